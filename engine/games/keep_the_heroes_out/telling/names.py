"""Names of content ids, and sentences from the content."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain

from engine.games.keep_the_heroes_out.model.content import content, read_scenario
from engine.games.keep_the_heroes_out.model.scenario import Scenario
from engine.kit.named import Named
from engine.kit.names import name_in
from engine.table import Text


@cache
def names(locale: str) -> Mapping[str, str | Text]:
    """Returns the names of rooms (with numbers), clans, cards, heroes, tokens, room types, categories, treasure
    effects, scenarios and guild cards. Sentences of content have ids: `ratlings.plays`, `first_watch.text`."""
    every = content()
    return {
        **{piece.id: name_in(locale, piece.name) for piece in _pieces()},
        **{room.id: f"{room.number} {name_in(locale, room.name)}" for room in every.rooms.values()},
        **{card.id: Text("hero-card", hero=card.hero_class, type=card.type) for card in every.hero_cards.values()},
        **{each: name for scenario in every.scenarios.values() for each, name in _of_scenario(scenario, locale)},
        **{f"{clan.id}.plays": name_in(locale, clan.plays) for clan in every.clans.values()},
        **{f"{reward.id}.text": name_in(locale, reward.text) for reward in every.chronicle.rewards},
    }


def own_names(text: str, locale: str) -> Mapping[str, str | Text]:
    """Returns the names of a custom scenario."""
    return dict(_of_scenario(read_scenario(text), locale))


def _of_scenario(scenario: Scenario, locale: str) -> Iterator[tuple[str, str]]:
    """Yields the names of a scenario, its guild cards with their texts, its counters and its activations."""
    yield scenario.id, name_in(locale, scenario.name)
    yield f"{scenario.id}.text", name_in(locale, scenario.text)
    for card in scenario.guild.own:
        yield card.id, name_in(locale, card.name)
        yield f"{card.id}.text", name_in(locale, card.text)
    yield from ((counter.id, name_in(locale, counter.name)) for counter in scenario.counters)
    yield from ((activation.id, name_in(locale, activation.name)) for activation in scenario.activations)


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
    )
    return chain.from_iterable(kind.values() for kind in kinds)
