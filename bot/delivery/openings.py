"""Finishes or abandons openings and moves that a killed process has left unfinished (docs/behaviour.md#opening)."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import structlog

from bot.discord.no_thread import NoThread
from bot.host import metrics
from bot.interactions.services import Services
from engine.campaigns import Situation
from engine.campaigns.model.errors import UnknownCampaign

log = structlog.get_logger()

EVERY = 60.0  # seconds
FORGOTTEN = timedelta(days=1)  # after which no one expects the campaign any more


async def keep_opening(services: Services) -> None:
    """Finishes unfinished openings and moves at the start and then each minute, until cancelled."""
    await services.client.wait_until_ready()
    while True:
        await finish_openings(services)
        await finish_moves(services)
        await asyncio.sleep(EVERY)


async def finish_openings(services: Services) -> None:
    """Finishes all unfinished openings. One that fails does not block the others."""
    for campaign in await services.campaigns.openings.unopened():
        try:
            await _finish(services, await services.campaigns.lookup.situation(campaign))
        except UnknownCampaign:
            continue  # its opening was abandoned in the meantime
        except Exception as error:
            metrics.failed("opening", error)
            log.exception("opening not finished", campaign=campaign)


async def _finish(services: Services, situation: Situation) -> None:
    facts = situation.facts
    nobody = all(seat.user is None for seat in situation.seats)
    try:
        if facts.stage == "lobby" and nobody and services.campaigns.now() - facts.created > FORGOTTEN:
            await services.places.give_up(facts.id)
        else:
            await services.places.finish(facts.id)
            log.info("opening finished", campaign=facts.id)
    except NoThread:
        log.info("opening given up", campaign=facts.id, stage=facts.stage)


async def finish_moves(services: Services) -> None:
    """Finishes moves to other threads, or takes them back. One that cannot be finished now delays no other."""
    for campaign in await services.campaigns.moves.unfinished():
        try:
            await services.places.finish_move(campaign)
            log.info("move finished", campaign=campaign)
        except UnknownCampaign:
            continue
        except NoThread:
            log.info("move taken back", campaign=campaign)
        except Exception as error:
            metrics.failed("moving", error)
            log.exception("move not finished", campaign=campaign)
