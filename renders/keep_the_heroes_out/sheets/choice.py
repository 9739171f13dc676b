"""The clan choice in the lobby: the nine clans, how each plays, and who has taken which."""

from __future__ import annotations

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import Clan, content
from engine.games.keep_the_heroes_out.model.state import Player
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.pieces import faced_piece, seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.headline import MARGIN, sheet_wide
from renders.keep_the_heroes_out.board.words import player_name
from renders.keep_the_heroes_out.sheets.clan import put_figures, put_plays
from renders.keep_the_heroes_out.sheets.hand import player_of
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import HEADLINE, TONES
from renders.scene import Scene

HIGH, LARGE_HIGH, TOP, GAP = 300, 346, 104, 12


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar."""
    return HEADLINE.ground((sheet_wide(scene), TOP + 5 * (_card_size(scene)[1] + GAP) + 4))


def _card_size(scene: Scene) -> tuple[int, int]:
    return (sheet_wide(scene) - 2 * MARGIN - GAP) // 2, LARGE_HIGH if scene.large else HIGH


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the name of the player who chooses."""
    index = player_of(scene)
    seat = scene.view.players[index].seat
    HEADLINE.put(image, scene, scene.say("picture-which-clan", player=scene.spoken(seat)), seat_piece(seat, 56))


def clans(image: Image.Image, scene: Scene) -> None:
    """Draws a card for each clan in two columns, then the advice."""
    wide, high = _card_size(scene)
    taken = {player.clan: player for player in scene.view.players}
    for i, clan in enumerate(content().clans.values()):
        at = MARGIN + i % 2 * (wide + GAP), TOP + i // 2 * (high + GAP)
        _card(image, scene, clan, taken.get(clan.id), at)
    x, y = MARGIN + wide + GAP, TOP + 4 * (high + GAP)
    advice = fit(scene.say("picture-any-clan"), 40, wide - 60, lines=7)
    write_fitted(image, x + 30, y + high / 2, advice, palette.MUTED)


def _card(image: Image.Image, scene: Scene, clan: Clan, player: Player | None, at: tuple[int, int]) -> None:
    wide, high = _card_size(scene)
    (x, y), own = at, player is not None and player is scene.view.players[player_of(scene)]
    taken = player is not None and not own and scene.is_named(player.seat)
    tone = palette.FADED if taken else palette.TEXT
    fill = TONES.low if taken else TONES.floor
    put(image, plate(wide, high - 5, fill, palette.CHOICE if own else None, line=5, radius=20, lift=5), x, y)
    put(image, symbol(clan.id, 120, palette.FADED if taken else TONES.accent), x + 18, y + 18)
    room = wide - 178
    if player is not None and (own or taken):
        room -= _put_owner(image, scene, player, x + wide - 12, y + 14) + 8
    name = fit(look.name(scene, clan), 46, room, "serif", lines=2, smallest=28)
    write_fitted(image, x + 158, y + 46, name, tone, "serif")
    put_figures(image, clan, x + 158, y + 108, tone)
    put_plays(image, scene, clan, (x + 22, y + 146, wide - 44, high - 164), tone)


def _put_owner(image: Image.Image, scene: Scene, player: Player, right: int, y: int) -> int:
    """Draws the owner of a clan, right-aligned at `right`. Returns its width. A seat without a name has only its piece,
    because it would repeat the name of the clan."""
    index = scene.view.players.index(player)
    sprites = [faced_piece(index, 40, player.clan)]
    if scene.is_named(player.seat):
        words = fit(player_name(scene, index), 34, 150, "bold")
        sprites.append(text(words.lines[0], words.px, face="bold", squeeze=words.squeeze))
    wide = sum(each.width for each in sprites) + 34
    put(image, plate(wide, 56, palette.PANEL_HIGH, radius=28), right - wide, y)
    row(image, right - wide + 8, y + 28, *sprites, gap=8)
    return wide
