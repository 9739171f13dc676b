"""The Hero choice in the lobby: the six Heroes with their emblems, strengths, and players."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.massive_darkness.model.content import ClassSheet, HeroCard, content
from engine.games.massive_darkness.model.state import Hero
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.looks import kept
from renders.canvas.markup import fit_block, write_block
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.massive_darkness.sheets.cards import name
from renders.massive_darkness.sheets.hand import hero_of
from renders.massive_darkness.style.look import TONES, emblem
from renders.scene import Scene

GAP, TOP = 12, 104
FOCUS = {"melee": "melee", "ranged": "ranged", "magic": "magic", "defense": "shield"}
FOCUS_HIGH = 84  # px of the line with a Class's strengths
GOOD_AT = {
    "bjorn": "dice",
    "elias": "dice",
    "owen": "shield",
    "sibyl": "eye",
    "siegfried": "wound",
    "whisper": "move",
}
SIZES = (40, 38, 36, 34, 32, 30, 28)


class Sizes(NamedTuple):
    """The size of the picture, a card, its emblem, and a Hero's name."""

    picture: tuple[int, int]
    card: tuple[int, int]
    emblem: int
    name: int


USUAL = Sizes((1280, 1600), (618, 470), 216, 58)
LARGE = Sizes((1060, 1970), (508, 590), 170, 50)


def sizes(scene: Scene) -> Sizes:
    """Returns the usual sizes, or those of a narrower picture with large labels."""
    return LARGE if scene.large else USUAL


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar."""
    return _ground(sizes(scene).picture)


@kept(4)
def _ground(size: tuple[int, int]) -> Image.Image:
    image = Image.new("RGB", size, TONES.void)
    put(image, plate(size[0] - 32, 82, TONES.low, radius=16), 16, 8)
    return image


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the name of the player who chooses."""
    hero = hero_of(scene)
    put(image, seat_piece(hero.seat, 60), 66, 49, "mm")
    words = scene.say("picture-which-hero", player=scene.spoken(hero.seat))
    write_fitted(image, 112, 49, fit(words, 48, image.width - 150, "serif", smallest=32), palette.TEXT, "serif")


def cards(image: Image.Image, scene: Scene) -> None:
    """Draws a card for each Hero, in two columns."""
    (wide, high), chosen = sizes(scene).card, {hero.hero: hero for hero in scene.view.heroes}
    for i, card in enumerate(content().heroes.values()):
        across, down = i % 2, i // 2
        _draw_card(image, scene, card, chosen.get(card.id), (16 + across * (wide + GAP), TOP + down * (high + GAP)))
    advice = fit(scene.say("picture-any-class"), 36, image.width - 40)
    write_fitted(image, image.width / 2, image.height - 36, advice, palette.MUTED, anchor="mm")


def _draw_card(image: Image.Image, scene: Scene, card: HeroCard, hero: Hero | None, at: tuple[int, int]) -> None:
    (x, y), (wide, high) = at, sizes(scene).card
    own = hero is not None and hero.seat == hero_of(scene).seat
    taken = hero is not None and not own and scene.is_named(hero.seat)
    fill, edge = (TONES.low if taken else TONES.floor), (palette.CHOICE if own else None)
    put(image, plate(wide, high - 5, fill, edge, line=5, radius=20, lift=5), x, y)
    px = sizes(scene).emblem
    put(image, emblem(card.id, px, taken=taken), x + 18, y + 18)
    sheet = content().classes[hero.hero_class if hero and (own or taken) else card.recommended_class]
    _draw_names(image, scene, (card, sheet), taken, (x + px + 40, y, wide - px - 58))
    top = y + px + 46 + (FOCUS_HIGH if scene.large else 0)
    put(image, plate(wide - 36, 3, TONES.high, radius=1), x + 18, top)
    _draw_abilities(image, scene, card, taken, (x + 24, top + 10, wide - 48, y + high - 14 - top - 10))
    if hero and (own or taken):
        _draw_owner(image, scene, hero, own, (x + px + 18, y + px + 18))


def _draw_names(
    image: Image.Image, scene: Scene, who: tuple[HeroCard, ClassSheet], taken: bool, span: tuple[int, int, int]
) -> None:
    """Draws Hero, Class, and the Class's strengths."""
    (card, sheet), (x, y, room) = who, span
    tone, second = (palette.FADED, palette.FADED) if taken else (palette.TEXT, TONES.accent)
    high = sizes(scene).emblem + 18
    called = fit(name(scene, card), sizes(scene).name, room, "serif", smallest=36)
    write_fitted(image, x, y + 48, called, tone, "serif")
    write_fitted(image, x, y + 118, fit(name(scene, sheet), 36, room, "bold", lines=2, smallest=30), second, "bold")
    line = y + high - 26
    if scene.large:  # below the emblem, over the full width of the card
        x, room, line = x - sizes(scene).emblem - 16, sizes(scene).card[0] - 48, line + FOCUS_HIGH
    step = room // max(1, len(sheet.focus))
    for i, each in enumerate(sheet.focus):
        left = x + i * step
        put(image, symbol(FOCUS[each], 40, tone), left, line, "lm")
        words = fit(scene.say(f"picture-focus-{each}"), 34, step - 56, "bold", lines=2)
        write_fitted(image, left + 48, line, words, tone, "bold")


def _draw_abilities(
    image: Image.Image, scene: Scene, card: HeroCard, taken: bool, box: tuple[int, int, int, int]
) -> None:
    """Draws the abilities that only this Hero has, and the Shadow ability."""
    x, y, wide, high = box
    half = high // 2
    tone = palette.FADED if taken else palette.TEXT
    signs = (GOOD_AT[card.id], palette.WARM), ("shadow", palette.COLD)
    for i, ((sign, colour), key) in enumerate(zip(signs, ("good", "dark"), strict=True)):
        middle = y + half * i + half / 2
        put(image, symbol(sign, 48, tone if taken else colour), x + 4, middle, "lm")
        block = fit_block((scene.say(f"picture-{key}-{card.id}"),), SIZES, wide - 74, half, "bold")
        if block:
            write_block(image, x + 70, round(middle - block.high / 2), block, tone, "bold")


def _draw_owner(image: Image.Image, scene: Scene, hero: Hero, own: bool, at: tuple[int, int]) -> None:
    """Draws the player who has taken the Hero, on the corner of its emblem."""
    words = fit(scene.player(hero.seat), 38, 240, "bold")
    sprites = [seat_piece(hero.seat, 48), text(words.lines[0], words.px, palette.TEXT, "bold", squeeze=words.squeeze)]
    wide = sum(each.width for each in sprites) + 44
    fill, edge = (palette.PANEL_HIGH, palette.CHOICE) if own else (palette.PANEL_HIGH, None)
    x = max(at[0] - wide + 10, 24)
    put(image, plate(wide, 66, fill, edge, radius=33), x, at[1] - 40)
    row(image, x + 10, at[1] - 7, *sprites, gap=10)
