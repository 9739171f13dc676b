"""Puts a Text into words in a language, with Project Fluent."""

from engine.words.words import LOCALES, MissingText, Spoken, Words, nearest_locale

__all__ = ["LOCALES", "MissingText", "Spoken", "Words", "nearest_locale"]
