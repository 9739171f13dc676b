"""Ways to give an answer in a panel, and their taps: a press of a button or a selection in a menu is one tap each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.messages.layout import Button, Menu, Message, Row
from bot.panels.choosing.packing import unpacked
from engine.table import Ask, Run


@dataclass(frozen=True)
class Way:
    """How answers are given: what is pressed, by how many taps, the verb of the last one, the next answers that it
    gives, and how often a thumb touches the phone, since a menu has to be opened and closed."""

    pressed: Sequence[str]
    verb: str
    taps: int = 1
    touches: int = 1
    gives: int = 1

    @property
    def worth(self) -> tuple[float, int]:
        """Sorts ways: the most answers for a tap, then the fewest touches."""
        return self.gives / self.taps, -self.touches

    def further(self, taps: int) -> Way:
        """Returns this way behind further taps."""
        return replace(self, taps=self.taps + taps, touches=self.touches + taps)


def ways_in(message: Message, ask: Ask, runs: Sequence[Run], coming: Sequence[Sequence[str]]) -> Iterator[Way]:
    """Yields the ways in a message to give the first of the coming answers, alone or with others."""
    picks_of = {run.id: run.picks for run in runs if run.picks}
    for part in message.parts:
        for each in part.buttons if isinstance(part, Row) else ():
            yield from _by_button(each, ask, picks_of, coming)
        if isinstance(part, Menu) and not part.disabled and part.press.verb == "pick":
            yield from _by_menu(part, ask, picks_of, coming)


def _by_button(
    pressed: Button, ask: Ask, picks_of: Mapping[str, Sequence[str]], coming: Sequence[Sequence[str]]
) -> Iterator[Way]:
    verb, what = pressed.press.verb, pressed.press.what
    if pressed.disabled or verb not in ("choose", "sure", "follow"):
        return
    given = unpacked(ask, what) if verb == "sure" else [what]
    if given is not None and set(given) == set(coming[0]):
        yield Way(given, verb)
    elif what in picks_of and all_coming(picks_of[what], coming):
        yield Way([what], verb, gives=len(picks_of[what]))


def _by_menu(
    menu: Menu, ask: Ask, picks_of: Mapping[str, Sequence[str]], coming: Sequence[Sequence[str]]
) -> Iterator[Way]:
    values = [entry.value for entry in menu.entries]
    if ask.pick != (1, 1):
        if set(coming[0]) <= set(values) and menu.fewest <= len(coming[0]) <= menu.most:
            yield Way(coming[0], "pick", touches=2 + len(coming[0]))
        return
    longest = sorted(values, key=lambda each: -len(picks_of.get(each, ())))
    marked, given = list[str](), list[str]()
    for value in longest:
        picks = picks_of.get(value, (value,))
        if all_coming([*given, *picks], coming) and len(marked) < menu.most:
            marked.append(value)
            given += picks
    if marked and len(marked) >= menu.fewest:
        in_order = [each for each in values if each in marked]
        yield Way(in_order, "pick", touches=2 if menu.most == 1 else 2 + len(marked), gives=len(given))


def all_coming(picks: Sequence[str], coming: Sequence[Sequence[str]]) -> bool:
    """True if the coming answers hold all of these, in any order, or reach their place by another way as long."""
    left = [list(each) for each in coming]
    way = [each[0] for each in left[: len(picks)] if len(each) == 1]
    if len(way) == len(picks) > 1 and way[-1] == picks[-1] and all(map(_is_step, [*way, *picks])):
        return True
    for pick in picks:
        if [pick] not in left:
            return False
        left.remove([pick])
    return True


def _is_step(pick: str) -> bool:
    return pick.startswith("move:")


def groups_of(message: Message) -> list[str]:
    """Returns the groups and parts that buttons and menus open."""
    rows = [part for part in message.parts if isinstance(part, Row)]
    buttons = [button for row in rows for button in row.buttons]
    found = [button.press.what for button in buttons if button.press.verb == "group" and not button.disabled]
    menus = [part for part in message.parts if isinstance(part, Menu) and part.press.verb == "part"]
    return found + [entry.value for menu in menus for entry in menu.entries]
