"""A missing or broken text is replaced by plain words; it never stops play, messages, the log or an undo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.host.metrics import MISSING_TEXTS
from engine.words import missing
from engine.words.messages import Messages, MissingText
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import delivered, labels, posts, press, text_of, turn_cards, turn_text, until

REMOVED = {"ask-toy-action", "ask-toy-end", "toy-light", "toy-lit", "toy-status"}
UNSAYABLE = {"toy-seat", "post-phase", "chronicle-turn"}


@pytest.fixture
def incomplete(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Some messages are gone from the catalogue, and some cannot be formatted."""
    has, say = Messages.has, Messages.say

    def says(self: Messages, key: str, args: dict[str, object]) -> str:
        if key in UNSAYABLE:
            raise MissingText(key)
        return say(self, key, args)

    monkeypatch.setattr(Messages, "has", lambda self, key: key not in REMOVED and has(self, key))
    monkeypatch.setattr(Messages, "say", says)
    with missing.lenient():
        yield


def counted() -> float:
    return sum(each.value for metric in MISSING_TEXTS.collect() for each in metric.samples if "_total" in each.name)


@pytest.mark.usefixtures("incomplete")
async def test_play_log_and_undo_work_with_missing_texts(table: Table) -> None:
    before = counted()
    panel = await table.panel(table.ana)
    assert "Toy action" in panel.text and "Toy light" in labels(panel.message)
    lit = await table.ana.click(panel, "Toy light")
    undone = await press(table.ana, lit, "undo")
    assert "Undone: Toy light." in undone.text
    for label in ("Toy light", "Toy light", "End turn"):
        panel = await table.ana.click(panel, label)
    rui = table.rui.mention
    await until(lambda: rui in turn_text(table.ana, table.thread), "Rui's turn message")
    await delivered(table.bot)
    assert any("Toy lit" in text_of(each) for each in posts(table.ana, table.thread))
    log = await table.rui.slash("log", channel=table.thread)
    assert "Toy lit" in log.text
    assert (await press(table.rui, turn_cards(table.rui, table.thread)[-1], "act")).text.count("Toy action") == 1
    assert counted() > before
