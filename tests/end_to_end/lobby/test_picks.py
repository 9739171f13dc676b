"""The lobby choices of each seat, pressed as people press them (docs/behaviour.md#lobby)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local_discord import Sandbox
from tests import toy
from tests.end_to_end.house import House, house_at, menu, pick, shown


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A table of Lanterns, whose seats choose a flame."""
    toy.register(monkeypatch)
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "picks.db") as house:
        await house.user("Rui").slash("campaign new", channel="games", game="toy", name="Low Fires")
        yield house
        assert [str(failure) for failure in sandbox.failures] == []


async def test_seat_chooses_from_free_values(house: House) -> None:
    card = await house.card("games", "Low Fires")
    await house.user("Ana").click(card, "Join")
    panel = await house.user("Rui").click(card, "Join")
    flames = menu(panel.message, "lobby_pick", "flames")
    assert [each["label"] for each in flames["options"]] == ["Flame: Jade", "Pearl", "Coal"]
    assert [each["label"] for each in flames["options"] if each.get("default")] == ["Flame: Jade"]
    assert flames["options"][0]["description"] == "Green as the sea"
    panel = await pick(house.user("Rui"), panel, "lobby_pick", "coal", "flames")
    situation = await house.situation("Low Fires")
    assert situation.facts.options["flames"] == ["amber", "coal", "pearl", "jade"]


async def test_simultaneous_pick_is_explained(house: House) -> None:
    card = await house.card("games", "Low Fires")
    first = await house.user("Ana").click(card, "Join")
    second = await house.user("Rui").click(card, "Join")
    await pick(house.user("Ana"), first, "lobby_pick", "coal", "flames")
    late = await pick(house.user("Rui"), second, "lobby_pick", "coal", "flames")
    assert "Ana has just taken Coal. Choose another." in shown(late)
    situation = await house.situation("Low Fires")
    assert situation.facts.options["flames"] == ["coal", "jade", "pearl", "amber"]
