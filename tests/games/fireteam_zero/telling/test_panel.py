"""The turn panel: runs it offers, options it explains as impossible, and changes on the board."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from types import SimpleNamespace
from typing import cast

import pytest

from bot.messages.layout import Menu, Row
from bot.messages.pictures import asked_job
from bot.panels.choosing.panel import present
from bot.panels.choosing.showing import around
from bot.panels.choosing.submitting import OneAnswer
from bot.text.speech import CATALOGUE, words_at
from engine.campaigns import Answered, Situation
from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.content import mission_of
from engine.games.fireteam_zero.model.state import Blow, Creature, Fight, State
from engine.table import Ask, Run, Text
from engine.words import Words
from tests.games.fireteam_zero.fighting import attack, shooting
from tests.games.fireteam_zero.position import creature, hero, position, turn
from tests.words.positions import FIRST_USER, situation_of

FAR = "F6"  # where specialists block no one


def animals(*places: str) -> list[Creature]:
    return [creature("corrupted_animal", place) for place in places]


def alone(place: str, *creatures: str, hand: Sequence[str] = ()) -> State:
    """Frank on a location, Shad far away."""
    heroes = (hero("frank", place, hand=list(hand)), hero("shad", "F3"))
    return position(*heroes, creatures=animals(*creatures), specialists=FAR)


def asked(state: State) -> tuple[State, Ask]:
    """Returns the position as the first question of the turn finds it."""
    play = turn(state)
    (ask,) = play.session.asks
    assert ask.key == "fire.turn"
    return play.state, ask


@pytest.mark.parametrize(
    ("state", "option", "said"),
    [
        (alone("B4", "B4", "B4"), "move:b3", "Pinned: 2 creatures against 1 hero here. Kill one, or wait for help."),
        (alone("B4"), "move:b5", "B5 is impassable ground."),
        (
            alone("B4", "F6", hand=["side_step"]),
            "attack:corrupted_animal:f6",
            "It is 4 away; your cards reach 1 at most.",
        ),
        (alone("B4", "B4"), "attack:corrupted_animal:b4", "An attack needs a card, and your hand is empty."),
        (alone("B4", "B4"), "search", "A creature is here: nobody searches beside it."),
        (alone("C4"), "search", "There is no spawn token here to search."),
    ],
)
def test_impossible_choices_are_explained(state: State, option: str, said: str) -> None:
    found, ask = asked(deepcopy(state))
    words = Words.of_game(GAME, "en", GAME.seat_names(found))
    impossible = {each.id: words.say(each.why) for each in GAME.impossible(found, ask, 0)}
    assert impossible[option] == said
    assert not impossible.keys() & ask.by_id.keys()


def test_places_of_an_impossible_choice_are_possible() -> None:
    found, ask = asked(alone("B4", "C4", "F6", hand=["side_step"]))
    known = {each.id: each for each in GAME.impossible(found, ask, 0)}
    steps = {place for option in ask.options if option.group == "move" for place in option.places}
    assert set(known["move:b5"].places) == steps and "B5" not in steps
    assert known["attack:corrupted_animal:f6"].places == ("C4",)


def runs(state: State) -> dict[str, Run]:
    found, ask = asked(state)
    return {run.id: run for run in GAME.runs(found, ask, 0)}


def test_location_two_steps_away_can_be_reached_in_one_go() -> None:
    run = runs(alone("B4"))["far:d3"]
    assert run.picks[-1] == "move:d3" and len(run.picks) == 2
    assert run.picks[0] in ("move:c3", "move:c4")


def test_no_run_leads_past_a_creature_or_beyond_the_movement() -> None:
    found = runs(alone("B4", "C3", "C4"))
    assert "far:d3" not in found and "far:d4" not in found  # D4 is difficult, too


def test_lone_leader_moves_specialists_far_at_once() -> None:
    """All come along without a question (FZ-ESCORT-02)."""
    run = runs(position(hero("frank", "B4"), hero("shad", "F3"), specialists="B4"))["far:d3"]
    assert len(run.picks) == 2 and not any(pick.startswith("escort") for pick in run.picks)


def test_companions_are_one_tap_away() -> None:
    """Where an ally may guard them, each way goes alone or with both (FZ-ESCORT-01); what is asked is answered on the
    way."""
    state = position(hero("frank", "B4"), hero("shad", "B4"), specialists="B4")
    found = runs(state)
    assert found["with:c3"].picks == ("move:c3", "escort:patty.henry")
    assert found["far:d3"].picks[1] == "escort:nobody" and found["with:d3"].picks[1] == "escort:patty.henry"
    play = turn(deepcopy(state))
    for pick in found["with:d3"].picks:
        play.pick(pick)
    assert play.state.heroes[0].location == "D3" and set(play.state.specialists.values()) == {"D3"}


def test_specialists_are_not_led_past_possible_takeovers() -> None:
    state = position(hero("frank", "B4"), hero("shad", "C3"), hero("don", "C4"), specialists="B4")
    assert not any(run.picks[0] in ("move:c3", "move:c4") for run in runs(state).values())


def test_adjacent_attack_is_the_likely_next_step() -> None:
    found, ask = asked(alone("B4", "B4", hand=["call_the_shot"]))
    assert GAME.next_up(found, ask, 0) == "attack"
    found, ask = asked(alone("C4"))
    assert GAME.next_up(found, ask, 0) is None


def test_changed_locations_are_reported() -> None:
    before = alone("B4", "D2")
    after = deepcopy(before)
    after.creatures[0].location = "C3"
    after.heroes[0].down = True
    assert GAME.changed(before, after) == {"B4", "C3", "D2"}
    assert GAME.changed(before, deepcopy(before)) == frozenset()


def test_seat_with_two_heroes_sees_the_piles_of_both() -> None:
    heroes = (hero("frank", "B4", hand=["long_lens"], seat=0), hero("shad", "B4", hand=["red_mist"], seat=0))
    piles = GAME.piles(position(*heroes), 0)
    assert (piles["hand"], piles["hand-second"]) == (["long_lens"], ["red_mist"])


@pytest.mark.parametrize(
    ("hand", "odds"),
    [
        (["short_burst"], {0: 63}),  # 17 of the 27 results of three dice with 0, 1 or 2 are 3 or more
        (["short_burst", "short_burst"], {0: 63, 1: 96}),  # 701 of 729 for six dice
    ],
)
def test_dice_odds_are_shown_to_the_attacker_only(hand: list[str], odds: dict[int, int]) -> None:
    """An animal takes 3 ranged hits: life 2, resistance 1 (FZ-EX-02)."""
    play = turn(alone("B4", "B4", hand=hand))
    play.pick("attack:ranged:corrupted_animal:b4")
    (ask,) = play.session.asks
    detail = ask.options[0].detail
    assert detail is not None
    assert [(each.args["count"], each.args["chance"]) for each in detail.args["odds"]] == list(odds.items())
    assert set(ask.text.args) == {"hero", "target", "place", "hits", "life", "resist", "more"}
    words = Words.of_game(GAME, "en", GAME.seat_names(play.state), (CATALOGUE,))
    assert words.say(ask.text).endswith("? Life 2 + resistance 1: 3 hits.")
    assert all(option.final == "dice" for option in ask.options)
    assert all(option.places == ("B4",) for option in ask.options)


def test_odds_of_several_cards_cover_all_of_them() -> None:
    """Two Short Bursts: 701 of the 729 results of six dice are 3 or more."""
    play = turn(alone("B4", "B4", hand=["short_burst", "short_burst"]))
    play.pick("attack:ranged:corrupted_animal:b4")
    (ask,) = play.session.asks
    said = GAME.together(play.state, ask, [option.id for option in ask.options])
    assert said is not None and (said.args["dice"], said.args["bonus"]) == (6, 0)
    assert [each.args["chance"] for each in said.args["odds"]] == [96]


def test_question_says_what_is_left_of_the_turn() -> None:
    """After the action the question no longer offers one."""
    words = Words.of_game(GAME, "en", (), (CATALOGUE,))
    play = turn(alone("B4", hand=["short_burst"]))
    assert words.say(play.session.asks[0].text) == "Move and take one action, in any order."
    play.state.turn.acted = True
    play.pick("move:c4")
    assert words.say(play.session.asks[0].text).startswith("You have acted. ")


def test_free_search_after_the_action_is_named_and_its_loss_is_asked_about() -> None:
    """With Patty a search takes no action (FZ-SPEC-05)."""
    words = Words.of_game(GAME, "en", (), (CATALOGUE,))
    state = alone("B4", "C4", hand=["short_burst"])
    state.specialists["patty"] = "B4"
    play = turn(state)
    before = play.session.asks[0].by_id["end"].detail
    assert before is not None and words.say(before) == "your action and the free search"
    play.pick("attack:ranged:corrupted_animal:c4", ["short_burst"])
    while play.key != "fire.turn":
        play.pick(play.session.asks[0].options[-1].id)
    (ask,) = play.session.asks
    assert words.say(ask.text) == "You have acted. Search here for free, move on, or end your turn."
    lost = ask.by_id["end"].detail
    assert lost is not None and words.say(lost) == "the free search"


def test_entries_of_moves_say_the_move_once() -> None:
    state = position(hero("frank", "B4"), hero("shad", "B4"), specialists="B4")
    situation = situation_of(turn(state).session, 0, ())
    panel = present(situation, FIRST_USER, words_at(situation, "en"), group="move=")
    assert panel is not None
    (menu,) = [row for row in panel.rows if isinstance(row, Menu)][:1]
    said = {each.label: each.detail for each in menu.entries}
    assert said["Move B3 with Patty and Henry"] is None
    assert said["Move D3 alone"] == "2 steps · by C3"


def test_next_goal_and_the_steps_to_it_are_said() -> None:
    """A search that no one has made yet is the goal of a mission that has just begun, then the exit."""
    words = Words.of_game(GAME, "en", (), (CATALOGUE,))
    state, _ = asked(alone("B4"))
    found = GAME.ahead(state, 0)
    assert found is not None and found.args["kind"] == "search"
    assert words.say(found) == "Next search: B4, where you are."
    next(each for each in state.spawn if each.location == "B4").searched = True
    found = GAME.ahead(state, 0)
    assert found is not None and words.say(found).endswith(" away.")
    left = GAME.remaining(state)
    assert left is not None and words.say(left).endswith(f"a search ({left.args['near'].args['place']}).")
    for each in state.spawn:
        each.searched = True
    for objective in mission_of(state).objectives:
        state.completed.append(objective.id)
    last = GAME.ahead(state, 0)
    assert last is None or last.args["kind"] in ("exit", "kill")


def test_sets_of_cards_name_numbers_in_hand_and_chance() -> None:
    """The suggested cards come first, then the best single card. Numbers are those of the picture of the hand."""
    play = turn(alone("B4", "B4", hand=["red_mist", "short_burst", "short_burst"]))
    play.pick("attack:ranged:corrupted_animal:b4")
    (ask,) = play.session.asks
    words = Words.of_game(GAME, "en", GAME.seat_names(play.state), (CATALOGUE,))
    assert [words.say(each.text) for each in ask.options] == ["2 Short Burst", "3 Short Burst"]
    sets = GAME.sets(play.state, ask, ["short_burst", "short_burst:2"])
    assert [words.say(each.text) for each in sets] == ["Cards 2+3: 96 %", "Card 2: 63 %"]
    alone_first = GAME.sets(play.state, ask, ["short_burst"])
    assert [each.picks for each in alone_first] == [("short_burst",), ("short_burst", "short_burst:2")]


def test_panel_rolls_a_set_with_one_press() -> None:
    play = turn(alone("B4", "B4", hand=["short_burst", "short_burst"]))
    play.pick("attack:ranged:corrupted_animal:b4")
    situation = situation_of(play.session, 0, ())
    panel = present(situation, FIRST_USER, words_at(situation, "en"))
    assert panel is not None
    buttons = panel.rows[0]
    assert isinstance(buttons, Row)
    assert [each.label for each in buttons.buttons] in (
        ["▶ Cards 1+2: 96 %", "Card 1: 63 %"],
        ["▶ Card 1: 63 %", "Cards 1+2: 96 %"],
    )
    assert {each.press.verb for each in buttons.buttons} == {"sure"}
    assert "Each button rolls. Kept cards are your life." in str(panel.message().parts)
    menu = panel.rows[1]
    assert isinstance(menu, Menu) and all("rolls dice" not in str(each.detail) for each in menu.entries)


def test_single_card_has_its_chance_on_the_button() -> None:
    play = turn(alone("B4", "B4", hand=["red_mist", "short_burst"]))
    play.pick("attack:ranged:corrupted_animal:b4")
    situation = situation_of(play.session, 0, ())
    panel = present(situation, FIRST_USER, words_at(situation, "en"))
    assert panel is not None and isinstance(panel.rows[0], Row)
    assert [each.label for each in panel.rows[0].buttons] == ["▶ Card 2: 63 %"]


@pytest.mark.parametrize(
    ("again", "said", "total"),
    [
        (5, "Corrupted Animal at C5 **falls**.", "4 hits − 1 resistance = 3, 2 needed; Samples: 1 of 7"),
        (0, "Corrupted Animal at C5 survives", "2 hits − 1 resistance = 1, 2 needed"),
    ],
)
def test_result_of_an_attack_with_a_reroll_is_in_the_panel(again: int, said: str, total: str) -> None:
    """The attack was the hero's last action, so the answer to the re-roll also ends the turn."""
    here = shooting("quick_bolt")
    here.creatures[0].location = "C5"
    here.specialists = {"patty": "F6", "henry": "A6"}
    play = attack(here, dice_attack=[[4, 0, 0]], dice_again=[[again]]).pick("attack:corrupted_animal:c5")
    (ask,), before = play.session.asks, len(play.told)
    assert ask.key == "fire.reroll"
    told = [each.text for each in play.pick("henry:0").told[before:] if each.to is None]
    situation = cast(Situation, SimpleNamespace(game=GAME, view=lambda seat: GAME.view(play.state, seat)))
    words = Words.of_game(GAME, "en", GAME.seat_names(play.state), (CATALOGUE,))
    answered = Answered(situation, 0, ask, 2, False, "dice", told, False, own_turn=True, turn_over=True)
    outcome = OneAnswer(["henry:0"]).outcome(answered, words)
    assert said in outcome.note and outcome.turn_over
    assert outcome.rolled is not None and words.say(outcome.rolled.total) == total


