"""`/turns`: all campaigns that wait for the user, and the others they play in (docs/behaviour.md#commands)."""

from __future__ import annotations

from bot.interactions.reply import Reply
from bot.messages.layout import BUTTONS_IN_ROW, Link, Message, link, place_link, row
from bot.text.speech import catalogue, plain, safe, seats_and_players, since, words_at
from engine.campaigns import Situation
from engine.words import Spoken

MOST_LISTED = 10
MOST_LINKS = BUTTONS_IN_ROW


async def show(reply: Reply) -> None:
    """Shows campaigns that wait for the reader, the longest waiting first, then the others."""
    words, user = catalogue(reply.locale), reply.person.user
    waiting = await reply.campaigns.lookup.waiting_for(user)
    known = {each.id for each in waiting}
    others = [each for each in await reply.campaigns.lookup.seated(user) if each.id not in known]
    lines = [
        words.message("turns-yours", count=len(waiting)),
        *(_yours(each, user, reply.locale) for each in waiting[:MOST_LISTED]),
    ]
    if others:
        lines += [words.message("turns-others"), *(_other(each, reply.locale) for each in others[:MOST_LISTED])]
    ways = [await _way_to(reply, each) for each in waiting[:MOST_LINKS]]
    await reply.show(Message("\n".join(lines), row(*ways)))


async def _way_to(reply: Reply, situation: Situation) -> Link | None:
    """Returns the button that leads to a campaign's turn message, or to its thread."""
    if situation.facts.thread is None:
        return None
    stored = await reply.campaigns.outbox.turn_message_of(situation.id)
    address = place_link(situation.facts.guild, situation.facts.thread, stored.message)
    return link(address, reply.words().message("button-go-to", name=plain(situation.facts.name)))


def _yours(situation: Situation, user: int, locale: str) -> str:
    """Returns the game and the reader's seat, as a reminder after a long absence."""
    words = words_at(situation, locale)
    seats = [words.seat(each) for each in situation.seats_of(user) if each in situation.waiting_for]
    return words.message(
        "turns-waits",
        name=safe(situation.facts.name),
        game=Spoken(words.message("game-name")),
        seats=Spoken(words.listed(seats)),
        since=since(situation.since),
        thread=_thread(situation),
    )


def _other(situation: Situation, locale: str) -> str:
    words = words_at(situation, locale)
    name, thread = safe(situation.facts.name), _thread(situation)
    if situation.stage != "playing":
        return words.message("turns-not-playing", name=name, thread=thread)
    seats = seats_and_players(words, situation, situation.waiting_for)
    return words.message("turns-waits-for", name=name, seats=seats, thread=thread)


def _thread(situation: Situation) -> Spoken:
    return Spoken(f"<#{situation.facts.thread}>" if situation.facts.thread else "")
