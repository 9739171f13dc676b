"""Finds reactions that fit an event, by public information and by a hero's hand (FZ-REACT)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from engine.games.fireteam_zero.board.figures import class_of, creature, hero
from engine.games.fireteam_zero.board.numbers import reaction_range
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.notation import Reaction
from engine.games.fireteam_zero.model.pieces import HEROES, CreatureClass, HeroId, Trigger
from engine.games.fireteam_zero.model.state import Event, Hero, OfCreature, OfHero, State

Reactions = Mapping[str, Reaction]
"""Reactions by the cards on which they stand."""


def reactions_to(event: Event) -> Mapping[HeroId, Reactions]:
    """Returns the heroes with reactions to such an event on their cards, and these (FZ-REACT-04)."""
    if isinstance(event, OfCreature):
        return _to_creature(event.trigger, content().creatures[event.kind].creature_class)
    return _to_hero(event.trigger, event.hero)


@cache
def _to_creature(trigger: Trigger, subject: CreatureClass) -> Mapping[HeroId, Reactions]:
    found = {each: _of_role(each, trigger, {"creature", subject}) for each in HEROES}
    return {hero: reactions for hero, reactions in found.items() if reactions}


@cache
def _to_hero(trigger: Trigger, subject: HeroId) -> Mapping[HeroId, Reactions]:
    found = {each: _of_role(each, trigger, {"hero", "self" if each == subject else "ally"}) for each in HEROES}
    return {hero: reactions for hero, reactions in found.items() if reactions}


def _of_role(hero_id: HeroId, trigger: Trigger, subjects: Collection[str]) -> Reactions:
    """Returns the reactions on the cards of a hero's role to one of these events."""
    role = content().heroes[hero_id].role
    reactions = {card.id: card.reaction for card in content().cards.values() if card.role == role}
    return {card: each for card, each in reactions.items() if each and each.when == trigger and each.who in subjects}


def could_react(state: State, reacting: Hero, event: Event, known: Reactions) -> bool:
    """True if the hero may hold a fitting card, as far as is public: the hero is active and has cards, and not all
    fitting cards are face up (FZ-REACT-06, FZ-CARD-09). `known` are the reactions to the event on the hero's cards.
    Deck and hand are treated alike, because the question must not reveal a hand."""
    if reacting.down or not reacting.hand:
        return False
    for card, reaction in known.items():
        if (card in reacting.hand or card in reacting.deck) and _fits(state, reacting, event, reaction):
            return True
    return False


def playable(state: State, reacting: Hero, event: Event, known: Reactions) -> list[str]:
    """Returns the cards of his hand that he may play, each kind once."""
    held = [card for card in known if card in reacting.hand]
    return sorted([card for card in held if _fits(state, reacting, event, known[card])])


def _fits(state: State, reacting: Hero, event: Event, reaction: Reaction) -> bool:
    """True if range and conditions let a reaction be played about an event (FZ-REACT-04, FZ-REACT-24)."""
    measured = _measured(state, event, reaction)
    if measured is None:
        return False
    reach = reaction_range(state, reacting, reaction.range)
    if board_of(state).distance(reacting.location, measured) > reach:
        return False
    return "not_boss" not in reaction.conditions or _class(state, event) != "boss"


def _measured(state: State, event: Event, reaction: Reaction) -> str | None:
    """Returns the location from which the range is measured (FZ-REACT-24)."""
    if isinstance(event, OfHero):
        if reaction.measured == "subject":
            return hero(state, event.hero).location
        there = creature(state, event.attacker) if event.attacker is not None else None
        return there.location if there else None
    if event.trigger == "killed":
        return event.location
    there = creature(state, event.creature)
    return there.location if there else None


def _class(state: State, event: Event) -> str | None:
    if isinstance(event, OfCreature):
        return content().creatures[event.kind].creature_class
    there = creature(state, event.attacker) if event.attacker is not None else None
    return class_of(there) if there else None
