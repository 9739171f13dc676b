"""The figures of a server: its games and records, in words and as a picture (docs/behaviour.md#statistics)."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.interactions.reply import Reply
from bot.live_messages.lobby import game_name
from bot.messages.ids import Press
from bot.messages.layout import Message, Picture, button, row
from bot.messages.payloads import Nothing
from bot.posts.ending import OWN_MESSAGES, player_names
from bot.text.speech import CATALOGUE, safe
from engine.campaigns import Situation
from engine.campaigns.people.tallies import ServerTally
from engine.games import find
from engine.kit.endings import Chapter
from engine.words import Spoken, Words
from renders.canvas.lettering import readable
from renders.job import Job
from renders.scene import GamePlayed, Record, ServerPage

SERVER = "server"
MOST_READ = 60
"""Chapters in which deeds are looked for, those of the newest campaigns: reading one takes up to 40 ms."""


@dataclass(frozen=True, slots=True)
class Held:
    """A record: of a deed, or of VP (`deed` empty). `player` is empty if no one who holds it is known any more."""

    game: str
    deed: str
    seat: int
    player: str
    figure: int


async def open_server(reply: Reply, pressed: Nothing) -> None:
    """Handles `/stats server:true` and [This server]."""
    await reply.defer(fresh=not reply.private)
    words = reply.words()
    guild = reply.interaction.guild_id or 0
    found = await reply.campaigns.tallies.of_server(guild, reply.sees)
    held = [*_scores(found), *await _deeds(reply, found)]
    held.sort(key=lambda each: (-found.chapters[each.game], bool(each.deed)))
    games = [_game(found, game, words) for game, _ in found.chapters.most_common()]
    lines = [_campaigns(found, words)]
    if found.completion is not None:
        lines.append(words.message("stats-completion", percent=found.completion, count=found.begun))
    lines += [f"**{each.name}**: {each.said}" + (f", {each.won}" if each.is_shared else "") for each in games]
    records = [_record(each, words, safe) for each in held]
    if records:
        lines.append(f"**{words.message('stats-records')}**")
        lines += [f"{each.title}: {each.did}" for each in records]
    own = button(Press("stats"), words.message("button-stats-own"))

    def message(picture: Picture | None) -> Message:
        return Message(words.message("stats-server"), "\n".join(lines), picture, row(own))

    job = None
    if games:
        drawn = tuple(_record(each, words, lambda name: readable(name, "?")) for each in held)
        name = reply.interaction.guild.name if reply.interaction.guild else words.message("button-stats-server")
        job = page_job(ServerPage(name, _campaigns(found, words), tuple(games), drawn), words.locale)
    await reply.show_drawn((SERVER, guild, reply.person.user), job, message)


def page_job(page: ServerPage, locale: str) -> Job:
    """Returns the job for the picture. Its colours are those of the game that is played most."""
    return Job(page.games[0].game, SERVER, None, locale=locale, packages=(OWN_MESSAGES,), server=page)


def _campaigns(found: ServerTally, words: Words) -> str:
    stages = found.stages
    return words.message("stats-campaigns", playing=stages["playing"] + stages["between"], over=stages["over"])


def _game(found: ServerTally, game: str, words: Words) -> GamePlayed:
    count, won = found.chapters[game], found.won[game]
    shared = not find(game).competitive
    said = words.message("stats-chapters" if shared else "stats-matches", count=count)
    result = words.message("stats-won", won=won, count=count) if shared else words.message("stats-finished")
    return GamePlayed(game, game_name(game, words.locale), said, won / count if shared else 1.0, result, shared)


def _scores(found: ServerTally) -> Iterator[Held]:
    for game, best in found.best.items():
        if find(game).competitive:
            yield Held(game, "", best.seat, best.player, best.total)


async def _deeds(reply: Reply, found: ServerTally) -> Sequence[Held]:
    """Returns for each game who did its first deed most often in one chapter, in the newest campaigns that the reader
    may see."""
    best: dict[str, Held] = {}
    ends: defaultdict[int, set[int]] = defaultdict(set)
    for each in found.seen:
        ends[each.campaign].add(each.ended.n)
    for campaign in newest(ends):
        situation = await reply.campaigns.lookup.situation(campaign)
        chapters = await reply.campaigns.history.chapters(campaign)
        told = [chapter for ended, chapter in chapters if chapter is not None and ended.n in ends[campaign]]
        for held in await asyncio.to_thread(_most, situation, told):
            if held.game not in best or held.figure > best[held.game].figure:
                best[held.game] = held
    return list(best.values())


def newest(ends: Mapping[int, Collection[int]]) -> Sequence[int]:
    """Returns the newest of these campaigns: as many as have 60 of these chapters together, and at least one."""
    count, found = 0, list[int]()
    for campaign in sorted(ends, reverse=True):
        count += len(ends[campaign])
        if found and count > MOST_READ:
            break
        found.append(campaign)
    return found


def _most(situation: Situation, chapters: Sequence[Chapter]) -> Sequence[Held]:
    game, found = situation.game, list[Held]()
    if not game.deeds:
        return found
    deed = game.deeds[0].key
    for chapter in chapters:
        counts = game.tally([text for texts in chapter.told for text in texts], chapter.views)
        for seat, count in counts.get(deed, {}).items():
            if count and seat not in chapter.autopilot:
                names = player_names(situation, chapter, seat)
                found.append(Held(game.key, deed, seat, names[0] if names else "", count))
    return found


def _record(held: Held, words: Words, shown: Callable[[str], str]) -> Record:
    former = words.message("player-former")
    player = Spoken(shown(held.player) if held.player else former[:1].upper() + former[1:])
    if not held.deed:
        title = words.message("stats-most-vp", game=Spoken(game_name(held.game, words.locale)))
        did = words.message("stats-record", player=player, total=held.figure)
        return Record(title, did, held.seat, str(held.figure))
    of_game = Words.of_game(find(held.game), words.locale, packages=(CATALOGUE,))
    did = of_game.message(f"title-{held.deed}-did", player=player, count=held.figure)
    return Record(of_game.message(f"title-{held.deed}"), did, held.seat, str(held.figure))
