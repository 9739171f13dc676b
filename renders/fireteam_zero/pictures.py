"""The pictures of Fireteam Zero: the board, a location, cards, heroes, creatures, the mission and its end, and what a
seat chooses in the lobby."""

from renders.fireteam_zero import alt
from renders.fireteam_zero.board import board, places
from renders.fireteam_zero.look import symbol_of
from renders.fireteam_zero.sheets import choice, creatures, hand, hero, mission, scoring
from renders.picture import Picture
from renders.stamp import past

__all__ = ["PICTURES", "symbol_of"]

PICTURES = {
    "board": Picture(
        background=board.ground,
        layers=(board.title, board.table, past),
        alt=alt.board,
    ),
    "place": Picture(
        background=places.ground,
        layers=(places.title, places.the_location, places.contents, past),
        alt=alt.place,
        shows="place",
    ),
    "hand": Picture(
        background=hand.ground,
        layers=(hand.title, hand.cards, hand.piles, past),
        alt=alt.hand,
        shows="own",
    ),
    "hero": Picture(
        background=hero.ground,
        layers=(hero.title, hero.about, past),
        alt=alt.hero,
        shows="seat",
    ),
    "creatures": Picture(
        background=creatures.ground,
        layers=(creatures.title, creatures.plates, past),
        alt=alt.creatures,
    ),
    "mission": Picture(
        background=mission.ground,
        layers=(mission.title, mission.about, past),
        alt=alt.mission,
    ),
    "scoring": Picture(
        background=scoring.ground,
        layers=(scoring.outcome, scoring.heroes, past),
        alt=alt.scoring,
        shows="result",
    ),
    "choice": Picture(
        background=choice.ground,
        layers=(choice.title, choice.heroes, past),
        alt=alt.choice,
        shows="choice",
    ),
}
