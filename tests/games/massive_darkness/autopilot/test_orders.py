"""Standing orders of Massive Darkness: what is answered in advance, and what is asked after all."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.massive_darkness.autopilot.orders import ORDERS
from engine.games.massive_darkness.heroes.damage import hurt_enemy
from engine.table import ASK_ME, Ask, Occasion, Option, Text
from tests.games.massive_darkness.position import Play, enemy, hero, position

BY_KEY = {order.key: order for order in ORDERS}


def answer(order: str, choice: str, ask: Ask) -> Sequence[str] | None:
    """Returns a standing order's answer. Its choice must be a valid one."""
    assert choice in BY_KEY[order].choices and ask.key in BY_KEY[order].asks
    return BY_KEY[order].answer(position(hero("c2")), ask, 0, choice)


def ask(key: str, *ids: str, occasion: Occasion = "reaction", default: Sequence[str] = ()) -> Ask:
    """Returns a question with these options."""
    return Ask(key, (0,), [Option(each, Text("x")) for each in ids], occasion, Text("x"), default=tuple(default))


def test_all_orders_can_be_ended_and_no_ask_has_two() -> None:
    assert all(order.choices[0] == ASK_ME for order in ORDERS)
    asks = [key for order in ORDERS for key in order.asks]
    assert len(asks) == len(set(asks))


@pytest.mark.parametrize(("choice", "picked"), [("best", ["t017.0"]), ("never", ["done"])])
def test_enchantments_of_defense(choice: str, picked: list[str]) -> None:
    question = ask("combat.defense_enchantment", "t017.0", "t001.0", "done", default=["t017.0"])
    assert list(answer("enchantments", choice, question) or ()) == picked


@pytest.mark.parametrize(
    ("choice", "default", "picked"), [("best", "defense", "defense"), ("best", "no", "no"), ("never", "defense", "no")]
)
def test_rerolls(choice: str, default: str, picked: str) -> None:
    assert list(answer("rerolls", choice, ask("combat.reroll", "defense", "no", default=[default])) or ()) == [picked]


@pytest.mark.parametrize("choice", ["best", "never"])
def test_rerolls_of_an_own_attack_are_asked(choice: str) -> None:
    assert answer("rerolls", choice, ask("combat.reroll", "attack", "no", occasion="turn", default=["attack"])) is None


@pytest.mark.parametrize("key", ["combat.skill", "combat.tribute", "combat.bodyguard"])
def test_orders_never_pay_xp_or_life(key: str) -> None:
    assert answer("price", "never", ask(key, "xp", "no")) == ["no"]
    assert answer("price", "never", ask(key, "xp", "no", occasion="turn")) is None


@pytest.mark.parametrize(("choice", "picked"), [("agree", ["yes"]), ("never", ["no"])])
def test_trades(choice: str, picked: list[str]) -> None:
    assert answer("trades", choice, ask("item.agree", "yes", "no")) == picked


def test_find_is_kept_and_nothing_is_put_on() -> None:
    """The Longsword of a Boss goes into the Inventory."""
    boss = enemy("g001", "c2", life=1, equipment=["se07"])
    state = position(hero("c2"), hero("c2"), enemies=[boss])
    play = Play(state, lambda table, state: hurt_enemy(table, state, state.enemies[0], 1, state.heroes[0]))
    while not play.over:
        pick = answer("finds", "keep", play.session.asks[0])
        assert pick is not None
        play.pick(list(pick))
    assert (play.hero().pack, play.hero().hands) == (["se07"], [])
