"""Imported where processes of tests are forked from: the words in which commands are told, read once for all."""

from bot.cards.lobby import game_name
from bot.text.speech import catalogue
from engine import games
from engine.words import LOCALES

for locale in LOCALES:
    catalogue(locale)
    for game in map(games.find, games.keys()):
        game_name(game, locale)
