"""Lists the changes of a game's rules that no test notices.

    make mutate GAME=tyrants                    # 300 places drawn at random, the same ones for the same SEED
    make mutate GAME=tyrants COUNT=40 SEED=7
    make mutate GAME=tyrants ONLY=actions.py    # only places of paths with this in their names
    make mutate GAME=kit                        # what games share, by its own tests

A place is a comparison, a number, `and` or `or`, a `not`, or a statement that can be dropped; in the modules of rules,
not in words or autopilot. In content it is a number of an effect, or an effect of several that can be dropped. Each
change is tried by the tests that run its line, in a process that has collected them (`warm.py`); where none fails, or
where that says nothing, by all tests of the game in a process that imports it again (`afresh.py`). Only a test that
fails counts, also one that never ends. What survives is a rule without a test, or means the same: then it is named in
`equivalent.txt`, with the reason, and not counted.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from random import Random
from time import monotonic

from tests.mutate.learning import learn
from tests.mutate.places import changes
from tests.mutate.trying import survivors

EQUIVALENT = Path(__file__).with_name("equivalent.txt")


def equivalent() -> dict[str, str]:
    """Changes that mean the same, each with its reason, by their names."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    stated = [line.partition("  # ") for line in lines if line and not line.startswith("#")]
    return {name: why for name, _, why in stated}


def main() -> int:
    """Lists the survivors; returns 1 if the tests fail without any change."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="a part of a path")
    chosen = parser.parse_args()
    same = equivalent()
    every = [each for each in changes(chosen.game) if chosen.only in each.path]
    counted = [each for each in every if each.name not in same]
    drawn = Random(chosen.seed).sample(counted, min(chosen.count, len(counted)))
    began = monotonic()
    survived = 0
    try:
        known = learn(chosen.game)
        print(f"{len(known.seconds)} tests, {len(every)} places, {len(every) - len(counted)} of them equivalent")
        for number, (change, survives) in enumerate(survivors(chosen.game, drawn, known, chosen.workers), 1):
            survived += survives
            print(f"{number:4} {'SURVIVED' if survives else 'noticed '} {change}", flush=True)
    except RuntimeError as error:
        print(f"The tests fail without any change:\n{error}", file=sys.stderr)
        return 1
    share = survived / max(len(drawn), 1)
    print(f"{chosen.game}: {survived} of {len(drawn)} changes survived ({share:.1%}), {monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
