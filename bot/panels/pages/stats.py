"""`/stats`: a person's own figures in this server, private unless they show them, and those of the server
(docs/behaviour.md#statistics)."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import game_name, table_words
from bot.messages.ids import Press
from bot.messages.layout import Message, Style, button, row
from bot.messages.payloads import Nothing
from bot.panels.lobby.reliability import reliability_said
from bot.panels.pages.server_figures import newest, open_server
from bot.text.speech import mention, plain
from engine.campaigns import ChapterResult, Situation
from engine.campaigns.model.played import PlayedChapter
from engine.campaigns.people.tallies import PersonTally
from engine.games import find
from engine.kit.deeds import earned
from engine.kit.endings import Chapter
from engine.words import Spoken, Words

MOST_LISTED = 3


@dataclass(slots=True)
class Remembered:
    """A person's heroes or clans by game, and their titles, in words."""

    seats: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    titles: Counter[str] = field(default_factory=Counter)


async def open_own(reply: Reply, pressed: Nothing) -> None:
    """Handles `/stats` and [Your figures]: shows the reader's own figures."""
    await reply.defer(fresh=not reply.private)
    words = reply.words()
    tally, lines = await _own(reply)
    show = button(Press("stats_show"), words.message("button-stats-show"), Style.PRIMARY) if tally.chapters else None
    server = button(Press("stats_server"), words.message("button-stats-server"))
    private = words.message("stats-private") if tally.chapters else None
    await reply.show(Message(words.message("stats-own"), "\n".join(lines), private, row(show, server)))


async def show_here(reply: Reply, pressed: Nothing) -> None:
    """Handles [Show here]: posts the reader's figures in this channel."""
    words = reply.words()
    if not reply.may_write:
        await reply.say("stats-no-writing")
        return
    await reply.defer()
    _, lines = await _own(reply)
    await reply.publish(Message(words.message("stats-of", player=mention(reply.person.user)), "\n".join(lines)))


async def _own(reply: Reply) -> tuple[PersonTally, Sequence[str]]:
    user = reply.person.user
    guild = reply.interaction.guild_id or 0
    tally = await reply.campaigns.tallies.of_person(guild, user)
    words = reply.words()
    lines = list(_lines(tally, await _remembered(reply, tally.chapters), words, user))
    (found,) = await reply.campaigns.tallies.reliability(guild, [user])
    rated = await reply.campaigns.ratings.of_person(guild, user, lambda game: find(game).competitive)
    for game, rating in rated.items():
        name = Spoken(game_name(game, words.locale))
        skill, low, high = rating.skill, rating.low, rating.high
        lines.append(words.message("stats-rating", game=name, skill=skill, low=low, high=high, count=rating.matches))
    if found.begun:
        record = Spoken(reliability_said(found, words))
        lines.append(words.message("stats-reliability", record=record))
    return tally, lines or [words.message("stats-none")]


async def _remembered(reply: Reply, chapters: Sequence[PlayedChapter]) -> Remembered:
    """Reads the newest campaigns of a person, one after the other, in threads of their own."""
    found, user = Remembered(), reply.person.user
    own: dict[int, dict[int, Sequence[int]]] = defaultdict(dict)
    for each in chapters:
        own[each.campaign][each.ended.n] = each.seats_of(user)
    for campaign in newest(own):
        situation = await reply.campaigns.lookup.situation(campaign)
        told = await reply.campaigns.history.chapters(campaign)
        await asyncio.to_thread(_remember, found, situation, told, own[campaign], reply.locale)
    return found


def _remember(
    found: Remembered,
    situation: Situation,
    told: Sequence[tuple[ChapterResult, Chapter | None]],
    own: Mapping[int, Sequence[int]],
    locale: str,
) -> None:
    game, words = situation.game, table_words(situation, locale)
    for ended, chapter in told:
        seats = own.get(ended.n, ())
        if chapter is None or not seats:
            continue
        if not game.competitive:  # houses are colours
            names = game.seat_names(chapter.views[-1])
            found.seats[game.key].update(plain(words.say(names[seat])) for seat in seats)
        lines = [text for texts in chapter.told for text in texts]
        counts = game.tally(lines, chapter.views)
        titles = earned(game.deeds, counts, max(1, len(chapter.views) - 1), chapter.autopilot)
        found.titles.update(words.message(f"title-{each.key}") for each in titles if each.seat in seats)


def _lines(tally: PersonTally, remembered: Remembered, words: Words, user: int) -> Iterator[str]:
    played: dict[str, list[PlayedChapter]] = defaultdict(list)
    for each in tally.chapters:
        played[each.game].append(each)
    for game, chapters in sorted(played.items(), key=lambda each: -len(each[1])):
        won = sum(any(seat in each.ended.result.winners for seat in each.seats_of(user)) for each in chapters)
        name = Spoken(game_name(game, words.locale))
        yield words.message("stats-own-game", game=name, count=len(chapters), won=won)
        if remembered.seats.get(game):
            yield words.message("stats-favourites", names=_listed(remembered.seats[game]))
    if remembered.titles:
        yield words.message("stats-titles", names=_listed(remembered.titles))
    wait = tally.usual_wait
    if wait is not None and tally.chapters:
        hours, minutes = wait // timedelta(hours=1), wait // timedelta(minutes=1) % 60
        yield words.message("stats-answers", hours=hours, minutes=minutes)


def _listed(counts: Counter[str]) -> Spoken:
    return Spoken(", ".join(f"{name} ({count})" for name, count in counts.most_common(MOST_LISTED)))


ROUTES: Routes = {
    "stats": Route(Nothing.of, open_own),
    "stats_show": Route(Nothing.of, show_here),
    "stats_server": Route(Nothing.of, open_server),
}
