"""Looking ahead for autopilots, in another process, while their campaign is free for others.

A thought that is late or lost is replaced by the answer of the rules.
"""

from __future__ import annotations

import asyncio
import logging

from engine.campaigns.model.errors import Refused
from engine.campaigns.runtime.automatic_answers import question_to_look_ahead
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live, Thought
from engine.kit.computer.lookahead import look_ahead_at
from engine.storage import Closed
from engine.table import Game, Saved

log = logging.getLogger(__name__)


def look_ahead(context: Context, live: Live) -> None:
    """Starts to look ahead if an autopilot should, unless its campaign is being thought about."""
    ask = question_to_look_ahead(live) if context.ahead is not None else None
    campaign = live.facts.id
    if ask is None or live.session is None or campaign in context.thoughts:
        return
    moment = live.branch, live.n
    work = _think(context, campaign, moment, live.game, live.session.saved, ask.seats[0])
    context.thoughts[campaign] = asyncio.get_running_loop().create_task(work)


async def _think(context: Context, campaign: int, moment: tuple[int, int], game: Game, saved: Saved, seat: int) -> None:
    """Looks ahead, keeps the answer, and wakes the campaign's autopilots."""
    assert context.ahead is not None
    try:
        pick = await context.ahead.run(look_ahead_at, game, saved, seat)
        async with context.hold(campaign) as live:
            live.thought = Thought(*moment, pick)
    except (Refused, Closed) as error:
        log.info("a thought came too late: %s", error)
    except Exception:  # the autopilots go on by the rules
        log.exception("campaign %d: looking ahead failed", campaign)
    finally:
        context.thoughts.pop(campaign, None)
        context.automatic.put_nowait(campaign)
