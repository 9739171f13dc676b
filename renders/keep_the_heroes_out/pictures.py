"""The pictures of Keep the Heroes Out!: the dungeon, what is asked about it, a room, cards, clans, the guild, the
scenario and its end, and what a seat chooses in the lobby."""

from renders.keep_the_heroes_out.board import asked, board
from renders.keep_the_heroes_out.sheets import choice, clan, guild, hand, loot, scenario, scoring
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
    "asked": Picture(
        background=asked.ground,
        layers=(asked.title, asked.table, past),
        alt=lambda scene: [],
        shows="asked",
    ),
    "hand": Picture(
        background=hand.ground,
        layers=(hand.title, hand.cards, hand.explanations, hand.piles, past),
        alt=lambda scene: [],
        shows="seat",
    ),
    "clan": Picture(
        background=clan.ground,
        layers=(clan.title, clan.figures, clan.cards, past),
        alt=lambda scene: [],
        shows="seat",
    ),
    "loot": Picture(
        background=loot.ground,
        layers=(loot.title, loot.table, past),
        alt=lambda scene: [],
    ),
    "guild": Picture(
        background=guild.ground,
        layers=(guild.title, guild.heroes, guild.own, past),
        alt=lambda scene: [],
    ),
    "scenario": Picture(
        background=scenario.ground,
        layers=(scenario.title, scenario.rules, scenario.progress, past),
        alt=lambda scene: [],
    ),
    "scoring": Picture(
        background=scoring.ground,
        layers=(scoring.outcome, scoring.players, past),
        alt=lambda scene: [],
        shows="result",
    ),
    "choice": Picture(
        background=choice.ground,
        layers=(choice.title, choice.clans, past),
        alt=lambda scene: [],
        shows="choice",
    ),
}
