"""A question's options: their groups, the tab or part that is open, and how they read.

`bot.panels.choosing.rows` lays them out (docs/behaviour.md#choices).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType

from bot.messages.fitting import fits_button
from bot.messages.layout import MOST_ENTRIES, MenuEntry, entry
from bot.panels.choosing.apart import Said, apart
from bot.panels.choosing.signs import telling_apart
from bot.text.speech import cut, label, plain
from engine.table import Argument, Ask, Groups, Option, PickSet, Run, Tab, Text
from engine.words import Words

LONGEST_BUTTON, LONGEST_LABEL = 34, 50  # characters that a phone shows of a button, and of an entry's first line
OTHER = "other"  # the part of choices without a group
MENU = "="  # after a group's name: its menu is open in place of its buttons
NO_GROUPS = Groups()
NOTHING: Mapping[str, Text] = MappingProxyType({})

Choice = Option | Run


@dataclass(frozen=True)
class Choices:
    """The options of a question. `end` ends the turn and has its own button; `groups` holds the others in order, with
    their runs. `order` is how the game lays them out, if it says so. `next_up` is the most likely next step,
    `recommended` the advice for the seat, each with its reason, `suggested` is autopilot's pick, and `left` has the
    figures of the seat's status. `game` has the symbols of choices, if it is given. `sets` are answers of several picks
    that are worth a press. `wasted` says what of a choice would have no effect."""

    ask: Ask
    end: Option | None
    groups: Mapping[str, Sequence[Choice]]
    order: Groups = NO_GROUPS
    next_up: str | None = None
    recommended: Mapping[str, Text] = field(default_factory=dict)
    suggested: Sequence[str] = ()
    game: str = ""
    left: Mapping[str, int] = field(default_factory=dict)
    sets: Sequence[PickSet] = ()
    wasted: Mapping[str, Text] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        ask: Ask,
        order: Groups | None = None,
        runs: Sequence[Run] = (),
        next_up: str | None = None,
        recommended: Mapping[str, Text] | None = None,
        suggested: Sequence[str] = (),
        game: str = "",
        status: Text | None = None,
    ) -> Choices:
        """Sorts the options of a question into groups. `order` is given if the game defines their order."""
        end = next((option for option in ask.options if option.final == "turn"), None) if ask.pick == (1, 1) else None
        found: dict[str, list[Choice]] = {name: [] for name in order.names} if order else {}
        for choice in _in_order([option for option in ask.options if option is not end], runs):
            found.setdefault(order.holding(choice.group) if order else choice.group, []).append(choice)
        if order and "" in found:  # options without a group, such as "That is all", come last
            found[""] = found.pop("")
        kept = {name: each for name, each in found.items() if each or (order and name in order.fixed)}
        left = left_in(status) if status else {}
        return cls(ask, end, kept, order or NO_GROUPS, next_up, recommended or {}, suggested, game, left)

    @cached_property
    def lead(self) -> Choice | None:
        """The most useful next step, if it is a single choice: one in several steps, what is advised, what autopilot
        would do, the usual one, or for reactions what happens without an answer."""
        ask = self.ask
        run = next((each.id for each in self.every if isinstance(each, Run) and each.id == self.next_up), None)
        usual = ask.default if ask.occasion == "reaction" and len(ask.default) == 1 else ()
        suggested = self.suggested if len(self.suggested) == 1 else ()
        only = self.groups.get(self.next_up or "", ())
        wanted = (run, *self.recommended, *suggested, only[0].id if len(only) == 1 else self.next_up, *usual)
        if self.end is not None and self.end.id in suggested and run is None:
            return None
        return next((each for name in wanted for each in self.every if each.id == name), None)

    @property
    def goes_through(self) -> bool:
        """True if the next step answers further questions, too."""
        return isinstance(self.lead, Option) and bool(self.order.through) and not self.lead.final

    @property
    def lead_set(self) -> list[Option]:
        """The most useful answer to a question with several picks: what is advised, or what autopilot would pick."""
        fewest, most = self.ask.pick
        for picks in (tuple(self.recommended), tuple(self.suggested)):
            if picks and fewest <= len(picks) <= most and all(each in self.ask.by_id for each in picks):
                return [self.ask.by_id[each] for each in picks]
        return []

    @property
    def ends(self) -> bool:
        """True if the end of the turn is the most useful next step."""
        if self.end is None:
            return False
        return not self.count or (self.lead is None and self.end.id in (self.next_up, *self.suggested))

    @property
    def count(self) -> int:
        """The number of options apart from the end of the turn."""
        return sum(map(len, self.groups.values()))

    @cached_property
    def every(self) -> list[Choice]:
        """All of them in order."""
        return [choice for choices in self.groups.values() for choice in choices]

    def marked(self, picked: Sequence[str]) -> list[Choice]:
        """Returns the choices with these ids in the order of the panel, but those that ask something, or would have no
        effect now, come last; unknown ids are left out."""
        later = {*self.wasted, *(each.after for each in self.every if isinstance(each, Run) and each.joined)}
        return sorted((each for each in self.every if each.id in picked), key=lambda each: each.id in later)

    def takes_several(self, choices: Sequence[Choice]) -> bool:
        """True if several of these may be marked, and are given one after another."""
        groups = {self.order.holding(each.group) for each in choices}
        several = groups <= set(self.order.several) and len(choices) > 1 and self.ask.pick == (1, 1)
        return several and all(self._pays_for_two(tab, groups) for tab in self.order.tabs)

    def _pays_for_two(self, tab: Tab, groups: Collection[str]) -> bool:
        """True if the means of a tab are enough for two choices of these groups."""
        costs = sorted(cost for group, cost in tab.costs.items() if group in groups)
        return not costs or tab.name not in self.left or self.left[tab.name] >= 2 * costs[0]

    @property
    def grouped(self) -> bool:
        """True if they are in tabs or parts that open."""
        return bool(self.order.tabs) or self.count > MOST_ENTRIES

    def tab(self, group: str | None) -> str | None:
        """Returns the open tab: the requested one while it has choices, else that of the next step, else the first
        with choices."""
        tabs = {tab.name: sum(len(self.groups.get(each, ())) for each in tab.groups) for tab in self.order.tabs}
        if not tabs:
            return None
        name = (group or "").rstrip(MENU)
        lead = self.lead
        usual = self.tab_of(lead.id if lead else self.next_up or "")
        wanted = (name if name in tabs else self.tab_of(self.order.holding(name)), usual)
        asked = next((name for name in wanted if name and tabs.get(name)), None)
        first = next((name for name, count in tabs.items() if count), None)
        return asked or first or wanted[0] or next(iter(tabs))

    def tab_of(self, choice: str) -> str | None:
        """Returns the tab of a choice or group."""
        group = self.group_of(choice)
        return next((tab.name for tab in self.order.tabs if choice == tab.name or group in tab.groups), None)

    def group_of(self, choice: str) -> str | None:
        """Returns the group of a choice, by its id. A group is its own."""
        if choice in self.groups:
            return choice
        return next((name for name, each in self.groups.items() if any(one.id == choice for one in each)), None)

    def in_rows(self, group: str | None) -> list[list[str]]:
        """Returns the groups of each row below the tabs. What the game does not place is in the last one."""
        tab = self.tab(group)
        if tab is not None:
            rows = [list(each) for each in next(each for each in self.order.tabs if each.name == tab).rows]
            placed = {each for one in self.order.tabs for each in one.groups}
        else:
            rows = [list(each) for each in self.order.rows]
            placed = {each for each in self.groups if any(each in row for row in rows)}
        if rows:
            rows[-1] += [each for each in self.groups if each not in placed]
        return rows

    def shown(self, group: str | None) -> Sequence[Choice]:
        """Returns the choices that can be picked without opening a tab or a part."""
        rows = self.in_rows(group)
        here = [each for row in rows for name in row for each in self.groups.get(name, ())] if rows else self.every
        if len(here) <= MOST_ENTRIES or (rows and not self.order.tabs):
            return here
        return self.opened_part(here, group)[1]

    def parts(self, choices: Sequence[Choice]) -> dict[str, list[Choice]]:
        """Splits choices that are too many for a menu: by area if the groups have the same ones, else by group. Runs
        are left out where there is no room."""
        by_area: dict[str, list[Choice]] = {}
        by_group: dict[str, list[Choice]] = {}
        for each in choices:
            held = self.order.holding(each.group)
            area = each.group.removeprefix(held).lstrip("-") if self.order.names else ""
            by_area.setdefault(f"area-{area}" if area else each.group or OTHER, []).append(each)
            by_group.setdefault(each.group or OTHER, []).append(each)
        fit = all(sum(isinstance(one, Option) for one in part) <= MOST_ENTRIES for part in by_area.values())
        return {name: _fitting(part) for name, part in (by_area if fit else by_group).items()}

    def opened_part(self, choices: Sequence[Choice], group: str | None) -> tuple[str, list[Choice]]:
        """Returns the part that is open: the requested one, that of the requested group, else the first."""
        parts = self.parts(choices)
        wanted = (group or "").rstrip(MENU)
        named = next((name for name, part in parts.items() if any(each.group == wanted for each in part)), "")
        name = next(each for each in (wanted, named, *parts) if each in parts)
        return name, parts[name]


def _fitting(part: Sequence[Choice]) -> list[Choice]:
    """Returns as much of a part as a menu holds. Runs are left out first, because they only save taps."""
    room = MOST_ENTRIES - sum(isinstance(each, Option) for each in part)
    kept = [each for each in part if isinstance(each, Run)][: max(0, room)]
    return [each for each in part if isinstance(each, Option) or each in kept]


def _in_order(options: Sequence[Option], runs: Sequence[Run]) -> list[Choice]:
    """Returns runs that come first, then the options, each followed by its runs, then the other runs."""
    known = {option.id for option in options}
    first = [run for run in runs if run.after is None]
    last = [run for run in runs if run.after is not None and run.after not in known]
    found: list[Choice] = [*first]
    for option in options:
        found += [option, *(run for run in runs if run.after == option.id)]
    return [*found, *last]


def left_in(status: Text) -> dict[str, int]:
    """Returns the figures of a status, by the names of its arguments."""
    found = {name: value.args.get("count") for name, value in status.args.items() if isinstance(value, Text)}
    return {name: count for name, count in found.items() if isinstance(count, int)}


def number_of(choices: Sequence[Choice]) -> int:
    """Counts the distinct choices: all options, and the runs that lead beyond them. Joined runs count as the option
    they begin with. The sides of one card in a hand count once."""
    options = {each.id: each for each in choices if isinstance(each, Option)}
    runs = [each for each in choices if isinstance(each, Run) and not each.joined]
    counted = {_hand_card(each) or each.id for each in options.values()}
    return len(counted) + sum(run.hands_over or not options.keys() >= set(run.picks) for run in runs)


def has_copies(choices: Sequence[Choice]) -> bool:
    """True if one of these choices stands for several copies of a card in hand."""
    hand = {each.id for each in choices if isinstance(each, Option) and _is_in_hand(each)}
    runs = [each for each in choices if isinstance(each, Run)]
    return any(len(each.picks) > len({*each.picks}) and hand.issuperset(each.picks) for each in runs)


def _hand_card(option: Option) -> str:
    """Returns the place of the card in hand that an option is about, or an empty string."""
    return option.places[0] if _is_in_hand(option) and option.about else ""


def _is_in_hand(option: Option) -> bool:
    return len(option.places) == 1 and option.places[0].startswith("hand:")


def group_name(words: Words, group: str) -> str:
    """Returns a group's name: `group-<group>` in the game's messages, else the name of that content."""
    key = f"group-{group.replace('.', '-')}" if group else "group-other"
    return plain(words.message(key) if words.has(key) else words.name(group.partition("-")[2] or group))


def short_label(words: Words, choice: Choice) -> str:
    """Returns what a button or entry says: the message `short-<key>` of the option's text if the game has one. The
    message gets the option's place as `at`, too."""
    if isinstance(choice, Run) and choice.joined:
        return plain(words.say(_shortened(words, choice.text)))
    key = f"short-{choice.text.key}"
    if not words.has(key):
        return label(words, choice)
    return plain(words.say(Text(key, **{"at": choice.places[0] if choice.places else "", **choice.text.args})))


