"""Which reactions fit an event, by what all may know and by what a hero holds (FZ-REACT)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal

from engine.games.fireteam_zero.board.figures import class_of, creature, hero
from engine.games.fireteam_zero.board.layout import board_of
from engine.games.fireteam_zero.cards.notation import Reaction
from engine.games.fireteam_zero.cards.numbers import reaction_range
from engine.games.fireteam_zero.content import content
from engine.games.fireteam_zero.pieces import CreatureClass, Trigger
from engine.games.fireteam_zero.state import Event, Hero, OfCreature, OfHero, State

Subject = Literal["self", "ally"] | CreatureClass


@cache
def reactions_to(trigger: Trigger, hero_id: str, subject: Subject) -> Mapping[str, Reaction]:
    """The cards of a hero's role with a reaction to this kind of event about such a hero or creature (FZ-REACT-04)."""
    role, meant = content().heroes[hero_id].role, {subject, "hero" if subject in ("self", "ally") else "creature"}
    reactions = {card.id: card.reaction for card in content().cards.values() if card.role == role}
    return {card: each for card, each in reactions.items() if each and each.when == trigger and each.who in meant}


def _reactions(reacting: Hero, event: Event) -> Mapping[str, Reaction]:
    """The reactions on cards of his role that are about such an event."""
    subject: Subject = "self" if event.hero == reacting.id else "ally"
    if isinstance(event, OfCreature):
        subject = content().creatures[event.kind].creature_class
    return reactions_to(event.trigger, reacting.id, subject)


def could_react(state: State, reacting: Hero, event: Event) -> bool:
    """Whether he may hold a card that fits, as far as all may know: he is active and holds cards, and a card that fits
    is none of those that lie open (FZ-REACT-06, FZ-CARD-09).

    Deck and hand are taken together: what is asked must not tell what a hand holds.
    """
    if reacting.down or not reacting.hand:
        return False
    for card, reaction in _reactions(reacting, event).items():
        if (card in reacting.hand or card in reacting.deck) and _fits(state, reacting, event, reaction):
            return True
    return False


def playable(state: State, reacting: Hero, event: Event) -> Iterator[str]:
    """The cards of his hand that he may play, each kind once."""
    known = _reactions(reacting, event)
    for card in sorted(known.keys() & set(reacting.hand)):
        if _fits(state, reacting, event, known[card]):
            yield card


def _fits(state: State, reacting: Hero, event: Event, reaction: Reaction) -> bool:
    """Whether range and conditions let a reaction be played about an event (FZ-REACT-04, FZ-REACT-24)."""
    measured = _measured(state, event, reaction)
    if measured is None:
        return False
    reach = reaction_range(state, reacting, reaction.range)
    if board_of(state).distance(reacting.location, measured) > reach:
        return False
    return "not_boss" not in reaction.conditions or _class(state, event) != "boss"


def _measured(state: State, event: Event, reaction: Reaction) -> str | None:
    """The location from which the range is measured (FZ-REACT-24)."""
    if isinstance(event, OfHero):
        return attacker_location(state, event) if reaction.measured == "attacker" else hero(state, event.hero).location
    if event.trigger == "killed":
        return event.location
    there = creature(state, event.creature)
    return there.location if there else None


def attacker_location(state: State, event: OfHero) -> str | None:
    """Where the attacker of a hero stands: a creature, or whose own blast it is (FZ-SPECIAL-04)."""
    if event.attacker is not None:
        there = creature(state, event.attacker)
        return there.location if there else None
    return hero(state, state.hero_attacks[-1].hero).location if state.hero_attacks else None


def _class(state: State, event: Event) -> str | None:
    if isinstance(event, OfCreature):
        return content().creatures[event.kind].creature_class
    there = creature(state, event.attacker) if event.attacker is not None else None
    return class_of(there) if there else None
