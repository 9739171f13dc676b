"""The steps of a press on a choice, each tested alone and without Discord."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from bot.messages.layout import Menu, Message, Row
from bot.messages.payloads import Confirmed, OfAsk
from bot.panels.choosing.confirming import confirmation
from bot.panels.choosing.packing import unpacked
from bot.panels.choosing.panel import Panel, present
from bot.panels.choosing.play import checked, open_ask, proposed, without_contained
from bot.panels.choosing.submitting import OneAnswer, SeveralAnswers, tells_more, without_echoes
from bot.panels.choosing.tips import hints_of
from bot.text.speech import words_at
from engine.campaigns import Answered, Campaigns, Situation
from engine.games import find
from engine.table import Option, Run, Text
from tests.campaigns.conftest import campaigns, clock, table
from tests.campaigns.tables import ANA, RUI, answer, bid
from tests.games.tyrants.position import Play, position
from tests.playing import autopilot_answers, deal
from tests.words.positions import FIRST_USER, situation_of

__all__ = ["campaigns", "clock", "table"]


@pytest.fixture
async def turn(campaigns: Campaigns, table: Situation) -> Situation:
    """Ana has the turn."""
    return await bid(campaigns, table.id)


@pytest.fixture
def panel(turn: Situation) -> Panel:
    """Returns Ana's options."""
    found = present(turn, ANA, words_at(turn, "en"))
    assert found is not None
    return found


def test_press_is_checked_against_open_question(turn: Situation, panel: Panel) -> None:
    words, now = panel.words, panel.moment
    assert checked(turn, now, ANA, words) == panel
    assert checked(turn, now, RUI, words) is None
    for outdated in (replace(now, n=now.n - 1), replace(now, branch=now.branch + 1), replace(now, seat=1)):
        assert open_ask(turn, outdated) is None and checked(turn, outdated, ANA, words) is None


def test_reversible_choice_is_submitted_at_once(panel: Panel) -> None:
    assert proposed(panel, ["light"]) == OneAnswer(["light"])
    assert proposed(panel, ["light"], from_menu=True) == OneAnswer(["light"], from_menu=True)


def test_dice_are_asked_about_once_where_the_reader_wants_that(panel: Panel) -> None:
    question = proposed(panel, ["roll"])
    assert isinstance(question, Message)
    buttons = next(part for part in question.parts if isinstance(part, Row))
    (confirmed, _) = (each.press for each in buttons.buttons)
    assert unpacked(panel.ask, Confirmed.of(confirmed).packed) == ["roll"]
    assert OfAsk.of(confirmed) == panel.moment
    assert proposed(panel, ["roll"], ask_first=False) == OneAnswer(["roll"])


def test_confirmation_fills_its_rows_with_what_helps_to_decide(panel: Panel) -> None:
    question = proposed(panel, ["roll"])
    assert isinstance(question, Message)
    assert not [part for part in question.parts if isinstance(part, Menu) and part.disabled]
    rows = [part for part in question.parts if isinstance(part, Row | Menu)]
    labels = [each.label for part in rows if isinstance(part, Row) for each in part.buttons]
    assert len(rows) == 4 and {"Why not…", "Rules"} <= {*labels}


def test_invalid_choice_is_left_to_service_to_refuse(panel: Panel) -> None:
    assert proposed(panel, ["no-such-choice"]) == OneAnswer(["no-such-choice"])


async def test_several_marked_in_one_menu_are_given_one_by_one(campaigns: Campaigns, panel: Panel) -> None:
    several = proposed(panel, ["light", "roll"], from_menu=True)
    assert isinstance(several, SeveralAnswers) and several.pick == ["light", "roll"]
    answered = await several.give(campaigns, panel.moment, ANA)
    outcome = several.outcome(answered, panel.words)
    assert (answered.links, outcome.situation.n, outcome.turn_over) == (2, answered.situation.n, False)


async def test_run_is_given_in_one_go(campaigns: Campaigns, panel: Panel) -> None:
    run = Run("twice", Text("toy-light"), ("light", "light"))
    several = proposed(replace(panel, runs=[run]), ["twice"])
    assert isinstance(several, SeveralAnswers)
    answered = await several.give(campaigns, panel.moment, ANA)
    assert (answered.links, answered.situation.view(None).lanterns[0]) == (2, 2)


async def test_answer_describes_its_result(campaigns: Campaigns, turn: Situation, panel: Panel) -> None:
    one = OneAnswer(["light"])
    outcome = one.outcome(await one.give(campaigns, panel.moment, ANA), panel.words)
    assert outcome.note.startswith("Done: Light a lantern.")
    assert not outcome.turn_over
    await answer(campaigns, turn.id, 0, "light")
    end = present(await campaigns.lookup.situation(turn.id), ANA, panel.words)
    assert end is not None and end.choices.end is not None
    last = OneAnswer([end.choices.end.id])
    assert last.outcome(await last.give(campaigns, end.moment, ANA), panel.words).turn_over


