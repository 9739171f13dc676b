"""Dungeons that are drawn in the tests: laid out as a scenario says, with monsters, heroes and tokens where a test
needs them."""

from __future__ import annotations

from typing import Any

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import CLANS, HERO_CLASSES, ClanId
from engine.games.keep_the_heroes_out.model.state import (
    CARRIED,
    Hero,
    Monster,
    Player,
    Room,
    Rulings,
    State,
    Treasure,
)
from engine.games.keep_the_heroes_out.playing.view import view
from engine.games.keep_the_heroes_out.telling.names import names
from engine.table import Text
from renders.keep_the_heroes_out.pictures import PICTURES
from renders.scene import Job, Since

PLAYERS = ("Ana", "Tomas", "Ilvara", "Quenthel", "Maximiliana the Grand", "日本")


def table(scenario: str = "first_watch", clans: int = 3) -> State:
    """Returns a scenario in its third round, without heroes: the first clan plays, and each has a monster in the
    Vault."""
    written = content().scenarios[scenario]
    rooms: dict[str, Room] = {room: Room(*spot, written.rotate.get(room, 0)) for room, spot in written.rooms.items()}
    for room, value in written.treasures.items():
        rooms[room].treasure = Treasure(value, "spoil")
    for room in written.portals_incomplete:
        rooms[room].portal = "incomplete"
    return State(
        scenario=scenario,
        difficulty="challenging",
        rulings=Rulings(),
        players=[player(number) for number in range(clans)],
        rooms=rooms,
        supply=dict(content().supply),
        treasures=[],
        phase="play",
        round=3,
        guild_deck=content().guild_deck(scenario, clans),
        loot_deck=content().loot_deck[5:],
        row=["sword", "bat", "glue", "night_shift", "double_up"],
        counters={each.id: each.start for each in written.counters},
    )


def player(number: int, clan: ClanId | None = None) -> Player:
    """Returns a clan with one monster in the Vault and its first five cards in hand."""
    found = content().clans[clan or CLANS[number]]
    deck = found.starting_deck
    return Player(number, clan or CLANS[number], [Monster("vault")], deck[5:], deck[:5], starting_deck=deck)


def crowded(scenario: str, clans: int = 6) -> State:
    """Returns all that could be there at once: every clan and every class, active and exhausted, and every token in
    each second room; a wounded Champion in the Vault; some bells and cards in the discard pile."""
    state = table(scenario, clans)
    for number, room in enumerate(state.rooms):
        if number % 2 == 0:
            fill(state, room)
    state.heroes.append(Hero(999, "champion", "vault", vitality=3, wounds=1))
    state.guild_discard = state.guild_deck[:12]
    return state


def fill(state: State, room: str) -> None:
    """A room with everything in it."""
    for each in state.players:
        each.monsters += [Monster(room), Monster(room)]
    for hero_class in HERO_CLASSES:
        for active in (True, False, False):
            state.heroes.append(Hero(len(state.heroes), hero_class, room, active))
    state.rooms[room].tokens = dict.fromkeys(CARRIED, 3)
    state.rooms[room].portal = "completed"


def job(picture: str, state: State, *, locale: str = "en", **more: Any) -> Job:
    """Returns a job for a picture of the campaign as the public, or `seat`, sees it."""
    assert picture in PICTURES
    seen = view(state, more.get("seat"))
    return Job(
        "keep_the_heroes_out",
        picture,
        seen,
        locale=locale,
        packages=("data.keep_the_heroes_out.texts",),
        names=names(locale),
        seat_names=tuple(Text("said", text=each.clan) for each in state.players),
        **{"players": PLAYERS[: len(state.players)], "since": Since(seen, ()), **more},
    )
