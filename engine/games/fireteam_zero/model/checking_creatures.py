"""Checks that the figures of a mission exist, and that its boss can enter and be defeated."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.mission import HEROES_IN_ALL, BossWay, Mission
from engine.kit.checking import Found


def figure_mistakes(mission: Mission) -> Iterator[Found]:
    """More figures in pool and reserve than in the box (FZ-SETUP-33)."""
    for creature, numbers in mission.pool.items():
        in_box = content().figures[creature]
        for heroes in HEROES_IN_ALL:
            wanted = numbers.get(heroes, 0) + mission.reserve.get(creature, 0)
            if heroes not in numbers:
                remedy = f"Write a number for each of {', '.join(map(str, HEROES_IN_ALL))} heroes, or one for all."
                yield ("pool", creature), f"there is no number for {heroes} heroes", remedy
            elif wanted > in_box:
                wrong = f"with {heroes} heroes there are {wanted} figures of the class {creature} in pool and reserve"
                yield ("pool", creature), wrong, f"The box has {in_box}: write fewer."
    if "minion" not in mission.pool:
        yield ("pool",), "the pool has no minions", "Write how many, such as `minion: {2: 4, 3: 6, 4: 8}`."


def boss_mistakes(mission: Mission) -> Iterator[Found]:
    """Yields bosses that are not bosses, need not be defeated, or cannot enter."""
    asking = [i for i, each in enumerate(mission.objectives) if any(isinstance(way, BossWay) for way in each.ways)]
    if mission.boss is None:
        for i in asking:
            remedy = "Write `boss:` with `creature` and `at`, or take the way out."
            yield ("objectives", i, "ways"), "this mission has no boss to defeat", remedy
        return
    family = content().families[mission.family]
    if mission.boss.creature != family.boss:
        wrong = f"`{mission.boss.creature}` is not the boss of this family"
        yield ("boss", "creature"), wrong, f"Write `{family.boss}`."
    if not asking:
        remedy = "Give an objective `ways: [{way: boss}]`."
        yield ("boss",), "no objective asks for the defeat of the boss", remedy
    if mission.boss.immune_until in [mission.objectives[i].id for i in asking]:
        remedy = "Name another objective."
        yield ("boss", "immune_until"), "this objective cannot be complete before the boss is defeated", remedy
