"""Story Mode: what passes from one Mission to the next (STORY)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.massive_darkness.enemies.targets import most_xp
from engine.games.massive_darkness.heroes.levels import check_level
from engine.games.massive_darkness.model.content import MISSIONS, content
from engine.games.massive_darkness.model.options import Options
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.phases.event import event_level
from engine.games.massive_darkness.playing.setup import new_decks, prepare, setup
from engine.games.massive_darkness.story.aftermath import aftermath
from engine.games.massive_darkness.story.chapters import carried_on, chapters, hero_level, starting_level
from tests.games.massive_darkness.position import Play, hero, position

STORY = Options(mode="story")
EVOCATION = "battle_wizard.evocation"  # steps of Levels 1, 2 and 5
BOOST = "battle_wizard.health_boost"  # steps of Levels 2 and 3


def ended(outcome: str, *heroes: Any, mission: str = "m01", left: tuple[str, ...] = ("m01", "m02")) -> State:
    """Returns a Mission of a Story Mode campaign that has just been won or lost."""
    return position(
        *heroes, mission=mission, story=True, active=None, outcome=outcome, missions_left=list(left), phase="aftermath"
    )


def following(state: State) -> State:
    """Mission 2 after this one, before its decks are shuffled."""
    state.missions_left = ["m02"]
    return setup("m02", len(state.heroes), STORY, carried_on(state))


def step_of_level(hero_class: str, level: int) -> str:
    lines = content().classes[hero_class].lines
    return next(step.id for line in lines for step in line.steps if step.level == level)


# ---------------------------------------------------------------- Heroes and Levels


@pytest.mark.rule("MD-SETUP-25", "MD-STORY-28")
@pytest.mark.parametrize(("outcome", "won"), [("won", True), ("lost", False)])
def test_normal_mode_carries_only_how_the_mission_ended(outcome: str, won: bool) -> None:
    state = position(hero("d6", xp=4), mission="m03", active=None, outcome=outcome, chosen_mission="t00")
    assert carried_on(state) == {"mission": "m03", "won": won, "chosen_mission": "t00"}


@pytest.mark.rule("MD-STORY-07", "MD-STORY-38", "MD-STORY-44")
def test_heroes_stand_up_before_market() -> None:
    """Healed and awake, without what belonged to the Mission, at the Level of the next one."""
    skill = step_of_level("shadow_barbarian", 2)
    state = ended("won", hero("d6", skills=[skill], life=0, stunned=True, goods=["artifact"]), hero("d6", life=1))
    state.level = 5
    now = Play(state, aftermath).state
    assert now.missions_left == ["m02"]
    assert [(each.life, each.stunned, each.goods) for each in now.heroes] == [(5, False, []), (5, False, [])]
    assert now.level == 2


@pytest.mark.rule("MD-STORY-01", "MD-STORY-28", "MD-STORY-44")
def test_xp_skills_and_equipment_pass_on_and_nothing_else() -> None:
    skill = step_of_level("shadow_barbarian", 2)
    worn = {"body": "t001", "hands": ["t028"], "pack": ["t007"]}
    state = ended("won", hero("d6", xp=4, micro_xp=3, skills=[skill], life=0, stunned=True, goods=["artifact"], **worn))
    state.lifebringer = 0
    after = following(state)
    bjorn = after.heroes[0]
    assert (bjorn.hero, bjorn.hero_class) == ("bjorn", "shadow_barbarian")
    assert (bjorn.xp, bjorn.micro_xp, bjorn.skills) == (4, 3, [skill])
    assert (bjorn.body, bjorn.hands, bjorn.pack) == ("t001", ["t028"], ["t007"])
    assert (bjorn.life, bjorn.stunned, bjorn.goods, bjorn.zone) == (bjorn.max_life, False, [], "c9")
    assert after.lifebringer == 2


@pytest.mark.rule("MD-STORY-01", "MD-Q-72")
def test_cards_that_heroes_have_are_not_in_the_decks() -> None:
    after = following(ended("won", hero("d6", hands=["t028"], pack=["a001"], body="se13")))
    fresh = new_decks()
    assert after.decks.treasures[0].draw.count("t028") == fresh.treasures[0].draw.count("t028") - 1
    assert "a001" not in after.decks.artifacts.draw
    assert after.decks.starting["se13"] == 5


@pytest.mark.rule("MD-STORY-42")
def test_micro_xp_start_at_0() -> None:
    assert setup("t00", 2, STORY, {}).heroes[1].micro_xp == 0


@pytest.mark.rule("MD-STORY-05")
def test_micro_xp_decide_between_heroes_with_as_many_xp() -> None:
    wizards = [hero("c2", hero_class="battle_wizard", xp=xp, micro_xp=micro) for xp, micro in ((3, 1), (3, 4), (2, 4))]
    state = position(*wizards, story=True)
    assert most_xp(state, state.heroes) == [state.heroes[1]]


@pytest.mark.rule("MD-STORY-06", "MD-Q-53")
def test_level_of_a_hero_is_that_of_its_highest_skill() -> None:
    wizard = hero("c2", hero_class="battle_wizard")
    assert hero_level(wizard) == 1
    wizard.skills = [f"{BOOST}.0", f"{EVOCATION}.0"]
    assert hero_level(wizard) == 2


@pytest.mark.rule("MD-STORY-07", "MD-STORY-08", "MD-EX-45")
def test_mission_starts_at_the_level_of_the_best_hero() -> None:
    skill = step_of_level("bloodmoon_nightrunner", 3)
    whisper = hero("c2", hero="whisper", hero_class="bloodmoon_nightrunner", skills=[skill])
    state = ended("won", hero("c2"), whisper)
    assert starting_level(state.heroes) == 3
    after = following(state)
    assert after.level == 3
    assert {token.level: token.level == after.level for token in after.level_tokens} == {1: False, 2: False, 3: True}


@pytest.mark.rule("MD-STORY-09")
def test_after_that_the_level_rises_by_the_normal_rules() -> None:
    state = position(hero("f4"), story=True, level=3)
    assert Play(state, check_level).state.level == 4
    state.heroes[0].zone = "a2"
    assert Play(state, check_level).state.level == 3


@pytest.mark.rule("MD-STORY-10", "MD-STORY-11", "MD-EX-46", "MD-Q-13")
def test_missing_level_tokens_lie_with_the_highest() -> None:
    skill = step_of_level("battle_wizard", 5)
    elias = hero("c2", hero="elias", hero_class="battle_wizard", skills=[skill])
    after = following(ended("won", elias))
    assert [(token.level, token.zone) for token in after.level_tokens] == [
        (1, "a9"),
        (2, "a6"),
        (3, "c3"),
        (4, "c3"),
        (5, "c3"),
    ]


@pytest.mark.rule("MD-STORY-12", "MD-STORY-13", "MD-Q-54")
def test_events_read_the_highest_level_token_on_a_tile_with_a_hero() -> None:
    state = position(hero("a2"), hero("e3"), story=True, level=4)
    assert event_level(state) == 2
    assert state.level == 4
    state.story = False
    assert event_level(state) == 4


@pytest.mark.rule("MD-STORY-38", "MD-STORY-44", "MD-Q-43")
def test_heroes_start_at_full_life_with_the_skills_of_the_level() -> None:
    after = following(ended("won", hero("c2", hero_class="battle_wizard", skills=[f"{BOOST}.0", f"{BOOST}.1"], life=2)))
    assert (after.heroes[0].life, after.heroes[0].max_life) == (7, 7)


@pytest.mark.rule("MD-STORY-14")
def test_starting_equipment_is_given_in_the_first_mission_only() -> None:
    assert Play(setup("t00", 1, STORY, {}), prepare).key == "setup.weapon"
    play = Play(following(ended("won", hero("c2", hands=["t028"]))), prepare)
    assert play.over
    assert play.hero().inventory == ["t028"]


@pytest.mark.rule("MD-STORY-17")
def test_artifacts_are_of_level_4() -> None:
    assert {content().cards[card].level for card in content().artifacts} == {4}


# ---------------------------------------------------------------- the order of Missions


@pytest.mark.rule("MD-STORY-20")
def test_missions_are_played_in_their_order() -> None:
    state = Play(setup("t00", 1, STORY, {}), prepare).pick("se05").state
    assert state.missions_left == list(MISSIONS)
    assert chapters(STORY, carried_on(state)) == ("t00",)


@pytest.mark.rule("MD-STORY-20")
def test_or_in_a_random_one() -> None:
    options = Options(mode="story", mission="m04", story_order="random")
    shuffled = {"story.order": [["m09", "t00"]]}
    state = Play(setup("m04", 1, options, {}), prepare, shuffled).pick("se05").state
    assert state.missions_left[:3] == ["m04", "m09", "t00"]
    assert sorted(state.missions_left) == sorted(MISSIONS)


@pytest.mark.rule("MD-STORY-21", "MD-STORY-29")
def test_after_a_win_there_is_a_market_and_then_the_next_mission() -> None:
    play = Play(ended("won", hero("c2", body="se13", hands=["se05"])), aftermath)
    assert play.key == "market.deal"
    play.pick("done")
    assert play.over
    assert (play.state.missions_won, play.state.missions_left) == (["m01"], ["m02"])
    assert chapters(STORY, carried_on(play.state)) == ("m02",)


@pytest.mark.rule("MD-STORY-21")
def test_after_the_last_mission_all_is_played() -> None:
    play = Play(ended("won", hero("c2"), mission="m10", left=("m10",)), aftermath)
    assert play.over
    assert chapters(STORY, carried_on(play.state)) == ()


@pytest.mark.rule("MD-STORY-22", "MD-STORY-24", "MD-STORY-25")
def test_after_a_loss_the_table_may_try_again_without_micro_xp_and_market() -> None:
    play = Play(ended("lost", hero("c2", xp=2, micro_xp=4), hero("c2", micro_xp=1)), aftermath)
    assert (play.key, play.seats, play.ids, play.default) == (
        "story.after_defeat",
        (0, 1),
        ["retry", "go_on"],
        ("go_on",),
    )
    play.pick("retry")
    assert play.over
    assert [(each.xp, each.micro_xp) for each in play.state.heroes] == [(2, 0), (0, 0)]
    assert chapters(STORY, carried_on(play.state)) == ("m01",)
    assert play.state.missions_won == []


@pytest.mark.rule("MD-STORY-24", "MD-STORY-27")
def test_or_it_goes_on_with_a_market() -> None:
    play = Play(ended("lost", hero("c2")), aftermath).pick("go_on")
    assert play.key == "market.deal"
    play.pick("done")
    assert chapters(STORY, carried_on(play.state)) == ("m02",)
    assert play.state.missions_won == []


@pytest.mark.rule("MD-STORY-23")
def test_after_a_loss_each_hero_keeps_six_cards_and_one_artifact() -> None:
    pack = ["t001", "t003", "t005", "t007", "t013", "t021", "a001", "a002"]
    play = Play(ended("lost", hero("c2", pack=pack)), aftermath)
    assert (play.key, play.verbs("discard")) == ("keeping.artifacts", ["a001", "a002"])
    play.pick("discard:a001")
    assert (play.key, len(play.verbs("discard"))) == ("keeping.cards", 7)
    play.pick("discard:t001")
    assert play.key == "story.after_defeat"
    assert play.hero().inventory == ["t003", "t005", "t007", "t013", "t021", "a002"]
    assert (play.state.decks.artifacts.discard, play.state.decks.treasures[0].discard) == (["a001"], ["t001"])


@pytest.mark.rule("MD-STORY-26", "MD-Q-55")
def test_before_a_retry_cards_may_be_replaced_by_starting_equipment() -> None:
    play = Play(ended("lost", hero("c2", hands=["t028"])), aftermath).pick("retry")
    assert play.key == "keeping.swap"
    play.pick("swap:t028:se05")
    assert play.hero().inventory == ["se05"]
    play.pick("equip:se05")
    assert play.over
    assert play.hero().hands == ["se05"]
    assert play.state.decks.starting["se05"] == new_decks().starting["se05"] - 1
    assert play.state.decks.treasures[0].discard == ["t028"]


@pytest.mark.rule("MD-STORY-26", "MD-Q-55")
def test_starting_equipment_pool_limits_swaps() -> None:
    state = ended("lost", hero("c2", hands=["t028"]))
    state.decks.starting = dict.fromkeys(state.decks.starting, 0) | {"se01": 1}
    assert Play(state, aftermath).pick("retry").verbs("swap") == ["t028:se01"]
