"""Starting, saving and loading: marks, checkpoints, tells, divergence, and errors that name the field."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine.games import find
from engine.table import (
    BadCheckpoint,
    Checkpoint,
    Decision,
    Game,
    Mark,
    Reached,
    Result,
    Saved,
    Seat,
    Session,
    Table,
    Tell,
    Text,
    canonical,
    digest,
)
from tests.playing import varied
from tests.table.driving import Pad, Rule, first_of, game_of, options, session_of
from tests.toy.game import GAME


@dataclass(slots=True)
class Rounds:
    """A state that says where the loop is, so that play can continue from a mark."""

    seats: int
    round: int = 1
    rolled: int = 0


async def rounds(table: Table, state: Rounds) -> Result:
    """Three rounds of a choice, a roll and a mark."""
    while state.round <= 3:
        await table.ask(0, "go", options("a", "b"))
        state.rolled += (await table.roll("die", [1, 6]))[0]
        table.tell(Text("toy-rolled", seat=Seat(0), count=state.rolled))
        state.round += 1
        await table.mark(phase="round")
    return Result((0,), ({},) * state.seats, Text("toy-result"), {})


ROUNDS: Game = varied(
    GAME,
    key="rounds",
    state=Rounds,
    events=lambda state: [],
    setup=lambda chapter, seats, options, carried: Rounds(seats),
    play=rounds,
    seat_names=lambda state: [Text("toy-keeper")] * state.seats,
)


def start() -> Session:
    return Session.start(ROUNDS, 2, first_of)


def test_mark_makes_a_checkpoint_and_empties_the_tail() -> None:
    session = start()
    assert (session.checkpoint, session.base.n) == (session.base, 0)
    step = session.answer(0, ["a"])
    assert [event for event in step.events if isinstance(event, Reached)] == [
        Reached(Mark("phase", "round"), session.checkpoint)
    ]
    assert step.checkpoint is session.checkpoint
    assert (session.checkpoint.n, session.checkpoint.state) == (2, {"seats": 2, "round": 2, "rolled": 1})
    assert session.saved == Saved(session.checkpoint)


def test_end_is_a_mark_and_gives_its_result_again() -> None:
    session = start()
    for _ in range(3):
        step = session.answer(0, ["a"])
    assert [event.mark.kind for event in step.events if isinstance(event, Reached)] == ["phase", "over"]
    assert session.result == Result((0,), ({}, {}), Text("toy-result"), {})
    assert Session.load(ROUNDS, session.saved, first_of).result == session.result


def test_loading_a_checkpoint_makes_no_new_one() -> None:
    """Its position is unchanged: loaded, it reaches the same asks, and saved again, it is the same."""
    session = start()
    session.answer(0, ["a"])
    again = Session.load(ROUNDS, session.saved, first_of)
    assert (again.saved, again.hash, again.first.events) == (session.saved, session.hash, [])


def test_tells_are_numbered_by_decision_in_order() -> None:
    session = start()
    step = session.answer(0, ["a"])
    assert step.events[0] == Tell(1, Text("toy-rolled", seat=Seat(0), count=1), None)


def test_marks_are_made_by_play_alone() -> None:
    """A rule that is called from `play` may not make one: what is half done could not be reached again."""

    async def inner(table: Table) -> None:
        await table.mark(turn=0)

    async def rule(table: Table, pad: Pad) -> None:
        await inner(table)

    with pytest.raises(TypeError, match="marks are made by `play` alone, not by rule"):
        session_of(rule)


def test_session_before_shuffle_reports_new_result() -> None:
    """After a checkpoint right before chance, its decisions are new rows and their results are logged."""

    async def rule(table: Table, pad: Pad) -> None:
        pad.written += await table.roll("die", [1, 6])
        table.tell(Text("toy-result"))
        await table.ask(0, "one", options("a", "b"))

    game = game_of(rule)
    start = Session.start(game, 2, first_of)
    again = Session.load(game, Saved(start.base), lambda ask: [1])
    assert (again.state.written, again.n) == ([6], 1)
    assert [(each.n, each.key, list(each.pick)) for each in again.first.decisions] == [(0, "die", [1])]
    assert again.first.events == [Tell(0, Text("toy-result"), None)]
    assert Session.load(game, again.saved, first_of).hash == again.hash


# ---------------------------------------------------------------- divergence


async def two_choices(table: Table, pad: Pad) -> None:
    """As it was played."""
    pad.written.append(await table.ask(0, "first", options("a", "b")))
    pad.written += await table.roll("die", [1, 6])
    pad.written.append(await table.ask(0, "second", options("a", "b")))
    await table.ask(0, "third", options("a", "b"))


async def another_option(table: Table, pad: Pad) -> None:
    """Today's rules ask the second with one option more."""
    pad.written.append(await table.ask(0, "first", options("a", "b")))
    pad.written += await table.roll("die", [1, 6])
    pad.written.append(await table.ask(0, "second", options("a", "b", "c")))


