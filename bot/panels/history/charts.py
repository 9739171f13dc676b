"""[Charts]: the charts of the chapter in play or of one that ended (docs/behaviour.md#charts)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import Press
from bot.messages.layout import Control, Message, Picture, button, entry, menu, row
from bot.messages.payloads import ChartPage
from bot.messages.pictures import past_job
from engine.campaigns import Situation
from engine.kit.endings import Chapter
from engine.table import Chart
from engine.words import Words
from renders.job import Job
from renders.recap import chart_words

CHART = "chart"
OWN_MESSAGES = "bot.locales"


async def show(reply: Reply, pressed: ChartPage) -> None:
    """Handles [Charts]."""
    await show_charts(reply, await reply.campaign(pressed.campaign), pressed, fresh=not reply.private)


async def pick(reply: Reply, pressed: ChartPage) -> None:
    """Handles the menu of charts."""
    chosen = replace(pressed, key=reply.value)
    await show_charts(reply, await reply.campaign(pressed.campaign), chosen, fresh=False)


async def show_charts(reply: Reply, situation: Situation, page: ChartPage, *, fresh: bool) -> None:
    """Shows a chart, and a menu of the others."""
    words = reply.words(situation)
    await reply.defer(fresh=fresh)
    history = reply.campaigns.history
    if not page.n and situation.stage != "playing" and situation.results:
        page = replace(page, n=situation.results[-1].n)
    chapter = await (history.chapter(situation.id, page.n) if page.n else history.chapter_in_play(situation.id))
    found = await asyncio.to_thread(situation.game.charts, chapter.played) if chapter else ()
    if chapter is None or not found:
        await reply.show(Message(words.message("charts-gone" if page.n else "charts-none")), fresh=fresh)
        return
    chart = next((each for each in found if each.key == page.key), found[0])

    def message(picture: Picture | None) -> Message:
        title = words.message("charts-ended" if page.n else "charts-so-far", chart=chart_words.title(chart))
        said = "\n".join(words.say(each) for each in chart_words.lines(chart))
        return Message(title, said or None, picture, *_others(page, chart, found, words))

    key = (CHART, situation.id, reply.person.user)
    await reply.show_drawn(key, chart_job(situation, chapter, chart, words.locale), message, fresh=fresh)


def chart_job(situation: Situation, chapter: Chapter, chart: Chart, locale: str) -> Job:
    """Returns the job for the picture of a chart."""
    job = past_job(situation, chapter.views[-1], locale, CHART, chart=chart)
    return replace(job, packages=(*job.packages, OWN_MESSAGES))


def _others(page: ChartPage, chart: Chart, found: Sequence[Chart], words: Words) -> Sequence[Control | None]:
    entries = [entry(words.say(chart_words.title(each)), each.key) for each in found if each is not chart]
    chosen = menu(replace(page, key=chart.key).press("chart_pick"), words.message("charts-menu"), entries)
    back = None if page.n else row(button(Press("log", page.campaign), words.message("button-back")))
    return [chosen if entries else None, back]


ROUTES: Routes = {
    "charts": Route(ChartPage.of, show),
    "chart_pick": Route(ChartPage.of, pick),
}
