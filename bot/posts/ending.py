"""The end card of a chapter: the picture of its last post, and [Share picture] (docs/behaviour.md#chapter-end)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from pydantic import JsonValue

from bot.messages.pictures import past_job
from bot.text.speech import player_name, safe
from engine.campaigns import Campaigns, ChapterResult, Situation
from engine.kit.endings import Chapter, Summary, summary
from engine.table import Result, Seat, Text
from engine.words import Spoken, Words
from renders.job import Job
from renders.scene import ChapterPage, Ending

ENDING, OUTCOME, CHAPTER = "ending", "outcome", "chapter"
OWN_MESSAGES = "bot.locales"


@dataclass(frozen=True, slots=True)
class EndCard:
    """A chapter that ended, summed up."""

    situation: Situation
    n: int
    name: str
    result: Result
    chapter: Chapter
    summary: Summary
    kept: Sequence[Text] = ()

    def players(self) -> Sequence[str]:
        """Returns the names of those who played, by seat, as far as they are known."""
        return list(dict.fromkeys(name for seat in range(len(self.chapter.players)) for name in self._names(seat)))

    def _names(self, seat: int) -> Sequence[str]:
        return player_names(self.situation, self.chapter, seat)

    def _substitutes(self, seat: int) -> Sequence[tuple[int, int]]:
        """Returns who else chose for a seat, and how often."""
        return self.chapter.players[seat][1:] if seat < len(self.chapter.players) else ()

    def job(self, locale: str, picture: str = ENDING) -> Job:
        """Returns the job for the whole card, or for its upper part, `OUTCOME`, from public information only."""
        last, found = len(self.chapter.views) - 1, self.summary
        film = tuple((self.chapter.views[at], -1 if at == last else at) for at in found.film)
        titles = tuple((each.key, each.seat, each.times) for each in found.titles)
        ending = Ending(
            name=self.situation.facts.name,
            chapter=self.name,
            rounds=found.rounds,
            titles=titles,
            substitutes=tuple(", ".join(self._names(seat)[1:]) for seat in range(len(self.chapter.players))),
            lines=found.lines,
            danger=found.danger,
            film=film,
            closing=found.closing,
        )
        view = self.chapter.views[-1]
        job = past_job(self.situation, view, locale, picture, result=self.chapter.result, ending=ending)
        mains = [next(iter(self._names(seat)), "") for seat in range(len(self.chapter.players))]
        players = tuple(main or name for main, name in zip(mains, job.players, strict=False)) or job.players
        return replace(job, players=players, packages=(*job.packages, OWN_MESSAGES))

    def page_job(self, locale: str, page: ChapterPage) -> Job:
        """Returns the job for the chapter's page in the journal."""
        job = self.job(locale)
        assert job.ending is not None
        return replace(job, picture=CHAPTER, ending=replace(job.ending, page=page))

    def lines(self, words: Words) -> Iterator[str]:
        """Yields the closing sentence, a line for each title, and those who also played a seat."""
        yield words.say(self.summary.closing)
        yield from self.title_lines(words)

    def title_lines(self, words: Words) -> Iterator[str]:
        """Yields a line for each title, and those who also played a seat."""
        for each in self.summary.titles:
            title = words.message(f"title-{each.key}")
            player = Spoken(safe(words.seat(each.seat)))
            did = words.message(f"title-{each.key}-did", player=player, count=each.times)
            yield words.message("ending-title-line", title=Spoken(title), did=Spoken(did))
        for seat in range(len(self.chapter.players)):
            for user, count in self._substitutes(seat):
                player = player_name(words, self.situation, user)
                yield words.message("ending-substitute", seat=Seat(seat), player=player, count=count)


def player_names(situation: Situation, chapter: Chapter, seat: int) -> Sequence[str]:
    """Returns who played a seat, the one who chose most first. Names of people without a seat are not kept."""
    known = {each.user: each.name for each in situation.seats if each.user is not None}
    known |= {each.lender: each.lender_name for each in situation.seats if each.lender is not None}
    return [known[user] for user, _ in chapter.players[seat] if user in known]


async def end_card(campaigns: Campaigns, situation: Situation, n: int) -> EndCard | None:
    """Returns the end card of the chapter that ended at decision `n`; None for games without figures, and if too little
    of the chapter is stored."""
    chapter = await campaigns.history.chapter(situation.id, n)
    if chapter is None or situation.game.figure(chapter.views[-1], 0) is None:
        return None
    ended = next(each for each in situation.results if each.n == n)
    found = await asyncio.to_thread(summary, situation.game, chapter)
    return EndCard(situation, n, ended.chapter, ended.result, chapter, found)


async def with_peaks(campaigns: Campaigns, cards: Sequence[EndCard], which: Iterable[int]) -> list[EndCard]:
    """Returns the cards. Those at `which` tell how close defeat was at every turn, as the last post of a chapter."""
    found = list(cards)
    for at in which:
        if not found[at].situation.game.competitive:
            card = await end_card(campaigns, found[at].situation, found[at].n)
            found[at] = replace(card, kept=found[at].kept) if card else found[at]
    return found


async def end_cards(campaigns: Campaigns, situation: Situation) -> Sequence[EndCard]:
    """Returns the end cards of all chapters that have ended, oldest first, without those of which too little is stored.

    How close defeat was is known by round only, which is fast: see `with_peaks`.
    """
    chapters = await campaigns.history.chapters(situation.id)
    return await asyncio.to_thread(_end_cards, situation, chapters)


def _end_cards(situation: Situation, chapters: Sequence[tuple[ChapterResult, Chapter | None]]) -> Sequence[EndCard]:
    found: list[EndCard] = []
    before: Mapping[str, JsonValue] = {}
    for ended, chapter in chapters:
        if chapter is not None and situation.game.figure(chapter.views[-1], 0) is not None:
            kept = situation.game.kept(before, ended.result.carried)
            summed = summary(situation.game, chapter)
            found.append(EndCard(situation, ended.n, ended.chapter, ended.result, chapter, summed, kept))
        before = ended.result.carried
    return found
