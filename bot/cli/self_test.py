"""A self-test in a channel of the host's own server: tries everything on Discord that the bot needs."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from PIL import Image
from pydantic import AnyHttpUrl

from bot.discord.permissions import OF_SOME_FEATURES, in_words, missing
from bot.gateway.pointing import DISCORD, point_discord_at
from bot.messages.components import View, files, modal
from bot.messages.ids import Press
from bot.messages.layout import Button, Field, Message, Picture, button, entry, form, menu, row

WAIT_FOR_A_PRESS = 120.0  # seconds
WAIT_FOR_DISCORD = 60.0
COMMAND = "emberkeep-test"
ANSWER = "Emberkeep"
THREADS = "Create Public Threads and Send Messages in Threads"

Say = Callable[[str], None]


class NoSuchChannel(Exception):
    """The bot cannot see a text channel with this id."""


class Unexpected(Exception):
    """Something other than expected came of a step."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to try. `needs` is what it takes on Discord's side."""

    name: str
    needs: str
    run: Callable[[], Awaitable[object]]


class Tester(discord.AutoShardedClient):
    """A client that does nothing but keep interactions for the test."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.pressed: asyncio.Queue[discord.Interaction] = asyncio.Queue()
        self.completed = asyncio.Event()
        self.message: int | None = None

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Keeps presses on the test's own message: older tables in the channel may have buttons too."""
        if interaction.message is not None and interaction.message.id == self.message:
            await self.pressed.put(interaction)


async def check_discord(token: str, channel: int, say: Say, *, proxy: AnyHttpUrl | None, people: bool) -> bool:
    """Runs the self-test and says what worked; `people` includes the steps for which somebody has to press. Returns
    True if all did. Raises NoSuchChannel, and what discord.py raises if it cannot log in."""
    with point_discord_at(str(proxy or DISCORD)):
        async with _connected(token) as client:
            found = client.get_channel(channel)
            if not isinstance(found, discord.TextChannel):
                raise NoSuchChannel(channel)
            test = SelfTest(client, found, say)
            return await test.run(people=people)


