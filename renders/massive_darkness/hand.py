"""The Hero sheet, which everybody may look at: Life and XP, Skills bought and to buy, equipment worn and carried."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.state import ACTIONS, MICRO_XP, MOST_XP, Hero, State
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.massive_darkness import cards
from renders.massive_darkness.listing import Box, Entry, note, put_entries
from renders.massive_darkness.look import HEAD, MARGIN, TONES, bolts, heading, hearts, sheet, token
from renders.massive_darkness.skills import skill_versions
from renders.picture import Scene

BAND_TOP, BAND_HIGH = MARGIN + HEAD + 12, 124
TOP = BAND_TOP + BAND_HIGH + 12
HIGH = 1184 - TOP
LEFT_PANEL = (16, TOP, 778, HIGH)
RIGHT_PANEL = (806, TOP, 778, HIGH)
TITLE = 62  # of a panel
GOODS = {"artifact": "artifact", "library": "book", "lair": "lair", "firework": "explosive"}


def ground(scene: Scene) -> Image.Image:
    """The heading, a band of figures, and two panels."""
    return sheet((MARGIN, BAND_TOP, 1568, BAND_HIGH), LEFT_PANEL, RIGHT_PANEL)


def hero_of(scene: Scene) -> Hero:
    """Whose sheet it is; without a seat, that of the active Hero."""
    state: State = scene.view
    return state.active_hero if scene.job.seat is None else state.heroes[scene.job.seat]


def title(image: Image.Image, scene: Scene) -> None:
    """Name and Class, and where the Hero stands."""
    hero = hero_of(scene)
    card, sheet_of = content().heroes[hero.hero], content().classes[hero.hero_class]
    words = scene.say("picture-hero-title", hero=cards.name(scene, card), skills=cards.name(scene, sheet_of))
    heading(image, scene, words, seat=hero.seat)


def figures(image: Image.Image, scene: Scene) -> None:
    """Life, Actions while the Activation runs, what is carried for the Mission, XP."""
    hero, state, y = hero_of(scene), scene.view, BAND_TOP + 42
    end = row(
        image, 48, y, hearts(hero.life, hero.max_life, 52), text(f"{hero.life}", 52, palette.TEXT, "black"), gap=10
    )
    x = end + 40
    if state.activation and state.active == hero.seat:
        left = state.activation.actions + len(state.activation.extra)
        x = row(image, x, y, bolts(left, max(left, ACTIONS), 46), gap=24)
    for sign, colour in _marks(hero):
        x = row(image, x, y, token(sign, colour, 56), gap=10)
    figure = text(f"{hero.xp}", 56, palette.TEXT, "black")
    most = text(f"/ {MOST_XP}", 34, palette.MUTED)
    put(image, most, 1552, y, "rm")
    put(image, figure, 1552 - most.width - 8, y, "rm")
    put(image, symbol("xp", 54, palette.GOOD), 1552 - most.width - figure.width - 20, y, "rm")
    put(image, _bar(hero.xp, MOST_XP, 1504), 48, BAND_TOP + 92, "lm")
    if state.story:
        micro = text(scene.say("picture-micro-xp", count=hero.micro_xp, most=MICRO_XP), 30, palette.MUTED)
        put(image, micro, 1240, y, "rm")


def _marks(hero: Hero) -> Iterator[tuple[str, str]]:
    """Stunned or dead, and what the Mission lets it carry."""
    if hero.dead:
        yield "bones", palette.TEXT
    elif hero.stunned:
        yield "stun", palette.MAGIC
    yield from ((GOODS[good], palette.MAGIC) for good in hero.goods)


@kept(40)
def _bar(full: int, most: int, wide: int) -> Image.Image:
    step = wide // most
    sprite = Image.new("RGBA", (wide, 18), palette.clear(palette.INK))
    for i in range(most):
        put(sprite, plate(step - 6, 18, palette.GOOD if i < full else TONES.high, radius=4), i * step, 0)
    return sprite


def skills(image: Image.Image, scene: Scene) -> None:
    """Signature and free Skill, then the lines of the Class with all their steps."""
    hero = hero_of(scene)
    _panel_title(image, LEFT_PANEL, scene.say("picture-skills"), scene.say("picture-level-and-cost"))
    put_entries(image, _inside(LEFT_PANEL), skill_versions(scene, hero))


def equipment(image: Image.Image, scene: Scene) -> None:
    """The Hero card's own Skills, then what is in hands, on the body and in the pack; words as far as there is room."""
    hero = hero_of(scene)
    left_out = put_entries(image, _inside(RIGHT_PANEL), _equipment_versions(scene, hero))
    aside = scene.say("picture-others", count=left_out) if left_out else ""
    _panel_title(image, RIGHT_PANEL, scene.say("picture-equipment"), aside)


def _equipment_versions(scene: Scene, hero: Hero) -> Iterator[list[Entry]]:
    """All that the Hero has, first with all words, then with ever fewer."""
    own = [cards.own_skill(scene, ability) for ability in content().heroes[hero.hero].abilities]
    carried = [*hero.hands, *([hero.body] if hero.body else []), *hero.pack]
    for told in range(len(carried), -1, -1):
        yield [*own, *(_carried(scene, hero, card, words=i < told) for i, card in enumerate(carried))]
    yield [_carried(scene, hero, card, words=False) for card in carried]


def _carried(scene: Scene, hero: Hero, card: str, *, words: bool) -> Entry:
    """A card with the place where it is; what only lies in the pack is dim."""
    found = content().cards[card]
    equipped = card in hero.equipped or found.slot == "none"
    place = "body" if card == hero.body else found.slot if card in hero.hands else "ready" if equipped else "pack"
    slot = note(scene.say(f"picture-slot-{place.replace('_', '-')}"))
    return cards.card_entry(scene, found, side=(slot,), words=words, dim=not equipped)


def _inside(panel: Box) -> Box:
    x, y, wide, high = panel
    return x + 14, y + TITLE, wide - 28, high - TITLE - 14


def _panel_title(image: Image.Image, panel: Box, words: str, aside: str) -> None:
    x, y, wide, _ = panel
    write_fitted(image, x + 24, y + 34, fit(words, 42, wide // 2, "serif"), face="serif")
    if aside:
        write_fitted(image, x + wide - 24, y + 34, fit(aside, 30, wide // 2 - 40), palette.MUTED, anchor="rm")
