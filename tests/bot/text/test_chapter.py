"""The scoring in words: a line a seat, its sources and their sum, the winners first (docs/behaviour.md#chapter-end)."""

from types import SimpleNamespace
from typing import cast

from bot.posts.chapter import _last_passage, _way_on, score_lines, title_of, way_out_lines
from bot.text.speech import CATALOGUE
from engine.campaigns import Post, Situation
from engine.games import find
from engine.games.massive_darkness.model.options import Options
from engine.table import Result, Seat, Text
from engine.words import Words

GAME = find("tyrants")
TOGETHER = find("massive_darkness")
FIRETEAM = find("fireteam_zero")
WORDS = Words.of_game(GAME, "en", [Text("house-raspberry"), Text("house-yellow")], (CATALOGUE,))
SOURCES = ("sites", "total_control", "trophies", "deck", "inner_circle", "tokens")


def scored(*points: tuple[int, ...], winners: tuple[int, ...]) -> list[str]:
    scores = tuple(dict(zip(SOURCES, each, strict=True)) for each in points)
    result = Result(winners, scores, Text("reason-market"), {})
    return [title_of(result, GAME, "match-1", WORDS), *score_lines(result, GAME, WORDS)]


def test_winner_is_first_with_sum_of_sources() -> None:
    lines = scored((12, 4, 11, 9, 10, 6), (14, 8, 9, 7, 15, 8), winners=(1,))
    assert lines[0] == "**Yellow house [B] wins with 61 VP**"
    assert lines[1:] == [
        "Yellow house [B]  sites 14 + total control 8 + trophies 9 + deck 7 + inner circle 15 + tokens 8 = 61",
        "Raspberry house [A]  sites 12 + total control 4 + trophies 11 + deck 9 + inner circle 10 + tokens 6 = 52",
    ]


def test_ties_share_the_win() -> None:
    lines = scored((1, 0, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0), winners=(0, 1))
    assert lines[0] == "**Raspberry house [A] and Yellow house [B] share the win with 1 VP**"


def test_cooperative_players_share_result_in_seat_order() -> None:
    words = Words.of_game(
        TOGETHER, "en", [Text("seat-hero", hero="bjorn"), Text("seat-hero", hero="owen")], (CATALOGUE,)
    )
    scores = ({"xp": 1, "skills": 5}, {"xp": 9, "skills": 0})
    won, lost = (Result(winners, scores, Text("end-won"), {}) for winners in ((0, 1), ()))
    assert title_of(won, TOGETHER, "m01", words) == "**Scorched Earth: won**"
    assert title_of(lost, TOGETHER, "m01", words) == "**Scorched Earth: lost**"
    assert [line.split()[0] for line in score_lines(won, TOGETHER, words)] == ["Bjorn", "Owen"]


def test_shared_score_is_listed_once() -> None:
    words = Words.of_game(
        FIRETEAM, "en", [Text("seat-heroes", heroes=(each,)) for each in ("abe", "don")], (CATALOGUE,)
    )
    lost = Result((), ({"rounds": 7}, {"rounds": 7}), Text("reason-clock"), {})
    assert score_lines(lost, FIRETEAM, words) == ["Rounds: 7"]


def test_chapter_that_was_lost_together_names_the_ways_on() -> None:
    """Begin again, go back, more tokens on the Lifebringer while there can be more, and what decides most games."""
    words = Words.of_game(TOGETHER, "en", (), (CATALOGUE,))
    lines = way_out_lines(TOGETHER, Options(), words, again=True)
    assert lines[0] == "**What now?**"
    for said, line in zip(
        ("**Try again**", "**History from here**", "Doors", "up to 9; it was 2"), lines[1:], strict=True
    ):
        assert said in line
    all_tokens = way_out_lines(TOGETHER, Options(lifebringer=9), words, again=False)
    assert not any("Try again" in line or "Lifebringer" in line for line in all_tokens)
    assert way_out_lines(GAME, None, WORDS, again=True) == [], "in a competitive game somebody wins"


def test_end_of_a_shared_chapter_names_no_single_hero() -> None:
    """All heroes act in the Experience Phase, so their purchases are not listed under the hero who acted last."""
    words = Words.of_game(
        TOGETHER, "en", [Text("seat-hero", hero="bjorn"), Text("seat-hero", hero="owen")], (CATALOGUE,)
    )
    result = Result((0, 1), ({"xp": 1}, {"xp": 2}), Text("end-won"), {})
    bought = Text("experience-bought", hero="bjorn", skill="brutality", xp=1)
    post = Post(1, 9, "over", 5, 1, 40, "m01", 1, 7, False, (), [bought, result.reason], {}, "sent", 1, False, False)
    lines = _last_passage(post, cast(Situation, SimpleNamespace(game=TOGETHER)), words, result)
    assert len(lines) == 1
    assert "Bjorn" in lines[0] and "Owen" not in lines[0]


def test_end_of_a_match_tells_the_last_turn_in_few_lines() -> None:
    """The scores and the end card follow, and the post of the round has the turn, too."""
    result = Result((0,), ({"sites": 1}, {"sites": 2}), Text("reason-barracks"), {})
    kills = [Text("assassinate-done", seat=Seat(0), colour=Text("colour-white"), place="araumycos")]
    plays = [Text("play-done", seat=Seat(0), card=card) for card in ("advocate", "blackguard")]
    places = ("skullport", "eryndlyn", "kanaglym")
    moves = [Text("infiltrate-done", seat=Seat(0), site=site) for site in places]
    promoted = [Text("promote-done", seat=Seat(0), card=card) for card in ("noble", "soldier")]
    told = [*plays, *moves, *kills, *promoted, result.reason]
    post = Post(1, 9, "over", 5, 1, 40, "match_1", 0, 7, False, (), told, {}, "sent", 1, False, False)
    lines = _last_passage(post, cast(Situation, SimpleNamespace(game=GAME)), WORDS, result)
    assert len(lines) <= 4 and any("assassinates" in line.lower() for line in lines), lines


def test_won_chapter_is_played_again_and_a_lost_one_tried_again() -> None:
    words = Words.of_game(TOGETHER, "en", [], (CATALOGUE,))
    post = Post(1, 9, "over", 5, 1, 40, "t00", 1, 7, False, (), [], {}, "sent", 1, False, False)

    def label(winners: tuple[int, ...], *coming: str) -> str:
        ended = SimpleNamespace(n=post.n, result=Result(winners, ({},), Text("end-won"), {}))
        fake = SimpleNamespace(game=TOGETHER, stage="between", results=[ended], next_chapters=coming)
        return str(_way_on(post, cast(Situation, fake), words).label)

    assert label((0,), "t00") == "Play again" and label((), "t00") == "Try again"
    assert label((0,), "m01") == "Go on"
