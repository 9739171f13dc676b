"""Options with a value for each seat, such as its hero.

See docs/behaviour.md#lobby.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import get_args

import pytest
from pydantic import Field

from bot.live_messages.lobby import seat_names
from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.errors import NotOrganiser, NotYourSeat, SeatTaken, WrongOption, WrongStage
from engine.storage.queries import campaigns as rows
from engine.table import fair
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, play_to_end
from tests.playing import varied
from tests.seating import seat_and_start
from tests.toy.game import GAME, Flame, Options

FLAMES = ["amber", "jade", "pearl", "coal"]


@pytest.fixture
async def lobby(campaigns: Campaigns) -> Situation:
    """Ana, who organises, has the third seat and Rui the first."""
    made = await campaigns.lobby.create(game="toy", name="Low Fires", organiser=Person(ANA, "Ana"), guild=1, channel=2)
    await campaigns.openings.set_places(made.id, thread=3)
    await campaigns.seats.join(made.id, Person(ANA, "Ana"), seat=2)
    return await campaigns.seats.join(made.id, Person(RUI, "Rui"), seat=0)


def flames(situation: Situation) -> object:
    return situation.facts.options["flames"]


async def test_free_value_is_swapped_for_current_one(campaigns: Campaigns, lobby: Situation) -> None:
    chosen = await campaigns.lobby.set_seat_option(lobby.id, RUI, 0, "flames", "coal")
    assert flames(chosen) == ["coal", "jade", "pearl", "amber"]


async def test_hero_is_paired_with_suitable_class(campaigns: Campaigns) -> None:
    ana = Person(ANA, "Ana")
    made = await campaigns.lobby.create(game="massive_darkness", name="Low Fires", organiser=ana, guild=1, channel=2)
    await campaigns.seats.join(made.id, ana, seat=0)
    chosen = (await campaigns.lobby.set_seat_option(made.id, ANA, 0, "heroes", "elias")).facts.options
    assert (chosen["heroes"][:2], chosen["classes"][:2]) == (["elias", "bjorn"], ["battle_wizard", "shadow_barbarian"])
    other = (await campaigns.lobby.set_seat_option(made.id, ANA, 0, "classes", "paladin_of_fury")).facts.options
    assert (other["heroes"][0], other["classes"][0]) == ("elias", "paladin_of_fury")


async def test_chosen_value_is_taken(campaigns: Campaigns, lobby: Situation) -> None:
    with pytest.raises(SeatTaken) as taken:
        await campaigns.lobby.set_seat_option(lobby.id, RUI, 0, "flames", "pearl")
    assert (taken.value.seat, taken.value.user) == (2, ANA)
    assert flames(await campaigns.lookup.situation(lobby.id)) == FLAMES


async def test_changing_a_choice_resets_ready(campaigns: Campaigns, lobby: Situation) -> None:
    await campaigns.lobby.ready(lobby.id, RUI)
    chosen = await campaigns.lobby.set_seat_option(lobby.id, RUI, 0, "flames", "jade")
    assert not chosen.seats[0].ready


async def test_only_the_seat_chooses_and_the_organiser_for_autopilot(campaigns: Campaigns, lobby: Situation) -> None:
    await campaigns.seats.set_autopilot(lobby.id, 1, True, Actor(ANA))
    with pytest.raises(NotYourSeat):
        await campaigns.lobby.set_seat_option(lobby.id, KIM, 0, "flames", "coal")
    with pytest.raises(NotYourSeat):
        await campaigns.lobby.set_seat_option(lobby.id, RUI, 9, "flames", "coal")
    with pytest.raises(NotOrganiser):
        await campaigns.lobby.set_seat_option(lobby.id, RUI, 1, "flames", "coal")
    chosen = await campaigns.lobby.set_seat_option(lobby.id, ANA, 1, "flames", "coal")
    assert flames(chosen) == ["amber", "coal", "pearl", "jade"]


async def test_other_options_and_values_are_refused(campaigns: Campaigns, lobby: Situation) -> None:
    with pytest.raises(WrongOption):
        await campaigns.lobby.set_seat_option(lobby.id, RUI, 0, "rounds", "3")
    with pytest.raises(WrongOption):
        await campaigns.lobby.set_seat_option(lobby.id, RUI, 0, "flames", "neon")
    assert flames(await campaigns.lookup.situation(lobby.id)) == FLAMES


async def test_moved_seats_keep_their_choices(campaigns: Campaigns, lobby: Situation) -> None:
    await campaigns.lobby.set_seat_option(lobby.id, ANA, 2, "flames", "coal")
    await campaigns.lobby.ready(lobby.id, RUI)
    begun = await campaigns.play.start(lobby.id, ANA)
    assert [each.user for each in begun.seats] == [RUI, ANA]
    assert flames(begun) == ["amber", "coal", "jade", "pearl"]
    with pytest.raises(WrongStage):
        await campaigns.lobby.set_seat_option(lobby.id, ANA, 1, "flames", "jade")


class Anew(Options):
    """Flames are chosen again before each chapter."""

    flames: tuple[Flame, ...] = Field(default=get_args(Flame), json_schema_extra={"by_seat": "different", "anew": True})


@pytest.mark.parametrize("anew", [False, True])
async def test_repeated_choices_are_open_between_chapters(tmp_path: Path, anew: bool) -> None:
    game = varied(GAME, options=Anew) if anew else GAME
    chance = fair(Random(7))
    house = await Campaigns.open(tmp_path / "a.sqlite3", chance=chance, clock=StillClock(), find=lambda key: game)
    try:
        situation = await play_to_end(house, (await seat_and_start(house, "toy")).id)
        assert situation.stage == "between"
        if anew:
            chosen = await house.lobby.set_seat_option(situation.id, RUI, 1, "flames", "coal")
            assert flames(chosen) == ["amber", "coal", "pearl", "jade"]
        else:
            with pytest.raises(WrongOption):
                await house.lobby.set_seat_option(situation.id, RUI, 1, "flames", "coal")
    finally:
        await house.close()


async def massive_darkness(campaigns: Campaigns) -> Situation:
    """Ana and Rui have the first two seats; the classes of all seats must differ."""
    ana = Person(ANA, "Ana")
    made = await campaigns.lobby.create(game="massive_darkness", name="Low Fires", organiser=ana, guild=1, channel=2)
    await campaigns.seats.join(made.id, ana, seat=0)
    await campaigns.seats.join(made.id, Person(RUI, "Rui"), seat=1)
    return await campaigns.lobby.set_option(made.id, ANA, "different_classes", True)


async def test_different_classes_leave_every_choice_that_no_player_has(campaigns: Campaigns) -> None:
    made = await massive_darkness(campaigns)
    before = list(made.facts.options["classes"])
    for value in before:
        if value == before[1]:
            with pytest.raises(SeatTaken):
                await campaigns.lobby.set_seat_option(made.id, ANA, 0, "classes", value)
            continue
        chosen = await campaigns.lobby.set_seat_option(made.id, ANA, 0, "classes", value)
        assert chosen.facts.options["classes"][:2] == [value, before[1]]
        assert len(set(chosen.facts.options["classes"])) == 6
        assert len(seat_names(chosen)) == 6


async def test_different_classes_are_refused_while_two_players_share_one(campaigns: Campaigns) -> None:
    made = await massive_darkness(campaigns)
    await campaigns.lobby.set_option(made.id, ANA, "different_classes", False)
    shared = made.facts.options["classes"][1]
    await campaigns.lobby.set_seat_option(made.id, ANA, 0, "classes", shared)
    with pytest.raises(WrongOption):
        await campaigns.lobby.set_option(made.id, ANA, "different_classes", True)
    await campaigns.seats.leave(made.id, RUI)
    chosen = await campaigns.lobby.set_option(made.id, ANA, "different_classes", True)  # an open seat gives way
    assert chosen.facts.options["classes"][0] == shared
    assert len(set(chosen.facts.options["classes"])) == 6


async def test_options_saved_as_they_cannot_be_now_do_not_break_the_lobby(campaigns: Campaigns) -> None:
    made = await massive_darkness(campaigns)
    options = {**made.facts.options, "classes": [made.facts.options["classes"][0]] * 6}
    await campaigns._context.database.write([rows.put(made.id, options=options)])
    campaigns._context.forget(made.id)
    assert len(seat_names(await campaigns.lookup.situation(made.id))) == 6
