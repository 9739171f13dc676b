"""A question's options as buttons and menus, with any choice at most three taps away (docs/behaviour.md#choices).

If the game defines groups for a question, they form a bar whose buttons never move: a group of one option is a button,
others open below it. Other questions become buttons, one menu, or groups, depending on the number of options.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.messages.layout import MOST_ENTRIES, Button, Control, MenuEntry, Style, button, entry, menu, rows
from bot.messages.payloads import OfAsk, PressedChoice, PressedGroup, PressedMenu
from bot.text.speech import cut, label, plain
from engine.table import Ask, Groups, Option, Run, Text
from engine.words import Spoken, Words

MOST_BUTTONS = 5
LONGEST_BUTTON, LONGEST_LABEL = 34, 50  # characters that a phone shows of a button, and of an entry's first line
LONGEST_LINES = 420  # characters of full option texts: with the question and the status at most 600
LONGEST_LINE = 150
MOST_MENUS = 5  # per group: a message has at most 40 components
OPEN = " ▾"
SEVERAL = "+"  # after a group's name: its menu takes several
MENU = "="  # after a group's name: it stays a menu even if few choices are left

Choice = Option | Run


@dataclass(frozen=True, slots=True)
class Choices:
    """The options of a question. `end` ends the turn and has its own button; `groups` holds the others in order, with
    their runs. `barred`: the groups form a bar, with the `fixed` ones above the open group, so that changes move
    neither. `next_up` is the most likely next step, `recommended` the advice for the seat, each with its reason."""

    ask: Ask
    end: Option | None
    groups: Mapping[str, Sequence[Choice]]
    barred: bool = False
    fixed: Sequence[str] = ()
    several: Sequence[str] = ()
    next_up: str | None = None
    recommended: Mapping[str, Text] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        ask: Ask,
        order: Groups | None = None,
        runs: Sequence[Run] = (),
        next_up: str | None = None,
        recommended: Mapping[str, Text] | None = None,
    ) -> Choices:
        """Sorts the options of a question into groups. `order` is given if the game defines their order."""
        end = next((option for option in ask.options if option.final == "turn"), None) if ask.pick == (1, 1) else None
        found: dict[str, list[Choice]] = {name: [] for name in order.names} if order else {}
        for choice in _in_order([option for option in ask.options if option is not end], runs):
            found.setdefault(order.holding(choice.group) if order else choice.group, []).append(choice)
        if order and "" in found:  # options without a group, such as "That is all", come last
            found[""] = found.pop("")
        kept = {name: each for name, each in found.items() if each or (order and name in order.fixed)}
        fixed, several = (order.fixed, order.several) if order else ((), ())
        return cls(ask, end, kept, order is not None, fixed, several, next_up, recommended or {})

    @property
    def count(self) -> int:
        """The number of options apart from the end of the turn."""
        return sum(map(len, self.groups.values()))

    @property
    def grouped(self) -> bool:
        """True if they are in groups that open."""
        return self.barred or self.count > MOST_ENTRIES

    def are_buttons(self, words: Words) -> bool:
        """True if they are few enough for a button each."""
        return not self.barred and self.ask.pick == (1, 1) and _as_buttons(words, self.shown(None))

    def opened(self, group: str | None) -> str | None:
        """Returns the open group: the requested one, else that of the next step, else the first that can be opened;
        None if there is none."""
        if not self.grouped:
            return None
        wanted = ((group or "").rstrip(SEVERAL + MENU), self.group_of(self.next_up or ""), *self.groups)
        return next((each for each in wanted if each is not None and self._opens(each)), None)

    def _opens(self, group: str) -> bool:
        return len(self.groups.get(group, ())) > (1 if self.barred else 0)

    def group_of(self, choice: str) -> str | None:
        """Returns the group of a choice, by its id. A group is its own."""
        if choice in self.groups:
            return choice
        return next((name for name, each in self.groups.items() if any(one.id == choice for one in each)), None)

    def shown(self, group: str | None) -> Sequence[Choice]:
        """Returns the options that can be picked without opening another group."""
        opened = self.opened(group)
        if opened is not None:
            return self.groups[opened]
        return [option for options in self.groups.values() for option in options]


def _as_buttons(words: Words, choices: Sequence[Choice]) -> bool:
    """True if the choices may be buttons: they are few, and their first lines differ."""
    if len(choices) > MOST_BUTTONS:
        return False
    entries = {(_on_button(words, each), detail(words, each)) for each in choices}
    return len({said for said, _ in entries}) == len(entries)


def _on_button(words: Words, choice: Choice) -> str:
    return cut(label(words, choice), LONGEST_BUTTON)


def _in_order(options: Sequence[Option], runs: Sequence[Run]) -> list[Choice]:
    """Returns runs that come first, then the options, each followed by its runs, then the other runs."""
    known = {option.id for option in options}
    first = [run for run in runs if run.after is None]
    last = [run for run in runs if run.after is not None and run.after not in known]
    found: list[Choice] = [*first]
    for option in options:
        found += [option, *(run for run in runs if run.after == option.id)]
    return [*found, *last]


def _number_of(choices: Sequence[Choice]) -> int:
    """Counts the distinct choices: all options, and the runs that lead beyond them."""
    options = {each.id for each in choices if isinstance(each, Option)}
    runs = [each for each in choices if isinstance(each, Run)]
    return len(options) + sum(run.hands_over or not options.issuperset(run.picks) for run in runs)


def group_name(words: Words, group: str) -> str:
    """Returns a group's name: `group-<group>` in the game's messages, else the name of that content."""
    key = f"group-{group.replace('.', '-')}" if group else "group-other"
    return plain(words.message(key) if words.has(key) else words.name(group.partition("-")[2] or group))


def detail(words: Words, choice: Choice) -> str | None:
    """Returns the second line of an entry: whether it rolls dice or reveals a card, which must not be cut off, and the
    rules' explanation. For the end of a turn, what is lost is shown in the confirmation instead."""
    final = choice.final if isinstance(choice, Option) else None
    if final == "turn":
        return None
    lines = [words.message(f"choice-final-{final}")] if final in ("dice", "card") else []
    lines += [plain(words.say(choice.detail))] if choice.detail else []
    return " · ".join(lines) or None


