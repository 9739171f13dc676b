"""Effects of rooms, loot, portals and traps (KH-ROOM, KH-PORTAL, KH-TRAP)."""

from __future__ import annotations

import pytest

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.layout import dungeon
from tests.games.keep_the_heroes_out.position import (
    act,
    active,
    clan,
    hero,
    heroes_act,
    invasion,
    position,
    to_the_end,
    turn,
)

# ---------------------------------------------------------------- rooms


@pytest.mark.rule("KH-ROOM-01")
@pytest.mark.parametrize(
    ("kind", "rooms"),
    [
        ("jewel", ["vault"]),
        ("swords", ["forge", "workshop"]),
        ("hats", ["apothecary", "library"]),
        ("eye", ["graveyard", "study"]),
        ("bones", ["beast_trainer", "sewers"]),
        ("special", ["cells"]),
    ],
)
def test_monster_ambushes_by_the_type_of_rooms(kind: str, rooms: list[str]) -> None:
    assert sorted(act(position(clan("ratlings")), f"ambush(1,{kind})").verbs("ambush")) == rooms


@pytest.mark.parametrize(
    ("room", "token"),
    [
        pytest.param("vault", "coin", marks=pytest.mark.rule("KH-ROOM-02")),
        pytest.param("library", "book", marks=pytest.mark.rule("KH-ROOM-03")),
        pytest.param("sewers", "frog", marks=pytest.mark.rule("KH-ROOM-04")),
        pytest.param("graveyard", "bone", marks=pytest.mark.rule("KH-ROOM-05")),
        pytest.param("workshop", "trap", marks=pytest.mark.rule("KH-ROOM-06", "KH-TRAP-05")),
    ],
)
def test_activate_puts_the_token_of_the_room_there(room: str, token: str) -> None:
    play = act(position(clan("kobolds", room)), "activate")
    before = play.state.supply[token]
    play.pick(f"room:{room}")
    assert play.over and play.tokens(room) == {token: 1} and play.state.supply[token] == before - 1


SHOPS = [
    pytest.param("forge", "coin", "sword", marks=pytest.mark.rule("KH-ROOM-07")),
    pytest.param("beast_trainer", "bone", "spider", marks=pytest.mark.rule("KH-ROOM-08")),
    pytest.param("apothecary", "frog", "smoke", marks=pytest.mark.rule("KH-ROOM-09")),
    pytest.param("study", "book", "gate", marks=pytest.mark.rule("KH-ROOM-10")),
]


@pytest.mark.parametrize(("room", "cost", "card"), SHOPS)
def test_resource_of_the_room_buys_a_card_of_its_category(room: str, cost: str, card: str) -> None:
    """The row has a sword and an axe, a spider, smoke, and a gate."""
    play = act(position(clan("kobolds", room), tokens={room: {cost: 1}}), "activate")
    assert play.verbs("room") == ([f"{room}:{card}", f"{room}:axe"] if room == "forge" else [f"{room}:{card}"])
    play.pick(f"room:{room}:{card}")
    assert play.over and play.tokens(room) == {} and play.state.supply[cost] == 6
    assert play.player().discard == [card]


@pytest.mark.parametrize(("room", "cost", "card"), SHOPS)
def test_without_its_resource_a_room_sells_nothing(room: str, cost: str, card: str) -> None:
    """Tokens of the other three kinds are there."""
    others = dict.fromkeys({"coin", "book", "frog", "bone"} - {cost}, 1)
    assert not act(position(clan("kobolds", room), tokens={room: others}), "activate").verbs("room")


@pytest.mark.rule("KH-ROOM-11")
def test_taken_card_returns_with_the_deck() -> None:
    here = position(clan("kobolds", "forge", deck=[]), tokens={"forge": {"coin": 1}})
    play = act(here, "activate", "draw").pick("room:forge:axe")
    assert play.player().hand == [] and play.player().discard == ["axe"]
    play.pick("draw")
    assert play.player().hand == ["axe"]


@pytest.mark.rule("KH-ROOM-12")
def test_empty_place_is_filled_at_once() -> None:
    here = position(clan("kobolds", "forge"), tokens={"forge": {"coin": 2}}, loot_deck=["toolbox", "wolf"])
    play = act(here, "activate", "activate").pick("room:forge:sword")
    assert play.state.row == ["toolbox", "spider", "smoke", "gate", "axe"] and play.state.loot_deck == ["wolf"]
    assert play.verbs("room") == ["forge:toolbox", "forge:axe"]


