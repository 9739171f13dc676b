"""Standings during a match: open points for everyone, deck and hand for their owner (TY-SCORE)."""

from __future__ import annotations

from bot.text.speech import CATALOGUE
from engine.games import find
from engine.games.tyrants.playing.scoring import score
from engine.words import Words
from tests.playing import autopilot_steps, deal

GAME = find("tyrants")


def later(steps: int) -> object:
    session = deal(GAME, 3, 4)
    for _, _ in zip(range(steps), autopilot_steps(session), strict=False):
        pass
    return session.state


def test_public_figures_and_owners_card_values() -> None:
    state = later(250)
    scores = [score(state, seat) for seat in range(3)]  # type: ignore[arg-type]
    in_sight = [sum(vp for source, vp in each.items() if source != "deck") for each in scores]
    words = Words.of_game(GAME, "en", GAME.seat_names(state), (CATALOGUE,))
    everybody = [words.say(line) for line in GAME.standing(state, None)]
    assert everybody == [f"VP in sight: A {in_sight[0]}, B {in_sight[1]} and C {in_sight[2]}"]
    own = [words.say(line) for line in GAME.standing(state, 1)]
    assert own[0] == everybody[0]
    deck = scores[1]["deck"]
    assert deck and own[1] == (
        f"Your VP now: {in_sight[1]} in sight and {deck} in deck, hand and discard pile, {in_sight[1] + deck} in all."
    )


def test_match_opens_with_its_goal_its_end_and_the_first_choice() -> None:
    state = deal(GAME, 2, 1).state
    assert [text.key for text in GAME.opening(GAME.view(state, None))] == [
        "opening-goal",
        "opening-end",
        "opening-first",
    ]
    state.phase = "turns"
    assert [text.key for text in GAME.opening(GAME.view(state, None))] == ["opening-goal", "opening-end"]
