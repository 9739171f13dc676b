"""Missions in words: at most 500 characters, the most important first, only what the reader may see."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.model.state import Enemy, LevelToken, Treasure
from engine.table import Result, Text
from engine.words import LOCALES
from renders.job import alt
from renders.topic import Topic
from tests.renders.massive_darkness.tables import job, mob, table


def test_board_says_the_moment_the_choices_each_hero_and_the_enemies() -> None:
    state = table(zones=["c2", "d3", "b3", "a3"])
    state.heroes[2].stunned = True
    state.enemies = [mob(1, "d4"), Enemy(2, "g025", "d4", 8)]
    said = alt(job("board", state, badges=frozenset({"c3", "b2"})))
    assert said.startswith("Massive Darkness. Choices: B2 and C3. Scorched Earth, Round 5: Level 2, Lifebringer 2, ")
    assert "Whisper [B]: D3 in Shadow, Life 5 of 5, " in said
    assert "Elias [C]: B3 in Light, Life 5 of 5, " in said and " XP, Stunned." in said
    assert "D4 in Shadow, Orc Flayers: Boss with Life 4 and 2 Minions with Life 4 (one wounded: 3)" in said
    assert "D4 in Shadow, Orc Agent: Life 8." in said


@pytest.mark.parametrize("locale", LOCALES)
def test_overlong_alt_text_refers_to_command(locale: str) -> None:
    state = table("m07", 6)
    state.enemies = [mob(number, zone) for number, zone in enumerate(("a1", "b1", "c1", "d1", "e1", "f1"), 1)]
    said = alt(job("board", state, locale=locale))
    assert len(said) <= 500
    assert "/board words" in said


def test_past_board_is_marked_first_and_set_up_has_no_round() -> None:
    state = table()
    assert alt(job("board", state, past=True)).startswith("Massive Darkness. Past. ")
    state.round = 0
    assert alt(job("board", state)).startswith("Massive Darkness. Scorched Earth, set-up: ")


def test_zone_description_lists_contents_and_exits() -> None:
    """C2 is a Corridor in Light; a wall bars nothing of it but its upper side."""
    state = table(zones=["c2", "d3", "b3", "a3"])
    state.enemies = [mob(1, "c2", [4, 4])]
    state.treasure = {"c2": Treasure(2, 0)}
    state.level_tokens = [LevelToken(2, "c2")]
    assert alt(job("place", state, place="c2")) == (
        "C2 in Light, Corridor: to D2, C3, B2. Siegfried [A]: C2 in Light, Life 5 of 5, 7 XP. "
        "C2 in Light, Orc Flayers: Boss with Life 4 and 2 Minions with Life 4, with Greatsword. "
        "C2 Treasure: 2 normal, 0 special. C2 Level 2, active."
    )


def test_face_down_token_is_not_named() -> None:
    said = alt(job("place", table(), place="a1"))
    assert "token: Objective, face down" in said
    assert "Artifact" not in said


def test_hero_sheet_names_skills_and_cards() -> None:
    state = table()
    state.heroes[0].skills = ["pit_fighter_berserker.health_boost.0", "pit_fighter_berserker.health_boost.1"]
    said = alt(job("hand", state, seat=0))
    assert said.startswith("Siegfried [A], Pit Fighter Berserker: 5 of 5 Life, 7 XP. Stands at A2 in Light.")
    assert "Skills: Health Boost 2." in said
    assert "Equipped: Armor of Life and Greatsword. Pack: Guillotine Potion." in said


def test_hero_without_skills_and_cards_is_said_to_have_none() -> None:
    state = table()
    hero = state.heroes[1]
    hero.hands, hero.body, hero.pack = [], None, []
    assert alt(job("hand", state, seat=1)).endswith("No Skill bought yet.")


def test_enemies_are_named_by_zone_and_then_their_cards() -> None:
    state = table()
    assert alt(job("enemies", state)) == "No Enemy is on the board."
    state.enemies = [mob(1, "d4", []), Enemy(2, "rm04", "a1", 20)]
    said = alt(job("enemies", state))
    assert said.startswith("A1 in Shadow, High Troll: Life 20. D4 in Shadow, Orc Flayers: Boss alone, Life 4, with ")
    assert " Orc Flayers: Mob of " in said
    assert "Attack, 1 Bam: Defender −1 Shield. High Troll: Minor Roaming Monster, " in said


def test_end_says_won_or_lost_and_why() -> None:
    state = table(heroes=1)
    reason = Text("picture-phase-over")
    won, lost = (Result(winners, ({},), reason, {}) for winners in ((0,), ()))
    said = "Scorched Earth: {}. The Mission is over. Siegfried [A]: 5 of 5 Life, 7 XP."
    assert alt(job("scoring", state, result=won)) == said.format("won")
    assert alt(job("scoring", state, result=lost)) == said.format("lost")
    assert alt(job("scoring", state)) == "The Mission is not over yet."


def test_choice_of_the_lobby_names_hero_and_class() -> None:
    said = alt(job("choice_classes", table(), seat=1))
    assert said == "Whisper [B]: Bloodmoon Nightrunner. Recommended Class: Bloodmoon Nightrunner."


def test_question_begins_with_what_is_around_the_hero() -> None:
    """Readers without pictures get these sentences in two lines of the panel; the buttons say the choices."""
    state = table(zones=["c2", "d3", "b3", "c2"])
    state.enemies = [mob(1, "c2"), Enemy(2, "g025", "c3", 8)]
    state.treasure = {"c2": Treasure(1, 0)}
    said = alt(job("asked", state, seat=0, badges=frozenset({"c3"}), topic=Topic("hero.action")))
    assert said.startswith(
        "C2 in Light, with Orc Flayers +2 and Sibyl [D]. Near: Orc Agent C3 (1 Zone). Treasure: C2 (here)."
    )
    worn = alt(job("asked", state, seat=0, topic=Topic("item.reorganize", named=("t007",))))
    assert worn.startswith("Equipped: Armor of Life and Greatsword. Choices: ")
    weapon = alt(job("asked", state, seat=0, topic=Topic("setup.weapon", named=("t007",))))
    assert weapon.startswith("Choices: ")
