"""Defaults of files and cards, and the reach of the rules' constants."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.fireteam_zero.board.numbers import speed
from engine.games.fireteam_zero.combat.odds import Needed, attack_cards
from engine.games.fireteam_zero.model.layout import board
from engine.games.fireteam_zero.model.mission import ActionTask, Allowance, ByAction, HoldWay, Tokens
from engine.games.fireteam_zero.model.notation import Ambushed, AttackPart, MakeAttack, PutIntel
from engine.kit.content import Piece
from tests.games.fireteam_zero.position import creature, hero, position

TOKENS = {
    "id": "sacks",
    "name": {"en": "Sacks", "es": "Sacos", "pt-BR": "Sacos"},
    "letter": "A",
    "at": ["B2"],
    "resolve": {"kind": "action"},
}


@pytest.mark.rule("FZ-EFFECT-01", "FZ-OP-08")
@pytest.mark.parametrize(
    ("kind", "written", "meant"),
    [
        (MakeAttack, {"op": "attack", "type": "close", "strength": 3}, {"range": 0, "bonus": 0, "rider": ()}),
        (AttackPart, {"type": "close", "range": 0, "strength": 3}, {"bonus": 0, "rider": ()}),
        (PutIntel, {"op": "intel", "objective": "end_it"}, {"n": 1}),
        (Ambushed, {"op": "ambush", "creature": "minion"}, {"n": 1}),
        (ActionTask, {"kind": "action", "at": "found"}, {"discard": 0}),
        (ByAction, {"kind": "action"}, {"discard": 0}),
        (HoldWay, {"way": "hold", "at": "exit"}, {"after": 0}),
        (Tokens, TOKENS, {"hazard": 0, "breeds": False}),
        (Allowance, {}, {"upgrade_sets": 0, "focus": 0}),
    ],
)
def test_omitted_values_are_zero_or_one(kind: type[Piece], written: dict[str, Any], meant: dict[str, Any]) -> None:
    """As `docs/content.md` says: a cost, a bonus, a range or an allowance is 0, tokens and ambushes are one."""
    read = kind.model_validate(written)
    assert {name: getattr(read, name) for name in meant} == meant


@pytest.mark.rule("FZ-SETUP-15")
def test_locations_are_listed_row_by_row_from_the_north_west() -> None:
    """As spawn places, creatures to choose and places of a menu follow each other."""
    assert board("river_crossing").locations == tuple(f"{column}{row}" for row in range(1, 7) for column in "ABCDEF")


@pytest.mark.rule("FZ-CARD-05", "FZ-EFFECT-03")
@pytest.mark.parametrize(("there", "steps"), [("C4", 2), ("C3", 2), ("C2", 3)])
def test_light_pack_is_for_hero_without_adjacent_creature(there: str, steps: int) -> None:
    frank = hero("frank", "C4", focus=["light_pack"])
    here = position(frank, hero("shad", "A6"), creatures=[creature("corrupted_animal", there)])
    assert speed(here, frank) == steps


@pytest.mark.rule("FZ-ATTACK-05")
def test_card_summary_names_at_most_two_effects() -> None:
    options = attack_cards(["trench_knife", "red_mist", "headlong", "hamstring"], 0, Needed(9, 0), "C4")
    assert {len(option.detail.args["odds"]) for option in options if option.detail} == {3}
