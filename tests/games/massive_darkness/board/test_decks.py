"""Decks and discard piles (DECK)."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.board.decks import (
    discard,
    draw,
    draw_artifact,
    draw_guard,
    draw_treasure,
)
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Pile, State
from engine.table import Table
from tests.games.massive_darkness.position import Play, position


def drawing(state: State, kind: str, level: int = 1) -> Play:
    """One card of a kind is drawn in this position."""

    async def rule(table: Table, state: State) -> str | None:
        if kind == "guard":
            return await draw_guard(table, state, level)
        if kind == "treasure":
            return await draw_treasure(table, state, level)
        if kind == "artifact":
            return await draw_artifact(table, state)
        return await draw(table, getattr(state.decks, kind), f"deck.{kind}")

    return Play(state, rule)


@pytest.mark.rule("MD-DECK-01", "MD-DECK-06")
def test_card_goes_to_the_discard_pile_of_its_type_and_level() -> None:
    state = position()
    for card in ("g015", "t001", "t060", "e01", "d01", "a001", "rm01", "rm07"):
        discard(state, card)
    guard, late = content().guards["g015"].level, content().cards["t060"].level
    assert guard is not None
    assert state.decks.guards[guard - 1].discard == ["g015"]
    assert state.decks.treasures[0].discard == ["t001"]
    assert state.decks.treasures[late - 1].discard == ["t060"]
    assert state.decks.events.discard == ["e01"]
    assert state.decks.doors.discard == ["d01"]
    assert state.decks.artifacts.discard == ["a001"]
    assert state.decks.minor.discard == ["rm01"]
    assert state.decks.major.discard == ["rm07"]


@pytest.mark.rule("MD-DECK-02", "MD-Q-05")
@pytest.mark.parametrize("kind", ["events", "doors", "minor", "major"])
def test_exhausted_deck_is_reshuffled_when_needed(kind: str) -> None:
    state = position()
    deck = getattr(state.decks, kind)
    deck.draw, deck.discard = deck.draw[:1], deck.draw[1:3]
    last, first = deck.draw[0], deck.discard[0]
    play = drawing(state, kind)
    assert play.value == last
    assert getattr(play.state.decks, kind) == Pile([], deck.discard)
    assert play.asked_chance == []
    again = drawing(play.state, kind)
    assert again.value == first
    assert [ask.kind for ask in again.asked_chance] == ["shuffle"]
    assert getattr(again.state.decks, kind) == Pile(deck.discard[1:], [])


@pytest.mark.rule("MD-DECK-03", "MD-DECK-04")
@pytest.mark.parametrize("kind", ["guard", "treasure"])
def test_exhausted_deck_of_level_1_to_4_gives_way_to_the_next(kind: str) -> None:
    state = position()
    piles = state.decks.guards if kind == "guard" else state.decks.treasures
    for level in (1, 2):
        piles[level - 1].draw, piles[level - 1].discard = [], piles[level - 1].draw
    expected = piles[2].draw[0]
    play = drawing(state, kind, level=1)
    assert play.value == expected
    assert play.asked_chance == []
    now = play.state.decks.guards if kind == "guard" else play.state.decks.treasures
    assert now[0].draw == now[1].draw == []


@pytest.mark.rule("MD-DECK-05")
@pytest.mark.parametrize("kind", ["guard", "treasure"])
def test_decks_of_level_5_are_reshuffled(kind: str) -> None:
    state = position()
    piles = state.decks.guards if kind == "guard" else state.decks.treasures
    piles[3].draw = []
    piles[4].draw, piles[4].discard = [], piles[4].draw[:3]
    play = drawing(state, kind, level=4)
    assert play.value == piles[4].discard[0]
    assert [ask.kind for ask in play.asked_chance] == ["shuffle"]


@pytest.mark.rule("MD-Q-06")
@pytest.mark.parametrize("kind", ["guard", "treasure"])
def test_nothing_is_drawn_where_no_card_of_level_5_is_left(kind: str) -> None:
    state = position()
    state.decks.guards[4] = state.decks.treasures[4] = Pile()
    assert drawing(state, kind, level=5).value is None


@pytest.mark.rule("MD-DECK-07", "MD-Q-07")
def test_card_of_a_higher_level_keeps_that_level() -> None:
    state = position()
    state.decks.guards[0].draw = []
    card = drawing(state, "guard", level=1).value
    assert content().guards[card].level == 2
    discard(state, card)
    assert state.decks.guards[1].discard == [card]


@pytest.mark.rule("MD-DECK-08")
def test_artifact_is_the_top_card_of_its_deck() -> None:
    state = position()
    state.decks.artifacts = Pile(["a004", "a002"], ["a001"])
    assert drawing(state, "artifact").value == "a004"
    state.decks.artifacts = Pile([], ["a001"])
    assert drawing(state, "artifact").value == "a001"


@pytest.mark.rule("MD-Q-72")
def test_starting_equipment_that_is_given_up_returns_to_its_pool() -> None:
    state = position()
    before = state.decks.starting["se05"]
    discard(state, "se05")
    assert state.decks.starting["se05"] == before + 1
