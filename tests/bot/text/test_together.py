"""Posts of games played together: short, without leaving out who was hurt, and with what is close."""

from dataclasses import replace
from typing import Any

import pytest

from bot.posts.post import PLANNED, Moments
from bot.posts.together import MOST_CHARACTERS, MOST_LINES, keys_of_turns, together_lines
from bot.text.speech import words_at
from engine.campaigns import PastBoard
from engine.games import find
from engine.table import Mark, Text
from engine.words import LOCALES
from tests.words.positions import SINCE, positions
from tests.words.test_posts import post_of

TOGETHER = ("massive_darkness", "keep_the_heroes_out", "fireteam_zero")
EVERY, MOST = 12, 20
USED = 80


@pytest.mark.parametrize("game", TOGETHER)
def test_post_is_short_names_the_hurt_and_says_what_is_close(game: str) -> None:
    checked = hurt = close = left = told = 0
    earlier: Any = None
    for at, situation in enumerate(positions(find(game), 5)):
        if at % EVERY or situation.snapshot is None:
            continue
        view, texts, names = situation.view(None), SINCE[situation.snapshot].told, tuple(situation.seat_names)
        before, earlier, new = earlier, view, tuple(texts[told:])
        told = len(texts)
        if before is None or not new:
            continue
        moments = Moments(PastBoard(1, 1, "a", before, names), PastBoard(1, 2, "a", view, names))
        post = post_of("turn", 2, texts=new, marks=[Mark("phase", "enemies")])
        for locale in LOCALES:
            words = words_at(situation, locale)
            lines = together_lines(situation, words, [post], moments, None, USED)
            assert len(lines) <= MOST_LINES and sum(map(len, lines)) + USED <= MOST_CHARACTERS, lines
            for seat in range(len(names)):
                was, now = (situation.game.figure(each, seat) for each in (before, view))
                if was and now and now.value < was.value and not any(line.startswith("•") for line in lines):
                    hurt += 1
                    assert any(words.seat(seat) in line for line in lines), (seat, lines)
            close += any(line.startswith(words.message("post-close", what="").split(" ")[0]) for line in lines)
            remaining = situation.game.remaining(view)
            left += remaining is not None and f"-# {words.say(remaining)}" in lines
        checked += 1
        if checked == MOST:
            break
    assert checked >= 3 and hurt and close and left, (checked, hurt, close, left)


def test_seats_that_did_not_choose_are_marked_by_a_word() -> None:
    """In a post of several turns, where no title says it."""
    begins, *_, situation = positions(find("massive_darkness"), 5)
    assert begins.snapshot is not None and situation.snapshot is not None
    words, names = words_at(situation, "en"), tuple(situation.seat_names)
    told = SINCE[situation.snapshot].told
    moments = Moments(PastBoard(1, 1, "a", begins.view(None), names), PastBoard(1, 2, "a", situation.view(None), names))
    turns = [post_of("turn", 2, seat=seat, texts=told, autopilot=seat == 1) for seat in range(len(names))]
    lines = together_lines(situation, words, turns, moments, None, USED)
    assert [words.seat(1) in line for line in lines if "(autopilot)" in line] == [True], lines


def test_turn_that_autopilot_played_for_a_late_player_is_marked() -> None:
    """The seat is still a person's, so the post has to say it."""
    own, late = post_of("turn", 1), replace(post_of("turn", 2), seat=1, autopilot=True)
    planned = replace(post_of("turn", 3, texts=[Text(PLANNED)]), seat=2)
    keys = keys_of_turns([replace(own, seat=0), late, planned])
    assert keys == {1: "post-seat-autopilot", 2: "post-seat-planned"}
