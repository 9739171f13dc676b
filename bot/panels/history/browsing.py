"""The panel of a campaign's history: pick a round, a turn in it and a choice in that, and see the board before it.

See docs/behaviour.md#history.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.interactions.reply import Reply
from bot.live_messages.lobby import table_words
from bot.messages.fitting import CONTROL, LINE, LONGEST_MENU, fitting, shortest
from bot.messages.ids import NOBODY, Press, number
from bot.messages.layout import MOST_ENTRIES, Button, Control, Message, Picture, Row, Style, button, entry, menu, row
from bot.messages.payloads import OfAsk, OfMoment
from bot.messages.pictures import BOARD, has_picture, past_job
from bot.panels.choosing.showing import around
from bot.panels.choosing.zones import Zones
from bot.text import moments
from bot.text.speech import plain, safe, shortened
from engine.campaigns import Moment, Situation
from engine.campaigns.history.outline import Outline, Stretch
from engine.words import Spoken, Words
from renders.job import FITTED, Job

LONGEST_SEARCH = 30
LONGEST_TURN = 16  # letters of a turn's button
LISTED = 8  # moments that a search lists
OPEN = " ▾"
MOST_LINES = 2  # lines for the question; one is left for the age of the moment


@dataclass(frozen=True, slots=True)
class Browsed:
    """The history at a moment, and that moment in words."""

    situation: Situation
    outline: Outline
    chosen: int
    moment: Moment
    choices: Sequence[Moment]
    words: Words
    now: datetime

    @property
    def stretch(self) -> Stretch:
        """The turn or phase of the chosen moment."""
        return self.outline.at(self.chosen)

    @property
    def round(self) -> Sequence[Stretch]:
        """The turns and phases of the chosen moment's round."""
        return next(each for each in self.outline.rounds if self.stretch in each)

    def press(self, verb: str, n: int | None = None) -> Press:
        """Returns the press about a moment, by default the chosen one."""
        return Press(verb, self.situation.id, self.situation.branch, self.chosen if n is None else n)


async def from_here(reply: Reply, pressed: OfMoment) -> None:
    """Handles [History], [History from here], and everything that leads to another moment in the panel."""
    situation = await reply.campaign(pressed.campaign)
    await browse(reply, situation, number(reply.value) if reply.values else pressed.n or None)


async def browse(reply: Reply, situation: Situation, chosen: int | None = None) -> None:
    """Shows the history at a moment, by default the newest."""
    words = table_words(situation, reply.locale)
    outline = await reply.campaigns.moments.outline(situation.id)
    if not outline.stretches:
        title = words.message("history-title", name=safe(situation.facts.name), n=situation.n)
        await reply.show(Message(title, words.message("history-empty")))
        return
    n = outline.nearest(situation.n if chosen is None else chosen)
    found = await _in_words(reply, situation, window(outline.at(n).moments, n))
    moment = next(each for each in found if each.n == n)
    browsed = Browsed(situation, outline, n, moment, found, words, reply.interaction.created_at)
    may_ask = reply.rights(situation).may_ask_table or reply.rights(situation).may_copy
    await show_with_board(reply, situation, n, lambda picture, job: history_panel(browsed, picture, job, may_ask))


async def show_with_board(reply: Reply, situation: Situation, n: int, message: Any) -> None:
    """Shows a message about a moment with the board before it, marked as past. `message` gets picture and job."""
    past = await reply.campaigns.history.board_at(situation.id, n)
    has_board = has_picture(situation.game.key, BOARD)
    job = past_job(situation, past.view, reply.locale, f"{BOARD}{FITTED}", past=True) if has_board else None
    await reply.show_drawn(("history", situation.id, reply.person.user), job, lambda picture: message(picture, job))


