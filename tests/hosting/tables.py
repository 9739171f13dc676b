"""Tables as a host has them: in the lobby, with a sealed bid, with a request open, in mid-match, between matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.requests import GoBack
from tests.campaigns.tables import ANA, RUI, answer, bid, play_to_end
from tests.seating import CHANNEL, GUILD, seat_and_start


@dataclass(frozen=True)
class Standing:
    """The state of a campaign, in words that outlive a version."""

    name: str
    game: str
    stage: str
    branch: int
    n: int
    waiting_for: Sequence[int]
    held: Sequence[int]
    users: Sequence[int | None]
    request: bool

    @classmethod
    def of(cls, situation: Situation) -> Standing:
        """Returns the standing of a situation."""
        return cls(
            name=situation.facts.name,
            game=situation.game.key,
            stage=situation.stage,
            branch=situation.branch,
            n=situation.n,
            waiting_for=list(situation.waiting_for),
            held=sorted(situation.held),
            users=[each.user for each in situation.seats],
            request=situation.request is not None,
        )

    @property
    def plain(self) -> dict[str, object]:
        """The same for JSON."""
        return asdict(self)


async def furnish(campaigns: Campaigns) -> list[int]:
    """One campaign of each kind; returns their ids."""
    return [
        await with_sealed_bid(campaigns),
        await with_request(campaigns),
        await in_mid_match(campaigns, people=2, autopilots=0),
        await in_mid_match(campaigns, people=1, autopilots=1),
        await between_chapters(campaigns),
        await in_the_lobby(campaigns),
    ]


async def with_sealed_bid(campaigns: Campaigns) -> int:
    """Ana has bid, and her card waits for Rui's."""
    table = await seat_and_start(campaigns, "toy")
    await answer(campaigns, table.id, 0)
    return table.id


async def with_request(campaigns: Campaigns) -> int:
    """Ana asks the table to go back before the bids."""
    table = await seat_and_start(campaigns, "toy")
    first = table.n
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", first), reason="I took the wrong card")
    return table.id


async def in_mid_match(campaigns: Campaigns, *, people: int, autopilots: int, answers: int = 30) -> int:
    """Tyrants after some random choices."""
    situation = await seat_and_start(campaigns, "tyrants", people=people, autopilots=autopilots)
    generator = Random(people)
    for _ in range(answers):
        people_asked = [seat for seat in situation.waiting_for if not situation.seats[seat].autopilot]
        if not people_asked:
            break
        ask = situation.ask_of(people_asked[0])
        assert ask is not None
        picked = [each.id for each in generator.sample(ask.options, generator.randint(*ask.pick))]
        situation = (await answer(campaigns, situation.id, people_asked[0], *picked)).situation
    return situation.id


async def between_chapters(campaigns: Campaigns) -> int:
    """The first chapter is over; the second may be started."""
    table = await seat_and_start(campaigns, "toy", options={"rounds": 1})
    await play_to_end(campaigns, table.id)
    return table.id


async def in_the_lobby(campaigns: Campaigns) -> int:
    """One person sits and waits for others."""
    made = await campaigns.lobby.create(
        game="tyrants", name="Deep roads", organiser=Person(RUI, "Rui"), guild=GUILD, channel=CHANNEL
    )
    await campaigns.openings.set_places(made.id, thread=made.id)
    await campaigns.seats.join(made.id, Person(RUI, "Rui"))
    return made.id
