"""Names, dice and abilities of cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.massive_darkness.asking.wording import ability_text
from engine.games.massive_darkness.model.content import Card, DiceType, EnemyCard, HeroCard, Pool, content
from engine.games.massive_darkness.model.effects_abilities import Ability, granted_by
from engine.games.massive_darkness.model.state import Colour
from engine.kit.named import Named
from engine.kit.names import name_in
from engine.words import Words
from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol
from renders.massive_darkness.sheets.listing import Entry
from renders.massive_darkness.style.dice import DIE, pool
from renders.massive_darkness.style.look import TONES
from renders.scene import Scene

SIGNS = "data.massive_darkness.signs"  # messages that use symbols instead of words
ATTACKS = ("melee", "ranged", "magic")
KINDS = {"shield": "shield", "armor": "body", "artifact": "artifact", "trap": "trap"}


def in_locale(scene: Scene, name: Mapping[str, str]) -> str:
    """Returns a name in the reader's language, or in English if there is none."""
    return name_in(scene.job.locale, name)


def name(scene: Scene, piece: Named) -> str:
    """Returns the name of a card, Hero, Class or Mission."""
    return in_locale(scene, piece.name)


def said(scene: Scene, abilities: Sequence[Ability]) -> tuple[str, ...]:
    """Returns the text of abilities, a paragraph each, with symbols for dice, costs and gains."""
    job = scene.job
    words = Words(job.locale, (SIGNS, *job.packages), job.names, job.seat_names)
    return tuple(words.say(ability_text(ability)) for ability in abilities)


class Source(NamedTuple):
    """An ability and the name of its card, Enemy, Hero or Class."""

    ability: Ability
    name: Mapping[str, str]


@kept
def sources() -> Mapping[str, Source]:
    """Returns every ability of cards, Enemies, Heroes and Classes by id, including granted ones."""
    return {source.ability.id: source for found in _named_abilities() for source in _with_granted(*found)}


def _named_abilities() -> Iterator[Source]:
    every = content()
    cards: list[Card | EnemyCard | HeroCard] = [*every.cards.values(), *every.guards.values(), *every.monsters.values()]
    cards += every.heroes.values()
    yield from (Source(ability, ability.name or card.name) for card in cards for ability in card.abilities)
    for sheet in every.classes.values():
        skills = (sheet.signature, sheet.free)
        yield from (Source(ability, skill.name) for skill in skills for ability in skill.abilities)
        steps = ((line, step) for line in sheet.lines for step in line.steps)
        yield from (Source(ability, line.name) for line, step in steps for ability in step.abilities)


def _with_granted(ability: Ability, named: Mapping[str, str]) -> Iterator[Source]:
    yield Source(ability, named)
    for effect in ability.effect:
        for granted in granted_by(effect):
            yield from _with_granted(granted, named)


def own_skill(scene: Scene, ability: Ability) -> Entry:
    """Returns a Skill of the Hero card. The one without a name works in Shadow Mode (MD-HERO-03, MD-HERO-04)."""
    words = said(scene, [ability])
    if ability.name is None:
        return Entry(scene.say("picture-shadow-mode"), words, symbol("shadow", 40, palette.COLD))
    return Entry(in_locale(scene, ability.name), words, symbol("skill", 40, TONES.accent))


def card_entry(
    scene: Scene, card: Card, *, side: tuple[Image.Image, ...] = (), words: bool = True, dim: bool = False
) -> Entry:
    """Returns the entry of an Equipment card: its kind, dice and text."""
    shown = said(scene, card.abilities) if words else ()
    return Entry(name(scene, card), shown, kind_sign(card, 64 if words else 48), (*dice_of(card.dice), *side), dim=dim)


def kind_sign(card: Card, px: int) -> Image.Image:
    """Draws the symbol of a card's kind on a small plate."""
    attack = next((kind for kind in ATTACKS if kind in card.dice), "")
    return _sign(attack or KINDS.get(card.kind, "pack"), px)


@kept
def _sign(sign: str, px: int) -> Image.Image:
    """Draws a symbol on a plate."""
    sprite = plate(px, px, TONES.low, radius=14).copy()
    put(sprite, symbol(sign, round(px * 0.7)), px / 2, px / 2, "mm")
    return sprite


def dice_of(dice: Mapping[DiceType, Pool]) -> tuple[Image.Image, ...]:
    """Returns the symbol of each combat type, followed by its dice."""
    return tuple(_typed(kind, tuple(colours.items())) for kind, colours in dice.items())


@kept
def _typed(kind: DiceType, colours: tuple[tuple[Colour, int], ...]) -> Image.Image:
    dice = pool(colours)
    sprite = Image.new("RGBA", (DIE + dice.width, dice.height), palette.clear(palette.INK))
    put(sprite, symbol("shield" if kind == "defense" else kind, 36, palette.MUTED), 0, DIE / 2, "lm")
    put(sprite, dice, DIE, 0)
    return sprite
