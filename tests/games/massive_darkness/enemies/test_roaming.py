"""MD-ROAM: Roaming Monsters."""

from typing import Any

import pytest

from engine.games.massive_darkness.enemies.spawn import spawn_roaming
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.phases.event import event_phase
from tests.games.massive_darkness.conftest import Attack
from tests.games.massive_darkness.position import Play, enemy, hero, position

MINOR_DEMON, MAJOR_DEMON, MINOR_TROLL = "rm01", "rm07", "rm04"


def spawning(state: State, zone: str = "b2", **named: Any) -> Play:
    """Places a Roaming Monster in a Zone."""
    return Play(state, lambda table, now: spawn_roaming(table, now, zone, **named))


@pytest.mark.rule("MD-ROAM-01", "MD-LEVEL-14")
@pytest.mark.parametrize(
    ("level", "card"), [(1, MINOR_DEMON), (2, MINOR_DEMON), (3, MINOR_DEMON), (4, MAJOR_DEMON), (5, MAJOR_DEMON)]
)
def test_current_level_decides_between_the_decks(level: int, card: str) -> None:
    assert spawning(position(hero("d4"), level=level)).enemy().card == card


@pytest.mark.rule("MD-LEVEL-15")
def test_roaming_monster_appears_in_named_zone() -> None:
    assert spawning(position(hero("d4")), "e1").enemy().zone == "e1"


@pytest.mark.rule("MD-ROAM-02", "MD-GUARD-01", "MD-GUARD-02")
def test_roaming_monster_is_one_figure_and_a_guardian() -> None:
    """Life 4 for each of three Heroes."""
    monster = spawning(position(hero("d4"), hero("d4"), hero("d4"), level=2)).enemy()
    assert (monster.life, monster.minions) == (12, [])
    assert [content().cards[card].level for card in monster.equipment] == [2]


@pytest.mark.rule("MD-ROAM-03")
def test_mission_may_name_the_monster() -> None:
    """At Level 1 a Major one; its card leaves the deck."""
    play = spawning(position(hero("d4")), tier="major", type="abyssal_demon", role="emissary", treasure="none")
    assert (play.enemy().card, play.enemy().role, play.enemy().equipment) == (MAJOR_DEMON, "emissary", [])
    assert MAJOR_DEMON not in play.state.decks.major.draw
    assert len(play.state.decks.minor.draw) == 6


@pytest.mark.rule("MD-ROAM-04")
def test_events_do_not_see_the_monster_of_a_mission(attacks: list[Attack]) -> None:
    """The Event activates Roaming Monsters; as there is none for it, it spawns one."""
    state = position(hero("b2"), enemies=[enemy(MINOR_TROLL, "b2", hidden_from_events=True)], phase="event")
    state.decks.events.draw = ["e09"]
    play = Play(state, event_phase)
    assert attacks == []
    assert play.enemy(2).card == MINOR_DEMON


@pytest.mark.rule("MD-Q-20", "MD-MINI-01")
def test_event_that_draws_the_figure_of_the_mission_does_nothing(attacks: list[Attack]) -> None:
    state = position(hero("b2"), enemies=[enemy("rm10", "b2", hidden_from_events=True)], phase="event")
    state.decks.events.draw, state.decks.minor.draw = ["e11"], [MINOR_TROLL]
    play = Play(state, event_phase)
    assert (attacks, len(play.state.enemies)) == ([], 1)
    assert play.state.decks.minor.discard == [MINOR_TROLL]
