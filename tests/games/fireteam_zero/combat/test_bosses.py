"""Bosses and their wounds (FZ-BOSS)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.fireteam_zero.board.figures import active
from engine.games.fireteam_zero.combat.killing import strike
from engine.games.fireteam_zero.creatures.entering import enter_boss
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import HeroAttack, State
from engine.table import Table
from tests.games.fireteam_zero.fighting import alone, attack, position, threat, to_the_end
from tests.games.fireteam_zero.position import Play, creature, effect, hero, rule

BEARER = "chalice_bearer"


# ---------------------------------------------------------------- bosses


def struck(state: State, *damages: int, attack_type: Any = "close") -> Play:
    """Damages the first creature by attacks of the first hero, one after the other."""

    async def part(table: Table, state: State) -> list[bool]:
        found = []
        for damage in damages:
            by = HeroAttack(active(state)[0].id, attack_type, "A6", "A6", 1)
            state.hero_attacks.append(by)
            found.append(await strike(table, state, by, state.creatures[0], damage))
            state.hero_attacks.pop()
        return found

    return rule(state, part)


def boss(kind: str, mission: str, at: str = "F1", **changes: Any) -> State:
    """Returns a boss with two power tokens, and heroes far away."""
    known = {"power": 2} | changes
    return position(
        hero("shad", "A6"), hero("abe", "A6"), mission=mission, boss="here", creatures=[creature(kind, at, **known)]
    )


@pytest.mark.rule("FZ-BOSS-01", "FZ-BOSS-11", "FZ-BOSS-12", "FZ-SETUP-18", "FZ-Q-15")
@pytest.mark.parametrize("heroes", [2, 3])
def test_boss_enters_on_its_place_with_a_token_for_each_hero(heroes: int) -> None:
    names: Sequence[HeroId] = ("shad", "abe", "don")
    here = position(*(hero(each, "A6") for each in names[:heroes]), mission="the_drinking_cave", boss="waiting")
    play = rule(here, enter_boss)
    (there,) = play.state.creatures
    assert (there.kind, there.location, there.power, play.state.boss) == (BEARER, "F1", heroes, "here")
    assert len(rule(play.state, enter_boss).state.creatures) == 1, "it enters once"


@pytest.mark.rule("FZ-BOSS-02", "FZ-BOSS-03", "FZ-BOSS-06")
def test_enough_damage_wounds_it_once_however_large() -> None:
    """Life 8 and close resistance 4."""
    play = struck(boss(BEARER, "the_drinking_cave"), 11, 99)
    assert play.the_creature().power == 1 and play.tells("boss-wounded")
    assert [each.args["damage"] for each in play.tells("creature-survives")] == [7]


@pytest.mark.rule("FZ-BOSS-04", "FZ-BOSS-05", "FZ-BOSS-10")
def test_boss_without_power_tokens_is_defeated_joined() -> None:
    play = struck(boss(BEARER, "the_drinking_cave"), 12, 12)
    assert play.state.creatures == [] and play.state.boss == "defeated" and play.tells("boss-defeated")
    assert "boss" not in play.state.pool and play.state.completed == ["empty_the_chalice"]


@pytest.mark.rule("FZ-BOSS-18")
def test_mother_is_wounded_once_a_round_and_stays_a_target() -> None:
    here = boss("brood_mother", "the_warm_dark", power=3)
    play = struck(here, 99, 99)
    assert play.the_creature().power == 2
    heroes = hero("shad", "F1", ["red_mist"]), hero("abe", "A6")
    here = position(
        *heroes, mission="the_warm_dark", boss="here", creatures=[creature("brood_mother", "F1", power=2, wounded=True)]
    )
    assert attack(here).ids == ["attack:brood_mother:f1"]
    to_the_end(play := threat(here))
    assert not play.the_creature().wounded


@pytest.mark.rule("FZ-BOSS-17")
def test_immune_boss_is_not_a_target_and_suffers_no_explosion() -> None:
    heroes = hero("don", "B2", ["satchel_charge"] * 2), hero("abe", "A6")
    here = position(
        *heroes,
        mission="the_lamplighters_round",
        boss="here",
        creatures=[creature("lamplighter", "B1", power=2), creature("ember_shade", "B1")],
        specialists="A6",
    )
    play = attack(here, dice_attack=[[0] * 8])
    assert play.ids == ["attack:ember_shade:b1"]
    to_the_end(play.pick("attack:ember_shade:b1", ["satchel_charge", "satchel_charge:2"]))
    assert play.the_creature(1).power == 2 and play.creature(2) is None


@pytest.mark.rule("FZ-ATTACK-38", "FZ-EFFECT-03")
@pytest.mark.parametrize(("at", "ids"), [("C2", ["attack:lamplighter:a1"]), ("D2", [])])
def test_lamplighter_cannot_be_attacked_from_afar(at: str, ids: list[str]) -> None:
    heroes = hero("frank", at, ["long_lens"]), hero("abe", "A6")
    here = position(
        *heroes,
        mission="the_lamplighters_round",
        boss="here",
        completed=["cut_the_wicks"],
        creatures=[creature("lamplighter", "A1", power=2)],
    )
    assert (attack(here).ids if ids else attack(here).over) == (ids or True)


@pytest.mark.rule("FZ-BOSS-14", "FZ-BOSS-15", "FZ-BOSS-16", "FZ-Q-32", "FZ-THREAT-12")
@pytest.mark.parametrize(
    ("round_", "late", "entered", "acted"), [(5, False, False, 0), (6, False, True, 1), (6, True, True, 0)]
)
def test_boss_by_the_clock_enters_after_the_marker_and_acts_at_once(
    round_: int, late: bool, entered: bool, acted: int
) -> None:
    """The Lamplighter in round 6."""
    here = alone(mission="the_lamplighters_round", boss="waiting", round=round_, rulings={"boss_arrives_late": late})
    here.pool = {"minion": 1, "elite": 0}
    play = to_the_end(threat(here, spawn_die=[[1]]))
    assert (play.state.boss == "here") == entered
    assert len(play.tells("creature-activates")) == acted
    assert len(play.tells("creature-spawned")) == (0 if entered else 1)


@pytest.mark.rule("FZ-BOSS-15", "FZ-CREATURE-36")
def test_boss_that_is_there_already_does_not_enter_again() -> None:
    here = alone(
        mission="the_lamplighters_round", boss="here", round=7, creatures=[creature("lamplighter", "F1", power=1)]
    )
    play = to_the_end(threat(here))
    assert len(play.state.creatures) == 1


def kinds(creatures: Sequence[Any]) -> list[str]:
    return [each.kind for each in creatures]


@pytest.mark.rule("FZ-SPAWN-14", "FZ-ATTACK-18")
def test_host_that_is_killed_leaves_a_minion() -> None:
    here = position(hero("shad", "B2"), mission="bogged_down", creatures=[creature("host", "B2")])
    here.pool = {"minion": 1, "elite": 0}
    play = struck(here, 99)
    assert kinds(play.state.creatures) == ["burrower"] and play.state.pool == {"minion": 0, "elite": 1}
    gone = effect(here, {"return": {"creature": "elite", "n": 1, "range": 0}}, searcher="shad")
    assert gone.state.creatures == [], "sent back it leaves none"
