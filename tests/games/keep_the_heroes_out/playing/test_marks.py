"""The marks of a scenario: what it can be gone back to, and where posts end."""

from __future__ import annotations

from tests.games.keep_the_heroes_out.position import clan, hero, opening, position, turn, until_the_next_turn

PLAYERS = clan("ratlings", "vault"), clan("slimes", "vault"), clan("gnolls", "vault")


def test_set_up_is_a_separate_post_before_the_first_round() -> None:
    play = opening(2)
    while play.key != "turn.card":
        play.pick(play.ids[0])
    assert play.marks == [("phase", "setup"), ("round", 1), ("turn", play.state.active)]


def test_turn_is_a_post_of_cards_and_one_of_the_invasion() -> None:
    """A round begins with the turn of who was first."""
    play = turn(position(*PLAYERS, first=1, active=1, treasures={"forge": 3, "workshop": 3}))
    for expected in (
        [("phase", "cards"), ("phase", "invasion"), ("turn", 2)],
        [("phase", "cards"), ("phase", "invasion"), ("turn", 0)],
        [("phase", "cards"), ("phase", "invasion"), ("round", 2), ("turn", 1)],
    ):
        before = len(play.marks)
        assert until_the_next_turn(play).marks[before:] == expected


def test_end_is_a_mark() -> None:
    heroes = [hero("rogue", "vault") for _ in range(3)]
    play = turn(position(clan("ratlings"), clan("slimes"), heroes=heroes, guild=["mage_swords"]))
    until_the_next_turn(play)
    assert play.state.outcome == "lost"
    assert play.marks == [("phase", "cards"), ("phase", "scenario"), ("over", "first_watch")]
    assert (play.state.phase, play.state.doing, play.state.cards_left) == ("over", [], 0)
