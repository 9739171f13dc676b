"""MD-PICK: what Heroes pick up."""

import pytest

from engine.games.massive_darkness.board.zones import board_of
from engine.games.massive_darkness.model.state import Objective, ObjectiveKind, State, Treasure
from engine.games.massive_darkness.phases.hero import activate
from tests.games.massive_darkness.position import Play, enemy, hero, position

LEVEL_1, LEVEL_2 = "b2", "d2"  # Zones of M01


def acting(state: State) -> Play:
    """Returns the Activation of the first Hero."""
    return Play(state, lambda table, now: activate(table, now, now.heroes[0]))


def treasure_at(zone: str, *others: object, normal: int = 0, special: int = 0, **changes: object) -> State:
    """Returns a Hero on Treasure tokens; all that it can draw are Swords and the like, which ask nothing of their
    own."""
    return position(hero(zone), *others, treasure={zone: Treasure(normal, special)}, **changes)  # type: ignore[arg-type]


def decline(play: Play) -> Play:
    """Keeps what is drawn and changes nothing."""
    while play.key != "hero.action":
        play.pick(*play.default)
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


@pytest.mark.rule("MD-PICK-01", "MD-PICK-06")
def test_all_cards_are_drawn_before_equipping_once() -> None:
    state = put_on_top(treasure_at(LEVEL_1, normal=2), level_1=["t020", "t021"])
    play = acting(state).pick("pick")
    assert play.key == "item.reorganize"
    assert {option.partition(":")[2] for option in play.ids} >= {"t020", "t021"}
    assert play.pick("done").key == "hero.action"


@pytest.mark.rule("MD-PICK-01", "MD-Q-25")
@pytest.mark.parametrize("stunned", [False, True])
def test_no_enemy_may_be_in_the_zone_not_even_a_stunned_one(stunned: bool) -> None:
    state = treasure_at(LEVEL_1, normal=1, enemies=[enemy("g007", LEVEL_1, stunned=stunned)])
    assert "pick" not in acting(state).ids


@pytest.mark.rule("MD-PICK-01")
def test_there_must_be_something_to_pick_up() -> None:
    assert "pick" not in acting(position(hero(LEVEL_1))).ids


@pytest.mark.rule("MD-PICK-02", "MD-LEVEL-16")
@pytest.mark.parametrize("current", [1, 2, 5])
def test_token_gives_a_card_of_the_tile_level_not_the_current_level(current: int) -> None:
    play = decline(acting(put_on_top(treasure_at(LEVEL_2, normal=1, level=current), level_2=["t056"])).pick("pick"))
    assert play.hero().inventory == ["t056"]


@pytest.mark.rule("MD-PICK-03")
def test_special_token_gives_a_card_of_the_next_level() -> None:
    state = put_on_top(treasure_at(LEVEL_2, normal=1, special=1), level_2=["t056"], level_3=["t091"])
    play = decline(acting(state).pick("pick"))
    assert sorted(play.hero().inventory) == ["t056", "t091"]


@pytest.mark.rule("MD-PICK-04")
def test_special_token_on_level_5_gives_two_cards_of_level_5() -> None:
    """e1 of M09 is on its Level 5 tile."""
    state = put_on_top(treasure_at("e1", special=1, mission="m09"), level_5=["t156", "t157"])
    play = decline(acting(state).pick("pick"))
    assert sorted(play.hero().inventory) == ["t156", "t157"]


@pytest.mark.rule("MD-PICK-02", "MD-Q-13", "MD-M09-19")
def test_on_a_tile_without_a_level_the_current_level_counts() -> None:
    """Tile 3R of M09 has no Level token."""
    (bare, *_) = [zone.id for zone in board_of("m09").zones.values() if zone.tile == "3r"]
    state = put_on_top(treasure_at(bare, normal=1, mission="m09", level=3), level_3=["t091"])
    assert decline(acting(state).pick("pick")).hero().inventory == ["t091"]


@pytest.mark.rule("MD-PICK-05", "MD-PICK-06")
def test_found_card_may_be_given_and_equipped() -> None:
    state = put_on_top(treasure_at(LEVEL_1, hero(LEVEL_1), hero("d2"), normal=1), level_1=["t020"])
    play = acting(state).pick("pick")
    assert play.ids == ["keep", "give:h1"]
    play.pick("give:h1")
    assert play.seats == (1,)  # the Hero who gets the card may reorganize, not the finder
    (equip,) = [each for each in play.ids if each != "done"]
    play.pick(equip)
    assert play.hero(1).hands == ["t020"]
    assert play.key == "hero.action"


@pytest.mark.rule("MD-PICK-06", "MD-LEVEL-18")
def test_found_card_can_be_used_at_any_level() -> None:
    state = put_on_top(treasure_at("e1", normal=1, mission="m09", level=1), level_5=["t156"])
    play = acting(state).pick("pick")
    (equip,) = [each for each in play.ids if each != "done"]
    assert play.pick(equip).hero().hands == ["t156"]


@pytest.mark.rule("MD-PICK-07", "MD-OBJ-03")
def test_mission_defines_effect_of_objective_token() -> None:
    """A Lair token of M01, face down until it is picked up, is a false lead worth 5 XP (MD-M01-05)."""
    lair = Objective("lair", LEVEL_1, face_down=True)
    play = acting(position(hero(LEVEL_1), objectives=[lair])).pick("pick")
    assert play.hero().xp == 5
    assert play.state.objectives == []


@pytest.mark.rule("MD-PICK-01")
def test_treasure_and_objectives_are_taken_together() -> None:
    state = put_on_top(treasure_at(LEVEL_1, normal=1, objectives=[Objective("lair", LEVEL_1)]), level_1=["t020"])
    play = decline(acting(state).pick("pick"))
    assert (play.hero().xp, play.hero().inventory) == (5, ["t020"])


@pytest.mark.rule("MD-PICK-08", "MD-ACT-18")
def test_mission_uses_pick_up_for_one_movement_point() -> None:
    """The parts of the Artifact in M03 are picked up like Treasure (MD-M03-05)."""
    play = acting(position(hero("c2"), mission="m03", objectives=[Objective("library", "c2")])).pick("pick")
    assert play.state.activation is not None
    assert play.state.activation.movement_points == 1
    assert play.state.objectives == []


@pytest.mark.rule("MD-PICK-10", "MD-Q-80")
@pytest.mark.parametrize(
    ("mission", "kind"),
    [("m01", "library"), ("m03", "lair"), ("m07", "lair"), ("m09", "artifact"), ("m10", "lair")],
)
def test_places_are_not_picked_up(mission: str, kind: ObjectiveKind) -> None:
    zone = next(iter(board_of(mission).zones))
    place = Objective(kind, zone)
    assert "pick" not in acting(position(hero(zone), mission=mission, objectives=[place])).ids
    state = put_on_top(treasure_at(zone, normal=1, mission=mission, objectives=[place]), level_1=["t020"])
    play = decline(acting(state).pick("pick"))
    assert [each.kind for each in play.state.objectives] == [kind]
