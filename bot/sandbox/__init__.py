"""A local Discord: the part of REST v10 and gateway v10 that the real discord.py uses, and a page for people.

sandbox = Sandbox()
await sandbox.start(port=0)
with point_discord_at(sandbox.url):
    await client.start(sandbox.token)
"""

from bot.sandbox.actions.attachments import Upload
from bot.sandbox.answer import Answer
from bot.sandbox.clock import ManualClock
from bot.sandbox.inputs import NotPossible
from bot.sandbox.interaction import NoAnswer
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.state import Cast

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
