"""Measures everything, or the parts named on the command line: `python -m tests.bench rules storage`."""

from __future__ import annotations

import os
import platform
import sys
from importlib import import_module

from tests.bench.figures import table

PARTS = ("rules", "checkpoints", "storage", "service", "pictures", "clicks", "startup")


def main() -> int:
    """Prints a table for each part."""
    wanted = sys.argv[1:] or PARTS
    unknown = set(wanted) - set(PARTS)
    if unknown:
        print(f"There is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; medians")
    for part in wanted:
        print(f"\n{part}\n{table(import_module(f'tests.bench.{part}').figures())}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
