"""A campaign whose rows do not load: exported as stored, or archived."""

from __future__ import annotations

from bot.interactions.reply import NoCampaignHere, Reply, Route, Routes
from bot.messages.layout import Message
from bot.messages.payloads import OfCampaign
from engine.campaigns import Actor, Unread


async def rows(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Its data]: everything stored, encrypted, for the host."""
    found = await _found(reply, pressed)
    await reply.defer(fresh=True)
    moderator = reply.interaction.permissions.manage_threads
    data = await reply.campaigns.unreadable.rows(found.id, Actor(reply.person.user, moderator=moderator))
    await reply.hand_out(reply.words().message("care-unread-rows"), f"emberkeep-rows-{found.id}.json", data)


async def put_away(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Put away]."""
    found = await _found(reply, pressed)
    moderator = reply.interaction.permissions.manage_threads
    await reply.campaigns.unreadable.archive(found.id, Actor(reply.person.user, moderator=moderator))
    await reply.show(Message(reply.words().message("care-away-by-you")))


async def _found(reply: Reply, pressed: OfCampaign) -> Unread:
    """Returns the campaign. Raises NoCampaignHere unless it belongs to the press's channel."""
    found = await reply.campaigns.unreadable.find(campaign=pressed.campaign)
    here = reply.interaction.guild_id, reply.interaction.channel_id
    if found is None or here not in {(found.guild, found.thread), (found.guild, found.channel)}:
        raise NoCampaignHere
    return found


ROUTES: Routes = {
    "unread_rows": Route(OfCampaign.of, rows),
    "unread_away": Route(OfCampaign.of, put_away),
}
