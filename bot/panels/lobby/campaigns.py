"""`/campaign list`: a server's campaigns and their waiting players; also a button outside campaigns (E10)."""

from __future__ import annotations

import structlog

from bot.host import metrics
from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import game_name, table_words
from bot.messages.layout import Message
from bot.messages.payloads import Nothing
from bot.panels.lobby import turns
from bot.text.speech import moment, safe, since
from engine.campaigns import Situation
from engine.campaigns.runtime.context import ARCHIVED_FOR
from engine.words import Spoken

log = structlog.get_logger()

MOST_LISTED = 10


async def show(reply: Reply, pressed: Nothing) -> None:
    """Handles [Campaigns here]."""
    await show_list(reply)


async def my_turns(reply: Reply, pressed: Nothing) -> None:
    """Handles [My turns]."""
    await turns.show(reply)


async def show_list(reply: Reply) -> None:
    """Shows the newest campaigns, a line each."""
    found = [
        each for each in await reply.campaigns.lookup.of_server(reply.interaction.guild_id or 0) if each.facts.thread
    ]
    lines = [_line_or_name(reply, each) for each in found[:MOST_LISTED]]
    if len(found) > MOST_LISTED:
        lines.append(reply.words().message("list-more", count=len(found) - MOST_LISTED))
    title = reply.words().message("list-title", count=len(found))
    await reply.show(Message(title, "\n".join(lines) or None))


def _line_or_name(reply: Reply, situation: Situation) -> str:
    """Returns a campaign's line; its name and thread if it cannot be described."""
    try:
        return _campaign_line(reply, situation)
    except Exception as error:
        metrics.failed("listing", error)
        log.exception("campaign not listed in full", campaign=situation.id)
        return f"**{safe(situation.facts.name)}** · <#{situation.facts.thread}>"


def _campaign_line(reply: Reply, situation: Situation) -> str:
    words = table_words(situation, reply.locale)
    facts = situation.facts
    waiting = Spoken(words.listed([f"<@{user}>" for user in situation.waiting_users]))
    return words.message(
        f"list-{_state_key(situation)}",
        name=safe(facts.name),
        game=Spoken(game_name(situation.game.key, reply.locale)),
        thread=Spoken(f"<#{facts.thread}>"),
        players=waiting,
        since=since(situation.since),
        until=moment(facts.archived + ARCHIVED_FOR, "D") if facts.archived else "",
    )


def _state_key(situation: Situation) -> str:
    if situation.facts.archived:
        return "away"
    if situation.facts.pause:
        return "paused"
    return "waits" if situation.waiting_users else situation.stage


ROUTES: Routes = {
    "campaigns": Route(Nothing.of, show),
    "turns": Route(Nothing.of, my_turns),
}
