"""The pictures of Keep the Heroes Out!: dungeon, question, room, cards, clans, guild, scenario, score, chronicle, and
the clan choice in the lobby."""

from renders.keep_the_heroes_out import alt, asked
from renders.keep_the_heroes_out.board import board, phase, places
from renders.keep_the_heroes_out.recap import MAP
from renders.keep_the_heroes_out.sheets import choice, chronicle, clan, guild, hand, loot, scenario, scoring
from renders.keep_the_heroes_out.style.look import symbol_of
from renders.picture import Picture

__all__ = ["MAP", "PICTURES", "symbol_of"]

PICTURES = {
    "board": Picture(board.ground, (board.title, board.dungeon, board.words), alt.board),
    "asked": Picture(asked.ground, (asked.layers,), alt.asked, shows="asked"),
    "place": Picture(places.ground, (places.title, places.the_room, places.contents), alt.place, shows="place"),
    "hand": Picture(hand.ground, (hand.title, hand.cards, hand.explanations, hand.piles), alt.hand, shows="seat"),
    "clan": Picture(clan.ground, (clan.title, clan.figures, clan.cards), alt.clan, shows="seat"),
    "phase": Picture(
        phase.ground,
        (phase.head, phase.dungeon, phase.people, phase.foot),
        phase.alt,
        phases=frozenset({"invasion", "scenario"}),
        shows="since",
    ),
    "loot": Picture(loot.ground, (loot.title, loot.table), alt.loot),
    "guild": Picture(guild.ground, (guild.title, guild.heroes, guild.own), alt.guild),
    "scenario": Picture(scenario.ground, (scenario.title, scenario.rules, scenario.progress), alt.scenario),
    "chronicle": Picture(
        chronicle.ground,
        (chronicle.title, chronicle.course, chronicle.players),
        alt.chronicle,
        told=frozenset({"chronicle-score"}),
        when=chronicle.is_played,
    ),
    "scoring": Picture(scoring.ground, (scoring.outcome, scoring.players), alt.scoring, shows="result"),
    "choice": Picture(choice.ground, (choice.title, choice.clans), alt.choice, shows="choice"),
}
