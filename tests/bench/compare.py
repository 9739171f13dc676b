"""Compares two files of figures: `python -m tests.bench.compare BEFORE AFTER`.

Times and rates are compared by their ratios to the reference loop, so that two machines, or a machine that is busy and
one that is not, can be compared; sizes as they are.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import orjson

from tests.bench.figures import SECONDS

USAGE = "give two files that `make bench` has written: make bench-compare BEFORE=old.json AFTER=new.json"
NOTICED = 0.1  # a change by less may be chance


def main(arguments: list[str]) -> int:
    """Prints each figure that is in both files, and by how much it is better or worse."""
    if len(arguments) != 2:
        print(USAGE, file=sys.stderr)
        return 2
    try:
        before, after = (orjson.loads(Path(each).read_bytes()) for each in arguments)
        print("\n".join(compared(before, after)))
    except (OSError, orjson.JSONDecodeError, KeyError, TypeError) as error:
        print(f"{error!r}: {USAGE}", file=sys.stderr)
        return 2
    return 0


def compared(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """Returns the lines of the comparison."""
    old = {(each["part"], each["what"]): each for each in before["figures"]}
    new = {(each["part"], each["what"]): each for each in after["figures"]}
    lines = [f"{before['commit']} ({before['machine']}) -> {after['commit']} ({after['machine']})"]
    lines += [_line(old[key], new[key]) for key in new if key in old]
    lines += [f"only before: {part}: {what}" for part, what in old.keys() - new.keys()]
    return lines + [f"only after: {part}: {what}" for part, what in new.keys() - old.keys()]


def _line(old: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    first, second = (each["value"] if each["ratio"] is None else each["ratio"] for each in (old, new))
    factor = second / first if first else 1.0
    gain = factor if new["unit"].endswith("/s") else 1 / factor if factor else 1.0
    said = (
        "same"
        if abs(gain - 1) < NOTICED
        else f"{gain:.2f} times as good"
        if gain > 1
        else f"{1 / gain:.2f} times as bad"
    )
    mark = "x" if new["unit"] in SECONDS or new["unit"].endswith("/s") else new["unit"]
    return f"{new['part']:12} {new['what']:55} {first:10.4g} -> {second:10.4g} {mark:6} {said}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
