"""Forms that no form of ours sends: with any fields the answer is kind, and nothing changes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

import pytest

from bot.gateway.routes import PRESSES
from bot.local_discord.model.errors import JsonObject
from bot.messages.ids import Press
from tests.safety.forging import forge_form
from tests.safety.scene import Scene, saved
from tests.safety.test_rights import said

FORMS = (
    "dice_said",
    "import_file",
    "me_city_said",
    "me_filled",
    "report_send",
    "request_send",
    "rescue_went",
    "rule_said",
    "seat_filled",
    "settings_filled",
    "why_said",
)
SOURCES = Path(__file__).parents[2] / "bot" / "panels"
FIELDS = ("file", "name", "told", "why", "words", "city", "pace", "weekends", "quiet", "remind", "away", "flames")
VALUES: tuple[JsonObject, ...] = (
    {"type": 4, "value": "x" * 4000},
    {"type": 4, "value": "\x00\u202e"},
    {"type": 4, "value": None},
    {"type": 4},
    {"type": 3, "values": []},
    {"type": 3, "values": ["x"] * 25},
    {"type": 3, "values": ["9" * 30]},
    {"type": 21, "value": None},
    {"type": 21, "value": "../.."},
    {"type": 22, "values": ["on"]},
    {"type": 23, "value": True},
    {"type": 19, "values": ["123"]},
    {"type": 19, "values": []},
)


def fields(values: Sequence[JsonObject]) -> list[JsonObject]:
    """Returns fields with all names, each with one of the values."""
    given = zip(FIELDS, cycle(values), strict=False)
    return [{"type": 18, "id": 1, "component": {"id": 2, "custom_id": name, **value}} for name, value in given]


def test_list_names_every_form() -> None:
    assert set(FORMS) <= set(PRESSES)
    opened = sum(len(re.findall(r"reply\.open\(", each.read_text())) for each in SOURCES.rglob("*.py"))
    assert opened == len(FORMS)


ALLOWED = {"dice_said", "report_send", "request_send"}
"""Forms of text that the people of a campaign may send with any words."""


@pytest.mark.parametrize("role", ["watcher", "elsewhere", "seated", "organiser"])
async def test_forged_forms_change_nothing(scene: Scene, role: str) -> None:
    await scene.bids()
    before = await saved(scene.campaigns)
    shapes = [*(fields(VALUES[at:] + VALUES[:at]) for at in (0, 2, 5, 9)), [], [{"type": 18, "id": 1}]]
    for verb in sorted(set(FORMS) - (ALLOWED if role in ("seated", "organiser") else set())):
        for at, components in enumerate(shapes):
            press = Press(verb, scene.campaign, 0, 0, at % 5, ("", "turns", "nope", "yesno", "0")[at % 5])
            answer = await forge_form(
                scene.sandbox, scene.person(role), scene.message(role), press.custom_id, components
            )
            assert "went wrong on my side" not in said(answer), (press, components)
    assert await saved(scene.campaigns) == before
    assert [str(failure) for failure in scene.sandbox.failures] == []
