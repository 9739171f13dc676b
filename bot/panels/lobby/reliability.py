"""[Reliability] in a lobby that shows it: how its players have answered lately (docs/behaviour.md#reliability)."""

from __future__ import annotations

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.layout import Message
from bot.messages.payloads import OfCampaign
from bot.text.speech import player, safe
from engine.campaigns.people.tallies import Reliability
from engine.words import Spoken, Words


async def show(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Reliability]: a line for each player of a lobby."""
    situation = await reply.campaign(pressed.campaign)
    words = reply.words()
    name = safe(situation.facts.name)
    if situation.facts.settings.reliability != "shown":
        await reply.show(Message(words.message("reliability-hidden", name=name)), fresh=True)
        return
    await reply.defer(fresh=True)
    people = {each.user: each.name for each in situation.seats if each.user is not None}
    found = await reply.campaigns.tallies.reliability(situation.facts.guild, list(people))
    lines = [
        words.message("reliability-of", player=player(of), record=Spoken(reliability_said(each, words)))
        for of, each in zip(people.values(), found, strict=True)
    ]
    said = "\n".join(lines) or words.message("reliability-nobody")
    await reply.show(Message(words.message("reliability-title", name=name), said), fresh=True)


def reliability_said(found: Reliability, words: Words) -> str:
    """Returns how someone has answered in the last 90 days, in words."""
    hours = found.hours or 0
    days = hours // 24 if hours > 24 else 0
    wait = "unknown" if found.hours is None else "days" if days else "hours"
    return words.message(
        "reliability",
        begun=found.begun,
        finished=found.finished,
        wait=Spoken(wait),
        hours=hours,
        days=days,
        count=found.took_over,
    )


ROUTES: Routes = {"lobby_reliability": Route(OfCampaign.of, show)}
