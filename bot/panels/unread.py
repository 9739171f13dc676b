"""A campaign whose rows do not load: handed out as it lies, or put away."""

from __future__ import annotations

from bot.gateway.reply import NoCampaignHere, Reply, Routes
from bot.messages.ids import Press
from bot.messages.layout import Card
from engine.campaigns import Actor, Unread


async def rows(reply: Reply, press: Press) -> None:
    """[Its data]: everything that is stored, sealed, for whoever hosts the bot."""
    found = await _found(reply, press)
    await reply.defer(fresh=True)
    moderator = reply.interaction.permissions.manage_threads
    data = await reply.campaigns.unreadable.rows(found.id, Actor(reply.person.user, moderator=moderator))
    await reply.hand_out(reply.words().message("care-unread-rows"), f"emberkeep-rows-{found.id}.json", data)


async def put_away(reply: Reply, press: Press) -> None:
    """[Put away]."""
    found = await _found(reply, press)
    moderator = reply.interaction.permissions.manage_threads
    await reply.campaigns.unreadable.archive(found.id, Actor(reply.person.user, moderator=moderator))
    await reply.show(Card(reply.words().message("care-away-by-you")))


async def _found(reply: Reply, press: Press) -> Unread:
    """Raises NoCampaignHere unless the campaign belongs to where the press came from."""
    found = await reply.campaigns.unreadable.find(campaign=press.campaign)
    here = reply.interaction.guild_id, reply.interaction.channel_id
    if found is None or here not in {(found.guild, found.thread), (found.guild, found.channel)}:
        raise NoCampaignHere
    return found


ROUTES: Routes = {
    "unread_rows": rows,
    "unread_away": put_away,
}
