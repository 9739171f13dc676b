"""Buttons below a refusal that offer what is possible instead (docs/behaviour.md#refusals)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.messages.ids import Press
from bot.messages.layout import Button, Control, Style, button, row
from bot.messages.payloads import OfPost, Topic
from engine.campaigns import Situation, Unread
from engine.campaigns.model import errors
from engine.words import Words

Buttons = Sequence[Button]


def recovery_buttons(error: errors.Refused, situation: Situation | None, user: int, words: Words) -> Control | None:
    """Returns the buttons for a refusal; None if there is nothing that this user can do."""
    if isinstance(error, errors.WrongFile):
        return row(button(Topic("files").press, words.message("button-what-can-i-do")))
    if situation is None:
        return None
    of_this = WAYS.get(type(error))
    return row(*of_this(error, situation, user, words)) if of_this else None


def no_campaign(words: Words) -> Control | None:
    """Returns the buttons outside a campaign: the user's waiting turns, and the campaigns of this server."""
    return row(
        button(Press("turns"), words.message("button-my-turns"), Style.PRIMARY),
        button(Press("campaigns"), words.message("button-campaigns-here")),
    )


def own_fault(situation: Situation | None, words: Words) -> Control | None:
    """Returns the buttons below an internal error."""
    if situation is None:
        return None
    return row(
        button(Press("act", situation.id), words.message("button-try-again"), Style.PRIMARY),
        button(Press("report", situation.id), words.message("button-report")),
    )


def unreadable(unread: Unread, words: Words) -> Control | None:
    """Returns the buttons for a campaign that does not load."""
    return row(
        button(Press("unread_rows", unread.id), words.message("button-unread-rows"), Style.PRIMARY),
        button(Press("unread_away", unread.id), words.message("button-put-away"), Style.DANGER),
    )


def _button_for(verb: str, key: str, situation: Situation, words: Words, **more: Any) -> Button:
    """Returns a button for this verb, labelled with a message key. `more` are parts of its custom id."""
    return button(Press(verb, situation.id, **more), words.message(key))


def _not_seated(error: errors.NotYourSeat, situation: Situation, user: int, words: Words) -> Buttons:
    if situation.seats_of(user):
        return ()
    watch = [_button_for("lobby_watch", "button-watch", situation, words)]
    open_seats = [each.seat for each in situation.seats if each.user is None]
    return [*watch, _button_for("lobby_choose", "button-take-a-seat", situation, words)] if open_seats else watch


def _organisers(error: errors.Refused, situation: Situation, user: int, words: Words) -> Buttons:
    return [_button_for("call_organiser", "button-ask-organiser", situation, words)]


def _paused(error: errors.Paused, situation: Situation, user: int, words: Words) -> Buttons:
    looking = [
        _button_for("board", "button-board", situation, words),
        _button_for("log", "button-log", situation, words),
    ]
    mine = situation.organises(user)
    return [*looking, _button_for("resume", "button-resume", situation, words)] if mine else looking


def _put_away(error: errors.Archived, situation: Situation, user: int, words: Words) -> Buttons:
    return [_button_for("bring_back", "button-bring-back", situation, words)] if situation.organises(user) else ()


def _nothing_to_undo(error: errors.Refused, situation: Situation, user: int, words: Words) -> Buttons:
    if not situation.seats_of(user) or situation.request or not situation.has_past:
        return ()
    return [_button_for("request_undo", "button-ask-undo", situation, words, branch=situation.branch)]


def _vote_open(error: errors.VoteOpen, situation: Situation, user: int, words: Words) -> Buttons:
    if user not in error.request.asked:
        return ()
    post = OfPost(situation.id, error.request.post)
    return [
        button(post.press("post_agree"), words.message("button-agree")),
        button(post.press("post_refuse"), words.message("button-refuse")),
    ]


def _wrong_stage(error: errors.WrongStage, situation: Situation, user: int, words: Words) -> Buttons:
    """Returns the buttons for an action that came after the start: continue the game, or watch it."""
    if situation.stage != "playing":
        return ()
    if not situation.seats_of(user):
        return [_button_for("lobby_watch", "button-watch", situation, words)]
    return [
        _button_for("act", "button-act-turn", situation, words),
        _button_for("board", "button-board", situation, words),
    ]


def _ask_first(error: errors.AskFirst, situation: Situation, user: int, words: Words) -> Buttons:
    return [_button_for("seat_ask", "button-ask-for-it", situation, words, seat=error.seat)]


WAYS: dict[type[errors.Refused], Callable[[Any, Situation, int, Words], Buttons]] = {
    errors.AskFirst: _ask_first,
    errors.NotOrganiser: _organisers,
    errors.NotYourSeat: _not_seated,
    errors.NothingToUndo: _nothing_to_undo,
    errors.Paused: _paused,
    errors.Archived: _put_away,
    errors.VoteOpen: _vote_open,
    errors.WrongStage: _wrong_stage,
}
