"""Dangers ahead in words, and how near the end of a deck, the next threat card and the Vault are."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import find
from engine.games.fireteam_zero.model.state import Creature
from engine.games.keep_the_heroes_out.model.state import Hero
from engine.games.massive_darkness.board.zones import board, distances
from engine.games.massive_darkness.model.state import Objective
from engine.words import LOCALES, Words
from renders.scene import Job
from tests.renders.fireteam_zero import tables as fireteam_zero
from tests.renders.keep_the_heroes_out import tables as keep_the_heroes_out
from tests.renders.massive_darkness import tables as massive_darkness


def words(key: str, state: Any, locale: str = "en") -> Words:
    job = Job.of(find(key), "board", state, locale=locale)
    return Words(locale, job.packages, job.names, job.seat_names)


def said(key: str, state: Any, locale: str = "en") -> tuple[str, str]:
    """Returns the first danger and what is left, in words."""
    game, spoken = find(key), words(key, state, locale)
    found, left = game.tension(state), game.remaining(state)
    return spoken.say(found[0]) if found else "", spoken.say(left) if left else ""


def test_keep_says_how_near_the_vault_the_heroes_are() -> None:
    state = keep_the_heroes_out.table()
    cards = len(state.guild_deck)
    whole = f"Wave 1 of 2: {cards} guild cards are left."
    assert said("keep_the_heroes_out", state) == ("", f"{whole} No hero is inside yet.")
    state.heroes = [Hero(1, "rogue", "forge"), Hero(2, "rogue", "graveyard")]
    assert said("keep_the_heroes_out", state)[1] == f"{whole} The nearest hero is 1 room from the Vault."
    danger = said("keep_the_heroes_out", state)[0]
    assert danger == "1 hero can reach the Vault in the next invasion; 3 monsters guard it."
    state.heroes = [Hero(2, "rogue", "graveyard")]
    assert said("keep_the_heroes_out", state) == ("", f"{whole} The nearest hero is 3 rooms from the Vault.")
    state.heroes = [Hero(2, "rogue", "vault")]
    assert said("keep_the_heroes_out", state)[1] == f"{whole} A hero is in the Vault."


def test_fireteam_zero_says_when_the_next_threat_comes() -> None:
    state = fireteam_zero.table()
    state.threat_deck, state.marker, state.reached = ["quickening"] * 3, 6, 1
    assert said("fireteam_zero", state)[1] == ("3 threat cards left, the next in 2 marker steps.")
    state.marker, state.reached = 16, 4
    assert said("fireteam_zero", state)[1] == "3 threat cards left."


def test_fireteam_zero_names_who_can_be_attacked() -> None:
    state = fireteam_zero.table()
    here = state.heroes[0].location
    state.heroes[0].hand = state.heroes[0].hand[:1]
    state.creatures = [Creature(number, "corrupted_animal", here) for number in range(3)]
    assert said("fireteam_zero", state)[0] == "Abe Griffin can be attacked by 3 creatures, with 1 card in hand."


def test_massive_darkness_says_if_one_attack_can_be_enough() -> None:
    state = massive_darkness.table(zones=("a1", "c3", "c3", "c3"))
    state.enemies = [massive_darkness.mob(1, "a1")]
    state.heroes[0].life = 1
    assert said("massive_darkness", state)[0] == (
        "1 Enemy can attack Siegfried [A], who has 1 Life: one attack can be enough."
    )


def test_massive_darkness_says_where_the_next_goal_is() -> None:
    """Both Artifacts are sought; a Hero behind a closed Door has no way to either."""
    state = massive_darkness.table(zones=("a1", "c3", "c3", "c3"))
    spoken, game = words("massive_darkness", state), find("massive_darkness")
    goal = next(each.zone for each in state.objectives if each.kind == "artifact")
    state.objectives = [Objective("artifact", goal)]
    state.heroes[0].zone = goal
    assert spoken.say(game.ahead(state, 0)) == "Goal: an Artifact is here. Press Pick up."
    left = said("massive_darkness", state)[1]
    assert left.endswith(f"Event cards are left. Siegfried [A] is at an Artifact ({goal.upper()}).")
    state.doors = dict.fromkeys(state.doors, "closed")
    alone = next(zone for zone in board(state).zones if goal not in distances(state, zone))
    for hero in state.heroes:
        hero.zone = alone
    assert spoken.say(game.ahead(state, 0)) == f"Goal: an Artifact in {goal.upper()}, behind a closed Door."
    assert said("massive_darkness", state)[1].endswith("Event cards are left.")


def test_massive_darkness_says_why_the_goal_cannot_be_picked_up() -> None:
    """MD-PICK-01: no Enemy may be in the Zone, Stunned or not."""
    state = massive_darkness.table(zones=("a1", "c3", "c3", "c3"))
    spoken, game = words("massive_darkness", state), find("massive_darkness")
    goal = next(each.zone for each in state.objectives if each.kind == "artifact")
    state.objectives = [Objective("artifact", goal)]
    state.heroes[0].zone, state.enemies = goal, [massive_darkness.mob(1, goal)]
    guarded = f"Goal: an Artifact is here. First kill the Enemies in {goal.upper()}, then pick up."
    assert spoken.say(game.ahead(state, 0)) == guarded
    state.enemies, state.heroes[0].stunned = [], True
    assert spoken.say(game.ahead(state, 0)) == "Goal: an Artifact is here, but you must stand up first."


def test_massive_darkness_calls_a_token_what_the_mission_calls_it() -> None:
    state = massive_darkness.table(zones=("a1", "a1", "a1", "a1"))
    state.mission, state.objectives = "t00", [Objective("library", "b3")]
    said = words("massive_darkness", state).say(find("massive_darkness").ahead(state, 0))
    assert said.startswith("Goal: the Key in B3")


@pytest.mark.parametrize("locale", LOCALES)
def test_words_of_danger_are_whole_sentences_in_every_language(locale: str) -> None:
    keep = keep_the_heroes_out.table()
    keep.heroes = [Hero(1, "rogue", "forge")]
    dark = massive_darkness.table(zones=("a1", "c3", "c3", "c3"))
    dark.enemies, dark.heroes[0].life = [massive_darkness.mob(1, "a1")], 2
    fire = fireteam_zero.table()
    fire.creatures = [Creature(number, "corrupted_animal", fire.heroes[0].location) for number in range(5)]
    for key, state in (("keep_the_heroes_out", keep), ("massive_darkness", dark), ("fireteam_zero", fire)):
        for sentence in said(key, state, locale):
            assert sentence.endswith(".") and "  " not in sentence and len(sentence) <= 120
