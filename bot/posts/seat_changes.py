"""Posts about seats: joining, leaving, open seats and applications (docs/behaviour.md#seats)."""

from __future__ import annotations

from bot.interactions.services import Services
from bot.live_messages.lobby import table_words
from bot.messages.layout import Control, Message, Style, accent_of, button, row
from bot.posts.post import Face, PostMakers, log_row, post_press
from bot.text.speech import mention, moment, player_name, player_named
from engine.campaigns import Post, Situation
from engine.campaigns.model.clock import from_milliseconds
from engine.table import Seat
from engine.words import Spoken, Words

OPENED = ("left", "opened")
COMES = ("joined", "given", "lent", "refused")
"""Changes that mention the user who applied for a seat or was given one."""
PLAYED_BY_AUTOPILOT = ("autopilot on", "autopilot late", "autopilot stays", "autopilot away")

REMINDED = ("autopilot late", "autopilot stays")
"""Changes that name the player without a notification: the turn message and the reminder have notified them."""


async def seat_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces that a player joined or left, or that autopilot started or stopped."""
    told = [int(user) for user in post.details.get("told", ())]
    parts = [_change_in_words(post, situation, words)]
    if level := post.details.get("level"):
        parts.append(words.message("seat-level", level=Spoken(words.message(f"setting-level-{level}"))))
    if told and post.details["what"] in OPENED:
        parts.append(words.message("seat-told", players=Spoken(words.listed([mention(user) for user in told]))))
    if told and post.details["what"] in PLAYED_BY_AUTOPILOT:
        back = "seat-can-return" if post.details["what"] == "autopilot on" else "seat-back-by-pressing"
        parts.append(words.message(back, player=mention(told[0])))
    waiting = [int(user) for user in post.details.get("waiting", ())]
    if waiting:
        parts.append(words.message("seat-told", players=Spoken(words.listed([mention(user) for user in waiting]))))
    message = Message("\n".join(parts), _way_on(post, situation, words), log_row(post, words), accent=_accent(post))
    return Face(message, waiting if post.details["what"] in REMINDED else [*told, *waiting])


def _change_in_words(post: Post, situation: Situation, words: Words) -> str:
    what, told = str(post.details["what"]), post.details.get("told", ())
    name = mention(int(told[0])) if told and what in COMES else player_named(words, post.details.get("name"))
    return words.message(
        f"seat-{what.replace(' ', '-')}",
        player=name,
        by=player_name(words, situation, post.user) if post.user is not None else "",
        owner=player_named(words, post.details.get("owner")),
        seat=Seat(post.seat or 0),
        chapters=len(situation.results),
        until=moment(from_milliseconds(int(post.details.get("until", 0))), "D"),
    )


def _way_on(post: Post, situation: Situation, words: Words) -> Control | None:
    """Returns [Take this seat] for an open seat, or [Take over] for one that someone else or autopilot plays."""
    what = post.details["what"]
    seated = situation.seats[post.seat] if post.seat is not None and post.seat < len(situation.seats) else None
    if what in OPENED and seated is not None and seated.user is None:
        take = button(post_press("post_take", post), words.message("button-take-seat"), Style.PRIMARY)
        return row(take, button(post_press("post_watch", post), words.message("button-watch")))
    if what in (*PLAYED_BY_AUTOPILOT, "lent") and seated is not None and seated.user is not None:
        back = button(post_press("post_over", post), words.message("button-take-over"), Style.PRIMARY)
        if not seated.can_be_taken:
            return row(back)
        return row(back, button(post_press("post_take", post), words.message("button-take-seat")))
    return None


def _accent(post: Post) -> int:
    return accent_of(post.seat)


async def application_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Asks the organiser about an application for an open seat."""
    buttons = row(
        button(post_press("post_accept", post), words.message("button-accept"), Style.SUCCESS),
        button(post_press("post_decline", post), words.message("button-refuse"), Style.DANGER),
    )
    asked = words.message("seat-organiser-asked", player=mention(situation.facts.organiser))
    message = Message(f"{_wanted(post, words)}\n{asked}", buttons, accent=_accent(post))
    return Face(message, [situation.facts.organiser])


def _wanted(post: Post, words: Words) -> str:
    return words.message("seat-wanted", player=player_named(words, post.details["name"]), seat=Seat(post.seat or 0))


def answered_message(post: Post, situation: Situation) -> Message:
    """Builds the answered application, without buttons."""
    words = table_words(situation, situation.locale)
    return Message(_wanted(post, words), words.message("seat-answered"), log_row(post, words), accent=_accent(post))


POSTS: PostMakers = {
    "seat": seat_post,
    "application": application_post,
}
