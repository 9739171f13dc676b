"""Posts tell an attack with its dice and outcome in one line, and a creature with all that it did in one (issue 12)."""

from __future__ import annotations

from bot.text.speech import CATALOGUE
from engine.games.fireteam_zero.game import GAME
from engine.kit.ranking import sentences
from engine.table import Importance, Text
from engine.words import Words
from tests.games.fireteam_zero.position import hero, position

WORDS = Words.of_game(GAME, "en", [Text("seat-heroes", heroes=("shad",))], (CATALOGUE,))
ANIMAL = {"creature": "corrupted_animal"}


def told(*texts: Text) -> list[str]:
    return [WORDS.say(text) for text in GAME.account(texts)]


def attack(*cards: str) -> Text:
    return Text("attacks", hero="shad", target="corrupted_animal", place="B4", cards=cards)


def rolled(dice: str) -> Text:
    return Text("attack-rolled", hero="shad", type="close", dice=dice, count=len(dice.split()))


KILLED = Text("creature-killed", hero="shad", creature="corrupted_animal", place="B4")
SURVIVES = Text("creature-survives", creature="corrupted_animal", place="B4", damage=1)


def test_attack_is_one_line_with_its_cards_dice_and_outcome() -> None:
    lines = told(attack("trench_knife"), rolled("1 2 0"), Text("rerolled", hero="shad", dice="1 2 1", count=3), KILLED)
    assert lines == [
        "Shad against Corrupted Animal at B4 with Trench Knife: dice 1 2 0; again 1 2 1; **Corrupted Animal falls**."
    ]


def test_equal_kills_of_an_attack_are_counted() -> None:
    (line,) = told(attack("trench_knife"), rolled("3 0"), KILLED, KILLED, KILLED)
    assert line.endswith("dice 3 0; **Corrupted Animal ×3 fall**.")


def test_attack_is_decisive_when_something_falls() -> None:
    for outcome, importance in ((KILLED, Importance.DECISIVE), (SURVIVES, Importance.NORMAL)):
        (line,) = GAME.account([attack("trench_knife"), rolled("1"), outcome])
        assert GAME.importance_of(line) is importance


def test_creature_is_one_line_with_moves_and_effects() -> None:
    lines = told(
        Text("creature-activates", **ANIMAL, place="D2"),
        Text("creature-moved", **ANIMAL, origin="D2", place="B4"),
        Text("activation-die", **ANIMAL, face="move"),
        Text("creature-moved", **ANIMAL, origin="B4", place="A6"),
        Text("creature-attacks", **ANIMAL, place="A6", hero="shad"),
        Text("volunteered", hero="frank", target="shad"),
        Text("creature-rolled", **ANIMAL, dice="2", hits=2, count=1),
        Text("hero-hit", hero="frank", hits=2),
        Text("discarded", hero="frank", cards=("long_lens", "overwatch"), count=2),
        Text("threat-advanced", marker=3, count=1),
    )
    assert lines == [
        "Corrupted Animal at D2: goes to A6; attacks Shad; Frank takes the hits for Shad; dice 2; **Frank: 2 hits**; "
        "Frank loses Long Lens and Overwatch.",
        "Threat marker: 3.",
    ]


def test_harm_to_heroes_is_decisive_and_nothing_is_routine() -> None:
    activated = Text("creature-activates", **ANIMAL, place="D2")
    hurt, idle = GAME.account([activated, Text("hero-hit", hero="shad", hits=1), activated])
    assert GAME.importance_of(hurt) is Importance.DECISIVE
    assert GAME.importance_of(idle) is Importance.ROUTINE


def test_creature_attacked_on_its_way_continues_on_a_new_line() -> None:
    lines = told(
        Text("creature-activates", **ANIMAL, place="D2"),
        Text("reacted", hero="shad", card="quick_bolt"),
        Text("attacks-by-effect", hero="shad", target="corrupted_animal", place="D2"),
        rolled("0"),
        SURVIVES,
        Text("creature-moved", **ANIMAL, origin="D2", place="B4"),
    )
    assert lines == [
        "Corrupted Animal at D2: Shad reacts with *Quick Bolt*.",
        "Shad against Corrupted Animal at D2: dice 0; Corrupted Animal survives.",
        "Corrupted Animal at D2: goes to B4.",
    ]


def test_equal_events_are_merged() -> None:
    lines = told(
        Text("creature-spawned", **ANIMAL, place="C3"),
        Text("creature-spawned", **ANIMAL, place="F1"),
        Text("creature-spawned", creature="corrupted_human", place="F1"),
        Text("drew", hero="shad", count=3),
        Text("drew", hero="frank", count=2),
        Text("drew", hero="shad", count=1),
    )
    assert lines == ["New: Corrupted Animal (C3 and F1) and Corrupted Human (F1).", "Cards drawn: Shad 4 and Frank 2."]


def test_steps_of_a_hero_are_one_way() -> None:
    moved = [Text("moved", hero="shad", origin=one, place=other, who=()) for one, other in (("A6", "A5"), ("A5", "B4"))]
    assert told(*moved, Text("moved", hero="frank", origin="A6", place="B6", who=())) == [
        "Shad: A6 → A5 → B4.",
        "Frank: A6 → B6.",
    ]


def test_which_cards_were_drawn_is_left_to_the_log() -> None:
    assert told(Text("drew-own", hero="shad", cards=("machete",))) == []


def test_recap_of_a_quiet_round_tells_new_creatures_marker_and_first_player() -> None:
    """These are news, though no hero was hurt. Of several steps of the marker the last counts."""
    state = position(hero("shad", "B4"), hero("frank", "C4"))
    texts = [
        Text("creature-spawned", **ANIMAL, place="D2"),
        Text("creature-spawned", **ANIMAL, place="F1"),
        Text("threat-advanced", marker=1, count=1),
        Text("threat-advanced", marker=2, count=1),
        Text("token-passed", hero="shad"),
    ]
    found = GAME.recap(state, state, texts)
    assert [WORDS.say(text) for text in sentences(found.happenings, 0, competitive=False)] == [
        "2 new creatures have appeared.",
        "The threat marker moved to 2.",
        "You have the first-player token now.",
    ]