def answered_with(state: State, option: str) -> str:
    """Returns the note of the panel after this option of a turn, in English."""
    play = turn(state)
    (ask,), before = play.session.asks, len(play.told)
    told = [each.text for each in play.pick(option).told[before:] if each.to is None]
    situation = cast(Situation, SimpleNamespace(game=GAME, view=lambda seat: GAME.view(play.state, seat)))
    words = Words.of_game(GAME, "en", GAME.seat_names(play.state), (CATALOGUE,))
    choice = [ask.by_id[option].text]
    answered = Answered(situation, 0, ask, 1, False, "card", told, False, own_turn=True, choice=choice)
    return OneAnswer([option]).outcome(answered, words).note


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("ferry_fuel", "Frank searches at B4 and finds **Ferry Fuel**."),
        ("dead_ground", "Frank searches at B4: **Dead Ground** (threat marker −1)."),
        ("ammo_crate", "Frank searches at B4: **Ammo Crate**; Frank draws 2 cards."),
    ],
)
def test_panel_says_first_what_a_search_brought(card: str, said: str) -> None:
    here = alone("B4", hand=["short_burst"])
    here.recon_deck = [card, *(each for each in here.recon_deck if each != card)]
    assert answered_with(here, "search").split("\n")[0] == f"• {said}"


