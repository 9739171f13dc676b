"""The services that handlers, posts and live messages use, independent of the client."""

from __future__ import annotations

from dataclasses import dataclass, field

import discord

from bot.discord.meetings import Meetings
from bot.discord.places import Places
from bot.discord.refreshing import Refreshing
from bot.discord.troubles import Troubles
from bot.interactions.choosing import Choosing
from bot.interactions.connection import Connection
from bot.interactions.leadership import Leadership
from bot.interactions.readers import Readers
from bot.messages.pictures import Pictures
from engine.campaigns import Campaigns
from renders.pool import Studio


@dataclass(frozen=True, slots=True)
class Services:
    """The campaigns, and the bot's runtime state.

    `unanswered` holds users whose last press was not answered, although its choice may be saved (E18). `invited` holds
    campaigns with people who were invited to them. `without_pictures` holds campaigns whose thread refused a picture,
    until permissions change.
    """

    client: discord.Client
    campaigns: Campaigns
    pictures: Pictures
    readers: Readers
    choosing: Choosing
    places: Places
    meetings: Meetings
    refreshing: Refreshing
    troubles: Troubles
    unanswered: set[int] = field(default_factory=set)
    invited: set[tuple[int, int]] = field(default_factory=set)
    without_pictures: set[int] = field(default_factory=set)

    @classmethod
    def of(cls, client: discord.Client, campaigns: Campaigns, studio: Studio) -> Services:
        """Builds all services for one client."""
        troubles = Troubles(campaigns)
        places = Places(client, campaigns, troubles)
        return cls(
            client=client,
            campaigns=campaigns,
            pictures=Pictures(studio),
            readers=Readers(campaigns),
            choosing=Choosing(campaigns.outbox.wish),
            places=places,
            meetings=Meetings(client, campaigns),
            refreshing=Refreshing(client, campaigns, places.lock),
            troubles=troubles,
        )


class Served(Connection):
    """A client whose interactions are answered with these services."""

    services: Services
    lost_shards: set[int]
    leadership: Leadership

    @property
    def campaigns(self) -> Campaigns:
        """The campaign service."""
        return self.services.campaigns


Interaction = discord.Interaction[Served]
