"""The level of autopilot in campaigns from before levels."""

from __future__ import annotations

import pytest

from engine.campaigns import Campaigns, Person
from engine.storage.queries import campaigns as rows
from tests.campaigns.tables import ANA
from tests.seating import CHANNEL, GUILD


@pytest.mark.parametrize(("game", "level"), [("tyrants", "simple"), ("keep_the_heroes_out", "strong")])
async def test_older_campaigns_keep_the_strength_that_they_had(campaigns: Campaigns, game: str, level: str) -> None:
    """Rivals played by simple rules, and partners as the strongest do now."""
    made = await campaigns.lobby.create(
        game=game, name="Old", organiser=Person(ANA, "Ana"), guild=GUILD, channel=CHANNEL
    )
    settings = made.facts.settings.model_dump(exclude={"level"})
    await campaigns._context.write([rows.put(made.id, settings=settings)])
    await campaigns._context.forget_all()
    assert (await campaigns.lookup.situation(made.id)).facts.settings.level == level
    changed = await campaigns.lobby.set_setting(made.id, ANA, "pace", "fast")
    await campaigns._context.forget_all()
    assert (await campaigns.lookup.situation(made.id)).facts.settings == changed.facts.settings
    assert changed.facts.settings.level == level
