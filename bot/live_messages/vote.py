"""A vote on a request to undo, reset or restore: the turn message while it is open (docs/behaviour.md#undo)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.live_messages.lobby import table_words
from bot.messages.ids import NOBODY, Press
from bot.messages.layout import Control, Message, Style, button, row
from bot.messages.payloads import OfPost
from bot.text import moments
from bot.text.speech import mention, player_name, safe, seat_and_player
from engine.campaigns import Campaigns, Request, Situation
from engine.campaigns.model.requests import ChangeUndoRule, PlayByAutopilot, Rewind
from engine.words import Spoken, Words


def voters(situation: Situation) -> Sequence[int]:
    """Returns the players who may still agree to or refuse the open request; none if there is none."""
    request = situation.request
    if request is None or request.status != "open":
        return ()
    return [user for user in request.asked if user not in (*request.agreed, *request.refused)]


async def request_message(campaigns: Campaigns, request: Request, situation: Situation) -> Message:
    """Builds the request in the campaign's language: author, reason, what is lost, and who has agreed; or its
    outcome."""
    words = table_words(situation, situation.locale)
    asker = player_name(words, situation, request.user)
    point = Spoken(await point_of(campaigns, request, situation, words))
    value = Spoken(_value(request, words))
    title = words.message(f"request-{request.kind}", player=asker, count=_choices(request), point=point, value=value)
    if request.status != "open":
        return Message(words.message("request-closed", title=Spoken(title)), result(request, point, words))
    return Message(
        title,
        words.message("request-why", reason=safe(request.reason)) if request.reason else None,
        _lost(request, situation, words),
        _consent(request, situation, words),
        f"-# {_until(request, words)}",
        *_buttons(request, words),
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


def result(request: Request, point: Spoken, words: Words) -> str:
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
    """Returns when the vote closes, if it does, and that play waits for it."""
    waits = words.message("turn-vote")
    if request.closes is None:
        return waits
    when = Spoken(f"<t:{int(request.closes.timestamp())}:R>")
    return f"{words.message('request-closes', when=when)} · {waits}"


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


def _buttons(request: Request, words: Words) -> list[Control | None]:
    post = OfPost(request.campaign, request.post)
    return [
        row(
            button(post.press("post_agree"), words.message("button-agree"), Style.SUCCESS),
            button(post.press("post_refuse"), words.message("button-refuse"), Style.DANGER),
            _to_see(request, words),
        ),
        row(
            button(Press("board", request.campaign), words.message("button-board")),
            button(Press("more", request.campaign, seat=NOBODY), words.message("button-more")),
        ),
    ]


def _to_see(request: Request, words: Words) -> Any:
    """Returns a button that shows the board at the requested moment, if there is one."""
    where = request.contents
    if not isinstance(where, Rewind):
        return None
    board = Press("history_board", request.campaign, where.branch, where.to)
    return button(board, words.message("button-see-that-board"))
