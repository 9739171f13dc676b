"""A table seen from outside: the running bot, its people, and the cards in channel and thread."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.gateway.client import Emberkeep
from bot.local_discord import Answer, Person, Sandbox
from bot.local_discord.model.errors import JsonObject
from engine.campaigns import Campaigns, Situation
from tests.end_to_end.playing import BUTTON, MENU, bot_on, carried_out, parts, text_of, until

FINDERS = (5, 6, 8)
"""Menus of people, roles and channels."""


@dataclass
class House:
    """A running bot for tests: people act, and `campaigns` shows what was saved."""

    sandbox: Sandbox
    bot: Emberkeep

    @property
    def campaigns(self) -> Campaigns:
        return self.bot.campaigns

    @property
    def guild(self) -> int:
        return int(self.sandbox.world.home.id)

    def user(self, name: str) -> Person:
        return self.sandbox.user(name)

    async def situation(self, name: str) -> Situation:
        """Returns the campaign of this name, once all that was pressed and typed is carried out."""
        await carried_out(self.bot)
        return next(each for each in await self.campaigns.lookup.of_server(self.guild) if each.facts.name == name)

    def messages(self, channel: str) -> list[JsonObject]:
        """Returns the bot's public messages in a channel or thread, oldest first."""
        bot = str(self.bot.user.id if self.bot.user else 0)
        seen = self.user("Olga").messages(self.sandbox.channel(channel))
        return [each for each in seen if each["author"]["id"] == bot]

    async def card(self, channel: str, said: str) -> JsonObject:
        """Returns the newest public message that says this, waited for."""

        def found() -> JsonObject | None:
            return next((each for each in reversed(self.messages(channel)) if said in text_of(each)), None)

        return dict(await until(found, f"{said!r} in {channel}"))


def shown(answer: Answer) -> str:
    """All texts of what was answered, further messages included."""
    return "\n".join(text_of(each) for each in (answer.message, *answer.follow_ups))


def enabled(message: JsonObject) -> list[str]:
    """Returns the labels of the enabled buttons."""
    return [part["label"] for part in parts(message, BUTTON) if not part.get("disabled")]


def menu(message: JsonObject, verb: str, ending: str = "") -> JsonObject:
    """Returns the first menu that does this."""
    menus = [part for kind in (MENU, *FINDERS) for part in parts(message, kind)]
    found = [part for part in menus if part["custom_id"].split("/")[1] == verb]
    return next(part for part in found if part["custom_id"].endswith(ending))


async def pick(person: Person, answer: Answer, verb: str, value: str, ending: str = "") -> Answer:
    """Picks one value in the first menu that does this."""
    return await person.select(answer, menu(answer.message, verb, ending)["custom_id"], [value])


@asynccontextmanager
async def house_at(sandbox: Sandbox, database: Path) -> AsyncIterator[House]:
    """The bot on a local Discord that is up; enter it again for a restart."""
    async with bot_on(sandbox, database) as bot:
        yield House(sandbox, bot)
