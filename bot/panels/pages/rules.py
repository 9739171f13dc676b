"""`/rule` and [Rules]: a game's rules by topic, and search.

See docs/behaviour.md#commands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.interactions.reply import NoCampaignHere, Reply, Route, Routes
from bot.live_messages.lobby import game_name
from bot.messages.ids import LONGEST, NotOurs, Press
from bot.messages.layout import (
    MOST_ENTRIES,
    Button,
    Control,
    Field,
    Illustrated,
    Message,
    Part,
    Picture,
    button,
    entry,
    form,
    menu,
    row,
    rows,
)
from bot.messages.payloads import GameRules
from bot.messages.pictures import filename
from bot.text.primer import SENTENCE_END
from bot.text.rulebook import Entry, entries, index, look_up, topics
from bot.text.speech import catalogue, cut, safe, shortened
from engine.games import keys
from engine.words import Spoken
from engine.words.primer import primer
from renders.canvas.looks import Look
from renders.emblem import emblem

LONGEST_SEARCH = 60
LONGEST_CARD = 1500
LONGEST_DETAIL = 90
FIELD = "words"


# ---------------------------------------------------------------- what can be pressed


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """An entry of a game's rules."""

    game: str
    key: str

    @classmethod
    def of(cls, press: Press) -> RuleEntry:
        """Reads a press. Raises NotOurs."""
        return cls(*press.fields(2))

    @property
    def press(self) -> Press:
        """The press that shows it."""
        return Press("rule_read", what=f"{self.game}:{self.key}")


@dataclass(frozen=True, slots=True)
class RuleMenu:
    """A menu of entries; the number distinguishes menus of the same message."""

    game: str
    number: int

    @classmethod
    def of(cls, press: Press) -> RuleMenu:
        """Reads a press."""
        return cls(press.what, press.n)

    @property
    def press(self) -> Press:
        """The press of the menu."""
        return Press("rule_pick", n=self.number, what=self.game)


@dataclass(frozen=True, slots=True)
class RuleSearch:
    """A search in a game's rules."""

    game: str
    typed: str

    @classmethod
    def of(cls, press: Press) -> RuleSearch:
        """Reads a press. Raises NotOurs."""
        return cls(*press.fields(2))

    @property
    def press(self) -> Press:
        """The press that searches, with as many words as fit in a custom id."""
        bare = Press("rule_which", what=f"{self.game}:")
        return replace(bare, what=bare.what + self.typed[: LONGEST - len(bare.custom_id)])


async def show_index(reply: Reply, pressed: GameRules) -> None:
    """Handles [Rules]: shows all entries by topic in an additional message."""
    await reply.show(index_message(await _read(await _game(reply, pressed), reply.locale), reply.locale), fresh=True)


async def back_to_index(reply: Reply, pressed: GameRules) -> None:
    """Handles [All rules]: shows the index in place of an entry."""
    await reply.show(index_message(await _read(_known(pressed.game), reply.locale), reply.locale))


async def pick(reply: Reply, pressed: RuleMenu) -> None:
    """Handles the selection of an entry from a menu."""
    await _show_entry(reply, _known(pressed.game), reply.value)


async def read(reply: Reply, pressed: RuleEntry) -> None:
    """Handles the button of an entry."""
    await _show_entry(reply, _known(pressed.game), pressed.key)


async def ask(reply: Reply, pressed: GameRules) -> None:
    """Handles [Search…]: opens the search form."""
    words = reply.words()
    written = Field(FIELD, words.message("rule-field"), LONGEST_SEARCH)
    await reply.open(form(GameRules(game=_known(pressed.game)).press("rule_said"), words.message("rule-form"), written))


async def said(reply: Reply, pressed: GameRules) -> None:
    """Handles the search form."""
    await answer(reply, _known(pressed.game), reply.fields.get(FIELD, ""))


async def of_which(reply: Reply, pressed: RuleSearch) -> None:
    """Handles the choice of a game to search in."""
    await answer(reply, _known(pressed.game), pressed.typed)


# ---------------------------------------------------------------- what answers


async def answer(reply: Reply, game: str, typed: str) -> None:
    """Shows the best match, and what else was found."""
    typed = shortened(typed.strip(), LONGEST_SEARCH)
    found = await asyncio.to_thread(look_up, game, reply.locale, typed)
    if found:
        await reply.show(entry_message(game, found[0], reply.locale, found[1:], look=wished_look(reply)))
    else:
        nothing = reply.words().message("rule-none", typed=safe(typed))
        await reply.show(Message(nothing, row(*_ways_on(game, reply.locale))))


async def answer_anywhere(reply: Reply, typed: str) -> None:
    """Searches without a known game: in the likely one or the only one with a match; else asks which game is meant."""
    typed = shortened(typed.strip(), LONGEST_SEARCH)
    games = await asyncio.to_thread(games_that_know, reply.locale, typed)
    likely = await likely_game(reply)
    if likely in games or len(games) == 1:
        await answer(reply, likely if likely in games else games[0], typed)
        return
    presses = {
        game: RuleSearch(game, typed).press if games else GameRules(game=game).press() for game in games or keys()
    }
    buttons = [button(press, game_name(game, reply.locale)) for game, press in presses.items()]
    key = "rule-which-game" if games else "rule-none"
    await reply.show(Message(reply.words().message(key, typed=safe(typed)), *rows(buttons)))


