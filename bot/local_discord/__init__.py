"""A local Discord for developing and testing bots: a REST API, a gateway and a web page."""

from bot.local_discord.actions.attachments import Upload
from bot.local_discord.model.clock import ManualClock
from bot.local_discord.model.interaction import NoAnswer
from bot.local_discord.model.state import Cast
from bot.local_discord.people.answer import Answer
from bot.local_discord.people.inputs import NotPossible
from bot.local_discord.people.people import Person
from bot.local_discord.server import Sandbox

__all__ = [
    "Answer",
    "Cast",
    "ManualClock",
    "NoAnswer",
    "NotPossible",
    "Person",
    "Sandbox",
    "Upload",
]
