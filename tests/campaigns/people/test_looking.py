"""Tables are proposed to people who fit, once (docs/behaviour.md#looking-for-a-table)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import orjson

from engine.campaigns import Campaigns
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.people.looking import Fit, Seeker, fits
from engine.storage.queries import habits
from engine.table import fair
from tests.campaigns.people.test_people import everything
from tests.campaigns.tables import ANA, KIM, RUI, StillClock
from tests.seating import GUILD, find

SEATS = {"tyrants": (2, 3, 4), "toy": (2, 3)}
EVENING = frozenset(range(18, 23))


def seeker(user: int, **different: object) -> Seeker:
    usual: dict[str, object] = {
        "guild": GUILD,
        "user": user,
        "games": frozenset({"tyrants"}),
        "pace": "daily",
        "fewest": 2,
        "most": 4,
        "hours": EVENING,
    }
    return Seeker(**(usual | different))  # type: ignore[arg-type]


def users(*seekers: Seeker) -> list[tuple[int, ...]]:
    return [each.users for each in fits(seekers, SEATS)]


def test_people_with_same_game_pace_and_hours_fit() -> None:
    both = frozenset({"tyrants", "toy"})
    assert list(fits([seeker(1), seeker(2, games=both)], SEATS)) == [
        Fit((1, 2), "tyrants", "daily", (18, 19, 20, 21, 22))
    ]
    assert users(seeker(1), seeker(2, pace="fast")) == []
    assert users(seeker(1), seeker(2, games=frozenset({"toy"}))) == []


def test_three_shared_hours_are_needed_by_all() -> None:
    assert users(seeker(1), seeker(2, hours=frozenset({18, 19}))) == []
    assert users(seeker(1), seeker(2, hours=frozenset({18, 19, 20}))) == [(1, 2)]
    assert users(seeker(1), seeker(2, hours=frozenset())) == []
    third = seeker(3, hours=frozenset({20, 21, 22, 23}))
    assert users(seeker(1), seeker(2, hours=frozenset({17, 18, 19, 20})), third) == [(1, 2)]


def test_number_of_players_suits_everyone_and_the_game() -> None:
    assert users(seeker(1, fewest=3), seeker(2)) == []
    assert users(seeker(1, fewest=3), seeker(2), seeker(3)) == [(1, 2, 3)]
    toys = [seeker(user, games=frozenset({"toy"})) for user in range(1, 5)]
    assert users(*toys) == [(1, 2, 3)]
    assert users(*(seeker(user, most=2) for user in range(1, 5))) == [(1, 2), (3, 4)]


def test_people_on_an_avoid_list_are_not_matched() -> None:
    assert users(seeker(1, avoided=frozenset({2})), seeker(2)) == []
    assert users(seeker(1), seeker(2, avoided=frozenset({1}))) == []
    assert users(seeker(1, avoided=frozenset({2})), seeker(2), seeker(3)) == [(1, 3)]


async def looks(campaigns: Campaigns, clock: StillClock, *people: int) -> None:
    """These people look for a game of Lanterns, and usually answer at all hours."""
    at = to_milliseconds(clock.now())
    for user in people:
        await campaigns._context.database.write([habits.put(user, [7] * 24, at - 7 * 86_400_000, at)])
        await campaigns.looking.look(GUILD, user, games=["toy"], pace="daily", players=(2, 3), channel=2)


async def proposed(campaigns: Campaigns) -> list[list[int]]:
    await campaigns.looking.propose(SEATS)
    return [list(each.users) for each in await campaigns.looking.proposals()]


async def test_proposal_ends_the_searches_and_survives_a_kill(tmp_path: Path, clock: StillClock) -> None:
    """The process ends before the proposal is sent; the next one finds it, and proposes nothing twice."""
    house = tmp_path / "house.sqlite3"
    campaigns = await Campaigns.open(house, chance=fair(Random(7)), clock=clock, find=find)
    await looks(campaigns, clock, ANA)
    assert await proposed(campaigns) == []
    await looks(campaigns, clock, RUI)
    assert await proposed(campaigns) == [[ANA, RUI]]
    await campaigns.close()
    campaigns = await Campaigns.open(house, chance=fair(Random(7)), clock=clock, find=find)
    assert await proposed(campaigns) == [[ANA, RUI]]
    assert await campaigns.looking.of_person(GUILD, ANA) is None
    await campaigns.close()


async def test_search_and_proposal_end_by_themselves(campaigns: Campaigns, clock: StillClock) -> None:
    await looks(campaigns, clock, ANA)
    clock.turn(days=15)
    await looks(campaigns, clock, RUI)
    assert await proposed(campaigns) == [] and await campaigns.looking.of_person(GUILD, ANA) is None
    await looks(campaigns, clock, KIM)
    assert await proposed(campaigns) == [[RUI, KIM]]
    (proposal,) = await campaigns.looking.proposals()
    assert not campaigns.looking.has_ended(proposal)
    clock.turn(days=3)
    assert campaigns.looking.has_ended(proposal)
    assert await campaigns.looking.proposal(GUILD, proposal.number) is None


async def test_forgotten_person_is_in_no_search_proposal_or_list(campaigns: Campaigns, clock: StillClock) -> None:
    gone = 987_654_321_012_345_678
    await looks(campaigns, clock, gone, RUI)
    assert await proposed(campaigns) == [[RUI, gone]]
    await looks(campaigns, clock, gone)
    chosen = await campaigns.people.preferences(KIM)
    await campaigns.people.set_preferences(KIM, chosen.model_copy(update={"avoid": (gone, RUI)}))
    assert orjson.loads(orjson.dumps(await campaigns.people.data_of(gone)))["looking"]
    await campaigns.people.forget(gone)
    assert str(gone) not in await everything(campaigns)
    assert (await campaigns.people.preferences(KIM)).avoid == (RUI,)
    assert await proposed(campaigns) == [[RUI]]
