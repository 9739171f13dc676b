"""Lines and buttons of a question to several seats: who may answer, who has, votes, and the deadline.

See docs/behaviour.md#reactions, #everyone-chooses and #table-choices.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.ids import NOBODY, Press
from bot.messages.layout import BUTTONS_IN_ROW, Button, Control, Style, button, link, row, rows
from bot.messages.payloads import DefaultAnswer, TableChoice
from bot.text.speech import label, mention, seat_and_player, until
from engine.campaigns import Situation
from engine.table import Ask, Order, Seat
from engine.words import Spoken, Words

LONGEST_LABEL = 34
MOST_OPTIONS = BUTTONS_IN_ROW


def asked(situation: Situation, words: Words) -> Spoken:
    """Mentions everyone who is still asked. The message decides whether that notifies them."""
    users = [mention(user) for user in situation.waiting_users]
    return Spoken(words.listed(users)) if users else Spoken(words.message("player-nobody"))


def ordered_lines(situation: Situation, words: Words) -> list[str]:
    """Returns the seats with a standing order. Its answer stays secret if it would reveal a hand, or if opponents could
    exploit it."""
    found = []
    for seat, pick in sorted(situation.answers_in_advance.items()):
        ask = situation.ask_of(seat)
        if ask is not None and _may_be_told(situation, ask, pick):
            choice = Spoken(words.listed([label(words, ask.by_id[each]) for each in pick]))
            found.append(words.message("card-ordered", seat=Seat(seat), choice=choice))
        else:
            found.append(words.message("card-ordered-sealed", seat=Seat(seat)))
    return found


def _may_be_told(situation: Situation, ask: Ask, pick: Sequence[str]) -> bool:
    """True if a standing order's answer may be public before it is given."""
    known = {option.id for option in ask.for_all}
    return ask.mode != "each" and (ask.in_turn or not situation.game.competitive) and known.issuperset(pick)


def closing_line(situation: Situation, ask: Ask, words: Words) -> str:
    """Returns when the question closes, and which answer counts then."""
    if situation.closes is None:
        return ""
    when = until(situation.closes)
    if not ask.default_for_all:
        return words.message("card-closes", when=when)
    usual = Spoken(words.listed([label(words, each) for each in ask.default_for_all]))
    return words.message("card-closes-usual", when=when, choice=usual)


def tally_lines(situation: Situation, ask: Ask, words: Words) -> list[str]:
    """Returns the number of votes for each option, and the voting seats."""
    lines = []
    for option in ask.options:
        seats = [seat for seat, pick in sorted(situation.votes.items()) if option.id in pick]
        names = Spoken(words.listed([seat_and_player(words, situation, seat) for seat in seats]))
        choice = Spoken(label(words, option))
        lines.append(words.message("vote-tally", choice=choice, count=len(seats), names=names))
    return lines


def manner(ask: Ask) -> str:
    """Returns which wording a question gets. Sealed answers and choices out of turn have their own."""
    if ask.mode == "each":
        return "each"
    if ask.occasion != "turn":
        return ask.occasion
    return "any" if ask.mode == "any" else "turn"


def is_vote(situation: Situation, ask: Ask) -> bool:
    """True if the players vote on this question."""
    return ask.occasion == "table" and situation.facts.settings.table_choices == "vote"


def order_for(situation: Situation, ask: Ask) -> Order | None:
    """Returns the standing order that would answer this question, if the game has one."""
    return next((order for order in situation.game.orders if ask.key in order.asks), None)


def reaction_buttons(situation: Situation, ask: Ask, words: Words) -> list[Button | None]:
    """Returns buttons for the usual answer with one tap, and for a standing order with two."""
    default = DefaultAnswer(situation.id, situation.branch, ask.n, ask.key)
    usual = ask.default_for_all[0] if len(ask.default_for_all) == 1 else None
    return [
        button(default.press("usual"), label(words, usual)) if usual else None,
        button(default.press("order_always"), words.message("button-always")) if order_for(situation, ask) else None,
    ]


def table_rows(situation: Situation, ask: Ask, words: Words) -> Sequence[Control]:
    """Returns the group's options as buttons, if they are public and fit in one row."""
    if ask.private or len(ask.options) > MOST_OPTIONS or ask.pick != (1, 1):
        return ()
    buttons = [
        button(
            TableChoice(situation.id, situation.branch, ask.n, option.id).press,
            label(words, option),
            Style.SECONDARY if position else Style.PRIMARY,
        )
        for position, option in enumerate(ask.options)
    ]
    return rows(buttons)


def first_row(
    situation: Situation, words: Words, *first: Button | None, last_post: str | None = None
) -> Control | None:
    """Returns a row with the given buttons, then [What happened], and a link to the last post if there is one."""
    log = button(
        Press("log", situation.id, situation.branch, situation.n, NOBODY), words.message("button-what-happened")
    )
    return row(*first, log, link(last_post, words.message("button-last-post")) if last_post else None)


def looking_row(situation: Situation, words: Words) -> Control | None:
    """Returns a row with [Hand], [Board] and [More]."""
    return row(
        *(
            button(Press(verb, situation.id, situation.branch, situation.n, NOBODY), words.message(name))
            for verb, name in LOOKING
        )
    )


LOOKING = (("hand", "button-hand"), ("board", "button-board"), ("more", "button-more"))
