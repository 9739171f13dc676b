"""Answers given ahead: standing orders, conditions on the event of a window, and plans for one phase."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
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
    """A condition on the event of a window, such as "if it knocks somebody out" or "if there are 3 or more hits".

    It applies to events of the type `event`. `holds(view, event, seat, value)` gets one of the `values` (numbers or
    content ids) that the player can choose, or None if there are none. Its message is `order-<order>-<key>`, with
    `value`.
    """

    key: str
    event: type[Any]
    holds: Callable[[Any, Any, int, Any], bool]
    values: tuple[int | str, ...] = ()

    @property
    def choices(self) -> Mapping[str, int | str | None]:
        """Returns the settings of an order: the stored choice, and the value in it."""
        return {f"{self.key}:{value}": value for value in self.values} or {self.key: None}


@dataclass(frozen=True, slots=True)
class Order:
    """An answer that a seat may give ahead, for the questions with these keys.

    `choices` are its settings. The first is `ask`: ask the player. `standard` is the one in force until the player sets
    another: `ask`, unless the answer is nearly always the same. Its messages are `order-<key>` and
    `order-<key>-<choice>`. `answer(view, ask, seat, choice)` returns the pick, or None to ask the player after all. Out
    of turn in a competitive game it gets the public view, so that no answer reveals a hand.

    `conditions` are further settings: if one holds, the answer is that of `always`, otherwise the question's default.

    With `subjects(view, seat)` there is one order for each content id, such as a card in hand. It counts for the
    options `about` that id, and its messages get `subject`. `possible(view, seat)` are the subjects the seat may hold
    according to public information.
    """

    key: str
    asks: tuple[str, ...]
    choices: tuple[str, ...]
    answer: Answer
    conditions: tuple[Condition, ...] = ()
    subjects: Subjects | None = None
    possible: Callable[[Any, int], Collection[str]] | None = None
    subject: str | None = None
    standard: str = ASK_ME

    @property
    def stored_key(self) -> str:
        """Returns the key under which it is stored."""
        return self.key if self.subject is None else f"{self.key}:{self.subject}"

    @property
    def settings(self) -> Mapping[str, Text]:
        """Returns all settings in words, `ask` first."""
        of_conditions = {
            choice: Text(f"order-{self.key}-{condition.key}", **({} if value is None else {"value": value}))
            for condition in self.conditions
            for choice, value in condition.choices.items()
        }
        return {choice: Text(f"order-{self.key}-{choice}") for choice in self.choices} | of_conditions

    @property
    def name(self) -> Text:
        """Returns its subject in words."""
        return Text(f"order-{self.key}", **({} if self.subject is None else {"subject": self.subject}))

    @property
    def standing(self) -> int:
        """Returns the position of the setting in force until the player sets another."""
        return list(self.settings).index(self.standard)

    def given_for(self, given: Mapping[str, str], view: Any, seat: int) -> Sequence[Order]:
        """Returns the orders that are set, one for each subject.

        Subjects that are not held now are included, unless public information rules them out. An order without subjects
        returns itself if it is set.
        """
        if self.subjects is None:
            return [self] if self.key in given else []
        named = [subject for key, _, subject in (each.partition(":") for each in sorted(given)) if key == self.key]
        possible = named if self.possible is None or not named else self.possible(view, seat)
        return [replace(self, subject=subject, subjects=None) for subject in named if subject in possible]

    def each(self, view: Any, seat: int) -> Sequence[Order]:
        """Returns one order for each current subject, or itself if it has none."""
        if self.subjects is None:
            return [self]
        return [replace(self, subject=subject, subjects=None) for subject in self.subjects(view, seat)]

    def pick(self, view: Any, events: Sequence[Any], ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
        """Returns its answer when it is set to `choice`; None if the player is asked."""
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
    """Orders that may be given for a single phase.

    They take precedence over standing orders while `during` says that the phase is being prepared or played, and end
    with it. The question with this key waits until everyone is ready. Its message is `plan-<phase>`.

    `menus` are the orders that the question itself offers, each with the setting that answers as no order does. The
    message `planned-<key>` says a setting as a sentence, by its `choice`.
    """

    phase: str
    ask: str
    orders: tuple[str, ...]
    during: Callable[[Any], bool]
    menus: Mapping[str, str] = field(default_factory=dict)

    def covers(self, stored_key: str) -> bool:
        """True if the order with this stored key may be given for the phase."""
        return stored_key.partition(":")[0] in self.orders


def answer_of(
    orders: Sequence[Order],
    view: Any,
    events: Sequence[Any],
    ask: Ask,
    seat: int,
    given: Mapping[str, str],
) -> Sequence[str] | None:
    """Returns the answer that the orders of a seat give, or None to ask the player.

    The first reaction that an order wants is picked. If none wants one, the player is asked if an order says so;
    otherwise the default counts. `view` and `events` are what the orders may use, and `given` is how they are set.

    A card with its own order uses that; all others use an order without subjects. If no such order is given, the player
    is asked about the others unless the question is `on_request`. An order to ask about a card counts even while that
    card is in the deck: who is waited for must not reveal a hand.
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


def standard_orders(orders: Sequence[Order], ask: Ask) -> Mapping[str, str]:
    """Returns the settings that answer this question for seats without orders of their own."""
    return {order.key: order.standard for order in orders if order.standard != ASK_ME and ask.key in order.asks}


def _about(ask: Ask, subject: str | None, named: Collection[str | None]) -> Ask:
    """Returns the question as an order of this subject sees it: options about it, and options about nothing.

    An order without a subject sees all options except those about the `named` subjects.
    """
    options = [
        each for each in ask.options if (each.about not in named if subject is None else each.about in ("", subject))
    ]
    return ask if len(options) == len(ask.options) else replace(ask, options=options, _by_id=None)


def _fits(ask: Ask, pick: Sequence[str]) -> bool:
    try:
        ask.check(pick)
    except WrongAnswer:
        return False
    return bool(pick) or ask.pick[0] == 0
