"""MD-DOOR: Doors, and what the Door card puts behind them."""

from typing import Any

import pytest

from engine.games.massive_darkness.actions.doors import hidden_room, open_door
from engine.games.massive_darkness.enemies.activation import activate_enemy
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import State, Treasure
from engine.games.massive_darkness.phases.hero import activate
from engine.table import Table
from tests.games.massive_darkness.position import Play, enemy, hero, position

DOOR, FIRST, SECOND, THIRD = "b1-b2", "b1", "a1", "c1"
"""A Door of M01 to a Chamber of three Rooms: behind the first one lie the two others, side by side."""


def at_door(card: str | None = None, **changes: Any) -> State:
    """Returns a Hero before the closed Door of an unseen Chamber, and the Door card that is drawn."""
    state = position(hero("b2"), **{"revealed": [], **changes})
    state.decks.guards[0].draw = ["g001", "g005", "g009"]  # of different kinds, so that the miniatures suffice
    if card:
        state.decks.doors.draw.remove(card)
        state.decks.doors.draw.insert(0, card)
    return state


def acting(state: State) -> Play:
    """Returns the Activation of the first Hero."""
    return Play(state, lambda table, now: activate(table, now, now.heroes[0]))


def opened(state: State, *rooms: str, door: str = DOOR) -> Play:
    """The Door is opened, and the Rooms are chosen where the card may go on in several."""
    return acting(state).pick(f"open:{door}", *(f"room:{room}" for room in rooms))


@pytest.mark.rule("MD-DOOR-03")
@pytest.mark.parametrize(("seen", "final"), [(False, "card"), (True, None)])
def test_to_open_a_door_cannot_be_taken_back_where_a_door_card_is_drawn(seen: bool, final: str | None) -> None:
    """The Chamber behind it may be known from its other Door; then nothing is revealed."""
    state = at_door(revealed=[FIRST, SECOND, THIRD] if seen else [])
    assert acting(state).session.asks[0].by_id[f"open:{DOOR}"].final == final


def tokens(play: Play) -> dict[str, Treasure]:
    """Returns the Treasure tokens of each Zone."""
    return play.state.treasure


def guards(play: Play) -> list[str]:
    """Returns where Enemies are, in the order of arrival."""
    return [each.zone for each in play.state.enemies]


@pytest.mark.rule("MD-DOOR-01")
def test_opening_a_door_costs_one_point_even_beside_an_enemy() -> None:
    play = acting(at_door(enemies=[enemy("g007", "b2")]))
    assert play.verbs("open") == [DOOR]  # the Door a2-a3 is on no border of b2
    play.pick(f"open:{DOOR}", "room:a1")
    assert play.state.doors[DOOR] == "open"
    assert play.state.activation is not None
    assert (play.state.activation.actions, play.state.activation.movement_points) == (2, 1)


@pytest.mark.rule("MD-DOOR-02")
def test_opened_door_stays_open() -> None:
    play = opened(at_door(), "a1")
    assert play.verbs("open") == []
    play.pick("end")
    assert play.state.doors[DOOR] == "open"


@pytest.mark.rule("MD-DOOR-03", "MD-LEVEL-05", "MD-LEVEL-11")
def test_level_rises_before_the_door_card_brings_its_guards() -> None:
    """Behind b4-c4 is the tile 9v, of Level 3: the Guards come from the deck of Level 3."""
    state = at_door("d01")
    state.heroes[0].zone = "b4"
    state.level = 1
    play = opened(state, door="b4-c4")
    assert play.state.level == 3
    assert play.enemy().card in {card.id for card in content().guards.values() if card.level == 3}
    order = [tell.text.key for tell in play.told]
    assert order.index("hero-opens") < order.index("level-rises") < order.index("hero-door-card")


@pytest.mark.rule("MD-DOOR-03", "MD-DOOR-04", "MD-DOOR-06")
def test_one_card_is_drawn_for_the_whole_chamber_by_the_active_hero() -> None:
    play = opened(at_door("d01"), "a1")
    (told,) = play.tells("hero-door-card")
    assert dict(told.args) == {"hero": 0, "card": "d01"}
    assert play.state.decks.doors.discard == ["d01"]
    assert set(play.state.revealed) == {FIRST, SECOND, THIRD}


@pytest.mark.rule("MD-DOOR-05", "MD-DOOR-03")
def test_no_card_is_drawn_for_a_chamber_that_is_known() -> None:
    play = opened(at_door(revealed=[FIRST, SECOND, THIRD]))
    assert play.tells("hero-door-card") == []
    assert tokens(play) == {}
    assert hidden_room(at_door(revealed=[FIRST, SECOND, THIRD]), DOOR) is None


@pytest.mark.rule("MD-DOOR-05", "MD-ZONE-08")
def test_chamber_that_was_open_from_the_start_is_known() -> None:
    """The set-up of a Mission knows the Rooms that no closed Door shuts off."""
    state = position(hero("c2"), mission="t00")
    shut = {zone for door in state.doors if (zone := hidden_room(state, door))}
    assert shut & set(state.revealed) == set()