@pytest.mark.rule("KH-ROOM-13")
def test_resource_must_lie_in_the_room() -> None:
    """Another player's monster brought it; one in the next room does not count."""
    here = position(clan("kobolds", "forge"), clan("slimes", "vault"), tokens={"vault": {"coin": 1}})
    assert not act(here, "activate").verbs("room")
    brought = act(here, "move", player=1).pick("move:vault:forge:coin").state
    assert act(brought, "activate").verbs("room")


@pytest.mark.rule("KH-ROOM-14")
def test_without_a_fitting_card_the_room_cannot_be_used() -> None:
    row = ["spider", "smoke", "gate", None, None]
    here = position(clan("kobolds", "forge"), tokens={"forge": {"coin": 1}}, row=row)
    assert act(here, "activate").over


@pytest.mark.rule("KH-ROOM-15")
def test_player_chooses_among_fitting_cards() -> None:
    row = ["sword", "axe", "toolbox", "sword", "smoke"]
    here = position(clan("kobolds", "forge"), tokens={"forge": {"coin": 1}}, row=row, loot_deck=["owl"])
    play = act(here, "activate")
    assert play.verbs("room") == ["forge:sword", "forge:axe", "forge:toolbox"]
    assert play.pick("room:forge:toolbox").state.row == ["sword", "axe", "owl", "sword", "smoke"]


@pytest.mark.rule("KH-ROOM-16")
def test_passage_needs_both_sides_open() -> None:
    """The Vault is open on all sides. The Library is closed to the south, unless it is turned."""
    for turned, joined in ((0, False), (90, True), (180, True), (270, True)):
        here = position(clan("ratlings"), rooms={"vault": (0, 1), "library": (0, 0, turned)})
        assert ("library" in dungeon(here).passages["vault"]) == joined
        assert ("vault" in dungeon(here).passages["library"]) == joined
        assert dungeon(here).touching["vault"] == ("library",)


@pytest.mark.rule("KH-ROOM-16")
def test_rooms_that_only_meet_at_a_corner_are_not_adjacent() -> None:
    here = position(rooms={"vault": (0, 0), "sewers": (1, 1), "workshop": (3, 0)})
    assert dungeon(here).passages["vault"] == dungeon(here).touching["vault"] == ()


@pytest.mark.rule("KH-ROOM-17")
def test_empty_loot_deck_leaves_the_place_empty() -> None:
    here = position(clan("kobolds", "forge"), tokens={"forge": {"coin": 1}}, loot_deck=[])
    assert act(here, "activate").pick("room:forge:sword").state.row == [None, "spider", "smoke", "gate", "axe"]


@pytest.mark.rule("KH-EX-08")
def test_loot_chain() -> None:
    """A bone is placed, carried and spent for a spider."""
    play = act(position(clan("kobolds", "graveyard"), loot_deck=["wolf"]), "activate", "move", "activate")
    play.pick("room:graveyard")
    assert play.tokens("graveyard") == {"bone": 1}
    play.pick("move:graveyard:beast_trainer:bone")
    assert play.tokens("graveyard") == {} and play.tokens("beast_trainer") == {"bone": 1}
    play.pick("room:beast_trainer:spider")
    assert play.tokens("beast_trainer") == {} and play.player().discard == ["spider"]
    assert play.state.row == ["sword", "wolf", "smoke", "gate", "axe"]


# ---------------------------------------------------------------- portals


@pytest.mark.rule("KH-PORTAL-01")
def test_all_completed_portals_are_adjacent_to_each_other() -> None:
    portals = dict.fromkeys(("library", "graveyard", "sewers"), "completed")
    for room in portals:
        play = act(position(clan("ratlings", room), portals=portals), "move")
        near = {each.split(":")[1] for each in play.verbs("move")}
        assert set(portals) - {room} <= near


@pytest.mark.rule("KH-PORTAL-02")
def test_portal_is_for_movement_only() -> None:
    """Neither for Archers nor for distances nor for the rooms that a hero may charge to."""
    portals = {"graveyard": "completed", "vault": "completed"}
    here = position(clan("ratlings", "vault"), guild=["archer_eye"], portals=portals, treasures={"graveyard": 3})
    play = invasion(here).pick("archer.active:graveyard")
    assert play.monsters() == {"vault": 1}
    assert dungeon(here).steps["graveyard"] == 3


