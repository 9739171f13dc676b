"""MD-CTR: Counterattacks."""

from collections.abc import Sequence

import pytest

from engine.games.massive_darkness.actions.menu import Action, act
from engine.games.massive_darkness.enemies.counterattack import counterattacks
from engine.games.massive_darkness.model.state import Activation, Arrow, Enemy, Hero, State
from engine.games.massive_darkness.playing.play import play as mission
from engine.table import Table
from tests.games.massive_darkness.conftest import Attack
from tests.games.massive_darkness.position import Play, enemy, hero, position

TROLL, SPIDER, WARRIORS, ARCHERS = "rm04", "rm02", "g001", "g005"  # Melee; Ranged; Melee Mob; Ranged Mob


def after_attacks(*heroes: Hero, enemies: Sequence[Enemy], on: Sequence[int] = (1,)) -> Play:
    """Returns the Counterattacks against the first Hero, which has attacked the Enemies with these numbers."""
    state = position(*heroes, enemies=enemies)
    state.activation = Activation(actions=0, attacked=list(on))
    return played(state)


def played(state: State) -> Play:
    """Returns the Counterattacks against the first Hero."""
    return Play(state, lambda table, now: counterattacks(table, now, now.heroes[0]))


@pytest.mark.rule("MD-CTR-01", "MD-CTR-12", "MD-Q-69")
def test_enemy_counterattacks_if_the_hero_attacked_it_hurt_or_not(attacks: list[Attack]) -> None:
    """Two unhurt Enemies beside the Hero; a Potion or a Skill that hurt the second was no attack."""
    after_attacks(hero("b2"), enemies=[enemy(TROLL, "b2"), enemy(SPIDER, "b2", life=1)], on=[1])
    assert attacks == [("e1", "h0", "melee")]


@pytest.mark.rule("MD-CTR-01")
def test_dead_do_not_counterattack(attacks: list[Attack]) -> None:
    assert after_attacks(hero("b2"), enemies=[enemy(TROLL, "b2")], on=[7]).over
    assert attacks == []


@pytest.mark.rule("MD-CTR-02")
def test_several_attacks_give_one_counterattack(attacks: list[Attack]) -> None:
    after_attacks(hero("b2"), enemies=[enemy(TROLL, "b2")], on=[1, 1, 1])
    assert attacks == [("e1", "h0", "melee")]


@pytest.mark.rule("MD-CTR-03", "MD-CTR-05")
def test_counterattack_is_an_activation_of_four_steps(attacks: list[Attack]) -> None:
    """Attack, move, attack, move: one Zone away it reaches the Hero, three Zones away it only comes nearer."""
    near = after_attacks(hero("c2"), enemies=[enemy(TROLL, "b2")])
    assert (near.enemy().zone, attacks) == ("c2", [("e1", "h0", "melee")])
    far = after_attacks(hero("e2"), enemies=[enemy(TROLL, "b2")])
    assert (far.enemy().zone, len(attacks)) == ("d2", 1)
    assert far.state.arrows == [Arrow(1, "b2", "c2"), Arrow(1, "c2", "d2")]


@pytest.mark.rule("MD-CTR-04")
def test_only_the_hero_that_attacked_is_a_target(attacks: list[Attack]) -> None:
    """The other Hero is nearer and has more XP."""
    after_attacks(hero("d2", xp=1), hero("c2", xp=9), enemies=[enemy(SPIDER, "b2")])
    assert attacks == [("e1", "h0", "ranged")]


@pytest.mark.rule("MD-CTR-04", "MD-CTR-05")
def test_counterattack_moves_toward_its_hero_only(attacks: list[Attack]) -> None:
    play = after_attacks(hero("d2", xp=1), hero("b4", xp=9), enemies=[enemy(TROLL, "b2")])
    assert (play.enemy().zone, attacks) == ("d2", [])


@pytest.mark.rule("MD-CTR-05", "MD-EPH-18")
def test_enemy_held_elsewhere_attacks_no_one(attacks: list[Attack]) -> None:
    play = after_attacks(hero("c2"), hero("b2"), enemies=[enemy(TROLL, "b2")])
    assert (play.enemy().zone, attacks) == ("b2", [])


@pytest.mark.rule("MD-CTR-06", "MD-CTR-13")
def test_hero_hidden_in_shadow_is_not_counterattacked(attacks: list[Attack]) -> None:
    """From b2 the Shadow of d4 is not seen; a Stunned Enemy does not even stand up."""
    play = after_attacks(hero("d4"), enemies=[enemy(TROLL, "b2"), enemy(SPIDER, "b2", stunned=True)], on=[1, 2])
    assert play.over
    assert (play.enemy().zone, play.enemy(2).stunned, attacks) == ("b2", True, [])


