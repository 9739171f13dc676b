"""What content ids are called, and the sentences that content brings along."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain

from engine.games.keep_the_heroes_out.content import content
from engine.kit.content import name_in
from engine.kit.named import Named
from engine.table import Text


@cache
def names(locale: str) -> Mapping[str, str | Text]:
    """Rooms with their numbers, clans, cards, heroes, tokens, room types, categories, treasure effects, scenarios and
    guild cards. A sentence of content has its id: `ratlings.plays`, `first_watch.text`."""
    every = content()
    return {
        **{piece.id: name_in(locale, piece.name) for piece in _pieces()},
        **{room.id: f"{room.number} {name_in(locale, room.name)}" for room in every.rooms.values()},
        **{card.id: Text("hero-card", hero=card.hero_class, type=card.type) for card in every.hero_cards.values()},
        **{each: name_in(locale, name) for each, name in _names_of_scenarios()},
        **{f"{clan.id}.plays": name_in(locale, clan.plays) for clan in every.clans.values()},
        **{f"{content_id}.text": name_in(locale, text) for content_id, text in _sentences()},
    }


def _names_of_scenarios() -> Iterator[tuple[str, Mapping[str, str]]]:
    """What scenarios count, and what an Activate may do in them."""
    for scenario in content().scenarios.values():
        yield from ((counter.id, counter.name) for counter in scenario.counters)
        yield from ((activation.id, activation.name) for activation in scenario.activations)


def _sentences() -> Iterator[tuple[str, Mapping[str, str]]]:
    every = content()
    yield from ((scenario.id, scenario.text) for scenario in every.scenarios.values())
    yield from ((card.id, card.text) for card in every.scenario_cards.values())
    yield from ((reward.id, reward.text) for reward in every.chronicle.rewards)


def _pieces() -> Iterator[Named]:
    every = content()
    kinds: Sequence[Mapping[str, Named]] = (
        every.tokens,
        every.classes,
        every.effects,
        every.categories,
        every.types,
        every.clans,
        every.cards,
        every.scenarios,
        every.scenario_cards,
    )
    return chain.from_iterable(kind.values() for kind in kinds)
