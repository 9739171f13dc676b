"""The end card of a chapter: the picture of its last post, and [Share picture] (docs/behaviour.md#chapter-end)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.messages.pictures import past_job
from bot.text.speech import safe
from engine.campaigns import Campaigns, Situation
from engine.kit.endings import Chapter, Summary, summary
from engine.words import Spoken, Words
from renders.job import Job
from renders.scene import Ending

ENDING = "ending"
OWN_MESSAGES = "bot.locales"


@dataclass(frozen=True, slots=True)
class EndCard:
    """A chapter that ended, summed up."""

    situation: Situation
    name: str
    chapter: Chapter
    summary: Summary

    def job(self, locale: str) -> Job:
        """Returns the job for the picture, from public information only."""
        last, found = len(self.chapter.views) - 1, self.summary
        film = tuple((self.chapter.views[at], -1 if at == last else at) for at in found.film)
        titles = tuple((each.key, each.seat, each.times) for each in found.titles)
        ending = Ending(
            name=self.situation.facts.name,
            chapter=self.name,
            rounds=found.rounds,
            titles=titles,
            lines=found.lines,
            danger=found.danger,
            film=film,
            closing=found.closing,
        )
        view = self.chapter.views[-1]
        job = past_job(self.situation, view, locale, ENDING, result=self.chapter.result, ending=ending)
        return replace(job, packages=(*job.packages, OWN_MESSAGES))

    def lines(self, words: Words) -> Iterator[str]:
        """Yields the closing sentence, then a line for each title."""
        yield words.say(self.summary.closing)
        for each in self.summary.titles:
            title = words.message(f"title-{each.key}")
            player = Spoken(safe(words.seat(each.seat)))
            did = words.message(f"title-{each.key}-did", player=player, count=each.times)
            yield words.message("ending-title-line", title=Spoken(title), did=Spoken(did))


async def end_card(campaigns: Campaigns, situation: Situation, n: int) -> EndCard | None:
    """Returns the end card of the chapter that ended at decision `n`; None for games without figures, and if too little
    of the chapter is stored."""
    chapter = await campaigns.history.chapter(situation.id, n)
    if chapter is None or situation.game.figure(chapter.views[-1], 0) is None:
        return None
    name = next(each.chapter for each in situation.results if each.n == n)
    return EndCard(situation, name, chapter, await asyncio.to_thread(summary, situation.game, chapter))
