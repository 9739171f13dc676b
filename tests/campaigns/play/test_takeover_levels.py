"""Autopilot takes over a person's seat at the level nearest to their results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine import games
from engine.campaigns import Actor, Campaigns, ChapterResult
from engine.campaigns.model.played import PlayedChapter, PlayedSeat
from engine.campaigns.play.autopilots import go_on
from engine.campaigns.results.levels import nearest
from engine.campaigns.runtime import automatic_answers
from engine.table import Game, HasLevels, Level, Result, Text
from tests.campaigns.seats.test_seats_in_play import lines
from tests.campaigns.tables import ANA, StillClock, bid, passes, play_to_end
from tests.seating import seat_and_start
from tests.toy.game import GAME as TOY


def chapters(game: str, won: int, lost: int, seats: int) -> Sequence[PlayedChapter]:
    """Returns chapters that Ana, on seat 0, has won or lost."""
    players = tuple(PlayedSeat(((ANA + seat, 9),), None, None, automatic=False) for seat in range(seats))
    found = []
    for each in range(won + lost):
        others = (1,) if games.find(game).competitive else ()
        result = Result((0,) if each < won else others, ({},) * seats, Text("over"), {})
        found.append(PlayedChapter(1, game, ChapterResult(each, "match", result, StillClock().now()), players))
    return found


@pytest.mark.parametrize(
    ("game", "seats", "won", "lost", "level"),
    [
        ("tyrants", 2, 7, 1, "strong"),
        ("tyrants", 2, 4, 4, "steady"),
        ("tyrants", 4, 1, 3, "steady"),
        ("tyrants", 4, 2, 3, "strong"),
        ("tyrants", 2, 1, 3, "simple"),
        ("tyrants", 2, 0, 3, "beginner"),
        ("keep_the_heroes_out", 2, 3, 1, "strong"),
        ("keep_the_heroes_out", 2, 2, 2, "simple"),
        ("keep_the_heroes_out", 2, 0, 3, "beginner"),
        ("fireteam_zero", 3, 2, 3, "steady"),
        ("massive_darkness", 4, 2, 3, "simple"),
    ],
)
def test_level_is_the_nearest_to_the_share_of_wins(game: str, seats: int, won: int, lost: int, level: Level) -> None:
    found = games.find(game)
    assert isinstance(found, HasLevels)
    assert nearest(found, ANA, chapters(game, won, lost, seats)) == level


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> set[Level]:
    """Gives the toy game levels, of which Simple is like everyone; collects those at which autopilot plays."""
    wins = {"strong": 90.0, "steady": 80.0, "simple": 0.0, "beginner": 70.0}
    monkeypatch.setattr(type(TOY), "wins", wins, raising=False)
    monkeypatch.setattr(
        type(TOY), "choose_at", lambda game, view, ask, seat, level: game.choose(view, ask, seat), False
    )
    found: set[Level] = set()

    def pick(level: Level, game: Game, session: Any, ask: Any, seat: int) -> Sequence[str]:
        found.add(level)
        return game.choose(game.view(session.state, seat), ask, seat)

    monkeypatch.setattr(automatic_answers, "quick_pick", pick)
    return found


@pytest.mark.parametrize(("finished", "level"), [(3, "simple"), (2, "")])
async def test_takeover_keeps_its_level_until_the_player_is_back(
    campaigns: Campaigns, played: set[Level], finished: int, level: str
) -> None:
    """Fewer than three chapters say nothing. A restart changes nothing."""
    table = await seat_and_start(campaigns, "toy", settings={"level": "steady"})
    for _ in range(finished):
        await play_to_end(campaigns, (await seat_and_start(campaigns, "toy")).id)
    taken = await campaigns.seats.set_autopilot(table.id, 0, True, Actor(ANA))
    assert taken.seats[0].level == level
    assert (await lines(campaigns, "seat"))[-1].get("level", "") == level
    await campaigns._context.forget_all()
    while await go_on(campaigns._context, table.id):
        pass
    assert played == {level or "steady"}
    assert (await campaigns.seats.take_over(table.id, ANA, 0)).seats[0].level == ""


async def test_late_turn_is_played_at_the_level_of_its_player(
    campaigns: Campaigns, clock: StillClock, played: set[Level]
) -> None:
    table = await seat_and_start(campaigns, "toy")
    for _ in range(3):
        await play_to_end(campaigns, (await seat_and_start(campaigns, "toy")).id)
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 48)
    assert (await lines(campaigns, "seat"))[-1]["level"] == "simple"
    assert (await campaigns.lookup.situation(table.id)).seats[0].level == "simple"
    await campaigns.people.forget(ANA)
    seated = (await campaigns.lookup.situation(table.id)).seats[0]
    assert (seated.user, seated.autopilot, seated.level) == (None, True, "")
    assert not [each for each in await lines(campaigns, "seat") if "level" in each]
