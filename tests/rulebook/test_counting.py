"""The ledgers can be read, and only a passing test counts for a rule."""

from __future__ import annotations

import pytest

from tests.rulebook.__main__ import not_yet, report
from tests.rulebook.ledger import Ledger, all_games, read_ledger
from tests.rulebook.recorder import Recorder

pytest_plugins = ["pytester"]

SOME = Ledger(
    "some",
    {"SO-MOVE-01": "A piece moves.", "SO-MOVE-02": "It may stay.", "SO-EX-01": "It moves.", "SO-Q-01": "May it jump?"},
)

TESTS = """
import pytest

@pytest.mark.rule("SO-MOVE-01", "SO-EX-01")
def test_moves(): pass

@pytest.mark.rule("SO-MOVE-02")
def test_stays(): pass

@pytest.mark.rule("SO-MOVE-02")
def test_stays_still(): assert False

@pytest.mark.rule("SO-TYPO-01")
def test_typo(): pass
"""


@pytest.mark.parametrize("game", all_games())
def test_ledger_has_rules_examples_and_rulings_of_one_game(game: str) -> None:
    ledger = read_ledger(game)
    assert len(ledger.rules) > 200 and ledger.examples and ledger.rulings
    assert len({each[:2] for each in ledger.statements}) == 1


def test_ledger_of_tyrants_is_read_whole() -> None:
    """325 lines of docs/rules/tyrants.md begin with an id: 7 worked examples, 27 rulings, and 291 rules."""
    ledger = read_ledger("tyrants")
    assert (len(ledger.rules), len(ledger.examples), len(ledger.rulings)) == (291, 7, 27)
    assert ledger.statements["TY-SETUP-05"] == "With 4 players all three sections are in play."


def test_only_passing_tests_count(pytester: pytest.Pytester) -> None:
    """An id with one passing and one failing test is not shown; an id that no ledger has is found."""
    pytester.makepyfile(TESTS)
    recorder = Recorder()
    pytester.inline_run("-p", "no:cacheprovider", "-p", "no:asyncio", plugins=[recorder])
    assert recorder.shown == {"SO-MOVE-01", "SO-EX-01", "SO-TYPO-01"}
    assert recorder.unknown(SOME.statements) == {"SO-TYPO-01"}
    assert [each.rpartition("::")[2] for each in recorder.broken] == ["test_stays_still"]


def test_report_lists_missing_evidence() -> None:
    assert report(SOME, {"SO-MOVE-01", "SO-EX-01"}) == [
        "some: 1 of 2 rules, 1 of 1 worked examples, 0 of 1 rulings have a passing test",
        "  rules and worked examples without one:",
        "    SO-MOVE-02 It may stay.",
        "  rulings (the rules that follow from them are counted above) without one:",
        "    SO-Q-01 May it jump?",
    ]
    assert not_yet(SOME) == "some: not yet playable; 2 rules and 1 worked examples wait"
