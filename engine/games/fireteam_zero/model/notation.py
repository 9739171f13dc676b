"""Models of cards, creatures, heroes and missions: one for each kind of effect.

An effect has a short form: its name with its main value, as in `{draw: 2, who: searcher}`; with all its values, as in
`{ambush: {creature: minion, n: 1}}`; or its name alone, as in `stop`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Annotated, Any, ClassVar, Literal, TypeVar, get_args

from pydantic import BeforeValidator, Field, model_validator

from engine.games.fireteam_zero.model.pieces import AttackType, CreatureClass, Trigger
from engine.kit.content import Piece

Number = Annotated[int, Field(ge=1, le=20)]
Count = Annotated[int, Field(ge=0, le=20)]
Change = Annotated[int, Field(ge=-20, le=20)]
Range = Annotated[int, Field(ge=0, le=99)]
Who = Literal["self", "subject", "searcher", "heroes", "allies"]
Condition = Literal["same_location", "distance_2", "elevated", "no_creature_near", "first_attack"]
Conditions = tuple[Condition, ...]
Stat = Literal[
    "speed", "hand", "strength", "attack_range", "life", "resist", "damage", "reaction_range", "cancel", "draws"
]
RuleName = Literal[
    "slip_pin",
    "never_pinned",
    "entangle",
    "blank_is_move",
    "special_twice",
    "ignore_cover",
    "no_cover_heroes",
    "tactic_keeps_draw",
    "keep_first_player",
    "look_ahead",
    "free_search",
    "bonus_with_ally",
    "draw_on_kill",
    "standing_draw",
    "heal_action",
    "reroll_own",
    "ally_reroll",
    "ally_draw",
    "short_sight",
    "wound_once",
    "area_attack",
    "double_spawn",
    "burst",
    "far_hunter",
    "drag",
    "guarded_ground",
]


class Effect(Piece):
    """One effect. `op` is its name in the content."""

    is_valued: ClassVar[bool] = True
    """False if autopilot has no value for it: its cards are used for other reasons, or no player chooses them."""

    op: str


# ---------------------------------------------------------------- hands, decks, coin and track


class Draw(Effect):
    """Heroes draw cards; hand size is no limit (FZ-TAC-15)."""

    op: Literal["draw"]
    n: Number
    who: Who


class Retake(Effect):
    """Heroes take cards of their choice from their discard piles into their hands."""

    is_valued = False
    op: Literal["retake"]
    n: Number
    who: Who


class Discard(Effect):
    """Heroes discard up to a number of cards of their choice, without a knock-out (FZ-KO-16). `range`: only those
    within that distance of the searcher or creature."""

    is_valued = False
    op: Literal["discard"]
    n: Number
    who: Who
    range: Range | None = None


class Peek(Effect):
    """The owner looks at the top of a deck: one stays on top and the others go below it, or all stay in any order."""

    is_valued = False
    op: Literal["peek"]
    deck: Literal["threat", "recon"]
    n: Number
    then: Literal["choose", "order"]


class Coin(Effect):
    """The team may turn the luck coin to heads (FZ-OBJ-06, FZ-COIN-03)."""

    is_valued = False
    op: Literal["coin"]
    side: Literal["heads"]


class MoveThreat(Effect):
    """The threat marker moves (FZ-THREAT-08, FZ-THREAT-10)."""

    is_valued = False
    op: Literal["threat"]
    n: Change


class PutIntel(Effect):
    """Intel tokens on an objective, `own` on that of the card."""

    is_valued = False
    op: Literal["intel"]
    objective: str
    n: Number = 1


# ---------------------------------------------------------------- the attack that is being resolved


class Cancel(Effect):
    """So many hits of a creature's attack on the subject are cancelled (FZ-REACT-29)."""

    op: Literal["cancel"]
    n: Number


class CancelOwn(Effect):
    """Reduces the hits of this attack on heroes on the target location."""

    op: Literal["cancel_own"]
    n: Number


class ChangeDice(Effect):
    """Dice more or fewer in the current attack, before the limit of eight; `per` counts something, once for each."""

    op: Literal["dice"]
    n: Change
    per: Literal["ally_here"] | None = None


class AddBonus(Effect):
    """Bonus hits for the current attack of a hero."""

    op: Literal["bonus"]
    n: Number


class Reroll(Effect):
    """The attacker rolls up to `n` of the dice again, once (FZ-SPEC-13)."""

    op: Literal["reroll"]
    n: Number | Literal["all"]
    which: Literal["any", "blank"] = "any"


class IgnoreResistance(Effect):
    """The target's resistance counts less for the current attack, `all`: not at all (FZ-ATTACK-16). Of a standing
    ability: for attacks of this `type`."""

    op: Literal["ignore_resistance"]
    n: Number | Literal["all"]
    type: AttackType | None = None


class CreaturesOnly(Effect):
    """An explosive attack harms no hero."""

    op: Literal["creatures_only"]


class ShutDown(Effect):
    """The current attack does not take place (FZ-REACT-27)."""

    op: Literal["shut_down"]


