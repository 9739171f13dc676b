"""Campaigns that are in play, for the soak and the bench: every seat is taken and the first chapter has begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import games
from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.table import Game
from tests.toy.game import GAME as TOY

GUILD, CHANNEL, FIRST_USER = 1, 2, 100


def find(key: str) -> Game:
    """The toy game, or a registered one."""
    return TOY if key == "toy" else games.find(key)


async def seat_and_start(
    campaigns: Campaigns,
    game: str,
    *,
    people: int = 2,
    autopilots: int = 0,
    options: Mapping[str, Any] | None = None,
    settings: Mapping[str, Any] | None = None,
) -> Situation:
    """A new campaign in play; its thread has the number of the campaign. Users are FIRST_USER and those after."""
    users = [Person(FIRST_USER + each, f"User {each}") for each in range(people)]
    made = await campaigns.lobby.create(
        game=game,
        name="Long nights",
        organiser=users[0],
        guild=GUILD,
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
