"""Confirmation questions before irreversible steps, and how their answers are encoded."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from bot.messages.ids import NotOurs, number
from bot.messages.layout import Message, Style, accent_of, button, row
from bot.messages.payloads import Confirmed
from bot.panels.choosing.choices import LONGEST_BUTTON, listed
from bot.panels.choosing.panel import Panel, state_line
from bot.text.speech import cut, label
from engine.table import (
    Ask,
    Combines,
    Option,
    Text,
)
from engine.words import Spoken


def confirmation(panel: Panel, options: Sequence[Option], *, ask_first: bool = True) -> Message | None:
    """Returns the question before a turn ends with unspent resources and, with `ask_first`, before dice or cards; None
    if no confirmation is needed."""
    words = panel.words
    why = next((option.final for option in options if option.final), None)
    if why == "turn":
        left = options[0].detail
        if left is None:
            return None
        question = words.message("panel-unspent", left=left)
        return _card(panel, options, question, label(words, options[0]), words.message("button-keep-playing"))
    if why is None or not ask_first:
        return None
    question = words.message("panel-confirm", choice=Spoken(listed(words, options)), why=Spoken(why))
    details = [words.say(said) for said in _details(panel, options)]
    asked = "\n".join([question, *details])
    do = words.message("button-dice") if why == "dice" else cut(listed(words, options), LONGEST_BUTTON)
    return _card(panel, options, asked, do, words.message("button-back"))


def _details(panel: Panel, options: Sequence[Option]) -> Sequence[Text]:
    """Returns what the options achieve together, else the explanation of each."""
    situation = panel.situation
    picks = [option.id for option in options]
    view = situation.view(panel.seat)
    game = situation.game
    both = game.together(view, panel.ask, picks) if len(picks) > 1 and isinstance(game, Combines) else None
    return [both] if both else [option.detail for option in options if option.detail]


def _card(panel: Panel, options: Sequence[Option], question: str, do: str, stay: str) -> Message:
    """Builds the question with the buttons to do it or to stay."""
    confirmed = Confirmed(panel.moment, packed(panel.ask, [option.id for option in options]))
    return Message(
        state_line(panel.situation, panel.seat, panel.words),
        question,
        row(
            button(confirmed.press, do, Style.PRIMARY),
            button(panel.moment.press("act"), stay),
        ),
        accent=accent_of(panel.seat),
    )


def packed(ask: Ask, picked: Sequence[str]) -> str:
    """Packs picked ids into few characters: a checksum of the question's options, then their positions."""
    ids = [option.id for option in ask.options]
    return ",".join([f"{_check(ask):x}", *(str(ids.index(each)) for each in picked)])


def unpacked(ask: Ask, written: str) -> list[str] | None:
    """Reverses `packed`. Returns None if the options have changed. Raises NotOurs."""
    check, *positions = written.split(",")
    if check != f"{_check(ask):x}":
        return None
    chosen = [number(each) for each in positions]
    if any(not 0 <= each < len(ask.options) for each in chosen):
        raise NotOurs
    return [ask.options[each].id for each in chosen]


def _check(ask: Ask) -> int:
    return crc32("\n".join([ask.key, *(option.id for option in ask.options)]).encode())