class BecomeTarget(Effect):
    """The owner becomes the target of the current attack (FZ-REACT-28)."""

    op: Literal["become_target"]


class StayUp(Effect):
    """The subject discards all cards and is not knocked out (FZ-EFFECT-14)."""

    op: Literal["stay_up"]


# ---------------------------------------------------------------- movement, attacks and actions


class SpecialMove(Effect):
    """Special movement of up to a number of steps (FZ-MOVE-17, FZ-EFFECT-05), each `away` from the creature concerned
    if possible, or nearer to the subject."""

    op: Literal["move"]
    n: Number
    who: Literal["self", "subject", "heroes"]
    how: Literal["free", "away", "to_subject"] = "free"


class Stop(Effect):
    """The creature's current movement ends (FZ-EFFECT-04)."""

    op: Literal["stop"]


class StepTo(Effect):
    """The searcher is moved to a place, `spawn`: that of a number rolled with the spawn die (FZ-EFFECT-06)."""

    is_valued = False
    op: Literal["step_to"]
    place: str


class MakeAttack(Effect):
    """The owner makes this attack at once, without a card (FZ-ATTACK-38): on one target, on each creature on his
    location with a roll for each, or on a location (FZ-ATTACK-40)."""

    op: Literal["attack"]
    type: AttackType
    range: Range = 0
    strength: Count
    bonus: Count = 0
    rider: tuple[AnyRider, ...] = ()
    at: Literal["one", "each_here", "location"] = "one"


class Act(Effect):
    """The searcher may take one free action of this kind now."""

    is_valued = False
    op: Literal["act"]
    what: Literal["attack", "search", "any"]


class KeepWatch(Effect):
    """The owner chooses a location; the first creature that enters it this round is attacked (FZ-EFFECT-09)."""

    is_valued = False
    op: Literal["watch"]
    range: Range
    type: AttackType
    strength: Number


class LayCharge(Effect):
    """A charge on the owner's location, which explodes before creatures are activated (FZ-EFFECT-10)."""

    is_valued = False
    op: Literal["charge"]
    type: AttackType
    strength: Number


# ---------------------------------------------------------------- creatures


class Remove(Effect):
    """Creatures within range leave the board without a roll (FZ-EFFECT-08)."""

    op: Literal["return"]
    creature: CreatureClass
    n: Number
    range: Range


class Skip(Effect):
    """Creatures within range skip something this round, never a boss (FZ-EFFECT-07): a number of them, all, or the
    subject."""

    op: Literal["skip"]
    what: Literal["activation", "move", "attack"]
    range: Range
    n: Number | Literal["all", "subject"]


class Ambushed(Effect):
    """Ambushes of the searcher, one after the other (FZ-AMBUSH)."""

    is_valued = False
    op: Literal["ambush"]
    creature: Literal["minion", "elite"]
    n: Number = 1


class PlaceCreature(Effect):
    """A creature is put on a place, `own`: on the location of the creature that does it."""

    is_valued = False
    op: Literal["place"]
    creature: CreatureClass
    origin: Literal["pool", "reserve"] = Field(alias="from")
    at: str


class AddToPool(Effect):
    """Reserve creatures join the pool for the rest of the mission (FZ-RESERVE-05 to FZ-RESERVE-07)."""

    is_valued = False
    op: Literal["pool_add"]
    creature: CreatureClass
    n: Number


# ---------------------------------------------------------------- what holds for some time


class Modify(Effect):
    """A number of figures is changed while the card, trait or ability is in force (FZ-EFFECT-03). `range`: of figures
    within that distance of the owner. Of a card that is played it holds until the end of the turn, or of this tactics
    phase's `draw`. `damage` is that of one attack (FZ-CREATURE-37)."""

    op: Literal["modify"]
    stat: Stat
    n: Change
    who: Literal["self", "subject", "heroes", "allies", "minion", "elite", "boss", "creature"] = "self"
    conditions: Conditions = Field(default=(), alias="if")
    type: AttackType | None = None
    range: Range | None = None
    until: Literal["draw"] | None = None


class Rule(Effect):
    """A named switch that breaks a rule of the game."""

    op: Literal["rule"]
    rule: RuleName
    type: AttackType | None = None
    range: Range | None = None
    n: Number | None = None

    @property
    def reach(self) -> int:
        """Returns the range of a rule that has one."""
        reach = self.n if self.range is None else self.range
        assert reach is not None
        return reach

    @model_validator(mode="after")
    def _has_its_values(self) -> Rule:
        wanted = RULE_VALUES.get(self.rule)
        given = [name for name in ("type", "range", "n") if getattr(self, name) is not None]
        if given != ([wanted] if wanted else []):
            remedy = f"write `{wanted}` and nothing else with it" if wanted else "write it alone"
            raise ValueError(f"the rule `{self.rule}` does not go with {' and '.join(given) or 'no value'}: {remedy}")
        return self


RULE_VALUES: Mapping[str, str] = {
    "ally_reroll": "range",
    "ally_draw": "range",
    "reroll_own": "type",
    "short_sight": "n",
}
"""The value that belongs to a rule."""


