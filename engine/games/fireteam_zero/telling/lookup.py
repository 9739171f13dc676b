"""Lookups: locations, changes there, and piles of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.fireteam_zero.model.content import content, mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import Hero, State


def places(view: State) -> Sequence[str]:
    """Returns every location of the board."""
    return board_of(view).locations


def changed(before: State, after: State) -> frozenset[str]:
    """Returns the locations where anything changed."""
    every = board_of(after).locations
    return frozenset(place for place in every if _contents(before, place) != _contents(after, place))


def _contents(view: State, place: str) -> tuple[object, ...]:
    heroes = [(hero.id, hero.down) for hero in view.heroes if hero.location == place]
    specialists = [each for each, there in view.specialists.items() if there == place]
    creatures = sorted((each.number, each.power) for each in view.creatures if each.location == place)
    tokens = sorted(token.name for token in view.tokens if token.location == place)
    searched = [token.number for token in view.spawn if token.location == place and token.searched]
    lying = sorted(each.id for each in view.discoveries if each.place == place)
    return heroes, specialists, creatures, tokens, searched, lying


def piles(view: State, seat: int) -> Mapping[str, Sequence[str]]:
    """Returns hand, focus cards and discard pile of a seat, of both its heroes if it has two, and before a mission that
    allows some the upgrade sets and focus cards of its role; then the threat cards in force and the found events, which
    are public."""
    found: dict[str, Sequence[str]] = {}
    own = [hero for hero in view.heroes if hero.seat == seat]
    for hero, of_hero in zip(own, ("", "-second"), strict=False):
        found |= {f"hand{of_hero}": hero.hand, f"focus{of_hero}": hero.focus, f"discard{of_hero}": hero.discard}
        if view.phase == "setup":
            found |= {f"{kind}{of_hero}": cards for kind, cards in _to_choose_from(view, hero).items()}
    events = [each for each in view.recon_discard if each in content().events]
    return {**found, "threats": view.threats, "events": events}


def _to_choose_from(view: State, hero: Hero) -> Mapping[str, Sequence[str]]:
    """Returns the upgrade sets and focus cards of a hero's role, if the mission allows some."""
    role, allowance = content().heroes[hero.id].role, mission_of(view).allowance
    sets = {"upgrades": content().upgrades(role)} if allowance.upgrade_sets else {}
    return sets | ({"focus": content().focus_cards(role)} if allowance.focus else {})


def in_sight(view: State, seat: int | None) -> Sequence[str]:
    """Returns the reader's hand and focus cards, the creatures on the board, threat cards, open discoveries and
    objectives, and the heroes."""
    own = [card for hero in view.heroes if hero.seat == seat for card in (*hero.hand, *hero.focus)]
    creatures = [creature.kind for creature in view.creatures]
    found = [each.id for each in view.discoveries]
    return [*own, *creatures, *view.threats, *found, *view.objectives, *(hero.id for hero in view.heroes)]
