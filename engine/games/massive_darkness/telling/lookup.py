"""Look-ups: Zones with their changes, and a Hero's Inventory and abilities."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from engine.games.massive_darkness.board.zones import board
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Hero, State


def places(view: State) -> Sequence[str]:
    """Returns every Zone on the board, row by row."""
    return [zone for zone in board(view).zones if zone not in view.removed_zones]


def piles(view: State, seat: int) -> Mapping[str, Sequence[str]]:
    """Returns a Hero's Equipment, the rest of its Inventory, and its Skills; all are public (MD-EQUIP-01)."""
    hero = view.heroes[seat]
    return {"equipped": hero.equipped, "pack": hero.pack, "skills": list(_skills(hero))}


def _skills(hero: Hero) -> Iterator[str]:
    """Yields the Hero's own Skills, those of the Class, and the lines with acquired steps."""
    sheet = content().classes[hero.hero_class]
    yield from (each.id for each in content().heroes[hero.hero].abilities if each.name)
    yield from (f"{sheet.id}.signature", f"{sheet.id}.free")
    yield from (f"{sheet.id}.{line.id}" for line in sheet.lines if any(step.id in hero.skills for step in line.steps))


def changed(before: State, after: State) -> frozenset[str]:
    """Returns the Zones whose contents or state differ. A Door belongs to both its Zones."""
    old, new = _contents(before), _contents(after)
    return frozenset(zone for zone in old.keys() | new.keys() if old.get(zone) != new.get(zone))


def _contents(view: State) -> dict[str, list[object]]:
    """Describes each Zone that is not empty."""
    found: dict[str, list[object]] = defaultdict(list)
    for hero in view.heroes:
        found[hero.zone].append((hero.seat, hero.life, hero.stunned))
    for enemy in view.enemies:
        found[enemy.zone].append((enemy.number, enemy.life, tuple(enemy.minions), enemy.stunned))
    for pillar in view.pillars:
        found[pillar.zone].append((pillar.number, pillar.life))
    for objective in view.objectives:
        found[objective.zone].append((objective.kind, objective.face_down))
    for zone, treasure in view.treasure.items():
        found[zone].append((treasure.normal, treasure.special))
    for door, state in view.doors.items():
        for zone in door.split("-"):
            found[zone].append((door, state))
    for zone in view.removed_zones:
        found[zone].append("removed")
    return found


def in_sight(view: State, seat: int | None) -> Sequence[str]:
    """Returns the Enemies on the board with their Equipment, then the reader's Equipment and Skills, and the
    Mission."""
    enemies = [card for enemy in view.enemies for card in (enemy.card, *enemy.equipment)]
    own = [card for pile in piles(view, seat).values() for card in pile] if seat is not None else []
    return [*enemies, *own, view.mission, *(hero.hero for hero in view.heroes)]