@pytest.mark.rule("KH-PORTAL-03", "KH-PORTAL-05")
@pytest.mark.parametrize("other", [None, "incomplete"])
def test_one_completed_portal_connects_nothing_and_an_incomplete_one_neither(other: str | None) -> None:
    portals = {"library": "completed", **({"graveyard": other} if other else {})}
    for room in ("library", "graveyard"):
        play = act(position(clan("ratlings", room), portals=portals), "move")
        assert play.verbs("move") == [{"library": "library:forge", "graveyard": "graveyard:beast_trainer"}[room]]


@pytest.mark.rule("KH-PORTAL-04")
def test_heroes_ignore_portals() -> None:
    portals = {"library": "completed", "vault": "completed"}
    play = heroes_act(position(clan("ratlings", "forge"), heroes=[active("rogue", "library")], portals=portals))
    assert play.everywhere == {"forge": ["rogue"]}


@pytest.mark.rule("KH-PORTAL-06")
def test_completed_portal_stays() -> None:
    """It is still there after an invasion, when everyone is gone."""
    here = position(clan("ratlings"), guild=["mage_swords"], portals={"library": "completed", "graveyard": "completed"})
    play = invasion(here)
    to_the_end(play)
    assert {name for name, room in play.state.rooms.items() if room.portal == "completed"} == {"library", "graveyard"}


@pytest.mark.rule("KH-PORTAL-07")
@pytest.mark.parametrize(
    ("name", "action", "prefix"), [("ratlings", "portal", ""), ("witches", "activate", "ability:")]
)
def test_room_holds_one_portal(name: str, action: str, prefix: str) -> None:
    """An incomplete one is turned, which takes nothing from the supply; where one is completed nothing can be done."""
    portals = {"library": "incomplete", "vault": "completed"}
    here = position(clan(name, "library", "vault"), portals=portals, supply={"portal": 0})
    play = act(here, action)
    assert play.verbs(f"{prefix}portal") == ["library"]
    play.pick(f"{prefix}portal:library")
    assert play.state.rooms["library"].portal == "completed" and play.state.supply["portal"] == 0


# ---------------------------------------------------------------- traps


@pytest.mark.rule("KH-TRAP-01", "KH-TRAP-02")
def test_trap_hurts_entering_hero_and_is_removed() -> None:
    heroes = [active("rogue", "beast_trainer"), hero("mage", "study")]
    here = position(clan("ratlings", "workshop"), heroes=heroes, tokens={"workshop": {"trap": 1}})
    play = heroes_act(here)
    assert play.over and play.everywhere == {"study": ["mage"]} and play.monsters() == {"workshop": 1}
    assert play.tokens("workshop") == {} and (play.state.supply["trap"], play.state.supply["rogue"]) == (8, 6)


@pytest.mark.rule("KH-TRAP-03")
def test_tough_hero_meets_one_trap_after_the_other() -> None:
    heroes = [active("champion", "beast_trainer")]
    here = position(clan("ratlings", "workshop"), heroes=heroes, tokens={"workshop": {"trap": 2}})
    play = heroes_act(here)
    assert play.tokens("workshop") == {} and [each.wounds for each in play.state.heroes] == [2]


@pytest.mark.rule("KH-TRAP-04")
def test_trap_is_carried_like_a_resource() -> None:
    play = act(position(clan("ratlings", "workshop"), tokens={"workshop": {"trap": 1}}), "move")
    play.pick("move:workshop:vault:trap")
    assert play.tokens("vault") == {"trap": 1} and play.tokens("workshop") == {}


@pytest.mark.rule("KH-TRAP-05")
def test_cards_put_traps_too() -> None:
    """Toolbox: trap x2 | activate x2."""
    play = turn(position(clan("ratlings", "vault", hand=["toolbox"]))).card("toolbox", 1)
    play.pick("put:trap:vault", "put:trap:vault")
    assert play.tokens("vault") == {"trap": 2}


@pytest.mark.rule("KH-Q-17")
def test_there_is_no_wave_0_and_no_event_token_but_counters() -> None:
    state = position(scenario="alarm_bells")
    assert state.wave == 1 and set(state.counters) == {"bells"}
    assert not {"wave_0", "event"} & set(content().tokens)
