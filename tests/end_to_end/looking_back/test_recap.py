"""[What happened] in every game: the recap of a round with autopilots, its picture, and the folded log."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from bot.gateway.client import Emberkeep
from bot.local_discord import Answer, Sandbox
from engine.games import find, keys
from renders.job import Job
from tests.end_to_end.counting import Blank, asked, open_table, own_turn
from tests.end_to_end.house import pick
from tests.end_to_end.playing import MENU, bot_on, card_for, labels, parts, press, until
from tests.sampled import some

SEATS = 2


class Listing(Blank):
    """Draws nothing, and remembers the jobs."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.jobs: list[Job] = []

    async def picture(self, job: Job, *, awaited: bool = True) -> bytes | None:
        self.jobs.append(job)
        return await super().picture(job, awaited=awaited)


@pytest.fixture
def studio() -> Listing:
    return Listing()


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path, studio: Listing) -> AsyncIterator[Emberkeep]:
    async with bot_on(sandbox, tmp_path / "play.db", studio=studio) as running:
        yield running


async def back_after_a_round(sandbox: Sandbox, bot: Emberkeep, game: str, locale: str = "en") -> Answer:
    """Returns what [What happened] shows when the other seat has played a turn."""
    ana = sandbox.user("Ana")
    table = await open_table(bot, ana, game, 1, SEATS, locale)
    await own_turn(bot, table.id)
    await asked(bot, table.id)
    return await press(ana, await card_for(ana, str(table.facts.thread)), "log")


@pytest.mark.parametrize("game", keys())
async def test_recap_has_the_sentences_once_in_its_picture(
    sandbox: Sandbox, bot: Emberkeep, studio: Listing, game: str
) -> None:
    recap = await back_after_a_round(sandbox, bot, game)
    assert recap.ephemeral and "Since you left" in recap.text
    assert labels(recap.message) == ["Take turn", "Animate", "Charts", "Step through", "Whole log"]
    await until(lambda: recap.message["attachments"], "the picture")
    (job,) = [each for each in studio.jobs if each.picture == "since"]
    assert job.seat == 0 and job.since is not None and job.since.ask is not None
    assert not recap.text.strip(), "the picture has the heading, too"


@pytest.mark.parametrize("game", some(keys(), 2))
async def test_recap_in_words_has_a_line_for_each_seat_and_the_question(
    sandbox: Sandbox, bot: Emberkeep, game: str
) -> None:
    ana = sandbox.user("Ana")
    await bot.services.readers.change(ana.id, pictures="words")
    recap = await back_after_a_round(sandbox, bot, game)
    assert all(f"[{letter}]**" in recap.text for letter in "AB"[:SEATS])
    assert "**Now:** " in recap.text and not recap.message["attachments"]


@pytest.mark.parametrize("game", some(keys(), 2))
async def test_animate_shows_each_step_as_it_was(sandbox: Sandbox, bot: Emberkeep, studio: Listing, game: str) -> None:
    recap = await back_after_a_round(sandbox, bot, game)
    assert not [each for each in studio.jobs if each.picture == "moving"]
    moving = await sandbox.user("Ana").click(recap, "Animate")
    await until(lambda: "moving.webp" in [each["filename"] for each in moving.message["attachments"]], "the picture")
    (job,) = [each for each in studio.jobs if each.picture == "moving"]
    assert job.motion is not None and job.since is not None
    views = [job.since.before, *(view for view, _ in job.motion.frames)]
    assert 2 <= len(views) <= 7 and views[-1] == job.view
    assert all(find(game).changed(before, after) for before, after in pairwise(views))
    assert labels(moving.message) == ["Take turn", "Still picture", "Step through"]
    assert f"{len(views) - 1}. " in moving.text and "**Now:** " in moving.text


@pytest.mark.parametrize("game", some(keys(), 2))
async def test_charts_of_a_chapter_in_play_are_a_press_away(
    sandbox: Sandbox, bot: Emberkeep, studio: Listing, game: str
) -> None:
    ana = sandbox.user("Ana")
    charts = await ana.click(await back_after_a_round(sandbox, bot, game), "Charts")
    await until(lambda: "so far" in charts.text, "the charts")
    keys_of_charts = [option["value"] for option in _options(charts)]
    other = await pick(ana, charts, "chart_pick", keys_of_charts[-1])

    def drawn() -> list[str]:
        return [each.chart.key for each in studio.jobs if each.chart]

    await until(lambda: keys_of_charts[-1] in drawn(), "the chart")
    assert "so far" in other.text
    assert labels(other.message) == ["Back"]


async def test_log_is_folded_to_a_line_for_each_turn(sandbox: Sandbox, bot: Emberkeep) -> None:
    ana = sandbox.user("Ana")
    recap = await back_after_a_round(sandbox, bot, "tyrants")
    folded = await ana.click(recap, "Whole log")
    turns = folded.text.splitlines()[1:]
    assert 1 <= len(turns) <= 3 and all(len(line) <= 160 for line in turns)
    number = _options(folded)[0]["value"]
    opened = await pick(ana, folded, "folded_turn", number)
    assert len(opened.text.splitlines()) > len(turns)
    assert labels(opened.message) == ["Back"]
    assert (await ana.click(opened, "Back")).text == folded.text
    assert "things have happened" not in (await ana.click(folded, "Back")).text


def _options(answer: Answer) -> list[dict[str, str]]:
    return [option for menu in parts(answer.message, MENU) for option in menu["options"]]
