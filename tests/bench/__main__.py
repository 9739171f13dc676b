"""Measures everything but clicks, or the parts named on the command line: `python -m tests.bench rules storage`.

What was measured is written to `--out` as JSON, which `python -m tests.bench.compare` compares.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import orjson

from tests.bench.figures import Figure, beside_the_loop, table

PARTS = ("rules", "checkpoints", "storage", "service", "pictures", "startup", "lobby", "joined", "journal")
APART = ("clicks",)  # takes some minutes: `make bench-clicks`


def main() -> int:
    """Prints a table for each part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join((*PARTS, *APART)))
    parser.add_argument("--out", type=Path, help="the file for the figures as JSON")
    chosen = parser.parse_args()
    if unknown := sorted({*chosen.parts} - {*PARTS, *APART}):
        parser.error(f"there is no part {', '.join(unknown)}; there are {', '.join((*PARTS, *APART))}")
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; medians;")
    print("x: times as long as a fixed loop of Python beside it, or how often during that loop")
    measured: dict[str, list[Figure]] = {}
    for part in chosen.parts or PARTS:
        began = perf_counter()
        measured[part] = list(beside_the_loop(import_module(f"tests.bench.{part}").figures()))
        print(f"\n{part} ({perf_counter() - began:.0f} s)\n{table(measured[part])}", flush=True)
    if chosen.out:
        chosen.out.write_bytes(orjson.dumps(written(measured), option=orjson.OPT_INDENT_2))
    return 0


def written(measured: Mapping[str, Sequence[Figure]]) -> dict[str, Any]:
    """Returns the contents of a file: machine, commit, and the figures of each part."""
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    return {
        "commit": commit.stdout.strip(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "figures": [
            {"part": part, **asdict(figure), "ratio": figure.ratio}
            for part, figures in measured.items()
            for figure in figures
        ],
    }


if __name__ == "__main__":
    sys.exit(main())
