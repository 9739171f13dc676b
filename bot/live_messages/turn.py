"""The turn message at the end of the thread: the open question, who is asked, and since when
(docs/behaviour.md#turn)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from bot.live_messages.absences import Away, absence_lines, bank_lines
from bot.live_messages.asking import (
    asked,
    closing_line,
    first_row,
    is_vote,
    looking_row,
    manner,
    ordered_lines,
    reaction_buttons,
    table_rows,
    tally_lines,
)
from bot.live_messages.lobby import lobby_message
from bot.live_messages.news import news_lines, standing_lines
from bot.live_messages.paused import paused_message
from bot.messages.beside import with_emojis
from bot.messages.ids import Press
from bot.messages.layout import Button, Message, Style, accent_of, button
from bot.text.speech import lines_of, mention, player_name, player_of, seat_and_player, since, until
from engine.campaigns import Situation
from engine.campaigns.history.between import Between
from engine.table import Ask, Seat
from engine.words import Spoken, Words


@dataclass(frozen=True, slots=True)
class TurnContext:
    """Additional facts on a turn message: who is choosing now, the play since the seat's last turn, absences, the
    present time, the address of the last post, and the next player if they want to know."""

    choosing: Sequence[int] = ()
    news: Between | None = None
    away: Mapping[int, Away] = field(default_factory=dict)
    now: datetime | None = None
    last_post: str | None = None
    foretold: int | None = None


NO_CONTEXT = TurnContext()


def turn_message(situation: Situation, words: Words, around: TurnContext = NO_CONTEXT) -> Message | None:
    """Builds the turn message; between chapters, the lobby of the next. None if no one is asked, because the front page
    shows the lobby."""
    if situation.facts.archived:
        return None
    if situation.facts.pause:
        return paused_message(situation, words)
    if situation.stage == "between":
        return lobby_message(situation)
    if situation.stage != "playing" or not situation.asks:
        return None
    ask = situation.asks[0]
    waited = situation.waiting_for
    options = table_rows(situation, ask, words) if ask.occasion == "table" else ()
    first = [] if options else [_act(situation, ask, words)]
    message = Message(
        "\n".join(filter(None, _card_lines(situation, ask, words, around))),
        *options,
        first_row(situation, words, *first, *_others(situation, ask, words), last_post=around.last_post),
        looking_row(situation, words),
        accent=accent_of(waited[0] if len(waited) == 1 else None),
    )
    return with_emojis(message, words)


def _card_lines(situation: Situation, ask: Ask, words: Words, around: TurnContext) -> list[str]:
    anyone = len(ask.seats) > 1  # the user with an open panel need not be the one who answers
    open_to = [user for user in situation.waiting_users if user in around.choosing and not anyone]
    names = Spoken(words.listed([player_name(words, situation, user) for user in open_to]))
    return [
        TITLES[manner(ask)](situation, ask, words),
        *news_lines(situation, around.news, words),
        *standing_lines(situation, around.news, words),
        *(_stand(situation, ask.seats[0], words) if ask.in_turn else ()),
        *(tally_lines(situation, ask, words) if is_vote(situation, ask) else ()),
        *ordered_lines(situation, words),
        *absence_lines(situation, around.away, words),
        *(bank_lines(situation, around.now, words) if around.now is not None else ()),
        _times(situation, ask, words, around.foretold),
        words.message("card-choosing", count=len(open_to), players=names) if open_to else "",
    ]


def _stand(situation: Situation, seat: int, words: Words) -> Iterator[str]:
    """Yields the seat's figures, and whether its turn has begun."""
    status = situation.status(seat)
    if status:
        yield words.say(status)
    if _has_begun(situation, seat):
        yield words.message("turn-begun")


def _has_begun(situation: Situation, seat: int) -> bool:
    """True if the seat's player has made choices that can be taken back."""
    return any(each.seat == seat and each.user in situation.undoable for each in situation.seats)


def _times(situation: Situation, ask: Ask, words: Words, foretold: int | None) -> str:
    """Returns until when the question is open, or since when it is, and who is next. A player who wants to
    know is mentioned."""
    if situation.facts.asleep:
        return words.message("turn-asleep")
    closes = closing_line(situation, ask, words)
    if closes or not ask.in_turn:
        return closes or words.message("turn-since", since=since(situation.since))
    following = (ask.seats[0] + 1) % len(situation.seats)
    after = words.message("turn-after", seat=Seat(following)) if following != ask.seats[0] else ""
    if foretold is not None:
        after = words.message("turn-foretold", player=mention(foretold))
    if situation.due is None:
        times = words.message("turn-since", since=since(situation.since))
    else:
        times = words.message("turn-due", due=until(situation.due))
    return f"{times} · {after}" if after else times


def _act(situation: Situation, ask: Ask, words: Words) -> Button:
    press = Press("act", situation.id, situation.branch, situation.n)
    said = words.message(f"button-act-{manner(ask)}")
    return button(press, said, Style.PRIMARY)


def _others(situation: Situation, ask: Ask, words: Words) -> list[Button | None]:
    return reaction_buttons(situation, ask, words) if ask.occasion == "reaction" else []


def _turn(situation: Situation, ask: Ask, words: Words) -> str:
    seat = ask.seats[0]
    user = next((each.user for each in situation.seats if each.seat == seat and not each.autopilot), None)
    is_open = any(option.final == "turn" for option in ask.options)  # the turn itself, which the title names
    changes = _has_begun(situation, seat)  # the player may take it back, and the panel asks it
    question = "" if is_open or changes else words.say(ask.text)
    if user is None:
        who = player_of(words, situation, seat)
        return lines_of(words.message("turn-title-nobody", player=who, seat=Seat(seat)), question)
    return lines_of(words.message("turn-title", player=mention(user), seat=Seat(seat)), question)


def _reaction(situation: Situation, ask: Ask, words: Words) -> str:
    question = Spoken(words.say(ask.text))
    return words.message("reaction-title", question=question, seats=asked(situation, words))


def _each(situation: Situation, ask: Ask, words: Words) -> str:
    done = [seat for each in situation.asks for seat in each.seats if seat in situation.held]
    return words.message(
        "everyone-title",
        question=Spoken(words.say(ask.text)),
        done=len(done),
        total=len(situation.asks),
        chosen=Spoken(words.listed([seat_and_player(words, situation, seat) for seat in done])),
        waiting=asked(situation, words),
    )


def _any(situation: Situation, ask: Ask, words: Words) -> str:
    return words.message("any-title", question=Spoken(words.say(ask.text)), seats=asked(situation, words))


def _table(situation: Situation, ask: Ask, words: Words) -> str:
    question = Spoken(words.say(ask.text))
    if is_vote(situation, ask):
        return words.message("vote-title", question=question, seats=asked(situation, words))
    return words.message("table-title", question=question, seats=asked(situation, words))


TITLES: dict[str, Callable[[Situation, Ask, Words], str]] = {
    "turn": _turn,
    "reaction": _reaction,
    "each": _each,
    "any": _any,
    "table": _table,
}
