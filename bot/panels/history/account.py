"""After a chapter: [Statistics], and [New campaign with these seats] (docs/behaviour.md#chapter-end)."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import table_words
from bot.messages.ids import Press
from bot.messages.layout import Button, Message, button, row
from bot.messages.payloads import OfCampaign
from bot.panels.lobby.opening import channel_for, make_and_show
from bot.posts.chapter import score_lines, title_of
from bot.text.speech import safe, seat_and_person
from engine.campaigns import Situation
from engine.campaigns.history.statistics import Statistics
from engine.campaigns.model.errors import NotYourSeat, WrongStage
from engine.table import Searches
from engine.words import Words


async def statistics(reply: Reply, pressed: OfCampaign) -> None:
    """Shows [Statistics]."""
    situation = await reply.campaign(pressed.campaign)
    found = await reply.campaigns.history.statistics(situation.id)
    words = table_words(situation, reply.locale)
    lines = [*_statistics_lines(situation, found, words), *_scored(situation, words)]
    await reply.show(Message(*lines, row(_turned(situation, words))))


def _scored(situation: Situation, words: Words) -> list[str]:
    """Returns the score of the last chapter that has ended, by its sources."""
    if not situation.results or situation.stage == "playing":
        return []
    ended = situation.results[-1]
    heading = title_of(ended.result, situation.game, ended.chapter, words)
    return ["\n".join([heading, *score_lines(ended.result, situation.game, words)])]


def _turned(situation: Situation, words: Words) -> Button | None:
    """Returns the button for the reader's own turning points, in games whose positions can be compared."""
    if not isinstance(situation.game, Searches) or not situation.results or situation.stage == "playing":
        return None
    n = situation.results[-1].n
    return button(Press("turned", situation.id, situation.branch, n), words.message("button-turned"))


def _statistics_lines(situation: Situation, found: Statistics, words: Words) -> list[str]:
    days = (found.last - found.first).days + 1 if found.first and found.last else 0
    choices = [
        words.message(
            "statistics-seat",
            seat=seat_and_person(words, situation, seat),
            count=count,
            autopilot=found.by_autopilot.get(seat, 0),
        )
        for seat, count in found.choices.items()
        if seat < len(situation.seats)
    ]
    return [
        words.message("statistics-title", name=safe(situation.facts.name)),
        "\n".join(
            [
                words.message("statistics-played", chapters=found.chapters, days=days),
                *choices,
                words.message("statistics-reveals", count=found.reveals),
                words.message("statistics-lines", count=found.left_branches),
                words.message("statistics-longest", hours=round(found.longest.total_seconds() / 3600)),
            ]
        ),
    ]


async def begin_again(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [New campaign with these seats]: opens a lobby that keeps everyone's seat."""
    situation = await reply.campaign(pressed.campaign)
    if situation.stage != "over":
        raise WrongStage(situation.stage)
    if not reply.rights(situation).may_copy:
        raise NotYourSeat
    again = Press("begin_again", situation.id)
    channel = await channel_for(reply, again)
    if channel is None:
        return
    await reply.defer()
    asked = f"again {situation.id}"  # the same for all players, who then share one new campaign

    def make() -> Awaitable[Situation]:
        return reply.campaigns.files.begin_again(situation.id, reply.person, channel.id, asked=asked)

    await make_and_show(reply, asked, make, channel, "again-done", again)


ROUTES: Routes = {
    "statistics": Route(OfCampaign.of, statistics),
    "begin_again": Route(OfCampaign.of, begin_again),
}
