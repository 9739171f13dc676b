"""One combat in progress: the fighters, what each side may use, and the numbers so far (MD-COMBAT)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, get_args

from engine.games.massive_darkness.board.zones import layout
from engine.games.massive_darkness.heroes.abilities import (
    CACHE_SIZE,
    Held,
    conditions_hold,
    kit_of_enemy,
    kit_of_hero,
    usable_cards,
)
from engine.games.massive_darkness.model.content import Face, content
from engine.games.massive_darkness.model.effects import Effect, Moment, When
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.state import (
    Combat,
    CombatType,
    Course,
    Die,
    Enemy,
    Hero,
    Pillar,
    Role,
    Side,
    State,
)
from engine.table import Table

ROLES: tuple[Role, Role] = ("attack", "defense")
MOMENTS: tuple[Moment, ...] = get_args(Moment)
DEFENSE: Mapping[CombatType, When] = {
    "melee": "melee_defense",
    "ranged": "ranged_defense",
    "magic": "magic_defense",
}


class Acting(NamedTuple):
    """A Skill and its effects at one moment of the combat."""

    ability: Ability
    effects: tuple[Effect, ...]


class Usable(NamedTuple):
    """Returns the abilities that one side may use in a combat, if their conditions are met."""

    enchantments: list[Ability]
    skills: Mapping[Moment, list[Acting]]


@lru_cache(maxsize=CACHE_SIZE)
def _sorted(*abilities: Ability) -> Usable:
    """Separates Enchantments from Skills, and sorts those by moment. Cached, because the same fighters use the same
    again."""
    found = Usable([], {moment: [] for moment in MOMENTS})
    for ability in abilities:
        if ability.is_enchantment:
            found.enchantments.append(ability)
        else:
            for moment in dict.fromkeys(effect.moment for effect in ability.effect):
                effects = tuple(effect for effect in ability.effect if effect.moment == moment)
                found.skills[moment].append(Acting(ability, effects))
    return found


@dataclass(slots=True)
class Fight:
    """A combat and its fighters, as the rules use it. Its changing parts are `combat` and `course`, which belong to the
    state during the combat. `granted` are abilities that hold in this attack only."""

    table: Table
    state: State
    combat: Combat
    attacker: Hero | Enemy
    defender: Hero | Enemy | Pillar
    granted: Sequence[Ability] = ()
    course: Course = field(default_factory=Course)
    _usable: dict[Role, Usable] = field(default_factory=dict)

    def side(self, role: Role) -> Side:
        """Returns the dice and numbers of one side."""
        return self.combat.attack if role == "attack" else self.combat.defense

    def fighter(self, role: Role) -> Hero | Enemy | Pillar:
        """Returns the fighter who rolls these dice."""
        return self.attacker if role == "attack" else self.defender

    def enchantments(self, role: Role) -> list[Ability]:
        """Returns the Enchantments that one side may use in this combat, with their conditions met: for Heroes all, for
        Enemies those of their card, then those of their Equipment (MD-ENCH-10, MD-ENCH-14, MD-GUARD-06,
        MD-GUARD-08)."""
        return [each for each in self._usable_by(role).enchantments if self._holds(role, each)]

    def skills(self, role: Role, moment: Moment) -> list[Acting]:
        """Returns the Skills of one side at this moment with their effects."""
        return [each for each in self._usable_by(role).skills[moment] if self._holds(role, each.ability)]

    def _usable_by(self, role: Role) -> Usable:
        if role not in self._usable:
            self._usable[role] = _sorted(*self._matching(role))
        return self._usable[role]

    def _matching(self, role: Role) -> Iterator[Ability]:
        """Yields all abilities for this combat type, usable or not."""
        moments = self._moments(role)
        copies: Counter[str] = Counter()
        for held in self._held(role, moments):
            copies[held.id] += 1
            if self._counts(role, held, copies[held.id]):
                yield held.ability
        if role == "attack":
            yield from (each for each in self.granted if each.when in moments)

    def _moments(self, role: Role) -> tuple[When, When]:
        kind = self.combat.type
        return ("attack", kind) if role == "attack" else ("defense", DEFENSE[kind])

    def _held(self, role: Role, moments: tuple[When, When]) -> Sequence[Held]:
        who = self.fighter(role)
        if isinstance(who, Hero):
            return kit_of_hero(self.state, who).at(*moments)
        return kit_of_enemy(who).at(*moments) if isinstance(who, Enemy) else ()

    def _counts(self, role: Role, held: Held, copy: int) -> bool:
        """True if a card's text applies: on a weapon only if it adds dice to this attack (MD-Q-73), so that one of two
        copies may count alone; on a Guardian's Equipment only if both have dice of the type (MD-GUARD-06)."""
        card, who = held.card, self.fighter(role)
        if card is None:
            return True
        if isinstance(who, Enemy):
            kind = self.combat.type if role == "attack" else "defense"
            return kind in card.dice and kind in content().enemy(who.card).dice
        return role == "defense" or not card.is_weapon or copy <= self.combat.weapons.count(card.id)

    def _holds(self, role: Role, ability: Ability) -> bool:
        who = self.fighter(role)
        if not ability.condition:
            return True
        if isinstance(who, Pillar) or not conditions_hold(self.state, who, ability):
            return False
        if "target_single" in ability.condition and not self.is_single(self.defender):
            return False
        if "after_reroll" in ability.condition and not any(die.rerolled for die in self.side(role).dice):
            return False
        return "distance_1_plus" not in ability.condition or self.attacker.zone != self.defender.zone

    def is_single(self, who: Hero | Enemy | Pillar) -> bool:
        """True for an Agent or a Roaming Monster."""
        return isinstance(who, Enemy) and content().enemy(who.card).kind != "mob"

    def faces(self, role: Role) -> list[tuple[Die, Face]]:
        """Returns the dice that still count, with their faces."""
        dice = content().dice
        return [
            (die, dice[die.colour].faces[die.face])
            for die in self.side(role).dice
            if die.face is not None and not die.removed
        ]

    def shown(self, role: Role) -> int:
        """Returns the Hits or Shields on the dice."""
        return sum(face.hits + face.shields for _, face in self.faces(role))

    def bams(self, role: Role) -> int:
        """Returns the Bams not yet spent or cancelled."""
        side = self.side(role)
        return max(0, sum(face.bam for _, face in self.faces(role)) + side.bam - side.bam_spent)

    def diamonds(self, role: Role) -> int:
        """Returns the Diamonds not yet spent or cancelled."""
        side = self.side(role)
        return max(0, sum(face.diamond for _, face in self.faces(role)) + side.diamond - side.diamond_spent)

    def total(self, role: Role) -> int:
        """Returns all Hits or Shields, effects included, never below 0 (MD-COMBAT-14, MD-Q-41)."""
        return max(0, self.shown(role) + self.side(role).bonus)

    @property
    def unhalved(self) -> int:
        """The Damage before it is halved: Hits less Shields, and what Shields do not stop (MD-COMBAT-14, MD-DMG-06)."""
        return max(0, self.total("attack") - self.total("defense")) + self.combat.damage

    def compute_damage(self) -> None:
        """Records the current Damage, less what is halved (MD-COMBAT-14, MD-Q-40)."""
        damage = self.unhalved
        for _ in range(self.course.halved):
            damage = (damage + 1) // 2
        self.combat.dealt = damage

    def times(self, role: Role, effect: Effect) -> int:
        """Returns how often an effect counts that is worth an amount `per` something."""
        who = self.fighter(role)
        if effect.counted_per is None:
            return 1
        if effect.counted_per == "shadow_zone_between":
            return self._shadows_between()
        if isinstance(who, Hero):
            if effect.counted_per == "damage_suffered":
                return who.max_life - who.life
            worn: Sequence[str] = usable_cards(self.state, who)
        else:
            worn = who.equipment if isinstance(who, Enemy) else ()
        return sum(effect.counted_per in content().cards[card].tags for card in worn)

    def _shadows_between(self) -> int:
        """Returns the Shadow Zones from attacker to defender, both included."""
        zones = layout(self.state).board.zones
        ends = zones[self.attacker.zone], zones[self.defender.zone]
        columns = range(min(each.column for each in ends), max(each.column for each in ends) + 1)
        rows = range(min(each.row for each in ends), max(each.row for each in ends) + 1)
        return sum(not zone.light and zone.column in columns and zone.row in rows for zone in zones.values())
