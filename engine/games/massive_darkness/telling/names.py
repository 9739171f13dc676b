"""Names of content ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from engine.games.massive_darkness.board.zones import board_of
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects_abilities import Ability, granted_by
from engine.kit.named import Named
from engine.kit.names import name_in
from engine.table import Text


@cache
def names(locale: str) -> Mapping[str, str | Text]:
    """Returns the names of cards, Enemies, Heroes, Classes, Skills and their steps, Missions, abilities (by what they
    are printed on), Zones and Doors; in English if the language has no name."""
    return {
        **{piece.id: name_in(locale, piece.name) for piece in _pieces()},
        **dict(_skills(locale)),
        **dict(_abilities(locale)),
        **dict(_places()),
    }


def _pieces() -> Iterator[Named]:
    every = content()
    for pieces in (
        every.cards,
        every.guards,
        every.monsters,
        every.heroes,
        every.classes,
        every.events,
        every.doors,
        every.missions,
    ):
        yield from pieces.values()


def _skills(locale: str) -> Iterator[tuple[str, str]]:
    """Yields the names of each Class's Skills by line, of a line's steps by number, and of their abilities."""
    for sheet in content().classes.values():
        for kind, skill in (("signature", sheet.signature), ("free", sheet.free)):
            yield f"{sheet.id}.{kind}", name_in(locale, skill.name)
            yield from _names_of_abilities(skill.abilities, name_in(locale, skill.name))
        for line in sheet.lines:
            yield f"{sheet.id}.{line.id}", name_in(locale, line.name)
            for number, step in enumerate(line.steps, 1):
                name = f"{name_in(locale, line.name)} {number}"
                yield step.id, name
                yield from _names_of_abilities(step.abilities, name)


def _abilities(locale: str) -> Iterator[tuple[str, str]]:
    every = content()
    for cards in (every.cards, every.guards, every.monsters, every.heroes, every.events):
        for card in cards.values():
            for ability in card.abilities:
                yield from _names_of_abilities((ability,), name_in(locale, ability.name or card.name))


def _names_of_abilities(abilities: tuple[Ability, ...], name: str) -> Iterator[tuple[str, str]]:
    """Yields abilities and the ones they grant, all with one name."""
    for ability in abilities:
        yield ability.id, name
        for effect in ability.effect:
            yield from _names_of_abilities(granted_by(effect), name)


def _places() -> Iterator[tuple[str, str]]:
    for mission in content().missions:
        board = board_of(mission)
        for zone, others in board.passages.items():
            yield zone, zone.upper()
            yield from ((door, door.upper()) for door in others.values() if door)
