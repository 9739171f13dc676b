"""MD-M09; MD-Q-67, and MD-Q-78 for its set-up."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.picking import objectives_here, treasure_levels
from engine.games.massive_darkness.enemies.activation import activate_enemy
from engine.games.massive_darkness.enemies.counterattack import counterattacks
from engine.games.massive_darkness.heroes.levels import check_level
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Activation, Treasure
from engine.games.massive_darkness.phases.enemy import begin_enemy_phase, reinforcements
from engine.games.massive_darkness.phases.event import event_phase
from tests.games.massive_darkness.missions.playing import levels, play, set_up, start_round, tiles, told
from tests.games.massive_darkness.position import Play, enemy, hero, position

ARTIFACT, GATE = "a2", "g2"
TOKENS = {1: "d5", 2: "e4", 3: "g6", 4: "i2", 5: "f2"}
ROOMS = {"a2", "b2", "c2"}


def held(*heroes, **changes):
    return position(*(heroes or [hero("a3")]), mission="m09", active=None, **changes)


def starts(round_, **changes):
    """The start of a Round; the Round before it has just ended."""
    return play(held(round=round_, **changes), start_round)


def with_one_pillar(state):
    """Removes all Pillars except one at the gate."""
    state.pillars = [pillar for pillar in state.pillars if pillar.zone == GATE][:1]
    return state


async def acts(table, state):
    await activate_enemy(table, state, state.enemies[0])


async def nothing(table, state):
    """Only the check that follows."""


def zones(played):
    return sorted(each.zone for each in played.state.enemies)


@pytest.mark.rule("MD-M09-01")
def test_the_map():
    mission = content().missions["m09"]
    assert tiles("m09") == {"1r", "2v", "3r", "4v", "5r"}
    assert levels("m09") == {1, 2, 3, 4, 5}
    assert (mission.start, mission.exit, mission.artifact) == ("a3", None, (ARTIFACT,))
    assert {door.state for door in mission.doors} == {"open"}
    assert {pillar.life for pillar in mission.pillars} == {3}


@pytest.mark.rule("MD-M09-05", "MD-M09-18", "MD-Q-67")
def test_four_guards_are_placed_at_set_up():
    """One at each Level token but the first; then the Rooms of the middle hold two Treasure tokens each."""
    played = Play(position(hero("a3"), mission="m09"), set_up)
    assert zones(played) == sorted(TOKENS[level] for level in (2, 3, 4, 5))
    assert played.state.treasure == {zone: Treasure(normal=2) for zone in ROOMS}


@pytest.mark.rule("MD-M09-05", "MD-Q-78", "MD-MINI-05")
def test_all_four_guards_appear_at_set_up():
    """g001 and g002 are of one kind; the second one is passed over."""
    state = position(hero("a3"), mission="m09")
    state.decks.guards[0].draw = ["g001", "g002", "g003", "g004", "g005"]
    played = Play(state, set_up)
    assert [each.card for each in played.state.enemies] == ["g001", "g003", "g004", "g005"]
    assert played.state.decks.guards[0].discard == ["g002"]


@pytest.mark.rule("MD-M09-09", "MD-M09-10", "MD-Q-78")
@pytest.mark.parametrize(("round_", "level"), [(2, 1), (4, 2), (6, 3), (8, 4), (10, 5)])
def test_even_rounds_bring_a_roaming_monster(round_, level):
    (monster,) = starts(round_).state.enemies
    assert monster.zone == TOKENS[level]
    assert content().monsters[monster.card].tier == "minor"


@pytest.mark.rule("MD-M09-12", "MD-M09-13", "MD-M09-20")
@pytest.mark.parametrize(("round_", "before"), [(3, 1), (5, 2), (7, 3), (9, 4)])
def test_odd_rounds_bring_four_guards_of_next_level(round_, before):
    state = held(round=round_, level=before)
    state.decks.guards[before].draw = state.decks.guards[before].draw[::3]
    played = play(state, start_round)
    assert played.state.level == before + 1
    assert {content().guards[each.card].level for each in played.state.enemies} == {before + 1}
    assert zones(played) == sorted(TOKENS[level] for level in (2, 3, 4, 5))


@pytest.mark.rule("MD-Q-67")
def test_level_never_rises_above_5():
    assert starts(3, level=5).state.level == 5


@pytest.mark.rule("MD-M09-09")
@pytest.mark.parametrize("round_", [1, 11, 12])
def test_first_round_brings_no_one(round_):
    """MD-M09-11: nor after the tenth."""
    assert starts(round_).state.enemies == []


@pytest.mark.rule("MD-M09-11", "MD-M09-04", "MD-M09-02")
def test_after_the_tenth_round_the_last_death_is_the_victory():
    assert play(held(round=10), nothing).state.outcome == "won"
    assert play(held(round=9), nothing).state.outcome is None
    assert play(held(round=11, enemies=[enemy("g001", "d1")]), nothing).state.outcome is None


@pytest.mark.rule("MD-M09-03")
def test_enemy_beside_the_artifact_when_an_enemy_phase_starts():
    lost = play(held(enemies=[enemy("g001", ARTIFACT)]), begin_enemy_phase).state
    assert (lost.outcome, lost.reason) == ("lost", "end-artifact-destroyed")
    assert play(held(enemies=[enemy("g001", GATE)]), begin_enemy_phase).state.outcome is None


@pytest.mark.rule("MD-M09-06")
def test_no_event_is_drawn():
    state = held()
    assert play(state, event_phase).state.decks.events.draw == state.decks.events.draw


@pytest.mark.rule("MD-M09-07")
def test_agents_call_no_one():
    assert len(play(held(enemies=[enemy("g004", "d1")]), reinforcements).state.enemies) == 1


@pytest.mark.rule("MD-M09-08")
def test_other_tiles_do_not_raise_the_level():
    assert play(held(hero("g6")), check_level).state.level == 1


@pytest.mark.rule("MD-M09-14", "MD-M09-16", "MD-Q-67")
def test_enemy_attacks_a_pillar_before_any_hero(attacks):
    """Without dice, for 1 Damage of its 3 Life."""
    played = Play(with_one_pillar(held(hero(GATE, xp=30), enemies=[enemy("g001", GATE)])), acts)
    assert attacks == []
    assert [pillar.life for pillar in played.state.pillars] == [2]
    assert played.asked_chance == []


@pytest.mark.rule("MD-M09-14")
def test_usually_the_pillar_with_the_most_life_is_attacked():
    state = held(hero("d6"), enemies=[enemy("g001", GATE)])
    for pillar, life in zip(state.pillars, (1, 3, 2), strict=False):
        pillar.zone, pillar.life = GATE, life
    assert play(state, acts).default == (state.pillars[1].id,)


@pytest.mark.rule("MD-M09-15", "MD-Q-67")
def test_pillar_holds_enemies_until_it_is_destroyed(attacks):
    state = with_one_pillar(held(hero("d6"), enemies=[enemy("g001", GATE)]))
    state.pillars[0].life = 1
    after = Play(state, acts)
    assert (after.enemy().zone, after.state.pillars[0].standing) == (GATE, False)
    assert Play(after.state, acts).enemy().zone == "f2"


@pytest.mark.rule("MD-Q-67", "MD-M09-15")
def test_pillar_is_not_a_target_of_a_counterattack_but_holds(attacks):
    """The Hero in F2 has attacked; the Enemy cannot leave the Zone of the Pillar for it."""

    async def strikes_back(table, state):
        state.activation = Activation(attacked=[1])
        await counterattacks(table, state, state.heroes[0])

    played = Play(held(hero("f2"), enemies=[enemy("g001", GATE)]), strikes_back)
    assert attacks == []
    assert played.enemy().zone == GATE
    assert played.state.pillars[0].life == 3


@pytest.mark.rule("MD-M09-17")
def test_enemies_walk_toward_the_artifact(attacks):
    """They leave a Hero beside them; another Enemy would follow it."""
    played = Play(held(hero("d6"), enemies=[enemy("g001", "e6")]), acts)
    assert [(each.start, each.end) for each in played.state.arrows] == [("e6", "e5"), ("e5", "f5")]


@pytest.mark.rule("MD-M09-18")
def test_rooms_are_filled_up_to_two_tokens():
    state = held(round=3, treasure={"a2": Treasure(normal=1), "b2": Treasure(special=2), "c2": Treasure(normal=2)})
    filled = play(state, start_round).state.treasure
    assert filled == {"a2": Treasure(normal=2), "b2": Treasure(special=2), "c2": Treasure(normal=2)}


@pytest.mark.rule("MD-M09-19", "MD-Q-13")
def test_treasure_there_is_of_the_current_level():
    assert treasure_levels(held(level=3), "a2", Treasure(normal=2)) == [3, 3]


@pytest.mark.rule("MD-M09-02", "MD-Q-80")
def test_artifact_stays_where_it_is():
    state = held(hero(ARTIFACT))
    assert objectives_here(state, state.heroes[0]) == []


def test_sheet_says_which_round_it_is():
    assert "this is Round 4" in told(held(round=4))[0]
