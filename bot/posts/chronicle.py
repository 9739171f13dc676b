"""The end of a chapter in the server's chronicle channel (docs/behaviour.md#server-settings)."""

from __future__ import annotations

from bot.interactions.services import Services
from bot.messages.layout import Message, accent_of, link, place_link, row
from bot.posts.chapter import result_of, score_lines, title_of
from bot.posts.ending import end_card
from bot.posts.post import Face, PostMakers, may_attach_in
from bot.text.speech import safe, seat_and_player
from engine.campaigns import Post, Situation
from engine.words import Spoken, Words


async def chronicle_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Builds the post for readers who were not there: campaign, result, players, titles, the end card, and a link. It
    notifies no one."""
    over = await _over(services, post)
    campaign = words.message(
        "chronicle-title", name=safe(situation.facts.name), game=Spoken(words.message("game-name"))
    )
    if over is None:
        return Face(Message(campaign))
    result = result_of(over.details)
    heading = title_of(result, situation.game, over.chapter or "", words)
    if post.undone:
        return Face(Message(campaign, words.message("post-undone", title=Spoken(heading.replace("*", "")))))
    players = [seat_and_player(words, situation, each.seat) for each in situation.seats]
    played = words.message("chronicle-players", players=Spoken(words.listed(players)))
    card = await end_card(services.campaigns, situation, post.n)
    remembered = "\n".join(card.lines(words)) if card else ""
    open_thread = link(await end_of_chapter(services, post), words.message("button-to-thread"))
    told = "\n".join([campaign, heading, words.say(result.reason), *score_lines(result, situation.game, words)])
    picture = None
    if card and may_attach_in(services, situation.facts.guild, post.place or 0):
        picture = await services.pictures.draw(card.job(words.locale), awaited=False)
    accent = accent_of(result.winners[0] if result.winners else None)
    return Face(Message(told, remembered, picture, played, row(open_thread), accent=accent))


async def end_of_chapter(services: Services, post: Post) -> str:
    """Returns the address of the campaign's last post about this chapter, which no other post leads to."""
    over = await _over(services, post)
    place = await services.campaigns.lookup.place(post.campaign)
    message = over.message if over else None
    return place_link((place.guild if place else None) or 0, post.thread or 0, message)


async def _over(services: Services, post: Post) -> Post | None:
    """Returns the post in the thread about the same end: the one before."""
    return await services.campaigns.outbox.find_post(post.campaign, post.number - 1)


POSTS: PostMakers = {
    "chronicle": chronicle_post,
}
