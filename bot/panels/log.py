"""[What happened], [Log] and `/log`: the account, what was undone included (ux 2.12)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ids import NOBODY, Press
from bot.layout import Card, PressButton, accent_of, button, row
from bot.matching import ranked
from bot.reply import Reply
from bot.speech import shortened
from engine.campaigns import Situation, Told
from engine.campaigns.history import Since
from engine.words import Spoken, Words

STRETCHES: tuple[Since, ...] = ("turn", "round", "chapter", "start")
LINES_ON_PAGE = 25
LONGEST_LINE = 120
LONGEST_SEARCH = 30


async def what_happened(reply: Reply, press: Press) -> None:
    """[What happened] and [Log]: since the reader's own last turn."""
    situation = await reply.campaign(press)
    await open_log(reply, situation, "turn" if situation.seats_of(reply.person.user) else "round")


async def of_post(reply: Reply, press: Press) -> None:
    """[Log] of a post: the account of the round that it belongs to, and back from there."""
    await open_log(reply, await reply.campaign(press), "chapter")


async def turn_page(reply: Reply, press: Press) -> None:
    """[Earlier] and [Later]: `n` is the page, `what` where the log begins and what is searched for."""
    since, typed = press.fields(2)
    await open_log(reply, await reply.campaign(press), since, typed, press.n, fresh=False)


async def open_log(
    reply: Reply, situation: Situation, since: str, typed: str = "", page: int = 0, *, fresh: bool = True
) -> None:
    """One page of the log, the last one first, as the public and the reader's own seat know it."""
    words = reply.words(situation)
    own = situation.seats_of(reply.person.user)
    told = await reply.campaigns.account(situation.id, stretch(since), own[0] if own else None)
    await reply.show(_page(situation, words, told, since, shortened(typed, LONGEST_SEARCH), page, own), fresh=fresh)


def stretch(named: str) -> Since:
    """Where a log may begin; what names nothing known is taken for one's own last turn."""
    return next((each for each in STRETCHES if each == named), "turn")


def _page(
    situation: Situation, words: Words, told: Sequence[Told], since: str, typed: str, page: int, own: Sequence[int]
) -> Card:
    lines = [line(each, words) for each in told]
    if typed:
        fitting = set(ranked(typed, dict(enumerate(lines))))
        lines = [each for position, each in enumerate(lines) if position in fitting]
    pages = max(1, -(-len(lines) // LINES_ON_PAGE))
    page = min(page, pages - 1)
    end = len(lines) - page * LINES_ON_PAGE
    press = Press("log_page", situation.id, what=f"{since}:{typed}")
    asked = [seat for seat in own if seat in situation.waiting_for]
    return Card(
        words.message("catchup-title" if since == "turn" else "log-title", count=len(lines)),
        "\n".join(lines[max(0, end - LINES_ON_PAGE) : end]) or None,
        row(
            button(Press("act", situation.id, seat=asked[0]), words.message("button-act-turn")) if asked else None,
            _to(press, page + 1, "button-earlier", words) if page + 1 < pages else None,
            _to(press, page - 1, "button-later", words) if page else None,
            _whole(situation, words) if since != "start" else None,
            button(Press("board", situation.id), words.message("button-board")),
        ),
        accent=accent_of(own[0] if own else None),
    )


def _to(press: Press, page: int, label: str, words: Words) -> PressButton:
    return button(Press(press.verb, press.campaign, n=page, seat=NOBODY, what=press.what), words.message(label))


def _whole(situation: Situation, words: Words) -> PressButton:
    return button(Press("log_page", situation.id, what="start:"), words.message("button-full-log"))


def line(told: Told, words: Words) -> str:
    """One event; what was taken back is struck and says so."""
    said = shortened(words.say(told.text), LONGEST_LINE)
    return "• " + (words.message("log-undone", what=Spoken(said)) if told.undone else said)
