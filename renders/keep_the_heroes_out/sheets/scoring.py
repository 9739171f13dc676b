"""The end of a scenario: the result and its reason, plundered treasures, and each player's figures."""

from __future__ import annotations

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.state import State
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.ending import ending_ground, put_outcome
from renders.headline import MARGIN, sheet_wide
from renders.keep_the_heroes_out.board.words import player_name, player_piece
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import TONES, scenario_name
from renders.keep_the_heroes_out.style.pieces import hoard
from renders.scene import Scene

TOP, HIGH, GAP = 420, 130, 12


def ground(scene: Scene) -> Image.Image:
    """Draws the result panel on a picture that is high enough for the players."""
    return ending_ground(TONES, sheet_wide(scene), TOP, len(scene.view.players) * (HIGH + GAP))


def outcome(image: Image.Image, scene: Scene) -> None:
    """Draws the result, its reason, the number of rounds, and the plundered treasures."""
    state: State = scene.view
    put_outcome(image, scene, scene.say("picture-after-rounds", rounds=state.round), scenario=scenario_name(scene))
    x = 50.0
    for treasure in sorted(state.plundered, key=lambda each: -each.value)[:9]:
        put(image, hoard(treasure.value, 72), x, 310)
        x += 128
    if not state.plundered:
        write_fitted(image, 56, 346, fit(scene.say("picture-none-plundered"), 38, image.width - 120), palette.GOOD)


def players(image: Image.Image, scene: Scene) -> None:
    """Draws a plate for each player: monsters in the dungeon, loot taken, total cards."""
    for index, player in enumerate(scene.view.players):
        y = TOP + index * (HIGH + GAP)
        put(image, plate(image.width - 2 * MARGIN, HIGH, TONES.floor, radius=20), MARGIN, y)
        put(image, player_piece(index, player.clan, 84), 40, y + HIGH / 2, "lm")
        who = fit(player_name(scene, index), 44, image.width - 820, "bold")
        write_fitted(image, 172, y + 42, who, face="bold")
        clan = fit(look.name(scene, content().clans[player.clan]), 36, image.width - 820)
        write_fitted(image, 172, y + 92, clan, TONES.accent)
        cards = len(player.deck) + len(player.hand) + len(player.discard) + len(player.played)
        counted = (
            ("lair", len(player.monsters), "monsters"),
            ("treasure", len(player.acquired), "loot-taken"),
            ("hand", cards, "cards"),
        )
        for i, (sign, count, key) in enumerate(counted):
            x = image.width - 620 + i * 200
            row(image, x, y + 44, symbol(sign, 50, TONES.accent), text(str(count), 52, face="black"), gap=12)
            write_fitted(image, x, y + 100, fit(scene.say(f"picture-{key}"), 30, 186), palette.MUTED)
