"""The autopilot: fights what it can kill, gathers what lies about, and goes where the Mission is won.

It looks one choice ahead, by what the seat may see. Whatever it has no opinion about it answers in the usual way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from engine.games.massive_darkness.actions import Action
from engine.games.massive_darkness.board import board, distances, is_dark
from engine.games.massive_darkness.combat import Attack
from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.goals import destinations
from engine.games.massive_darkness.pools import enemy_dice, weapon_dice
from engine.games.massive_darkness.state import Colour, Enemy, Hero, State
from engine.games.massive_darkness.use import Use
from engine.table import Ask, Option

Worth = Callable[[State, Hero, Option], float]

ATTACK, PICK, WALK, OPEN, MISSION, STAND = 50.0, 70.0, 20.0, 10.0, 90.0, 100.0
KILL = 30.0  # what a certain kill is worth beside the Damage
WOUNDED = 2  # Life at which a Hero keeps away from Enemies
STEP = 1.0  # what a Zone less to walk is worth
SHADOW = 0.3  # what a Shadow Zone is worth to stop in


def choose(view: State, ask: Ask, seat: int) -> Sequence[str]:
    """The most valuable options; where the rules know what is usual and autopilot has no opinion, the usual."""
    worth = WORTH.get(ask.key)
    fewest, most = ask.pick
    if worth is None:
        return list(ask.usual) or [option.id for option in ask.options[:fewest]]
    hero = view.heroes[seat]
    ranked = sorted(((worth(view, hero, option), option.id) for option in ask.options), key=lambda each: -each[0])
    wanted = max(fewest, min(most, sum(value > 0 for value, _ in ranked)))
    return [option_id for _, option_id in ranked[:wanted]]


# ---------------------------------------------------------------- the menu of an Activation


def _action(view: State, hero: Hero, option: Option) -> float:
    chosen = option.value
    if isinstance(chosen, Attack):
        return _attack(view, hero, chosen)
    if isinstance(chosen, Use):
        return _use(view, hero, chosen)
    return ACTIONS[chosen.kind](view, hero, chosen)


def _attack(view: State, hero: Hero, chosen: Attack) -> float:
    """By the Damage to be expected, and whether it kills, for who is dead does not strike back."""
    enemy = next((each for each in view.enemies if each.id == chosen.target), None)
    if enemy is None:
        return ATTACK  # a Pillar
    damage = expected_damage(enemy, chosen)
    life = enemy.life + sum(enemy.minions)
    killed = min(1.0, damage / max(1, life))
    if hero.life <= WOUNDED and killed < 1 and enemy.zone != hero.zone:
        return -1.0
    return ATTACK + KILL * killed + damage


def expected_damage(enemy: Enemy, chosen: Attack) -> float:
    """The Hits of the weapons less the Shields of the target, both on average."""
    hits = sum(_mean(colour) * count for colour, count in weapon_dice(chosen.weapons, chosen.type).items())
    shields = sum(_mean(colour) * count for colour, count in enemy_dice(enemy, "defense").items())
    return max(0.2, hits - shields)


@cache
def _mean(colour: Colour) -> float:
    faces = content().dice[colour].faces
    return sum(face.hits + face.shields for face in faces) / len(faces)


def _use(view: State, hero: Hero, chosen: Use) -> float:
    """Abilities that heal are kept for wounds; all others are there to be used."""
    heals = any(effect.do == "heal" for effect in chosen.ability.effect)
    return (STAND if hero.max_life - hero.life >= WOUNDED else -1.0) if heals else ATTACK - 1


def _move(view: State, hero: Hero, chosen: Action) -> float:
    """Towards what draws the Hero most."""
    gain = pull(view, hero, chosen.target) - pull(view, hero, hero.zone)
    return WALK + gain if gain > 0 else -1.0


def pull(view: State, hero: Hero, zone: str) -> float:
    """How good it is to be in a Zone: near what is wanted, in the shadow, and not among Enemies when wounded."""
    far = distances(view, zone)
    drawn = max(
        (worth - STEP * far[goal] for goal, worth in destinations(view, hero).items() if goal in far), default=0.0
    )
    danger = len(view.enemies_in(zone)) * (3.0 if hero.life <= WOUNDED else 0.0)
    return drawn + SHADOW * is_dark(view, zone) - danger


def _open(view: State, hero: Hero, chosen: Action) -> float:
    """When nothing else is to be done; wounded Heroes leave Doors to others."""
    busy = any(enemy.zone in board(view).zones and enemy.zone in distances(view, hero.zone) for enemy in view.enemies)
    return OPEN - (8.0 if hero.life <= WOUNDED else 0.0) - (5.0 if busy else 0.0)


ACTIONS: dict[str, Callable[[State, Hero, Action], float]] = {
    "move": _move,
    "open": _open,
    "pick": lambda view, hero, chosen: PICK,
    "stop": lambda view, hero, chosen: -2.0,
    "trade": lambda view, hero, chosen: -2.0,
    "transmute": lambda view, hero, chosen: -2.0,
    "stand": lambda view, hero, chosen: STAND,
    "mission": lambda view, hero, chosen: MISSION,
    "end": lambda view, hero, chosen: 0.0,
}

WORTH: dict[str, Worth] = {"hero.action": _action, "hero.free_action": _action}