def test_kill_says_which_objective_it_brings_forward() -> None:
    told = [
        Text("attack-rolled", hero="frank", type="ranged", dice="2 1", count=2),
        Text("objective-token", objective="acquire_specimen_samples", count=1, need=7),
    ]
    state = alone("B4")
    state.fight = Fight("frank", "corrupted_animal", "B4", "B4", "ranged", [], [], 0, 1, 1)
    state.fight.blows = [Blow("killed", "corrupted_animal")]
    found = GAME.rolled(state, told, 0)
    words = Words.of_game(GAME, "en", GAME.seat_names(state), (CATALOGUE,))
    assert found is not None and words.say(found.total).endswith("; Samples: 1 of 7")
    told[1] = Text("objective-limit", objective="acquire_specimen_samples", limit=1)
    again = GAME.rolled(state, told, 0)
    assert again is not None and words.say(again.total).endswith("; Samples: no more this round (1 at most)")


def test_next_step_says_cards_and_chance_of_its_attack() -> None:
    found, ask = asked(alone("B4", "B4", hand=["short_burst", "short_burst", "red_mist"]))
    words = Words.of_game(GAME, "en", GAME.seat_names(found), (CATALOGUE,))
    said = GAME.together(found, ask, ["attack:ranged:corrupted_animal:b4"])
    assert said is not None
    assert words.say(said) in ("Short Burst: 3 dice, 63 % to succeed.", "Short Burst ×2: 6 dice, 96 % to succeed.")
    assert GAME.together(found, ask, ["move:a4"]) is None


