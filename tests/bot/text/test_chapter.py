"""The scoring in words: a line a seat, its sources and their sum, the winners first (docs/behaviour.md#chapter-end)."""

from types import SimpleNamespace
from typing import Any, cast

from bot.posts.chapter import _way_on, best_lines, heaviest_loss, score_lines, title_of, way_out_lines
from bot.text.speech import CATALOGUE
from engine.campaigns import Post, Situation
from engine.games import find
from engine.games.massive_darkness.model.options import Options
from engine.table import Happening, Recap, Result, Text
from engine.words import Words

GAME = find("tyrants")
TOGETHER = find("massive_darkness")
FIRETEAM = find("fireteam_zero")
WORDS = Words.of_game(GAME, "en", [Text("house-raspberry"), Text("house-yellow"), Text("house-blue")], (CATALOGUE,))
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


def test_chapter_that_was_lost_together_gives_advice() -> None:
    """First what decides most games, then more tokens on the Lifebringer while there can be more."""
    words = Words.of_game(TOGETHER, "en", (), (CATALOGUE,))

    def advice(game: Any, **options: int) -> list[str]:
        facts = SimpleNamespace(options=Options(**options).model_dump(mode="json"))
        return way_out_lines(cast(Situation, SimpleNamespace(game=game, facts=facts)), words)

    doors, tokens = advice(TOGETHER)
    assert doors.startswith("**Next time:**") and "Doors" in doors
    assert "up to 9; it was 2" in tokens
    assert len(advice(TOGETHER, lifebringer=9)) == 1
    assert advice(GAME) == [], "in a competitive game somebody wins"


def test_end_of_a_lost_chapter_tells_only_the_heaviest_blow() -> None:
    """The reason of the end does not name the Hero who fell. The log has everything else."""
    result = Result((), ({"xp": 1}, {"xp": 2}), Text("end-lost"), {})
    bought = Happening(Text("experience-bought", hero="bjorn", skill="brutality", xp=1), 90.0, (0,))
    hit = Happening(Text("life-lost", hero="owen", damage=1), 10.0, (1,), loses=frozenset({1}))
    fallen = Happening(Text("life-dies", hero="bjorn", zone="A1"), 45.0, (0,), loses=frozenset({0}))
    reason = Happening(result.reason, 99.0, (0,), loses=frozenset({0, 1}), ends=True)
    assert heaviest_loss(Recap((bought, hit, fallen, reason)), result) is fallen
    assert heaviest_loss(Recap((bought,)), result) is None


def test_best_sources_of_each_seat_are_named() -> None:
    points = ((12, 4, 11, 9, 10, 6), (14, 8, 9, 7, 15, 8), (1, 0, 2, 3, 0, 1))
    scores = tuple(dict(zip(SOURCES, each, strict=True)) for each in points)
    lines = best_lines(Result((1,), scores, Text("reason-market"), {}), WORDS)
    assert lines[0] == "Yellow house [B]  **61**: best in inner circle 15 and sites 14"
    assert lines[1] == "Raspberry house [A]  **52**: best in trophies 11 and deck 9"
    assert lines[2].endswith("**7**: above all deck 3")


def test_won_chapter_is_played_again_and_a_lost_one_tried_again() -> None:
    words = Words.of_game(TOGETHER, "en", [], (CATALOGUE,))
    post = Post(1, 9, "over", 5, 1, 40, "t00", 1, 7, False, (), [], {}, "sent", 1, False, False)

    def label(winners: tuple[int, ...], *coming: str) -> str:
        ended = SimpleNamespace(n=post.n, result=Result(winners, ({},), Text("end-won"), {}))
        fake = SimpleNamespace(game=TOGETHER, stage="between", results=[ended], next_chapters=coming)
        return str(_way_on(post, cast(Situation, fake), words).label)

    assert label((0,), "t00") == "Play again" and label((), "t00") == "Try again"
    assert label((0,), "m01") == "Go on"
