"""Descriptions and choices of commands in every language of ours; their names stay English.

See docs/behaviour.md#languages.
"""

from __future__ import annotations

from collections.abc import Callable

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.text.speech import catalogue
from engine.words import nearest_locale

ORIGINAL = "en"


def said(key: str) -> locale_str:
    """A message of the catalogue, to be shown in the language of whoever sees the command."""
    return translated(lambda locale: catalogue(locale).message(key))


def translated(say: Callable[[str], str]) -> locale_str:
    """Words to be shown in the language of whoever sees the command; `say` gives them in a language of ours."""
    return locale_str(say(ORIGINAL), say=say)


class CommandTranslator(Translator):
    """Answers for those of Discord's languages that are ours; in the others Discord shows English."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The words in that language; None for a name, and where they are English anyway."""
        say = string.extras.get("say")
        language = nearest_locale(locale.value)
        return say(language) if say and language != ORIGINAL else None
