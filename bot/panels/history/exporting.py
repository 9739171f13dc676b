"""The file of a campaign: sealed for players; open after the chapter, or for a moderator without a seat."""

from __future__ import annotations

from bot.interactions.reply import Reply
from bot.messages.payloads import OfCampaign
from bot.text.speech import safe
from engine.campaigns import Actor, Situation
from engine.campaigns.model.errors import NotYourSeat


async def export_pressed(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Export]."""
    situation = await reply.campaign(pressed.campaign)
    await export(reply, situation)


async def export(reply: Reply, situation: Situation) -> None:
    """Sends the file. Raises NotYourSeat for people who only watch."""
    who = reply.rights(situation)
    if not who.may_ask_table:
        raise NotYourSeat
    await reply.defer(fresh=True)
    open_file = who.decides_alone or situation.stage in ("between", "over")
    data = await reply.campaigns.files.export(
        situation.id, Actor(reply.person.user, moderator=who.decides_alone), open_file=open_file
    )
    ending = "" if data.startswith(b"{") else ".gz"
    said = reply.words().message("export-open" if open_file else "export-sealed", name=safe(situation.facts.name))
    await reply.hand_out(said, f"emberkeep-campaign-{situation.id}.json{ending}", data)
