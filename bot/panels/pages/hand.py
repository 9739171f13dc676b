"""[Hand] and `/hand`: a seat's private information, at once in words and then as a picture (docs/behaviour.md#hand)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import NOBODY, Press
from bot.messages.layout import Message, Picture, accent_of, button, row, rows
from bot.messages.payloads import OfSeat
from bot.messages.pictures import job_of
from bot.panels.choosing.panel import state_line
from bot.panels.pages.legend import Legend, closer_menu, legend_button
from bot.panels.pages.piles import hand_lines, pile_buttons
from bot.panels.pages.seat_sheets import open_sheet, sheet_menu
from engine.campaigns import Situation
from engine.table import Seat
from engine.words import Words
from renders.job import Job, alt

HAND = "hand"


async def show_hand(reply: Reply, pressed: OfSeat) -> None:
    """Shows the hand of the seat that the button names if it is the reader's, else of the reader's first seat."""
    situation = await reply.campaign(pressed.campaign)
    await open_hand(reply, situation, None if pressed.seat == NOBODY else pressed.seat)


async def open_hand(reply: Reply, situation: Situation, seat: int | None = None) -> None:
    """Shows the hand of one of the reader's seats, or of any seat in a game without secrets. Watchers of a game with
    hidden hands read that there is none to see."""
    words, user = reply.words(situation), reply.person.user
    own = situation.seats_of(user)
    may_see = range(len(situation.seats)) if open_sheet(situation, HAND) else own
    if not may_see or situation.snapshot is None:
        await reply.show(_no_hand(situation, words), fresh=True)
        return
    shown = seat if seat is not None and seat in may_see else _first(situation, own or may_see)
    job = job_of(situation, words.locale, HAND, shown)
    key = HAND, situation.id, shown, user
    note = words.message("hand-changed-by-undo") if job and await _is_changed_by_undo(reply, situation, job) else None

    def message(picture: Picture | None) -> Message:
        return _hand(situation, shown, user, words, job, picture, note)

    await reply.show_drawn(key, job, message, fresh=True)


async def _is_changed_by_undo(reply: Reply, situation: Situation, job: Job) -> bool:
    """True if an undo has changed the seat's hand, and the seat has not chosen anything since."""
    before = None if job.seat is None else await reply.campaigns.history.view_before_undo(situation.id, job.seat)
    return before is not None and alt(replace(job, view=before)) != alt(job)


def _first(situation: Situation, own: Sequence[int]) -> int:
    """Returns the first of these seats that is asked, else the first."""
    return next((each for each in own if each in situation.waiting_for), own[0])


def _no_hand(situation: Situation, words: Words) -> Message:
    return Message(words.message("hand-none"), row(button(Press("board", situation.id), words.message("button-board"))))


def _hand(
    situation: Situation,
    seat: int,
    user: int,
    words: Words,
    job: Job | None,
    picture: Picture | None,
    note: str | None,
) -> Message:
    in_words = () if picture else _in_words(situation, seat, words, job)
    press = Press("act", situation.id, situation.branch, situation.n, seat)
    can_act = seat in situation.waiting_for and seat in situation.seats_of(user) and not situation.request
    buttons = [
        button(Press("board", situation.id), words.message("button-board")),
        *pile_buttons(situation, seat, words),
    ]
    if picture:
        buttons.append(legend_button(Legend(situation.id, HAND, seat), words))
    if can_act:
        buttons.insert(0, button(press, words.message("button-act-turn")))
    title = f"**{words.message('picture-hand-of-seat', seat=Seat(seat))}**" if open_sheet(situation, HAND) else ""
    return Message(
        title or words.message("hand-title", seat=Seat(seat)),
        None if title else state_line(situation, seat, words),
        "\n".join(_own_standing(situation, seat, user, words)) or None,
        note,
        *in_words,
        picture,
        sheet_menu(situation, user, words),
        closer_menu(situation, user, words),
        *rows(buttons),
        accent=accent_of(seat),
    )


def _own_standing(situation: Situation, seat: int, user: int, words: Words) -> list[str]:
    """Returns a seat's private figures, for its own player."""
    known = situation.standing()
    own = situation.standing(seat) if seat in situation.seats_of(user) else ()
    return [words.say(line) for line in own if line not in known]


def _in_words(situation: Situation, seat: int, words: Words, job: Job | None) -> tuple[str | None, ...]:
    """Returns the picture's description, shown until it is drawn, and the text of each card; in a game without such a
    picture, the seat's view of the board."""
    lines = situation.snapshot.describe(seat) if situation.snapshot else ()
    said = alt(job) if job else "\n".join(words.say(line) for line in lines)
    return said, "\n".join(hand_lines(situation, seat, words)) or None


ROUTES: Routes = {
    "hand": Route(OfSeat.of, show_hand),
}
