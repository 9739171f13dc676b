"""The Hero choice in the lobby: the six Heroes, their Classes and their players."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.massive_darkness.model.content import content
from renders import chooser
from renders.massive_darkness.sheets.cards import name
from renders.massive_darkness.sheets.hand import hero_of
from renders.massive_darkness.style.look import TONES
from renders.scene import Scene


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar."""
    return chooser.ground(TONES)


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the player who chooses."""
    seat = hero_of(scene).seat
    chooser.title(image, scene.say("picture-which-hero", player=scene.spoken(seat)), seat)


def cards(image: Image.Image, scene: Scene) -> None:
    """Draws a card for each Hero, with the Class that is chosen or suits."""
    chooser.candidates(image, scene, TONES, list(_heroes(scene)))


def _heroes(scene: Scene) -> Iterator[chooser.Candidate]:
    chosen, own = {hero.hero: hero for hero in scene.view.heroes}, hero_of(scene).seat
    for card in content().heroes.values():
        hero = chosen.get(card.id)
        shown = hero is not None and (hero.seat == own or scene.is_named(hero.seat))
        sheet = content().classes[hero.hero_class if hero and shown else card.recommended_class]
        seat = hero.seat if hero else None
        yield chooser.Candidate(card.id, name(scene, card), name(scene, sheet), seat, seat == own)
