"""An ask's options as buttons and menus: any choice is at most three taps away (ux 2.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, SelectOption, ui

from bot.ids import Press
from bot.layout import MOST_ENTRIES, PressButton, button, entry, menu, rows
from bot.speech import cut, label, plain
from engine.table import Ask, Option
from engine.words import Spoken, Words

MOST_BUTTONS = 5
LONGEST_BUTTON, LONGEST_LABEL = 34, 50  # what a phone shows of a button, and of the first line of an entry
LONGEST_LINE = 84  # of a button in full: five of them, the question and the status are at most 600 characters


@dataclass(frozen=True, slots=True)
class Choices:
    """The options of an ask: `end` ends the turn and has its own button, `groups` hold the others in their order."""

    ask: Ask
    end: Option | None
    groups: Mapping[str, Sequence[Option]]

    @classmethod
    def of(cls, ask: Ask) -> Choices:
        """The options of an ask, sorted into groups."""
        end = next((option for option in ask.options if option.final == "turn"), None) if ask.pick == (1, 1) else None
        groups: dict[str, list[Option]] = {}
        for option in ask.options:
            if option is not end:
                groups.setdefault(option.group, []).append(option)
        return cls(ask, end, groups)

    @property
    def count(self) -> int:
        """How many there are besides the end of the turn."""
        return sum(map(len, self.groups.values()))

    @property
    def grouped(self) -> bool:
        """Whether they are too many for one menu."""
        return self.count > MOST_ENTRIES

    @property
    def are_buttons(self) -> bool:
        """Whether they are so few that each has a button of its own."""
        return self.count <= MOST_BUTTONS and self.ask.pick == (1, 1)

    def opened(self, group: str | None) -> str | None:
        """The group whose menu stands open: the one asked for, else the first; None where one menu holds them all."""
        if not self.grouped:
            return None
        return group if group in self.groups else next(iter(self.groups))

    def shown(self, group: str | None) -> Sequence[Option]:
        """The options that can be taken without opening another group."""
        opened = self.opened(group)
        if opened is not None:
            return self.groups[opened]
        return [option for options in self.groups.values() for option in options]


def group_name(words: Words, group: str) -> str:
    """What a group is called: `group-<group>` in the game's words, else the name of that content."""
    key = f"group-{group.replace('.', '-')}" if group else "group-other"
    return plain(words.message(key) if words.has(key) else words.name(group))


def detail(words: Words, option: Option) -> str | None:
    """The second line of an entry: what the rules add, and whether it rolls dice or shows a card. That of the turn's
    end says what would be lost, and is for the question before it."""
    if option.final == "turn":
        return None
    lines = [plain(words.say(option.detail))] if option.detail else []
    if option.final in ("dice", "card"):
        lines.append(words.message(f"choice-final-{option.final}"))
    return " · ".join(lines) or None


def choice_rows(choices: Choices, group: str | None, press: Press, words: Words) -> list[ui.ActionRow[Any]]:
    """Two to five choices as buttons, up to 25 as one menu, more as group buttons and the open group's menu.

    `press` names campaign, branch, `n` and seat.
    """
    shown = choices.shown(group)
    if not shown:
        return []
    if choices.are_buttons:
        return rows(_buttons(shown, press, words))
    heads = rows(_groups(choices, group, press, words)) if choices.grouped else []
    return [*heads, _menu(choices, group, press, words)]


def in_full(choices: Choices, words: Words) -> list[str]:
    """What buttons cannot say of their choices, for it is too long or is more than a name: a line for each."""
    if not choices.are_buttons:
        return []
    said = {label(words, option): detail(words, option) for option in choices.shown(None)}
    return [
        cut("• " + ": ".join(filter(None, (name, more))), LONGEST_LINE)
        for name, more in said.items()
        if more or len(name) > LONGEST_BUTTON
    ]


def choice_entry(words: Words, option: Option) -> SelectOption:
    """A choice as a line of a menu; words that are too long for its first line stand in full in the second."""
    said = label(words, option)
    lines = [said if len(said) > LONGEST_LABEL else None, detail(words, option)]
    return entry(cut(said, LONGEST_LABEL), option.id, " · ".join(filter(None, lines)) or None)


def aimed(press: Press, verb: str, what: str = "") -> Press:
    """The same moment, asking for something else."""
    return Press(verb, press.campaign, press.branch, press.n, press.seat, what)


def _buttons(options: Sequence[Option], press: Press, words: Words) -> list[PressButton]:
    first = ButtonStyle.primary
    return [
        button(
            aimed(press, "choose", option.id),
            cut(label(words, option), LONGEST_BUTTON),
            ButtonStyle.secondary if position else first,
        )
        for position, option in enumerate(options)
    ]


def _groups(choices: Choices, group: str | None, press: Press, words: Words) -> list[PressButton]:
    opened = choices.opened(group)
    return [
        button(
            aimed(press, "group", name),
            words.message("panel-group", group=Spoken(group_name(words, name)), count=len(options)),
            ButtonStyle.primary if name == opened else ButtonStyle.secondary,
        )
        for name, options in choices.groups.items()
    ]


def _menu(choices: Choices, group: str | None, press: Press, words: Words) -> ui.ActionRow[Any]:
    opened = choices.opened(group)
    if opened is not None:
        placeholder = words.message("panel-menu-group", group=Spoken(group_name(words, opened)))
    else:
        placeholder = how_many(words, choices.ask)
    entries = [choice_entry(words, option) for option in choices.shown(group)]
    return menu(aimed(press, "pick", opened or ""), placeholder, entries, choices.ask.pick)


def how_many(words: Words, ask: Ask) -> str:
    """How many are to be chosen."""
    fewest, most = ask.pick
    if fewest == most:
        return words.message("panel-choose", count=most)
    return words.message("panel-choose-range", fewest=fewest, most=min(most, len(ask.options)))