@pytest.mark.rule("MD-CTR-06")
@pytest.mark.parametrize("zone", ["d2", "e3"])
def test_hero_in_sight_or_in_light_is_counterattacked(zone: str) -> None:
    """From b2 the Shadow of d2 is seen; e3 is not seen, but is in Light."""
    play = after_attacks(hero(zone), enemies=[enemy(TROLL, "b2", stunned=True)])
    assert not play.enemy().stunned


@pytest.mark.rule("MD-CTR-07", "MD-Q-28")
def test_table_chooses_the_order(attacks: list[Attack]) -> None:
    trolls = [enemy(TROLL, "b2"), enemy(WARRIORS, "b2"), enemy(SPIDER, "b2", stunned=True)]
    play = after_attacks(hero("b2"), hero("f6"), enemies=trolls, on=[1, 2, 3])
    assert (play.key, play.seats, play.ids) == ("enemies.next", (0, 1), ["e1", "e2", "e3"])
    play.pick("e2", "e3", seat=1)  # were the Hero dead by now, the Spider would not stand up
    assert [attacker for attacker, _, _ in attacks] == ["e2", "e1"]
    assert not play.enemy(3).stunned


@pytest.mark.rule("MD-Q-28", "MD-Q-09")
def test_once_the_hero_is_dead_the_others_do_nothing(attacks: list[Attack]) -> None:
    assert after_attacks(hero("b2", life=0), enemies=[enemy(TROLL, "b2"), enemy(SPIDER, "b2")], on=[1, 2]).over
    assert attacks == []


@pytest.mark.rule("MD-CTR-06", "MD-CTR-07")
def test_hero_that_is_dragged_into_sight_is_counterattacked_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the Shadow of d4 the Spider in e4 sees it, the Archers in e2 do not, until the Spider has pulled it."""
    shot: list[str] = []

    async def pulled(table: Table, state: State, attacker: Enemy, defender: Hero, type: str) -> int:
        shot.append(attacker.id)
        defender.zone = attacker.zone
        return 0

    monkeypatch.setattr("engine.games.massive_darkness.enemies.activation.attack", pulled)
    after_attacks(hero("d4"), enemies=[enemy(ARCHERS, "e2"), enemy(SPIDER, "e4")], on=[1, 2])
    assert shot == ["e2", "e1"]


@pytest.mark.rule("MD-CTR-08")
def test_stunned_enemy_stands_up_instead(attacks: list[Attack]) -> None:
    play = after_attacks(hero("b2"), enemies=[enemy(TROLL, "b2", stunned=True)])
    assert (play.enemy().stunned, attacks) == (False, [])


@pytest.mark.rule("MD-CTR-10")
def test_mob_counterattacks_with_one_attack(attacks: list[Attack]) -> None:
    play = after_attacks(hero("b2"), hero("f6"), hero("f6"), enemies=[enemy(ARCHERS, "b2")])
    assert len(play.enemy().minions) == 3
    assert attacks == [("e1", "h0", "melee")]


def test_dice_lost_for_counterattack_return() -> None:
    """Also when the Hero did not live to see it."""
    for attacker in (hero("d4"), hero("b2", life=0)):
        play = after_attacks(attacker, enemies=[enemy(TROLL, "b2", fewer_dice=1)])
        assert play.enemy().fewer_dice == 0


@pytest.mark.rule("MD-CTR-11", "MD-ROUND-04", "MD-CTR-01")
def test_after_the_counterattack_the_next_turn_begins(attacks: list[Attack]) -> None:
    axe = hero("b2", hands=["se05"])
    play = Play(position(axe, hero("f6"), enemies=[enemy(TROLL, "b2")]), mission)
    play.pick("attack:e1:melee")
    while play.key != "hero.action":
        play.pick(*play.default)
    assert attacks == []
    play.pick("end")
    assert attacks == [("e1", "h0", "melee")]
    assert (play.key, play.seats) == ("hero.action", (1,))


@pytest.mark.rule("MD-CTR-09")
def test_attack_through_command_is_not_answered(attacks: list[Attack]) -> None:
    """The second Hero attacks at the command of the first, in the Activation of the first."""

    async def commanded(table: Table, state: State) -> None:
        state.activation = Activation(commanded=1)
        await act(table, state, state.heroes[0], Action("stop"))
        await counterattacks(table, state, state.heroes[0])

    play = Play(position(hero("b2"), hero("b2", hands=["se05"]), enemies=[enemy(TROLL, "b2")]), commanded)
    play.pick("attack:e1:melee")
    while not play.over:
        play.pick(*play.default)
    assert attacks == []