@asynccontextmanager
async def _connected(token: str) -> AsyncIterator[Tester]:
    async with Tester() as client:
        await client.login(token)
        running = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait((running, ready), timeout=WAIT_FOR_DISCORD, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        try:
            if not ready.done():
                raise TimeoutError
            yield client
        finally:
            await client.close()
            await asyncio.gather(running, ready, return_exceptions=True)


class SelfTest:
    """The steps in one channel. What they leave behind is deleted at the end."""

    def __init__(self, client: Tester, channel: discord.TextChannel, say: Say) -> None:
        self._client = client
        self._channel = channel
        self._say = say
        self._message: discord.Message | None = None
        self._thread: discord.Thread | None = None

    async def run(self, *, people: bool) -> bool:
        """Runs all steps. Returns True if all worked."""
        passed = [self._permissions()]
        try:
            steps = (*self._alone(), *(self._with_a_person() if people else ()))
            passed += [await self._tried(step) for step in steps]
        finally:
            await self._tidy_up()
        return all(passed)

    def _permissions(self) -> bool:
        granted = self._channel.permissions_for(self._channel.guild.me)
        lacking = missing(granted)
        for name in lacking:
            self._say(f"missing  permission {in_words(name)}: no table can be opened here")
        for name in missing(granted, OF_SOME_FEATURES):
            self._say(f"missing  permission {in_words(name)}, optional: {OF_SOME_FEATURES[name]}")
        if not lacking:
            self._say("ok       permissions to open a table")
        return not lacking

    async def _tried(self, step: Step) -> bool:
        try:
            async with asyncio.timeout(WAIT_FOR_A_PRESS):
                await step.run()
        except (discord.DiscordException, TimeoutError, Unexpected) as error:
            why = "nobody answered in time" if isinstance(error, TimeoutError) else str(error)
            self._say(f"failed   {step.name}: {why}. It needs {step.needs}.")
            return False
        self._say(f"ok       {step.name}")
        return True

    def _alone(self) -> tuple[Step, ...]:
        return (
            Step("post a message", "Send Messages and View Channel", self._post),
            Step("edit it and upload a picture", "Attach Files", self._edit),
            Step("open a thread and post there", THREADS, self._open_thread),
            Step("read the thread", "Read Message History", self._read),
            Step("pin a message", "Pin Messages", self._pin),
            Step("register a command", "the scope applications.commands: invite the bot again", self._register),
        )

    def _with_a_person(self) -> tuple[Step, ...]:
        pressed = "a press in the channel; stop other processes that use this token"
        return (
            Step("answer a button privately", pressed, self._answer_button),
            Step("answer a menu", pressed, self._answer_menu),
            Step("open a form and read it", pressed, self._answer_form),
            Step("complete a command", f"the command /{COMMAND}; restart Discord if it is not listed", self._complete),
        )

    # ------------------------------------------------------------ what the bot does by itself

    async def _post(self) -> None:
        self._message = await self._channel.send(view=View(Message("Emberkeep's self-test has begun.")))
        self._client.message = self._message.id

    async def _edit(self) -> None:
        data = io.BytesIO()
        Image.new("P", (60, 40), 1).save(data, "PNG")
        shown = Message("Emberkeep's self-test.", Picture("test.png", "A test picture", data.getvalue()))
        await self._posted.edit(view=View(shown), attachments=files(shown))

    async def _open_thread(self) -> None:
        self._thread = await self._channel.create_thread(
            name="Emberkeep self-test", type=discord.ChannelType.public_thread
        )
        await self._thread.send(view=View(Message("This thread is deleted at the end of the test.")))

    async def _read(self) -> None:
        if self._thread is None:
            raise Unexpected("there is no thread")
        if not [each async for each in self._thread.history(limit=5)]:
            raise Unexpected("the message in the thread is not there")

    async def _pin(self) -> None:
        await self._posted.pin()

    async def _register(self) -> None:
        completed = self._client.completed

        async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            completed.set()
            return [app_commands.Choice(name=ANSWER, value=ANSWER)]

        async def answer(interaction: discord.Interaction, word: str) -> None:
            await interaction.response.send_message(view=View(Message("It works.")), ephemeral=True)

        command: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=COMMAND, description="Emberkeep's self-test", callback=answer
        )
        command.autocomplete("word")(complete)
        self._client.tree.add_command(command, guild=self._channel.guild)
        await self._client.tree.sync(guild=self._channel.guild)

    # ------------------------------------------------------------ what takes a person

    async def _answer_button(self) -> None:
        await self._ask("Press the button.", button(Press("test"), "Press me"))
        interaction = await self._client.pressed.get()
        await interaction.response.send_message(view=View(Message("Only you can see this.")), ephemeral=True)

    async def _answer_menu(self) -> None:
        shown = menu(Press("test_menu"), "Choose the second", [entry("First", "1"), entry("Second", "2")])
        self._say(f"         In #{self._channel.name}: choose the second entry of the menu.")
        await self._posted.edit(view=View(Message("Choose the second entry.", shown)), attachments=[])
        interaction = await self._client.pressed.get()
        await interaction.response.defer()
        if "'2'" not in str(interaction.data):
            raise Unexpected("another entry arrived")

    async def _answer_form(self) -> None:
        await self._ask("Press the button, and send the form.", button(Press("test_form"), "Open the form"))
        interaction = await self._client.pressed.get()
        field = Field("word", f"Type {ANSWER}", 20)
        await interaction.response.send_modal(modal(form(Press("test_said"), "Emberkeep", field)))
        sent = await self._client.pressed.get()
        await sent.response.defer()
        if ANSWER not in str(sent.data):
            raise Unexpected("other text arrived")

    async def _complete(self) -> None:
        self._say(f"         In #{self._channel.name}: type /{COMMAND} and wait for a suggestion.")
        await self._client.completed.wait()

    async def _ask(self, told: str, *buttons: Button) -> None:
        self._say(f"         In #{self._channel.name}: {told}")
        await self._posted.edit(view=View(Message(told, row(*buttons))), attachments=[])

    # ------------------------------------------------------------ the end

    @property
    def _posted(self) -> discord.Message:
        if self._message is None:
            raise Unexpected("there is no message")
        return self._message

    async def _own_messages(self) -> list[discord.Message]:
        """Returns the test's message, and Discord's notes that it was pinned and that a thread was opened."""
        if self._message is None:
            return []
        try:
            found = [each async for each in self._channel.history(limit=20, after=self._message)]
        except discord.HTTPException:
            found = []
        return [self._message, *(each for each in found if each.author == self._client.user)]

    async def _tidy_up(self) -> None:
        """Deletes what the test has made; what cannot be deleted is named."""
        guild = self._channel.guild
        self._client.tree.clear_commands(guild=guild)
        for name, made in (("thread", self._thread), *(("message", each) for each in await self._own_messages())):
            try:
                if made is not None:
                    await made.delete()
            except discord.HTTPException as error:
                self._say(f"         Delete the {name} of the test yourself: {error}.")
        try:
            await self._client.tree.sync(guild=guild)
        except discord.HTTPException as error:
            self._say(f"         The command /{COMMAND} stays until the next test: {error}.")