def _shortened(words: Words, text: Text) -> Text:
    """Returns a text with the texts inside it as short as the game has them."""

    def short(value: Argument) -> Argument:
        if isinstance(value, Text) and words.has(f"short-{value.key}"):
            return Text(f"short-{value.key}", **{"at": "", **value.args})
        return value

    return Text(text.key, **{name: short(value) for name, value in text.args.items()})


def detail(words: Words, choice: Choice) -> str | None:
    """Returns the second line of an entry: whether it rolls dice or reveals a card, which must not be cut off, and the
    rules' explanation. For the end of a turn, what is lost is shown in the confirmation instead."""
    final = choice.final if isinstance(choice, Option) else None
    if final == "turn":
        return None
    lines = [words.message(f"choice-final-{final}")] if final in ("dice", "card") else []
    return " · ".join(filter(None, [*lines, explanation(words, choice)])) or None


def choice_entry(
    words: Words,
    choice: Choice,
    recommended: Collection[str] = (),
    said: str | None = None,
    wasted: Mapping[str, Text] = NOTHING,
    *,
    of_a_kind: bool = False,
) -> MenuEntry:
    """Returns a choice as an entry of a menu, with `said` as its first line if given. If its text is not there in full,
    the second line has it, or the message `entry-<key>` if the game has one, after the recommendation mark and what
    would have no effect. A name with a long effect: the effect is the first line. `of_a_kind`: the menu says what they
    do, so that a first line with all names is enough."""
    first = short_label(words, choice) if said is None else said
    whole = label(words, choice)
    mark = words.message("choice-recommended") if choice.id in recommended else None
    lost = words.say(wasted[choice.id]) if choice.id in wasted else None
    name, _, does = first.partition(": ")
    if first == whole and len(first) > LONGEST_LABEL >= len(does) > 0:
        first, rest = does, name
    elif len(first) <= LONGEST_LABEL and (first.startswith(whole) or (of_a_kind and _names_all(words, choice, first))):
        rest = ""
    else:
        key = f"entry-{choice.text.key}"
        rest = plain(words.say(Text(key, **choice.text.args))) if words.has(key) else whole
    lines = [mark, lost, rest, detail(words, choice)]
    return entry(cut(first, LONGEST_LABEL), choice.id, " · ".join(filter(None, lines)) or None)