def test_targets_in_the_menu_say_cards_and_chance() -> None:
    play = turn(alone("B4", "B4", "C4", hand=["short_burst"]))
    situation = situation_of(play.session, 0, ())
    panel = present(situation, FIRST_USER, words_at(situation, "en"))
    assert panel is not None
    (targets,) = (row for row in panel.rows if isinstance(row, Menu) and "Attack" in str(row.placeholder))
    assert [each.detail for each in targets.entries] == ["Short Burst: 3 dice, 63 % to succeed."] * 2


def test_ways_with_and_without_specialists_name_them() -> None:
    state = position(hero("frank", "B4"), hero("shad", "B4"), specialists="B4")
    found = runs(state)
    words = Words.of_game(GAME, "en", GAME.seat_names(state), (CATALOGUE,))
    assert words.say(found["with:b3"].text) == "Move to B3 with Patty and Henry"
    far = next(run for name, run in found.items() if name.startswith("far:"))
    assert words.say(far.text).endswith(", without the specialists")
    _, ask = asked(state)
    along = GAME.together(state, ask, ["move:b3"])
    assert along is not None and words.say(along) == "Patty and Henry come along."


def first_buttons(state: State, *picks: str) -> list[str]:
    """Returns the labels of the first button of each row after these picks of a turn."""
    play = turn(state).pick(*picks)
    situation = situation_of(play.session, 0, ())
    panel = present(situation, FIRST_USER, words_at(situation, "en"))
    assert panel is not None
    return [row.buttons[0].label for row in panel.rows if isinstance(row, Row)]


def test_free_search_is_a_button() -> None:
    state = position(hero("frank", "B4"), hero("shad", "F3"), specialists="B4")
    assert "▶ Search free: new card" in first_buttons(state)


def test_suggested_attack_takes_the_row_of_moves_when_none_is_left() -> None:
    state = alone("A4", "C4", hand=["short_burst", "short_burst"])
    assert first_buttons(state, "move:b4", "move:c4")[0] == "▶ Attack C4: Corrupted Animal"


def test_readers_without_pictures_read_what_is_around_the_hero_first() -> None:
    play = turn(alone("B4", "B4", "C5", "F6"))
    situation = situation_of(play.session, 0, ())
    ask = situation.asks[0]
    job = asked_job(situation, "en", ask, 0, ask.options)
    assert job is not None
    (said,) = around(job)
    assert said.startswith("Corrupted Animal B4 (here) · Corrupted Animal C5 (1 step) · Shad F3")
