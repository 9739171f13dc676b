"""The players are asked which hero is next only if it matters, and not once they use the usual order."""

from __future__ import annotations

import pytest

from tests.games.keep_the_heroes_out.every_order import ASKED, at_random, expect_the_same, narrowed, of_games
from tests.games.keep_the_heroes_out.position import active, clan, heroes_act, position, turn
from tests.sampled import at_most, some


def test_separate_heroes_act_without_question() -> None:
    """A Warrior hits a monster in the Study, and a Rogue waits for more in the Sewers."""
    heroes = [active("warrior", "study"), active("rogue", "sewers")]
    play = heroes_act(position(clan("ratlings", "study"), heroes=heroes, treasures={"sewers": 2}))
    assert play.over and play.everywhere == {"sewers": ["rogue"], "study": ["warrior"]}


def test_heroes_who_may_meet_are_asked_about() -> None:
    """Both run to the Vault."""
    heroes = [active("warrior", "study"), active("rogue", "sewers")]
    assert heroes_act(position(clan("ratlings"), heroes=heroes)).key == ASKED


def test_plunder_is_asked_about() -> None:
    """No one knows what is on the back of a treasure."""
    heroes = [active("warrior", "study"), active("rogue", "sewers")]
    treasures = {"sewers": 1, "study": 2}
    assert heroes_act(position(clan("ratlings"), heroes=heroes, treasures=treasures)).key == ASKED


def test_defend_that_brings_actions_is_asked_about() -> None:
    """The Slimes' Split does more than defend; with private hands any card might."""
    heroes = [active("warrior", "study"), active("rogue", "sewers")]
    open_hands = position(clan("slimes", "study", hand=["split"]), heroes=heroes, treasures={"sewers": 2})
    assert heroes_act(open_hands).key == ASKED
    plain = position(clan("kobolds", "study", hand=["duck"]), heroes=heroes, treasures={"sewers": 2})
    assert heroes_act(plain).key == "defend.attack"
    plain.rulings.hands = "private"
    assert heroes_act(plain).key == ASKED


def test_scenario_that_acts_on_defeats_is_asked_about() -> None:
    """A trap waits for a Mage that would run into it, and bounties are paid for Mages."""
    heroes = [active("mage", "library"), active("rogue", "graveyard")]
    here = {"heroes": heroes, "treasures": {"graveyard": 2}, "tokens": {"vault": {"trap": 1}}}
    assert heroes_act(position(clan("ratlings"), **here)).over
    assert heroes_act(position(clan("ratlings"), scenario="bounty_board", **here)).key == ASKED


def test_order_of_staying_attackers_does_not_matter() -> None:
    heroes = [active("warrior", "study"), active("rogue", "study")]
    play = heroes_act(position(clan("ratlings", "study", "study"), heroes=heroes))
    assert play.over and not play.monsters()
    assert heroes_act(position(clan("ratlings", "study"), heroes=heroes)).key == ASKED  # one of them goes on


def test_blocked_heroes_meet_no_one_behind_them() -> None:
    """The way from the Study to the Vault leads through the Forge, where a Rogue waits for more of her kind."""
    heroes = [active("warrior", "study"), active("rogue", "forge")]
    assert heroes_act(position(clan("ratlings", "study"), heroes=heroes, treasures={"forge": 2})).over
    assert heroes_act(position(clan("ratlings"), heroes=heroes, treasures={"forge": 3})).key == ASKED


def test_usual_order_is_asked_once_a_turn() -> None:
    """Two heroes run to the Vault from afar, and the Mage inspires a Warrior who has attacked before they go."""
    heroes = [active("rogue", "graveyard"), active("mage", "library"), active("warrior", "forge")]
    play = heroes_act(position(clan("ratlings", "forge"), heroes=heroes))
    assert play.ids[0] == "warrior.active:forge" and play.ids[-1] == "usual"
    assert play.session.asks[0].default == ("warrior.active:forge",)
    play.pick("usual")
    assert play.over and play.heroes("vault") == ["mage", "rogue", "warrior"]


def test_next_turn_asks_again() -> None:
    play = turn(position(clan("ratlings", hand=["gnaw"]), clan("slimes"), guild=["mage_swords", "rogue_swords"]))
    play.pick("end", "end")
    assert play.key == ASKED
    play.pick("usual")
    assert play.key == "turn.card" and not play.state.turn.usual_order


# ---------------------------------------------------------------- that it is so, whatever order is taken


@pytest.mark.parametrize(("seats", "seed"), some([(2, 1), (3, 2), (6, 4)], 2))
def test_skipped_questions_change_nothing_in_games(monkeypatch: pytest.MonkeyPatch, seats: int, seed: int) -> None:
    found = narrowed(monkeypatch, of_games(seats, seed))
    assert expect_the_same(monkeypatch, found[:: 1 + len(found) // at_most(3, whole=5)]) >= 2


def test_skipped_questions_never_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """No guild card is resolved here: heroes act because of a gamble, the Laboratory or a scenario."""
    found = narrowed(monkeypatch, at_random(at_most(15, whole=30), seed=1))
    assert all(state.guild_card is None for state in found)
    assert expect_the_same(monkeypatch, found) > at_most(4, whole=8)
