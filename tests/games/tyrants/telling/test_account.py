"""Repeated actions of a seat are combined into one log line."""

from bot.text.speech import CATALOGUE
from engine.games import find
from engine.table import Importance, Seat, Text
from engine.words import Words

GAME = find("tyrants")
WORDS = Words.of_game(GAME, "en", [Text("house-raspberry"), Text("house-yellow")], (CATALOGUE,))
A, B = Seat(0), Seat(1)


def told(*texts: Text) -> list[str]:
    return [WORDS.say(text) for text in GAME.account(texts)]


def test_plays_without_a_choice_are_one_line_with_their_sum() -> None:
    noble = Text("play-gain-done", seat=A, card="noble", what=(Text("influence", count=1),))
    soldier = Text("play-gain-done", seat=A, card="soldier", what=(Text("power", count=1),))
    lines = GAME.account([noble, soldier, noble, soldier, noble])
    assert [WORDS.say(line) for line in lines] == ["Raspberry house [A] plays 5 cards: 2 Power and 3 Influence."]
    assert GAME.importance_of(lines[0]) is Importance.ROUTINE


def test_recruits_kills_and_points_are_one_line_each_and_decisive() -> None:
    lines = GAME.account(
        [
            Text("recruit-done", seat=A, card="house_guard"),
            Text("assassinate-done", seat=A, colour="white", place="araumycos"),
            Text("vp-gain", seat=A, count=1),
            Text("recruit-done", seat=A, card="noble"),
            Text("assassinate-done", seat=A, colour="white", place="araumycos"),
            Text("vp-gain", seat=A, count=2),
        ]
    )
    assert [WORDS.say(line) for line in lines] == [
        "Raspberry house [A] recruits *Noble* and *House Guard*.",
        "Raspberry house [A] assassinates 2 troops: white ×2 at 15 Araumycos.",
        "Raspberry house [A] gains 3 VP.",
    ]
    assert {GAME.importance_of(line) for line in lines} == {Importance.DECISIVE}


def test_other_players_actions_are_separate() -> None:
    deploys = [Text("deploy-done", seat=seat, place="araumycos") for seat in (A, A, B)]
    assert told(*deploys) == [
        "Raspberry house [A] deploys 2 troops: 15 Araumycos ×2.",
        "Yellow house [B] deploys at 15 Araumycos.",
    ]


def test_site_that_changed_hands_shows_only_final_owner() -> None:
    taken = [Text("marker-taken", seat=seat, site="araumycos") for seat in (A, B, A)]
    back = Text("marker-back", site="menzoberranzan")
    assert told(taken[0], back, *taken[1:]) == [
        f"The control marker of {WORDS.name('menzoberranzan')} goes back to the map.",
        "Raspberry house [A] takes the control marker of 15 Araumycos.",
    ]


def test_drawn_cards_are_named_or_counted_not_both() -> None:
    drawn = Text("draw-done", seat=Seat(0), count=2)
    named = Text("draw-cards", cards=(Text("cards", card="noble", count=2),))
    assert GAME.account([drawn, named]) == [named]
    assert GAME.account([drawn]) == [drawn], "other players read the number"