def _names_all(words: Words, choice: Choice, said: str) -> bool:
    """True if a label names everything that the text of a choice is about."""
    args = [value for value in choice.text.args.values() if value]
    named = [words.name(value) if isinstance(value, str) else str(value) for value in args]
    return (
        bool(named) and all(not isinstance(each, Text | tuple) for each in args) and all(each in said for each in named)
    )


def choice_entries(
    words: Words,
    choices: Sequence[Choice],
    recommended: Collection[str] = (),
    game: str = "",
    wasted: Mapping[str, Text] = NOTHING,
) -> list[MenuEntry]:
    """Returns choices as entries of one menu, with the symbols of this game if they tell them apart. If several begin
    alike, what makes them different comes first."""
    said = [Said(short_label(words, each), label(words, each), explanation(words, each)) for each in choices]
    symbols = telling_apart(choices, game)
    kind = len({each.group for each in choices}) == 1
    triples = zip(choices, apart(said), symbols, strict=True)
    return [
        replace(choice_entry(words, each, recommended, first, wasted, of_a_kind=kind), sign=symbol)
        for each, first, symbol in triples
    ]


def explanation(words: Words, choice: Choice) -> str:
    """Returns the rules' explanation of a choice; empty if it needs none."""
    return plain(words.say(choice.detail)) if choice.detail else ""


