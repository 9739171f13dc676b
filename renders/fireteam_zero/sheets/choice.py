"""The hero choice in the lobby: the heroes, their roles and their players."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.fireteam_zero.model.content import content
from renders import chooser
from renders.fireteam_zero.sheets.hand import hero_of
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import TONES
from renders.scene import Scene


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar."""
    return chooser.ground(TONES)


def title(image: Image.Image, scene: Scene) -> None:
    """Draws whose choice it is."""
    seat = hero_of(scene).seat
    chooser.title(image, scene.say("picture-which-hero", player=scene.spoken(seat)), seat)


def heroes(image: Image.Image, scene: Scene) -> None:
    """Draws a card for each hero. A hero is unavailable if another seat plays the same role (FZ-SETUP-06)."""
    chooser.candidates(image, scene, TONES, list(_heroes(scene)))


def _heroes(scene: Scene) -> Iterator[chooser.Candidate]:
    players, own = {content().heroes[hero.id].role: hero for hero in scene.view.heroes}, hero_of(scene)
    for hero in content().heroes.values():
        player, role = players.get(hero.role), content().roles[hero.role]
        mine = player is own and player.id == hero.id
        seat = player.seat if player and (mine or player is not own) else None
        yield chooser.Candidate(role.id, look.name(scene, hero), look.name(scene, role), seat, mine)
