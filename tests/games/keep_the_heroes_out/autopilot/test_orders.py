"""Standing orders: attacks defended, or not, without a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.games.keep_the_heroes_out.game import GAME
from engine.games.keep_the_heroes_out.model.state import Monster, Player
from engine.table import answer_of
from tests.games.keep_the_heroes_out.position import Play, active, clan, heroes_act, position

DRAGON = clan("red_dragon", "sewers", hand=["scale_wall"])


def answered(given: Mapping[str, str], *players: Player, seat: int = 0, **more: Any) -> Sequence[str] | None:
    """Returns the answer of a seat's orders when a Rogue attacks in the Sewers; None if the player is asked."""
    here = position(*players, heroes=[active("rogue", "sewers")], **more)
    play: Play = heroes_act(here)
    if play.key == "table.monster":
        play.pick(play.ids[0])
    assert play.key == "defend.attack" and seat in play.seats
    ask = play.session.ask_of(seat)
    assert ask is not None
    picked = answer_of(GAME.orders, GAME.view(play.state, None), play.state.events, ask, seat, given)
    return None if picked is None else list(picked)


KOBOLDS = clan("kobolds", "sewers", hand=["duck"])
USED, LEFT = ["defend:duck"], ["no"]


def test_without_an_order_and_with_ask_me_the_player_is_asked() -> None:
    assert answered({}, KOBOLDS) is None
    assert answered({"defend": "ask"}, KOBOLDS) is None


@pytest.mark.parametrize(("choice", "picked"), [("always", USED), ("never", LEFT)])
def test_always_and_never(choice: str, picked: list[str]) -> None:
    assert answered({"defend": choice}, KOBOLDS) == picked


def test_only_if_a_monster_would_die() -> None:
    """A Kobold would; the Dragon only with its last vitality."""
    assert answered({"defend": "dies"}, KOBOLDS) == USED
    assert answered({"defend": "dies"}, DRAGON) == LEFT
    weak = clan("red_dragon", Monster("sewers", 4), hand=["scale_wall"])
    assert answered({"defend": "dies"}, weak) == ["defend:scale_wall"]


def test_only_to_save_the_last_monster_of_the_room() -> None:
    assert answered({"defend": "last"}, KOBOLDS) == USED
    assert answered({"defend": "last"}, clan("kobolds", "sewers", "sewers", hand=["duck"])) == LEFT
    assert answered({"defend": "last"}, KOBOLDS, clan("slimes", "sewers")) == LEFT
    assert answered({"defend": "last"}, DRAGON) == LEFT, "it would not fall"


@pytest.mark.parametrize(("room", "picked"), [("sewers", USED), ("vault", LEFT)])
def test_only_in_named_rooms(room: str, picked: list[str]) -> None:
    assert answered({"defend": f"room:{room}"}, KOBOLDS) == picked


@pytest.mark.parametrize(("treasures", "picked"), [({"sewers": 2}, USED), ({}, LEFT)])
def test_treasure_condition_needs_treasure(treasures: Mapping[str, int], picked: list[str]) -> None:
    assert answered({"defend": "treasure"}, KOBOLDS, treasures=treasures) == picked


def test_only_in_the_vault_and_next_to_it() -> None:
    assert answered({"defend": "near"}, KOBOLDS) == USED
    far = position(clan("kobolds", "apothecary", hand=["duck"]), heroes=[active("rogue", "apothecary")])
    play = heroes_act(far)
    ask = play.session.asks[0]
    assert answer_of(GAME.orders, play.state, play.state.events, ask, 0, {"defend": "near"}) == ("no",)


def test_which_card_first() -> None:
    """The one that can do least else, unless one has an order of its own: Duck! shows four actions, Smoke five."""
    both = clan("kobolds", "sewers", hand=["smoke", "duck"])
    assert answered({"defend": "always"}, both) == USED
    assert answered({"defend": "always", "defend-with:smoke": "always"}, both) == ["defend:smoke"]
    assert answered({"defend": "always", "defend-with:duck": "never"}, both) == ["defend:smoke"]


def test_each_card_that_can_defend_has_an_order() -> None:
    (order,) = [each for each in GAME.orders if each.subjects]
    state = position(clan("kobolds", hand=["duck", "hit_and_run", "smoke", "duck"]), clan("slimes", hand=["split"]))
    assert [each.subject for each in order.each(state, 0)] == ["duck", "smoke"]


def test_order_reveals_no_private_hand() -> None:
    """Players with cards are asked, and one order answers for any card."""
    private = {"hands": "private"}
    assert answered({"defend": "always"}, clan("kobolds", "sewers", hand=["hit_and_run"]), rulings=private) == LEFT
    assert answered({"defend": "always"}, KOBOLDS, rulings=private) == USED
