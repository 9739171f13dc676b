"""The pictures of Massive Darkness: board, Zone, Hero sheet, Enemies, Mission, score, and the choices in the lobby."""

from renders.massive_darkness import alt, asked
from renders.massive_darkness.board import board, combat, phase, places
from renders.massive_darkness.recap import MAP
from renders.massive_darkness.sheets import class_choice, enemies, hand, hero_choice, mission, scoring
from renders.massive_darkness.style.pieces import symbol_of
from renders.picture import Picture

__all__ = ["MAP", "PICTURES", "symbol_of"]

PICTURES = {
    "board": Picture(board.ground, (board.title, board.the_map, board.words), alt.board),
    "asked": Picture(asked.ground, (asked.layers,), alt.asked, shows="asked"),
    "place": Picture(places.ground, (places.title, places.surroundings, places.contents), alt.place, shows="place"),
    "hand": Picture(hand.ground, (hand.title, hand.figures, hand.skills, hand.equipment), alt.hand, shows="seat"),
    "combat": Picture(
        combat.ground,
        (combat.title, combat.lanes, combat.result),
        alt.combat,
        told=frozenset({"combat-result", "combat-result-extra"}),
    ),
    "enemies": Picture(enemies.ground, (enemies.title, enemies.entries), alt.enemies),
    "phase": Picture(
        phase.ground,
        (phase.head, phase.board, phase.people, phase.foot),
        phase.alt,
        phases=frozenset({"enemies", "event"}),
        shows="since",
    ),
    "mission": Picture(mission.ground, (mission.title, mission.rules, mission.progress), alt.mission),
    "scoring": Picture(scoring.ground, (scoring.outcome, scoring.heroes), alt.scoring, shows="result"),
    "choice": Picture(hero_choice.ground, (hero_choice.title, hero_choice.cards), alt.choice, shows="choice"),
    "choice_classes": Picture(
        class_choice.ground,
        (class_choice.title, class_choice.hero_card, class_choice.class_sheet),
        alt.class_choice,
        shows="choice",
    ),
}
