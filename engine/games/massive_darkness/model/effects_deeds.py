"""Effects of used Skills, drawn cards and Events (MD-SKILL, MD-ITEM, MD-EVENT)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import Field, model_validator

from engine.games.massive_darkness.model.effects import COMBAT, USED, Counted, Effect, Switch, When
from engine.games.massive_darkness.model.effects_dice import dice_text
from engine.games.massive_darkness.model.state import ActionKind, Colour
from engine.kit.wording import dashed
from engine.table import Text

DRAWN: frozenset[When] = frozenset({"drawn"})
EVENT: frozenset[When] = frozenset({"event"})
TokenPlace = Literal["level_token", "level_token_plus_1", "level_token_minus_1"]


class Stun(Effect):
    """Stun the target or the attacker of a combat, the Hero who draws the card, or a chosen Enemy (MD-STUN)."""

    works: ClassVar[frozenset[When]] = COMBAT | DRAWN | EVENT
    only_helps: ClassVar[bool] = True
    do: Literal["stun"]
    value: Literal["target", "attacker", "drawer", "one_enemy"]

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(self.value)


class Heal(Effect):
    """Heal an amount of Damage, or all of it (MD-GLOSS-01)."""

    works: ClassVar[frozenset[When]] = COMBAT | USED | EVENT
    only_helps: ClassVar[bool] = True
    point: ClassVar[float] = 0.6
    do: Literal["heal"]
    value: int | Literal["full"]
    who: Literal[
        "self",
        "self_or_ally_in_zone",
        "one_hero_in_shadow",
        "one_minion",
        "each_hero_in_light",
        "each_hero_in_shadow",
    ] = "self"

    @property
    def size(self) -> int:
        """Returns the amount, without a sign."""
        return abs(self.value) if isinstance(self.value, int) else 1

    def healing(self, full: int) -> int:
        """Returns the Damage healed on a Participant with `full` Damage."""
        return self.value if isinstance(self.value, int) else full

    def words(self) -> Text:
        """Returns the text."""
        much = Text("ability-amount", count=self.value) if isinstance(self.value, int) else Text("ability-completely")
        return self.text_of(self.who, much=much)


class DirectDamage(Effect):
    """Damage outside any attack: an amount, or the Hits of `dice` (MD-HERO-06, MD-Q-69). With a `range`, the target is
    a chosen Enemy within that Range."""

    works: ClassVar[frozenset[When]] = USED | DRAWN | EVENT | {"damaged"}
    do: Literal["direct_damage"]
    value: int = 0
    dice: dict[Colour, int] = Field(default_factory=dict)
    target: Literal["one_enemy", "attacker", "drawer", "one_enemy_in_shadow"] = "one_enemy"
    range: tuple[int, int] | None = None

    @model_validator(mode="before")
    @classmethod
    def _dice_as_value(cls, written: Any) -> Any:
        """Also accepts dice as the value: `direct_damage: {yellow: 1}`."""
        if isinstance(written, dict) and isinstance(written.get("value"), dict):
            return {**written, "value": 0, "dice": written["value"]}
        return written

    @property
    def rolls(self) -> bool:
        """True if dice are rolled for it outside of a combat."""
        return bool(self.dice)

    @property
    def size(self) -> int:
        """Returns the amount, without a sign."""
        return 1 if self.dice else abs(self.value)

    def words(self) -> Text:
        """Returns the text."""
        if self.dice:
            damage = Text("ability-rolled-damage", dice=dice_text(self.dice.items()))
        else:
            damage = Text("ability-direct-damage", count=self.value)
        text = Text(f"ability-suffers-{dashed(self.target)}", damage=damage)
        if self.range is None:
            return text
        nearest, farthest = self.range
        return Text("ability-range", effect=text, nearest=nearest, farthest=farthest)


class Used(Effect):
    """An effect that a Hero uses in its Activation; `paid_as` is the kind of Action that it costs, if any."""

    works: ClassVar[frozenset[When]] = USED
    paid_as: ClassVar[ActionKind] = "any"


class Teleport(Counted, Used):
    """A move of up to a number of Zones that no Enemy prevents (MD-SKILL-16)."""

    is_keyword: ClassVar[bool] = True
    do: Literal["teleport"]


class Command(Switch, Used):
    """Another Hero performs a free Action (MD-SKILL-08)."""

    is_keyword: ClassVar[bool] = True
    do: Literal["command"]


# ---------------------------------------------------------------- drawn


class Xp(Counted):
    """XP for the Hero who draws the card, or for the Heroes with the fewest (MD-EVENT-05)."""

    works: ClassVar[frozenset[When]] = DRAWN | EVENT
    do: Literal["xp"]
    who: Literal["self", "least_xp_heroes", "each_hero_in_light", "each_hero_in_shadow"] = "self"

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(self.who, count=self.value)


class DrawTreasure(Effect):
    """Treasure cards of the next Level in place of this card (MD-ITEM-04)."""

    works: ClassVar[frozenset[When]] = frozenset({"drawn_from_token"})
    do: Literal["draw_treasure"]
    value: Literal["level_plus_1"]
    n: int = 1

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(self.value, count=self.n)


# ---------------------------------------------------------------- Events


class TreasureToken(Counted):
    """Treasure tokens in the Zone of the active Hero (MD-EVENT-06)."""

    works: ClassVar[frozenset[When]] = EVENT
    do: Literal["treasure_token"]
    at: Literal["active_hero_zone"] = "active_hero_zone"

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(count=self.value, place=Text(f"ability-at-{dashed(self.at)}"))


class Spawn(Effect):
    """A Guard or Roaming Monster at a Level token (MD-EVENT-02 to MD-EVENT-04)."""

    works: ClassVar[frozenset[When]] = EVENT
    do: Literal["spawn"]
    value: Literal["guard", "roaming"]
    at: TokenPlace
    fallback: Literal["current_level_token", "none"] = "none"

    def words(self) -> Text:
        """Returns the text."""
        text = self.text_of(self.value, place=Text(f"ability-at-{dashed(self.at)}"))
        if self.fallback == "none":
            return text
        return Text("ability-fallback", effect=text, place=Text(f"ability-at-{dashed(self.fallback)}"))


DeedEffect = Stun | Heal | DirectDamage | Teleport | Command | Xp | DrawTreasure | TreasureToken | Spawn
"""Effects of used Skills, drawn cards and Events."""
