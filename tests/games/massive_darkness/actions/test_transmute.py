"""MD-TRANSMUTE: three cards for a better one; MD-EX-17, MD-EX-18, MD-Q-26."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.menu import act, actions
from engine.games.massive_darkness.actions.trading import trade
from engine.games.massive_darkness.actions.transmute import can_transmute, transmute
from engine.games.massive_darkness.heroes.abilities import kit_of_hero
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import State
from engine.table import Table
from tests.games.massive_darkness.position import Play, hero, position

GOLD = "t014"  # counts as two cards
LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4, LEVEL_5 = "t001", "t067", "t082", "t117", "t165"
ARTIFACT = "a001"
BOOTS = "t055"  # an Item of Level 2


def transmuted(state: State) -> Play:
    """Seat 0 Transmutes."""
    return Play(state, lambda table, state: transmute(table, state, state.heroes[0]))


def drawn(play: Play, before: list[str]) -> list[str]:
    """Returns the cards that seat 0 has and had not."""
    cards = play.hero().inventory
    for each in before:
        if each in cards:
            cards.remove(each)
    return cards


def levels(cards: list[str]) -> list[int]:
    """Returns the Levels of cards."""
    return [content().cards[card].level for card in cards]


@pytest.mark.rule("MD-TRANSMUTE-01", "MD-ITEM-05")
@pytest.mark.parametrize(
    ("cards", "enough"),
    [([], False), (["se05", "se05"], False), (["se05", "se05", "se07"], True), ([GOLD], False), ([GOLD, "se05"], True)],
)
def test_cards_must_count_as_three(cards: list[str], enough: bool) -> None:
    state = position(hero("c2", pack=cards))
    assert can_transmute(state, state.heroes[0]) is enough


@pytest.mark.rule("MD-TRANSMUTE-02", "MD-EX-17")
def test_lowest_level_given_decides() -> None:
    play = transmuted(position(hero("c2", pack=[LEVEL_3, LEVEL_2, "t063"])))
    play.pick(f"discard:{LEVEL_3}", f"discard:{LEVEL_2}", "discard:t063")
    assert levels(play.hero().inventory) == [3]
    assert play.state.decks.treasures[2].discard == [LEVEL_3]
    assert play.state.decks.treasures[1].discard == [LEVEL_2, "t063"]


@pytest.mark.rule("MD-TRANSMUTE-03", "MD-EX-18", "MD-EQUIP-15")
def test_three_starting_cards_give_one_of_level_2() -> None:
    state = position(hero("c2", body="se13", hands=["se05"], pack=["se07"]))
    pool = dict(state.decks.starting)
    play = transmuted(state).pick("discard:se13", "discard:se05", "discard:se07")
    assert levels(play.hero().inventory) == [2]
    assert {card: play.state.decks.starting[card] - pool.get(card, 0) for card in ("se13", "se05", "se07")} == {
        "se13": 1,
        "se05": 1,
        "se07": 1,
    }


@pytest.mark.rule("MD-Q-26")
@pytest.mark.parametrize(
    ("cards", "level"),
    [([LEVEL_5, "t150", "t153"], 5), ([ARTIFACT, LEVEL_5, LEVEL_5], 5), ([LEVEL_4, ARTIFACT, "a002"], 5)],
)
def test_nothing_is_better_than_level_5_and_an_artifact_counts_as_level_4(cards: list[str], level: int) -> None:
    play = transmuted(position(hero("c2", pack=list(cards))))
    play.pick(*(f"discard:{card}" for card in cards))
    assert levels(play.hero().inventory) == [level]


@pytest.mark.rule("MD-Q-26")
def test_artifact_does_not_raise_lower_level() -> None:
    play = transmuted(position(hero("c2", pack=[LEVEL_3, ARTIFACT, "a002"])))
    play.pick(f"discard:{LEVEL_3}", f"discard:{ARTIFACT}", "discard:a002")
    assert levels(play.hero().inventory) == [4]
    assert play.state.decks.artifacts.discard == [ARTIFACT, "a002"]


@pytest.mark.rule("MD-ITEM-05")
def test_card_that_counts_twice_saves_one() -> None:
    play = transmuted(position(hero("c2", pack=[GOLD, LEVEL_3, "se05"])))
    play.pick(f"discard:{GOLD}", f"discard:{LEVEL_3}")
    assert "se05" in play.hero().inventory
    assert levels(drawn(play, ["se05"])) == [2]


@pytest.mark.rule("MD-TRANSMUTE-04")
def test_new_card_can_be_worn_at_once() -> None:
    state = position(hero("c2", body="se13", pack=["se05", "se07"]))
    state.decks.treasures[1].draw.insert(0, "t063")
    play = transmuted(state).pick("discard:se13", "discard:se05", "discard:se07")
    assert play.key == "item.reorganize"
    assert play.pick("equip:t063").hero().hands == ["t063"]


@pytest.mark.rule("MD-TRANSMUTE-06", "MD-ACT-04")
def test_transmute_is_free_and_accepts_worn_cards() -> None:
    state = position(hero("c2", body="se13", hands=["se05", "se07"]))

    async def rule(table: Table, state: State) -> None:
        menu = actions(state, state.heroes[0], kit_of_hero(state, state.heroes[0]))
        chosen = next(option for option in menu if option.id == "transmute")
        await act(table, state, state.heroes[0], chosen.value)

    play = Play(state, rule).pick("discard:se13", "discard:se05", "discard:se07")
    assert play.state.activation is not None and play.state.activation.actions == 3
    assert (play.hero().body, play.hero().hands) == (None, [])


@pytest.mark.rule("MD-TRANSMUTE-05")
def test_transmute_does_not_end_a_trade() -> None:
    state = position(hero("c2", pack=["se05", "se07", "se09"]), hero("c2"))
    state.decks.treasures[1].draw.insert(0, BOOTS)
    play = Play(state, lambda table, state: trade(table, state, state.heroes[0]))
    play.pick("transmute", "discard:se05", "discard:se07", "discard:se09")
    assert play.key == "item.trade"
    play.pick(f"pass:{BOOTS}:h0", "done")
    assert play.over and play.hero(1).inventory == [BOOTS]