def games_that_know(locale: str, typed: str) -> list[str]:
    """Returns the games with an entry of exactly this name; if there are none, those with any match."""
    called = [game for game in keys() if index(game, locale).calls(typed)]
    return called or [game for game in keys() if look_up(game, locale, typed)]


async def _show_entry(reply: Reply, game: str, key: str) -> None:
    every = entries(await _read(game, reply.locale), reply.locale)
    if key not in every:
        raise NotOurs
    await reply.show(entry_message(game, every[key], reply.locale, look=wished_look(reply)))


async def _read(game: str, locale: str) -> str:
    """Loads a game's rules off the event loop unless they are loaded, and returns the game."""
    await asyncio.to_thread(index, game, locale)
    return game


async def _game(reply: Reply, pressed: GameRules) -> str:
    """Returns the game that a press names, else that of its campaign or thread."""
    if pressed.game:
        return _known(pressed.game)
    return (await (reply.campaign(pressed.campaign) if pressed.campaign else reply.situation())).game.key


def _known(key: str) -> str:
    """Returns the game's key from a custom id. Raises NotOurs."""
    if key not in keys():
        raise NotOurs
    return key


async def game_here(reply: Reply) -> str | None:
    """Returns the game of this thread, else the only game there is."""
    try:
        return (await reply.situation()).game.key
    except NoCampaignHere:
        return keys()[0] if len(keys()) == 1 else None


async def likely_game(reply: Reply) -> str | None:
    """Returns the game of the user's lesson; else the only game of this channel, or of the user's campaigns."""
    user, parent = reply.person.user, reply.parent
    learnt = await reply.campaigns.lessons.game_now(user)
    here = reply.interaction.guild_id or 0, parent.id if parent else 0
    return learnt or await reply.campaigns.lookup.game_of(user, *here)


# ---------------------------------------------------------------- what is shown


def index_message(game: str, locale: str) -> Message:
    """Builds the index: each topic a menu."""
    words = catalogue(locale)
    every = entries(game, locale).values()
    menus = [
        _entry_menu(RuleMenu(game, at).press, name, [each for each in every if each.topic == at])
        for at, name in enumerate(topics(game, locale))
    ]
    title = words.message("rule-index", game=Spoken(game_name(game, locale)))
    return Message(title, *menus, row(_primer_button(game, locale), _search_button(game, locale)))


def entry_message(
    game: str, shown: Entry, locale: str, others: Sequence[Entry] = (), *, look: Look | None = "usual"
) -> Message:
    """Builds one entry with its symbols (None: without), related entries, and other matches."""
    every = entries(game, locale)
    links = [button(RuleEntry(game, key).press, every[key].title) for key in shown.see]
    found = catalogue(locale).message("rule-others", count=min(len(others), MOST_ENTRIES))
    return Message(
        *_entry_parts(game, shown, look),
        *rows(links),
        _entry_menu(RuleMenu(game, len(topics(game, locale))).press, found, others) if others else None,
        row(*_ways_on(game, locale)),
    )


def _entry_parts(game: str, shown: Entry, look: Look | None) -> list[Part]:
    """Returns the title and the text. Only the first sentence is beside the symbols, where space is tight."""
    title, text = f"### {shown.title}", cut(shown.text, LONGEST_CARD)
    if not shown.symbols or look is None:
        return [f"{title}\n{text}"]
    first, *others = SENTENCE_END.split(text, maxsplit=1)
    symbols = Picture(filename("symbol"), shown.title, emblem(game, tuple(shown.symbols), look))
    return [Illustrated(f"{title}\n{first}", symbols), *others]


def wished_look(reply: Reply) -> Look | None:
    """Returns the reader's preferred look of pictures; None for no pictures."""
    wished = reply.preferences.pictures
    return None if wished == "words" or not reply.interaction.app_permissions.attach_files else wished


def _entry_menu(press: Press, name: str, offered: Sequence[Entry]) -> Control:
    lines = [entry(each.title, each.key, cut(each.text.replace("\n", " "), LONGEST_DETAIL)) for each in offered]
    return menu(press, name, lines[:MOST_ENTRIES])


def _ways_on(game: str, locale: str) -> list[Button | None]:
    words = catalogue(locale)
    return [
        button(GameRules(game=game).press("rule_index"), words.message("button-all-rules")),
        _primer_button(game, locale),
        _search_button(game, locale),
    ]


def _primer_button(game: str, locale: str) -> Button | None:
    said = catalogue(locale).message("button-primer")
    return button(GameRules(game=game).press("primer"), said) if primer(game) else None


def _search_button(game: str, locale: str) -> Button:
    return button(GameRules(game=game).press("rule_search"), catalogue(locale).message("button-search"))


ROUTES: Routes = {
    "rule": Route(GameRules.of, show_index),
    "rule_index": Route(GameRules.of, back_to_index),
    "rule_pick": Route(RuleMenu.of, pick),
    "rule_read": Route(RuleEntry.of, read),
    "rule_said": Route(GameRules.of, said),
    "rule_search": Route(GameRules.of, ask),
    "rule_which": Route(RuleSearch.of, of_which),
}
