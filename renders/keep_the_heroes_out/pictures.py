"""The pictures of Keep the Heroes Out!: the dungeon."""

from renders.keep_the_heroes_out.board import board
from renders.keep_the_heroes_out.sheets import hand
from renders.keep_the_heroes_out.symbols import actions, clans, heroes, rooms
from renders.picture import Picture
from renders.stamp import past

__all__ = ["PICTURES", "actions", "clans", "heroes", "rooms"]

PICTURES = {
    "board": Picture(
        background=board.ground,
        layers=(board.title, board.table, past),
        alt=lambda scene: [],
    ),
    "hand": Picture(
        background=hand.ground,
        layers=(hand.title, hand.cards, hand.piles, past),
        alt=lambda scene: [],
        shows="seat",
    ),
}
