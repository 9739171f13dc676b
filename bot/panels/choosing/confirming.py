"""Confirmation questions before irreversible steps, and how their answers are encoded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.messages.fitting import fitting
from bot.messages.layout import MOST_ENTRIES, Control, Message, Row, Style, button, menu
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


def confirmation(panel: Panel, options: Sequence[Option], *, ask_first: bool = True) -> Message | None:
    """Returns the question before a turn ends with unspent resources, before something is lost without any effect and,
    with `ask_first`, before dice or cards; None if no confirmation is needed."""
    words = panel.words
    why = next((option.final for option in options if option.final), None)
    wasted = panel.choices.wasted.get(options[0].id) if len(options) == 1 else None
    if wasted is not None and why == "turn":
        return _before_the_end(panel, options, words.message("panel-unplayed", left=wasted))
    if wasted is not None:
        question = words.message("panel-wasted", choice=Spoken(label(words, options[0])), lost=wasted)
        return _zones(panel, options, question, words.message("button-anyway"), words.message("button-back"))
    if why == "turn":
        left = options[0].detail
        if left is None:
            return None
        return _before_the_end(panel, options, words.message("panel-unspent", left=left))
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
    wasted = panel.choices.wasted
    entries = [choice_entry(panel.words, each, wasted=wasted) for each in others[:MOST_ENTRIES]]
    stays = options[0].id in wasted and options[0] != panel.choices.lead
    buttons = [
        button(confirmed.press, do if stays else LEAD + do, Style.SECONDARY if stays else Style.PRIMARY),
        button(panel.moment.press("group", panel.group or group or ""), LEAD + stay if stays else stay),
    ]
    if stays:
        buttons = [replace(buttons[1], style=Style.PRIMARY), buttons[0]]
    rows: list[Control] = (
        [Row(tuple(buttons))]
        if fitting([each.label for each in buttons]) == len(buttons)
        else [Row((each,)) for each in buttons]
    )
    if entries and panel.ask.pick == (1, 1):
        rows.append(menu(PressedMenu(panel.moment, group or "").press, another, entries))
    rows += panel.fillers(ROWS - len(rows))
    return Zones(panel.state, asked, details, rows, panel.ways, panel.moment, panel.words).message(panel.picture)


def _before_the_end(panel: Panel, options: Sequence[Option], question: str) -> Message:
    """Builds the question before a turn ends: the panel as it is, with its next step; the button that was pressed ends
    the turn now."""
    confirmed = Confirmed(panel.moment, packed(panel.ask, [option.id for option in options]))
    end = button(confirmed.press, panel.words.message("button-end-turn"))
    rows = panel.rows
    return Zones(
        panel.state,
        question,
        [],
        [*rows, *panel.fillers(ROWS - len(rows))],
        [end, *panel.ways[1:]],
        panel.moment,
        panel.words,
    ).message(panel.picture)
