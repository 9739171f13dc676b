"""A small bot on the real discord.py, with one of everything that the local Discord must carry."""

import io

import discord
from discord import app_commands
from PIL import Image

from bot.interactions.connection import Connection
from engine.storage import Shards

SITES = ["Araumycelium", "Blingdenstone", "Buiyrandyn", "Chaulssin"]


def picture(width: int = 6, height: int = 4) -> bytes:
    """Returns a small PNG."""
    packed = io.BytesIO()
    Image.new("RGB", (width, height), (40, 20, 60)).save(packed, "PNG")
    return packed.getvalue()


class Move(discord.ui.DynamicItem[discord.ui.Button], template=r"move:(?P<number>\d+)"):
    """A button that survives restarts; pressing it says which one it was."""

    def __init__(self, number: int) -> None:
        button = discord.ui.Button(label=f"Move {number}", custom_id=f"move:{number}")
        super().__init__(button)
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"moved {self.number} by {interaction.user.display_name}")


class Pick(discord.ui.DynamicItem[discord.ui.Select], template=r"pick:(?P<game>\d+)"):
    """A menu that survives restarts."""

    def __init__(self, game: int) -> None:
        options = [discord.SelectOption(label=name, value=name.lower()) for name in SITES]
        super().__init__(discord.ui.Select(custom_id=f"pick:{game}", options=options, max_values=2))

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["game"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        chosen = ", ".join(interaction.data["values"])
        await interaction.response.send_message(f"picked {chosen}", ephemeral=True)


class Orders(discord.ui.Modal, title="Orders"):
    """A form with text, a menu and a choice of one."""

    army = discord.ui.Label(text="Army", component=discord.ui.TextInput(custom_id="army", max_length=10))
    place = discord.ui.Label(
        text="Place",
        component=discord.ui.Select(
            custom_id="place", options=[discord.SelectOption(label=name, value=name.lower()) for name in SITES]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.army.component.value} to {self.place.component.values[0]}")


class OpenOrders(discord.ui.DynamicItem[discord.ui.Button], template=r"orders"):
    """A button that opens the form."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Orders", custom_id="orders"))

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Orders())


class Later(discord.ui.DynamicItem[discord.ui.Button], template=r"later"):
    """A button whose update comes after a deferral."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Later", custom_id="later"))

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later it was")


class Card(discord.ui.LayoutView):
    """A turn card of the second version of components, with a picture and a button."""

    def __init__(self, picture_address: str) -> None:
        super().__init__(timeout=None)
        section = discord.ui.Section(discord.ui.TextDisplay("Your turn"), accessory=Move(7))
        gallery = discord.ui.MediaGallery(discord.MediaGalleryItem(picture_address, description="the board"))
        row = discord.ui.ActionRow(Pick(3))
        self.add_item(discord.ui.Container(section, gallery, row, accent_colour=0x884422))


def buttons(*items: discord.ui.Item) -> discord.ui.View:
    """Returns a view of these items that never times out."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


class SmallBot(Connection):
    """The bot; its commands are synced before it connects."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(Shards(), intents=intents or discord.Intents.default(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.resumed = 0

    async def setup_hook(self) -> None:
        add_commands(self.tree)
        self.add_dynamic_items(Move, Pick, OpenOrders, Later)
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_resumed(self) -> None:
        self.resumed += 1


def add_commands(tree: app_commands.CommandTree) -> None:
    """Give the bot its commands."""

    @tree.command(description="Say something back")
    async def echo(
        interaction: discord.Interaction,
        words: str,
        times: app_commands.Range[int, 1, 3] = 1,
        loud: bool = False,
    ) -> None:
        text = " ".join([words] * times)
        await interaction.response.send_message(text.upper() if loud else text)

    @tree.command(description="Whisper")
    async def whisper(interaction: discord.Interaction, words: str) -> None:
        await interaction.response.send_message(words, ephemeral=True)

    @tree.command(description="Things of Discord")
    async def inspect(
        interaction: discord.Interaction,
        member: discord.Member,
        where: discord.TextChannel | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        size = len(await file.read()) if file else 0
        await interaction.response.send_message(f"{member.display_name} {where} {size} {interaction.locale.value}")

    campaign = app_commands.Group(name="campaign", description="Campaigns")

    @campaign.command(name="new", description="Start")
    @app_commands.choices(game=[app_commands.Choice(name="Tyrants", value="tyrants")])
    async def new(interaction: discord.Interaction, game: str) -> None:
        await interaction.response.send_message(f"new {game}")

    tree.add_command(campaign)

    @tree.command(description="Act")
    async def act(interaction: discord.Interaction, choice: str) -> None:
        await interaction.response.send_message(f"you chose {choice}")

    @act.autocomplete("choice")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = [name for name in SITES if current.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name.lower()) for name in found]

    @tree.command(description="A panel of buttons and a menu")
    async def panel(interaction: discord.Interaction) -> None:
        view = buttons(Move(1), Move(2), OpenOrders(), Later(), Pick(9))
        await interaction.response.send_message("panel", view=view)

    @tree.command(description="A turn card")
    async def card(interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(picture()), "board.png")
        await interaction.response.send_message(view=Card("attachment://board.png"), file=file)

    @tree.command(description="Slow")
    async def slow(interaction: discord.Interaction, secret: bool = False) -> None:
        await interaction.response.defer(ephemeral=secret, thinking=True)
        await interaction.followup.send("first")
        await interaction.followup.send("second", ephemeral=True)

    @tree.command(description="Never answers")
    async def silent(interaction: discord.Interaction) -> None:
        """Nothing at all."""

    @tree.command(description="For moderators")
    @app_commands.default_permissions(manage_messages=True)
    async def purge(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("purged", ephemeral=True)

    @tree.context_menu(name="History from here")
    async def history(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"since: {message.content}", ephemeral=True)
