"""The turn card: the open question at the end of the thread, who is asked, and since when (ux 2.0, 2.3, 2.6 to 2.8)."""

from __future__ import annotations

from collections.abc import Callable

from discord import ButtonStyle

from bot.cards.lobby import lobby_card
from bot.ids import NOBODY, Press
from bot.layout import Card, accent_of, button, row
from bot.speech import mention, player_of, seat_and_player, since
from engine.campaigns import Situation
from engine.table import Ask, Seat
from engine.words import Spoken, Words


def turn_card(situation: Situation, words: Words) -> Card | None:
    """The card for the thread: who is asked what; between chapters the lobby of the next. None where nobody is asked
    anything, for in the lobby the front page is the card."""
    if situation.stage == "between":
        return lobby_card(situation)
    if situation.stage != "playing" or not situation.asks:
        return None
    ask = situation.asks[0]
    press = Press("act", situation.id, situation.branch, situation.n)
    lines = [TITLES[ask.kind](situation, ask, words), words.message("turn-since", since=since(situation.since))]
    if situation.request:
        lines.insert(1, words.message("turn-vote"))
    waited = situation.waiting_for
    return Card(
        "\n".join(lines),
        row(
            button(
                press, words.message(f"button-act-{ask.kind}"), ButtonStyle.primary, disabled=bool(situation.request)
            ),
            button(_looking(press, "log"), words.message("button-what-happened")),
            button(_looking(press, "hand"), words.message("button-hand")),
            button(_looking(press, "board"), words.message("button-board")),
            button(_looking(press, "more"), words.message("button-more")),
        ),
        accent=accent_of(waited[0] if len(waited) == 1 else None),
    )


def _looking(press: Press, verb: str) -> Press:
    return Press(verb, press.campaign, press.branch, press.n, NOBODY)


def _turn(situation: Situation, ask: Ask, words: Words) -> str:
    seat = ask.seats[0]
    user = next((each.user for each in situation.seats if each.seat == seat and not each.autopilot), None)
    question = Spoken(words.say(ask.text))
    if user is None:
        who = player_of(words, situation, seat)
        return words.message("turn-title-nobody", player=who, seat=Seat(seat), question=question)
    return words.message("turn-title", player=mention(user), seat=Seat(seat), question=question)


def _reaction(situation: Situation, ask: Ask, words: Words) -> str:
    question = Spoken(words.say(ask.text))
    return words.message("reaction-title", question=question, seats=_asked(situation, words))


def _each(situation: Situation, ask: Ask, words: Words) -> str:
    done = [seat for each in situation.asks for seat in each.seats if seat in situation.held]
    return words.message(
        "everyone-title",
        question=Spoken(words.say(ask.text)),
        done=len(done),
        total=len(situation.asks),
        chosen=Spoken(words.listed([seat_and_player(words, situation, seat) for seat in done])),
        waiting=_asked(situation, words),
    )


def _any(situation: Situation, ask: Ask, words: Words) -> str:
    return words.message("any-title", question=Spoken(words.say(ask.text)), seats=_asked(situation, words))


def _table(situation: Situation, ask: Ask, words: Words) -> str:
    return words.message("table-title", question=Spoken(words.say(ask.text)), seats=_asked(situation, words))


def _asked(situation: Situation, words: Words) -> Spoken:
    """Everybody who is still asked, mentioned; the message decides whether that notifies them."""
    users = [mention(user) for user in situation.waiting_users]
    return Spoken(words.listed(users)) if users else Spoken(words.message("player-nobody"))


TITLES: dict[str, Callable[[Situation, Ask, Words], str]] = {
    "turn": _turn,
    "reaction": _reaction,
    "each": _each,
    "any": _any,
    "table": _table,
}
