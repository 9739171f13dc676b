"""The turn message: what changed since the reader's last turn, and the present standings."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.live_messages import news
from bot.live_messages.turn import TurnContext, turn_message
from bot.messages.layout import Row
from bot.text.speech import words_at
from engine.campaigns import Situation
from engine.campaigns.history.between import Between
from engine.games import find, keys
from engine.table import Seat, Text
from tests.words.positions import NOW, SINCE, positions

DEATH = Text("life-dies", hero=Seat(1), zone="b2")
STEP = Text("hero-moves", hero=Seat(1), zone="b2")


def beginning(game: str, after: int) -> tuple[Situation, Between]:
    """Returns a position in which a seat is asked in its turn, and the play that led there."""
    for at, situation in enumerate(positions(find(game), 5)):
        if at >= after and situation.asks[0].in_turn and situation.snapshot is not None:
            return situation, replace(SINCE[situation.snapshot], at=NOW - timedelta(days=2))
    raise AssertionError("the chapter was too short")


def said(situation: Situation, since: Between | None, last_post: str | None = None) -> list[str]:
    """Returns the lines of the turn message in English."""
    message = turn_message(situation, words_at(situation, "en"), TurnContext(news=since, last_post=last_post))
    assert message is not None
    return [line for part in message.parts if isinstance(part, str) for line in part.splitlines()]


def test_three_sentences_name_the_events_that_changed_the_game() -> None:
    situation, since = beginning("massive_darkness", 20)
    lines = said(situation, replace(since, told=[STEP, *([DEATH] * 5)]))
    heading = next(at for at, line in enumerate(lines) if line.startswith("**Since your last turn**, <t:"))
    told = [line for line in lines[heading + 1 : heading + 4] if "**" not in line]
    assert 1 <= len(told) <= 3 and "died" in told[0], lines
    assert not any("moves" in line for line in lines)


def test_quiet_stretch_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "FIRST_ROUNDS", 0)
    situation, since = beginning("massive_darkness", 20)
    lines = said(situation, replace(since, before=situation.view(None), told=[]))
    assert any(line.startswith("Nothing has moved the game since your last turn, <t:") for line in lines), lines
    assert not any(line.startswith("**Since your last turn**") for line in lines)


def test_first_rounds_say_the_goal_in_place_of_no_news() -> None:
    for game in keys():
        situation, since = beginning(game, 0)
        lines = said(situation, replace(since, before=situation.view(None), told=[]))
        assert any(line.startswith(("**Goal:**", "**Most VP")) for line in lines), (game, lines)
        assert not any(line.startswith("**Since your last turn**") for line in lines)


def test_strip_names_every_seat_with_its_figure_and_change_in_each_game() -> None:
    for game in keys():
        situation, since = beginning(game, 40)
        strip = "\n".join(line for line in said(situation, since) if re.search(r" \*\*\d+\*\* \(", line))
        assert len(re.findall(r"\[[A-F]\] \*\*\d+\*\* \(([+−]\d+|=)\)", strip)) == len(situation.seats), strip
        without = "\n".join(line for line in said(situation, None) if re.search(r" \*\*\d+\*\*", line))
        assert len(re.findall(r"\[[A-F]\] \*\*\d+\*\*", without)) == len(situation.seats) and "(" not in without


def test_last_post_is_a_link() -> None:
    situation, _ = beginning("tyrants", 5)
    address = "https://discord.com/channels/1/2/3"
    message = turn_message(situation, words_at(situation, "en"), TurnContext(last_post=address))
    assert message is not None
    rows = [part for part in message.parts if isinstance(part, Row)]
    assert [link.url for row in rows for link in row.links] == [address]


def test_strip_breaks_between_seats_only() -> None:
    """No name is apart from its symbol and figure."""
    seats = [f"Yellow house [{letter}] **{10 * number}** (+3)" for number, letter in enumerate("ABC")]
    lines = news.between_seats("**VP in sight:** " + " · ".join(seats)).split(" \n")
    assert lines == [f"**VP in sight:** {seats[0]}", seats[1], seats[2]]
    assert news.between_seats("**Life:** Ana **5** · Rui **5**") == "**Life:** Ana **5** · Rui **5**"
