"""The lobby choice of a seat: the heroes, their roles and strengths, and their owners."""

from __future__ import annotations

from PIL import Image

from engine.games.fireteam_zero.asking.wording import hero_text
from engine.games.fireteam_zero.model.content import HeroCard, content
from engine.games.fireteam_zero.model.state import Hero
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit
from renders.canvas.listing import Entry, put_list
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write_fitted
from renders.fireteam_zero.sheets.hand import hero_of
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import HEADLINE, TONES
from renders.headline import MARGIN, sheet_wide
from renders.scene import Scene

HIGH, LARGE_HIGH, TOP, GAP = 270, 340, 104, 12  # px: height of a plate, its height with large labels, top, gap


def _high(scene: Scene) -> int:
    return LARGE_HIGH if scene.large else HIGH


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar."""
    return HEADLINE.ground((sheet_wide(scene), TOP + len(content().heroes) * (_high(scene) + GAP) + 4))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws whose choice it is."""
    seat = hero_of(scene).seat
    HEADLINE.put(image, scene, scene.say("picture-which-hero", player=scene.spoken(seat)), seat_piece(seat, 56))


def heroes(image: Image.Image, scene: Scene) -> None:
    """Draws a plate for each hero. A hero is unavailable if another seat plays the same role (FZ-SETUP-06)."""
    players = {content().heroes[hero.id].role: hero for hero in scene.view.heroes}
    for i, hero in enumerate(content().heroes.values()):
        box = (MARGIN, TOP + i * (_high(scene) + GAP), image.width - 2 * MARGIN, _high(scene))
        _put_hero(image, scene, hero, players.get(hero.role), box)


def _put_hero(image: Image.Image, scene: Scene, hero: HeroCard, player: Hero | None, box: Box) -> None:
    (x, y, wide, high), mine = box, player is not None and player is hero_of(scene)
    own = mine and player is not None and player.id == hero.id
    taken = player is not None and not mine and scene.is_named(player.seat)
    edge, fill = (palette.CHOICE if own else None), (TONES.low if taken else TONES.floor)
    put(image, plate(wide, high - 5, fill, edge, line=5, radius=20, lift=5), x, y)
    role = content().roles[hero.role]
    put(image, symbol(role.id, 130, palette.FADED if taken else TONES.accent), x + 24, y + high / 2, "lm")
    left, room = x + 186, wide - 206
    if player is not None and player.id == hero.id and (own or taken):
        put(image, seat_piece(player.seat, 56), x + wide - 20, y + 46, "rm")
        room -= 80
    tone = palette.FADED if taken else palette.TEXT
    words = f"{look.name(scene, hero)} · {look.name(scene, role)}"
    write_fitted(image, left, y + 46, fit(words, 44, room, "serif"), tone, "serif")
    ability = scene.say("picture-ability", text=scene.words.say(hero_text(hero.id)))
    put_list(
        image,
        (left, y + 84, wide - 206, high - 104),
        [Entry(look.words_of(scene, role.plays), muted=taken), Entry(ability, symbol("heads", 44, palette.WARM))],
    )
