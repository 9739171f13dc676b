"""Story Mode between two Missions: Levels of Heroes, and what carries over (MD-STORY)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import JsonValue

from engine.games.massive_darkness.model.content import MISSIONS, content
from engine.games.massive_darkness.model.options import Options
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Table


def chapters(options: Options, carried: Mapping[str, JsonValue]) -> tuple[str, ...]:
    """Returns the Missions that may be played next: any in Normal Mode, the usual first (MD-SETUP-02); in Story Mode
    only the next one (MD-STORY-20, MD-STORY-24)."""
    if options.mode == "story":
        left = carried.get("missions_left")
        return tuple(str(each) for each in left[:1]) if isinstance(left, list) else (options.mission,)
    return tuple(dict.fromkeys((*_following(options, carried), *MISSIONS)))


def _following(options: Options, carried: Mapping[str, JsonValue]) -> Sequence[str]:
    """Returns the Mission that the lobby names in Normal Mode; if it is the same as before, those after a won one, or a
    lost one again."""
    if carried.get("chosen_mission") != options.mission:
        return [options.mission]
    played = MISSIONS.index(str(carried["mission"]))
    return MISSIONS[played + 1 :] if carried["won"] else MISSIONS[played:]


async def order_missions(table: Table, state: State) -> None:
    """Orders the Missions of a new Story Mode campaign after the first: those that follow it, or all others in a random
    order (MD-STORY-20)."""
    others = [each for each in MISSIONS if each != state.mission]
    if state.random_order:
        await table.shuffle("story.order", others)
        state.missions_left = [state.mission, *others]
    else:
        state.missions_left = list(MISSIONS[MISSIONS.index(state.mission) :])


def hero_level(hero: Hero) -> int:
    """Returns the Level of the highest Skill acquired, 1 without any (MD-STORY-06, MD-Q-53)."""
    lines = content().classes[hero.hero_class].lines
    return max((step.level for line in lines for step in line.steps if step.id in hero.skills), default=1)


def starting_level(heroes: Sequence[Hero]) -> int:
    """Returns the Current Level at which their next Mission starts (MD-STORY-07)."""
    return max(hero_level(hero) for hero in heroes)


def carried_on(state: State) -> dict[str, JsonValue]:
    """Returns the data for the next Mission; in Normal Mode only the result of this one (MD-SETUP-25, MD-STORY-28)."""
    if not state.story:
        won = state.outcome == "won"
        return {"mission": state.mission, "won": won, "chosen_mission": state.chosen_mission}
    return {
        "missions_left": list(state.missions_left),
        "missions_won": list(state.missions_won),
        "heroes": [_carried_hero(hero) for hero in state.heroes],
    }


def _carried_hero(hero: Hero) -> dict[str, Any]:
    """Returns XP, Micro-XP, Skills and Equipment (MD-STORY-44)."""
    kept = ("hero", "hero_class", "xp", "micro_xp", "skills", "body", "hands", "pack")
    return {name: getattr(hero, name) for name in kept}
