"""The texts of cards, Heroes and Skills, for lookups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from engine.games.massive_darkness.asking.wording import ability_text
from engine.games.massive_darkness.model.content import (
    Card,
    ClassSheet,
    DiceType,
    DoorCard,
    EnemyCard,
    HeroCard,
    Pool,
    Step,
    content,
)
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.effects_dice import dice_text
from engine.kit.wording import joined
from engine.table import Text


@cache
def glossary() -> Mapping[str, Text]:
    """Heroes and their named Skills, Classes with each of their Skills, Enemies, Equipment, Events and
    Door cards, by their ids."""
    every = content()
    enemies = {**every.guards, **every.monsters}
    return {
        **{hero.id: hero_text(hero) for hero in every.heroes.values()},
        **{sheet.id: class_text(sheet) for sheet in every.classes.values()},
        **{
            each.id: _skill_text(hero.id, each)
            for hero in every.heroes.values()
            for each in hero.abilities
            if each.name
        },
        **{skill: text for sheet in every.classes.values() for skill, text in _skills(sheet)},
        **{enemy.id: enemy_text(enemy) for enemy in enemies.values()},
        **{card.id: card_text(card) for card in every.cards.values()},
        **{event.id: _sentences(_said(event.abilities)) for event in every.events.values()},
        **{door.id: door_text(door) for door in every.doors.values()},
    }


def card_text(card: Card) -> Text:
    """Returns an Equipment card: Level, kind and slot, dice, abilities."""
    kind = Text("glossary-card", level=card.level, kind=Text(f"glossary-kind-{card.kind}"))
    slot = [Text(f"glossary-slot-{card.slot.replace('_', '-')}")] if card.slot != "none" else []
    return _sentences([kind, *slot, *_dice_and_ranges(card), *_said(card.abilities)])


@cache
def card_detail(card: str) -> Text:
    """Returns a card's text for the second line of an option. It is cached, because each decision builds menus."""
    return card_text(content().cards[card])


def _dice_and_ranges(card: Card) -> Iterator[Text]:
    """Yields the dice of a card by combat type, and any unusual Range (MD-EQUIP-17)."""
    yield from _dice(card.dice)
    for kind, (nearest, farthest) in card.range.items():
        yield Text(f"glossary-range-{kind}", nearest=nearest, farthest=farthest)
    if card.melee_use:
        yield Text("glossary-melee-use")


def enemy_text(enemy: EnemyCard) -> Text:
    """Returns a Guard or Roaming Monster: Life, dice, abilities."""
    if enemy.kind == "mob":
        first = Text("glossary-mob", level=enemy.level, life=enemy.life, minions=enemy.minions)
    elif enemy.kind == "agent":
        first = Text("glossary-agent", level=enemy.level, life=enemy.life)
    else:
        first = Text(f"glossary-roaming-{enemy.tier}", life=enemy.life)
    return _sentences([first, *_dice(enemy.dice), *_said(enemy.abilities)])


def hero_text(hero: HeroCard) -> Text:
    """Returns a Hero's recommended Class and Skills."""
    return _sentences([Text("glossary-hero", recommended=hero.recommended_class), *_said(hero.abilities)])


def class_text(sheet: ClassSheet) -> Text:
    """Returns a Class's strengths, its Signature Skill and its free Skill."""
    focus = joined("ability-and", (Text(f"ability-when-{kind}") for kind in sheet.focus))
    return _sentences([focus, *_said((*sheet.signature.abilities, *sheet.free.abilities))])


def _skill_text(owner: str, *abilities: Ability) -> Text:
    """Returns the text of a Skill with its owner."""
    return _sentences([Text("glossary-skill", owner=owner), *_said(abilities)])


def _skills(sheet: ClassSheet) -> Iterator[tuple[str, Text]]:
    """Yields the Skills of a Class: the Signature Skill, the free one, and each line with all its steps."""
    yield f"{sheet.id}.signature", _skill_text(sheet.id, *sheet.signature.abilities)
    yield f"{sheet.id}.free", _skill_text(sheet.id, *sheet.free.abilities)
    for line in sheet.lines:
        steps = [part for step in line.steps for part in _step(step)]
        yield f"{sheet.id}.{line.id}", _sentences([Text("glossary-skill", owner=sheet.id), *steps])


def _step(step: Step) -> list[Text]:
    return [Text("glossary-step", level=step.level, cost=step.cost), *_said(step.abilities)]


def door_text(door: DoorCard) -> Text:
    """Returns what a Door card places in each Zone of the Chamber."""
    blocks = [
        Text(
            "glossary-ambush" if block.at else "glossary-block",
            zone=zone,
            guards=block.guards,
            tokens=block.tokens,
            special=block.special,
        )
        for zone, block in enumerate(door.zones, 1)
    ]
    return _sentences(blocks)


def _dice(dice: Mapping[DiceType, Pool]) -> Iterator[Text]:
    for kind, pool in dice.items():
        yield Text(f"glossary-dice-{kind}", dice=dice_text(pool.items()))


def _said(abilities: Sequence[Ability]) -> list[Text]:
    return [ability_text(ability) for ability in abilities]


def _sentences(texts: Sequence[Text]) -> Text:
    """Joins texts, each as a sentence."""
    return Text("glossary-end", text=joined("glossary-and", texts))
