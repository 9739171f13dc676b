"""What content ids are called, and the sentences that content brings along."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain

from engine.games.fireteam_zero.content import content
from engine.kit.content import name_in
from engine.kit.named import Named
from engine.table import Text


@cache
def names(locale: str) -> Mapping[str, str | Text]:
    """Heroes, specialists, roles, cards, creatures, threats, events, missions with their places and tokens, and
    operations. A sentence of content has its id: `leader.plays`, `river_crossing.text`."""
    every = content()
    return {
        **{piece.id: name_in(locale, piece.name) for piece in _pieces()},
        **{each: name_in(locale, name) for each, name in _names_of_missions()},
        **{f"{role.id}.plays": name_in(locale, role.plays) for role in every.roles.values()},
        **{f"{each.id}.field": name_in(locale, each.field) for each in every.specialists.values()},
        **{f"{each.id}.text": name_in(locale, each.text) for each in every.missions.values()},
        **{f"{each.id}.text": name_in(locale, each.text) for each in every.operations.values()},
    }


def _names_of_missions() -> Iterator[tuple[str, Mapping[str, str]]]:
    """Places and board tokens."""
    for mission in content().missions.values():
        yield from ((place.id, place.name) for place in mission.places)
        yield from ((tokens.id, tokens.name) for tokens in mission.tokens)


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
        every.missions,
        every.objectives,
        every.discoveries,
    )
    return chain.from_iterable(kind.values() for kind in kinds)
