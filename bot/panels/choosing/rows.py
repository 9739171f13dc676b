"""The three rows of a panel's choices: buttons while their labels fit, else menus (docs/behaviour.md#choices).

A game says with `Groups` what is in which row and which groups are buttons, so that the same group always is the same
kind of control. Other questions are buttons if their labels fit three rows, else one menu.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.messages.fitting import LONGEST_MENU, fits_button, fitting, wide
from bot.messages.layout import MOST_ENTRIES, Button, Control, MenuEntry, Row, Style, button, entry, menu
from bot.messages.payloads import Confirmed, OfAsk, PressedChoice, PressedGroup, PressedMenu
from bot.panels.choosing.choices import (
    MENU,
    Choice,
    Choices,
    as_buttons,
    choice_entries,
    group_name,
    has_copies,
    how_many,
    number_of,
    short_label,
)
from bot.panels.choosing.packing import packed
from bot.panels.choosing.reasons import short_reason, why_none
from bot.panels.choosing.signs import thinned
from bot.panels.choosing.zones import ROWS, closed
from bot.text.speech import label, plain
from engine.table import Impossible, Option, Run, Text
from engine.words import Spoken, Words
from renders.emojis import sign_of

OPEN = " ▾"
LEAD = "▶ "
ONE_EACH = 3  # choices that have a row each


Closest = Callable[[str], Impossible | None]
"""Returns what is closest to being possible in a group that holds nothing."""

Follows = Callable[[str], Text | None]
"""Returns what autopilot would answer after an option, and its chance."""


def _none(group: str) -> None:
    """Returns that a group has no such thing."""


class RowsOf:
    """Lays out the choices of a question, with `group` open."""

    def __init__(
        self,
        choices: Choices,
        group: str | None,
        moment: OfAsk,
        words: Words,
        closest: Closest = _none,
        follows: Follows = _none,
    ) -> None:
        self.choices, self.group, self.moment, self.words, self.closest = choices, group, moment, words, closest
        self.follows = follows
        self.name = (group or "").rstrip(MENU)
        self.is_led = False  # the next step is a button already
        self.said = set[str]()  # the labels of buttons for all choices of a row

    def rows(self) -> list[Control]:
        """Returns at most three rows."""
        return [thinned(each) if isinstance(each, Row) else each for each in self._rows()]

    def _rows(self) -> list[Control]:
        if self.choices.ask.pick != (1, 1):
            return self._marked()
        if self.choices.sets:  # a single answer
            return [Row(tuple(self._set_buttons()))]
        if self.choices.order.tabs:
            return self._tabbed()
        if self.choices.order.rows:
            return self._arranged(self.choices.in_rows(self.group), ROWS)
        return self._plain(self.choices.every)

    # ---------------------------------------------------------------- the kinds of questions

    def _tabbed(self) -> list[Control]:
        opened = self.choices.tab(self.group)
        tabs = []
        for tab in self.choices.order.tabs:
            count = self.choices.left.get(tab.name, self._count(tab.groups))
            said = plain(self.words.message(f"tab-{tab.name}", count=count))
            shown = f"{said}{OPEN}" if tab.name == opened else said
            empty = not self._count(tab.groups) and tab.name != opened
            made = button(PressedGroup(self.moment, tab.name).press(), shown, disabled=empty)
            tabs.append(replace(made, sign=self._sign(Text(f"tab-{tab.name}"))))
        rows = self.choices.in_rows(self.group)
        here = [each for names in rows for name in names for each in self.choices.groups.get(name, ())]
        if len(here) > MOST_ENTRIES:
            return [Row(tuple(tabs)), *self._in_parts(here, 1)]
        return [Row(tuple(tabs)), *self._arranged(rows, ROWS - 1)]

    def _arranged(self, rows: Sequence[Sequence[str]], room: int) -> list[Control]:
        """Returns the rows as the game arranges them, in at most `room`. The next step is the first button. Empty rows
        say why."""
        rows = [names for names in rows if self._of(names) or self._lacks(names)]
        chosen = [self._of(names) for names in rows]
        for names, choices in zip(rows, chosen, strict=True):
            if not self._is_opened(names, choices):
                continue
            if len(choices) > MOST_ENTRIES:
                return self._in_parts(choices, room - 1)
            if self._has_buttons(names) and (every := self._spread(choices, room)):
                return every
        lead = self.choices.lead
        first = self._row_of_lead(rows, chosen)
        found: list[Control] = []
        spare = room - len(rows)
        shown: Choice | None = None  # the next step, if it is a button
        alone = next((at for at, choices in enumerate(chosen) if choices == [lead]), None)
        if (
            alone is not None
            and lead is not None
            and not self.choices.goes_through
            and self._fits_lead(lead, alone=True)
        ):
            shown, first = lead, alone  # its row has no other choice
        elif first is None and spare and lead is not None and self._fits_lead(lead, alone=True):
            found.append(Row((self._lead_button(lead),)))
            shown, spare = lead, spare - 1
        elif first is not None and not self._is_opened(rows[first], chosen[first]):
            fits = self._fits_lead(lead, alone=spare > 0 or chosen[first] in ([], [lead]))
            shown = lead if fits and not self._replaces_single(lead, chosen[first], 1 + spare) else None
        for at, (names, choices) in enumerate(zip(rows, chosen, strict=True)):
            others = [each for each in choices if each is not shown]
            here = shown if at == first else None
            if not choices and here is None:
                found.append(self._why_empty(names, at))
            elif here is not None and not others:
                found.append(Row((self._lead_button(here),)))
            elif self._has_buttons(names) and (others or here):
                made = self._buttons(names, others, here, 1 + spare)
                spare -= max(0, len(made) - 1)
                found += made
            elif choices and self._stays_in_menu(choices, shown):
                found.append(self._menu(names, choices))
            else:
                found.append(self._menu(names, others) if others else self._only_lead(at))
        if rows and found[-1] == self._only_lead(len(rows) - 1):
            found.pop()  # the panel fills the row with [Why not…] and [Rules]
        return found[:room]

    def _stays_in_menu(self, choices: Sequence[Choice], shown: Choice | None) -> bool:
        """True if a next step that is `shown` as a button is also in the menu: it can be marked with others, or taken
        without what follows. A run that includes all others is not."""
        if shown is not None and self.choices.goes_through:
            return True
        options = {each.id for each in choices if isinstance(each, Option)}
        return self.choices.takes_several(choices) and not (isinstance(shown, Run) and options <= {*shown.picks})

    def _row_of_lead(self, rows: Sequence[Sequence[str]], chosen: Sequence[Sequence[Choice]]) -> int | None:
        """Returns the row of buttons for the next step: its own, else the first one."""
        buttons = [at for at, names in enumerate(rows) if self._has_buttons(names)]
        return next((at for at in buttons if self.choices.lead in chosen[at]), next(iter(buttons), None))

    def _replaces_single(self, lead: Choice | None, choices: Sequence[Choice], most: int) -> bool:
        """True if a next step of another row would leave no room for the only button of this one, and saves no taps as
        a button."""
        if lead is None or len(choices) != 1 or lead in choices or self.choices.goes_through:
            return False
        single = self._choice(choices[0])
        label = replace(single, label=self._lead_label(lead))
        return fits_button(single.label) and self._wrapped([label, single], most) is None

    def _has_buttons(self, names: Sequence[str]) -> bool:
        return any(name in self.choices.order.buttons for name in names)

    def _is_opened(self, names: Sequence[str], choices: Sequence[Choice]) -> bool:
        """True if the menu of a row of buttons is open in their place."""
        return bool(choices) and self.name in names and bool(self.group and self.group.endswith(MENU))

    def _lacks(self, names: Sequence[str]) -> bool:
        """True if a row without choices has to give a reason; not if there is nothing to choose on the board."""
        return any(self.closest(name) is not None for name in names)

    def _spread(self, choices: Sequence[Choice], room: int) -> list[Control] | None:
        """Returns buttons for all choices of an open row, in place of all rows, and one that goes back; None if they
        need more room."""
        back = button(PressedGroup(self.moment, "").press(), self.words.message("button-back"))
        made = [self._brief(each) for each in choices]
        return self._wrapped([*made, back], room) if len({each.label for each in made}) == len(made) else None

    def _brief(self, choice: Choice) -> Button:
        """Returns the button of a choice among others of its group, which the question names."""
        brief = Text(
            f"brief-{choice.text.key}", **{"at": choice.places[0] if choice.places else "", **choice.text.args}
        )
        said = plain(self.words.say(brief)) if self.words.has(brief.key) else short_label(self.words, choice)
        if choice is self.choices.lead:
            return replace(self._lead_button(choice), label=LEAD + said, sign=None)
        return replace(self._choice(choice), label=said, sign=None)

    def _only_lead(self, number: int) -> Control:
        return closed(self.moment, self.words.message("row-only-lead"), number)

    def _plain(self, choices: Sequence[Choice]) -> list[Control]:
        """Returns choices without an arrangement: buttons that fit, one menu, or parts."""
        if not choices:
            return []
        if len(choices) > MOST_ENTRIES:
            return self._in_parts(choices, ROWS - 1)
        lead = self.choices.lead
        ordered = [*([lead] if lead else ()), *(each for each in choices if each is not lead)]
        packed = self._packed(ordered, lead)
        if packed:
            return packed
        found: list[Control] = []
        if lead and len(choices) > 1 and self._fits_lead(lead):
            found.append(Row((self._lead_button(lead),)))
            ordered = ordered[1:]
        return [*found, self._one_menu(self._naming(ordered), ordered, "")]

    def _packed(self, choices: Sequence[Choice], lead: Choice | None) -> list[Control] | None:
        """Returns buttons in at most three rows, one in each if there are so few; None if they do not fit."""
        if not as_buttons(self.words, choices):
            return None
        buttons = [self._lead_button(each) if each is lead else self._choice(each) for each in choices]
        if not all(fits_button(each.label) for each in buttons):
            return None
        if len(buttons) <= ONE_EACH:
            return [Row((each,)) for each in buttons]
        found: list[Control] = []
        while buttons and len(found) < ROWS:
            count = fitting([each.label for each in buttons])
            found.append(Row(tuple(buttons[:count])))
            buttons = buttons[count:]
        return None if buttons else found

    def _marked(self) -> list[Control]:
        """Returns the suggested set as one button, or the sets that the game offers, and a menu in which several are
        marked. The mark of dice is left out: a confirmation follows."""
        fewest, most = self.choices.ask.pick
        options = [each for each in self.choices.every if isinstance(each, Option)]
        if len(options) > MOST_ENTRIES:
            options = [each for each in self.choices.opened_part(options, self.group)[1] if isinstance(each, Option)]
        placeholder = how_many(self.words, self.choices.ask)
        marks = [replace(each, final=None) if each.final == "dice" else each for each in options]
        entries = choice_entries(self.words, marks, self.choices.recommended, self.choices.game)
        press = PressedMenu(self.moment, self.name).press
        below = [menu(press, placeholder, entries, (fewest, most))] if entries else []
        if buttons := self._set_buttons():
            return [Row(tuple(buttons)), *below]
        lead = self._set_button(self.choices.lead_set)
        return [*([Row((lead,))] if lead else ()), *below]

    def _set_buttons(self) -> list[Button]:
        """Returns as many sets that the game offers as fit one row, the suggested one first."""
        found = []
        for at, each in enumerate(self.choices.sets):
            shown = plain(self.words.say(each.text))
            press = Confirmed(self.moment, packed(self.choices.ask, list(each.picks))).press
            found.append(button(press, shown if at else LEAD + shown, Style.SECONDARY if at else Style.PRIMARY))
        return found[: fitting([each.label for each in found])]

    def _set_button(self, options: Sequence[Option]) -> Button | None:
        """Returns the button that gives these options at once, if its label fits."""
        if not options:
            return None
        rolls = any(each.final == "dice" for each in options)
        for said in (
            self.words.listed([short_label(self.words, each) for each in options]),
            self.words.message("row-suggested-count", count=len(options)),
        ):
            shown = LEAD + (self.words.message("row-roll", choice=Spoken(said)) if rolls else said)
            if fits_button(shown):
                press = Confirmed(self.moment, packed(self.choices.ask, [each.id for each in options])).press
                return button(press, shown, Style.PRIMARY)
        return None

    # ---------------------------------------------------------------- parts of many

    def _in_parts(self, choices: Sequence[Choice], room: int) -> list[Control]:
        """Returns buttons of the parts in at most `room` rows, or a menu of them, and the menu of the open part."""
        parts = self.choices.parts(choices)
        opened, part = self.choices.opened_part(choices, self.group)
        buttons = [self._part(name, each, opened) for name, each in parts.items()]
        below = self._one_menu(self._named(opened, part), part, opened)
        found: list[Control] = []
        while buttons and len(found) < room:
            count = fitting([each.label for each in buttons])
            found.append(Row(tuple(buttons[:count])))
            buttons = buttons[count:]
        if buttons:
            entries = [entry(self._named(name, each), name) for name, each in parts.items()]
            found = [menu(self.moment.press("part"), self.words.message("row-parts", count=len(entries)), entries)]
        return [*found, below]

    def _part(self, name: str, part: Sequence[Choice], opened: str) -> Button:
        said = self._named(name, part)
        return button(PressedGroup(self.moment, name).press(), f"{said}{OPEN}" if name == opened else said)

    def _named(self, name: str, part: Sequence[Choice]) -> str:
        said = Spoken(group_name(self.words, name))
        return self.words.message("panel-group", group=said, count=number_of(part))

    # ---------------------------------------------------------------- one row

    def _buttons(
        self, names: Sequence[str], choices: Sequence[Choice], lead: Choice | None, most: int
    ) -> list[Control]:
        """Returns as many buttons as fit `most` rows, the next step first, and one for the menu of all."""
        others = [each for each in choices if each is not lead]
        opened = self._is_opened(names, choices)
        first = [self._lead_button(lead)] if lead else []
        if not opened:
            made = [*first, *(self._choice(each) for each in others if fits_button(short_label(self.words, each)))]
            if len({each.label for each in made}) == len(made) == len(first) + len(others):
                found = self._wrapped(made, most)
                if found is not None:
                    return found
        if opened or (not first and not as_buttons(self.words, others[:1])):
            return [self._menu(names, others)]
        return self._with_all(names, first, others, most)

    def _of(self, names: Sequence[str]) -> list[Choice]:
        return [each for name in names for each in self.choices.groups.get(name, ())]

    def _wrapped(self, buttons: Sequence[Button], most: int) -> list[Control] | None:
        """Returns buttons in at most `most` rows; None if they do not fit."""
        found: list[Control] = []
        left = list(buttons)
        while left and len(found) < most:
            count = fitting([each.label for each in left])
            found.append(Row(tuple(left[:count])))
            left = left[count:]
        return None if left else found

    def _with_all(
        self, names: Sequence[str], first: Sequence[Button], others: Sequence[Choice], most: int
    ) -> list[Control]:
        """Returns as many of these as fit, and the button that opens the menu of all."""
        press = PressedGroup(self.moment, f"{names[0]}{MENU}").press()
        every = button(press, self._label_of_all(names, first, others))
        kept = list(first)
        for each in others:
            made = self._choice(each)
            fits = fits_button(made.label) and made.label not in {one.label for one in kept}
            if fits and self._wrapped([*kept, made, every], most) is not None:
                kept.append(made)
        if not kept:
            return [self._menu(names, others)]
        if len(kept) == len(first) and self.choices.lead not in self._of(names):
            named = replace(every, label=self._placeholder(names, others) + OPEN)  # nothing else names these choices
            every = named if self._wrapped([*kept, named], most) or not self._wrapped([*kept, every], most) else every
        return self._wrapped([*kept, every], most) or [Row((*first, every))]

    def _label_of_all(self, names: Sequence[str], first: Sequence[Button], others: Sequence[Choice]) -> str:
        """Returns what the button for all choices of a row says, unlike that of another row."""
        usual = self.words.message("row-more", count=number_of(self._of(names))) + OPEN
        named = self._placeholder(names, others) + OPEN
        more = (usual, named, self.words.message("row-others", count=number_of(others)))
        before = [each.label for each in first]
        fit = [said for said in more if fitting([*before, said]) > len(before)]
        found = next((said for said in fit if said not in self.said), usual)
        self.said.add(found)
        return found

    def _menu(self, names: Sequence[str], choices: Sequence[Choice]) -> Control:
        """Returns the menu of a row."""
        lead, next_up = self.choices.lead, self.choices.next_up
        holds = lead in choices and not self.is_led
        if holds:  # its label is too long for a button
            choices = [each for each in choices if each is lead] + [each for each in choices if each is not lead]
        leads = next_up in names or next_up in {each.id for each in choices}
        elsewhere = self.is_led or self.choices.ends or (lead is not None and lead not in choices)
        said = (LEAD if holds or (leads and not elsewhere) else "") + self._placeholder(names, choices)
        more: list[MenuEntry] = []
        if len(choices) > MOST_ENTRIES:
            more = [entry(self.words.message("row-others", count=number_of(choices)), f"{MENU}{names[0]}")]
        return self._one_menu(said, choices, names[0], more)

    def _placeholder(self, names: Sequence[str], choices: Sequence[Choice]) -> str:
        held = [name for name in names if any(each in choices for each in self.choices.groups.get(name, ()))]
        if has_copies(self._of(names)) and len(choices) == 1:
            return label(self.words, choices[0])
        if has_copies(self._of(names)) and self.choices.takes_several(choices):
            return group_name(self.words, held[0])  # a number would count kinds of cards, not cards
        for count in range(len(held), 0, -1):
            said = ", ".join(self._group(name) for name in held[:count])
            text = self.words.message("panel-group", group=Spoken(said), count=number_of(choices))
            if count == 1 or wide(LEAD + text) <= LONGEST_MENU:
                return text
        return self._naming(choices)

    def _group(self, name: str) -> str:
        """Returns a group's name, or the only choice that belongs to none."""
        others = () if name else self.choices.groups[name]
        return short_label(self.words, others[0]) if len(others) == 1 else group_name(self.words, name)

    def _naming(self, choices: Sequence[Choice]) -> str:
        """Returns what a menu holds that has no name of its own: its first single answer and how many others, if there
        is room."""
        single = next((each for each in choices if isinstance(each, Option)), None)
        if self.choices.ask.pick == (1, 1) and single and len(choices) > 1:
            first = Spoken(short_label(self.words, single))
            text = self.words.message("panel-or-others", first=first, count=len(choices) - 1)
            if wide(LEAD + text) <= LONGEST_MENU:
                return text
        return how_many(self.words, self.choices.ask)

    def _one_menu(
        self, placeholder: str, choices: Sequence[Choice], group: str, more: Sequence[MenuEntry] = ()
    ) -> Control:
        """Returns the menu of these choices. Several may be marked if the game says so."""
        entries = self._entries(choices)
        kept = [*entries[: MOST_ENTRIES - len(more)], *more]
        several = self.choices.takes_several(choices) and not more
        key = "row-any-through" if self.choices.order.through else "row-any-of"
        said = self.words.message(key, choices=Spoken(placeholder)) if several else placeholder
        shown = said if wide(said) <= LONGEST_MENU else placeholder
        return menu(PressedMenu(self.moment, group).press, shown, kept, (1, len(kept) if several else 1))

    def _entries(self, choices: Sequence[Choice]) -> list[MenuEntry]:
        shown = self.choices
        entries = choice_entries(self.words, choices, shown.recommended, shown.game, shown.wasted)
        return [self._with_chance(each) for each in entries] if shown.order.through else entries

    def _with_chance(self, made: MenuEntry) -> MenuEntry:
        """Returns an entry whose second line says the chance of what it leads to, if the game knows one."""
        follows = self.follows(made.value)
        if follows is None or "chance" not in follows.args:
            return made
        return replace(made, detail=plain(self.words.say(follows)))

    def _why_empty(self, names: Sequence[str], number: int) -> Control:
        """Returns a disabled menu that says why the row is empty, if there is room, else a button that shows why."""
        group = next((name for name in names if why_none(self.words, name, self.closest(name))), "")
        reason = short_reason(self.words, group, self.closest(group))
        if reason and wide(reason) <= LONGEST_MENU:
            return closed(self.moment, reason, number)
        named = Spoken(group_name(self.words, group or names[0]))
        asked = self.words.message("row-why-none", group=named)
        if group and fits_button(asked):
            return Row((button(PressedGroup(self.moment, group).press("why_none"), asked),))
        return closed(self.moment, self.words.message("row-none", group=named), number)

    def _choice(self, choice: Choice) -> Button:
        made = button(PressedChoice(self.moment, choice.id).press, short_label(self.words, choice))
        return replace(made, sign=self._sign(choice.text))

    def _sign(self, text: Text) -> str | None:
        return sign_of(self.choices.game, text) if self.choices.game else None

    def _fits_lead(self, lead: Choice | None, *, alone: bool = False) -> bool:
        """True if the next step fits as a button beside that of all other choices, or `alone` in its row."""
        if lead is None:
            return False
        more = self.words.message("row-more", count=99) + OPEN
        said = self._lead_label(lead)
        return fits_button(said) and (alone or fitting([said, more]) == 2)

    def _lead_label(self, lead: Choice) -> str:
        """Returns the label of the next step, which says if it rolls dice or turns up a card."""
        said = short_label(self.words, lead)
        keys = (f"through-{lead.text.key}", f"through-{self.choices.ask.key.replace('.', '-')}")
        key = next((each for each in keys if self.words.has(each)), None)
        if self.choices.goes_through and key is not None:
            said = plain(self.words.say(Text(key, **{"at": "", **lead.text.args})))
        elif isinstance(lead, Option) and lead.final in ("dice", "card"):
            said = self.words.message("row-roll" if lead.final == "dice" else "row-turn-up", choice=Spoken(said))
        return LEAD + said

    def _lead_button(self, lead: Choice) -> Button:
        """Returns the button of the next step, which needs no confirmation."""
        self.is_led = True
        press = PressedChoice(self.moment, lead.id).press
        if isinstance(lead, Option) and (lead.final in ("dice", "card") or self.choices.goes_through):
            press = self.moment.press("follow", lead.id)
        return replace(button(press, self._lead_label(lead), Style.PRIMARY), sign=self._sign(lead.text))

    def _count(self, groups: Sequence[str]) -> int:
        return number_of(self._of(groups))


def choice_rows(
    choices: Choices, group: str | None, moment: OfAsk, words: Words, closest: Closest = _none, follows: Follows = _none
) -> list[Control]:
    """Returns at most three rows for the choices of a question. `moment` is the question they belong to."""
    return RowsOf(choices, group, moment, words, closest, follows).rows()
