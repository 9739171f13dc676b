"""Libraries that are not ours accept a sample of the bot's messages and all its commands (docs/conformance.md).

`make conformance` judges all messages. Without Node's packages nothing can judge, so these tests are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import discord
import orjson
import pytest
from discord import app_commands

from bot.commands.syncing import payload_of
from bot.commands.translating import CommandTranslator
from bot.gateway.routes import COMMANDS
from bot.messages.components import components
from engine.games import find, keys
from engine.words import LOCALES
from tests.conformance.judging import is_installed, judge
from tests.words.positions import _shown, positions, words_at

pytestmark = pytest.mark.skipif(not is_installed(), reason="`make conformance` installs what judges")

MESSAGES, CALLBACK = "/channels/{channel_id}/messages", "/interactions/{interaction_id}/{interaction_token}/callback"
ALL_COMMANDS = "/applications/{application_id}/commands"


def body(template: str, body: Any) -> bytes:
    return orjson.dumps({"method": "POST", "template": template, "body": body})


def sample() -> Iterator[bytes]:
    """Yields all that is shown at a moment of each game in each language."""
    for game in keys():
        situation = next(islice(positions(find(game), 1), 40, None))
        for locale in LOCALES:
            for shown in _shown(situation, words_at(situation, locale), Random(1)):
                yield body(MESSAGES, {"flags": 1 << 15, "components": components(shown.card)})


async def test_messages_of_all_games_in_all_languages_are_accepted() -> None:
    verdict = judge(sample())
    assert (verdict.violations, list(verdict.examples)) == (0, [])
    assert verdict.counts["message"] > 60


async def test_commands_are_accepted_with_their_places() -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        tree = app_commands.CommandTree(client)
        await tree.set_translator(CommandTranslator())
        for make in COMMANDS:
            tree.add_command(make())
        written = await payload_of(tree)
    verdict = judge([body(ALL_COMMANDS, written)])
    assert (verdict.violations, list(verdict.examples)) == (0, [])


BUTTON = {"type": 2, "style": 2, "label": "Go", "custom_id": "b/1"}
OPTION = {"label": "One", "value": "1"}
MENU = {"type": 3, "custom_id": "m/1", "options": [OPTION]}
COMMAND = {"name": "x", "description": "x", "type": 1, "integration_types": [0], "contexts": [0]}


@pytest.mark.parametrize(
    ("template", "wrong"),
    [
        (MESSAGES, {"components": [{"type": 1, "components": [{**BUTTON, "label": "x" * 81}]}]}),
        (MESSAGES, {"components": [{"type": 1, "components": [BUTTON, BUTTON]}]}),
        (MESSAGES, {"components": [{"type": 1, "components": [{**MENU, "placeholder": "x" * 151}]}]}),
        (MESSAGES, {"components": [{"type": 17, "components": [{"type": 10, "content": ""}]}]}),
        (MESSAGES, {"components": [{"type": 17, "components": [{"type": 10, "content": "x", "colour": 5}]}]}),
        (MESSAGES, {"nonce": "x" * 26}),
        (CALLBACK, {"type": 9, "data": {"custom_id": "f/1", "title": "x" * 46, "components": []}}),
        (CALLBACK, {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "1"}]}}),
        (ALL_COMMANDS, [{**COMMAND, "contexts": []}]),
        (ALL_COMMANDS, [{**COMMAND, "description": "x" * 101}]),
    ],
)
def test_judge_finds_what_discord_would_refuse(template: str, wrong: Any) -> None:
    assert judge([body(template, wrong)]).violations > 0