def choice_rows(choices: Choices, group: str | None, moment: OfAsk, words: Words) -> list[Control]:
    """Returns the bar of groups with the open group below it; or two to five choices as buttons, up to 25 as one menu,
    more as group buttons and the open group's menu.

    `moment` is the question they belong to.
    """
    if not choices.count and not choices.barred:
        return []
    if choices.are_buttons(words):
        return rows([_choice_button(choices, each, moment, words) for each in choices.shown(None)])
    places = (
        {name: _group_button(choices, name, group, moment, words) for name in choices.groups} if choices.grouped else {}
    )
    opened = choices.opened(group)
    takes_several = opened in choices.several and (group or "").endswith(SEVERAL)
    if choices.grouped and opened is None:
        below = []
    elif takes_several:
        below = _menus_of_several(choices, opened or "", moment, words)
    else:
        below = _open_group(choices, opened, moment, words, as_menu=_stays_menu(group))
    others = [button for name, button in places.items() if choices.fixed and name not in choices.fixed]
    return [*rows([each for each in places.values() if each not in others]), *below, *rows(others)]


def _stays_menu(group: str | None) -> bool:
    return (group or "").endswith(MENU)


def _open_group(choices: Choices, group: str | None, moment: OfAsk, words: Words, *, as_menu: bool) -> list[Control]:
    """Returns the choices of the open group: as buttons if they are few and were no menu before, as a menu, or as a
    menu for each of its parts. The next step has its own button."""
    shown = choices.shown(group)
    if not choices.barred:
        return [_choice_menu(choices, group, shown, moment, words)]
    first = rows([_choice_button(choices, each, moment, words) for each in shown if each.id == choices.next_up])
    others = [each for each in shown if each.id != choices.next_up]
    if _stay_buttons(words, others, as_menu=as_menu):
        return [*first, *rows([_choice_button(choices, each, moment, words) for each in others])]
    menus = [others] if len(others) <= MOST_ENTRIES else _parts_of_group(others)
    names = [group if len(menus) == 1 else each[0].group for each in menus]
    found = [_choice_menu(choices, name, each, moment, words) for name, each in zip(names, menus, strict=True)]
    return [*first, *found, *rows(_to_several(choices, group, moment, words))]


