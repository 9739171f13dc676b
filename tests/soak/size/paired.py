"""Compares the cost of a press with another checkout: `python -m tests.soak.size.paired BEFORE`.

BEFORE is a folder with the code before a change (`git worktree add BEFORE COMMIT`). Two bots run at the same time, one
with the code there and one with the code here, and people press in turn in the campaigns of one and of the other, for
some seconds each. So a busy machine slows both, and CPU time is what counts. Both use this Python. With
`--database URL` the second bot has that PostgreSQL database, which must be empty.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median, stdev
from tempfile import TemporaryDirectory

from bot.local_discord import Sandbox
from tests.bench.beside import is_up, seconds_of
from tests.bench.clicks import PEOPLE
from tests.bench.figures import Figure, table
from tests.end_to_end.playing import started
from tests.soak.size.arrivals import Crowd

HERE = Path(__file__).parents[3]
SERVE = """
import sys
from pathlib import Path
from tests.bench.beside import serve

class Warm:
    def set(self):
        print("warm", flush=True)

url, token, database = sys.argv[1:]
serve(url, token, database if "://" in database else Path(database), False, Warm())
"""


@dataclass
class Bot:
    """A bot, its people, and what each span of presses has cost."""

    crowd: Crowd
    process: int
    costs: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    async def pressed(self, rate: float, seconds: float) -> None:
        """Presses for a while, and notes CPU milliseconds a press."""
        before = seconds_of(self.process)
        pressed = await self.crowd.press(rate, seconds)
        self.costs.append(1000 * (seconds_of(self.process) - before) / len(pressed.times))
        self.waits.append(1000 * median(pressed.times))


def main() -> None:
    """Prints both costs and their difference."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, nargs="?", default=HERE, help="another checkout (default: this one)")
    parser.add_argument("--database", help="of the second bot, on a PostgreSQL server (default: a file)")
    parser.add_argument("--game", default="tyrants")
    parser.add_argument("--campaigns", type=int, default=64, help="in which people press")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rate", type=float, default=100, help="presses a second")
    parser.add_argument("--seconds", type=float, default=8)
    asyncio.run(_compare(parser.parse_args()))


async def _compare(chosen: argparse.Namespace) -> None:
    async with AsyncExitStack() as opened:
        folder = Path(opened.enter_context(TemporaryDirectory()))
        places = [(chosen.before.resolve(), str(folder / "a.db")), (HERE, chosen.database or str(folder / "b.db"))]
        bots = [await opened.enter_async_context(_bot(*place, chosen.game, chosen.campaigns)) for place in places]
        for round_ in range(chosen.rounds + 1):
            for each in bots[:: 1 if round_ % 2 else -1]:
                await each.pressed(chosen.rate, chosen.seconds)
        print(table(_figures(*bots)))


def _figures(before: Bot, now: Bot) -> Iterator[Figure]:
    for name, bot in (("before", before), ("now", now)):
        spread = f"{min(bot.costs[1:]):.2f} to {max(bot.costs[1:]):.2f}; median answer {median(bot.waits[1:]):.1f} ms"
        yield Figure(f"CPU a press, {name}", median(bot.costs[1:]), "ms", note=spread)
    changes = [100 * (b / a - 1) for a, b in zip(before.costs[1:], now.costs[1:], strict=True)]
    error = stdev(changes) / len(changes) ** 0.5 if len(changes) > 1 else 0.0
    yield Figure("difference", mean(changes), "%", note=f"+- {error:.1f}, of {len(changes)} pairs")


@asynccontextmanager
async def _bot(code: Path, database: str, game: str, campaigns: int) -> AsyncIterator[Bot]:
    """A running bot of this code with campaigns in play."""
    async with Sandbox() as sandbox:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-c", SERVE, sandbox.url, sandbox.token, database),
            cwd=code,
            env={**os.environ, "PYTHONPATH": str(code)},
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            assert process.stdout is not None
            await process.stdout.readline()
            await is_up(sandbox)
            threads = [await started(sandbox, *PEOPLE, game=game, name=f"Table {each}") for each in range(campaigns)]
            yield Bot(await Crowd.of(sandbox, threads), process.pid)
        finally:
            process.terminate()
            await process.wait()


if __name__ == "__main__":
    main()
