"""Prints, for each game, how many rules of its ledger have a passing test, and lists those without."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import StringIO
from textwrap import shorten

import pytest

from engine.games import keys
from tests.rulebook.ledger import Ledger, all_games, read_ledger
from tests.rulebook.recorder import Recorder

ARGUMENTS = ("-m", "rule and not soak", "-p", "no:cacheprovider", "--continue-on-collection-errors", "tests")


def main() -> int:
    """0, or 1 when a test of a rule fails or names an id that no ledger has."""
    recorder = Recorder()
    with redirect_stdout(StringIO()):
        pytest.main(list(ARGUMENTS), plugins=[recorder])
    ledgers = [read_ledger(game) for game in all_games()]
    for ledger in ledgers:
        print("\n".join(report(ledger, recorder.shown) if ledger.game in keys() else [not_yet(ledger)]))
    unknown = recorder.unknown(each for ledger in ledgers for each in ledger.statements)
    for each in sorted(unknown):
        print(f"a test names {each}, which no ledger has")
    for each in recorder.broken:
        print(f"failed: {each}")
    return 1 if unknown or recorder.broken else 0


def report(ledger: Ledger, shown: set[str]) -> list[str]:
    """The counts of a playable game, and what is not shown."""
    parts = {"rules": ledger.rules, "worked examples": ledger.examples, "rulings": ledger.rulings}
    counts = [f"{len(shown & set(ids))} of {len(ids)} {name}" for name, ids in parts.items()]
    lines = [f"{ledger.game}: {', '.join(counts)} have a passing test"]
    lines += _without("rules and worked examples", ledger, [*ledger.rules, *ledger.examples], shown)
    lines += _without("rulings (the rules that follow from them are counted above)", ledger, ledger.rulings, shown)
    return lines


def _without(what: str, ledger: Ledger, ids: Sequence[str], shown: set[str]) -> list[str]:
    missing = [each for each in ids if each not in shown]
    if not missing:
        return []
    return [f"  {what} without one:", *(f"    {each} {shorten(ledger.statements[each], 100)}" for each in missing)]


def not_yet(ledger: Ledger) -> str:
    """Returns the line of a game that has a ledger and no rules in code yet."""
    return f"{ledger.game}: not yet playable; {len(ledger.rules)} rules and {len(ledger.examples)} worked examples wait"


if __name__ == "__main__":
    sys.exit(main())
