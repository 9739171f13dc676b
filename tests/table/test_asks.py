"""The three modes of ask: who may answer, what counts as an answer, and what the rule gets."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from engine.table import Question, Session, SessionClosed, Table, Text, WrongAnswer
from tests.table.driving import Pad, game_of, options, session_of


def keys_and_numbers(session: Session) -> list[tuple[int, tuple[int, ...], str]]:
    return [(ask.n, ask.seats, ask.key) for ask in session.asks]


def test_rule_gets_the_value_of_the_option_picked() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        pad.written.append(await table.ask(1, "one", options("a", "b")))

    session = session_of(rule)
    assert keys_and_numbers(session) == [(0, (1,), "one")]
    step = session.answer(1, ["b"])
    assert session.state.written == ["B"]
    assert [(each.n, each.seat, each.key, each.pick) for each in step.decisions] == [(0, 1, "one", ("b",))]
    assert (session.asks, session.n) == ((), 1)


def test_picks_keep_their_order() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        pad.written.append(await table.ask(0, Question("some", pick=(0, 2)), options("a", "b", "c")))

    session = session_of(rule)
    session.answer(0, ["c", "a"])
    assert session.state.written == [["C", "A"]]


@pytest.mark.parametrize(
    ("pick", "why"),
    [
        (["d"], "'d' is not one of the choices"),
        (["a", "a"], "named twice"),
        (["a", "b", "c"], "choose 1 to 2, not 3"),
        ([], "choose 1 to 2, not 0"),
    ],
)
def test_wrong_answer_explains_legal_ones(pick: list[str], why: str) -> None:
    async def rule(table: Table, pad: Pad) -> None:
        await table.ask(0, Question("some", pick=(1, 2)), options("a", "b", "c"))

    session = session_of(rule)
    before = session.hash
    with pytest.raises(WrongAnswer, match=why) as caught:
        session.answer(0, pick)
    assert caught.value.legal == ("a", "b", "c")
    assert (session.hash, session.n) == (before, 0)


def test_single_choice_answers_itself_and_is_not_logged() -> None:
    """Unless it may be declined, or the rule wants it put always."""

    async def rule(table: Table, pad: Pad) -> None:
        pad.written.append(await table.ask(0, "only", options("a")))
        pad.written.append(await table.ask(0, Question("may", pick=(0, 1)), options("b")))
        pad.written.append(await table.ask(0, "end", options("c"), always=True))

    session = session_of(rule)
    assert [(ask.key, session.n) for ask in session.asks] == [("may", 0)]
    session.answer(0, [])
    assert keys_and_numbers(session) == [(1, (0,), "end")]
    session.answer(0, ["c"])
    assert session.state.written == ["A", [], "C"]


def test_question_without_options_is_not_asked() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        pad.written.append(await table.ask(0, Question("none", pick=(0, 3)), []))
        pad.written.append(await table.ask_each({}, "nobody"))

    assert session_of(rule).state.written == [[], {}]


@pytest.mark.parametrize(
    ("offered", "pick", "why"),
    [
        ("a", (2, 2), "2 of 1 options"),
        ("", (1, 1), "1 of 0 options"),
        ("ab", (0, 0), "0 of 2 options"),
        ("ab", (2, 1), "2 to 1 of 2 options"),
    ],
)
def test_question_that_leaves_nothing_to_choose_is_refused(offered: str, pick: tuple[int, int], why: str) -> None:
    async def rule(table: Table, pad: Pad) -> None:
        await table.ask(0, Question("some", pick=pick), options(*offered))

    with pytest.raises(ValueError, match=f"some asks for {why}"):
        session_of(rule)


def test_group_without_options_is_not_asked() -> None:
    """Without an option a seat could only send an empty answer, and its menu could not be shown."""

    async def each(table: Table, pad: Pad) -> None:
        await table.ask_each({0: options("a"), 1: []}, Question("bid", pick=(0, 1)))

    async def any_seat(table: Table, pad: Pad) -> None:
        await table.ask_any({0: options("a"), 1: []}, Question("prize", pick=(0, 1)))

    for rule in (each, any_seat):
        with pytest.raises(ValueError, match="asks for 0 to 1 of 0 options"):
            session_of(rule)


def test_question_to_the_table_is_answered_by_any_of_its_seats() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        await table.ask((0, 2), "ours", options("a", "b"))

    session = session_of(rule, seats=3)
    assert session.asks[0].occasion == "table"
    assert session.waiting_for == (0, 2)
    with pytest.raises(WrongAnswer, match="seat 1 is not asked anything now; asked: 0, 2"):
        session.answer(1, ["a"])
    assert session.answer(2, ["a"]).decisions[0].seat == 2


def test_answers_of_each_are_sealed_changeable_and_applied_in_seat_order() -> None:
    """Nothing is decided until the last answer; then all are, by seat, in any order of arrival."""

    async def rule(table: Table, pad: Pad) -> None:
        pad.written.append(list((await table.ask_each({2: options("a", "b"), 0: options("c", "d")}, "bid")).items()))

    session = session_of(rule, seats=3)
    assert keys_and_numbers(session) == [(0, (0,), "bid"), (0, (2,), "bid")]
    first = session.answer(2, ["a"])
    assert (first.held, first.decisions, session.n, session.waiting_for) == (True, [], 0, (0,))
    assert session.answer(2, ["b"]).held
    last = session.answer(0, ["c"])
    assert [(each.n, each.seat, each.pick) for each in last.decisions] == [(0, 0, ("c",)), (1, 2, ("b",))]
    assert session.state.written == [[(0, "C"), (2, "B")]]
    assert session.held == {}


def test_even_a_compulsory_answer_is_asked_of_each() -> None:
    """The choice of asked seats must not reveal a hand."""

    async def rule(table: Table, pad: Pad) -> None:
        await table.ask_each({0: options("a"), 1: options("b", "c")}, "bid")

    assert session_of(rule).waiting_for == (0, 1)


def test_first_answer_of_any_goes_on_and_the_others_keep_their_number() -> None:
    """A panel opened before someone else answered remains valid: its ask keeps its number when it is repeated."""

    async def rule(table: Table, pad: Pad) -> None:
        left = [0, 1, 2]
        while left:
            seat, value = await table.ask_any({each: options("a", "b") for each in left}, "prize")
            pad.written.append((seat, value))
            left.remove(seat)

    session = session_of(rule, seats=3)
    session.answer(1, ["b"])
    assert keys_and_numbers(session) == [(0, (0,), "prize"), (0, (2,), "prize")]
    session.answer(0, ["a"])
    assert keys_and_numbers(session) == [(0, (2,), "prize")]
    session.answer(2, ["a"])
    assert session.state.written == [(1, "B"), (0, "A"), (2, "A")]


def test_seat_that_answered_gets_a_new_number_when_asked_again() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        for _ in range(2):
            await table.ask_any({0: options("a", "b"), 1: options("a", "b")}, "market")

    session = session_of(rule)
    session.answer(1, ["a"])
    assert keys_and_numbers(session) == [(0, (0,), "market"), (1, (1,), "market")]


def test_fingerprint_covers_seat_key_and_options_not_order() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        for ids in ("ab", "ba", "abc"):
            await table.ask((0, 1), "one", options(*ids))

    session = session_of(rule)
    prints = []
    for _ in range(3):
        ask = session.asks[0]
        prints.append((ask.fingerprint(0), ask.fingerprint(1)))
        session.answer(0, ["a"])
    assert prints[0] == prints[1] != prints[2]
    assert prints[0][0] != prints[0][1]


def test_options_of_open_questions_are_public_and_private_ones_hidden() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        for private in (False, True):
            await table.ask(0, Question("one", default=("b",), private=private), options("a", "b"))
            await table.ask_each({0: options("a", "b")}, Question("each", default=("b",), private=private))

    session, shown = session_of(rule), []
    while session.asks:
        ask = session.asks[0]
        shown.append(([each.id for each in ask.for_all], [each.id for each in ask.default_for_all]))
        session.answer(0, ["a"])
    assert shown == [(["a", "b"], ["b"])] * 2 + [([], [])] * 2


def test_declining_a_window_is_public() -> None:
    """Which reactions are offered would tell what is held."""

    async def rule(table: Table, pad: Pad) -> None:
        decline, *reactions = options("a", "b", "c")
        await table.window(pad, lambda: {0: reactions}, react, "window", decline=decline)

    async def react(seat: int, value: object) -> None: ...

    (ask,) = session_of(rule).asks
    assert [each.id for each in ask.options] == ["b", "c", "a"]
    assert [each.id for each in ask.for_all] == [each.id for each in ask.default_for_all] == ["a"]


def test_text_of_an_ask_follows_from_its_key_unless_given() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        await table.ask(0, "hero.next_action", options("a", "b"))
        await table.ask(0, Question("other", text=Text("given")), options("a", "b"))

    session = session_of(rule)
    assert session.asks[0].text == Text("ask-hero-next-action")
    session.answer(0, ["a"])
    assert session.asks[0].text == Text("given")


def test_rules_may_await_only_the_table() -> None:
    class Foreign:
        def __await__(self) -> Generator[float, None, None]:
            yield 1.5

    async def rule(table: Table, pad: Pad) -> None:
        await Foreign()

    with pytest.raises(TypeError, match="rules may await only the table, not float"):
        session_of(rule)


def test_failing_rule_closes_session_and_keeps_saved_state() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        if await table.ask(0, "one", options("a", "b")) == "B":
            pad.written.append("half done")
            raise ZeroDivisionError

    session = session_of(rule)
    saved, before = session.saved, session.hash
    with pytest.raises(ZeroDivisionError):
        session.answer(0, ["b"])
    with pytest.raises(SessionClosed):
        session.answer(0, ["a"])
    with pytest.raises(SessionClosed):
        _ = session.saved  # it would hold the answer that failed
    again = Session.load(game_of(rule), saved, session.chance)
    assert (again.hash, again.state.written) == (before, [])
