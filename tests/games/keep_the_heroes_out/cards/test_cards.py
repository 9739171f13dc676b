"""Cards with more than single actions: choice, combo, swarm, ambush, reinforce (KH-ACT), and how cards are played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.keep_the_heroes_out.position import act, clan, hero, position, turn

Card = Callable[..., str]


# ---------------------------------------------------------------- choice


@pytest.mark.rule("KH-ACT-CHOICE-01", "KH-EX-02")
def test_exactly_one_side_of_a_card_is_carried_out(card: Card) -> None:
    """Two melee attacks or one move: once a side is chosen, nothing of the other one is offered."""
    name = card("melee x2 | move")
    heroes = [hero("rogue", "vault"), hero("mage", "vault")]
    here = position(clan("ratlings", "vault", "vault", hand=[name]), heroes=heroes)
    fight = turn(here).card(name, 1)
    assert fight.ids == ["melee:vault:rogue", "melee:vault:mage", "gamble", "done"]
    fight.pick("melee:vault:mage", "melee:vault:rogue")
    assert fight.key == "turn.card" and fight.everywhere == {} and fight.monsters() == {"vault": 2}
    walk = turn(here).card(name, 2)
    assert not walk.verbs("melee")
    walk.pick("move:vault:forge")
    assert walk.key == "turn.card" and walk.monsters() == {"vault": 1, "forge": 1}


@pytest.mark.rule("KH-ACT-CHOICE-02", "KH-PLAY-03", "KH-PLAY-05")
def test_actions_of_side_run_in_any_order_or_not_at_all(card: Card) -> None:
    name = card("move melee draw | portal")
    here = position(clan("ratlings", "vault", hand=[name]), heroes=[hero("rogue", "sewers")])
    play = turn(here).card(name, 1)
    assert {"draw", "move:vault:sewers", "done"} <= set(play.ids)
    play.pick("draw", "move:vault:sewers", "melee:sewers:rogue")
    assert play.everywhere == {} and play.key == "turn.card"
    left = turn(here).card(name, 1).pick("move:vault:forge", "done")
    assert left.key == "turn.card" and left.everywhere == {"sewers": ["rogue"]} and left.player().hand == []


@pytest.mark.rule("KH-PLAY-04")
def test_actions_of_a_card_may_be_of_several_monsters(card: Card) -> None:
    name = card("melee x3")
    heroes = [hero("rogue", "vault"), hero("mage", "forge"), hero("mage", "vault")]
    play = turn(position(clan("ratlings", "vault", "forge", hand=[name]), heroes=heroes)).card(name)
    play.pick("melee:forge:mage", "melee:vault:rogue", "melee:vault:mage")
    assert play.everywhere == {}


# ---------------------------------------------------------------- combo


@pytest.mark.rule("KH-ACT-COMBO-01")
def test_right_action_requires_left_one() -> None:
    here = position(clan("ratlings", "vault"), heroes=[hero("rogue", "vault")])
    play = act(here, "combo(melee>place(coin))", "combo(melee>place(coin))")
    assert play.ids == ["combo-place:melee:vault:rogue", "done"]
    play.pick("combo-place:melee:vault:rogue")
    assert play.ids == ["put:coin:vault", "done"]
    play.pick("put:coin:vault")
    assert play.tokens("vault") == {"coin": 1}
    assert play.over, "nobody is left to attack, so the second combo gives nothing"


@pytest.mark.rule("KH-ACT-COMBO-02", "KH-EX-04", "KH-Q-21")
def test_combo_monsters_arrive_in_room_of_left_action() -> None:
    """The second copy of the example: melee for one monster; the first one, a coin for three, is KH-EX-03."""
    here = position(clan("slimes", "vault", "sewers"), heroes=[hero("rogue", "sewers")])
    play = act(here, "combo(melee>summon_here(1))").pick("combo-summon_here:melee:sewers:rogue")
    assert play.ids == ["summon_here:sewers", "done"]
    assert play.pick("summon_here:sewers").monsters() == {"vault": 1, "sewers": 2}


@pytest.mark.rule("KH-EX-03", "KH-ACT-COMBO-02", "KH-ACT-COMBO-08")
def test_coin_for_three_monsters() -> None:
    here = position(clan("gnolls", "forge", "vault"), tokens={"forge": {"coin": 1}})
    play = act(here, "combo(spend(coin)>summon_here(3))")
    play.pick("combo-summon_here:spend:coin:forge", "summon_here:forge")
    assert play.tokens("forge") == {} and play.state.supply["coin"] == 6
    assert play.monsters() == {"forge": 4, "vault": 1}


@pytest.mark.rule("KH-ACT-COMBO-03", "KH-PLAY-05")
def test_right_action_is_optional() -> None:
    here = position(clan("gnolls", "forge"), tokens={"forge": {"coin": 1}})
    play = act(here, "combo(spend(coin)>summon_here(3))").pick("combo-summon_here:spend:coin:forge", "done")
    assert play.over and play.monsters() == {"forge": 1} and play.tokens("forge") == {}


@pytest.mark.rule("KH-ACT-COMBO-04")
@pytest.mark.parametrize(
    ("left", "pick"),
    [
        ("melee", "melee:vault:champion"),
        ("ranged", "ranged:forge:rogue"),
        ("trap", "put:trap:vault"),
        ("place(book)", "put:book:vault"),
        ("spend(coin)", "spend:coin:vault"),
        ("portal", "portal:vault"),
        ("move", "move:vault:sewers"),
    ],
)
def test_left_action_succeeds_when_it_is_carried_out(left: str, pick: str) -> None:
    """A hero that keeps some vitality was damaged anyway."""
    heroes = [hero("champion", "vault"), hero("rogue", "forge")]
    here = position(clan("ratlings", "vault", deck=["gnaw"]), heroes=heroes, tokens={"vault": {"coin": 1}})
    play = act(here, f"combo({left}>draw)").pick(f"combo-draw:{pick}", "draw")
    assert play.over and play.player().hand == ["gnaw"]


@pytest.mark.rule("KH-ACT-COMBO-01", "KH-ACT-COMBO-04")
def test_left_action_that_cannot_be_done_gives_nothing() -> None:
    here = position(clan("ratlings", "vault"), heroes=[hero("rogue", "library")])
    assert act(here, "combo(melee>draw)", "combo(ranged>draw)", "combo(spend(coin)>draw)").over


@pytest.mark.rule("KH-ACT-COMBO-05")
def test_short_lair_gives_all_its_monsters() -> None:
    monsters = ["forge", *["vault"] * 4]
    here = position(clan("gnolls", *monsters), tokens={"forge": {"coin": 1}})
    play = act(here, "combo(spend(coin)>summon_here(3))")
    play.pick("combo-summon_here:spend:coin:forge", "summon_here:forge")
    assert play.monsters() == {"forge": 3, "vault": 4}


@pytest.mark.rule("KH-ACT-COMBO-06")
def test_right_actions_run_in_any_order_or_not_at_all() -> None:
    here = position(clan("ratlings", "vault", deck=["gnaw", "scurry"]), tokens={"vault": {"bone": 1}})
    play = act(here, "combo(spend(any)>draw move trap)").pick("combo-draw-move-trap:spend:bone:vault")
    play.pick("move:vault:sewers", "put:trap:sewers", "done")
    assert play.over and play.tokens("sewers") == {"trap": 1} and play.player().hand == []


@pytest.mark.rule("KH-ACT-COMBO-08")
def test_spend_takes_the_named_resource_or_any_from_an_own_room() -> None:
    lying = {"vault": {"coin": 1, "book": 1, "trap": 1}, "sewers": {"frog": 1}, "forge": {"bone": 1}}
    here = position(clan("ratlings", "vault", "sewers"), clan("slimes", "forge"), tokens=lying)
    any_of_them = act(here, "combo(spend(any)>draw)")
    assert any_of_them.verbs("combo-draw:spend") == ["coin:vault", "book:vault", "frog:sewers"]
    book = act(here, "combo(spend(book)>draw)")
    assert book.verbs("combo-draw:spend") == ["book:vault"]
    book.pick("combo-draw:spend:book:vault")
    assert book.tokens("vault") == {"coin": 1, "trap": 1} and book.state.supply["book"] == 6


# ---------------------------------------------------------------- swarm


@pytest.mark.rule("KH-ACT-SWARM-01", "KH-EX-05")
def test_every_monster_of_one_room_may_act_once() -> None:
    here = position(clan("ratlings", "vault", "vault", "vault", "forge"))
    play = act(here, "swarm(move)")
    assert play.verbs("swarm") == ["move:vault", "move:forge"]
    play.pick("swarm:move:vault", "move:vault:sewers", "move:vault:sewers", "move:vault:cells")
    assert play.over and play.monsters() == {"sewers": 2, "cells": 1, "forge": 1}


@pytest.mark.rule("KH-ACT-SWARM-01")
def test_swarm_attack_is_one_attack_for_each_monster_there() -> None:
    heroes = [hero("champion", "vault"), hero("champion", "sewers")]
    play = act(position(clan("ratlings", "vault", "vault", "sewers"), heroes=heroes), "swarm(melee)")
    play.pick("swarm:melee:vault", "melee:vault:champion", "melee:vault:champion.1")
    assert play.over and [each.wounds for each in play.state.heroes] == [2, 0]


@pytest.mark.rule("KH-ACT-SWARM-02")
def test_in_a_swarm_each_monster_chooses_its_way_and_its_token() -> None:
    here = position(clan("ratlings", "vault", "vault", "vault"), tokens={"vault": {"coin": 1, "trap": 1}})
    play = act(here, "swarm(move)").pick("swarm:move:vault", "move:vault:sewers:coin", "move:vault:forge:trap")
    play.pick("move:vault:forge")
    assert play.over and play.tokens("sewers") == {"coin": 1} and play.tokens("forge") == {"trap": 1}
    assert play.monsters() == {"sewers": 1, "forge": 2}


@pytest.mark.rule("KH-Q-22")
def test_monster_takes_one_step_in_a_swarm() -> None:
    """A monster that moved is in another room and cannot return through the portal."""
    portals = {"vault": "completed", "library": "completed"}
    play = act(position(clan("ratlings", "vault", "vault"), portals=portals), "swarm(move)")
    play.pick("swarm:move:vault", "move:vault:library")
    assert all(each.startswith("vault:") for each in play.verbs("move"))
    play.pick("move:vault:library")
    assert play.over and play.monsters() == {"library": 2}


# ---------------------------------------------------------------- ambush


@pytest.mark.rule("KH-EX-01", "KH-ACT-AMBUSH-01", "KH-ACT-AMBUSH-02")
def test_up_to_three_monsters_in_any_split() -> None:
    """Bones are Sewers and Beast Trainer; no one of the clan is in the dungeon."""
    splits = set()
    for picks in (
        ["done"],
        ["sewers", "done"],
        ["sewers", "sewers", "done"],
        ["sewers"] * 3,
        ["sewers", "sewers", "beast_trainer"],
        ["sewers", "beast_trainer", "beast_trainer"],
        ["beast_trainer"] * 3,
    ):
        play = act(position(clan("ratlings")), "ambush(3,bones)")
        assert sorted(play.verbs("ambush")) == ["beast_trainer", "sewers"]
        for pick in picks:
            play.pick("done" if pick == "done" else f"ambush:{pick}")
        assert play.over
        splits.add((play.monsters().get("sewers", 0), play.monsters().get("beast_trainer", 0)))
    assert splits == {(0, 0), (1, 0), (2, 0), (3, 0), (2, 1), (1, 2), (0, 3)}


@pytest.mark.rule("KH-ACT-AMBUSH-01")
def test_ambush_may_show_two_types() -> None:
    play = act(position(clan("ratlings")), "ambush(3,eye+hats)")
    assert sorted(play.verbs("ambush")) == ["apothecary", "graveyard", "library", "study"]


@pytest.mark.rule("KH-ACT-AMBUSH-03")
def test_monsters_missing_from_lair_are_lost() -> None:
    play = act(position(clan("ratlings", *["vault"] * 8)), "ambush(3,bones)").pick("ambush:sewers")
    assert play.over and play.monsters() == {"vault": 8, "sewers": 1}
    assert act(position(clan("ratlings", *["vault"] * 9)), "ambush(3,bones)").over


@pytest.mark.rule("KH-ACT-AMBUSH-04")
def test_type_any_is_every_room() -> None:
    here = position(clan("ratlings"))
    assert sorted(act(here, "ambush(2,any)").verbs("ambush")) == sorted(here.rooms)


# ---------------------------------------------------------------- reinforce


@pytest.mark.rule("KH-ACT-REINFORCE-01", "KH-ACT-REINFORCE-02", "KH-EX-06")
def test_cards_that_show_the_action_go_to_the_hand() -> None:
    """Bite Party has a swarm of melee, Scurry a melee on its second side; Gnaw and Breed has none."""
    deck = ["scurry", "gnaw", "bite_party", "scurry", "floorboards"]
    play = act(position(clan("ratlings", deck=deck)), "reinforce(melee)").pick("reinforce:melee")
    player = play.player()
    assert (player.hand, player.discard, player.deck) == (["scurry", "bite_party"], ["gnaw"], ["scurry", "floorboards"])


@pytest.mark.rule("KH-ACT-REINFORCE-03")
def test_deck_is_reshuffled_for_missing_cards() -> None:
    deck = clan("ratlings", deck=["scurry"], discard=["gnaw", "bite_party", "floorboards"], played=["gnaw"])
    play = act(position(deck), "reinforce(melee)").pick("reinforce:melee")
    assert play.shuffled("deck.renewed") == [["gnaw", "bite_party", "floorboards"]]
    player = play.player()
    assert (player.hand, player.discard, player.deck) == (["scurry", "bite_party"], ["gnaw"], ["floorboards"])


@pytest.mark.rule("KH-ACT-REINFORCE-03", "KH-PLAY-09")
def test_reinforce_looks_at_fewer_cards_if_necessary() -> None:
    play = act(position(clan("ratlings", deck=["gnaw", "scurry"])), "reinforce(melee)").pick("reinforce:melee")
    assert (play.player().hand, play.player().discard, play.player().deck) == (["scurry"], ["gnaw"], [])


@pytest.mark.rule("KH-ACT-REINFORCE-04")
@pytest.mark.parametrize(
    ("notation", "shown"),
    [
        ("melee | move", True),
        ("move | draw melee", True),
        ("swarm(melee)", True),
        ("combo(melee>draw)", True),
        ("combo(defend>melee)", True),
        ("combo(spend(any)>move melee)", True),
        ("ranged x2 | move", False),
        ("swarm(move)", False),
    ],
)
def test_nested_action_counts_as_shown(card: Card, notation: str, shown: bool) -> None:
    name = card(notation)
    play = act(position(clan("ratlings", deck=[name])), "reinforce(melee)").pick("reinforce:melee")
    assert (play.player().hand == [name], play.player().discard == [name]) == (shown, not shown)
