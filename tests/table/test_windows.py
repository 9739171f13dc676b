"""Reaction windows: who is asked, how often, in which order, and when they close."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.table import Option, Question, Session, Table, Text
from tests.playing import reload
from tests.table.driving import Pad, options, session_of

DECLINE = Option("no", Text("toy-let"))


class Hits:
    """A rule with one window about a number of hits: each seat may take one of its `reactions` while hits are left."""

    def __init__(self, reactions: Mapping[int, Sequence[str]], hits: int = 9) -> None:
        self.reactions = reactions
        self.hits = hits

    async def __call__(self, table: Table, pad: Pad) -> None:
        hits = self.hits
        pad.written = [hits]

        def offers() -> Mapping[int, Sequence[Option]]:
            return {seat: options(*ids) for seat, ids in self.reactions.items()} if pad.written[0] > 0 else {}

        async def resolve(seat: int, value: Any) -> None:
            if value == "THINK":
                value = await table.ask(seat, "think", options("a", "b"))
            pad.written += [(seat, value)]
            pad.written[0] -= 3

        await table.window(["hits", hits], offers, resolve, "hit", decline=DECLINE)
        pad.written.append("over")


def asked(session: Session) -> dict[int, list[str]]:
    """Returns the asked seats and their questions."""
    return {ask.seats[0]: [option.id for option in ask.options] for ask in session.asks}


def test_everyone_with_offer_is_asked_at_once_out_of_turn() -> None:
    session = session_of(Hits({0: ["duck"], 2: ["duck", "shout"]}), seats=3)
    assert asked(session) == {0: ["duck", "no"], 2: ["duck", "shout", "no"]}
    assert {(ask.key, ask.mode, ask.occasion, ask.default) for ask in session.asks} == {
        ("hit", "any", "reaction", ("no",))
    }


def test_each_answers_once_in_any_order_and_the_others_keep_their_question() -> None:
    session = session_of(Hits({0: ["duck"], 1: ["duck"], 2: ["duck"]}), seats=3)
    numbers = {ask.seats[0]: ask.n for ask in session.asks}
    session.answer(2, ["duck"])
    assert asked(session) == {0: ["duck", "no"], 1: ["duck", "no"]}
    assert {ask.seats[0]: ask.n for ask in session.asks} == {0: numbers[0], 1: numbers[1]}
    session.answer(0, ["no"])
    session.answer(1, ["duck"])
    assert (session.asks, session.state.written) == ((), [3, (2, "DUCK"), (1, "DUCK"), "over"])


def test_window_closes_when_all_passed_or_no_one_can_react() -> None:
    session = session_of(Hits({0: ["duck"], 1: ["duck"]}))
    session.answer(1, ["no"])
    session.answer(0, ["no"])
    assert session.state.written == [9, "over"]
    assert session_of(Hits({})).state.written == [9, "over"]


def test_window_closes_when_its_cause_is_gone() -> None:
    """Three hits less are none left, so the other is not asked any more."""
    session = session_of(Hits({0: ["duck"], 1: ["duck"]}, hits=3))
    session.answer(0, ["duck"])
    assert (session.asks, session.state.written) == ((), [0, (0, "DUCK"), "over"])


def test_repeatable_window_asks_until_pass_or_no_offer() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        left = ["duck", "shout", "hide"]

        def offers() -> Mapping[int, Sequence[Option]]:
            return {0: options(*left), 1: options(*left)} if left else {}

        async def resolve(seat: int, value: str) -> None:
            left.remove(value.lower())
            pad.written.append((seat, value))

        await table.window("hits", offers, resolve, "hit", decline=DECLINE, once=False)

    session = session_of(rule)
    session.answer(0, ["duck"])
    session.answer(1, ["no"])
    assert asked(session) == {0: ["shout", "hide", "no"]}
    session.answer(0, ["hide"])
    session.answer(0, ["shout"])
    assert (session.asks, session.state.written) == ((), [(0, "DUCK"), (0, "HIDE"), (0, "SHOUT")])


def test_some_seats_may_be_asked_on_request_only() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        offers = {seat: options("duck") for seat in (0, 1)}
        await table.window(
            "hits",
            lambda: offers,
            lambda seat, value: table.roll("x", [1]),
            Question("hit", on_request={1}),
            decline=DECLINE,
        )

    session = session_of(rule)
    assert {ask.seats[0]: ask.on_request for ask in session.asks} == {0: False, 1: True}


def test_on_request_question_has_default() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        await table.ask(0, Question("think", on_request=[0]), options("a", "b"))

    with pytest.raises(ValueError, match="needs a default"):
        session_of(rule)


def test_reaction_is_resolved_before_next_question() -> None:
    session = session_of(Hits({0: ["think"], 1: ["duck"]}))
    session.answer(0, ["think"])
    assert [ask.key for ask in session.asks] == ["think"] and session.waiting_for == (0,)
    session.answer(0, ["b"])
    assert asked(session) == {1: ["duck", "no"]}


def test_seats_without_reaction_are_asked_too() -> None:
    """Where open information allows a reaction, not being asked would tell that the hand holds none."""
    assert asked(session_of(Hits({0: [], 1: ["duck"]}))) == {0: ["no"], 1: ["duck", "no"]}


def test_event_is_part_of_the_state_while_the_window_is_open() -> None:
    session = session_of(Hits({0: ["duck"], 1: ["duck"]}))
    before = session.hash
    assert session.state.events == [["hits", 9]]
    again = reload(session)
    assert (again.hash, again.state.events) == (before, [["hits", 9]])
    session.answer(0, ["no"])
    session.answer(1, ["no"])
    assert session.state.events == []


def test_exception_in_window_leaves_no_event() -> None:
    """As the end of a chapter does that a reaction brings about."""

    class Over(Exception):
        pass

    async def rule(table: Table, pad: Pad) -> None:
        async def resolve(seat: int, value: Any) -> None:
            raise Over

        try:
            await table.window("hit", lambda: {0: options("duck")}, resolve, "hit", decline=DECLINE)
        except Over:
            pad.written.append(list(pad.events))

    session = session_of(rule)
    session.answer(0, ["duck"])
    assert (session.state.written, session.asks) == ([[]], ())


def nested(table: Table, pad: Pad) -> Any:
    """Opens a window about `outer`, in which a reaction opens one about `inner` for all."""

    async def inner(seat: int, value: Any) -> None:
        pad.written.append(("inner", seat, list(pad.events)))

    async def outer(seat: int, value: Any) -> None:
        done: list[int] = []
        await table.window("inner", lambda: {each: options("duck") for each in (0, 1)}, inner, "hit", decline=DECLINE)
        pad.written.append(("outer", seat, list(pad.events), done))

    return table.window("outer", lambda: {each: options("duck") for each in (0, 1)}, outer, "hit", decline=DECLINE)


def test_windows_nest() -> None:
    """The inner one is over before the outer continues, in which the other seat has not answered yet."""
    session = session_of(nested)
    session.answer(0, ["duck"])
    assert session.state.events == ["outer", "inner"] and session.waiting_for == (0, 1)
    session.answer(1, ["duck"])
    session.answer(0, ["no"])
    assert session.state.written == [("inner", 1, ["outer", "inner"]), ("outer", 0, ["outer"], [])]
    assert session.waiting_for == (1,) and session.state.events == ["outer"]


def test_question_of_the_inner_window_is_another_one() -> None:
    """Its key and options equal those of the outer one, but a press meant for that must not count for it."""
    session = session_of(nested)
    outer = session.ask_of(1)
    session.answer(0, ["duck"])
    inner = session.ask_of(1)
    assert outer is not None and inner is not None
    assert (outer.fingerprint(1), outer.n) != (inner.fingerprint(1), inner.n)
    assert outer.window != inner.window


def test_question_keeps_its_number_while_a_reaction_asks_and_opens_windows() -> None:
    """An open panel for it remains valid, and its time runs from its opening."""
    session = session_of(nested)
    before = session.ask_of(1)
    session.answer(0, ["duck"])
    session.answer(0, ["no"])
    session.answer(1, ["no"])
    after = session.ask_of(1)
    assert before is not None and after is not None
    assert (after.window, after.n, after.fingerprint(1)) == (before.window, before.n, before.fingerprint(1))


def test_known_offers_are_rebuilt_only_after_reaction() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        def offers() -> Mapping[int, Sequence[Option]]:
            pad.written.append("offers")
            return {0: options("duck", "hide"), 1: options("duck")}

        async def resolve(seat: int, value: str) -> None:
            pad.written.append(value)

        known = {0: options("duck"), 1: options("shout")}
        await table.window("hits", offers, resolve, "hit", offered=known, decline=DECLINE, once=False)

    session = session_of(rule)
    assert asked(session) == {0: ["duck", "no"], 1: ["shout", "no"]} and not session.state.written
    session.answer(0, ["no"])
    assert asked(session) == {1: ["shout", "no"]} and not session.state.written
    session.answer(1, ["shout"])
    assert asked(session) == {1: ["duck", "no"]} and session.state.written == ["SHOUT", "offers"]
