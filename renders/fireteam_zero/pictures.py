"""The pictures of Fireteam Zero: board, location, cards, heroes, creatures, mission, result and lobby choices."""

from renders.fireteam_zero import alt, asked
from renders.fireteam_zero.board import attack, board, phase, places
from renders.fireteam_zero.board.news import parts
from renders.fireteam_zero.recap import MAP
from renders.fireteam_zero.sheets import choice, creatures, hand, hero, mission, scoring
from renders.fireteam_zero.style.look import symbol_of
from renders.picture import Picture

__all__ = ["MAP", "PICTURES", "symbol_of"]

PICTURES = {
    "board": Picture(board.ground, (board.title, board.table, board.words), alt.board, parts=parts),
    "asked": Picture(asked.ground, (asked.layers,), alt.asked, shows="asked"),
    "place": Picture(places.ground, (places.title, places.the_location, places.contents), alt.place, shows="place"),
    "hand": Picture(hand.ground, (hand.title, hand.cards, hand.piles), alt.hand, shows="own"),
    "hero": Picture(hero.ground, (hero.title, hero.about), alt.hero, shows="seat"),
    "creatures": Picture(creatures.ground, (creatures.title, creatures.plates), alt.creatures),
    "attack": Picture(
        attack.ground,
        (attack.title, attack.dice, attack.told),
        alt.attack,
        told=frozenset({"attacks"}),
        when=lambda view: view.fight is not None,
    ),
    "phase": Picture(
        phase.ground,
        (phase.head, phase.board, phase.people, phase.foot),
        phase.alt,
        phases=frozenset({"threat"}),
        shows="since",
    ),
    "mission": Picture(mission.ground, (mission.title, mission.about), alt.mission),
    "scoring": Picture(scoring.ground, (scoring.outcome, scoring.heroes), alt.scoring, shows="result"),
    "choice": Picture(choice.ground, (choice.title, choice.heroes), alt.choice, shows="choice"),
}
