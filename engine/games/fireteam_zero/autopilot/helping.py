"""Values of cards to the team apart from their attack: as reactions, as tactical responses, and as choices before a
mission.
"""

from __future__ import annotations

from functools import cache

from engine.games.fireteam_zero.board.figures import active, class_of, creature, hero
from engine.games.fireteam_zero.board.moving import is_pinned
from engine.games.fireteam_zero.board.numbers import hand_size, has_rule, life, resistance
from engine.games.fireteam_zero.combat.dice import chance, damage_of, dice_of, shown
from engine.games.fireteam_zero.combat.killing import resisted
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.notation import (
    AddBonus,
    Cancel,
    CreaturesOnly,
    Draw,
    Effect,
    IgnoreResistance,
    MakeAttack,
    Modify,
    Remove,
    Reroll,
    Rule,
    Skip,
    SpecialMove,
)
from engine.games.fireteam_zero.model.state import Creature, Event, Hero, OfCreature, State

KILL = {"minion": 2.2, "elite": 6.0, "boss": 12.0}  # in cards, as all gains here
AGAIN = 0.8  # symbols gained by rolling a die again
CARD = 0.85  # a card that is not drawn
FREED = 1.0  # for each pinned hero set free


# ---------------------------------------------------------------- reactions


def gains(view: State, event: Event, card: str, reacting: str) -> float:
    """Returns the gain of a reaction beyond what it saves, in cards."""
    reaction = content().cards[card].reaction
    effects = reaction.do if reaction else ()
    drawn = float(sum(each.n for each in effects if isinstance(each, Draw)))
    match event.trigger:
        case "attack_roll":
            return _on_roll(view, effects)
        case "turn_start" | "killed":
            return drawn
        case "survives" if isinstance(event, OfCreature):
            return _by_attack(view, hero(view, reacting), creature(view, event.creature), effects)
    return 0.0


def _on_roll(view: State, effects: tuple[Effect, ...]) -> float:
    """Returns the gain for a hero's attack just short of a kill, if this card is or may be enough."""
    attack = view.hero_attacks[-1] if view.hero_attacks else None
    target = creature(view, attack.target) if attack and attack.target is not None else None
    if attack is None or target is None:
        return 0.0
    against = resisted(view, attack, target)
    lacking = life(view, target) + against - damage_of(attack)
    blank = sum(not shown(die, attack.type) for die in attack.dice)
    brought = 0.0
    for each in effects:
        match each:
            case AddBonus():
                brought += each.n
            case IgnoreResistance():
                brought += against if each.n == "all" else min(against, each.n)
            case Reroll():
                brought += AGAIN * (blank if each.n == "all" else min(blank, each.n))
    return KILL[class_of(target)] if 0 < lacking <= brought else 0.0


def _by_attack(view: State, attacker: Hero, target: Creature | None, effects: tuple[Effect, ...]) -> float:
    if target is None:
        return 0.0
    attacks = [each for each in effects if isinstance(each, MakeAttack)]
    return max((_kills(view, each, target) * KILL[class_of(target)] for each in attacks), default=0.0)


def _kills(view: State, attack: MakeAttack, target: Creature) -> float:
    """Returns the chance that an attack given by an effect kills a creature."""
    need = life(view, target) + resistance(view, target, attack.type) - attack.bonus
    return chance(dice_of(attack.strength), attack.type, need)


# ---------------------------------------------------------------- tactical responses


def response_gain(view: State, responding: Hero, card: str) -> float:
    """Returns the gain of a tactical response above the cards that its owner does not draw."""
    lost = (
        0 if has_rule(view, responding, "tactic_keeps_draw") else hand_size(view, responding) - len(responding.hand) + 1
    )
    effects = content().cards[card].tactical
    return sum(_response(view, responding, each, effects) for each in effects) - CARD * max(0, lost)


def _response(view: State, responding: Hero, effect: Effect, effects: tuple[Effect, ...]) -> float:
    lay = board_of(view)
    match effect:
        case MakeAttack():
            moves = sum(each.n for each in effects if isinstance(each, SpecialMove))
            reached = [
                each
                for each in view.creatures
                if lay.distance(responding.location, each.location) <= effect.range + moves
                and (moves or lay.can_see(responding.location, each.location))
                and (effect.type != "explosive" or any(isinstance(rider, CreaturesOnly) for rider in effect.rider))
            ]
            return max((_kills(view, effect, each) * KILL[class_of(each)] for each in reached), default=0.0)
        case SpecialMove(who="heroes"):
            return FREED * sum(is_pinned(view, each) for each in active(view))
        case Modify(stat="hand"):
            reach = 99 if effect.range is None else effect.range
            near = [each for each in active(view) if lay.distance(each.location, responding.location) <= reach]
            return CARD * effect.n * sum(each is not responding for each in near)
        case Remove() | Skip():
            there = [
                each for each in view.creatures if lay.distance(each.location, responding.location) <= effect.range
            ]
            return KILL["minion"] if any(_is_near(view, each) for each in there) else 0.0
    return 0.0


def _is_near(view: State, there: Creature) -> bool:
    """True if a creature may attack someone this round."""
    return any(board_of(view).steps(there.location, each.location) <= 3 for each in active(view))


# ---------------------------------------------------------------- before a mission


@cache
def focus_worth(card: str) -> float:
    """Returns the rough value of a focus card in any mission."""
    return sum(map(_standing, content().focus[card].always))


def _standing(effect: Effect) -> float:
    match effect:
        case Modify(stat="hand"):
            return 3.0
        case Modify(stat="strength" | "cancel"):
            return 2.0
        case CreaturesOnly():
            return 2.5
        case IgnoreResistance():
            return 1.5
        case Rule(rule="bonus_with_ally" | "standing_draw" | "reroll_own" | "draw_on_kill"):
            return 1.5
        case Cancel():
            return 2.0
        case Modify():
            return 1.0
    return 0.5