async def no_roll(table: Table, pad: Pad) -> None:
    """Today's rules roll no more."""
    pad.written.append(await table.ask(0, "first", options("a", "b")))
    pad.written.append(await table.ask(0, "second", options("a", "b")))


async def earlier_roll(table: Table, pad: Pad) -> None:
    """Today's rules roll first."""
    pad.written += await table.roll("die", [1, 6])
    pad.written.append(await table.ask(0, "first", options("a", "b")))


async def smaller_die(table: Table, pad: Pad) -> None:
    """Today's die has one face."""
    pad.written.append(await table.ask(0, "first", options("a", "b")))
    pad.written += await table.roll("die", [4])
    pad.written.append(await table.ask(0, "second", options("a", "b")))


async def bigger_die(table: Table, pad: Pad) -> None:
    """Today's die has two faces more: what fell is possible still, and means another face."""
    pad.written.append(await table.ask(0, "first", options("a", "b")))
    pad.written += await table.roll("die", [4, 5, 1, 6])
    pad.written.append(await table.ask(0, "second", options("a", "b")))


@pytest.mark.parametrize(
    ("today", "why", "open_ask", "written"),
    [
        (another_option, "choice 2: second is not asked in the same way now", "second", ["A", 6]),
        (no_roll, "choice 1: die is not asked in the same way now", "second", ["A"]),
        (earlier_roll, "choice 0: die is rolled or shuffled now, and was not before", "first", [1]),
        (smaller_die, "choice 1: die was another roll or pile", "second", ["A", 4]),
        (bigger_die, "choice 1: die was another roll or pile", "second", ["A", 4]),
    ],
)
def test_earlier_events_survive_changed_rules(today: Rule, why: str, open_ask: str, written: list[Any]) -> None:
    session = Session.start(game_of(two_choices), 2, lambda ask: [1])
    session.answer(0, ["a"])
    session.answer(0, ["b"])
    again = Session.load(game_of(today), session.saved, first_of)
    assert again.diverged == why
    assert [ask.key for ask in again.asks] == [open_ask]
    assert again.state.written == written
    again.answer(0, ["a"])


def test_answer_that_is_no_longer_legal_diverges() -> None:
    session = session_of(two_choices)
    (ask,) = session.asks
    wrong = Decision(0, 0, "first", ask.fingerprint(0), ("c",))
    again = Session.load(session.game, replace(session.saved, decisions=[wrong]), first_of)
    assert again.diverged == "choice 0: first: 'c' is not one of the choices"


def test_sealed_answer_is_held_again_only_while_it_is_legal() -> None:
    async def rule(table: Table, pad: Pad) -> None:
        await table.ask_each({0: options("a", "b"), 1: options("a", "b"), 2: options("a", "b")}, "bid")

    session = session_of(rule, seats=3)
    saved = replace(session.saved, held={0: ("a",), 1: ("gone",)})
    assert Session.load(session.game, saved, first_of).held == {0: ("a",)}


def test_decisions_that_end_before_sealed_ones_are_complete_omit_them() -> None:
    """Of two sealed decisions only the first is loaded: nothing is decided, and no one has answered."""

    async def rule(table: Table, pad: Pad) -> None:
        await table.ask_each({0: options("a", "b"), 1: options("a", "b")}, "bid")
        await table.ask(0, "after", options("a", "b"))

    session = session_of(rule)
    before = session.hash
    session.answer(0, ["a"])
    session.answer(1, ["b"])
    again = Session.load(session.game, replace(session.saved, decisions=session.tail[:1]), first_of)
    assert (again.hash, again.n, again.held, again.waiting_for) == (before, 0, {}, (0, 1))


