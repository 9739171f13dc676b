"""Checks that the decks of a mission can be built, and that its ids are unique."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.mission import FOUND, Mission
from engine.games.fireteam_zero.model.pieces import ROLES
from engine.kit.authoring import Place
from engine.kit.checking import Found

RECON_CARDS = 12
THREAT_CARDS = 4


def card_mistakes(mission: Mission) -> Iterator[Found]:
    """Yields a recon deck of other than 12 cards, and threats that there are not, or too few (FZ-SETUP-24,
    FZ-THREAT-06)."""
    discoveries = len(mission.discoveries)
    if mission.events + discoveries != RECON_CARDS:
        wrong = f"the recon deck has {mission.events + discoveries} cards"
        remedy = f"With {discoveries} discoveries write `events: {RECON_CARDS - discoveries}`."
        yield ("events",), wrong, remedy if discoveries <= RECON_CARDS else "Take discoveries out: it has 12."
    for i, card in enumerate(mission.threats):
        if card not in content().threats:
            known = [each.id for each in content().threats.values() if each.family == mission.family]
            yield ("threats", i), f"there is no threat card `{card}`", f"Write some of {', '.join(known)}."
        elif card in mission.threats[:i]:
            yield ("threats", i), f"the threat card `{card}` is named twice", "There is one of each: name another."
    if len(mission.threats) < THREAT_CARDS:
        wrong = f"there are {len(mission.threats)} threat cards"
        yield ("threats",), wrong, f"The track draws {THREAT_CARDS}: name at least as many."


def id_mistakes(mission: Mission) -> Iterator[Found]:
    """Ids that something else has, and letters of tokens that are not their own (FZ-INTEL-04)."""
    taken = dict(_ids_of_others(mission))
    for place, name in _ids(mission):
        if name in taken:
            yield place, f"the id `{name}` belongs to {taken[name]}", "Call it something else."
        taken[name] = "something else in this file"
    for i, tokens in enumerate(mission.tokens):
        if tokens.letter in [each.letter for each in mission.tokens[:i]]:
            remedy = "Different things have different letters: write another."
            yield ("tokens", i, "letter"), f"other tokens have the letter {tokens.letter} already", remedy
    if len(set(mission.roles)) < len(mission.roles):
        yield ("roles",), "a role is named twice", f"Name each once; the roles are {', '.join(ROLES)}."


def _ids(mission: Mission) -> Iterator[tuple[Place, str]]:
    """Yields the mission's own ids."""
    yield ("id",), mission.id
    yield from ((("places", i, "id"), place.id) for i, place in enumerate(mission.places))
    yield from ((("tokens", i, "id"), tokens.id) for i, tokens in enumerate(mission.tokens))
    for i, objective in enumerate(mission.objectives):
        yield ("objectives", i, "id"), objective.id
        for j, discovery in enumerate(objective.discoveries):
            yield ("objectives", i, "discoveries", j, "id"), discovery.id


def _ids_of_others(mission: Mission) -> Iterator[tuple[str, str]]:
    """Yields the ids that a new one would be confused with, and their owners."""
    every = content()
    yield from ((word, "a word of the rules") for word in (FOUND, "own", "spawn"))
    for called, pieces in (
        ("a role", every.roles),
        ("a hero", every.heroes),
        ("a specialist", every.specialists),
        ("a card", every.cards),
        ("a focus card", every.focus),
        ("a family", every.families),
        ("a creature", every.creatures),
        ("a threat card", every.threats),
        ("an event", every.events),
        ("an operation", every.operations),
    ):
        yield from ((name, called) for name in pieces)
    for other in every.missions.values():
        if other.id != mission.id:
            yield from ((name, f"the mission {other.id}") for place, name in _ids(other))
