"""Compares the cost of pictures with another checkout: `python -m tests.pictures.paired BEFORE`.

BEFORE is a folder with the code before a change (`git worktree add BEFORE COMMIT`). Both draw every declared picture
at several moments of a chapter of each game, in turn, in a new process each time. No moment is drawn twice in a
process, so a cached picture is no advantage. CPU time counts. Both use this Python, and the kinds that both have are
compared.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import fmean, median

import orjson

HERE = Path(__file__).parents[2]
DRAW = """
import json
from itertools import islice
from time import process_time
from engine.games import find
from renders import find as pictures_of
from renders.job import Job, render, warm
from tests.bench.pictures import LARGEST
from tests.playing import deal, random_steps

FIRST, APART, MOMENTS, WARM = 400, 12, 9, 4
costs, sizes = {}, {}
for key, options in LARGEST.items():
    game = find(key)
    warm(key)
    session = deal(game, max(game.seat_counts), 3, options=options)
    steps = random_steps(session, 3, checked=False)
    for _ in islice(steps, FIRST):
        pass
    for moment in range(MOMENTS):
        for _ in islice(steps, APART):
            pass
        view = game.view(session.state, 0)
        place = next(iter(game.places(view)), None)
        for name, picture in pictures_of(key).items():
            if name != "asked" and getattr(picture, "shows", "") != "since":
                job = Job.of(game, name, view, seat=0, place=place, result=session.result)
                began = process_time()
                data = render(job)
                if moment >= WARM:
                    costs.setdefault(f"{key} {name}", []).append(1000 * (process_time() - began))
                    sizes[f"{key} {name}"] = len(data) / 1024
print(json.dumps({"costs": costs, "sizes": sizes}))
"""
Costs = Mapping[str, list[float]]


def main() -> None:
    """Prints the cost of every kind in both checkouts, and the ratio of the means."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="another checkout")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    pairs = [tuple(_drawn(each) for each in (chosen.before.resolve(), HERE)) for _ in range(chosen.rounds)]
    kinds = [kind for kind in pairs[0][0]["costs"] if kind in pairs[0][1]["costs"]]
    before, now = (
        {kind: fmean(map(median, zip(*(pair[side]["costs"][kind] for pair in pairs), strict=True))) for kind in kinds}
        for side in (0, 1)
    )
    for kind in kinds:
        sizes = [pairs[0][side]["sizes"][kind] for side in (0, 1)]
        print(f"{kind:36} {before[kind]:6.1f} -> {now[kind]:6.1f} ms   {sizes[0]:4.0f} -> {sizes[1]:4.0f} KB")
    ratios = [_mean(pair[1]["costs"], kinds) / _mean(pair[0]["costs"], kinds) for pair in pairs]
    print(f"mean of {len(kinds)} kinds: {fmean(before.values()):.1f} -> {fmean(now.values()):.1f} ms")
    print(f"ratio {median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f}, {len(ratios)} pairs)")


def _drawn(code: Path) -> dict[str, Costs]:
    done = subprocess.run(
        [sys.executable, "-c", DRAW], cwd=code, env={**os.environ, "PYTHONPATH": str(code)}, capture_output=True
    )
    if done.returncode:
        sys.exit(done.stderr.decode())
    found: dict[str, Costs] = orjson.loads(done.stdout.splitlines()[-1])
    return found


def _mean(costs: Costs, kinds: list[str]) -> float:
    return fmean(fmean(costs[kind]) for kind in kinds)


if __name__ == "__main__":
    main()
