"""`/campaign journal`: a row for each chapter that has ended, and [Download journal] (docs/behaviour.md#journal)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import Press
from bot.messages.layout import Control, Message, Picture, button, entry, menu, row
from bot.messages.payloads import ChartPage, OfCampaign
from bot.messages.pictures import past_job
from bot.panels.history.journal_files import packed
from bot.posts.ending import OWN_MESSAGES, EndCard, end_cards, with_peaks
from bot.text.speech import plain, safe, shortened
from engine.campaigns import Situation
from engine.kit.endings import what_turned_it
from engine.words import Spoken, Words
from renders.job import Job
from renders.scene import ChapterPage, Entry, Journal

JOURNAL = "journal"
CHAPTERS_ON_PAGE = 5
LONGEST_LINE, LONGEST_ENTRY = 160, 320


@dataclass(frozen=True, slots=True)
class JournalPage:
    """A page of chapters, 0 being the latest."""

    campaign: int
    page: int = 0

    def press(self, verb: str = "journal") -> Press:
        """Returns the press that shows it, or that of its menu (`journal_open`)."""
        return Press(verb, self.campaign, n=self.page)

    @classmethod
    def of(cls, press: Press) -> JournalPage:
        """Reads a press."""
        return cls(press.campaign, press.n)


async def show(reply: Reply, pressed: JournalPage) -> None:
    """Handles [Earlier] and [Later]."""
    await show_journal(reply, await reply.campaign(pressed.campaign), pressed.page, fresh=not reply.private)


async def show_journal(reply: Reply, situation: Situation, page: int = 0, *, fresh: bool = True) -> None:
    """Shows a page of the journal."""
    await reply.defer(fresh=fresh)
    words = reply.words(situation)
    cards = await end_cards(reply.campaigns, situation)
    if not cards:
        await reply.show(Message(words.message("journal-none")), fresh=fresh)
        return
    last = -(-len(cards) // CHAPTERS_ON_PAGE) - 1
    at = JournalPage(situation.id, min(page, last))
    end = len(cards) - at.page * CHAPTERS_ON_PAGE
    shown = range(max(0, end - CHAPTERS_ON_PAGE), end)
    cards = await with_peaks(reply.campaigns, cards, shown)
    entries = [entry_of(cards, number, words) for number in shown]
    job = page_job(situation, cards, entries, words)
    won = _won(situation, cards)

    def message(picture: Picture | None) -> Message:
        heading = words.message("journal-title", name=safe(situation.facts.name), count=len(cards))
        if won is not None:
            heading = f"{heading} · {words.message('journal-together', won=won)}"
        told = "\n".join(_in_words(each, words) for each in entries)
        choices = [entry(plain(_title(each, words)), str(each.number)) for each in entries]
        opened = menu(at.press("journal_open"), words.message("journal-menu"), choices)
        return Message(heading, told, picture, opened, _buttons(at, last, words))

    await reply.show_drawn((JOURNAL, situation.id, reply.person.user), job, message, fresh=fresh)


async def open_chapter(reply: Reply, pressed: JournalPage) -> None:
    """Handles the menu of chapters: shows the page of one."""
    situation = await reply.campaign(pressed.campaign)
    words = reply.words(situation)
    await reply.defer()
    cards = await end_cards(reply.campaigns, situation)
    number = int(reply.value) if reply.value.isdecimal() else 0
    if not 1 <= number <= len(cards):
        await show_journal(reply, situation, pressed.page, fresh=False)
        return
    cards = await with_peaks(reply.campaigns, cards, [number - 1])
    card = cards[number - 1]
    chapter = entry_of(cards, number - 1, words)
    page = await asyncio.to_thread(page_of, cards, number - 1, chapter.kept)

    def message(picture: Picture | None) -> Message:
        charts = button(ChartPage(situation.id, card.n).press(), words.message("button-charts"))
        back = button(pressed.press(), words.message("button-back"))
        told = "\n".join([*card.lines(words), *_kept(chapter, words), *_turned(page, words)])
        return Message(f"**{_title(chapter, words)}** {_result(chapter, words)}", told, picture, row(charts, back))

    key = (JOURNAL, situation.id, reply.person.user, number)
    await reply.show_drawn(key, card.page_job(words.locale, page), message)


async def download(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Download journal]: a folder of one page and its pictures, as a zip file."""
    situation = await reply.campaign(pressed.campaign)
    words = reply.words(situation)
    await reply.defer(fresh=True)
    cards = await end_cards(reply.campaigns, situation)
    if not cards:
        await reply.show(Message(words.message("journal-none")), fresh=True)
        return
    cards = await with_peaks(reply.campaigns, cards, range(len(cards)))
    pages = await asyncio.to_thread(pages_of, cards, words)
    jobs = [card.page_job(words.locale, page) for card, page in zip(cards, pages, strict=True)]
    drawn = [await reply.services.pictures.draw(reply.as_wished(job)) for job in jobs]
    pictures = [each.data if each else None for each in drawn]
    data = await asyncio.to_thread(folder, situation.facts.name, cards, pages, words, pictures)
    await reply.hand_out(words.message("journal-file"), f"journal-{situation.id}.zip", data)