def _stay_buttons(words: Words, choices: Sequence[Choice], *, as_menu: bool) -> bool:
    return len(choices) <= 1 if as_menu else _as_buttons(words, choices)


def _to_several(choices: Choices, group: str | None, moment: OfAsk, words: Words) -> list[Button]:
    """Returns the button for selecting several options of the open group, if it has several."""
    options = [each for each in choices.shown(group) if isinstance(each, Option)]
    if group not in choices.several or len(options) < 2:
        return []
    return [button(PressedGroup(moment, f"{group}{SEVERAL}").press(), words.message("button-several"))]


def _menus_of_several(choices: Choices, group: str, moment: OfAsk, words: Words) -> list[Control]:
    """Returns menus in which several options of the group can be selected."""
    options: list[Choice] = [each for each in choices.groups[group] if isinstance(each, Option)]
    menus = [options] if len(options) <= MOST_ENTRIES else _parts_of_group(options)
    placeholder = words.message("panel-menu-several", group=Spoken(group_name(words, group)))
    return [
        menu(
            PressedMenu(moment, f"{group}{SEVERAL}{number}").press,
            placeholder,
            [choice_entry(words, each, choices.recommended) for each in part],
            (1, len(part)),
        )
        for number, part in enumerate(menus)
    ]


def _parts_of_group(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Splits a group that is too large for one menu. If a message has no room for all of its parts, returns as few
    menus as hold everything."""
    found: dict[str, list[Choice]] = {}
    for each in choices:
        found.setdefault(each.group, []).append(each)
    if len(found) <= MOST_MENUS:
        return [_fitting(each) for each in found.values()]
    return [list(choices[at : at + MOST_ENTRIES]) for at in range(0, len(choices), MOST_ENTRIES)]


def _fitting(part: Sequence[Choice]) -> list[Choice]:
    """Returns as much of a part as a menu holds. Runs are left out first, because they only save taps."""
    room = MOST_ENTRIES - sum(isinstance(each, Option) for each in part)
    kept = [each for each in part if isinstance(each, Run)][: max(0, room)]
    return [each for each in part if isinstance(each, Option) or each in kept]


def counsel(choices: Choices, words: Words) -> list[str]:
    """Returns a line for each recommendation, with its reason."""
    known = choices.ask.by_id
    said = [
        words.message("panel-recommended", choice=Spoken(label(words, known[each])), reason=Spoken(words.say(reason)))
        for each, reason in choices.recommended.items()
    ]
    return [cut(line, _share(LONGEST_LINES, said)) for line in said]


def _share(room: int, lines: Sequence[str]) -> int:
    """Returns the maximum length of each of the lines."""
    return min(LONGEST_LINE, room // max(1, len(lines)))


def in_full(choices: Choices, group: str | None, words: Words) -> list[str]:
    """Returns the full texts of choices whose buttons are too short for them: at most five lines, which share the space
    left by recommendations. Actions in the bar and the next step are only listed if their buttons cut their names."""
    cut_off = [each for each in _on_wide_buttons(choices, group) if len(label(words, each)) > LONGEST_BUTTON]
    said = {label(words, each): detail(words, each) for each in (*cut_off, *_on_buttons(choices, group, words))}
    lines = [
        "• " + ": ".join(filter(None, (name, more)))
        for name, more in said.items()
        if more or len(name) > LONGEST_BUTTON
    ][:MOST_BUTTONS]
    room = LONGEST_LINES - sum(map(len, counsel(choices, words)))
    return [cut(line, _share(room, lines)) for line in lines]


def _on_wide_buttons(choices: Choices, group: str | None) -> Iterator[Choice]:
    """Yields the only action of each group in the bar, and the next step of the open group."""
    if choices.barred:
        yield from (each[0] for each in choices.groups.values() if len(each) == 1)
    if choices.opened(group) is not None:
        yield from (each for each in choices.shown(group) if each.id == choices.next_up)


def _on_buttons(choices: Choices, group: str | None, words: Words) -> Sequence[Choice]:
    """Returns the choices that have a button now, except the next step."""
    if not choices.are_buttons(words) and not (choices.barred and choices.opened(group) is not None):
        return ()
    others = [each for each in choices.shown(group) if each.id != choices.next_up]
    return others if _stay_buttons(words, others, as_menu=_stays_menu(group)) else ()


def choice_entry(words: Words, choice: Choice, recommended: Collection[str] = ()) -> MenuEntry:
    """Returns a choice as an entry of a menu. If its text is too long for the first line, the second has it in full,
    after the recommendation mark."""
    said = label(words, choice)
    mark = words.message("choice-recommended") if choice.id in recommended else None
    lines = [mark, said if len(said) > LONGEST_LABEL else None, detail(words, choice)]
    return entry(cut(said, LONGEST_LABEL), choice.id, " · ".join(filter(None, lines)) or None)


def reopened(choices: Choices, picked: str, *, as_menu: bool) -> str | None:
    """Returns the group to keep open after a pick. Menus stay menus."""
    group = choices.group_of(picked)
    return f"{group}{MENU}" if group and as_menu else group


def listed(words: Words, options: Sequence[Option]) -> str:
    """Joins several choices into one list."""
    return words.listed([label(words, option) for option in options]) or words.message("choice-none")


def _choice_button(choices: Choices, choice: Choice, moment: OfAsk, words: Words, *, leads: bool = False) -> Button:
    leads = leads or choice.id == choices.next_up or choice.id in choices.recommended
    style = Style.PRIMARY if leads else Style.SECONDARY
    return button(PressedChoice(moment, choice.id).press, _on_button(words, choice), style)


def _group_button(choices: Choices, name: str, group: str | None, moment: OfAsk, words: Words) -> Button:
    """Returns a group's button in the bar: the action itself if it is the only one, else the group with its number. An
    empty group explains why."""
    each, opened = choices.groups[name], choices.opened(group)
    if choices.barred and len(each) == 1:
        return _choice_button(choices, each[0], moment, words, leads=name == choices.next_up)
    said = words.message("panel-group", group=Spoken(group_name(words, name)), count=_number_of(each))
    leads = name == choices.next_up or (name != opened and name == choices.group_of(choices.next_up or ""))
    style = Style.PRIMARY if leads else Style.SECONDARY
    pressed = PressedGroup(moment, name).press("group" if each else "why_empty")
    return button(pressed, f"{said}{OPEN}" if name == opened else said, style)


def _choice_menu(choices: Choices, group: str | None, shown: Sequence[Choice], moment: OfAsk, words: Words) -> Control:
    if group is not None:
        placeholder = words.message("panel-menu-group", group=Spoken(group_name(words, group)))
    else:
        placeholder = how_many(words, choices.ask)
    entries = [choice_entry(words, each, choices.recommended) for each in shown]
    return menu(PressedMenu(moment, group or "").press, placeholder, entries, choices.ask.pick)


def how_many(words: Words, ask: Ask) -> str:
    """Returns how many options must be chosen."""
    fewest, most = ask.pick
    if fewest == most:
        return words.message("panel-choose", count=most)
    return words.message("panel-choose-range", fewest=fewest, most=min(most, len(ask.options)))
