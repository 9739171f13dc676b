"""Texts of abilities: when they apply, their cost, their effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects import Effect
from engine.games.massive_darkness.model.effects_abilities import Ability, Cost, granted_by
from engine.games.massive_darkness.model.state import Enemy
from engine.kit.wording import dashed, joined
from engine.table import Text

FIGURES_KEPT = 4096  # cached descriptions of wounded Enemies


def ability_text(ability: Ability) -> Text:
    """Returns an ability in one line, such as `Melee, Shadow Mode, 1 Bam: +1 Damage`."""
    if ability.id in _named_after_what_they_do():
        keyword = ability.effect[0]
        text = Text(f"ability-means-{dashed(keyword.do)}", count=keyword.size)
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


@cache
def _named_after_what_they_do() -> frozenset[str]:
    """Returns the Skills named after a rules term, such as Taunt or Teleport 2. Their text explains the term after the
    name, except for further steps of such a Skill."""
    every = content().classes.values()
    named = [(skill.name, skill.abilities) for sheet in every for skill in (sheet.free, sheet.signature)]
    named += [(line.name, step.abilities) for sheet in every for line in sheet.lines for step in line.steps]
    return frozenset(
        ability.id
        for name, abilities in named
        for ability in abilities
        for effect in ability.effect[:1]
        if effect.is_keyword and name["en"].lower().replace(" ", "_").startswith(effect.do) and not granted_by(effect)
    )


def effects_text(effects: Iterable[Effect]) -> Text:
    """Joins several effects."""
    return joined("ability-then", map(effect_text, effects))


def effect_text(effect: Effect) -> Text:
    """Returns one effect, with what it counts and what it grants."""
    if not granted_by(effect):
        return effect.text()
    granted = joined("ability-then", map(ability_text, granted_by(effect)))
    return Text("ability-with", effect=effect.text(), granted=granted)


# ---------------------------------------------------------------- before the colon


def _beginning(ability: Ability) -> Iterator[Text]:
    """Yields the trigger, unless it is permanent or implied by the cost; conditions; costs."""
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


def enemy_figures(enemy: Enemy) -> Text:
    """Returns the living figures of an Enemy: a Boss with Minions, either alone, or a single figure."""
    return _figures(enemy.card, enemy.life, tuple(enemy.minions))


@lru_cache(maxsize=FIGURES_KEPT)
def _figures(name: str, life: int, lives: tuple[int, ...]) -> Text:
    card = content().enemy(name)
    wounded = [each for each in lives if each < card.life]
    if card.kind != "mob":
        return Text("figures-single", life=life)
    if not lives:
        return Text("figures-boss", life=life)
    hurt = Text("figures-wounded", least=min(wounded)) if wounded else Text("figures-unhurt")
    minions = Text("figures-minions", minions=len(lives), each=card.life, hurt=hurt)
    return Text("figures-mob", minions=minions, boss=life) if life else minions
