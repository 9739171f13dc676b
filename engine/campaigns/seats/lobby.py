"""The lobby: a campaign is created and its players choose settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.errors import FixedSetting, NoThreadYet, NotYourSeat, TakesVote
from engine.campaigns.model.moves import Move
from engine.campaigns.model.server import DEFAULT
from engine.campaigns.model.settings import BEFORE_THE_START
from engine.campaigns.model.situation import Facts, Person, Situation
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.rights import expect_organiser
from engine.campaigns.runtime.service import Service, uncancellable
from engine.campaigns.runtime.waits import allow_autopilot, begin_anew
from engine.campaigns.seats.new_campaigns import checked_name, checked_settings, new_campaign, open_seats
from engine.campaigns.seats.options import checked_options, first_options, set_seat_option, with_differing_seats
from engine.storage.queries import campaigns, looking

ASKED_AGAIN = timedelta(days=1)
"""How long a request that is repeated finds the campaign that it has created."""


class Lobby(Service):
    """The choices in the lobby: readiness, name, game options, settings."""

    @uncancellable
    async def create(
        self,
        *,
        game: str,
        name: str,
        organiser: Person,
        guild: int,
        channel: int,
        locale: str = "en",
        options: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
        proposal: int | None = None,
        asked: str | None = None,
    ) -> Situation:
        """Creates a campaign in its lobby, without players. Raises games.UnknownGame, WrongOption, TooManyCampaigns.

        With the number of a `proposal` it is that proposal's table from the same commit on. `asked` is the key of the
        request, by which `made_for` finds the campaign.
        """
        found = self._context.find(game)
        facts = Facts(
            id=await self._context.database.new_campaign(),
            name=checked_name(name),
            game=found.key,
            organiser=organiser.user,
            guild=guild,
            channel=channel,
            thread=None,
            lobby_message=None,
            front_message=None,
            stage="lobby",
            settings=checked_settings({**self._usual(guild), "locale": locale} | (settings or {})),
            options=checked_options(found, first_options(found) | (options or {})),
            size=None,
            fork_of=None,
            created=self._context.clock.now(),
        )
        writes = new_campaign(facts, open_seats(max(found.seat_counts)), asked=asked)
        if proposal is not None:
            writes.append(looking.put_proposal(guild, proposal, campaign=facts.id))
        async with self._context.within_quota(guild):
            await self._context.database.write(writes)
        async with self._context.hold(facts.id) as live:
            return live.situation()

    async def made_for(self, asked: str) -> int | None:
        """Returns the open campaign that this request has created, if it was not answered and not a day ago."""
        since = to_milliseconds(self._context.clock.now() - ASKED_AGAIN)
        return await self._context.database.read(campaigns.made_for, asked, since)

    @uncancellable
    async def answered(self, campaign: int) -> None:
        """Notes that the request for a campaign was answered: the same request from now on asks for another one."""
        await self._context.write([campaigns.put(campaign, asked=None)])

    def _usual(self, guild: int) -> Mapping[str, str]:
        """Returns the settings that campaigns of this server begin with."""
        return self._context.servers.get(guild, DEFAULT).of_campaigns

    @uncancellable
    async def ready(self, campaign: int, user: int, on: bool = True) -> Situation:
        """Sets this user ready or not ready. Raises NotYourSeat, WrongStage."""
        async with self._context.changing(campaign) as change:
            live = change.live
            live.expect("lobby", "between")
            if not live.seats_of(user):
                raise NotYourSeat
            for seat in live.seats_of(user):
                change.put_seat(replace(live.seats[seat], ready=on))
        return change.live.situation()

    @uncancellable
    async def rename(self, campaign: int, user: int, name: str) -> Situation:
        """Renames the campaign. Raises NotOrganiser, WrongOption."""
        async with self._context.changing(campaign) as change:
            expect_organiser(change.live, user)
            change.update(name=checked_name(name))
        return change.live.situation()

    @uncancellable
    async def set_option(self, campaign: int, user: int, name: str, value: Any) -> Situation:
        """Sets an option of the game, in the lobby or between chapters.

        Raises NotOrganiser, WrongStage, WrongOption.
        """
        async with self._context.changing(campaign) as change:
            live = change.live
            live.expect("lobby", "between")
            expect_organiser(live, user)
            options = checked_options(live.game, {**live.facts.options, name: value})
            if live.facts.stage == "lobby":
                options = with_differing_seats(live, options, name)
            change.update(options=options)
            for each in list(live.seats):
                if each.ready and each.user != user:
                    change.put_seat(replace(each, ready=False))
        return change.live.situation()

    @uncancellable
    async def set_seat_option(self, campaign: int, user: int, seat: int, name: str, value: str) -> Situation:
        """Sets an option of a single seat, such as its hero, before the first or each chapter.

        Raises WrongStage, NotYourSeat, NotOrganiser (autopilot's), SeatTaken for a value that conflicts with another
        seat's, WrongOption.
        """
        async with self._context.changing(campaign) as change:
            set_seat_option(change, user, seat, name, value)
        return change.live.situation()

    @uncancellable
    async def set_setting(self, campaign: int, user: int, name: str, value: Any) -> Situation:
        """Sets how the table plays. Raises NotOrganiser, WrongOption.

        A thread can be neither made private nor made public: the campaign then moves to another (see `Moves.finish`).
        Raises NoThreadYet if it is moving already.
        """
        async with self._context.changing(campaign) as change:
            live = change.live
            expect_organiser(live, user)
            if live.facts.stage != "lobby":
                if name in BEFORE_THE_START:
                    raise FixedSetting(name)
                if name == "undo":
                    raise TakesVote(name)
            before = live.facts.settings
            change.update(settings=checked_settings({**before.model_dump(), name: value}))
            if live.facts.settings.thread != before.thread and live.facts.thread is not None:
                if live.facts.moving:
                    raise NoThreadYet
                change.update(moving=Move(live.facts.channel, before=before.thread))
            if live.facts.stage != "lobby":
                if name == "pace":
                    begin_anew(change)
                if name == "autopilot":
                    allow_autopilot(change, self._context.clock.now())
                change.post("setting", author=Author(user), name=name, value=value)
        return change.live.situation()
