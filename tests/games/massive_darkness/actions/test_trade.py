"""MD-TRADE: Reorganize and Trade; MD-Q-57."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.menu import act, actions
from engine.games.massive_darkness.actions.trading import can_trade, trade
from engine.games.massive_darkness.heroes.abilities import kit_of_hero
from engine.games.massive_darkness.model.state import State
from engine.table import Table
from tests.games.massive_darkness.position import Play, enemy, hero, position

ARMOR, AXE, SWORD, MACE, BOW = "se13", "se05", "se07", "se09", "se03"


def traded(state: State) -> Play:
    """Seat 0 leads a Trade, whose Action is paid."""
    return Play(state, lambda table, state: trade(table, state, state.heroes[0]))


def chosen(state: State, option: str) -> Play:
    """Seat 0 chooses this from the menu of its Activation."""

    async def rule(table: Table, state: State) -> None:
        hero = state.heroes[0]
        menu = actions(state, hero, kit_of_hero(state, hero))
        await act(table, state, hero, next(each.value for each in menu if each.id == option))

    return Play(state, rule)


@pytest.mark.rule("MD-TRADE-01", "MD-EQUIP-07")
def test_reorganizing_costs_an_action() -> None:
    play = chosen(position(hero("c2", hands=[AXE, SWORD], pack=[MACE])), "trade")
    play.pick(f"equip:{MACE}:{AXE}", "done")
    assert play.hero().hands == [SWORD, MACE]
    assert play.hero().pack == [AXE]
    assert play.state.activation is not None and play.state.activation.actions == 2


@pytest.mark.rule("MD-TRADE-01")
def test_useless_trade_is_not_offered() -> None:
    alone = position(hero("c2", body=ARMOR, hands=[AXE]), hero("c3", pack=[SWORD]))
    assert not can_trade(alone, alone.heroes[0])


@pytest.mark.rule("MD-TRADE-02")
def test_all_heroes_of_the_zone_exchange_any_number_of_cards() -> None:
    heroes = [hero("c2", pack=[AXE, SWORD]), hero("c2", pack=[MACE]), hero("c2"), hero("c3", pack=[BOW])]
    play = traded(position(*heroes))
    assert set(play.verbs("pass")) == {f"{AXE}:h0", f"{SWORD}:h0", f"{MACE}:h1"}
    play.pick(f"pass:{AXE}:h0")
    assert (play.ids, play.default) == (["to:h1", "to:h2"], ("to:h1",))
    play.pick("to:h1", f"pass:{SWORD}:h0", "to:h2", f"pass:{MACE}:h1", "to:h2").pick("yes", seat=1)
    assert [play.hero(seat).inventory for seat in range(4)] == [[], [AXE], [SWORD, MACE], [BOW]]


@pytest.mark.rule("MD-TRADE-03", "MD-LIFE-05")
def test_dead_take_part() -> None:
    play = traded(position(hero("c2", pack=[AXE]), hero("c2", life=0, pack=[SWORD])))
    play.pick(f"pass:{SWORD}:h1").pick("yes", seat=1).pick(f"pass:{AXE}:h0")
    assert (play.hero(0).inventory, play.hero(1).inventory) == ([SWORD], [AXE])


@pytest.mark.rule("MD-TRADE-04")
def test_participants_may_reorganize_for_free() -> None:
    play = traded(position(hero("c2", pack=[AXE]), hero("c2"), hero("c2", pack=[MACE])))
    play.pick(f"pass:{AXE}:h0", "to:h1", "done")
    assert (play.key, play.seats) == ("item.reorganize", (1,))
    play.pick(f"equip:{AXE}", seat=1)
    assert play.over and play.hero(1).hands == [AXE]


@pytest.mark.rule("MD-TRADE-05")
def test_owner_of_a_card_may_keep_it() -> None:
    play = traded(position(hero("c2"), hero("c2", pack=[AXE])))
    play.pick(f"pass:{AXE}:h1")
    assert (play.key, play.seats, play.default) == ("item.agree", (1,), ("yes",))
    play.pick("no", seat=1)
    assert (play.hero(0).inventory, play.hero(1).inventory) == ([], [AXE])
    assert play.key == "item.trade"


@pytest.mark.rule("MD-TRADE-05")
def test_gift_for_nothing_is_a_trade() -> None:
    play = traded(position(hero("c2", body=ARMOR), hero("c2"))).pick(f"pass:{ARMOR}:h0", "done")
    assert (play.hero(0).body, play.hero(1).pack) == (None, [ARMOR])


@pytest.mark.rule("MD-TRADE-06")
def test_enemies_in_the_zone_do_not_matter() -> None:
    state = position(hero("c2", pack=[AXE]), hero("c2"), enemies=[enemy("g001", "c2")])
    assert chosen(state, "trade").pick(f"pass:{AXE}:h0", "done").hero(1).inventory == [AXE]


@pytest.mark.rule("MD-Q-57")
def test_mission_goods_can_be_traded_but_not_worn_or_transmuted() -> None:
    state = position(hero("c2", goods=["artifact"], pack=[AXE, SWORD]), hero("c2", life=0, goods=["artifact"]))
    play = traded(state)
    assert "transmute" not in play.ids
    play.pick("pass:artifact:h1").pick("yes", seat=1)
    assert (play.hero(0).goods, play.hero(1).goods) == (["artifact", "artifact"], [])
