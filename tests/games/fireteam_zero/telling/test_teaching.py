"""Mission openings, the tips of the first mission, and look-ups."""

from __future__ import annotations

from itertools import chain

import pytest

from bot.text.speech import CATALOGUE
from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.pieces import MISSIONS
from engine.games.fireteam_zero.telling.hints import HINTS
from engine.words import LOCALES, Words
from tests.playing import autopilot_steps, deal

LONGEST_OPENING = 1200  # characters
TEAM = {"heroes": ["abe", "don", "shad", "frank"]}


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_opens_with_goal_end_its_own_words_and_the_first_step(mission: str) -> None:
    session = deal(GAME, 2, 1, {"mission": mission, **TEAM})
    view = GAME.view(session.state, None)
    for locale in LOCALES:
        words = Words.of_game(GAME, locale, GAME.seat_names(session.state), (CATALOGUE,))
        lines = [words.say(text) for text in GAME.opening(view)]
        assert len(lines) == 3 and sum(map(len, lines)) <= LONGEST_OPENING
        assert words.name(f"{mission}.text") in lines[2]
        for objective in content().missions[mission].objectives:
            assert words.name(objective.id) in lines[0]
        assert all(map(words.say, (*GAME.special(view), *GAME.describe(view))))


def test_mission_rules_are_shown() -> None:
    session = deal(GAME, 2, 1, {"mission": "the_lamplighters_round"})
    words = Words.of_game(GAME, "en", GAME.seat_names(session.state))
    lines = [words.say(text) for text in GAME.special(GAME.view(session.state, None))]
    enters = "The Lamplighter enters at F1 when all other objectives are complete, at the latest in round 6."
    assert lines[-2:] == [enters, "The Lamplighter cannot be hurt before this is complete: Cut the Wicks."]


def test_first_mission_teaches_each_thing_when_it_is_first_possible() -> None:
    taught: list[str] = []
    for seed in range(2):
        session = deal(GAME, 3, seed, {"reactions": "ask"})
        for _ in chain([None], autopilot_steps(session)):
            for ask in session.asks:
                seat = ask.seats[0]
                taught += [text.key for text in GAME.hints(GAME.view(session.state, seat), ask, seat)]
    found = list(dict.fromkeys(taught))
    assert {f"hint-{name}" for name in HINTS} - set(found) <= {"hint-plan", "hint-coin", "hint-stand"}
    assert found.index("hint-turn") < found.index("hint-response")


def test_later_missions_teach_players_who_start_there() -> None:
    session = deal(GAME, 2, 1, {"mission": "dead_air"})
    asked = chain([None], autopilot_steps(session))
    taught = {text.key for _ in asked for ask in session.asks for text in GAME.hints(session.state, ask, ask.seats[0])}
    assert {"hint-turn", "hint-attack"} <= taught


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_says_something_can_be_looked_up(locale: str) -> None:
    words, every = Words.of_game(GAME, locale), content()
    glossary = GAME.glossary()
    for pieces in (every.cards, every.focus, every.creatures, every.threats, every.events, every.discoveries):
        for piece in pieces:
            assert len(words.say(glossary[piece])) > 5


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("short_burst", "Ranged, range 2, 3 dice · Reaction, when an ally is attacked within 2: 1 die fewer"),
        ("machete", "Close, range 0, 3 dice +2 · Reaction, when a creature on your location is killed: draw 2 cards"),
        ("soft_spot", "Ranged, range 3, 1 die, ignore all resistance"),
        ("forced_pattern", "1 creature within 3, but no boss, skips the activation this round"),
        ("tripwire", "every hero on that location discards up to 1 card"),
        ("cold_distance", "own ranged dice +1, if the target is 2 or more away"),
        (
            "corrupted_human",
            "life 6, resistance close 2, ranged 2, explosive 1; speed 1; attacks close, range 0, 2 dice",
        ),
        ("west_altar", "destroy it at West altar by an attack: life 5"),
        ("restore_the_radio", "no creature at Radio mast, once it has 3 tokens. Then: "),
        (
            "acquire_specimen_samples",
            "You get 1 for killing a creature with at most 1 more damage than needed. At most 1 a round. Then: ",
        ),
    ],
)
def test_card_text_is_built_from_effects(card: str, said: str) -> None:
    assert said in Words.of_game(GAME, "en").say(GAME.glossary()[card])
