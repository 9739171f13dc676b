"""Autopilot plans its hand: moves over several rooms, and the next invasion."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.autopilot.choose import choose
from engine.games.keep_the_heroes_out.autopilot.sketch import sketch
from engine.games.keep_the_heroes_out.autopilot.skill import SKILLS
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Level
from tests.games.keep_the_heroes_out.position import Play, clan, hero, position, turn


def until_the_turn_ends(play: Play, level: Level = "strong") -> Play:
    """Autopilot plays the turn, without its gamble."""
    while not play.over and "end" not in (picks := autopilot_picks(play, level)):
        play.pick(*picks)
    return play


def autopilot_picks(play: Play, level: Level = "strong") -> list[str]:
    return list(choose(play.state, play.session.asks[0], SKILLS[level]))


def value(state: State, room: str, **more: int) -> float:
    """Autopilot's value of a room for the first player."""
    return sketch(state, 0).worth(room, **more)


def threatened(*monsters: str, hand: tuple[str, ...] = ()) -> State:
    """Three heroes in an open Vault, and nothing on their way."""
    heroes = [hero("rogue", "vault"), hero("warrior", "vault"), hero("archer", "vault")]
    gnolls, treasures = clan("gnolls", *monsters, hand=hand), {"apothecary": 2}
    state = position(gnolls, clan("slimes"), heroes=heroes, treasures=treasures)
    state.turn.gambled = True
    return state


def test_monsters_walk_two_rooms_to_fight_in_the_vault() -> None:
    """From the treasure in Apothecary the way leads over Cells or Sewers, where nothing is to be gained."""
    play = until_the_turn_ends(turn(threatened("apothecary", hand=("brawl",))))
    assert play.monsters() == {"vault": 1}
    assert len(play.heroes("vault")) == 1


def test_simple_level_walks_one_room_at_a_time() -> None:
    assert "vault" not in until_the_turn_ends(turn(threatened("apothecary", hand=("brawl",))), "simple").monsters()


def test_only_the_strongest_level_knows_where_heroes_pass() -> None:
    """Two rooms as far from the Vault as each other; without the forecast a guard is worth the same in both."""
    state = position(clan("witches"), clan("gnolls"))
    on = sketch(state, 0, SKILLS["steady"])
    assert on.guard_gain("workshop") == on.guard_gain("sewers")


def test_swarming_monsters_move_one_room_each() -> None:
    state = threatened("apothecary", "apothecary", hand=("pack_rush",))
    assert "vault" not in until_the_turn_ends(turn(state)).monsters()


def test_a_trap_is_worth_more_the_more_heroes_come() -> None:
    """Workshop is on the way from three rooms to the Vault, Library is on no one's way."""
    state = position(clan("witches", "vault"), clan("gnolls"))
    on = sketch(state, 0)
    assert on.token_value("trap", "workshop", 0) > on.token_value("trap", "library", 0)


def test_a_guard_is_worth_more_where_heroes_pass() -> None:
    """Two rooms as far from the Vault as each other, both without treasure."""
    state = position(clan("witches"), clan("gnolls"))
    assert value(state, "workshop", guards=1) - value(state, "workshop") > (
        value(state, "sewers", guards=1) - value(state, "sewers")
    )


def test_heroes_in_the_vault_are_worse_if_others_can_reach_it() -> None:
    """A treasure of value 3 holds up who passes Workshop."""
    heroes = [hero("rogue", "vault"), hero("warrior", "vault")]
    usual = position(clan("witches"), clan("gnolls"), heroes=heroes)
    held_up = position(clan("witches"), clan("gnolls"), heroes=heroes, treasures={"workshop": 3, "forge": 3})
    loss = value(usual, "vault", heroes=-2) - value(usual, "vault")
    assert loss > value(held_up, "vault", heroes=-2) - value(held_up, "vault")
