"""From the lobby to the first ask: seats, options, who may start."""

from __future__ import annotations

import pytest

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.errors import (
    AlreadySeated,
    NotOrganiser,
    NotReady,
    NotYourSeat,
    SeatTaken,
    UnknownCampaign,
    UnknownChapter,
    WrongOption,
    WrongStage,
)
from engine.games import UnknownGame
from tests.campaigns.tables import ANA, KIM, RUI
from tests.seating import seat_and_start


@pytest.fixture
async def lobby(campaigns: Campaigns) -> Situation:
    ana = Person(ANA, "Ana")
    made = await campaigns.lobby.create(game="toy", name="  Low   Fires ", organiser=ana, guild=1, channel=2)
    return await campaigns.openings.set_places(made.id, thread=3)


async def test_new_campaign_has_as_many_open_seats_as_the_game_takes(lobby: Situation) -> None:
    assert (lobby.facts.name, lobby.stage, lobby.n, lobby.chapter) == ("Low Fires", "lobby", 0, None)
    assert [(each.seat, each.user) for each in lobby.seats] == [(0, None), (1, None), (2, None), (3, None)]
    assert lobby.next_chapters == ("first", "second")
    assert lobby.facts.options == {
        "rounds": 2,
        "hand": 3,
        "storms": 0,
        "plans": False,
        "flames": ["amber", "jade", "pearl", "coal"],
    }


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "x" * 101])
async def test_name_can_be_seen_and_is_not_too_long(campaigns: Campaigns, name: str) -> None:
    with pytest.raises(WrongOption) as wrong:
        await campaigns.lobby.create(game="toy", name=name, organiser=Person(ANA, "Ana"), guild=1, channel=2)
    assert wrong.value.name == "name"


async def test_control_characters_are_none_of_a_name(campaigns: Campaigns) -> None:
    """PostgreSQL does not keep all of them."""
    made = await campaigns.lobby.create(
        game="toy", name="Low\x00Lanterns\n\x1b\x7f", organiser=Person(ANA, "Ana"), guild=1, channel=2
    )
    assert made.facts.name == "Low Lanterns"


async def test_name_does_not_turn_the_names_around_it(campaigns: Campaigns) -> None:
    """It is also the name of the thread in Discord's list. Right-to-left text stays as it is."""
    made = await campaigns.lobby.create(
        game="toy", name="\u202eLow\u2066 مرحبا\u200f", organiser=Person(ANA, "Ana"), guild=1, channel=2
    )
    assert made.facts.name == "Low مرحبا"


async def test_people_take_the_first_open_seat_or_the_one_they_name(campaigns: Campaigns, lobby: Situation) -> None:
    await campaigns.seats.join(lobby.id, Person(ANA, "Ana"), seat=2)
    joined = await campaigns.seats.join(lobby.id, Person(RUI, "Rui"))
    assert [each.user for each in joined.seats] == [RUI, None, ANA, None]
    with pytest.raises(SeatTaken) as taken:
        await campaigns.seats.join(lobby.id, Person(KIM, "Kim"), seat=0)
    assert (taken.value.seat, taken.value.user) == (0, RUI)
    with pytest.raises(AlreadySeated):
        await campaigns.seats.join(lobby.id, Person(RUI, "Rui"))
    with pytest.raises(NotYourSeat):
        await campaigns.seats.join(lobby.id, Person(KIM, "Kim"), seat=4)


async def test_fifth_person_finds_no_seat(campaigns: Campaigns, lobby: Situation) -> None:
    for user in range(4):
        await campaigns.seats.join(lobby.id, Person(user + 1, "Somebody"))
    with pytest.raises(SeatTaken) as taken:
        await campaigns.seats.join(lobby.id, Person(9, "Late"))
    assert taken.value.seat is None


async def test_start_waits_until_everyone_is_ready(campaigns: Campaigns, lobby: Situation) -> None:
    await campaigns.seats.join(lobby.id, Person(ANA, "Ana"))
    with pytest.raises(NotReady) as few:
        await campaigns.play.start(lobby.id, ANA)
    assert (few.value.taken, few.value.allowed, few.value.unready) == (1, (2, 3, 4), [])
    await campaigns.seats.join(lobby.id, Person(RUI, "Rui"))
    with pytest.raises(NotReady) as unready:
        await campaigns.play.start(lobby.id, ANA)
    assert unready.value.unready == [RUI]
    await campaigns.lobby.ready(lobby.id, RUI)
    with pytest.raises(NotOrganiser):
        await campaigns.play.start(lobby.id, RUI)
    with pytest.raises(UnknownChapter) as unknown:
        await campaigns.play.start(lobby.id, ANA, "third")
    assert unknown.value.chapters == ("first", "second")
    started = await campaigns.play.start(lobby.id, ANA, "second")
    assert (started.stage, started.chapter, started.facts.size) == ("playing", "second", 2)
    with pytest.raises(WrongStage):
        await campaigns.play.start(lobby.id, ANA)