# ---------------------------------------------------------------- checkpoints


def test_checkpoint_survives_the_way_to_the_disk() -> None:
    checkpoint = start().checkpoint
    assert Checkpoint.from_bytes(checkpoint.to_bytes()) == checkpoint


def test_mapping_keeps_its_order() -> None:
    """Rules that go through it ask the same after a restart."""
    rooms = {"vault": 1, "cells": 2, "study": {"trap": 1, "coin": 2}}
    checkpoint = replace(start().checkpoint, state=rooms)
    assert json.dumps(Checkpoint.from_bytes(checkpoint.to_bytes()).state) == json.dumps(rooms)


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"game": "toy"}, "game: this is a checkpoint of toy, not of rounds"),
        ({"seats": 5}, r"seats: rounds is for \(2, 3, 4\) seats, not 5"),
        ({"schema_version": 1}, "schema_version: 1 is newer than 0"),
        ({"state": {"seats": 2, "round": "two"}}, "state.round: Input should be a valid integer"),
        ({"state": {}}, "state.seats: Field required"),
        ({"state": {"seats": 3}}, "state: it has 3 seats, not 2"),
    ],
)
def test_bad_checkpoint_names_the_field(changed: dict[str, Any], named: str) -> None:
    checkpoint = replace(start().checkpoint, **changed)
    with pytest.raises(BadCheckpoint, match=named):
        Session.load(ROUNDS, Saved(checkpoint), first_of)


@pytest.mark.parametrize(
    ("data", "named"), [(b"{", "the whole"), (b"{}", "game: Field required"), (b"[]", "the whole")]
)
def test_bytes_without_a_checkpoint_are_refused(data: bytes, named: str) -> None:
    with pytest.raises(BadCheckpoint, match=named):
        Checkpoint.from_bytes(data)


def test_old_state_is_migrated_when_it_is_read() -> None:
    """Each migration brings the shape one version on; what is stored stays as it was written."""

    def add_rolled(plain: dict[str, Any]) -> dict[str, Any]:
        return {**plain, "rolled": 40}

    def rename_round(plain: dict[str, Any]) -> dict[str, Any]:
        return {**{key: value for key, value in plain.items() if key != "turn"}, "round": plain["turn"]}

    today = varied(ROUNDS, migrations=(add_rolled, rename_round))
    old = replace(start().checkpoint, state={"seats": 2, "turn": 3})
    session = Session.load(today, Saved(old), first_of)
    assert session.state == Rounds(2, 3, 40)
    session.answer(0, ["a"])
    assert session.checkpoint.schema_version == 2
    assert old.state == {"seats": 2, "turn": 3}


def test_options_and_chapters_are_checked_at_the_start() -> None:
    with pytest.raises(BadCheckpoint, match=r"options\.rounds"):
        Session.start(GAME, 2, first_of, options={"rounds": 0})
    with pytest.raises(BadCheckpoint, match=r"^options: the market needs two different decks"):
        Session.start(find("tyrants"), 2, first_of, options={"first_deck": "dragons"})
    with pytest.raises(ValueError, match="toy has no chapter 'third' now; it has first, second"):
        Session.start(GAME, 2, first_of, chapter="third")


def test_numbers_go_on_from_where_a_chapter_starts() -> None:
    """One log runs through a campaign: a later chapter begins with the number that is due."""
    session = Session.start(ROUNDS, 2, first_of, n=40)
    assert (session.base.n, session.asks[0].n) == (40, 40)
    assert session.answer(0, ["a"]).decisions[0].n == 40


def test_hash_knows_values_and_not_the_order_of_keys() -> None:
    assert digest({"a": 1, "b": [1, 2]}) == digest({"b": [1, 2], "a": 1})
    assert digest({"a": [1, 2]}) != digest({"a": [2, 1]})
    with pytest.raises(TypeError, match="complex"):
        canonical({"a": 1j})
