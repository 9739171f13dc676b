"""Puts a Text into words in a language, with Project Fluent; and the rules of a game as its players read them."""

from engine.kit.content import LOCALES
from engine.words.messages import MissingText
from engine.words.rulebook import BadRulebook, Rule, Rulebook, rulebook
from engine.words.words import Spoken, Words, nearest_locale

__all__ = [
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
