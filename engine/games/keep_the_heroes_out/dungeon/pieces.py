"""Monsters and heroes in the rooms, and damage to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.hooks import Event, scenario
from engine.games.keep_the_heroes_out.model.pieces import CHAMPION
from engine.games.keep_the_heroes_out.model.state import Hero, Monster, Player, State, Step
from engine.kit.decks import put_back
from engine.table import Table, Text

# ---------------------------------------------------------------- monsters


def lair(player: Player) -> int:
    """Returns the number of a player's monsters outside the dungeon (KH-CLAN-11)."""
    return content().clans[player.clan].monsters - len(player.monsters)


def rooms_of(player: Player) -> dict[str, None]:
    """Returns the rooms with a monster of the player, in the order of arrival."""
    return dict.fromkeys(monster.room for monster in player.monsters)


def monsters_in(state: State, room: str) -> Iterator[tuple[int, int]]:
    """Yields the monsters of a room: player index and monster index."""
    for number, player in enumerate(state.players):
        for index, monster in enumerate(player.monsters):
            if monster.room == room:
                yield number, index


def is_guarded(state: State, room: str) -> bool:
    """True if a monster is in the room."""
    return any(monster.room == room for player in state.players for monster in player.monsters)


def put_monsters(table: Table, state: State, player: int, room: str, count: int = 1) -> int:
    """Puts up to `count` monsters from a player's lair into a room, and returns how many there were (KH-ACT-AMBUSH-03,
    KH-ACT-COMBO-05)."""
    owner = state.players[player]
    put = min(count, lair(owner))
    owner.monsters += [Monster(room) for _ in range(put)]
    if put:
        table.tell(Text("put-monsters", clan=owner.clan, count=put, room=room))
    return put


def hurt(table: Table, state: State, player: int, index: int, damage: int) -> None:
    """Damages a monster. Without vitality it returns to its lair (KH-HERO-5-04, KH-HERO-5-05, KH-CLAN-14)."""
    owner = state.players[player]
    monster = owner.monsters[index]
    monster.wounds += damage
    left = content().clans[owner.clan].vitality - monster.wounds
    if left > 0:
        table.tell(Text("monster-hurt", clan=owner.clan, room=monster.room, left=left))
    else:
        del owner.monsters[index]
        _forget(state, player, index)
        table.tell(Text("monster-falls", clan=owner.clan, room=monster.room))


def _forget(state: State, player: int, index: int) -> None:
    """Removes attacks on a monster that has left the dungeon, and keeps the targets of others."""
    for attack in state.events:
        if attack.player == player and attack.monster == index:
            attack.damage = 0
        elif attack.player == player and attack.monster > index:
            attack.monster -= 1


# ---------------------------------------------------------------- heroes


def heroes_in(state: State, room: str) -> list[Hero]:
    """Returns the heroes of a room in order of arrival."""
    return [hero for hero in state.heroes if hero.room == room]


def unlike(heroes: Iterable[Hero]) -> dict[str, Hero]:
    """Returns one of each distinct hero of a room, by its distinguishing features."""
    found: dict[str, Hero] = {}
    for hero in heroes:
        found.setdefault(kind(hero), hero)
    return found


def kind(hero: Hero) -> str:
    """Returns what distinguishes a hero in its room: its class, and wounds and side if unusual."""
    marks = f"{f'.{hero.wounds}' if hero.wounds else ''}{'.active' if hero.active else ''}"
    return hero.hero_class + marks


async def strike(table: Table, state: State, hero: Hero, damage: int = 1, by: str = "") -> None:
    """Damages a hero. Without vitality it leaves the dungeon (KH-ACT-MELEE-02, KH-CLASS-04, KH-SCEN-12).

    The log names who did it: a clan, or `trap`.
    """
    hero.wounds += damage
    if hero.wounds < hero.vitality:
        table.tell(Text("hero-hurt", hero=hero.hero_class, room=hero.room, left=hero.vitality - hero.wounds))
        return
    state.heroes.remove(hero)
    if hero.hero_class != CHAMPION:
        put_back(state.supply, hero.hero_class)
    state.steps.append(Step("defeated", hero.room, hero_class=hero.hero_class))
    who = {"by": by} if by else {}
    table.tell(Text("hero-defeated", hero=hero.hero_class, room=hero.room, **who))
    await scenario().happen(table, state, "hero_defeated", Event(hero.room, hero.hero_class))
