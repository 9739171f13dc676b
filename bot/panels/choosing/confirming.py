"""Confirmation questions before irreversible steps, and how their answers are encoded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.messages.fitting import fitting
from bot.messages.layout import MOST_ENTRIES, Control, Menu, Message, Row, Style, button, menu
from bot.messages.payloads import Confirmed, PressedMenu
from bot.panels.choosing.choices import LONGEST_BUTTON, choice_entry, listed
from bot.panels.choosing.packing import packed
from bot.panels.choosing.panel import Panel
from bot.panels.choosing.rows import LEAD
from bot.panels.choosing.zones import ROWS, Zones
from bot.text.speech import cut, label
from engine.table import (
    Combines,
    Option,
    Text,
)
from engine.words import Spoken

CHOOSING = ("choose", "follow")  # the verbs of buttons that answer


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
        return _zones(panel, options, question, label(words, options[0]), words.message("button-keep-playing"))
    if why is None or not ask_first:
        return None
    question = words.message("panel-confirm", choice=Spoken(listed(words, options)), why=Spoken(why))
    details = [words.say(said) for said in _details(panel, options)]
    asked = "\n".join([question, *details])
    do = words.message("button-dice") if why == "dice" else cut(listed(words, options), LONGEST_BUTTON - len(LEAD))
    return _zones(panel, options, asked, do, words.message("button-back"))


def _details(panel: Panel, options: Sequence[Option]) -> Sequence[Text]:
    """Returns what the options achieve together, else the explanation of each."""
    situation = panel.situation
    picks = [option.id for option in options]
    view = situation.view(panel.seat)
    game = situation.game
    both = game.together(view, panel.ask, picks) if len(picks) > 1 and isinstance(game, Combines) else None
    return [both] if both else [option.detail for option in options if option.detail]


def _zones(panel: Panel, options: Sequence[Option], question: str, do: str, stay: str) -> Message:
    """Builds the question with the buttons to do it or to stay, and the other choices of the group."""
    confirmed = Confirmed(panel.moment, packed(panel.ask, [option.id for option in options]))
    asked, *details = question.split("\n")
    group = panel.choices.group_of(options[0].id)
    others = [each for each in panel.choices.groups.get(group or "", ()) if each not in options]
    another = panel.words.message("row-another")
    entries = [choice_entry(panel.words, each) for each in others[:MOST_ENTRIES]]
    end = options[0].final == "turn"
    buttons = [button(confirmed.press, do if end else LEAD + do, Style.SECONDARY if end else Style.PRIMARY)]
    back = button(panel.moment.press("group", panel.group or group or ""), stay)
    first = [button(back.press, LEAD + stay, Style.PRIMARY), *buttons] if end else [*buttons, back]
    rows: list[Control] = (
        [Row(tuple(first))]
        if fitting([each.label for each in first]) == len(first)
        else [Row((each,)) for each in first]
    )
    if end:
        rows += _still_possible(panel)
    elif entries and panel.ask.pick == (1, 1):
        rows.append(menu(PressedMenu(panel.moment, group or "").press, another, entries))
    rows += panel.fillers(ROWS - len(rows))
    return Zones(
        panel.state, asked, details, rows, panel.ways[1:] if end else panel.ways, panel.moment, panel.words
    ).message(panel.picture)


def _still_possible(panel: Panel) -> list[Control]:
    """Returns the rows of choices before a turn ends: what could be done instead, without marks of a next step."""
    return [made for each in panel.rows if (made := _unmarked(each))]


def _unmarked(control: Control) -> Control | None:
    """Returns a menu or a row of choices without the mark; None for a closed one, and for other buttons."""
    if isinstance(control, Menu):
        said = control.placeholder.removeprefix(LEAD)
        return None if control.disabled else replace(control, placeholder=said)
    if not isinstance(control, Row) or not any(each.press.verb in CHOOSING for each in control.buttons):
        return None
    return Row(
        tuple(replace(each, label=each.label.removeprefix(LEAD), style=Style.SECONDARY) for each in control.buttons)
    )
