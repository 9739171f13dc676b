"""[Look] and [Help] of a panel, which keep its zones and its height (docs/behaviour.md#panel)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.emojis import signed
from bot.messages.fitting import LINE, in_lines
from bot.messages.layout import (
    MOST_ENTRIES,
    Control,
    Menu,
    MenuEntry,
    Message,
    Picture,
    accent_of,
    button,
    entry,
    menu,
    row,
)
from bot.messages.payloads import GameRules, OfSeat, PressedGroup
from bot.messages.pictures import asked_job
from bot.panels.choosing.panel import Panel, counsel, present
from bot.panels.choosing.reasons import why_none
from bot.panels.choosing.showing import show_panel, shown_of
from bot.panels.choosing.zones import BLANK, ROWS
from bot.text.speech import capital, plain
from engine.table import Game, TellsRolls
from engine.words import Words
from renders.job import Job, signs

HELP_LINES = 7  # as high as the question and two rows of choices
DICE = "help-line-roll"
GENERAL = ("help-line-lead", "help-line-undo", DICE, "help-line-look", "help-line-why", "help-line-act")


async def show_help(reply: Reply, pressed: PressedGroup) -> None:
    """Handles [Help]: explains the picture's symbols in place of the choices, and what autopilot would do."""
    situation = await reply.campaign(pressed.ask.campaign)
    words = reply.words(situation)
    panel = present(situation, reply.person.user, words, seat=pressed.ask.seat, group=pressed.group or None)
    if panel is None:
        await show_panel(reply, situation, seat=pressed.ask.seat)
        return
    job = asked_job(situation, words.locale, panel.ask, panel.seat, shown_of(panel))

    def message(picture: Picture | None) -> Message:
        return help_message(panel, job, picture)

    await reply.show_drawn((situation.id, panel.user), job, message)


async def show_why_none(reply: Reply, pressed: PressedGroup) -> None:
    """Handles the button of an empty row: says below the question why nothing of its group can be chosen."""
    situation = await reply.campaign(pressed.ask.campaign)
    words = reply.words(situation)
    panel = present(situation, reply.person.user, words, seat=pressed.ask.seat)
    note = why_none(words, pressed.group, panel.closest(pressed.group)) if panel else ""
    await show_panel(reply, situation, seat=pressed.ask.seat, group=pressed.group, note=note)


async def enlarge_letters(reply: Reply, pressed: OfSeat) -> None:
    """Handles the offer of larger letters: shows the question again, with a picture that has them."""
    situation = await reply.campaign(pressed.campaign)
    await reply.services.readers.change(reply.person.user, pictures="large")
    note = reply.words(situation).message("panel-letters")
    await show_panel(reply, situation, seat=pressed.seat, note=note)


def help_message(panel: Panel, job: Job | None, picture: Picture | None) -> Message:
    """Builds the help: what the symbols mean, an idea with its reason, and why other things are not possible."""
    words, expected = panel.words, _why_not(panel)
    back = button(panel.moment.press("group", panel.group or ""), words.message("button-back"))
    why = button(panel.moment.press("why"), words.message("button-why"))
    rules = button(GameRules(panel.situation.id).press(), words.message("button-rules"))
    return Message(
        words.message("help-title"),
        picture,
        _in_full_height([*counsel(panel.choices, words), *_signs(job), *_general(panel.situation.game, words)]),
        expected or row(why, rules),
        row(back, why, rules) if expected else row(back),
        accent=accent_of(panel.seat),
    )


def _signs(job: Job | None) -> list[str]:
    """Returns a line for each symbol of the picture."""
    try:
        return [signed(each.symbol, each.words) for each in signs(job)] if job else []
    except ModuleNotFoundError:  # a game without symbols
        return []


def _general(game: Game, words: Words) -> list[str]:
    """Returns what is true of every panel of a game."""
    return [words.message(key) for key in GENERAL if key != DICE or isinstance(game, TellsRolls)]


def _in_full_height(lines: Sequence[str]) -> str:
    """Returns as many lines as there is room for."""
    found: list[str] = []
    left = HELP_LINES
    for said in lines:
        needed = in_lines(said, LINE)
        if needed <= left:
            found.append(said)
            left -= needed
    return "\n".join([*found, *[BLANK] * left])


def _why_not(panel: Panel) -> Menu | None:
    """Returns the menu of what one might expect and cannot do, each with its reason; None if there is nothing."""
    words, entries, seen = panel.words, list[MenuEntry](), set[str]()
    for each in panel.impossible:
        label = plain(words.say(each.text))
        if label not in seen and len(entries) < MOST_ENTRIES:
            seen.add(label)
            why = plain(words.say(each.why)).removeprefix(f"{label} ")  # the first line has the name
            entries.append(entry(label, each.id, capital(why)))
    if not entries:
        return None
    return menu(panel.moment.press("why_pick"), words.message("row-why", count=len(entries)), entries)


def looking_rows(panel: Panel, entries: Sequence[MenuEntry]) -> list[Control]:
    """Returns the rows while something is looked at: a menu of what to look at, and what helps to decide."""
    words = panel.words
    press = panel.moment.press("look_go", panel.group or "")
    return [
        menu(press, words.message("row-look", count=len(entries)), entries),
        *panel.fillers(ROWS - 1),
    ]


ROUTES: Routes = {
    "letters": Route(OfSeat.of, enlarge_letters),
    "panel_help": Route(PressedGroup.of, show_help),
    "why_none": Route(PressedGroup.of, show_why_none),
}
