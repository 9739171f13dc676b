"""What an ability says, as a Text: when it works, what it costs, what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from engine.games.massive_darkness.content import Ability, Cost, Effect, Operation, content
from engine.kit.wording import dashed, joined
from engine.table import Text


def ability_text(ability: Ability) -> Text:
    """An ability in one line, such as `Melee, Shadow Mode, 1 Bam: +1 Damage`."""
    if ability.id in _named_after_what_they_do():
        effect = ability.effect[0]
        text = Text(f"ability-means-{dashed(effect.do)}", count=effect.value if isinstance(effect.value, int) else 1)
    else:
        text = effects_text(ability.effect)
    beginning = list(_beginning(ability))
    if beginning:
        text = Text("ability", when=joined("ability-and", beginning), effect=text)
    if ability.repeat > 1:
        text = Text("ability-repeat", ability=text, count=ability.repeat)
    if ability.limit:
        text = Text(f"ability-{dashed(ability.limit)}", ability=text)
    return Text("ability-aura-zone", ability=text) if ability.aura else text


KEYWORDS: frozenset[Operation] = frozenset(
    {"elusive", "taunt", "regeneration", "retaliate", "teleport", "command", "spellblade", "charge", "sure_shot"}
)
"""What the rules have a word for, so that a card can name it without saying what it is."""


@cache
def _named_after_what_they_do() -> frozenset[str]:
    """Skills called like a word of the rules, such as Taunt or Teleport 2: beside that name their text says what the
    word means. Where such a Skill grows, its further steps name it only."""
    every = content().classes.values()
    named = [(skill.name, skill.abilities) for sheet in every for skill in (sheet.free, sheet.signature)]
    named += [(line.name, step.abilities) for sheet in every for line in sheet.lines for step in line.steps]
    return frozenset(
        ability.id
        for name, abilities in named
        for ability in abilities
        for effect in ability.effect[:1]
        if effect.do in KEYWORDS and name["en"].lower().replace(" ", "_").startswith(effect.do) and not effect.granted
    )


def effects_text(effects: Iterable[Effect]) -> Text:
    """Several effects, one after the other."""
    return joined("ability-then", map(effect_text, effects))


def effect_text(effect: Effect) -> Text:
    """One effect, with what it counts and what works in it."""
    text = WORDS.get(effect.do, _counted)(effect)
    if effect.per:
        text = Text(f"ability-per-{dashed(effect.per)}", effect=text)
    if effect.granted:
        granted = joined("ability-then", map(ability_text, effect.granted))
        text = Text("ability-with", effect=text, granted=granted)
    return text


def dice_text(dice: Iterable[tuple[str, int]]) -> tuple[Text, ...]:
    """Dice by colour, such as 2 yellow dice and 1 red die."""
    return tuple(Text(f"ability-dice-{colour}", count=count) for colour, count in dice)


# ---------------------------------------------------------------- before the colon


def _beginning(ability: Ability) -> Iterator[Text]:
    """The moment, unless it is always or the cost says it; conditions; costs."""
    if ability.when != "action" and (ability.when != "always" or ability.condition):
        yield Text(f"ability-when-{dashed(ability.when)}")
    yield from _conditions(ability)
    yield from _costs(ability.cost)


def _conditions(ability: Ability) -> Iterator[Text]:
    for condition in ability.condition:
        name, _, number = condition.partition(":")
        yield Text(f"ability-if-{dashed(name)}", **({"count": int(number)} if number else {}))


def _costs(cost: Cost) -> Iterator[Text]:
    for name, count in cost:
        if count:
            yield Text(f"ability-cost-{dashed(name)}", count=count)


# ---------------------------------------------------------------- after it


def _counted(effect: Effect) -> Text:
    """An effect that is a number and nothing else; less of something is said in words, so the number has no sign."""
    if isinstance(effect.value, int):
        return Text(f"ability-{dashed(effect.do)}", count=abs(effect.value))
    return Text(f"ability-{dashed(effect.do)}-{dashed(str(effect.value))}")


def _plain(effect: Effect) -> Text:
    return Text(f"ability-{dashed(effect.do)}")


def _add_dice(effect: Effect) -> Text:
    assert isinstance(effect.value, dict)
    return Text("ability-add-dice", dice=dice_text(effect.value.items()))


def _reroll(effect: Effect) -> Text:
    whose = Text(f"ability-roll-{dashed(str(effect.value))}")
    if isinstance(effect.dice, int):
        return Text("ability-reroll-some", count=effect.dice, roll=whose)
    return Text(f"ability-reroll-{effect.dice or 'all'}", roll=whose)


def _blanks(effect: Effect) -> Text:
    """Which blank results: all, or a number of them."""
    return Text("ability-blanks-all") if effect.n == "all" else Text("ability-blanks", count=effect.n or 1)


def _flip(effect: Effect) -> Text:
    return Text("ability-flip", blanks=_blanks(effect))


def _blank_add(effect: Effect) -> Text:
    assert isinstance(effect.value, dict)
    symbols = tuple(Text(f"ability-{symbol}", count=count) for symbol, count in effect.value.items())
    return Text("ability-blank-add", blanks=_blanks(effect), symbols=symbols)


def _cancel(effect: Effect) -> Text:
    roll = Text(f"ability-roll-{effect.origin or 'attack'}")
    if effect.value == "all":
        return Text("ability-cancel-all", roll=roll)
    return Text(f"ability-cancel-{effect.value}", roll=roll, count=int(effect.n or 1))


def _heal(effect: Effect) -> Text:
    full = effect.value == "full"
    much = Text("ability-completely") if full else Text("ability-amount", count=effect.value)
    return Text(f"ability-heal-{dashed(effect.who or 'self')}", much=much)


def _direct_damage(effect: Effect) -> Text:
    if isinstance(effect.value, dict):
        damage = Text("ability-rolled-damage", dice=dice_text(effect.value.items()))
    else:
        damage = Text("ability-direct-damage", count=effect.value)
    text = Text(f"ability-suffers-{dashed(effect.target or 'one_enemy')}", damage=damage)
    if isinstance(effect.range, tuple):
        return Text("ability-range", effect=text, nearest=effect.range[0], farthest=effect.range[1])
    return text


def _actions(effect: Effect) -> Text:
    return Text(f"ability-actions-{effect.kind or 'any'}", count=effect.value)


def _become_target(effect: Effect) -> Text:
    return Text("ability-become-target", count=effect.range)


def _xp(effect: Effect) -> Text:
    return Text(f"ability-xp-{dashed(effect.who or 'self')}", count=effect.value)


def _draw_treasure(effect: Effect) -> Text:
    return Text(f"ability-draw-treasure-{dashed(str(effect.value))}", count=effect.n or 1)


def _at_place(effect: Effect) -> Text:
    """What comes onto the board: a Guard, a Roaming Monster, Treasure tokens; where, and where else."""
    place = Text(f"ability-at-{dashed(effect.at or 'active_hero_zone')}")
    if effect.do == "treasure_token":
        return Text("ability-treasure-token", count=effect.value, place=place)
    text = Text(f"ability-spawn-{effect.value}", place=place)
    if effect.fallback in (None, "none"):
        return text
    return Text("ability-fallback", effect=text, place=Text(f"ability-at-{dashed(str(effect.fallback))}"))


def _activate(effect: Effect) -> Text:
    text = Text(f"ability-activate-{effect.value}")
    return Text("ability-else", effect=text, otherwise=effects_text(effect.otherwise)) if effect.otherwise else text


def _choose(effect: Effect) -> Text:
    assert isinstance(effect.value, tuple)
    return joined("ability-or", map(effects_text, effect.value))


WORDS: Mapping[Operation, Callable[[Effect], Text]] = {
    "double_hits": _plain,
    "hit_boss": _plain,
    "elusive": _plain,
    "taunt": _plain,
    "command": _plain,
    "spellblade": _plain,
    "charge": _plain,
    "sure_shot": _plain,
    "add_dice": _add_dice,
    "reroll": _reroll,
    "flip": _flip,
    "blank_add": _blank_add,
    "cancel": _cancel,
    "heal": _heal,
    "direct_damage": _direct_damage,
    "actions": _actions,
    "become_target": _become_target,
    "xp": _xp,
    "draw_treasure": _draw_treasure,
    "treasure_token": _at_place,
    "spawn": _at_place,
    "activate": _activate,
    "choose": _choose,
}
