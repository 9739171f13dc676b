"""What creatures are likely to do to a hero who ends his turn on a location."""

from __future__ import annotations

from engine.games.fireteam_zero.autopilot.odds import chance
from engine.games.fireteam_zero.board.figures import active
from engine.games.fireteam_zero.board.layout import board
from engine.games.fireteam_zero.cards.numbers import attack_range, speed, strength
from engine.games.fireteam_zero.state import Creature, Hero, State

AGAIN = 1 / 3  # how often the die moves a creature a second time
SPECIAL = 1 / 3  # what its special adds to the hits, on average
NEARER, AS_NEAR = 0.25, 0.6  # how likely it attacks this hero where another is nearer, or as near
HIT = 0.5  # what the loss of a card costs, which is drawn again
DOWN_WITH_HEADS, DOWN_WITH_TAILS = 5.0, 14.0


def expected_hits(view: State, hero: Hero, location: str) -> float:
    """How many hits the next threat phase brings on average."""
    return sum(_reaching(view, each, hero, location) * (strength(view, each) + SPECIAL) for each in view.creatures)


def _reaching(view: State, creature: Creature, hero: Hero, location: str) -> float:
    """How likely a creature attacks a hero there."""
    lay = board(view.mission)
    far = lay.steps(creature.location, location)
    reach, steps = attack_range(view, creature), speed(view, creature)
    likely = 1.0 if far <= steps + reach else AGAIN if far <= 2 * steps + reach else 0.0
    if not likely:
        return 0.0
    others = [lay.steps(creature.location, each.location) for each in active(view) if each.id != hero.id]
    nearest = min(others, default=99)
    return likely * (NEARER if nearest < far else AS_NEAR if nearest == far else 1.0)


def loss(view: State, hits: float, hand: int) -> float:
    """What so many hits on average cost a hero with such a hand: cards, and the knock-out that may come of it."""
    if hits <= 0:
        return 0.0
    down = DOWN_WITH_HEADS if view.heads else DOWN_WITH_TAILS
    whole = int(hits)
    falls = (1 - hits + whole) * _falls(whole, hand) + (hits - whole) * _falls(whole + 1, hand)
    return HIT * min(hits, hand) + down * falls


def _falls(dice: int, hand: int) -> float:
    return chance(min(dice, 8), "close", hand + 1)
