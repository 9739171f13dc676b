"""Descriptions and choices of commands in every supported language; command names stay English.

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
    """Returns a message of the catalogue in the language of whichever user sees the command."""
    return translated(lambda locale: catalogue(locale).message(key))


def translated(say: Callable[[str], str]) -> locale_str:
    """Returns a text in the language of the user who sees the command; `say` returns it in a given language."""
    return locale_str(say(ORIGINAL), say=say)


class CommandTranslator(Translator):
    """Translates into the supported languages; for others Discord shows English."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """Returns the translation; None for a name, and if it is English anyway."""
        say = string.extras.get("say")
        language = nearest_locale(locale.value)
        return say(language) if say and language != ORIGINAL else None
