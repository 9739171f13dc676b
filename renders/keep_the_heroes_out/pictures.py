"""The pictures of Keep the Heroes Out!: the dungeon, what is asked about it, a room, cards, clans, the guild, the
scenario and its end, a chronicle, and what a seat chooses in the lobby."""

from renders.keep_the_heroes_out import alt
from renders.keep_the_heroes_out.board import asked, board, places
from renders.keep_the_heroes_out.look import symbol_of
from renders.keep_the_heroes_out.sheets import choice, chronicle, clan, guild, hand, loot, scenario, scoring
from renders.picture import Picture
from renders.stamp import past

__all__ = ["PICTURES", "symbol_of"]

PICTURES = {
    "board": Picture(
        background=board.ground,
        layers=(board.title, board.table, past),
        alt=alt.board,
    ),
    "asked": Picture(
        background=asked.ground,
        layers=(asked.title, asked.table, past),
        alt=alt.asked,
        shows="asked",
    ),
    "place": Picture(
        background=places.ground,
        layers=(places.title, places.the_room, places.contents, past),
        alt=alt.place,
        shows="place",
    ),
    "hand": Picture(
        background=hand.ground,
        layers=(hand.title, hand.cards, hand.explanations, hand.piles, past),
        alt=alt.hand,
        shows="seat",
    ),
    "clan": Picture(
        background=clan.ground,
        layers=(clan.title, clan.figures, clan.cards, past),
        alt=alt.clan,
        shows="seat",
    ),
    "loot": Picture(
        background=loot.ground,
        layers=(loot.title, loot.table, past),
        alt=alt.loot,
    ),
    "guild": Picture(
        background=guild.ground,
        layers=(guild.title, guild.heroes, guild.own, past),
        alt=alt.guild,
    ),
    "scenario": Picture(
        background=scenario.ground,
        layers=(scenario.title, scenario.rules, scenario.progress, past),
        alt=alt.scenario,
    ),
    "chronicle": Picture(
        background=chronicle.ground,
        layers=(chronicle.title, chronicle.course, chronicle.players, past),
        alt=alt.chronicle,
        told=frozenset({"chronicle-score"}),
        when=chronicle.is_played,
    ),
    "scoring": Picture(
        background=scoring.ground,
        layers=(scoring.outcome, scoring.players, past),
        alt=alt.scoring,
        shows="result",
    ),
    "choice": Picture(
        background=choice.ground,
        layers=(choice.title, choice.clans, past),
        alt=alt.choice,
        shows="choice",
    ),
}
