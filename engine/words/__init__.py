"""Renders Texts in a language with Project Fluent, and reads the rules reference for players."""

from engine.kit.names import LANGUAGES, LOCALES
from engine.words.messages import MissingText
from engine.words.rulebook import BadRulebook, Rule, Rulebook, rulebook
from engine.words.words import Spoken, Words, nearest_locale

__all__ = [
    "LANGUAGES",
    "LOCALES",
    "BadRulebook",
    "MissingText",
    "Rule",
    "Rulebook",
    "Spoken",
    "Words",
    "nearest_locale",
    "rulebook",
]
