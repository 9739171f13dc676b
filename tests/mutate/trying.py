"""Tries changes with the tests of a game: in a process that has collected everything, and in a new one if that is
inconclusive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.mutate import afresh, warm
from tests.mutate.learning import Known
from tests.mutate.places import Change
from tests.mutate.processes import start, wait, work_off

NOTHING = Change("tests/mutate/__init__.py", -1, 0, frozenset(), "nothing")
FAILED, INTERRUPTED = 1, 2  # exit codes of pytest


def survivors(game: str, drawn: Sequence[Change], known: Known, workers: int) -> Iterator[tuple[Change, bool]]:
    """Yields each change as soon as it is known whether it survives all tests. Raises RuntimeError if they fail without
    any change."""
    likely = {number: known.first(change) for number, change in enumerate(drawn)}
    for number, failed in warm.tried(game, drawn, known, workers):
        if failed and not known.runs_early(drawn[number]):
            del likely[number]
            yield drawn[number], False
        else:
            likely[number] = [failed] if failed else []
    afresh.prepare(known)
    if _fails(wait(start(afresh.tried(NOTHING, known.all(NOTHING), known)))):
        raise RuntimeError("They fail in a process that has everything imported.")
    for everything in (False, True):
        jobs = [
            (number, afresh.tried(drawn[number], known.all(drawn[number]) if everything else tests, known))
            for number, tests in likely.items()
            if everything or tests
        ]
        for number, outcome in work_off(iter(jobs), workers):
            if _fails(outcome):
                del likely[number]
                yield drawn[number], False
    for number in likely:
        yield drawn[number], True


def _fails(outcome: int) -> bool:
    """True if a test failed: a change that could not be tried to the end survives."""
    return outcome in (FAILED, INTERRUPTED)
