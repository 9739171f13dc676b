"""In random play of all Missions no card is lost or doubled, no figure is there twice, and no limit is passed."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.games.massive_darkness.board.decks import piles
from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.heroes.abilities import maximum_life
from engine.games.massive_darkness.missions.m10 import EMISSARY
from engine.games.massive_darkness.model.content import MISSIONS, content
from engine.games.massive_darkness.model.state import MICRO_XP, MOST_XP, Hero, State
from tests.playing import deal, random_steps
from tests.sampled import some


def printed() -> Counter[str]:
    """Returns how many there are of each Equipment, Guard and Roaming Monster card."""
    every = content()
    return Counter({card.id: card.copies for card in every.cards.values()}) + Counter([*every.guards, *every.monsters])


def cards(state: State) -> Counter[str]:
    """Where these cards are: in decks and discard piles, with Heroes, on the board."""
    found = Counter(state.decks.starting)
    for _, pile in piles(state.decks):
        found.update([*pile.draw, *pile.discard])
    for hero in state.heroes:
        found.update(hero.inventory)
    for enemy in state.enemies:
        found.update([enemy.card, *enemy.equipment, *([enemy.borrowed] if enemy.borrowed else [])])
    return Counter({card: found[card] for card in printed() if found[card]})


def set_aside(state: State) -> set[str]:
    """Returns the cards of the Dark Emissary (MD-Q-78)."""
    return {each.id for each in content().monsters.values() if state.mission == "m10" and each.type == EMISSARY}


def check_hero(state: State, hero: Hero) -> None:
    """Limits of the dashboard (MD-LIFE-02, MD-XP-06, MD-STORY-03, MD-EQUIP-04, MD-EQUIP-05)."""
    assert 0 <= hero.life <= hero.max_life == maximum_life(state, hero) <= 7
    assert 0 <= hero.xp <= MOST_XP and 0 <= hero.micro_xp < MICRO_XP
    slots = [content().cards[card].slot for card in hero.hands]
    assert slots in ([], ["hand"], ["hand", "hand"], ["two_hands"])
    assert hero.body is None or content().cards[hero.body].slot == "body"
    assert hero.zone not in state.removed_zones


def check_figures(state: State) -> None:
    """The supply of miniatures is never exceeded (MD-SETUP-10, MD-SETUP-11), and no figure lives without Life."""
    kinds = {enemy.number: content().enemy(enemy.card).type for enemy in state.enemies}
    assert max(Counter(kinds[enemy.number] for enemy in state.enemies if enemy.life).values(), default=0) <= 1
    for kind in set(kinds.values()):
        minions = sum(len(enemy.minions) for enemy in state.enemies if kinds[enemy.number] == kind)
        assert not minions or minions <= content().miniatures[kind]
    for enemy in state.enemies:
        assert enemy.life > 0 or enemy.minions
        assert len(enemy.equipment) <= 1 and enemy.zone not in state.removed_zones


@pytest.mark.rule("MD-SETUP-08", "MD-DECK-06")
@pytest.mark.parametrize(("mission", "mode", "seats"), some([*product(MISSIONS, ["normal", "story"], [1, 4])], 6))
def test_cards_and_figures_keep_their_numbers(mission: str, mode: str, seats: int) -> None:
    session = deal(GAME, seats, seats, {"mission": mission, "mode": mode})
    for _ in random_steps(session, seats):
        state: State = session.state
        if session.asks and session.asks[0].key == "hero.action":
            assert cards(state) + Counter(set_aside(state) - cards(state).keys()) == printed()
            check_figures(state)
            for hero in state.heroes:
                check_hero(state, hero)
