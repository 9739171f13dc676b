"""A small bot that has one of everything that the local Discord's page must be able to show and do."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import app_commands, ui
from PIL import Image

from bot.gateway.pointing import point_discord_at
from bot.interactions.connection import Connection
from bot.local_discord import Sandbox
from engine.storage import Shards

COLOURS = ("Black", "Blue", "Brown", "Green", "Red")
ALT_TEXT = "A red square, 40 pixels wide."


def red_square() -> discord.File:
    """Returns a picture."""
    data = io.BytesIO()
    Image.new("RGB", (40, 30), "#cf3f3a").save(data, "PNG")
    data.seek(0)
    return discord.File(data, "square.png", description=ALT_TEXT)


class Why(ui.Modal, title="Why?"):
    """A form. The text "say nothing" gets no answer."""

    reason: ui.Label[ui.Modal] = ui.Label(text="Reason", component=ui.TextInput(max_length=100))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.reason.component, ui.TextInput)
        if self.reason.component.value == "say nothing":
            raise ValueError("no answer, so that the form stays open")
        await interaction.response.send_message(f"{interaction.user.display_name} says: {self.reason.component.value}")

    async def on_error(self, interaction: discord.Interaction, error: Exception) -> None:
        """Say nothing, so that sending the form fails."""


class Discard(ui.Select["Panel"]):
    """A menu that wants two."""

    def __init__(self) -> None:
        cards = [
            discord.SelectOption(label=name, description=f"{name} goes away") for name in ("Noble", "Soldier", "Spy")
        ]
        super().__init__(custom_id="discard", placeholder="Discard 2", min_values=2, max_values=2, options=cards)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Panel(f"Discarded: {', '.join(self.values)}"))


class Panel(ui.LayoutView):
    """A message with text, a picture, a menu and buttons."""

    def __init__(self, words: str, *, with_picture: bool = False) -> None:
        super().__init__(timeout=None)
        container: ui.Container[Panel] = ui.Container(ui.TextDisplay(f"**Panel**\n{words}"), accent_colour=0xBF296E)
        if with_picture:
            item = discord.MediaGalleryItem("attachment://square.png", description=ALT_TEXT)
            container.add_item(ui.MediaGallery(item))
        container.add_item(ui.ActionRow(Discard()))
        container.add_item(ui.ActionRow(*(self.button(label) for label in ("Act", "Why", "Silence"))))
        self.add_item(container)

    def button(self, label: str) -> ui.Button[Panel]:
        """Returns a button that does what its label says."""
        button: ui.Button[Panel] = ui.Button(label=label, custom_id=label.lower())
        button.callback = getattr(self, label.lower())  # type: ignore[method-assign]
        return button

    async def act(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Panel(f"{interaction.user.display_name} has acted"))

    async def why(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Why())

    async def silence(self, interaction: discord.Interaction) -> None:
        """Say nothing, so that the press fails."""


def commands() -> list[app_commands.Command | app_commands.Group]:  # type: ignore[type-arg]
    """Returns the bot's commands."""
    campaign = app_commands.Group(name="campaign", description="Campaigns")

    @campaign.command(description="Open a table")
    @app_commands.choices(game=[app_commands.Choice(name="Tyrants of the Underdark", value="tyrants")])
    async def new(interaction: discord.Interaction, game: str, name: str = "") -> None:
        await interaction.response.send_message(f"A table for {game}{name and ': '}{name}")

    @app_commands.command(description="Choose a colour")
    async def paint(interaction: discord.Interaction, colour: str) -> None:
        await interaction.response.send_message(f"Painted {colour}")

    @paint.autocomplete("colour")
    async def colours(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        fitting = [name for name in COLOURS if current.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name.lower()) for name in fitting]

    @app_commands.command(description="A message with everything")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Panel("Choose.", with_picture=True), file=red_square())

    @app_commands.command(description="Something for you alone")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name} holds the Noble", ephemeral=True)

    earlier: list[discord.Interaction] = []

    @app_commands.command(description="A panel for you alone; what comes late for those before it comes now")
    async def hidden(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Panel("Choose."), ephemeral=True)
        for each in earlier:
            await each.edit_original_response(view=Panel("The picture has come"))
        earlier.append(interaction)

    @app_commands.command(description="Mention somebody")
    async def call(interaction: discord.Interaction, who: discord.Member) -> None:
        await interaction.response.send_message(f"{who.mention}, your turn")

    return [campaign, paint, panel, secret, hidden, call]


@asynccontextmanager
async def visiting(sandbox: Sandbox) -> AsyncIterator[Connection]:
    """The bot, logged in at a local Discord until the context closes."""
    client = Connection(Shards(), intents=discord.Intents.default(), guild_ready_timeout=0.05)
    tree = app_commands.CommandTree(client)
    for command in commands():
        tree.add_command(command)
    client.setup_hook = tree.sync  # type: ignore[method-assign, assignment]
    with point_discord_at(sandbox.url):
        async with client:
            await client.login(sandbox.token)
            running = asyncio.create_task(client.connect())
            await client.wait_until_ready()
            yield client
        await running
