"""Checks that tokens, Enemies and rules of a Mission are consistent and have texts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

from engine.games.massive_darkness.board.zones import build, door_id
from engine.games.massive_darkness.missions.registered import MISSIONS
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.mission import MissionMap
from engine.games.massive_darkness.model.vocabulary import Goal, PlacedEnemy
from engine.kit.checking import Found

TEXTS = files("data.massive_darkness.texts")


def token_mistakes(mission: MissionMap) -> Iterator[Found]:
    """Yields tokens that are missing or left over, and Corridors used as Rooms."""
    if all(token.level != 1 for token in mission.level_tokens):
        yield ("level_tokens",), "there is no Level 1 token", "The game begins at Level 1: put one near the Start Zone."
    hidden = mission.face_down
    if hidden and sum(hidden.pool.values()) != len(hidden.zones):
        remedy = f"The pool holds {sum(hidden.pool.values())} tokens; name as many Zones."
        yield ("face_down",), f"the face-down tokens have {len(hidden.zones)} Zones", remedy
    laid = _tokens(mission)
    for kind in mission.rules.pick_up:
        if not laid[kind]:
            yield ("rules", "pick_up", kind), f"there is no {kind} token on this map", f"Name its Zone under `{kind}:`."
    zones = build(mission).zones
    rooms = [(("rules", "special_rooms", i), room.zone) for i, room in enumerate(mission.rules.special_rooms)]
    for place, zone in [*rooms, *((("no_door_card", i), zone) for i, zone in enumerate(mission.no_door_card))]:
        if not zones[zone].room:
            yield place, f"{zone} is no Room", "Door cards and what replaces them are for Rooms; name one."


def _tokens(mission: MissionMap) -> Counter[str]:
    """Counts the tokens of each kind on the map."""
    laid = Counter({kind: len(getattr(mission, kind)) for kind in ("library", "artifact", "lair")})
    if mission.face_down:
        laid.update(mission.face_down.pool)
    return laid


def rule_mistakes(mission: MissionMap) -> Iterator[Found]:
    """Yields mistakes in Enemies, objectives, special Doors and sentences."""
    for i, enemy in enumerate(mission.enemies):
        yield from ((("enemies", i), wrong, remedy) for wrong, remedy in _enemy_mistakes(mission, enemy))
    for i, goal in enumerate(mission.rules.goals):
        yield from ((("rules", "goals", i), wrong, remedy) for wrong, remedy in _goal_mistakes(mission, goal))
    for i, unlock in enumerate(mission.rules.unlock):
        doors = {door_id(*door.between): door.state for door in mission.doors}
        if doors.get(door_id(*unlock.door)) != "special":
            remedy = "Name a Door of this map, and give that `state: special`."
            yield ("rules", "unlock", i), f"there is no special Door {'-'.join(unlock.door)}", remedy
        yield from (
            (("rules", "unlock", i), *each) for each in _counter_mistakes(mission, unlock.counter, unlock.number)
        )
    python = mission.rules.python
    if python and python not in MISSIONS:
        yield (
            ("rules", "python"),
            f"there is no module `{python}`",
            "Write it in the folder `missions` and name it in `registered.py`, or take this out.",
        )
    yield from _missing_sentences(mission)


def _enemy_mistakes(mission: MissionMap, enemy: PlacedEnemy) -> Iterator[tuple[str, str]]:
    guards = {card.type for card in content().guards.values()}
    monsters = {card.type for card in content().monsters.values()}
    if enemy.level and enemy.type not in guards:
        yield f"`{enemy.type}` is no Guard", f"With a level, `type` is one of {', '.join(sorted(guards))}."
    elif not enemy.level and enemy.type and enemy.type not in monsters:
        remedy = f"Without a level, `type` is one of {', '.join(sorted(monsters))}; a Guard needs its level."
        yield f"`{enemy.type}` is no Roaming Monster", remedy
    if not enemy.role and (enemy.enters or enemy.later or enemy.asleep_until or enemy.not_for_events):
        yield "this Enemy has special rules but no role", "Call it something under `role:`, by which it is known again."
    if enemy.role and sum(other.role == enemy.role for other in mission.enemies) > 1:
        yield f"two Enemies are called `{enemy.role}`", "Give each a role of its own."
    zones = build(mission).zones
    beside = [pillar for pillar in mission.pillars if zones[pillar.zone].tile == zones[enemy.zone].tile]
    if enemy.asleep_until == "pillars_fallen" and not beside:
        yield "there is no Pillar on its tile that could fall", "Put Pillars on it, or let it sleep in another way."


def _goal_mistakes(mission: MissionMap, goal: Goal) -> Iterator[tuple[str, str]]:
    if goal.collect:
        yield from _counter_mistakes(mission, goal.collect, goal.number)
    for role in goal.kill:
        if all(enemy.role != role for enemy in mission.enemies):
            yield f"no Enemy has the role `{role}`", "Write `role:` with one of the enemies."
    if goal.open and door_id(*goal.open) not in {door_id(*door.between) for door in mission.doors}:
        yield f"there is no Door {'-'.join(goal.open)}", "Name the two Zones of one of the doors."
    if goal.escape and not mission.exit:
        yield "nobody can escape without an Exit", "Name its Zone under `exit:`."
    if not (goal.collect or goal.kill or goal.open or goal.escape or mission.rules.python):
        remedy = "Write collect, kill, open or escape; else `python:` has to name the module that decides it."
        yield f"nothing says when `{goal.name}` is met", remedy


def _counter_mistakes(mission: MissionMap, counter: str, number: int) -> Iterator[tuple[str, str]]:
    """Yields numbers that cannot be reached."""
    kinds = [kind for kind, gives in mission.rules.pick_up.items() if gives.counts == counter]
    most = sum(_tokens(mission)[kind] for kind in kinds)
    if not kinds:
        yield f"nothing counts `{counter}`", f"Write `counts: {counter}` with one of the tokens under `pick_up:`."
    elif most < number:
        yield f"`{counter}` can reach {most} only, not {number}", "Put more such tokens on the map, or ask for fewer."


def _missing_sentences(mission: MissionMap) -> Iterator[Found]:
    """Yields objectives and special rules without a sentence in some language."""
    said = {file.name: file.read_text("utf-8") for file in TEXTS.iterdir() if file.name.endswith("-missions.ftl")}
    named = [(("rules", "goals", i), "goal", goal.name) for i, goal in enumerate(mission.rules.goals)]
    named += [(("rules", "notes", i), "note", name) for i, name in enumerate(mission.rules.notes)]
    for place, kind, name in named:
        key = f"{kind}-{mission.id}-{name.replace('_', '-')}"
        without = sorted(
            name for name, text in said.items() if not re.search(rf"^{re.escape(key)} =", text, re.MULTILINE)
        )
        if without:
            yield place, f"the sentence `{key}` is missing", f"Write `{key} = ...` in {', '.join(without)}."