# ---------------------------------------------------------------- how they are written

EVERY: tuple[type[Effect], ...] = (
    *(Draw, Retake, Discard, Peek, Coin, MoveThreat, PutIntel),
    *(Cancel, CancelOwn, ChangeDice, AddBonus, Reroll, IgnoreResistance, CreaturesOnly, ShutDown, BecomeTarget, StayUp),
    *(SpecialMove, Stop, StepTo, MakeAttack, Act, KeepWatch, LayCharge),
    *(Remove, Skip, Ambushed, PlaceCreature, AddToPool, Modify, Rule),
)


def name_of(effect: type[Effect]) -> str:
    """Returns the name of an effect in the content."""
    name: str = get_args(effect.model_fields["op"].annotation)[0]
    return name


NAMES = tuple(map(name_of, EVERY))
_MAIN = {"coin": "side", "step_to": "place", "act": "what", "modify": "stat", "rule": "rule"}
"""The field of the value behind a name; it is `n` for all others that have one."""


def spelt_out(written: Any) -> Any:
    """Returns the short form of an effect with its `op`."""
    if isinstance(written, str):
        return {"op": written} if written in NAMES else _no_effect([written])
    if not isinstance(written, dict) or "op" in written:
        return written
    named = [name for name in written if name in NAMES]
    if len(named) != 1:
        return _no_effect(list(written))
    (name,) = named
    rest = {key: value for key, value in written.items() if key != name}
    value = written[name]
    return {"op": name, **rest, **(value if isinstance(value, dict) else {_MAIN.get(name, "n"): value})}


def _no_effect(named: Sequence[Any]) -> Any:
    known = [name for name in named if name in NAMES]
    if known:
        raise ValueError(f"an effect does one thing, this one {' and '.join(known)}: write them one after the other")
    near = [match for name in named for match in get_close_matches(str(name), NAMES)]
    meant = f"write `{near[0]}`, or another of" if near else "write one of"
    raise ValueError(f"there is no effect `{', '.join(map(str, named))}`: {meant} {', '.join(NAMES)}")


AnyRider = Annotated[
    CancelOwn | IgnoreResistance | CreaturesOnly | ChangeDice,
    Field(discriminator="op"),
    BeforeValidator(spelt_out),
]
"""Effects of a card on the whole attack it is played for."""

Standing = Annotated[
    Modify | Rule | CancelOwn | IgnoreResistance | CreaturesOnly, Field(discriminator="op"), BeforeValidator(spelt_out)
]
"""Permanent effects: abilities, focus cards and traits."""

Lasting = Annotated[Modify | Rule | AddToPool, Field(discriminator="op"), BeforeValidator(spelt_out)]
"""Effects of a threat card, from its revealing on."""

Special = Annotated[
    ChangeDice | Modify | Rule | PlaceCreature | Discard, Field(discriminator="op"), BeforeValidator(spelt_out)
]
"""Effects of a creature's special symbol."""

_OnTheTable = Draw | Retake | Discard | Peek | Coin | MoveThreat | PutIntel
_OnTheBoard = StepTo | Act | Remove | Skip | Ambushed | PlaceCreature | AddToPool
Deed = Annotated[_OnTheTable | _OnTheBoard, Field(discriminator="op"), BeforeValidator(spelt_out)]
"""Effects of an event, a discovery, an objective or a mission."""

_ToAnAttack = Cancel | ChangeDice | AddBonus | Reroll | IgnoreResistance | ShutDown | BecomeTarget | StayUp
_AtOnce = Draw | SpecialMove | Stop | MakeAttack | Skip | Modify
Reacting = Annotated[_ToAnAttack | _AtOnce, Field(discriminator="op"), BeforeValidator(spelt_out)]
"""Effects of a reaction."""

Responding = Annotated[
    Draw | Retake | Peek | SpecialMove | MakeAttack | KeepWatch | LayCharge | Remove | Skip | Modify,
    Field(discriminator="op"),
    BeforeValidator(spelt_out),
]
"""Effects of a tactical response; its owner makes all choices."""


class AttackPart(Piece):
    """The upper part of an action card (FZ-CARD-01)."""

    type: AttackType
    range: Range
    strength: Count
    bonus: Count = 0
    rider: tuple[AnyRider, ...] = ()


class Reaction(Piece):
    """The conditions and effects of a card as a reaction (FZ-REACT).

    `who` may be the subject. `range` is the largest distance to it, or to the attacker if measured `from` there.
    """

    when: Trigger
    who: Literal["self", "ally", "hero", "creature", "minion", "elite"]
    range: Range
    measured: Literal["subject", "attacker"] = Field(default="subject", alias="from")
    conditions: tuple[Literal["not_boss"], ...] = Field(default=(), alias="if")
    do: tuple[Reacting, ...]


Found = TypeVar("Found", bound=Effect)


def of_kind(effects: Sequence[Effect], kind: type[Found]) -> Iterator[Found]:
    """Yields the effects of one kind."""
    return (effect for effect in effects if isinstance(effect, kind))
