"""Texts about a mission: its beginning, its special rules, and its progress."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.fireteam_zero.asking.wording import effects_text
from engine.games.fireteam_zero.creatures.track import steps_left
from engine.games.fireteam_zero.missions.objectives import need, rounds_left
from engine.games.fireteam_zero.model.content import content_with, mission_of
from engine.games.fireteam_zero.model.mission import Mission, Objective
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.model.team import missing_roles, team
from engine.games.fireteam_zero.telling.describe import objectives
from engine.kit.wording import joined
from engine.table import Advice, Text


def opening(view: State) -> Sequence[Text]:
    """The goal, how it is lost, and the mission in its own words with what to do first."""
    mission = mission_of(view)
    wanted = tuple(each.id for each in mission.objectives)
    goal = Text("opening-goal", objectives=wanted, exit=mission.exit or "none")
    about = Text("said", text=f"{view.mission}.text")
    return [goal, Text("opening-lost"), joined("sentences", [about, Text("opening-first")])]


def special(view: State) -> Sequence[Text]:
    """Returns the mission in its own words, its objectives with their progress, and its own rules."""
    mission = mission_of(view)
    return [Text("said", text=f"{view.mission}.text"), *objectives(view), *_rules(mission)]


def _rules(mission: Mission) -> list[Text]:
    found = [
        Text("special-happens", objective=each.objective, count=each.tokens or 0, does=effects_text(each.do))
        for each in mission.special
    ]
    if mission.clock:
        found.append(Text("special-clock", objective=mission.clock.after, count=mission.clock.rounds))
    if mission.boss:
        boss = mission.boss
        found.append(Text("special-boss", creature=boss.creature, place=boss.at, count=boss.round or 0))
        if boss.immune_until:
            found.append(Text("special-immune", creature=boss.creature, objective=boss.immune_until))
    return found


def standing(state: State, seat: int | None) -> Sequence[Text]:
    """Returns the remaining goals and their progress, the threat marker and the coin."""
    if not state.round or state.outcome:
        return ()
    left = rounds_left(state)
    heads, rounds = int(state.heads), -1 if left is None else left
    return [Text("live-standing", goals=_goals(state), steps=steps_left(state), heads=heads, left=rounds)]


def _goals(state: State) -> Text:
    mission = mission_of(state)
    missing = [each for each in mission.objectives if state.objectives.get(each.id, 0) < need(state, each)]
    if not missing:
        return Text("live-exit", place=mission.exit or "")
    return joined("live-and", [_count(state, each) for each in missing])


def _count(state: State, objective: Objective) -> Text:
    have, wanted = state.objectives.get(objective.id, 0), need(state, objective)
    return Text("live-objective", objective=f"{objective.id}.short", count=have, need=wanted)


def advice(options: Options, chapter: str) -> Sequence[Advice]:
    """Returns the needs of the next mission: compulsory roles, upgrades and focus cards."""
    mission = content_with(options.own.get(chapter, "")).missions[chapter]
    allowance = mission.allowance
    text = Text(
        "advice-mission",
        mission=chapter,
        act=mission.act,
        about=f"{chapter}.text",
        sets=allowance.upgrade_sets,
        focus=allowance.focus,
        roles=Text("advice-roles", roles=mission.roles) if mission.roles else Text("nothing"),
    )
    return [Advice(text, "mode", options.mode)]


def needs(options: Options, chapter: str, seats: Sequence[int]) -> Sequence[Text]:
    """Returns the roles required by the briefing that no one plays (FZ-SETUP-05)."""
    chosen = [options.heroes[seat] for seat in seats if seat < len(options.heroes)]
    mission = content_with(options.own.get(chapter, "")).missions[chapter]
    missing = missing_roles(team(mission, chosen, options), mission)
    return [Text("needs-role", role=role) for role in missing]


def remedies(options: Options) -> Sequence[Text]:
    """Returns advice after a defeat."""
    kept = [Text("remedy-second-wind")] if options.mode == "operation" and not options.second_wind else []
    return [Text("remedy-cards"), *kept]
