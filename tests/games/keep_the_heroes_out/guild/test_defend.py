"""Defend as a reaction to a hero's attack (KH-ACT-DEFEND, KH-HERO-5-03)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine.games.keep_the_heroes_out.dungeon.pieces import hurt
from engine.games.keep_the_heroes_out.guild.attacks import damage_after_defence
from engine.games.keep_the_heroes_out.model.state import Attack, Player
from tests.games.keep_the_heroes_out.position import Play, active, clan, heroes_act, invasion, position, turn

Card = Callable[..., str]


def attacked(*players: Player, heroes: Sequence[Any] = (), **more: Any) -> Play:
    """A Rogue attacks in the Sewers."""
    return heroes_act(position(*players, heroes=heroes or [active("rogue", "sewers")], **more))


@pytest.mark.rule("KH-ACT-DEFEND-01", "KH-HERO-5-03")
def test_defend_takes_1_from_the_damage() -> None:
    play = attacked(clan("kobolds", "sewers", hand=["duck"]))
    assert (play.key, play.seats, play.ids, play.default) == ("defend.attack", (0,), ["defend:duck", "no"], ("no",))
    assert play.session.asks[0].occasion == "reaction"
    play.pick("defend:duck")
    assert play.over and play.monsters() == {"sewers": 1} and play.player().discard == ["duck"]


@pytest.mark.rule("KH-ACT-DEFEND-01")
def test_without_a_defend_the_monster_falls() -> None:
    play = attacked(clan("kobolds", "sewers", hand=["duck"])).pick("no")
    assert play.monsters() == {} and play.player().hand == ["duck"]


@pytest.mark.rule("KH-ACT-DEFEND-01", "KH-ACT-DEFEND-02")
def test_defence_needs_monster_in_room() -> None:
    players = clan("ratlings", "sewers"), clan("kobolds", "vault", hand=["duck"])
    play = attacked(*players)
    assert play.over and play.monsters() == {}


@pytest.mark.rule("KH-ACT-DEFEND-02")
def test_any_player_with_a_monster_there_may_defend_another() -> None:
    players = clan("ratlings", "sewers", hand=["gnaw"]), clan("kobolds", "sewers", hand=["duck"])
    play = attacked(*players).pick("ratlings:sewers")
    assert play.seats == (1,)
    play.pick("defend:duck")
    assert play.monsters() == {"sewers": 1} and play.player(1).discard == ["duck"]


@pytest.mark.rule("KH-ACT-DEFEND-03")
def test_several_defends_add_up_and_never_go_below_zero(card: Card) -> None:
    """Two in one window against 2 damage; two on one card against 1. The Scale Wall shows two Defends."""
    strong = clan("red_dragon", "sewers", hand=["scale_wall"])
    play = attacked(strong).pick("defend:scale_wall")
    assert play.over and play.player().monsters[0].wounds == 0
    (told,) = play.tells("defended")
    assert told.args["damage"] == 0


@pytest.mark.rule("KH-ACT-DEFEND-03")
def test_second_player_may_add_a_defend_while_damage_is_left() -> None:
    players = clan("witches", "sewers", hand=["gnaw"]), clan("kobolds", "sewers", hand=["duck"])
    both = [active("rogue", "sewers")]
    play = heroes_act(position(*players, heroes=both, rulings={"hands": "private"})).pick("witches:sewers")
    assert play.seats == (0, 1), "hands are private, so whoever holds cards is asked"
    play.pick("no", seat=0).pick("defend:duck", seat=1)
    assert play.over and play.player().monsters[0].wounds == 0


@pytest.mark.rule("KH-ACT-DEFEND-04", "KH-CLASS-03")
def test_hero_is_exhausted_after_any_result() -> None:
    play = attacked(clan("kobolds", "sewers", hand=["duck"])).pick("defend:duck")
    assert play.everywhere == {"sewers": ["rogue"]}


@pytest.mark.rule("KH-ACT-DEFEND-05")
def test_other_actions_of_the_card_are_not_used(card: Card) -> None:
    name = card("defend draw move | melee")
    play = attacked(clan("kobolds", "sewers", hand=[name], deck=["duck"])).pick(f"defend:{name}")
    assert play.over and play.player().hand == [] and play.player().discard == [name]
    assert play.monsters() == {"sewers": 1} and play.everywhere == {"sewers": ["rogue"]}


@pytest.mark.rule("KH-ACT-DEFEND-05", "KH-ACT-COMBO-07", "KH-ACT-COMBO-04")
def test_combo_on_the_defend_side_is_carried_out_at_once() -> None:
    """Split: Defend, then a slime into the room. It comes before the rest of the damage: here none is left."""
    play = attacked(clan("slimes", "sewers", hand=["split"])).pick("defend:split")
    assert play.key == "defend.action" and play.ids == ["summon_here:sewers", "done"]
    assert play.session.asks[0].occasion == "reaction"
    play.pick("summon_here:sewers")
    assert play.over and play.monsters() == {"sewers": 2} and play.player().discard == ["split"]


@pytest.mark.rule("KH-ACT-COMBO-07")
def test_right_side_precedes_remaining_damage(card: Card) -> None:
    """Of 2 damage 1 is defended; the monster that comes is there when the other 1 kills the attacked one."""

    async def rule(table: Any, state: Any) -> None:
        await damage_after_defence(table, state, Attack(1, "rogue", "sewers", 0, 0, damage=2))

    here = position(clan("slimes", "sewers", hand=["split"]), heroes=[active("rogue", "sewers")])
    play = Play(here, rule).pick("defend:split")
    assert play.monsters() == {"sewers": 1}
    play.pick("summon_here:sewers")
    assert [tell.text.key for tell in play.told][-2:] == ["put-monsters", "monster-falls"]


@pytest.mark.rule("KH-HERO-5-04")
def test_attacks_keep_their_targets_when_another_monster_leaves_and_do_nothing_when_it_was_the_target() -> None:
    async def rule(table: Any, state: Any) -> None:
        hurt(table, state, 0, 0, 9)

    here = position(clan("slimes", "sewers", "sewers", "vault"), clan("ratlings", "vault", "sewers"))
    here.events = [
        Attack(1, "rogue", "sewers", 0, 0, damage=2),
        Attack(2, "rogue", "vault", 0, 2),
        Attack(3, "rogue", "sewers", 1, 1),
    ]
    assert [(each.monster, each.damage) for each in Play(here, rule).state.events] == [(0, 0), (1, 1), (1, 1)]


@pytest.mark.rule("KH-ACT-DEFEND-06")
def test_hand_is_not_refilled_before_the_own_clean_up() -> None:
    """The Kobolds defend in the invasion of the Ratlings and begin their turn with four cards."""
    kobolds = clan("kobolds", "forge", hand=["duck", *["hit_and_run"] * 3, "sling_rain"])
    here = position(clan("ratlings", "vault"), kobolds, guild=["rogue_swords"], rooms=None)
    play = turn(here).pick("end", "end")
    while play.key != "turn.card":
        play.pick("defend:duck" if "defend:duck" in play.ids else play.ids[0])
    assert play.state.active == 1 and play.player(1).discard == ["duck"] and len(play.player(1).hand) == 4


@pytest.mark.rule("KH-ACT-DEFEND-07")
def test_defend_cannot_be_played_in_a_turn() -> None:
    """Of Duck! only the other side; Smoke: Defend x2, or a move x2 and a draw."""
    play = turn(position(clan("kobolds", "vault", hand=["duck", "smoke"])))
    assert play.verbs("play") == ["duck:2", "smoke:2"]


@pytest.mark.rule("KH-Q-05")
@pytest.mark.parametrize("defendable", [False, True])
def test_display_of_an_archer_cannot_be_defended(defendable: bool) -> None:
    """She shoots from the Forge into the Vault; only the other ruling asks anyone."""
    kobolds = clan("kobolds", "vault", hand=["duck"])
    here = position(kobolds, guild=["archer_swords"], rulings={"archer_defendable": defendable})
    play = invasion(here).pick("archer.active:forge")
    assert (play.key == "defend.attack") == defendable
    if defendable:
        play.pick("defend:duck")
    assert play.monsters() == ({"vault": 1} if defendable else {})


@pytest.mark.rule("KH-Q-24")
def test_open_hands_ask_only_holders_of_defend() -> None:
    players = clan("ratlings", "sewers", hand=["gnaw"]), clan("kobolds", "sewers", hand=["duck"])
    assert attacked(*players).pick("ratlings:sewers").seats == (1,)


@pytest.mark.rule("KH-Q-24")
def test_private_hands_ask_everyone_with_cards() -> None:
    players = (
        clan("ratlings", "sewers", hand=["gnaw"]),
        clan("kobolds", "sewers"),
        clan("slimes", "vault", hand=["split"]),
    )
    play = attacked(*players, rulings={"hands": "private"}).pick("kobolds:sewers")
    assert (play.seats, play.ids) == ((0,), ["no"])
