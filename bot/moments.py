"""Moments of a campaign in words: for lists, menus and completion, and where a turn, round or chapter began."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.speech import plain, player_name
from engine.campaigns import Campaigns, Line, Moment, Situation
from engine.campaigns.errors import NothingToUndo
from engine.table import Seat
from engine.words import Spoken, Words

SEARCHED = 500  # moments that are looked through for words


def ago(words: Words, then: datetime, now: datetime) -> str:
    """How long ago, in the largest unit that says enough; for menus, in which Discord shows no timestamps."""
    minutes = max(0, int((now - then).total_seconds() // 60))
    if minutes < 60:
        return words.message("ago-minutes", count=minutes)
    if minutes < 48 * 60:
        return words.message("ago-hours", count=minutes // 60)
    return words.message("ago-days", count=minutes // (24 * 60))


def what(moment: Moment, words: Words) -> str:
    """What was done at a moment: its first public line, else only whose choice it was."""
    if moment.texts:
        return words.say(moment.texts[0])
    return words.message("moment-choice", seat=Seat(moment.seat))


def title(moment: Moment, words: Words) -> str:
    """The moment as a place to go back to: the start of a chapter or turn, or what comes right after it."""
    kind, value = moment.mark or ("", "")
    if kind == "turn":
        return words.message("moment-turn", seat=Seat(value))
    if kind == "chapter":
        return words.message("moment-chapter", chapter=value)
    return words.message("moment-before", what=Spoken(what(moment, words)))


def line(moment: Moment, situation: Situation, words: Words, now: datetime) -> str:
    """One line of the list: number, what happened, who did it, what it revealed, how long ago."""
    who = words.message("player-autopilot") if moment.by == "autopilot" else None
    if moment.user is not None and who is None:
        who = player_name(words, situation, moment.user)
    revealed = words.message(f"moment-{moment.final}") if moment.final in ("dice", "card") else None
    facts = (f"**{moment.n}** {what(moment, words)}", who, revealed, ago(words, moment.at, now))
    return " · ".join(each for each in facts if each)


def choices_back(moment: Moment, situation: Situation) -> int:
    """How many choices lie between now and a moment."""
    return situation.n - moment.n


def line_of_play(left: Line, situation: Situation, words: Words) -> str:
    """A line of play that can be restored: until when it went, when it was left, and how much it holds."""
    day = Spoken(left.at.strftime("%d.%m. %H:%M"))
    return words.message("line-of-play", n=left.n, day=day, choices=left.choices, why=left.why)


async def search(campaigns: Campaigns, situation: Situation, words: Words, typed: str, limit: int) -> Sequence[Moment]:
    """The newest moments whose line holds all that was typed, by words or by number."""
    if not typed:
        return await campaigns.moments(situation.id, limit=limit)
    parts = typed.casefold().split()
    found = await campaigns.moments(situation.id, limit=SEARCHED)
    fitting = [each for each in found if _fits(f"{each.n} {plain(what(each, words))}".casefold(), parts)]
    return fitting[:limit]


def _fits(said: str, parts: Sequence[str]) -> bool:
    return all(part in said for part in parts)


async def at(campaigns: Campaigns, situation: Situation, n: int) -> Moment:
    """The moment at or next before decision `n`; raises NothingToUndo where there is none."""
    found = await campaigns.moments(situation.id, before=n + 1, limit=1)
    if not found:
        raise NothingToUndo
    return found[0]


async def place_of(campaigns: Campaigns, situation: Situation, n: int, words: Words) -> str:
    """Where decision `n` is about to be made: right after the last thing that was done before it."""
    found = await campaigns.moments(situation.id, before=n, limit=1)
    if not found:
        return words.message("history-beginning")
    return words.message("moment-after", what=Spoken(what(found[0], words)))