def page_of(cards: Sequence[EndCard], at: int, kept: str) -> ChapterPage:
    """Returns what the page of a chapter adds to its end."""
    card = cards[at]
    turned = tuple(what_turned_it(card.situation.game, card.chapter))
    return ChapterPage(at + 1, len(cards), turned, kept)


def pages_of(cards: Sequence[EndCard], words: Words) -> Sequence[ChapterPage]:
    """Returns the pages of all chapters."""
    return [page_of(cards, at, entry_of(cards, at, words).kept) for at in range(len(cards))]


def folder(
    name: str, cards: Sequence[EndCard], pages: Sequence[ChapterPage], words: Words, pictures: Sequence[bytes | None]
) -> bytes:
    """Returns the zip file of all chapters with their pictures."""
    entries = [entry_of(cards, number, words) for number in range(len(cards))]
    told = [
        (plain(_title(each, words)), [*map(plain, _in_full(each, page, words))])
        for each, page in zip(entries, pages, strict=True)
    ]
    return packed(name, words, told, pictures)


def entry_of(cards: Sequence[EndCard], at: int, words: Words) -> Entry:
    """Returns a chapter as the journal's picture shows it."""
    card = cards[at]
    result, found = card.result, card.summary
    competitive = card.situation.game.competitive
    winner = result.winners[0] if competitive and result.winners else None
    return Entry(
        number=at + 1,
        chapter=card.name,
        won=bool(result.winners),
        rounds=found.rounds,
        view=card.chapter.views[-1],
        winner=winner,
        total=sum(result.scores[winner].values()) if winner is not None else 0,
        danger=None if competitive else max((value for _, value in found.danger), default=0),
        title=next(((each.key, each.seat, each.times) for each in found.titles), None),
        players=", ".join(card.players()),
        kept=plain("; ".join(words.say(each) for each in card.kept)),
    )


def page_job(situation: Situation, cards: Sequence[EndCard], entries: Sequence[Entry], words: Words) -> Job:
    """Returns the job for the picture of a page."""
    journal = Journal(situation.facts.name, len(cards), _won(situation, cards), tuple(entries))
    job = past_job(situation, cards[-1].chapter.views[-1], words.locale, JOURNAL, journal=journal)
    return replace(job, packages=(*job.packages, OWN_MESSAGES))


def _won(situation: Situation, cards: Sequence[EndCard]) -> int | None:
    """Returns how many chapters the players won together; None among rivals."""
    return None if situation.game.competitive else sum(bool(each.result.winners) for each in cards)


def _in_words(each: Entry, words: Words) -> str:
    said = [f"**{_title(each, words)}** {_result(each, words)}", *_rest(each, words)]
    return shortened(" ".join(said), LONGEST_ENTRY)


def _title(each: Entry, words: Words) -> str:
    name = words.name(each.chapter) if each.chapter else words.message("journal-chapter", number=each.number)
    return f"{each.number} · {name}"


def _result(each: Entry, words: Words) -> str:
    if each.winner is not None:
        player = Spoken(safe(words.seat(each.winner)))
        return words.message("journal-winner", rounds=each.rounds, player=player, total=each.total)
    return words.message("journal-won" if each.won else "journal-lost", rounds=each.rounds)


def _rest(each: Entry, words: Words) -> Iterator[str]:
    """Yields the best title, what was kept, and who played."""
    if each.title:
        key, seat, count = each.title
        did = words.message(f"title-{key}-did", player=Spoken(safe(words.seat(seat))), count=count)
        yield words.message("ending-title-line", title=Spoken(words.message(f"title-{key}")), did=Spoken(did)) + "."
    yield from _kept(each, words)
    if each.players:
        yield words.message("journal-players", players=Spoken(safe(each.players)))


def _kept(each: Entry, words: Words) -> Iterator[str]:
    if each.kept:
        yield words.message("journal-kept-line", kept=Spoken(safe(each.kept)))


def _in_full(each: Entry, page: ChapterPage, words: Words) -> Iterator[str]:
    """Yields everything that the downloaded page says about a chapter."""
    result = _result(each, words)
    yield result[:1].upper() + result[1:]
    yield from _rest(each, words)
    yield from _turned(page, words)


def _turned(page: ChapterPage, words: Words) -> Iterator[str]:
    """Yields the rounds that turned a chapter, below a heading."""
    if page.turned:
        yield words.message("journal-turned")
    for number, what in page.turned:
        yield words.message("journal-turned-line", round=number, what=Spoken(words.say(what)))


def _buttons(at: JournalPage, last: int, words: Words) -> Control | None:
    def to(page: int, label: str) -> Any:
        return button(replace(at, page=page).press(), words.message(label))

    return row(
        to(at.page + 1, "button-earlier") if at.page < last else None,
        to(at.page - 1, "button-later") if at.page else None,
        button(Press("journal_file", at.campaign), words.message("button-download-journal")),
    )


ROUTES: Routes = {
    "journal": Route(JournalPage.of, show),
    "journal_open": Route(JournalPage.of, open_chapter),
    "journal_file": Route(OfCampaign.of, download),
}
