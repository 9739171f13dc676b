"""Questions between turns: the public message never shows an answered one, and everyone who is asked is notified."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.campaigns import Situation
from engine.table import Ask, Option, Text
from engine.table.ask import Occasion
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import delivered, public, text_of, turn_cards, turn_text, until

A, B = 0, 1
WORDS = {
    "Do you block the card?": "ask-toy-block",
    "Do you lift the block?": "ask-toy-lift",
    "Whose lantern does the storm blow out?": "ask-toy-storm",
    "Which prize do you take?": "ask-toy-prize",
}
FIRST, SECOND, *_ = WORDS


def question(words: str, *seats: int, occasion: Occasion = "reaction", key: str = "", n: int = 0) -> Ask:
    """Returns a question with two options, asked of these seats in these words."""
    options = [Option("light", Text("toy-light")), Option("let", Text("toy-let"))]
    return Ask(key or words, seats, options, occasion, Text(WORDS[words]), mode="any", n=n)


@pytest.fixture
def ask(table: Table, monkeypatch: pytest.MonkeyPatch) -> Callable[[Ask], None]:
    """Makes the table show this question instead of its own, as soon as the turn message is looked at again."""
    lookup = table.bot.campaigns.lookup
    usual, present = lookup.situation, list[Ask]()

    async def situation(campaign: int) -> Situation:
        found = await usual(campaign)
        return replace(found, asks=list(present)) if present else found

    monkeypatch.setattr(lookup, "situation", situation)

    def put(asked: Ask) -> None:
        present[:] = [asked]

    return put


async def shown(table: Table, words: str) -> None:
    await table.bot.campaigns.outbox.wish(1)
    await until(lambda: words in turn_text(table.ana, table.thread), words, 10)
    await delivered(table.bot)


@pytest.mark.parametrize("occasion", ["reaction", "table"])
async def test_next_question_is_shown_while_panels_are_open(
    table: Table, ask: Callable[[Ask], None], occasion: Occasion
) -> None:
    asked = [(A, B), (A,), (A,), (A, B)]
    for n, (words, seats) in enumerate(zip(WORDS, asked, strict=True)):
        for user in (table.ana_id, table.rui_id):
            table.bot.services.choosing.opened(1, user)
        ask(question(words, *seats, occasion=occasion, key="same", n=n))
        await shown(table, words)
    assert len(turn_cards(table.ana, table.thread)) == 1


async def test_player_asked_again_is_notified_without_panel(table: Table, ask: Callable[[Ask], None]) -> None:
    """Rui has answered the first question in the thread; the second was asked before any message showed that."""
    ask(question(FIRST, A, B, n=1))
    await shown(table, FIRST)
    ana, rui = table.rings(table.ana), table.rings(table.rui)
    table.bot.services.choosing.opened(1, table.ana_id)
    ask(question(SECOND, A, B, n=2))
    await shown(table, SECOND)
    assert (table.rings(table.ana), table.rings(table.rui)) == (ana, rui + 1)
    assert len(turn_cards(table.rui, table.thread)) == 1
    assert SECOND in text_of(public(table.rui, table.thread)[-1])


async def test_same_question_rings_once(table: Table, ask: Callable[[Ask], None]) -> None:
    ask(question(FIRST, A, B, n=1))
    await shown(table, FIRST)
    rung = table.rings(table.ana), table.rings(table.rui)
    ask(question(FIRST, B, n=1))
    await shown(table, table.rui.mention)
    assert (table.rings(table.ana), table.rings(table.rui)) == rung