@pytest.mark.rule("MD-DOOR-07", "MD-DOOR-11", "MD-DOOR-13")
def test_blocks_go_to_the_room_at_the_door_the_next_and_the_one_after() -> None:
    """d04: a Guard and three tokens, three tokens, a Guard and three tokens."""
    play = opened(at_door("d04"), SECOND)
    assert guards(play) == [FIRST, THIRD]
    assert [each.card for each in play.state.enemies] == ["g001", "g005"]
    assert tokens(play) == {FIRST: Treasure(3), SECOND: Treasure(3), THIRD: Treasure(3)}
    assert [len(each.equipment) for each in play.state.enemies] == [1, 1]


@pytest.mark.rule("MD-DOOR-13")
def test_block_may_bring_a_special_token() -> None:
    """d03: its first block has two normal ones and a special one."""
    assert tokens(opened(at_door("d03"), "a1"))[FIRST] == Treasure(2, 1)


@pytest.mark.rule("MD-DOOR-08")
def test_blocks_without_a_room_are_ignored() -> None:
    """Behind a2-a3 is a single Room."""
    state = at_door("d04")
    state.heroes[0].zone = "a2"
    play = opened(state, door="a2-a3")
    assert guards(play) == ["a3"]
    assert tokens(play) == {"a3": Treasure(3)}


@pytest.mark.rule("MD-DOOR-09")
def test_nothing_happens_in_a_fourth_room() -> None:
    """Behind d5-e5 of M03 are e5, then f5, and beyond that f4 and f6."""
    state = at_door("d09", mission="m03")
    state.heroes[0].zone = "d5"
    play = opened(state, "f4", door="d5-e5")
    assert tokens(play) == {"e5": Treasure(3), "f5": Treasure(2), "f4": Treasure(3)}
    assert "f6" in play.state.revealed


@pytest.mark.rule("MD-DOOR-10", "MD-Q-23")
def test_active_hero_chooses_between_two_next_rooms() -> None:
    """The second is a1 or c1; there is none beyond either, so the third is the other one beside the first."""
    play = acting(at_door("d05")).pick(f"open:{DOOR}")
    assert (play.key, set(play.ids)) == ("hero.next_room", {"room:a1", "room:c1"})
    play.pick("room:c1")
    assert guards(play) == ["c1"]
    assert tokens(play) == {"b1": Treasure(2, 1), "c1": Treasure(3), "a1": Treasure(3)}


@pytest.mark.rule("MD-Q-23")
def test_third_room_is_beyond_the_second_before_it_is_beside_the_first() -> None:
    """Four Rooms in a square behind i1-i2 of M04: with any second one, the third is opposite the first."""
    state = at_door("d09", mission="m04")
    state.heroes[0].zone = "i1"
    play = opened(state, "i3", door="i1-i2")
    assert tokens(play) == {"i2": Treasure(3), "i3": Treasure(2), "h3": Treasure(3)}


@pytest.mark.rule("MD-DOOR-12")
def test_ambush_is_in_active_heros_zone() -> None:
    """d07: its Guard is placed with the Hero, its tokens behind the Door."""
    play = opened(at_door("d07"), SECOND)
    assert guards(play) == ["b2"]
    assert tokens(play)[FIRST] == Treasure(2, 1)


@pytest.mark.rule("MD-DOOR-14")
def test_mission_may_add_to_chamber() -> None:
    """In M01 a Guard waits beside the Library token in f1 when its Chamber is opened (MD-M01-07)."""
    state = at_door("d05", level=4)
    state.heroes[0].zone = "e2"
    play = opened(state, "f3", door="e2-f2")
    assert tokens(play) == {"f2": Treasure(2, 1), "f3": Treasure(3), "f1": Treasure(3)}
    assert guards(play) == ["f3", "f1"]


@pytest.mark.rule("MD-DOOR-15", "MD-Q-24")
def test_enemies_open_no_doors() -> None:
    """Goblins see a closed Door between them and the only Hero."""
    state = position(hero("b1"), enemies=[enemy("g007", "b2")], active=None)
    play = Play(state, lambda table, now: activate_enemy(table, now, now.enemies[0]))
    assert play.state.doors[DOOR] == "closed"
    assert play.enemy().zone != "b1"


@pytest.mark.rule("MD-DOOR-01")
def test_special_doors_are_opened_by_the_mission_only() -> None:
    """e2-e3 of M07 opens when its Levers are manned; then the Chamber is known."""
    state = at_door(mission="m07")
    state.heroes[0].zone = "e3"
    assert acting(state).verbs("open") == []

    async def by_the_mission(table: Table, now: State) -> None:
        await open_door(table, now, "e2-e3", None)

    play = Play(state, by_the_mission)
    assert play.state.doors["e2-e3"] == "open"
    assert {"e1", "e2", "f1"} <= set(play.state.revealed)
