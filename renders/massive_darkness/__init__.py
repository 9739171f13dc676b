"""The pictures of Massive Darkness: the board, one Zone of it, the sheet of a Hero, the Enemies, the Mission and its end,
and what a seat chooses in the lobby."""

from PIL import Image

from renders.massive_darkness import alt, choice, enemies, hand, look, map, mission, places, scoring, side, strip
from renders.picture import Picture, Scene
from renders.stamp import past


def _title(image: Image.Image, scene: Scene) -> None:
    words, seat = side.title(scene)
    look.heading(image, scene, words, seat=seat)


def _ground(scene: Scene) -> Image.Image:
    return look.sheet()


PICTURES = {
    "board": Picture(
        background=_ground,
        layers=(_title, map.whole, side.column, strip.strip, past),
        alt=alt.board,
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
        background=choice.ground,
        layers=(choice.title, choice.hero_card, choice.class_sheet, past),
        alt=alt.choice,
        shows="choice",
    ),
}
