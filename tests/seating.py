"""Campaigns that are in play, for the soak and the bench: every seat is taken and the first chapter has begun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from engine import games
from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.errors import AlreadyAnswered, NotYourTurn, StaleAsk
from engine.table import Game
from tests.toy.game import GAME as TOY

GUILD, CHANNEL, FIRST_USER = 1, 2, 100


def find(key: str) -> Game:
    """Returns the toy game, or a registered one."""
    return TOY if key == "toy" else games.find(key)


async def seat_and_start(
    campaigns: Campaigns,
    game: str,
    *,
    people: int = 2,
    autopilots: int = 0,
    options: Mapping[str, Any] | None = None,
    settings: Mapping[str, Any] | None = None,
    guild: int = GUILD,
) -> Situation:
    """A new campaign in play; its thread has the number of the campaign. Users are FIRST_USER and those after."""
    users = [Person(FIRST_USER + each, f"User {each}") for each in range(people)]
    made = await campaigns.lobby.create(
        game=game,
        name="Long nights",
        organiser=users[0],
        guild=guild,
        channel=CHANNEL,
        options=dict(options or {}),
        settings=dict(settings or {}),
    )
    await campaigns.openings.set_places(made.id, thread=made.id)
    for user in users:
        await campaigns.seats.join(made.id, user)
    for seat in range(people, people + autopilots):
        await campaigns.seats.set_autopilot(made.id, seat, True, Actor(users[0].user))
    for user in users:
        await campaigns.lobby.ready(made.id, user.user)
    return await campaigns.play.start(made.id, users[0].user)


@dataclass(frozen=True)
class Given:
    """An answer that was acknowledged; `held`: it waits for those of others."""

    campaign: int
    branch: int
    n: int
    seat: int
    pick: Sequence[str]
    held: bool


async def answer_like_autopilot(
    campaigns: Campaigns, situation: Situation, seat: int | None = None, pick: Sequence[str] | None = None
) -> Situation:
    """Answers for a seat, by default the first that is waited for, with what autopilot would choose or with `pick`.
    A standing order may answer at the same moment; then that counts. Returns the campaign afterwards."""
    seat = situation.waiting_for[0] if seat is None else seat
    ask, user = situation.ask_of(seat), situation.seats[seat].user
    assert ask is not None and user is not None
    pick = situation.game.choose(situation.view(seat), ask, seat) if pick is None else pick
    with suppress(AlreadyAnswered, NotYourTurn, StaleAsk):
        branch, n = situation.branch, ask.n
        return (
            await campaigns.play.answer(situation.id, branch=branch, n=n, seat=seat, user=user, pick=pick)
        ).situation
    return await campaigns.lookup.situation(situation.id)


async def answer_at_random(
    campaigns: Campaigns, situation: Situation, generator: Random
) -> tuple[Situation, Given | None]:
    """Gives one random answer of an asked seat and returns the campaign; after the end of a chapter, begins the
    next one instead."""
    if situation.stage == "between":
        return await campaigns.play.start(situation.id, FIRST_USER), None
    seat = generator.choice(situation.waiting_for)
    ask, user = situation.ask_of(seat), situation.seats[seat].user
    assert ask is not None and user is not None
    pick = [each.id for each in generator.sample(ask.options, generator.randint(*ask.pick))]
    branch, n = situation.branch, ask.n
    made = await campaigns.play.answer(situation.id, branch=branch, n=n, seat=seat, user=user, pick=pick)
    return made.situation, Given(situation.id, branch, n, seat, pick, made.held)
