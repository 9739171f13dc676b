"""Skills in a combat: when they act, and what some of them cost (MD-SKILL-02, MD-COND-02, MD-COND-03, MD-COND-12).

Skills without a price act automatically. For the others, the Hero is asked when they would first act.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.massive_darkness.asking.players import ask_hero
from engine.games.massive_darkness.asking.wording import ability_text
from engine.games.massive_darkness.board.zones import sees
from engine.games.massive_darkness.combat.fight import ROLES, Acting, Fight
from engine.games.massive_darkness.heroes.damage import hurt_hero
from engine.games.massive_darkness.heroes.signature import Payment, pay, ways_to_pay
from engine.games.massive_darkness.model.effects import Effect, Moment
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.state import Hero, Role
from engine.table import Option, Question, Seat, Text

BLOOD = {"bloodthirst", "blood_tribute"}


def acting(fight: Fight, role: Role, moment: Moment) -> Iterator[Acting]:
    """Yields the Skills of one side that act at this moment, and what they do then."""
    return (each for each in fight.skills(role, moment) if _is_worth(fight, role, each.effects))


def _is_worth(fight: Fight, role: Role, effects: tuple[Effect, ...]) -> bool:
    return any(effect.counted_per is None or fight.times(role, effect) for effect in effects)


# ---------------------------------------------------------------- what a Skill costs


async def is_paid(fight: Fight, role: Role, ability: Ability) -> bool:
    """True if a Skill acts in this combat: it is free, or its Hero pays for it. Asked once in a combat."""
    who, blood = fight.fighter(role), blood_price(ability)
    if not ability.cost.xp and not blood:
        return True
    if ability.id not in fight.course.paid:
        fight.course.paid[ability.id] = isinstance(who, Hero) and await _pay(fight, who, ability, blood)
    return fight.course.paid[ability.id]


def blood_price(ability: Ability) -> int:
    """Returns the Damage that a Hero must choose to suffer for this Skill."""
    conditions = (condition.partition(":") for condition in ability.condition)
    return sum(int(number) for name, _, number in conditions if name in BLOOD)


async def _pay(fight: Fight, hero: Hero, ability: Ability, blood: int) -> bool:
    """Asks for the price in XP, once in an Activation, or in Damage (MD-SIG-01, MD-SIG-03, MD-STORY-04, MD-Q-50)."""
    options = ways_to_pay(fight.state, hero, ability) if ability.cost.xp else _blood_options(fight, hero, ability)
    while options:
        none = Option("no", Text("combat-skill-no"), None)
        text = Text("ask-combat-skill", ability=ability.id, does=ability_text(ability), rolled=int(_is_rolled(fight)))
        choices = [*options, none]
        chosen = await ask_hero(fight.table, fight.state, hero, "combat.skill", choices, default="no", text=text)
        if chosen is None:
            return False
        if await _is_given(fight, hero, ability, chosen, blood):
            return True
        options = [option for option in options if option.value != chosen]
    return False


def _is_rolled(fight: Fight) -> bool:
    """True once the dice of this attack have been rolled."""
    return any(die.face is not None for role in ROLES for die in fight.side(role).dice)


def _blood_options(fight: Fight, hero: Hero, ability: Ability) -> list[Option]:
    """Returns who may suffer it, with enough Life: the Hero, or for a Blood Tribute an Ally in line of sight."""
    state, dying, blood = fight.state, fight.course.dying, blood_price(ability)
    tribute = any(condition.startswith("blood_tribute") for condition in ability.condition)
    allies = [each for each in state.living if each is not hero and tribute and sees(state, hero.zone, each.zone)]
    able = [each for each in (hero, *allies) if each.life >= blood and each.seat not in dying]
    return [
        Option(each.id, Text("combat-skill-blood", hero=Seat(each.seat), damage=blood), each.seat, places=(each.zone,))
        for each in able
    ]


async def _is_given(fight: Fight, hero: Hero, ability: Ability, price: Payment | int, blood: int) -> bool:
    """Takes the price that the Hero chose. An Ally may refuse to bleed for it."""
    if isinstance(price, str):
        pay(fight.table, hero, ability, price)
        return True
    donor = fight.state.heroes[price]
    if donor is not hero and not await _agrees(fight, donor, ability, blood):
        return False
    fight.table.tell(Text("combat-skill-bleeds", hero=Seat(donor.seat), ability=ability.id))
    if donor.life > blood:
        await hurt_hero(fight.table, fight.state, donor, blood)
    else:
        fight.course.dying.append(donor.seat)
    return True


async def _agrees(fight: Fight, donor: Hero, ability: Ability, blood: int) -> bool:
    """Asks a Hero's player whether it takes the damage that another Hero's ability costs."""
    options = [Option("yes", Text("combat-tribute-yes", damage=blood), True), Option("no", Text("combat-no"), False)]
    text = Text("ask-combat-tribute", ability=ability.id, damage=blood)
    asked = Question("combat.tribute", text, "reaction", default=["no"])
    agreed: bool = await fight.table.ask(donor.seat, asked, options)
    return agreed
