"""Any game, played at random with any number of seats, goes on to its end, and all of it can be put into words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from copy import copy

import pytest

from engine.table import Ask, Game, Option, Session, Step, Tell
from engine.words import Words
from tests.playing import autopilot_steps, deal, random_steps, reload
from tests.sampled import some

OPTION_ID = re.compile(r"[a-z0-9_.:-]{1,60}")
MOST_IN_A_GROUP = 25
MOST_GROUPS = 15


def check_ask(ask: Ask) -> None:
    """Checks that an ask can be answered, and shown within Discord's limits for menus."""
    ids = [option.id for option in ask.options]
    groups = Counter(option.group for option in ask.options)
    fewest, most = ask.pick
    assert ids, f"{ask.key} leaves no choice"
    assert len(set(ids)) == len(ids), f"{ask.key} names an option twice: {ids}"
    assert all(OPTION_ID.fullmatch(each) for each in ids), f"{ask.key}: {ids}"
    assert 0 <= fewest <= min(most, len(ids)) and most >= 1, f"{ask.key} asks for {ask.pick} of {len(ids)}"
    assert max(groups.values()) <= MOST_IN_A_GROUP, f"{ask.key}: {groups}"
    assert len(groups) <= MOST_GROUPS, f"{ask.key}: {groups}"
    if ask.default:
        ask.check(ask.default)


class Offered:
    """Options as they were when first offered: rules cache frequent ones and share them."""

    def __init__(self) -> None:
        self._first: dict[int, tuple[Option, Option]] = {}

    def note(self, asks: Iterable[Ask]) -> None:
        """Records the options of these asks."""
        for option in (option for ask in asks for option in ask.options):
            self._first.setdefault(id(option), (option, copy(option)))

    def expect_unchanged(self) -> None:
        """Checks that no option has changed, although it is not frozen."""
        for option, before in self._first.values():
            for name in Option.__slots__:
                assert getattr(option, name) is getattr(before, name), f"{before} is {option} by now"


def say_everything(session: Session, step: Step) -> None:
    """Raises MissingText if a tell, an ask, an option, a status line or the board has no English text."""
    game, state = session.game, session.state
    words = Words.of_game(game, "en", game.seat_names(state))
    texts = [event.text for event in step.events if isinstance(event, Tell)]
    texts += [game.status(state, seat) for seat in session.waiting_for]
    for ask in session.asks:
        texts += [ask.text, *(option.text for option in ask.options)]
        texts += [option.detail for option in ask.options if option.detail]
    for text in texts:
        assert words.say(text).strip(), text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_always_finds_a_way_to_the_end(game: Game, seats: int) -> None:
    """No dead end, no ask beyond the limits, words for everything, and a result for every seat."""
    session = deal(game, seats, seed=seats)
    say_everything(session, session.first)
    offered = Offered()
    offered.note(session.asks)
    for step in random_steps(session, seed=seats):
        offered.note(session.asks)
        for ask in session.asks:
            check_ask(ask)
        say_everything(session, step)
    offered.expect_unchanged()
    result = session.result
    assert result is not None
    assert len(result.scores) == seats
    assert result.winners or not game.competitive  # in a co-operative game all may lose together
    assert set(result.winners) <= set(range(seats))
    assert Words.of_game(game, "en").say(result.reason)


def test_chapter_that_is_over_gives_its_result_at_once(game: Game) -> None:
    session = deal(game, 2, seed=1)
    for _ in random_steps(session, seed=1):
        pass
    again = reload(session)
    assert (again.result, again.asks, again.hash) == (session.result, (), session.hash)


def test_board_can_be_described(game: Game) -> None:
    """For the public and for each seat, at the start, on the way and at the end."""
    session = deal(game, 3, seed=5)
    for number, _ in enumerate(random_steps(session, seed=5)):
        if number % 100 == 0 or not session.asks:
            words = Words.of_game(game, "en", game.seat_names(session.state))
            for seat in (None, 0, 1, 2):
                lines = [words.say(line) for line in game.describe(game.view(session.state, seat))]
                assert lines and all(line.strip() for line in lines)


def test_autopilot_answers_everything_and_finishes(game: Game) -> None:
    """It plays a whole chapter for few and many seats by what each may see, and every pick is legal."""
    for seats in some(sorted(game.seat_counts, reverse=True), 1):
        session = deal(game, seats, seed=8)
        for _ in autopilot_steps(session):
            pass
        assert session.result is not None


@pytest.mark.parametrize("seats", [0, 7, 9])
def test_another_number_of_seats_is_refused(game: Game, seats: int) -> None:
    with pytest.raises(ValueError, match=f"not {seats}"):
        deal(game, seats, seed=1)