async def test_open_seats_go_when_play_begins(campaigns: Campaigns, lobby: Situation) -> None:
    await campaigns.seats.join(lobby.id, Person(ANA, "Ana"), seat=1)
    await campaigns.seats.join(lobby.id, Person(RUI, "Rui"), seat=3)
    await campaigns.lobby.ready(lobby.id, RUI)
    started = await campaigns.play.start(lobby.id, ANA)
    assert [(each.seat, each.user) for each in started.seats] == [(0, ANA), (1, RUI)]
    assert (await campaigns.lookup.situation(lobby.id)).seats == started.seats
    assert started.waiting_users == [ANA, RUI]


async def test_autopilots_let_one_person_start(campaigns: Campaigns, lobby: Situation) -> None:
    await campaigns.seats.join(lobby.id, Person(ANA, "Ana"))
    with pytest.raises(NotOrganiser):
        await campaigns.seats.set_autopilot(lobby.id, 1, True, Actor(RUI))
    await campaigns.seats.set_autopilot(lobby.id, 1, True, Actor(ANA))
    started = await campaigns.play.start(lobby.id, ANA)
    assert [(each.user, each.autopilot) for each in started.seats] == [(ANA, False), (None, True)]
    assert started.waiting_users == [ANA]


async def test_options_are_checked_and_clear_the_others_ready(campaigns: Campaigns, lobby: Situation) -> None:
    await campaigns.seats.join(lobby.id, Person(ANA, "Ana"))
    await campaigns.seats.join(lobby.id, Person(RUI, "Rui"))
    await campaigns.lobby.ready(lobby.id, RUI)
    with pytest.raises(WrongOption) as high:
        await campaigns.lobby.set_option(lobby.id, ANA, "hand", 6)
    assert high.value.name == "hand" and "less than or equal to 5" in high.value.reason
    with pytest.raises(WrongOption) as unknown:
        await campaigns.lobby.set_option(lobby.id, ANA, "hands", 3)
    assert "rounds, hand" in unknown.value.reason
    with pytest.raises(NotOrganiser):
        await campaigns.lobby.set_option(lobby.id, RUI, "hand", 4)
    assert (await campaigns.lookup.situation(lobby.id)).seats[1].ready
    changed = await campaigns.lobby.set_option(lobby.id, ANA, "hand", 4)
    assert changed.facts.options["hand"] == 4 and not changed.seats[1].ready


async def test_settings_are_checked(campaigns: Campaigns, lobby: Situation) -> None:
    changed = await campaigns.lobby.set_setting(lobby.id, ANA, "pace", "fast")
    assert changed.facts.settings.pace == "fast"
    with pytest.raises(WrongOption) as wrong:
        await campaigns.lobby.set_setting(lobby.id, ANA, "pace", "hasty")
    assert wrong.value.name == "pace"
    assert (await campaigns.lookup.situation(lobby.id)).facts.settings.pace == "fast"


async def test_invalid_lobbies_are_rejected(campaigns: Campaigns) -> None:
    ana = Person(ANA, "Ana")
    with pytest.raises(UnknownGame):
        await campaigns.lobby.create(game="chess", name="x", organiser=ana, guild=1, channel=2)
    with pytest.raises(WrongOption):
        await campaigns.lobby.create(game="toy", name="   ", organiser=ana, guild=1, channel=2)
    with pytest.raises(WrongOption):
        await campaigns.lobby.create(game="toy", name="x", organiser=ana, guild=1, channel=2, options={"rounds": 0})
    with pytest.raises(UnknownCampaign):
        await campaigns.lookup.situation(1)
    assert await campaigns.lookup.of_server(1) == []


async def test_leaving_in_play_opens_the_seat(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy")
    left = await campaigns.seats.leave(table.id, ANA)
    assert left.seats[0].user is None and left.facts.organiser == RUI
    with pytest.raises(NotYourSeat):
        await campaigns.seats.leave(table.id, ANA)
    await campaigns.lobby.set_setting(table.id, RUI, "open_seats", "free")
    taken = await campaigns.seats.join(table.id, Person(KIM, "Kim"))
    assert taken.seats[0].user == KIM and taken.waiting_users == [KIM, RUI]


async def test_campaigns_are_found_by_thread_server_and_person(campaigns: Campaigns, lobby: Situation) -> None:
    playing = await seat_and_start(campaigns, "toy")
    found = await campaigns.lookup.of_thread(playing.id)
    assert found is not None and found.id == playing.id
    assert await campaigns.lookup.of_thread(999) is None
    assert [each.id for each in await campaigns.lookup.of_server(1)] == [playing.id, lobby.id]
    assert [each.id for each in await campaigns.lookup.waiting_for(RUI)] == [playing.id]
    assert await campaigns.lookup.waiting_for(KIM) == []


async def test_joining_full_table_replaces_an_autopilot(campaigns: Campaigns, lobby: Situation) -> None:
    await campaigns.seats.join(lobby.id, Person(ANA, "Ana"))
    for seat in (1, 2, 3):
        await campaigns.seats.set_autopilot(lobby.id, seat, True, Actor(ANA))
    joined = await campaigns.seats.join(lobby.id, Person(RUI, "Rui"))
    assert [(each.user, each.autopilot) for each in joined.seats[:3]] == [(ANA, False), (RUI, False), (None, True)]
    left = await campaigns.seats.set_autopilot(lobby.id, 3, False, Actor(ANA))
    assert left.seats[3].user is None
    assert (await campaigns.seats.join(lobby.id, Person(KIM, "Kim"))).seats[3].user == KIM  # an open seat comes first
