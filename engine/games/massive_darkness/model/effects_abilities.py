"""Abilities of cards and Skills, and effects that contain other effects or abilities (MD-SKILL, MD-ENCH, MD-COND)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Annotated, Any, ClassVar, Literal, get_args

from pydantic import BeforeValidator, Field, model_validator

from engine.games.massive_darkness.model.effects import (
    ALWAYS,
    COMBAT,
    USED,
    Counted,
    Effect,
    Moment,
    Switch,
    When,
    texts,
)
from engine.games.massive_darkness.model.effects_deeds import EVENT, DeedEffect, Used
from engine.games.massive_darkness.model.effects_dice import DiceEffect
from engine.games.massive_darkness.model.effects_numbers import NumbersEffect
from engine.games.massive_darkness.model.effects_skills import SkillEffect
from engine.games.massive_darkness.model.state import ActionKind
from engine.kit.content import Piece
from engine.kit.named import Locales
from engine.kit.wording import joined
from engine.table import Text

# ---------------------------------------------------------------- effects that grant abilities


class Granting(Effect):
    """An effect that grants further abilities."""

    granted: tuple[Ability, ...] = Field(default=(), alias="with")


class Actions(Counted, Granting):
    """More Actions, optionally of one kind; granted abilities only work in them (MD-SKILL-06)."""

    works: ClassVar[frozenset[When]] = ALWAYS | USED
    point: ClassVar[float] = 1.5
    do: Literal["actions"]
    kind: ActionKind = "any"

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(self.kind, count=self.value)


class Spellblade(Switch, Granting):
    """Use Melee weapons for Magic in the bearer's Zone (MD-SKILL-09)."""

    works: ClassVar[frozenset[When]] = ALWAYS
    is_keyword: ClassVar[bool] = True
    do: Literal["spellblade"]


class Charge(Switch, Granting, Used):
    """Move up to twice and make a Melee attack (MD-SKILL-11)."""

    is_keyword: ClassVar[bool] = True
    paid_as: ClassVar[ActionKind] = "melee"
    do: Literal["charge"]


class SureShot(Switch, Granting, Used):
    """Move and make a Ranged attack (MD-SKILL-17)."""

    is_keyword: ClassVar[bool] = True
    paid_as: ClassVar[ActionKind] = "ranged"
    do: Literal["sure_shot"]


# ---------------------------------------------------------------- effects that hold effects


class Choose(Effect):
    """Choose one of several lists of effects."""

    works: ClassVar[frozenset[When]] = COMBAT
    do: Literal["choose"]
    value: tuple[tuple[AnyEffect, ...], ...]

    @model_validator(mode="after")
    def _of_several(self) -> Choose:
        if len(self.value) < 2 or not all(self.value):
            raise ValueError("there is nothing to choose: write two lists of effects or more, none of them empty")
        return self

    @property
    def moment(self) -> Moment:
        """The moment of the first of its effects."""
        return self.value[0][0].moment

    def words(self) -> Text:
        """Returns the text."""
        return joined("ability-or", map(texts, self.value))


class Activate(Effect):
    """Activate every Roaming Monster; without any, apply `otherwise` (MD-ROAM-04)."""

    works: ClassVar[frozenset[When]] = EVENT
    do: Literal["activate"]
    value: Literal["roaming"]
    otherwise: tuple[AnyEffect, ...] = Field(default=(), alias="else")

    def words(self) -> Text:
        """Returns the text."""
        text = self.text_of(self.value)
        return Text("ability-else", effect=text, otherwise=texts(self.otherwise)) if self.otherwise else text


OneEffect = (
    NumbersEffect | DiceEffect | DeedEffect | SkillEffect | Actions | Spellblade | Charge | SureShot | Activate | Choose
)
EFFECTS: tuple[type[Effect], ...] = get_args(OneEffect)


def name_of(effect: type[Effect]) -> str:
    """Returns the name of this kind of effect in the content."""
    name: str = get_args(effect.model_fields["do"].annotation)[0]
    return name


