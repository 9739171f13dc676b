"""Heroes in the lobby: allowed teams, heroes that a mission needs, and choosing again before the next mission."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local_discord import Sandbox
from engine.campaigns.seats.options import options_by_seat
from engine.games.fireteam_zero.game import GAME
from engine.table import Text
from tests.end_to_end.house import House, house_at, menu, pick, shown


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Ana and Rui sit down at a table of Fireteam Zero."""
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "lobby.db") as house:
        await house.user("Ana").slash("campaign new", channel="games", game="fireteam_zero", name="Low Fires")
        card = await house.card("games", "Low Fires")
        for name in ("Ana", "Rui"):
            await house.user(name).click(card, "Join")
        yield house
        assert [str(failure) for failure in sandbox.failures] == []


async def chosen(house: House) -> object:
    return (await house.situation("Low Fires")).facts.options["heroes"]


@pytest.mark.rule("FZ-SETUP-06")
async def test_second_leader_is_refused_with_the_reason(house: House) -> None:
    panel = await house.user("Rui").click(await house.card("games", "Low Fires"), "Choose")
    assert [each["label"] for each in menu(panel.message, "lobby_pick")["options"]] == [
        "Maxine",
        "Shad",
        "Frank",
        "Hero: Don Hymel",
    ]
    panel = await pick(house.user("Rui"), panel, "lobby_pick", "maxine")
    assert "Ana plays Abe Griffin, and Maxine cannot be chosen beside that." in shown(panel)
    assert "there is one set of cards for each role" in shown(panel)
    assert await chosen(house) == ["abe", "don", "shad", "frank"]


async def test_unclaimed_leader_yields_to_the_other(house: House) -> None:
    ana = await house.user("Ana").click(await house.card("games", "Low Fires"), "Choose")
    await pick(house.user("Ana"), ana, "lobby_pick", "frank")
    assert await chosen(house) == ["frank", "don", "shad", "abe"]
    rui = await house.user("Rui").click(await house.card("games", "Low Fires"), "Choose")
    await pick(house.user("Rui"), rui, "lobby_pick", "maxine")
    assert await chosen(house) == ["frank", "maxine", "shad", "don"]


@pytest.mark.rule("FZ-SETUP-05")
async def test_lobby_says_which_role_the_mission_needs_and_does_not_start_without_it(house: House) -> None:
    situation = await house.situation("Low Fires")
    await house.campaigns.lobby.set_option(situation.id, situation.facts.organiser, "mission", "the_long_gallery")
    rui = await house.user("Rui").click(await house.card("games", "Low Fires"), "Choose")
    rui = await pick(house.user("Rui"), rui, "lobby_pick", "shad")
    await house.user("Rui").click(rui, "Ready")
    ana = await house.user("Ana").click(await house.card("games", "Low Fires"), "Choose")
    refused = await house.user("Ana").click(ana, "Start")
    assert "Start needs: a hero for the role Demolitions, without whom the mission cannot be completed." in shown(
        refused
    )
    assert (await house.situation("Low Fires")).stage == "lobby"


@pytest.mark.rule("FZ-SETUP-05", "FZ-SETUP-08")
@pytest.mark.parametrize(
    ("mission", "heroes", "seats", "roles"),
    [
        ("the_drinking_cave", ("don", "shad", "abe", "frank"), (0, 1), ["leader"]),
        ("the_drinking_cave", ("don", "shad", "abe", "frank"), (0, 2), []),
        ("the_drinking_cave", ("don", "shad", "abe", "frank"), (0,), []),
        ("the_long_gallery", ("abe", "shad", "frank", "don"), (0, 1, 2), ["demolitions"]),
        ("river_crossing", ("shad", "frank", "abe", "don"), (0, 1), []),
    ],
)
def test_only_the_heroes_of_taken_seats_count(
    mission: str, heroes: tuple[str, ...], seats: tuple[int, ...], roles: list[str]
) -> None:
    """A single player takes a second hero who has the role."""
    options = GAME.read_options({"heroes": list(heroes)})
    assert GAME.needs(options, mission, seats) == [Text("needs-role", role=role) for role in roles]


@pytest.mark.rule("FZ-OP-11")
def test_heroes_are_chosen_again_before_each_mission() -> None:
    assert options_by_seat(GAME, "between") == {"heroes": "different"}
