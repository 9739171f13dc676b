"""How many taps a turn takes on a phone, from [Act] on: a press of a button, or a selection in a menu."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from statistics import median

import pytest

from bot.gateway.client import Emberkeep
from bot.local_discord import Answer, Person, Sandbox
from engine.campaigns import Situation
from engine.table import Ask
from tests.end_to_end.house import House
from tests.end_to_end.play.test_massive_darkness import started as begun
from tests.end_to_end.playing import BUTTON, MENU, bot_on, card_for, custom_id, delivered, parts, press, started, verbs
from tests.panels.turns import turns
from tests.seating import answer_like_autopilot

SAMPLE = 21  # turns of each game
MOST = 600  # answers until something counts as never coming
OWN_TURN = ("turn.action", "hero.action")

Reached = Callable[[Situation, Ask, str], bool]


class Thumb:
    """Somebody who plays by thumb: takes what is wanted by the fewest taps that the panel allows, and counts them."""

    def __init__(self, person: Person, panel: Answer) -> None:
        self.person, self.panel = person, panel
        self.taps = 1  # [Act]

    async def take(self, *wanted: str) -> bool:
        """Takes the first of these choices that the panel has, opening a group if necessary, and confirms it."""
        for each in wanted:
            if await self._here(each) or await self._in_a_group(each):
                if "sure" in verbs(self.panel.message):
                    await self._press(custom_id(self.panel.message, "sure"))
                return True
        return False

    async def _here(self, wanted: str) -> bool:
        for button in parts(self.panel.message, BUTTON):
            if button["custom_id"].split("/")[1] in ("choose", "follow") and button["custom_id"].endswith(f"/{wanted}"):
                await self._press(button["custom_id"])
                return True
        for menu in parts(self.panel.message, MENU):
            values = [entry["value"] for entry in menu["options"]]
            found = next((each for each in values if each == wanted or each.startswith(f"{wanted}+")), None)
            if found is not None:  # alone, or with a target
                self.taps += 1
                self.panel = await self.person.select(self.panel, menu["custom_id"], [found])
                return True
        return False

    async def _in_a_group(self, wanted: str) -> bool:
        before = self.panel, self.taps
        groups = [each for each in parts(self.panel.message, BUTTON) if each["custom_id"].startswith("b/group/")]
        for group in [each["custom_id"] for each in groups if not each.get("disabled")]:
            self.panel, self.taps = before
            await self._press(group)
            if await self._here(wanted):
                return True
        self.panel, self.taps = before
        return False

    async def _press(self, button: str) -> None:
        self.taps += 1
        self.panel = await self.person.click(self.panel, button)


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Emberkeep]:
    async with bot_on(sandbox, tmp_path / "play.db", seed=3) as running:
        yield running


async def play_until(bot: Emberkeep, reached: Reached) -> Situation:
    """Plays as autopilot would, without looking at Discord, until its next choice is what a test is about."""
    for _ in range(MOST):
        situation = await bot.campaigns.lookup.situation(1)
        seat = situation.waiting_for[0]
        ask = situation.ask_of(seat)
        assert ask is not None
        pick = situation.game.choose(situation.view(seat), ask, seat)
        if pick and reached(situation, ask, pick[0]):
            return situation
        await answer_like_autopilot(bot.campaigns, situation, pick=pick)
    pytest.fail("never came")


async def thumb_of(sandbox: Sandbox, bot: Emberkeep, situation: Situation, thread: str) -> Thumb:
    """The asked player, with the panel open."""
    await delivered(bot)
    person = sandbox.user(situation.seats[situation.waiting_for[0]].name)
    return Thumb(person, await press(person, await card_for(person, thread), "act"))


async def whole_turn(sandbox: Sandbox, bot: Emberkeep, reached: Reached, thread: str) -> int:
    """Counts the taps of a turn in which everything possible is done: cards, troops, a new card, the end."""
    situation = await play_until(bot, reached)
    seat = situation.waiting_for[0]
    thumb = await thumb_of(sandbox, bot, situation, thread)
    while seat in (situation := await bot.campaigns.lookup.situation(1)).waiting_for:
        ask = situation.ask_of(seat)
        assert ask is not None
        runs = situation.game.runs(situation.view(seat), ask, seat)
        most = sorted((run for run in runs), key=lambda run: -len(run.picks))
        usual = situation.game.choose(situation.view(seat), ask, seat)
        wanted: Sequence[str] = [run.id for run in most if usual[0] in run.picks]
        assert await thumb.take(*wanted, *usual)
        if not situation.asks or ask.by_id[usual[0]].final == "turn":
            break
    return thumb.taps


async def test_first_turn_of_tyrants(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")
    assert await whole_turn(sandbox, bot, lambda _, ask, __: ask.key == "turn.action", thread) <= 6


async def test_turn_in_the_middle_of_a_match_of_tyrants(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="tyrants", name="House of Cards")

    def begins(situation: Situation, ask: Ask, pick: str) -> bool:
        return ask.key == "turn.action" and (situation.round or 0) >= 7

    taps = await whole_turn(sandbox, bot, begins, thread)
    print(taps)
    assert taps <= 8


GOALS = {"tyrants": 6, "massive_darkness": 7, "keep_the_heroes_out": 7, "fireteam_zero": 6}


@pytest.mark.parametrize("game", GOALS)
def test_median_turn_takes_no_more_taps_than_promised(game: str) -> None:
    whole = [turn.taps for turn in turns(game, SAMPLE) if turn.whole]
    assert median(whole) <= GOALS[game], sorted(whole)


TAPS = {"move:": 2, "open:": 3, "pick": 2, "attack:": 2, "use:": 2, "end": 3}


async def test_deeds_of_massive_darkness(sandbox: Sandbox, bot: Emberkeep) -> None:
    """Each from [Act] to the result, or to the dice."""
    thread = await begun(House(sandbox, bot))
    needed: dict[str, int] = {}

    def is_new(situation: Situation, ask: Ask, pick: str) -> bool:
        return ask.key == "hero.action" and any(pick.startswith(deed) for deed in TAPS.keys() - needed.keys())

    while TAPS.keys() - needed.keys():
        situation = await play_until(bot, is_new)
        seat = situation.waiting_for[0]
        ask = situation.ask_of(seat)
        assert ask is not None
        (pick,) = situation.game.choose(situation.view(seat), ask, seat)
        thumb = await thumb_of(sandbox, bot, situation, thread)
        assert await thumb.take(pick)
        needed[next(deed for deed in TAPS if pick.startswith(deed))] = thumb.taps
    print(needed)
    assert all(needed[deed] <= most for deed, most in TAPS.items()), needed
