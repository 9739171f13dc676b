"""Names of content ids, and sentences from the content."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain

from engine.games.fireteam_zero.model.content import content, read_mission
from engine.games.fireteam_zero.model.mission import Mission
from engine.kit.named import Named
from engine.kit.names import name_in
from engine.table import Text


@cache
def names(locale: str) -> Mapping[str, str | Text]:
    """Heroes, specialists, roles, cards, creatures, threats, events, missions with their places and tokens, and
    operations. What else content says has an id of its own: `leader.plays`, `river_crossing.text`."""
    every = content()
    return {
        **{piece.id: name_in(locale, piece.name) for piece in _pieces()},
        **{each: name for mission in every.missions.values() for each, name in _of_mission(mission, locale)},
        **{f"{role.id}.plays": name_in(locale, role.plays) for role in every.roles.values()},
        **{f"{each.id}.short": each.callsign for each in every.specialists.values()},
        **{f"{each.id}.field": name_in(locale, each.field) for each in every.specialists.values()},
        **{f"{each.id}.text": name_in(locale, each.text) for each in every.operations.values()},
    }


def own_names(text: str, locale: str) -> Mapping[str, str | Text]:
    """Returns the names of a custom mission."""
    return dict(_of_mission(read_mission(text), locale))


def _of_mission(mission: Mission, locale: str) -> Iterator[tuple[str, str]]:
    """A mission and its text, its objectives and discoveries, places and board tokens."""
    yield mission.id, name_in(locale, mission.name)
    yield f"{mission.id}.text", name_in(locale, mission.text)
    yield from ((each.id, name_in(locale, each.name)) for each in mission.objectives)
    yield from ((f"{each.id}.short", name_in(locale, each.short or each.name)) for each in mission.objectives)
    yield from ((card.id, name_in(locale, card.name)) for _, card in mission.discoveries.values())
    yield from ((place.id, name_in(locale, place.name)) for place in mission.places)
    yield from ((tokens.id, name_in(locale, tokens.name)) for tokens in mission.tokens)


def _pieces() -> Iterator[Named]:
    every = content()
    kinds: Sequence[Mapping[str, Named]] = (
        every.roles,
        every.heroes,
        every.specialists,
        every.cards,
        every.focus,
        every.families,
        every.creatures,
        every.threats,
        every.events,
        every.operations,
    )
    return chain.from_iterable(kind.values() for kind in kinds)
