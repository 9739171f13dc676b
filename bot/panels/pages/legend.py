"""[Legend] and "Look closer" below a picture: its symbols by name, and its cards with their full words.

See docs/behaviour.md#pictures-explained.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import NOBODY, NotOurs, Press
from bot.messages.layout import MOST_ENTRIES, Button, Menu, Message, Picture, button, entry, menu
from bot.messages.payloads import OfCampaign
from bot.messages.pictures import BOARD, filename, job_of
from bot.panels.pages.rules import RuleMenu, entry_message, wished_look
from bot.panels.pages.seat_sheets import open_sheet, sheet_job
from bot.text.primer import SENTENCE_END
from bot.text.rulebook import Entry, entries
from bot.text.speech import cut
from engine.campaigns import Situation
from engine.words import Spoken, Words, rulebook
from renders.canvas.encoding import symbols_in
from renders.job import Job
from renders.symbol_sheet import MOST, symbol_sheet

LEGEND_MENU = 99  # the number of the menu of symbols, beyond those of topics
LONGEST_DETAIL = 90


@dataclass(frozen=True, slots=True)
class Legend:
    """A picture whose symbols are explained: its name or place, and the seat whose own picture it is."""

    campaign: int
    shown: str = BOARD
    seat: int = NOBODY

    @classmethod
    def of(cls, press: Press) -> Legend:
        """Reads a press."""
        return cls(press.campaign, press.what, press.seat)

    @property
    def press(self) -> Press:
        """The press that explains it."""
        return Press("legend", self.campaign, seat=self.seat, what=self.shown)


def legend_button(legend: Legend, words: Words) -> Button:
    """Returns the button that explains the symbols of a picture."""
    return button(legend.press, words.message("button-legend"))


def closer_menu(situation: Situation, user: int, words: Words) -> Menu | None:
    """Returns a menu of the cards, enemies and missions in sight, each with the beginning of its words."""
    said = _readable(situation, user, words)
    lines = [entry(each.title, each.key, cut(each.text, LONGEST_DETAIL)) for each in said]
    return menu(Press("closer", situation.id), words.message("menu-closer"), lines[:MOST_ENTRIES]) if lines else None


def _readable(situation: Situation, user: int, words: Words) -> list[Entry]:
    """Returns what this reader has in sight and what has words to read: those of a rule or of the glossary."""
    own = situation.seats_of(user)
    seat = next((each for each in own if each in situation.waiting_for), own[0] if own else None)
    view = situation.view(seat)
    ids = dict.fromkeys(situation.game.in_sight(view, seat)) if view is not None else ()
    return [found for each in ids if (found := _entry(situation, each, words))]


def _entry(situation: Situation, content_id: str, words: Words) -> Entry | None:
    """Returns the words of a card, enemy or mission; None if there are none."""
    rules = rulebook(situation.game.key).rules
    if content_id in rules:
        said = rules[content_id].words[words.locale]
        return Entry(content_id, said.title, said.text, symbols=rules[content_id].symbols)
    glossary = situation.game.glossary_at(situation.facts.options)
    return (
        Entry(content_id, words.name(content_id), words.say(glossary[content_id])) if content_id in glossary else None
    )


async def show_closer(reply: Reply, pressed: OfCampaign) -> None:
    """Shows a card with its full words, in a message of its own."""
    situation = await reply.campaign(pressed.campaign)
    game, words = situation.game.key, reply.words(situation)
    said = _entry(situation, reply.value, words)
    if said is None:
        raise NotOurs
    every = await asyncio.to_thread(entries, game, reply.locale)
    found = next((each for each in every.values() if each.title == said.title), said)
    await reply.show(entry_message(game, found, reply.locale, look=wished_look(reply)), fresh=True)


async def show_legend(reply: Reply, pressed: Legend) -> None:
    """Handles [Legend]: names the symbols of the picture as it is now."""
    situation = await reply.campaign(pressed.campaign)
    words = reply.words(situation)
    job = _job(situation, pressed, reply)
    if job is None:
        raise NotOurs
    await reply.defer(fresh=True)
    drawn = await reply.services.pictures.draw(reply.as_wished(job))
    if drawn is None or drawn.data is None:
        await reply.show(Message(words.message("error-not-drawn")), fresh=True)
        return
    explained = await asyncio.to_thread(explanations, situation.game.key, reply.locale, symbols_in(drawn.data))
    await reply.show(await _legend(reply, situation, explained, words), fresh=True)


def _job(situation: Situation, pressed: Legend, reply: Reply) -> Job | None:
    """Returns the job of the picture; None if this reader may not look at it now."""
    user, locale = reply.person.user, reply.locale
    if pressed.seat == NOBODY:
        return sheet_job(situation, locale, pressed.shown, user)
    may_see = pressed.seat in situation.seats_of(user) or open_sheet(situation, pressed.shown)
    return job_of(situation, locale, pressed.shown, pressed.seat) if may_see else None


def explanations(game: str, locale: str, symbols: Sequence[str]) -> dict[str, Entry]:
    """Returns the entry that explains each symbol, the most general first. Symbols that none explains, such as the
    shapes of seats, are left out."""
    shown, found = frozenset(symbols), dict[str, Entry]()
    for each in entries(game, locale).values():
        for name in each.symbols:
            if name in shown:
                found.setdefault(name, each)
    return found


async def _legend(reply: Reply, situation: Situation, explained: dict[str, Entry], words: Words) -> Message:
    if not explained:
        return Message(words.message("legend-none"))
    game, look = situation.game.key, wished_look(reply)
    named = tuple((name, each.symbol_name(name)) for name, each in explained.items())[:MOST]
    meant = list({each.key: each for each in explained.values()}.values())[:MOST_ENTRIES]
    alt = cut(words.message("legend-alt", names=Spoken(", ".join(said for _, said in named))), 500)
    sheet = await asyncio.to_thread(symbol_sheet, game, named, look) if look else None
    picture = Picture(filename("legend"), alt, sheet) if sheet else None
    return Message(
        words.message("legend-title"),
        picture,
        None if picture else ", ".join(said for _, said in named),
        menu(
            RuleMenu(game, LEGEND_MENU).press,
            words.message("menu-legend"),
            [entry(each.title, each.key, cut(SENTENCE_END.split(each.text)[0], LONGEST_DETAIL)) for each in meant],
        ),
    )


ROUTES: Routes = {
    "closer": Route(OfCampaign.of, show_closer),
    "legend": Route(Legend.of, show_legend),
}
