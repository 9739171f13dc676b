"""Checks that the guild deck of a scenario can be built, and that its ids are unique."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import MOST_CARDS
from engine.games.keep_the_heroes_out.model.scenario import Scenario
from engine.kit.authoring import Place
from engine.kit.checking import Found


def deck_mistakes(scenario: Scenario) -> Iterator[Found]:
    """Yields hero cards that do not exist, and ids that are already in use."""
    left = Counter(content().hero_deck)
    for i, removed in enumerate(scenario.guild.remove):
        if removed.n > left[removed.card]:
            remedy = "There is one card for each class and each type but jewel, of which there is none."
            yield ("guild", "remove", i), f"there are not {removed.n} cards `{removed.card}` left to remove", remedy
        left[removed.card] -= removed.n
    for field, changes in (("more", scenario.guild.more), ("fewer", scenario.guild.fewer)):
        for clans, cards in changes.items():
            if strange := sorted({*cards} - {*content().hero_cards}):
                remedy = "Hero cards are called by class and type, such as `mage_hats`."
                yield ("guild", field, clans), f"there is no card `{strange[0]}`", remedy
    yield from _size_mistakes(scenario)
    yield from _id_mistakes(scenario)


def _size_mistakes(scenario: Scenario) -> Iterator[Found]:
    """Yields a deck that is too large to be shuffled, with the number of clans for which it is largest."""
    guild = scenario.guild
    own, more = sum(card.copies for card in guild.own), sum(map(len, guild.more.values()))
    cards = len(content().hero_deck) + own + len(guild.added) + more
    if cards > MOST_CARDS:
        wrong = f"the guild deck has {cards} cards"
        yield ("guild",), wrong, f"There is room for {MOST_CARDS}: lower `copies` and `n`."


def _id_mistakes(scenario: Scenario) -> Iterator[Found]:
    taken = dict(_ids_of_others(scenario))
    for place, name in _ids(scenario):
        if name in taken:
            yield place, f"the id `{name}` belongs to {taken[name]}", "Call it something else."
        taken[name] = "something else in this file"


def _ids(scenario: Scenario) -> Iterator[tuple[Place, str]]:
    """Yields the scenario's own ids."""
    yield ("id",), scenario.id
    yield from ((("guild", "own", i, "id"), card.id) for i, card in enumerate(scenario.guild.own))
    yield from ((("counters", i, "id"), counter.id) for i, counter in enumerate(scenario.counters))
    yield from ((("activations", i, "id"), each.id) for i, each in enumerate(scenario.activations))


def _ids_of_others(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Yields the ids that a new one would be confused with, and their owners. Counters may share names."""
    every = content()
    for called, pieces in (
        ("a room", every.rooms),
        ("a room type", every.types),
        ("a clan", every.clans),
        ("a card", every.cards),
        ("a category of loot", every.categories),
        ("a token", every.tokens),
        ("a treasure", every.effects),
        ("a class of heroes", every.classes),
        ("a hero card", every.hero_cards),
    ):
        yield from ((name, called) for name in pieces)
    for other in every.scenarios.values():
        if other.id != scenario.id:
            yield from ((name, f"the scenario {other.id}") for place, name in _ids(other) if place[0] != "counters")
