"""Chance is a seat: what it decides is logged, checked and can be dictated, and a reveal is marked."""

from __future__ import annotations

from random import Random

import pytest

from engine.table import CHANCE, ChanceAsk, Session, Table, WrongChance, fair
from tests.table.driving import Pad, first_of, game_of, options, session_of

ROLL = ChanceAsk("die", "roll", [0, 1, 1, 2], 2)
SHUFFLE = ChanceAsk("deck", "shuffle", ["ant", "bee", "bee", "cow"])
PICK = ChanceAsk("who", "pick", ["ant", "bee"])


@pytest.mark.parametrize(
    ("ask", "indices", "value"),
    [(ROLL, [3, 1], [2, 1]), (SHUFFLE, [3, 0, 2, 1], ["cow", "ant", "bee", "bee"]), (PICK, [1], "bee")],
)
def test_indices_select_faces_orders_and_items(ask: ChanceAsk, indices: list[int], value: object) -> None:
    ask.check(indices)
    assert ask.value(indices) == value


@pytest.mark.parametrize(
    ("ask", "indices"),
    [
        (ROLL, [0]),
        (ROLL, [0, 4]),
        (ROLL, [-1, 0]),
        (SHUFFLE, [0, 1, 2]),
        (SHUFFLE, [0, 0, 1, 2]),
        (PICK, [2]),
        (PICK, []),
    ],
)
def test_impossible_results_are_refused(ask: ChanceAsk, indices: list[int]) -> None:
    with pytest.raises(WrongChance, match=ask.key):
        ask.check(indices)


@pytest.mark.parametrize(
    ("ask", "wanted", "value"),
    [
        (ROLL, [2, 1], [2, 1]),
        (SHUFFLE, ["bee", "cow", "bee", "ant"], ["bee", "cow", "bee", "ant"]),
        (SHUFFLE, ["cow"], ["cow", "ant", "bee", "bee"]),
        (SHUFFLE, [], ["ant", "bee", "bee", "cow"]),
        (PICK, "bee", "bee"),
    ],
)
def test_results_can_be_dictated(ask: ChanceAsk, wanted: object, value: object) -> None:
    """A shuffle may be dictated from the top only; the rest falls as the other chance decides."""
    indices = ask.dictated(wanted, first_of)
    ask.check(indices)
    assert ask.value(indices) == value


@pytest.mark.parametrize(
    ("ask", "wanted", "why"),
    [
        (ROLL, [9, 1], "die: 9 is not among what can come: 0, 1, 2"),
        (ROLL, [1], "not a result of a roll"),
        (ROLL, 1, "needs a list"),
        (SHUFFLE, ["ant", "ant"], "deck: 'ant' is not among what can come: 'bee', 'cow'"),
        (PICK, "cow", "who: 'cow' is not among what can come: 'ant', 'bee'"),
    ],
)
def test_dictated_results_must_be_possible(ask: ChanceAsk, wanted: object, why: str) -> None:
    with pytest.raises(WrongChance, match=why):
        ask.dictated(wanted, first_of)


@pytest.mark.parametrize("ask", [ROLL, SHUFFLE, PICK])
def test_fair_generator_gives_possible_results_and_all_of_them(ask: ChanceAsk) -> None:
    chance = fair(Random(1))
    seen = set()
    for _ in range(200):
        indices = chance(ask)
        ask.check(indices)
        seen.add(indices[0])
    assert seen == set(range(len(ask.items)))


async def gamble(table: Table, pad: Pad) -> None:
    """A shuffle, a random pick, a choice, a roll and a draw, each written down."""
    pile = ["ant", "bee", "cow"]
    await table.shuffle("deck", pile)
    pad.written.append(await table.pick_at_random("who", ["x", "y"]))
    pad.written.append(await table.ask(0, "first", options("a", "b")))
    pad.written.append(await table.roll("die", [1, 6], 2))
    pad.written.append(await table.ask(0, "second", options("a", "b")))
    pad.written.append(table.draw(pile))
    await table.ask(0, "third", options("a", "b"))
    pad.written.append(table.look(pile, 1))


def test_chance_is_logged_and_reveals_are_marked() -> None:
    """A roll is a reveal, and so is the decision that led to a draw or a look; a shuffle is none."""
    session = session_of(gamble)
    decisions = list(session.first.decisions)
    for _ in range(3):
        decisions += session.answer(0, ["a"]).decisions
    assert [(each.n, each.seat, each.key, list(each.pick), each.reveals) for each in decisions] == [
        (0, CHANCE, "deck", [0, 1, 2], False),
        (1, CHANCE, "who", [0], False),
        (2, 0, "first", ["a"], False),
        (3, CHANCE, "die", [0, 0], True),
        (4, 0, "second", ["a"], True),
        (5, 0, "third", ["a"], True),
    ]
    assert session.state.written == ["x", "A", [1, 1], "A", "ant", ["bee"]]


def test_draw_after_a_shuffle_is_the_reveal_of_the_choice_before() -> None:
    """The shuffle reveals nothing; the draw cannot be undone."""

    async def rule(table: Table, pad: Pad) -> None:
        pile = ["ant", "bee", "cow"]
        await table.ask(0, "draw", options("a", "b"))
        await table.shuffle("deck", pile)
        table.draw(pile)
        await table.ask(0, "end", options("a", "b"))

    made = session_of(rule).answer(0, ["a"]).decisions
    assert [(each.seat, each.reveals) for each in made] == [(0, True), (CHANCE, False)]


def test_step_reports_card_seen_before_any_choice() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        pile = ["ant", "bee"]
        table.draw(pile)
        await table.ask(0, "keep", options("a", "b"))
        await table.ask(0, "draw", options("a", "b"))
        table.look(pile, 1)
        await table.ask(0, "end", options("a", "b"))

    session = session_of(rule)
    assert session.first.revealed
    assert [session.answer(0, ["a"]).revealed for _ in range(2)] == [False, True]
    assert Session.load(session.game, session.saved, session.chance).first.revealed


def test_pile_of_one_is_not_shuffled() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        await table.shuffle("deck", [])
        await table.shuffle("deck", ["ant"])
        await table.ask(0, "one", options("a", "b"))

    assert session_of(rule).n == 0


def test_impossible_result_closes_the_session() -> None:
    with pytest.raises(WrongChance):
        Session.start(game_of(gamble), 2, lambda ask: [99])


def test_replay_asks_no_generator() -> None:
    """The same faces come from the log; a generator that fails is never called."""
    session = session_of(gamble)
    session.answer(0, ["b"])

    def never(ask: ChanceAsk) -> list[int]:
        raise AssertionError(f"{ask.key} was asked")

    again = Session.load(session.game, session.saved, never)
    assert again.hash == session.hash
    assert [(each.n, each.reveals) for each in again.tail] == [(each.n, each.reveals) for each in session.tail]
