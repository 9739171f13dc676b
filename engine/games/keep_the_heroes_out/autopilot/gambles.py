"""When autopilot draws a guild card voluntarily: for a gamble, or an experiment in the Laboratory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from engine.games.keep_the_heroes_out.model.content import content, content_with
from engine.games.keep_the_heroes_out.model.pieces import CELLS, VAULT
from engine.games.keep_the_heroes_out.model.state import State

VAULT_TREASURE = 4
FEW_MAGES = 0.08  # an acceptable chance of a Mage if little can be lost
FEW_CARDS = 3  # with this many cards in hand, more are wanted


def gamble_is_safe(view: State) -> bool:
    """True if no Mage is likely to free enough heroes to lose the Vault."""
    heroes = {room: sum(hero.room == room for hero in view.heroes) for room in (CELLS, VAULT)}
    guards = {room: _guards(view, room) for room in (CELLS, VAULT)}
    danger = heroes[CELLS] + 1 + heroes[VAULT] - guards[CELLS]
    if danger < VAULT_TREASURE + guards[VAULT] - 1:
        return True
    mages = _mages_left(view)
    return mages == 0 or (mages < FEW_MAGES and danger < VAULT_TREASURE + guards[VAULT] + 1)


def _guards(view: State, room: str) -> int:
    return sum(
        content().clans[player.clan].vitality - monster.wounds
        for player in view.players
        for monster in player.monsters
        if monster.room == room
    )


def _mages_left(view: State) -> float:
    """Returns the probability that the next guild card is a Mage, from the scenario's deck and the discard pile."""
    return classes_left(view)["mage"] / max(1, len(view.guild_deck))


def classes_left(view: State) -> Counter[str]:
    """Counts the heroes in the guild deck by class."""
    known = content().hero_cards
    left: Counter[str] = Counter()
    for card, count in cards_left(view).items():
        if card in known:
            left[known[card].hero_class] += count
    return left


def cards_left(view: State) -> Mapping[str, int]:
    """Counts the cards in the guild deck, from the scenario's deck and the discard pile."""
    gone = [*view.guild_discard, *([view.guild_card] if view.guild_card else [])]
    return _cards_left(view.own, view.scenario, len(view.players), tuple(gone))


@lru_cache(maxsize=256)
def _cards_left(own: str, scenario: str, clans: int, gone: tuple[str, ...]) -> Mapping[str, int]:
    left = Counter(content_with(own).guild_deck(scenario, clans))
    left.subtract(gone)
    return +left
