"""The Market between two Missions of Story Mode (STORY)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Hero, State
from engine.games.massive_darkness.story.market import hold_market
from tests.games.massive_darkness.position import Play, hero, position

# By Level: t001 to t021 are of Level 1, t042 to t058 of 2, t078 of 3, t112 of 4, t145 to t148 of 5.


def market(*heroes: Hero, chance: Mapping[str, Sequence[Any]] | None = None, **changes: Any) -> Play:
    """Returns the Market Phase of these Heroes; decks are in the listed order."""
    return Play(position(*heroes, story=True, active=None, phase="aftermath", **changes), hold_market, chance)


def stalls(state: State) -> list[int]:
    return [content().cards[card].level for card in state.market]


@pytest.mark.rule("MD-STORY-30", "MD-STORY-32")
def test_market_has_cards_of_level_1_of_the_lowest_hero_and_of_each() -> None:
    bjorn = hero("c2", skills=["shadow_barbarian.health_boost.0", "shadow_barbarian.health_boost.1"])
    elias = hero("c2", hero_class="battle_wizard", skills=["battle_wizard.health_boost.0"])
    play = market(bjorn, elias)
    assert stalls(play.state) == [1, 1, 2, 2, 3, 2]
    assert play.key == "market.deal"
    assert play.session.waiting_for == (0, 1)


@pytest.mark.rule("MD-STORY-31", "MD-ITEM-03", "MD-ITEM-04")
def test_traps_and_luck_are_replaced() -> None:
    play = market(hero("c2"), chance={"deck.treasures": [["t011", "t016", "t001", "t003", "t005"]]})
    assert play.state.market == ["t001", "t003", "t005"]
    assert play.state.decks.treasures[0].discard == ["t011", "t016"]


@pytest.mark.rule("MD-STORY-30", "MD-SETUP-04")
def test_all_cards_that_no_hero_has_make_new_decks() -> None:
    """Also those that were discarded, and what Enemies carried."""
    decks = position(hero("c2")).decks
    cards = sorted(decks.treasures[0].draw)
    decks.treasures[0].discard, decks.treasures[0].draw = decks.treasures[0].draw[:9], []
    state = market(hero("c2", pack=["t001"]), decks=decks).state
    first = state.decks.treasures[0]
    assert sorted(["t001", *state.market, *first.draw, *first.discard]) == cards


@pytest.mark.rule("MD-STORY-33", "MD-STORY-39")
def test_heroes_hand_cards_to_each_other_freely() -> None:
    play = market(hero("c2", pack=["t042"]), hero("a6"))
    play.pick("pass:t042:h1")
    assert play.hero(1).pack == ["t042"]
    play.pick("done", seat=0).pick("pass:t042:h0", seat=1)
    assert play.session.waiting_for == (0, 1)


@pytest.mark.rule("MD-STORY-34", "MD-STORY-35")
@pytest.mark.parametrize(("card", "xp"), [("t001", 1), ("t042", 1), ("t078", 2), ("t112", 2), ("a001", 2), ("se05", 1)])
def test_card_is_sold_once_for_half_its_level(card: str, xp: int) -> None:
    play = market(hero("c2", pack=[card, "t148"]))
    play.pick(f"sell:{card}")
    assert (play.hero().xp, play.hero().micro_xp) == (xp, 0)
    assert play.hero().inventory == ["t148"]
    assert play.verbs("sell") == []


@pytest.mark.rule("MD-EX-48")
def test_card_of_level_5_is_worth_3_xp() -> None:
    play = market(hero("c2", pack=["t148"], micro_xp=4)).pick("sell:t148")
    assert (play.hero().xp, play.hero().micro_xp) == (3, 4)
    assert play.state.decks.treasures[4].discard == ["t148"]


@pytest.mark.rule("MD-STORY-36")
def test_one_card_for_one() -> None:
    play = market(hero("c2", pack=["t042"]))
    assert play.verbs("take") == []
    first = play.pick("give:t042").state.market[0]
    assert play.state.decks.treasures[1].discard == ["t042"]
    play.pick(f"take:{first}")
    assert play.hero().pack == [first]
    assert len(play.state.market) == 2


@pytest.mark.rule("MD-STORY-36", "MD-STORY-37")
def test_one_card_for_two_of_its_levels_together() -> None:
    play = market(hero("c2", pack=["t078"])).pick("give:t078")
    taken = play.state.market[:2]
    play.pick(f"take:{taken[0]}", f"take:{taken[1]}")
    assert play.hero().pack == taken
    assert play.verbs("take") == play.verbs("give") == []


@pytest.mark.rule("MD-STORY-36")
def test_two_of_level_1_are_too_much_for_one_of_level_1() -> None:
    play = market(hero("c2", pack=["t001", "t003"])).pick("give:t001")
    play.pick(f"take:{play.state.market[0]}")
    assert play.verbs("take") == play.verbs("give") == []


@pytest.mark.rule("MD-STORY-36", "MD-EX-49")
def test_two_cards_for_one_of_their_levels_together() -> None:
    best = hero("c2", hero_class="battle_wizard", pack=["t042", "t078"], skills=["battle_wizard.evocation.2"])
    play = market(best)
    wanted = play.state.market[-1]
    assert content().cards[wanted].level == 5
    play.pick("give:t042")
    assert wanted not in play.verbs("take")
    play.pick("give:t078", f"take:{wanted}")
    assert play.hero().pack == [wanted]
    assert play.verbs("take") == play.verbs("give") == []


@pytest.mark.rule("MD-STORY-36")
def test_at_most_two_cards_can_be_laid_down() -> None:
    play = market(hero("c2", pack=["t001", "t003", "t005"])).pick("give:t001")
    assert play.verbs("give") == ["t003", "t005"]
    assert play.pick("give:t003").verbs("give") == []


@pytest.mark.rule("MD-STORY-37")
@pytest.mark.parametrize("laid_down", [True, False])
def test_unused_laid_down_cards_are_lost(laid_down: bool) -> None:
    """Another Hero brings it back to the Market by passing a card on; who had not begun to trade still may."""
    play = market(hero("c2", pack=["t042", "t001"]), hero("a6", pack=["t003"]))
    if laid_down:
        play.pick("give:t042", seat=0)
    play.pick("done", seat=0).pick("pass:t003:h0", seat=1)
    play.pick("done", seat=1)
    assert play.seats == (0,)
    assert play.verbs("take") == []
    assert play.verbs("give") == ([] if laid_down else ["t042", "t001", "t003"])


@pytest.mark.rule("MD-STORY-36")
def test_card_above_laid_down_level_cannot_be_taken() -> None:
    play = market(hero("c2", pack=["t001"], skills=["shadow_barbarian.health_boost.0"])).pick("give:t001")
    assert {content().cards[card].level for card in play.verbs("take")} == {1}


@pytest.mark.rule("MD-STORY-43", "MD-Q-72")
def test_untaken_cards_leave_the_game() -> None:
    play = market(hero("c2"))
    left = list(play.state.market)
    play.pick("done")
    assert play.over
    assert (play.state.market, play.state.bargains) == ([], [])
    assert play.state.decks.treasures[0].discard == left


@pytest.mark.rule("MD-STORY-39")
def test_afterwards_heroes_reorganize_freely() -> None:
    play = market(hero("c2", pack=["t028"])).pick("done")
    assert play.key == "item.reorganize"
    assert play.pick("equip:t028").hero().hands == ["t028"]


@pytest.mark.rule("MD-STORY-19", "MD-STORY-40", "MD-STORY-18")
def test_each_hero_keeps_six_cards_and_one_artifact() -> None:
    items = ["t007", "t008", "t013", "t017", "t019", "a001", "a002"]
    play = market(hero("c2", pack=items)).pick("done")
    assert (play.key, play.verbs("discard")) == ("keeping.artifacts", ["a001", "a002"])
    play.pick("discard:a002")
    assert play.over
    assert len(play.hero().inventory) == 6


@pytest.mark.rule("MD-STORY-41", "MD-Q-55")
def test_hero_with_cards_of_high_levels_only_may_swap_them() -> None:
    play = market(hero("c2", pack=["t148", "t145"]), hero("c2", pack=["t148", "t008"])).pick("done", "done")
    assert (play.key, play.session.waiting_for) == ("keeping.swap", (0,))
    play.pick("swap:t148:se13", "equip:se13", "done")
    assert play.over
    assert play.hero().body == "se13"
    assert play.hero().pack == ["t145"]
