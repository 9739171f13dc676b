"""[Share picture]: the end card of a chapter in the reader's language, to save or send on."""

from __future__ import annotations

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.layout import Message, Picture
from bot.messages.payloads import OfPost
from bot.posts.ending import ENDING, end_card


async def share(reply: Reply, pressed: OfPost) -> None:
    """Handles [Share picture]: shows the end card, or says that it is no longer stored."""
    situation = await reply.campaign(pressed.campaign)
    words = reply.words(situation)
    post = await reply.campaigns.outbox.find_post(situation.id, pressed.number)
    card = await end_card(reply.campaigns, situation, post.n) if post else None
    if card is None:
        await reply.show(Message(words.message("share-gone")), fresh=True)
        return

    def message(picture: Picture | None) -> Message:
        return Message(words.message("share-how"), "\n".join(card.lines(words)), picture)

    key = (ENDING, situation.id, reply.person.user, pressed.number)
    await reply.show_drawn(key, card.job(reply.locale), message, fresh=True)


ROUTES: Routes = {"post_share": Route(OfPost.of, share)}
