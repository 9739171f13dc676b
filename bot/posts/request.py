"""The message of a request to undo, reset or restore, and its outcome (docs/behaviour.md#undo)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bot.discord.threads import MessageGone, Thread
from bot.interactions.services import Services
from bot.live_messages.lobby import table_words
from bot.messages.ids import Press
from bot.messages.layout import Control, Message, Style, button, row
from bot.posts.post import Face, PostMakers, board_of, looking_row, past_of, post_press
from bot.text import moments
from bot.text.speech import mention, player_name, safe, seat_and_player
from engine.campaigns import Campaigns, Post, Request, Situation
from engine.campaigns.model.requests import ChangeUndoRule, PlayByAutopilot, Rewind
from engine.words import Spoken, Words


async def request_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Builds the request, and notifies everyone whose consent is needed."""
    request = await services.campaigns.requests.find(post.campaign, post.details["request"])
    waited_for = request.asked if request.status == "open" else ()
    return Face(await request_message(services.campaigns, post, request, situation), waited_for)


async def decided_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces the outcome of a request with the resulting board, and closes the request's message."""
    request = await services.campaigns.requests.find(post.campaign, post.details["request"])
    await _close(services, request, situation)
    point = Spoken(await point_of(services.campaigns, request, situation, words))
    went_back = request.status == "agreed" and isinstance(request.contents, Rewind)
    past = await past_of(services, post) if went_back else None
    board = await board_of(services, post, situation, words, past)
    return Face(Message(_result(request, point, words), board, looking_row(post, words)))


async def _close(services: Services, request: Request, situation: Situation) -> None:
    """Removes the buttons of the request's message."""
    asked = await services.campaigns.outbox.find_post(request.campaign, request.post)
    if asked is None or asked.message is None or asked.thread is None:
        return
    message = await request_message(services.campaigns, asked, request, situation)
    with suppress(MessageGone):
        await Thread(services.client, asked.thread).edit(asked.message, message)


async def request_message(campaigns: Campaigns, post: Post, request: Request, situation: Situation) -> Message:
    """Builds the request in the campaign's language: author, reason, what is lost, and who has agreed; or its
    outcome."""
    words = table_words(situation, situation.locale)
    asker = player_name(words, situation, request.user)
    point = Spoken(await point_of(campaigns, request, situation, words))
    value = Spoken(_value(request, words))
    title = words.message(f"request-{request.kind}", player=asker, count=_choices(request), point=point, value=value)
    if request.status != "open":
        return Message(words.message("request-closed", title=Spoken(title)), _result(request, point, words))
    return Message(
        title,
        words.message("request-why", reason=safe(request.reason)) if request.reason else None,
        _lost(request, situation, words),
        _consent(request, situation, words),
        f"-# {_until(request, words)}",
        _buttons(request, post, words),
    )


def _value(request: Request, words: Words) -> str:
    """Returns what is requested if it is not an earlier moment."""
    match request.contents:
        case PlayByAutopilot(seat=seat):
            return words.seat(seat)
        case ChangeUndoRule(rule=rule):
            return words.message(f"setting-undo-{rule}")
        case Rewind():
            return ""


def _result(request: Request, point: Spoken, words: Words) -> str:
    """Returns the outcome of the request."""
    if not isinstance(request.contents, Rewind) and request.status in ("agreed", "refused"):
        return words.message(f"request-{request.status}-plain")
    said = words.message(f"request-{request.status}", point=point, kind=Spoken(request.kind))
    anew = request.status == "agreed" and request.kind != "restore" and request.losses.reveals
    return "\n".join([said, words.message("request-anew")]) if anew else said


async def point_of(campaigns: Campaigns, request: Request, situation: Situation, words: Words) -> str:
    """Describes the moment that the request leads to."""
    where = request.contents
    if not isinstance(where, Rewind):
        return words.message("moment-now")
    if where.kind == "restore":
        return words.message("request-line", n=where.to)
    return await moments.place_of(campaigns, situation, where.to, words, where.branch)


def _choices(request: Request) -> int:
    return sum(request.losses.choices.values())


def _lost(request: Request, situation: Situation, words: Words) -> str | None:
    """Returns whose choices are taken back. Information already seen stays known."""
    counted = [
        words.message("request-loses", seat=seat_and_player(words, situation, seat), count=count)
        for seat, count in sorted(request.losses.choices.items())
    ]
    if not counted:
        return None
    lost = words.message("undo-lost", list=Spoken(words.listed(counted)))
    shown = words.message("request-known") if request.losses.reveals else ""
    return f"{lost}. {shown}".strip()


def _until(request: Request, words: Words) -> str:
    if request.closes is None:
        return words.message("request-waits")
    return words.message("request-closes", when=Spoken(f"<t:{int(request.closes.timestamp())}:R>"))


def _consent(request: Request, situation: Situation, words: Words) -> str:
    """Returns who has agreed or refused, whose consent is missing, and who else may answer."""
    tally = situation.tally(request)
    lines = [words.message("request-agreed-by", players=_names((request.user, *request.agreed), situation, words))]
    if request.refused:
        lines.append(words.message("request-refused-by", players=_names(request.refused, situation, words)))
    if tally.missing:
        missing = Spoken(words.listed([mention(user) for user in tally.missing]))
        lines.append(words.message("request-missing", players=missing))
    answered = {*tally.missing, *request.agreed, *request.refused}
    others = [mention(user) for user in request.asked if user not in answered]
    if others:
        lines.append(words.message("request-others", players=Spoken(words.listed(others))))
    if tally.needed:
        lines.append(words.message("request-needed", needed=tally.needed, seats=tally.seats))
    return " ".join(lines)


def _names(users: Sequence[int], situation: Situation, words: Words) -> Spoken:
    return Spoken(words.listed([player_name(words, situation, user) for user in users]))


def _buttons(request: Request, post: Post, words: Words) -> Control | None:
    return row(
        button(post_press("post_agree", post), words.message("button-agree"), Style.SUCCESS),
        button(post_press("post_refuse", post), words.message("button-refuse"), Style.DANGER),
        _to_see(request, words),
    )


def _to_see(request: Request, words: Words) -> Any:
    """Returns a button that shows the board at the requested moment, if there is one."""
    where = request.contents
    if not isinstance(where, Rewind):
        return None
    board = Press("history_board", request.campaign, where.branch, where.to)
    return button(board, words.message("button-see-that-board"))


POSTS: PostMakers = {
    "request": request_post,
    "decided": decided_post,
}
