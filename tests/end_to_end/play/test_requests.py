"""Requests other than answers to presses: a few for each turn, none for a choice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.local_discord import Sandbox
from engine import games
from engine.campaigns import Situation
from tests.end_to_end.counting import Blank
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import bot_on, card_for, delivered, started, until
from tests.end_to_end.pressing import PlayedGame, counted
from tests.hurry import hurry
from tests.sampled import at_most

__all__ = ["hurry"]

OF_A_TURN = ["PATCH", "POST"]
"""The turn message becomes the post, and the next one is sent."""
WITHOUT_NEWS = ["POST", "DELETE"]
"""The next turn message, and the deletion of the old one."""
TURNS = at_most(2, whole=4)  # turns or phases that are counted of each game
MOST_PRESSES = 80
AVERAGED, MOST_ON_AVERAGE = 6, 3  # turns, and requests for each of them


@pytest.mark.parametrize("takes_long", [False, True])
async def test_choice_takes_no_request_and_a_turn_few(
    table: Table, hurry: None, monkeypatch: pytest.MonkeyPatch, takes_long: bool
) -> None:
    """One more if someone takes so long that the turn message names them."""
    await table.whole_turn(table.ana)  # the first after a start looks at what stands in the thread
    await card_for(table.rui, table.thread)
    await delivered(table.bot)
    before = len(counted(table.sandbox))
    if takes_long:
        monkeypatch.setattr("bot.interactions.choosing.SAID_AFTER_SECONDS", 0.0)
    panel = await table.panel(table.rui)
    if takes_long:
        await until(lambda: len(counted(table.sandbox)) > before, "the card that says who is choosing")
    await delivered(table.bot)
    opened = len(counted(table.sandbox))
    for label in ("Light a lantern", "Light a lantern"):
        panel = await table.rui.click(panel, label)
        await delivered(table.bot)
    assert counted(table.sandbox)[opened:] == []
    await table.rui.click(panel, "End turn")
    await delivered(table.bot)
    found = counted(table.sandbox)[before:]
    said, of_the_turn = found[: int(takes_long)], found[int(takes_long) :]
    assert said == ["PATCH"] * int(takes_long)
    assert of_the_turn in (OF_A_TURN, WITHOUT_NEWS), of_the_turn


def expected(before: Situation, after: Situation, posted: int, *, added: bool, goes_on: bool) -> Sequence[str]:
    """Returns the requests of a choice: a post for each finished turn or phase, the first of them in place of the turn
    message, or an edit if the turn was added to the post of its round; and a new turn message for the next player.

    There are none if the player is asked again in their panel, also out of turn. Otherwise the turn message shows the
    open question: who still has to answer, or what the table is asked.
    """
    new = set(after.waiting_users) - set(before.waiting_users)
    if posted:
        return ["PATCH"] + ["POST"] * posted
    if added or new:
        return ["PATCH"] * added + WITHOUT_NEWS
    on_the_card = after.asks[0].occasion == "table" or after.waiting_users != before.waiting_users
    on_the_card = on_the_card or len(after.waiting_users) > 1
    return [] if goes_on and not on_the_card else ["PATCH"]


@pytest.mark.parametrize("game", games.keys())
async def test_turn_of_each_game_takes_three_requests_and_a_choice_in_it_none(
    sandbox: Sandbox, tmp_path: Path, game: str
) -> None:
    async with bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as bot:
        played = PlayedGame(sandbox, bot, await started(sandbox, "Ana", "Rui", game=game))
        await delivered(bot)
        now, over, went_on = await played.situation(), 0, 0
        for _ in range(MOST_PRESSES):
            requests, before, told = len(counted(sandbox)), played.posts(), await played.last_post()
            after = await played.choose(now)
            assert after.stage == "playing", "the chapter is over before its turns could be counted"
            posted = played.posts() - before
            found = counted(sandbox)[requests:]
            added = not posted and await played.last_post() > told
            most = expected(now, after, posted, added=added, goes_on=played.goes_on)
            assert found == most, (now.asks, after.asks)
            assert len(found) <= 3 * max(1, posted)
            now, over, went_on = after, over + posted + added, went_on + (not most)
            if over >= TURNS:
                break
        assert over >= TURNS and went_on > over


@pytest.mark.parametrize("game", games.keys())
async def test_turns_take_at_most_three_requests_on_average(sandbox: Sandbox, tmp_path: Path, game: str) -> None:
    """With phases, questions to several players and additions to the post of a round. A turn ends when someone else is
    waited for."""
    async with bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as bot:
        played = PlayedGame(sandbox, bot, await started(sandbox, "Ana", "Rui", game=game))
        await delivered(bot)
        now, turns, before = await played.situation(), 0, len(counted(sandbox))
        while turns < AVERAGED:
            after = await played.choose(now)
            assert after.stage == "playing", "the chapter is over before its turns could be counted"
            turns += set(after.waiting_users) != set(now.waiting_users)
            now = after
        assert len(counted(sandbox)) - before <= turns * MOST_ON_AVERAGE
