"""MD-PICK: what Heroes pick up."""

import pytest

from engine.games.massive_darkness.hero_phase import activate
from engine.games.massive_darkness.state import State, Treasure
from tests.rules.massive_darkness.position import Play, enemy, hero, position

LEVEL_1, LEVEL_2, LEVEL_5 = "b2", "d2", "f2"  # Zones of M01; the third by a token of Level 5 put there


def acting(state: State) -> Play:
    """The Activation of the first Hero."""
    return Play(state, lambda table, now: activate(table, now, now.heroes[0]))


def treasure_at(zone: str, *others: object, normal: int = 0, special: int = 0, **changes: object) -> State:
    """A Hero on Treasure tokens; all that it can draw are Swords and the like, which ask nothing of their own."""
    return position(hero(zone), *others, treasure={zone: Treasure(normal, special)}, **changes)  # type: ignore[arg-type]


def decline(play: Play) -> Play:
    """Keeps what is drawn and changes nothing."""
    while play.key != "hero.action":
        play.pick(*play.usual)
    return play


def put_on_top(state: State, **cards: list[str]) -> State:
    """Lays cards on the Treasure decks: `level_2=["t041"]`."""
    for level, top in cards.items():
        state.decks.treasures[int(level[-1]) - 1].draw[:0] = top
    return state


@pytest.mark.rule("MD-PICK-01", "MD-PICK-09")
def test_pick_up_takes_all_tokens_of_the_zone_for_one_movement_point() -> None:
    state = put_on_top(treasure_at(LEVEL_1, normal=3), level_1=["t020", "t021", "t023"])
    play = decline(acting(state).pick("pick"))
    assert sorted(play.hero().inventory) == ["t020", "t021", "t023"]
    assert play.state.treasure == {}
    assert play.state.activation is not None
    assert (play.state.activation.actions, play.state.activation.movement_points) == (2, 1)


@pytest.mark.rule("MD-PICK-01", "MD-Q-25")
@pytest.mark.parametrize("stunned", [False, True])
def test_no_enemy_may_be_in_the_zone_not_even_a_stunned_one(stunned: bool) -> None:
    state = treasure_at(LEVEL_1, normal=1, enemies=[enemy("g007", LEVEL_1, stunned=stunned)])
    assert "pick" not in acting(state).ids


@pytest.mark.rule("MD-PICK-01")
def test_there_must_be_something_to_pick_up() -> None:
    assert "pick" not in acting(position(hero(LEVEL_1))).ids
