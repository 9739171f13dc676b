"""In Tyrants, one post covers a round: each turn is added by an edit, and none is lost or repeated."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.discord.threads import MessageGone, Thread
from bot.gateway.client import Emberkeep
from bot.local_discord import Person, Sandbox
from engine.campaigns import Situation
from engine.campaigns.runtime.outbox import Outbox
from tests.end_to_end.counting import Blank, open_table, own_turn, posted, settled
from tests.end_to_end.playing import bot_on, text_of, until
from tests.hurry import hurry

__all__ = ["hurry"]

ROUND = re.compile(r"^\*\*Round (\d+)\*\*", re.MULTILINE)


async def begun(bot: Emberkeep, ana: Person) -> Situation:
    """Opens a match of Ana and two autopilots, and places the first troops."""
    table = await open_table(bot, ana, "tyrants", 1, 3, "en")
    await own_turn(bot, table.id)
    await settled(bot, ana, table)
    return table


def rounds(ana: Person, table: Situation) -> list[str]:
    """Returns the rounds that the posts of the thread are about, in order."""
    return [found[1] for each in posted(ana, table) if (found := ROUND.search(text_of(each)))]


async def test_round_has_one_post_with_a_line_for_each_house(sandbox: Sandbox, tmp_path: Path, hurry: None) -> None:
    async with bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as bot:
        ana = sandbox.user("Ana")
        table = await begun(bot, ana)
        for _ in range(3):
            await own_turn(bot, table.id)
            await settled(bot, ana, table)
        found = rounds(ana, table)
        assert len(found) >= 3 and found == sorted(set(found), key=int)
        said = [each for each in posted(ana, table) if ROUND.search(text_of(each))]
        for each in said[:-1]:
            lines = text_of(each).splitlines()[1:]
            vp = [int(found[1]) for line in lines if (found := re.search(r"(\d+) VP \(", line))]
            assert len(vp) == 3 and vp == sorted(vp, reverse=True), lines
            assert len(text_of(each)) <= 600 and len(each["attachments"]) == 1


async def test_turn_added_before_a_kill_is_posted_once(
    sandbox: Sandbox, tmp_path: Path, hurry: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The edit reached Discord, but the bot ended before it could store that."""
    edits = 0
    async with bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as bot:
        ana = sandbox.user("Ana")
        table = await begun(bot, ana)
        stored = Outbox.mark_sent
        edit = Thread.edit

        async def counted(self: Thread, *args: Any) -> None:
            nonlocal edits
            await edit(self, *args)
            edits += 1

        async def killed(self: Outbox, *args: Any) -> None:
            if edits:
                raise ConnectionResetError
            await stored(self, *args)

        with monkeypatch.context() as patched:
            patched.setattr(Thread, "edit", counted)
            patched.setattr(Outbox, "mark_sent", killed)
            for _ in range(2):
                await own_turn(bot, table.id)
            await until(lambda: edits, "an edit that adds a turn")
        before = len(posted(ana, table))
    async with bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as bot:
        await settled(bot, ana, table)
        assert len(posted(ana, table)) >= before
        found = rounds(ana, table)
        assert found == sorted(set(found), key=int)
        assert not await bot.campaigns.outbox.next_posts()


async def test_round_goes_on_in_a_new_post_if_its_post_is_gone(
    sandbox: Sandbox, tmp_path: Path, hurry: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every post of the round counts changes from the beginning of the round."""

    async def gone(self: Thread, *args: Any) -> None:
        raise MessageGone

    async with bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as bot:
        ana = sandbox.user("Ana")
        table = await begun(bot, ana)
        monkeypatch.setattr(Thread, "edit", gone)
        await own_turn(bot, table.id)
        await own_turn(bot, table.id)
        await settled(bot, ana, table)
        found = rounds(ana, table)
        assert len(found) > len(set(found)) and found == sorted(found, key=int)
        counted: dict[tuple[str, str], set[int]] = {}
        for each in [each for each in posted(ana, table) if ROUND.search(text_of(each))]:
            for line in text_of(each).splitlines()[1:]:
                if told := re.match(r"\*\*(.+\]) (\d+) VP \(([+−=])(\d*)\)", line):
                    change = int(told[4] or 0) * (-1 if told[3] == "−" else 1)
                    (number,) = ROUND.findall(text_of(each))
                    counted.setdefault((number, told[1]), set()).add(int(told[2]) - change)
        assert counted and all(len(begins) == 1 for begins in counted.values()), counted


@pytest.mark.parametrize(("game", "most"), [("massive_darkness", 2), ("fireteam_zero", 2), ("keep_the_heroes_out", 3)])
async def test_games_played_together_gather_turns_and_keep_phases_apart(
    sandbox: Sandbox, tmp_path: Path, hurry: None, game: str, most: int
) -> None:
    """A round of three seats has a post of the turns and one of the phases after them; in Keep the Heroes Out! each
    turn has its invasion in the same post. Autopilots have no post of their own within a round."""
    async with bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as bot:
        ana = sandbox.user("Ana")
        table = await open_table(bot, ana, game, 1, 3, "en")
        await own_turn(bot, table.id)
        before = len(await settled(bot, ana, table))
        first = (await bot.campaigns.lookup.situation(table.id)).round or 0
        await own_turn(bot, table.id)
        found = (await settled(bot, ana, table))[before:]
        rounds_played = ((await bot.campaigns.lookup.situation(table.id)).round or 0) - first
        assert 0 < len(found) <= most * max(1, rounds_played)
        for each in found:
            assert len(text_of(each)) <= 600 and len(text_of(each).splitlines()) <= 7
            assert len(each["attachments"]) <= 1
        assert any("(autopilot)" in text_of(each) for each in found)


async def test_post_that_ends_a_round_has_its_number(sandbox: Sandbox, tmp_path: Path, hurry: None) -> None:
    """Ana begins each round of Keep the Heroes Out!, so all posts are of earlier rounds."""
    async with bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as bot:
        ana = sandbox.user("Ana")
        table = await open_table(bot, ana, "keep_the_heroes_out", 1, 3, "en")
        for _ in range(2):
            await own_turn(bot, table.id)
        said = " ".join(text_of(each) for each in await settled(bot, ana, table))
        now = await bot.campaigns.lookup.situation(table.id)
        numbers = [int(each) for each in re.findall(r"\*\*Turns\*\* and \*\*Hero invasion\*\*, round (\d+)", said)]
        assert numbers and now.round and max(numbers) < now.round, said
