"""`/tables`: the lobbies and open seats of a server, in a private list or a message that is kept up to date.

See docs/behaviour.md#open-tables.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.interactions.reply import NoCampaignHere, Reply, Route, Routes
from bot.live_messages.lobby import table_words
from bot.live_messages.tables import Taken, tables_message
from bot.messages.ids import Press
from bot.messages.layout import Message, accent_of, button, row
from bot.messages.payloads import Nothing
from bot.text.speech import safe
from engine.campaigns import Situation
from engine.campaigns.model.errors import AskFirst
from engine.table import Seat
from engine.words import Spoken


@dataclass(frozen=True, slots=True)
class Wanted:
    """The tables that someone looks for; empty and False: all."""

    game: str = ""
    pace: str = ""
    language: str = ""
    newcomers: bool = False

    def fits(self, situation: Situation) -> bool:
        """True if a table is one of these."""
        return (
            self.game in ("", situation.facts.game)
            and self.pace in ("", situation.facts.settings.pace)
            and self.language in ("", situation.locale)
            and not (self.newcomers and situation.hints == "off")
        )


async def show(reply: Reply, wanted: Wanted) -> None:
    """Handles `/tables`: shows the tables that the user can see and that fit."""
    await reply.defer()
    found = await reply.campaigns.lookup.with_free_seats(reply.interaction.guild_id or 0)
    seen = [each for each in found if wanted.fits(each) and reply.sees(each.facts.channel)]
    look = row(button(Press("seek"), reply.words().message("button-seek")))
    await reply.show(tables_message(seen, reply.locale, look))


async def take(reply: Reply, pressed: Nothing) -> None:
    """Handles the menu of seats: gives the user the seat, or asks the organiser for it. Raises NoCampaignHere."""
    taken = Taken.read(reply.value)
    situation = await reply.campaigns.lookup.situation(taken.campaign)
    if situation.facts.guild != reply.interaction.guild_id or not reply.sees(situation.facts.channel):
        raise NoCampaignHere
    words, thread = table_words(situation, reply.locale), Spoken(f"<#{situation.facts.thread}>")
    name, seat = safe(situation.facts.name), Seat(taken.seat)
    try:
        situation = await reply.campaigns.seats.join(situation.id, reply.person, taken.seat)
    except AskFirst:
        await reply.campaigns.seats.apply_for(situation.id, reply.person, taken.seat)
        await reply.show(Message(words.message("tables-asked", name=name, thread=thread, seat=seat)), fresh=True)
        return
    await reply.services.places.welcome(situation, reply.person.user)
    key = "tables-joined" if situation.stage == "lobby" else "tables-yours"
    said = words.message(key, name=name, thread=thread, seat=seat)
    await reply.show(Message(said, accent=accent_of(taken.seat)), fresh=True)


ROUTES: Routes = {
    "tables_take": Route(Nothing.of, take),
}
