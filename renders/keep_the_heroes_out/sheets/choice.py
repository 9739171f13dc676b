"""The clan choice in the lobby: the nine clans, and who has taken which."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content
from renders import chooser
from renders.keep_the_heroes_out.sheets.hand import player_of
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import TONES
from renders.scene import Scene


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar."""
    return chooser.ground(TONES)


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the player who chooses."""
    seat = scene.view.players[player_of(scene)].seat
    chooser.title(image, scene.say("picture-which-clan", player=scene.spoken(seat)), seat)


def clans(image: Image.Image, scene: Scene) -> None:
    """Draws a card for each clan."""
    chooser.candidates(image, scene, TONES, list(_clans(scene)))


def _clans(scene: Scene) -> Iterator[chooser.Candidate]:
    taken, own = {player.clan: player for player in scene.view.players}, scene.view.players[player_of(scene)]
    for clan in content().clans.values():
        player = taken.get(clan.id)
        yield chooser.Candidate(
            clan.id, look.name(scene, clan), seat=player.seat if player else None, own=player is own
        )
