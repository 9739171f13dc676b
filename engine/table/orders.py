"""Answers given in advance: standing orders, conditions over the event of a window, and plans for one phase."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.table.ask import Ask
from engine.table.errors import WrongAnswer
from engine.table.text import Text

ASK_ME = "ask"
ALWAYS = "always"

Answer = Callable[[Any, Ask, int, str], Sequence[str] | None]
Subjects = Callable[[Any, int], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Condition:
    """What must be true of the event of a window for a reaction to be wanted: "if it knocks somebody out", "if there
    are 3 or more hits".

    It is about events of the type `event`. `holds(view, event, seat, value)` is asked with one of the `values` (numbers
    or content ids) between which the player chooses, or with None where there are none. Its words are
    `order-<order>-<key>`, with `value`.
    """

    key: str
    event: type[Any]
    holds: Callable[[Any, Any, int, Any], bool]
    values: tuple[int | str, ...] = ()

    @property
    def choices(self) -> Mapping[str, int | str | None]:
        """What an order can be set to: the stored choice, and the value in it."""
        return {f"{self.key}:{value}": value for value in self.values} or {self.key: None}


@dataclass(frozen=True, slots=True)
class Order:
    """An answer that a seat may give in advance, for the asks with these keys.

    `choices` are what it can be set to, the default first, which is `ask`: the player is asked. Its words are
    `order-<key>` and `order-<key>-<choice>`. `answer(view, ask, seat, choice)` is the pick, or None where the player is
    asked after all. Out of turn in a competitive game it is shown the public view, so that no answer tells what a hand
    holds. `conditions` are further choices: where one holds the answer is that of `always`, else the ask's default.

    With `subjects(view, seat)` there is one such order for each content id, such as a card in hand, which counts for
    the options that are `about` it; its words have `subject`. `possible(view, seat)` are the subjects that the seat may
    hold by what all may know, where not everything is.
    """

    key: str
    asks: tuple[str, ...]
    choices: tuple[str, ...]
    answer: Answer
    conditions: tuple[Condition, ...] = ()
    subjects: Subjects | None = None
    possible: Callable[[Any, int], Collection[str]] | None = None
    subject: str | None = None

    @property
    def stored_key(self) -> str:
        """The key under which it is set."""
        return self.key if self.subject is None else f"{self.key}:{self.subject}"

    @property
    def settings(self) -> Mapping[str, Text]:
        """Everything that it can be set to, in words; the default first."""
        of_conditions = {
            choice: Text(f"order-{self.key}-{condition.key}", **({} if value is None else {"value": value}))
            for condition in self.conditions
            for choice, value in condition.choices.items()
        }
        return {choice: Text(f"order-{self.key}-{choice}") for choice in self.choices} | of_conditions

    @property
    def name(self) -> Text:
        """What it is about, in words."""
        return Text(f"order-{self.key}", **({} if self.subject is None else {"subject": self.subject}))

    def given_for(self, given: Mapping[str, str], view: Any, seat: int) -> Sequence[Order]:
        """One order for each of the subjects for which it is set, whether or not they are held now, but for those that
        nobody can take to be held; itself where it is set and has none."""
        if self.subjects is None:
            return [self] if self.key in given else []
        named = [subject for key, _, subject in (each.partition(":") for each in sorted(given)) if key == self.key]
        possible = named if self.possible is None or not named else self.possible(view, seat)
        return [replace(self, subject=subject, subjects=None) for subject in named if subject in possible]

    def each(self, view: Any, seat: int) -> Sequence[Order]:
        """One order for each of its subjects now; itself where it has none."""
        if self.subjects is None:
            return [self]
        return [replace(self, subject=subject, subjects=None) for subject in self.subjects(view, seat)]

    def pick(self, view: Any, events: Sequence[Any], ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
        """What it answers when it is set to `choice`; None where the player is asked."""
        if choice == ASK_ME:
            return None
        for condition in self.conditions:
            if choice in condition.choices:
                wanted = bool(events) and isinstance(events[-1], condition.event)
                holds = wanted and condition.holds(view, events[-1], seat, condition.choices[choice])
                return self.answer(view, ask, seat, ALWAYS) if holds else ask.default
        return self.answer(view, ask, seat, choice)


@dataclass(frozen=True, slots=True)
class Plan:
    """That these orders may be given for one phase alone. They count before those that stand for as long as the phase
    is prepared and played, which `during` says of the public view, and end with it. The ask with this key waits until
    everybody is ready; its words are `plan-<phase>`."""

    phase: str
    ask: str
    orders: tuple[str, ...]
    during: Callable[[Any], bool]

    def covers(self, stored_key: str) -> bool:
        """Whether the order with this stored key may be given for the phase."""
        return stored_key.partition(":")[0] in self.orders


def answer_of(
    orders: Sequence[Order],
    view: Any,
    events: Sequence[Any],
    ask: Ask,
    seat: int,
    given: Mapping[str, str],
) -> Sequence[str] | None:
    """What the orders of a seat answer: the first reaction that one of them wants; where none does, the player is asked
    if one of them says so, and else what is the default.

    `view` and `events` are what they may go by, and `given` what they are set to. A card with an order of its own goes
    by that, and all others by an order without subjects. Where no such order is given the player is asked about the
    others, unless the ask is `on_request`. Which cards are held makes no difference to whether the player is asked: an
    order to be asked about a card counts though that lies in the deck, for who is waited for must not tell a hand.
    """
    fitting = [each for order in orders if ask.key in order.asks for each in order.given_for(given, view, seat)]
    if not fitting:
        return ask.default if ask.on_request else None
    named = {order.subject for order in fitting} - {None}
    picks = [
        order.pick(view, events, _about(ask, order.subject, named), seat, given[order.stored_key]) for order in fitting
    ]
    answers = [pick if pick is not None and _fits(ask, pick) else None for pick in picks]
    wanted = next((pick for pick in answers if pick is not None and tuple(pick) != ask.default), None)
    covered = ask.on_request or any(order.subject is None for order in fitting)
    return ask.default if wanted is None and covered and None not in answers else wanted


def _about(ask: Ask, subject: str | None, named: Collection[str | None]) -> Ask:
    """The ask as an order of this subject sees it: with what is about it, and what is about nothing. An order of no
    subject sees all but what is about those that are `named` by others."""
    options = [
        each for each in ask.options if (each.about not in named if subject is None else each.about in ("", subject))
    ]
    return ask if len(options) == len(ask.options) else replace(ask, options=options, _by_id={})


def _fits(ask: Ask, pick: Sequence[str]) -> bool:
    try:
        ask.check(pick)
    except WrongAnswer:
        return False
    return bool(pick) or ask.pick[0] == 0
