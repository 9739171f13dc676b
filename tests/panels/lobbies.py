"""Every message of a lobby, as it is before people sit and with as many as can play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.live_messages.lobby import lobby_message, table_words
from bot.messages.layout import Message, Picture
from bot.messages.settings_form import form_fields
from bot.panels.lobby.lobby import seat_panel
from bot.panels.lobby.settings import pages_of, settings_panel
from engine.campaigns import Person
from engine.games import find
from tests.lobbies import ORGANISER, in_lobby, reader

MAP = Picture("setup.png", "map", b"")
MENUS_AT_FIRST = 3


class Page(NamedTuple):
    """A message, and its name for a report."""

    name: str
    message: Message


def lobbies(game: str, locale: str) -> Iterator[Page]:
    """Yields the messages of a game's lobby in a language."""
    empty = in_lobby(find(game), locale=locale)
    most = max(find(game).seat_counts)
    for situation in (empty, in_lobby(find(game), 2, 1, locale=locale), in_lobby(find(game), most, locale=locale)):
        people = sum(each.user is not None for each in situation.seats)
        yield Page(f"lobby of {people}", lobby_message(situation))
        if people:
            person = Person(ORGANISER, "Ana")
            panel = seat_panel(situation, person, table_words(situation, locale), None, 0, MAP)
            yield Page(f"seat of {people}", panel)
        yield Page(f"set up for {people}", settings_panel(situation, reader(locale), picture=MAP))
    opening = f"**{find(game).key}**: <#{in_lobby(find(game)).facts.thread}>\nwith a long name"
    yield Page("set up a new one", settings_panel(empty, reader(locale), opening=opening, picture=MAP))
    for page in ("more", *pages_of(form_fields(empty))):
        if page:
            yield Page(f"settings {page}", settings_panel(empty, reader(locale), page))
