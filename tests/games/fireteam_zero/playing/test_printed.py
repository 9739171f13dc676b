"""Compares the effects of cards, heroes, creatures and missions with their designs in `printed.txt`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.mission import Happening
from engine.games.fireteam_zero.model.notation import AttackPart, Effect, Reaction


def _listed() -> dict[str, str]:
    lines = Path(__file__).with_name("printed.txt").read_text("utf-8").splitlines()
    entries = (line.partition(": ") for line in lines if line and not line.startswith("#"))
    return {name: does for name, _, does in entries}


PRINTED = _listed()


def _effects(effects: Sequence[Effect]) -> str:
    return ", ".join(_effect(each) for each in effects)


def _effect(effect: Effect) -> str:
    """Returns its name, and all values but the usual ones by name."""
    values = effect.model_dump(exclude_defaults=True, exclude={"op"}, by_alias=True)
    if rider := getattr(effect, "rider", ()):
        values["rider"] = rider
    return " ".join([effect.op, *(f"{name}={_value(values[name])}" for name in sorted(values))])


def _value(value: Any) -> str:
    if isinstance(value, tuple):
        return f"({', '.join(_effect(each) if isinstance(each, Effect) else str(each) for each in value)})"
    return str(value)


def _attack(part: AttackPart) -> str:
    rider = f" ({_effects(part.rider)})" if part.rider else ""
    return f"{part.type} {part.range}: {part.strength}+{part.bonus}{rider}"


def _reaction(reaction: Reaction) -> str:
    measured = " from attacker" if reaction.measured == "attacker" else ""
    conditions = f" if {' '.join(reaction.conditions)}" if reaction.conditions else ""
    return f"{reaction.when} {reaction.who} {reaction.range}{measured}{conditions}: {_effects(reaction.do)}"


def _happening(happening: Happening) -> str:
    tokens = f" {happening.tokens}" if happening.tokens else ""
    return f"{happening.objective}{tokens}: {_effects(happening.do)}"


def _cards() -> Iterator[tuple[str, str]]:
    for card in content().cards.values():
        parts = [_attack(card.attack)]
        parts += [_reaction(card.reaction)] if card.reaction else []
        parts += [f"response: {_effects(card.tactical)}"] if card.tactical else []
        yield card.id, " | ".join(parts)
    yield from ((each.id, _effects(each.always)) for each in content().focus.values())
    yield from ((each.id, _effects(each.abilities)) for each in content().heroes.values())
    yield from ((each.id, f"{each.copies} x {_effects(each.do)}".strip()) for each in content().events.values())
    yield from ((each.id, _effects(each.does)) for each in content().threats.values())


def _creatures() -> Iterator[tuple[str, str]]:
    for each in content().creatures.values():
        resist = " ".join(map(str, each.resist))
        attack = f"{each.attack.type} {each.attack.range}: {each.attack.strength}"
        figures = f"life {each.life}, resists {resist}, speed {each.speed}, {attack}"
        yield each.id, " | ".join(filter(None, [figures, _effects(each.special), _effects(each.traits)]))


def _missions() -> Iterator[tuple[str, str]]:
    for mission in content().missions.values():
        yield mission.id, " | ".join(map(_happening, mission.special))
        for objective in mission.objectives:
            yield objective.id, _effects(objective.on_complete)
            yield from ((each.id, _effects(each.now)) for each in objective.discoveries)


@cache
def read() -> dict[str, str]:
    """Returns all effects in the content."""
    return {name: does for name, does in (*_cards(), *_creatures(), *_missions()) if does}


@pytest.mark.parametrize("name", PRINTED)
def test_card_matches_its_design(name: str) -> None:
    assert read()[name] == PRINTED[name]


def test_nothing_else_does_anything() -> None:
    assert set(read()) == set(PRINTED)
