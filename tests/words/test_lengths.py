"""Limits of labels in every language (docs/behaviour.md#lengths), and of command descriptions."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from discord import Client, Intents, Locale
from discord.app_commands import CommandTree

from bot.commands.syncing import payload_of
from bot.commands.translating import CommandTranslator
from bot.gateway.routes import COMMANDS
from bot.local_discord.limits.commands import commands
from bot.local_discord.rest.description import official
from bot.messages.fitting import SMALL, shortest
from engine.words import LANGUAGES
from tests.words.messages import EVERY_MESSAGE, messages, said

LONGEST = {  # by the beginning of the key; a variable within counts nothing
    "button-": 34,
    "group-": 18,
    "command-": 72,
    "parameter-": 72,
    "choice-": 50,
    "menu-": 32,
    "more-": 40,
    "option-.*-detail": 100,
    "option-": 50,
    "setting-": 50,
    "value-": 50,
    "permission-": 50,
    "help-[a-z-]+-name": 34,
    "request-why-": 40,
    "error-": 200,
    "post-": 100,
    "help": 600,
}
OURS = {Locale.brazil_portuguese: "pt-BR", Locale.spain_spanish: "es", Locale.latin_american_spanish: "es"}


@pytest.mark.parametrize(("package", "locale"), EVERY_MESSAGE)
def test_nothing_is_longer_than_its_place(package: str, locale: str) -> None:
    too_long = {}
    for message in messages(package, locale).values():
        most = next((most for start, most in LONGEST.items() if re.match(start, message.key)), None)
        length = max(len(words) for number in (1, 2) for words in said(package, locale, message, number, word=""))
        if most is not None and length > most:
            too_long[message.key] = length
    assert too_long == {}


HINT = "hint-"
LINES_OF_A_HINT = 2


@pytest.mark.parametrize(("package", "locale"), EVERY_MESSAGE)
def test_first_sentence_of_a_hint_fits_below_a_short_question(package: str, locale: str) -> None:
    """No panel has more room, so a longer hint would never be shown."""
    hints = [each for each in messages(package, locale).values() if each.key.startswith(HINT)]
    spoken = [(each.key, words) for each in hints for words in said(package, locale, each, 2, word="B2")]
    assert {key: words for key, words in spoken if shortest(words, SMALL, LINES_OF_A_HINT).endswith("…")} == {}


async def told() -> Sequence[dict[str, Any]]:
    """Returns the commands as the bot registers them."""
    async with Client(intents=Intents.none()) as client:
        tree = CommandTree(client)
        for make in COMMANDS:
            tree.add_command(make())
        await tree.set_translator(CommandTranslator())
        return await payload_of(tree)


def described(told: Any) -> list[dict[str, Any]]:
    """Everything with a description, however deep: commands, subcommands and their options."""
    found = [told] if told.get("description") else []
    return [*found, *(each for option in told.get("options", ()) for each in described(option))]


async def test_discord_takes_the_commands_in_every_language() -> None:
    body = await told()
    path = "/applications/{application_id}/commands"
    assert official().complaints("PUT", path, {}, body) == []
    assert list(commands(list(body))) == []


async def test_every_description_and_choice_is_translated_and_no_name() -> None:
    for command in await told():
        if command["type"] == 3:
            assert command["name_localizations"].keys() == {locale.value for locale in OURS}
            continue
        for each in described(command):
            assert not each.get("name_localizations"), each["name"]
            assert each["description_localizations"].keys() == {locale.value for locale in OURS}, each["name"]
            for choice in each.get("choices", ()):
                if choice["value"] in LANGUAGES:  # each calls itself the same in all languages
                    continue
                assert choice["name_localizations"].keys() == {locale.value for locale in OURS}, choice


async def test_text_lengths_are_checked_in_readers_language() -> None:
    act = next(each for each in await told() if each["name"] == "act")
    assert (
        act["description_localizations"]["pt-BR"]
        == "Faça uma escolha: digite para buscar ou deixe vazio para abrir o painel"
    )
    assert act["description_localizations"]["es-419"] == act["description_localizations"]["es-ES"]
    assert act["description_localizations"]["es-ES"].startswith("Elige una opción")