def window(numbers: Sequence[int], chosen: int) -> Sequence[int]:
    """Returns the numbers around the chosen one, as many as a menu holds."""
    at = numbers.index(chosen)
    first = max(0, min(at - MOST_ENTRIES // 2, len(numbers) - MOST_ENTRIES))
    return numbers[first : first + MOST_ENTRIES]


async def _in_words(reply: Reply, situation: Situation, numbers: Sequence[int]) -> list[Moment]:
    """Describes these consecutive moments."""
    found = await reply.campaigns.moments.find(situation.id, before=numbers[-1] + 1, limit=len(numbers))
    return (await moments.in_words(reply.campaigns, situation, found, reply.person.user))[::-1]


# ---------------------------------------------------------------- the panel


def history_panel(at: Browsed, picture: Picture | None, job: Job | None, may_ask: bool) -> Message:
    """Builds the panel in its five zones."""
    words, stretch = at.words, at.stretch
    where, turn = round_said(stretch, at.outline, words), turn_said(stretch, words)
    state = words.message("history-state", round=Spoken(where), turn=Spoken(turn))
    seat = NOBODY if stretch.seat is None else stretch.seat
    facts = words.message("history-fact", ago=Spoken(moments.ago(words, at.moment.at, at.now)), n=at.chosen)
    return Zones(
        state,
        shortest(f"**{moments.title(at.moment, words)}**", LINE, MOST_LINES),
        [facts],
        [_rounds(at), *_turns(at), _choices(at)],
        _ways(at, may_ask=may_ask),
        OfAsk(at.situation.id, at.situation.branch, at.chosen, seat),
        words,
    ).message(picture, around(job) if job and picture is None else ())


def round_said(stretch: Stretch, outline: Outline, words: Words) -> str:
    """Returns the round of a stretch, with its chapter if there were several."""
    said = words.message("history-round", round=stretch.round) if stretch.round else words.message("history-no-round")
    if len({each.chapter for each in outline.stretches}) > 1 and stretch.chapter:
        return words.message("history-in-chapter", chapter=stretch.chapter, round=Spoken(said))
    return said


def turn_said(stretch: Stretch, words: Words) -> str:
    """Returns whose turn a stretch is, or which phase."""
    if stretch.seat is not None:
        return words.seat(stretch.seat)
    if stretch.phase is not None and words.has(f"phase-{stretch.phase}"):
        return words.message(f"phase-{stretch.phase}")
    return words.message("history-between")


def _rounds(at: Browsed) -> Control:
    """Returns the menu of rounds, the newest first."""
    rounds = {each[0].first: each for each in at.outline.rounds}
    shown = window(list(rounds), at.round[0].first)
    entries = [
        entry(
            plain(round_said(rounds[n][0], at.outline, at.words)),
            str(n),
            at.words.message("history-turns", turns=len(rounds[n]), count=sum(len(each.moments) for each in rounds[n])),
            chosen=n == at.round[0].first,
        )
        for n in reversed(shown)
    ]
    return menu(at.press("history_round"), at.words.message("history-rounds"), entries)


def short_turn(turn: str) -> str:
    """Returns the name of a turn as a button shows it: a seat keeps its letter."""
    name, letter = (turn[:-4], turn[-4:]) if turn.endswith("]") else (turn, "")
    return turn if len(turn) <= LONGEST_TURN else shortened(name, LONGEST_TURN - len(letter)) + letter


def _turns(at: Browsed) -> list[Control]:
    """Returns a button for each turn of the round while they fit, else their menu."""
    words, open_one = at.words, at.stretch
    labels = [short_turn(plain(turn_said(each, words))) for each in at.round]
    labels = [label + OPEN if each is open_one else label for each, label in zip(at.round, labels, strict=True)]
    if fitting(labels) == len(labels):
        pairs = zip(at.round, labels, strict=True)
        return [Row(tuple(button(at.press("history_turn", each.first), label) for each, label in pairs))]
    firsts = {each.first: each for each in at.round}
    entries = [
        entry(
            plain(turn_said(firsts[n], words)),
            str(n),
            words.message("history-choices", count=len(firsts[n].moments)),
            chosen=n == open_one.first,
        )
        for n in window(list(firsts), open_one.first)
    ]
    return [menu(at.press("history_turns"), words.message("history-turn-menu"), entries)]


def _choices(at: Browsed) -> Control:
    """Returns the menu of the choices of the turn."""
    words = at.words
    said = {each.n: plain(moments.what(each, words)) for each in at.choices}
    entries = []
    for n, whole in said.items():
        short = shortest(whole, CONTROL, room=LONGEST_MENU)  # a menu shows its open entry when closed
        entries.append(entry(short, str(n), whole if whole != short else None, chosen=n == at.chosen))
    return menu(at.press("history_choose"), words.message("history-choice-menu"), entries)


def _ways(at: Browsed, *, may_ask: bool) -> list[Button | None]:
    """Returns the ways on: one moment back or forth, what can be done from here, and back."""
    numbers, words = at.outline.moments, at.words
    place = numbers.index(at.chosen)
    before, after = numbers[max(0, place - 1)], numbers[min(len(numbers) - 1, place + 1)]
    return [
        button(at.press("history_before", before), words.message("button-previous"), disabled=not place),
        button(at.press("history_after", after), words.message("button-next-one"), disabled=place == len(numbers) - 1),
        button(at.press("history_here"), words.message("button-to-here"), Style.PRIMARY) if may_ask else None,
        button(Press("act", at.situation.id), words.message("button-back")),
    ]


# ---------------------------------------------------------------- search


async def search(reply: Reply, situation: Situation, typed: str) -> Message:
    """Builds the list of moments whose lines contain everything typed, the newest first."""
    words = table_words(situation, reply.locale)
    typed = shortened(typed.strip(), LONGEST_SEARCH)
    found = (await moments.search(reply.campaigns, situation, words, typed, moments.SEARCHED))[:MOST_ENTRIES]
    found = await moments.in_words(reply.campaigns, situation, found, reply.person.user)
    now = reply.interaction.created_at
    entries = [entry(f"{each.n} {plain(moments.what(each, words))}", str(each.n)) for each in found]
    press = Press("history_choose", situation.id, situation.branch)
    return Message(
        words.message("history-title", name=safe(situation.facts.name), n=situation.n),
        "\n".join(moments.line(each, situation, words, now) for each in found[:LISTED])
        or words.message("history-no-such-moment", text=safe(typed)),
        menu(press, words.message("history-moment"), entries) if entries else None,
        row(button(Press("history", situation.id, situation.branch), words.message("button-back"))),
    )
