"""`/tables looking`: the user says what they want to play, and accepts or declines a proposed table.

See docs/behaviour.md#looking-for-a-table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bot.discord.no_thread import NoThread
from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import game_name
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Menu, Message, button, entry, menu, row
from bot.messages.payloads import Nothing
from bot.panels.lobby.opening import channel_for_new, free_name, placed
from bot.text.speech import moment, safe
from engine.campaigns import Situation
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.errors import AlreadySeated
from engine.campaigns.model.settings import PACE_HOURS
from engine.games import keys
from engine.storage.schema.rows import Looking, Proposal
from engine.words import Spoken, Words, nearest_locale

PACES = (*PACE_HOURS, "none")
PLAYERS = ("2-4", "2-2", "2-3", "3-3", "3-4", "4-4", "3-5", "4-6")
DAILY = "daily"

_answering: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
"""By server and proposal: held while someone accepts or declines it, so that presses at once open one table."""


@dataclass(frozen=True, slots=True)
class OfProposal:
    """A proposal of the server, by its number."""

    number: int

    @classmethod
    def of(cls, press: Press) -> OfProposal:
        """Reads a press."""
        return cls(press.n)

    def press(self, verb: str) -> Press:
        """Returns the press that does this."""
        return Press(verb, n=self.number)


async def show(reply: Reply, note: str = "") -> None:
    """Shows what the user looks for, and menus to change it."""
    words, guild = reply.words(), reply.interaction.guild_id or 0
    found = await reply.campaigns.looking.of_person(guild, reply.person.user)
    hours = await reply.campaigns.looking.hours_of(reply.person.user)
    known = words.message("looking-hours" if hours else "looking-hours-unknown", count=len(hours))
    stop = button(Press("seek_stop"), words.message("button-seek-stop")) if found else None
    avoid = button(Press("me_page", what="people"), words.message("button-seek-avoid"))
    lines = [note, _now(found, words), known, words.message("looking-how")]
    heading = f"{words.message('looking-title')}\n" + "\n".join(filter(None, lines))
    await reply.show(Message(heading, *_menus(found, words), row(stop, avoid)))


def _now(found: Looking | None, words: Words) -> str:
    if found is None or not found.games:
        return words.message("looking-nothing")
    games = Spoken(words.listed([game_name(game, words.locale) for game in found.games]))
    return words.message("looking-now", games=games, until=moment(from_milliseconds(found.until), "D"))


def _menus(found: Looking | None, words: Words) -> list[Menu]:
    chosen = found.games if found else []
    pace, players = (found.pace, f"{found.fewest}-{found.most}") if found else (DAILY, PLAYERS[0])
    games = [entry(game_name(key, words.locale), key, chosen=key in chosen) for key in keys()]
    paces = [entry(words.message(f"lobby-pace-{each}"), each, chosen=each == pace) for each in PACES]
    sizes = [entry(_players(each, words), each, chosen=each == players) for each in PLAYERS]
    return [
        menu(Press("seek_games"), words.message("looking-games"), games, (1, len(games))),
        menu(Press("seek_pace"), words.message("looking-pace"), paces),
        menu(Press("seek_players"), words.message("looking-players"), sizes),
    ]


def _players(value: str, words: Words) -> str:
    fewest, most = value.split("-")
    if fewest == most:
        return words.message("looking-players-exact", count=int(most))
    return words.message("looking-players-range", fewest=int(fewest), most=int(most))


async def pick_games(reply: Reply, pressed: Nothing) -> None:
    """Handles the menu of games."""
    if not reply.values or not set(reply.values) <= set(keys()):
        raise NotOurs
    await _change(reply, games=list(dict.fromkeys(reply.values)))


async def pick_pace(reply: Reply, pressed: Nothing) -> None:
    """Handles the menu of paces."""
    if reply.value not in PACES:
        raise NotOurs
    await _change(reply, pace=reply.value)


async def pick_players(reply: Reply, pressed: Nothing) -> None:
    """Handles the menu of numbers of players."""
    if reply.value not in PLAYERS:
        raise NotOurs
    fewest, most = map(int, reply.value.split("-"))
    await _change(reply, players=(fewest, most))


async def _change(
    reply: Reply, games: Sequence[str] | None = None, pace: str = "", players: tuple[int, int] | None = None
) -> None:
    guild, user = reply.interaction.guild_id or 0, reply.person.user
    if not reply.interaction.app_permissions.send_messages:
        await show(reply, reply.words().message("looking-no-writing"))
        return
    found = await reply.campaigns.looking.of_person(guild, user)
    before = (found.fewest, found.most) if found else (2, 4)
    await reply.campaigns.looking.look(
        guild,
        user,
        games=games if games is not None else found.games if found else [],
        pace=pace or (found.pace if found else DAILY),
        players=players or before,
        channel=reply.interaction.channel_id or 0,
    )
    await show(reply)


async def stop(reply: Reply, pressed: Nothing) -> None:
    """Handles [Stop looking]."""
    await reply.campaigns.looking.stop(reply.interaction.guild_id or 0, reply.person.user)
    await show(reply, reply.words().message("looking-stopped"))


async def join(reply: Reply, pressed: OfProposal) -> None:
    """Handles [Join]: the first press opens the table, and each gives its presser a seat."""
    proposal = await _own_proposal(reply, pressed)
    if proposal is None:
        return
    await reply.defer(fresh=True)
    async with _alone_with(proposal):
        proposal = await reply.campaigns.looking.proposal(proposal.guild, proposal.number) or proposal
        situation = await _table_of(reply, proposal, pressed)
    if situation is None:
        return
    try:
        situation = await reply.campaigns.seats.join(situation.id, reply.person)
    except AlreadySeated:
        situation = await reply.campaigns.lookup.situation(situation.id)
    await reply.services.places.welcome(situation, reply.person.user)
    thread = Spoken(f"<#{situation.facts.thread}>")
    said = reply.words().message("looking-joined", name=safe(situation.facts.name), thread=thread)
    await reply.show(Message(said), fresh=True)


async def _table_of(reply: Reply, proposal: Proposal, pressed: OfProposal) -> Situation | None:
    """Returns the table of a proposal, opened if it is not; None after explaining why that is not possible."""
    if proposal.campaign is not None:
        with suppress(NoThread):  # the table is then gone, and another can be opened
            await reply.services.places.finish(proposal.campaign)  # if an earlier process was killed before its thread
            return await reply.campaigns.lookup.situation(proposal.campaign)
    retry = pressed.press("seek_join")
    channel = await channel_for_new(reply, retry)
    if channel is None:
        return None
    locale = _locale(reply, proposal.guild)
    made = await reply.campaigns.lobby.create(
        game=proposal.game,
        name=await free_name(reply, proposal.guild, game_name(proposal.game, locale)),
        organiser=reply.person,
        guild=proposal.guild,
        channel=channel.id,
        locale=locale,
        settings={"pace": proposal.pace},
        proposal=proposal.number,
    )
    return await placed(reply, made, channel, retry)


async def decline(reply: Reply, pressed: OfProposal) -> None:
    """Handles [Not now]: takes the user out of the proposal."""
    proposal = await _own_proposal(reply, pressed)
    if proposal is not None:
        async with _alone_with(proposal):
            left = await reply.campaigns.looking.proposal(proposal.guild, proposal.number) or proposal
            await reply.campaigns.looking.decline(left, reply.person.user)
        await reply.show(Message(reply.words().message("looking-declined")), fresh=True)


async def _own_proposal(reply: Reply, pressed: OfProposal) -> Proposal | None:
    """Returns the proposal if it is made to the user and can be accepted; None after saying what they can do."""
    found = await reply.campaigns.looking.proposal(reply.interaction.guild_id or 0, pressed.number)
    if found is not None and reply.person.user in found.users:
        return found
    key = "looking-over" if found is None else "looking-for-others"
    again = button(Press("seek"), reply.words().message("button-seek"))
    await reply.show(Message(reply.words().message(key), row(again)), fresh=True)
    return None


def _alone_with(proposal: Proposal) -> asyncio.Lock:
    return _answering.setdefault((proposal.guild, proposal.number), asyncio.Lock())


def _locale(reply: Reply, guild: int) -> str:
    return nearest_locale(reply.campaigns.server_settings.of(guild).locale or reply.locale)


async def open_panel(reply: Reply, pressed: Nothing) -> None:
    """Handles [Look for a table]."""
    await show(reply)


ROUTES: Routes = {
    "seek": Route(Nothing.of, open_panel),
    "seek_games": Route(Nothing.of, pick_games),
    "seek_pace": Route(Nothing.of, pick_pace),
    "seek_players": Route(Nothing.of, pick_players),
    "seek_stop": Route(Nothing.of, stop),
    "seek_join": Route(OfProposal.of, join),
    "seek_decline": Route(OfProposal.of, decline),
}