def as_buttons(words: Words, choices: Sequence[Choice]) -> bool:
    """True if each choice may be a button: their labels fit and differ."""
    labels = [short_label(words, each) for each in choices]
    return len({*labels}) == len(labels) and all(map(fits_button, labels))


def opened_by(values: Sequence[str]) -> str | None:
    """Returns what an entry of a menu opens in its place; None if the entries are choices."""
    found = (f"{each[1:]}{MENU}" for each in values if each.startswith(MENU))
    return next(found, None)


def reopened(choices: Choices, picked: str, *, as_menu: bool) -> str | None:
    """Returns what to keep open after a pick: its tab, or the part it is in. Menus stay menus, but one that was opened
    in place of buttons closes, unless it gives several."""
    tab = choices.tab_of(picked)
    if choices.count > MOST_ENTRIES:
        return next((each.group for each in choices.every if each.id == picked), tab)
    group = tab or choices.group_of(picked)
    closes = group in choices.order.buttons and group not in choices.order.several
    return f"{group}{MENU}" if group and as_menu and tab is None and not closes else group


def picks_of(choice: Choice) -> tuple[str, ...]:
    """Returns the answers that a choice gives one after another."""
    return choice.picks if isinstance(choice, Run) else (choice.id,)


def listed(words: Words, options: Sequence[Option]) -> str:
    """Joins several choices into one list."""
    return words.listed([label(words, option) for option in options]) or words.message("choice-none")


def how_many(words: Words, ask: Ask) -> str:
    """Returns how many options must be chosen."""
    fewest, most = ask.pick
    if fewest == most:
        return words.message("panel-choose", count=most)
    return words.message("panel-choose-range", fewest=fewest, most=min(most, len(ask.options)))
