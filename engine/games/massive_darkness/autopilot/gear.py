"""Values of Equipment for autopilot."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.games.massive_darkness.autopilot.valuations import ability_value
from engine.games.massive_darkness.combat.odds import mean
from engine.games.massive_darkness.combat.pools import attack_dice, weapon_dice
from engine.games.massive_darkness.heroes.inventory import Change
from engine.games.massive_darkness.model.content import Card, content
from engine.games.massive_darkness.model.state import CombatType, Hero

ATTACKS: tuple[CombatType, ...] = ("melee", "ranged", "magic")
SHIELD_VALUE = 1.2  # value of a Shield, in Hits
SECOND_TYPE_SHARE = 0.3  # weight of combat types other than the best
FOCUS_FACTOR = 1.25  # factor for dice that the Class is good at
RANGE_VALUE = 1.0  # value of attacking from a distance


def change_value(hero: Hero, change: Change) -> float:
    """Returns the gain of a change of Equipment, in average Hits and Shields; negative if it is worse."""
    kept = [card for card in hero.equipped if card not in change.removed]
    return equipment_value(hero, [*kept, *([change.card] if change.card else [])]) - equipment_value(
        hero, hero.equipped
    )


def card_value(hero: Hero, card: str) -> float:
    """Returns a card's gain for a Hero who has a slot for it or puts other cards away."""
    piece = content().cards[card]
    if piece.slot == "none":
        return _abilities([piece])
    hands = hero.hands if piece.slot == "body" else []
    body = [] if piece.slot == "body" or hero.body is None else [hero.body]
    best = max((equipment_value(hero, [card, *body, *hands, *beside]) for beside in _beside(hero, card)), default=0.0)
    return best - equipment_value(hero, hero.equipped)


def _beside(hero: Hero, card: str) -> list[list[str]]:
    """Returns the sets of cards that a card could be held with."""
    if content().cards[card].slot != "hand":
        return [[]]
    return [[], *([other] for other in hero.hands if content().cards[other].slot == "hand")]


def equipment_value(hero: Hero, cards: Iterable[str]) -> float:
    """Returns the value of wearing these cards: the best kind of attack, a little of the others, and all Shields."""
    return _worth(content().classes[hero.hero_class].focus, tuple(sorted(cards)))


@lru_cache(maxsize=4096)
def _worth(focus: tuple[str, ...], cards: tuple[str, ...]) -> float:
    pieces = [content().cards[card] for card in cards]
    attacks = []
    for kind in ATTACKS:
        able = [piece.id for piece in pieces if attack_dice(piece, kind)]
        hits = mean(weapon_dice(able, kind).items())
        attacks.append(
            (hits + (RANGE_VALUE if hits and kind != "melee" else 0.0)) * (FOCUS_FACTOR if kind in focus else 1.0)
        )
    best, second, _ = sorted(attacks, reverse=True)
    shields = mean((colour, count) for piece in pieces for colour, count in piece.dice.get("defense", {}).items())
    return best + SECOND_TYPE_SHARE * second + SHIELD_VALUE * shields + _abilities(pieces)


def _abilities(pieces: Iterable[Card]) -> float:
    return sum(ability_value(ability) for piece in pieces for ability in piece.abilities)