def test_event_that_only_repeats_a_choice_is_not_shown() -> None:
    chosen = [Text("deploy-place", place="skullport"), Text("deploy-place", place="eryndlyn")]
    echoes = [Text("deploy-done", seat=0, place=each.args["place"]) for each in chosen]
    news = Text("marker-taken", seat=0, place="eryndlyn", points=2)
    assert without_echoes([echoes[0], echoes[1], news], chosen) == [news]
    assert without_echoes([echoes[1], echoes[1]], chosen) == [echoes[1]]
    steps = [Text("moved", hero="abe", origin=a, place=b, who=()) for a, b in (("A6", "B6"), ("B6", "C6"))]
    along = Text("moved-with", hero="abe", origin="B6", place="C6", who=("patty", "henry"))
    assert without_echoes([steps[0], along], [Text("turn-move-far", place="C6", count=2)]) == []
    assert without_echoes([along], [Text("turn-move", place="C6")]) == []
    assert without_echoes(steps, [Text("turn-move", place="D6")]) == steps
    assert without_echoes([Text("draw-done", seat=0)], [Text("end-turn")]) == [Text("draw-done", seat=0)]


def test_choice_is_not_said_if_its_event_says_more() -> None:
    """An event that says no more gives way to the choice, and one that matters does not take its place."""
    game = find("tyrants")
    done = [Text("play-card", card="noble"), Text("play-card", card="soldier")]
    gain = (Text("influence", count=1),)
    told = [Text("play-gain-done", seat=0, card=each.args["card"], what=gain) for each in done]
    assert tells_more(game, told, done)
    assert not tells_more(game, told[:1], done)
    placed = [Text("deploy-place", place="eryndlyn")]
    assert not tells_more(game, [Text("deploy-done", seat=0, place="eryndlyn")], placed)
    assert not tells_more(game, [Text("marker-taken", seat=0, place="eryndlyn", points=2)], placed)
    assert not tells_more(game, [Text("draw-done", seat=0, count=5)], [Text("end-turn")])


def test_warning_before_the_end_of_a_turn_keeps_what_could_be_done() -> None:
    """Also where that is buttons, as the moves of Massive Darkness are."""
    game = find("massive_darkness")
    session = deal(game, 2, 1, None, game.chapters(game.read_options({}), {})[0])
    while (ask := session.ask_of(session.waiting_for[0])) is None or ask.key != "hero.action":
        autopilot_answers(session, session.waiting_for[0])
    seat = session.waiting_for[0]
    situation = situation_of(session, seat, [])
    panel = present(situation, FIRST_USER + seat, words_at(situation, "en"), seat=seat)
    assert panel is not None and panel.choices.end is not None
    asked = confirmation(panel, [panel.choices.end])
    assert asked is not None
    shown, before = ([part for part in each.parts if isinstance(part, Row | Menu)] for each in (asked, panel.message()))
    assert shown[:-1] == before[:-1] and "▶" in str(shown), "what could be done, and its next step"
    assert isinstance(shown[-1], Row) and isinstance(before[-1], Row)
    (end, *ways), (ends, *others) = shown[-1].buttons, before[-1].buttons
    assert end.label == ends.label == "End turn" and end.press != ends.press and ways == others


def test_marked_choices_that_another_includes_are_given_once() -> None:
    """Two troops at a place include one, and all cards include each; the copy of a joined choice does not count."""
    one, card = (Option(each, Text(each), None) for each in ("deploy:a", "play:noble"))
    two = Run("deploy:a:x2", Text("two"), ("deploy:a", "deploy:a"), after="deploy:a")
    whole = Run("play_all", Text("all"), ("play:noble", "play:noble", "play:soldier"))
    joined = Run("play:noble+x", Text("joined"), ("play:noble", "x"), after="play:noble", joined=True)
    assert without_contained([one, two]) == without_contained([two, one]) == [two]
    assert without_contained([card, whole, one]) == [whole, one]
    assert without_contained([card, joined]) == [card, joined]


async def test_marked_choice_that_became_impossible_is_named_with_its_reason() -> None:
    """1 Power deploys once; the other place is named with what it lacks."""
    session = Play(position(power=1, troops={"eryndlyn": "A.."})).session
    before = situation_of(session, 0, [])
    panel = present(before, FIRST_USER, words_at(before, "en"), seat=0)
    assert panel is not None
    picked = [each for each in panel.ask.by_id if each.startswith("deploy:")][:2]
    answers = proposed(panel, picked, from_menu=True)
    assert isinstance(answers, SeveralAnswers)
    session.answer(0, picked[:1])
    after = cast(Answered, SimpleNamespace(links=1, situation=situation_of(session, 0, []), held=False, why_final=None))
    assert re.fullmatch(r"Not done: Deploy at .+ costs 1 Power; you have 0 Power\.", answers.stopped(after))


def test_hint_is_about_the_open_tab() -> None:
    session = Play(position(power=3, influence=5)).session
    situation = situation_of(session, 0, [])
    for tab, fitting in (("power", "hint-deploy"), ("influence", "hint-recruit")):
        panel = present(situation, FIRST_USER, words_at(situation, "en"), seat=0, group=tab)
        assert panel is not None
        assert [each.key for each in hints_of(panel) if each.key in ("hint-deploy", "hint-recruit")] == [fitting]
