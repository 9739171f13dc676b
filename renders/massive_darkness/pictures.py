"""The pictures of Massive Darkness: the board, a Zone, the sheet of a Hero, the Enemies, the Mission and its end, and
what a seat chooses in the lobby."""

from renders.massive_darkness import alt, combat
from renders.massive_darkness.board import asked, board, places
from renders.massive_darkness.pieces import symbol_of
from renders.massive_darkness.sheets import class_choice, enemies, hand, hero_choice, mission, scoring
from renders.picture import Picture
from renders.stamp import past

__all__ = ["PICTURES", "symbol_of"]

PICTURES = {
    "board": Picture(
        background=board.ground,
        layers=(board.title, board.the_map, board.words, past),
        alt=alt.board,
    ),
    "asked": Picture(
        background=asked.ground,
        layers=(asked.title, asked.the_map, asked.words, past),
        alt=alt.asked,
        shows="asked",
    ),
    "place": Picture(
        background=places.ground,
        layers=(places.title, places.surroundings, places.contents, past),
        alt=alt.place,
        shows="place",
    ),
    "hand": Picture(
        background=hand.ground,
        layers=(hand.title, hand.figures, hand.skills, hand.equipment, past),
        alt=alt.hand,
        shows="seat",
    ),
    "combat": Picture(
        background=combat.ground,
        layers=(combat.title, combat.lanes, combat.result, past),
        alt=alt.combat,
        told=frozenset({"combat-result", "combat-result-extra"}),
    ),
    "enemies": Picture(
        background=enemies.ground,
        layers=(enemies.title, enemies.entries, past),
        alt=alt.enemies,
    ),
    "mission": Picture(
        background=mission.ground,
        layers=(mission.title, mission.rules, mission.progress, past),
        alt=alt.mission,
    ),
    "scoring": Picture(
        background=scoring.ground,
        layers=(scoring.outcome, scoring.heroes, past),
        alt=alt.scoring,
        shows="result",
    ),
    "choice": Picture(
        background=hero_choice.ground,
        layers=(hero_choice.title, hero_choice.cards, past),
        alt=alt.choice,
        shows="choice",
    ),
    "choice_classes": Picture(
        background=class_choice.ground,
        layers=(class_choice.title, class_choice.hero_card, class_choice.class_sheet, past),
        alt=alt.class_choice,
        shows="choice",
    ),
}
