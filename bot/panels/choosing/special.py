"""[Special rules]: the rules of this chapter, with its counters."""

from __future__ import annotations

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import Press
from bot.messages.layout import Message, button, row
from bot.messages.payloads import OfCampaign


async def show(reply: Reply, pressed: OfCampaign) -> None:
    """Shows the special rules of the current chapter to the user."""
    situation = await reply.campaign(pressed.campaign)
    words, view = reply.words(situation), situation.view(None)
    rules = [f"• {words.say(each)}" for each in situation.game.special(view)] if view else []
    said = "\n".join([words.message("special-title"), *rules]) if rules else words.message("special-none")
    await reply.show(Message(said, row(button(Press("rule", situation.id), words.message("button-rules")))))


ROUTES: Routes = {
    "post_special": Route(OfCampaign.of, show),
}
