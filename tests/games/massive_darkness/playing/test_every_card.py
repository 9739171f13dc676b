"""The figures of every card, Hero and Skill are those of the design (`designed.yaml`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects_abilities import Ability

DESIGNED = yaml.load(Path(__file__).with_name("designed.yaml").read_text("utf-8"), yaml.CSafeLoader)


@cache
def abilities() -> Mapping[str, Sequence[Ability]]:
    """Returns all that do something, by the id of their card, Hero, free or Signature Skill, or step of a line."""
    everything = content()
    cards = (everything.cards, everything.guards, everything.monsters, everything.heroes, everything.events)
    found = {each.id: each.abilities for holders in cards for each in holders.values() if each.abilities}
    for sheet in everything.classes.values():
        found |= {f"{sheet.id}.signature": sheet.signature.abilities, f"{sheet.id}.free": sheet.free.abilities}
        found |= {step.id: step.abilities for line in sheet.lines for step in line.steps}
    return found


def plain(value: Any) -> Any:
    """Without ids and names."""
    if isinstance(value, Ability):
        return plain(value.model_dump())
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items() if key not in ("id", "name")}
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


@pytest.mark.rule("MD-CLASS-01", "MD-ENCH-01")
@pytest.mark.parametrize("name", DESIGNED)
def test_card_matches_its_design(name: str) -> None:
    """Moment, conditions, cost, limits, and each effect with its figures, in their order."""
    assert plain(abilities()[name]) == plain([Ability.model_validate(each) for each in DESIGNED[name]])


def test_nothing_that_does_something_is_left_out() -> None:
    assert abilities().keys() == DESIGNED.keys()