def _spelt_out(written: Any) -> Any:
    """Converts the short form of an effect, `{hits: 2, per: set_king}`, to `do: hits, value: 2, per: set_king`."""
    if not isinstance(written, dict) or "do" in written:
        return written
    named = [key for key in written if key in OPERATIONS]
    if len(named) > 1:
        raise ValueError(f"an effect does one thing, this one {' and '.join(named)}: write them one after the other")
    if not named:
        raise ValueError(_unknown(written))
    rest = {key: value for key, value in written.items() if key != named[0]}
    return {"do": named[0], "value": written[named[0]], **rest}


def _unknown(written: Mapping[Any, Any]) -> str:
    """Returns the error for an unknown effect, with the most similar one."""
    meant = ((str(key), get_close_matches(str(key), OPERATIONS, 1)) for key in written)
    for key, near in meant:
        if near:
            return f"there is no effect `{key}`: write `{near[0]}`, or another of {', '.join(OPERATIONS)}"
    return f"this does nothing: write one of {', '.join(OPERATIONS)}"


AnyEffect = Annotated[OneEffect, Field(discriminator="do"), BeforeValidator(_spelt_out)]


# ---------------------------------------------------------------- abilities


class Cost(Piece):
    """The cost of an ability; with a Bam or Diamond it is an Enchantment (MD-ENCH-01)."""

    bam: int = 0
    diamond: int = 0
    action: int = 0
    xp: int = 0
    discard_self: int = 0

    @property
    def is_symbols(self) -> bool:
        """True if it is paid with Bams or Diamonds."""
        return bool(self.bam or self.diamond)


class Ability(Piece):
    """An ability of a card or Skill: its moment, conditions, cost and effects (MD-SKILL, MD-ENCH, MD-COND).

    `id` is `<card or step>.<position>` and is set when the content is read. `condition` are words such as `shadow_mode`
    or `wounded:2`.
    """

    id: str = ""
    name: Locales | None = None
    when: When
    condition: tuple[str, ...] = ()
    cost: Cost = Cost()
    repeat: Annotated[int, Field(ge=1, le=9)] = 1
    limit: Literal["once_per_activation", "once_per_round"] | None = None
    aura: Literal["zone"] | None = None
    effect: tuple[AnyEffect, ...]

    @model_validator(mode="after")
    def _does_something(self) -> Ability:
        if not self.effect:
            raise ValueError("an ability has an effect: write at least one")
        return self

    @model_validator(mode="after")
    def _used_for_one_thing(self) -> Ability:
        """Checks that it has one effect if it has a target, which is chosen with it."""
        if self.when in USED and len(self.effect) != 1:
            raise ValueError(f"an ability for {self.when} has exactly one effect, not {len(self.effect)}")
        return self

    @model_validator(mode="after")
    def _works_at_its_moment(self) -> Ability:
        for effect in _all_of(self.effect):
            if self.when not in effect.works:
                moments = ", ".join(sorted(effect.works))
                raise ValueError(f"`{effect.do}` does nothing at the moment `{self.when}`: it works at {moments}")
        return self

    def __hash__(self) -> int:
        """Hashes the id only, because hashing all fields is slow."""
        return hash(self.id)

    @property
    def is_enchantment(self) -> bool:
        """True if it must be paid with symbols (MD-ENCH-01)."""
        return self.cost.is_symbols


def _all_of(effects: Sequence[Effect]) -> Iterator[Effect]:
    """Yields effects, including nested ones."""
    for effect in effects:
        yield effect
        if isinstance(effect, Choose):
            for each in effect.value:
                yield from _all_of(each)
        elif isinstance(effect, Activate):
            yield from _all_of(effect.otherwise)


def granted_by(effect: Effect) -> tuple[Ability, ...]:
    """Returns the abilities that an effect grants."""
    return effect.granted if isinstance(effect, Granting) else ()


MODELS: tuple[type[Piece], ...] = (*EFFECTS, Ability)
for model in MODELS:  # mutually nested effects are complete only now
    model.model_rebuild()
OPERATIONS = tuple(map(name_of, EFFECTS))
"""The names of the effects in the content."""
