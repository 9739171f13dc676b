"""Descriptions of a campaign's moments for lists, menus and completions, and where a turn, round or chapter began."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.text.speech import choice_said, plain, player_name
from engine.campaigns import Campaigns, LeftBranch, Moment, Situation
from engine.campaigns.model.errors import NothingToUndo
from engine.table import Seat
from engine.words import Spoken, Words

SEARCHED = 500  # moments searched for words


def ago(words: Words, then: datetime, now: datetime) -> str:
    """Returns how long ago it was in the largest suitable unit, for menus, in which Discord shows no timestamps."""
    minutes = max(0, int((now - then).total_seconds() // 60))
    if minutes < 60:
        return words.message("ago-minutes", count=minutes)
    if minutes < 48 * 60:
        return words.message("ago-hours", count=minutes // 60)
    return words.message("ago-days", count=minutes // (24 * 60))


async def in_words(
    campaigns: Campaigns, situation: Situation, found: Sequence[Moment], reader: int | None, branch: int | None = None
) -> list[Moment]:
    """Returns the moments with questions and picks, as far as this user may know them. For opponents, and in games with
    hidden hands, another player's picks are only described by the event log."""
    worded = await campaigns.moments.put_in_words(situation.id, found, branch)
    own = situation.seats_of(reader) if reader is not None else ()
    is_open = not situation.game.competitive and await campaigns.lookup.compute(
        situation.id, partial(_hides_nothing, situation)
    )
    return [each if is_open or each.seat in own else replace(each, choice=()) for each in worded]


def _hides_nothing(situation: Situation) -> bool:
    """True if everyone sees all actions of each seat, by the rules and the campaign's settings."""
    public = situation.view(None)
    open_hands = situation.facts.settings.hands != "private"
    return open_hands and all(situation.view(each.seat) == public for each in situation.seats)


def what(moment: Moment, words: Words) -> str:
    """Returns what was done at a moment: its first public log line, else the picks, else the question."""
    seat = Seat(moment.seat)
    if moment.final == "turn":
        return words.message("moment-ends-turn", seat=seat)
    if moment.texts:
        return words.say(moment.texts[0]).removesuffix(".")
    if moment.choice:
        return words.message("moment-picked", seat=seat, choice=Spoken(choice_said(words, moment.choice)))
    if moment.question:
        return words.message("moment-asked", seat=seat, question=moment.question)
    return words.message("moment-choice", seat=seat)


def title(moment: Moment, words: Words) -> str:
    """Returns the moment as a place to go back to: the start of a chapter, round or turn, or what comes right after it,
    and its round."""
    if moment.mark is not None and moment.mark.kind == "round":
        return words.message("moment-round", number=int(moment.mark.value))
    said = _title(moment, words)
    if moment.round is None:
        return said
    return words.message("moment-in-round", moment=Spoken(said), round=moment.round)


def _title(moment: Moment, words: Words) -> str:
    kind, value = moment.mark or ("", "")
    if kind == "turn":
        return words.message("moment-turn", seat=Seat(value))
    if kind == "chapter":
        return words.message("moment-chapter", chapter=value)
    return words.message("moment-before", what=Spoken(what(moment, words)))


def line(moment: Moment, situation: Situation, words: Words, now: datetime) -> str:
    """Returns a line of the list: number, event, player, revealed information, and how long ago."""
    who = words.message("player-autopilot") if moment.by == "autopilot" else None
    if moment.user is not None and who is None:
        who = player_name(words, situation, moment.user)
    revealed = words.message(f"moment-{moment.final}") if moment.final in ("dice", "card") else None
    facts = (f"**{moment.n}** {what(moment, words)}", who, revealed, ago(words, moment.at, now))
    return " · ".join(each for each in facts if each)


def line_of_play(left: LeftBranch, words: Words, now: datetime) -> str:
    """Describes a branch that can be restored: its last moment, how long ago it was left, and its length."""
    when = Spoken(ago(words, left.at, now))
    return words.message("line-of-play", n=left.n, when=when, choices=left.choices, why=left.why)


async def search(campaigns: Campaigns, situation: Situation, words: Words, typed: str, limit: int) -> Sequence[Moment]:
    """Returns the newest moments whose line contains everything typed, by words or by number."""
    if not typed:
        return await campaigns.moments.find(situation.id, limit=limit)
    found = await campaigns.moments.find(situation.id, limit=SEARCHED)
    return (await campaigns.lookup.compute(situation.id, partial(_fitting, found, words, typed)))[:limit]


def _fitting(found: Sequence[Moment], words: Words, typed: str) -> Sequence[Moment]:
    parts = typed.casefold().split()
    said = {each.n: f"{each.n} {plain(what(each, words))}".casefold() for each in found}
    return [each for each in found if all(part in said[each.n] for part in parts)]


async def at(campaigns: Campaigns, situation: Situation, n: int) -> Moment:
    """Returns the moment at or before decision `n`. Raises NothingToUndo if there is none."""
    found = await campaigns.moments.find(situation.id, before=n + 1, limit=1)
    if not found:
        raise NothingToUndo
    return found[0]


async def place_of(campaigns: Campaigns, situation: Situation, n: int, words: Words, branch: int | None = None) -> str:
    """Describes the position of decision `n`, also on another branch: before what was done there, else after the last
    action."""
    found = await campaigns.moments.at(situation.id, n, branch)
    if found is not None:
        return title((await in_words(campaigns, situation, [found], None, branch))[0], words)
    earlier = await campaigns.moments.find(situation.id, before=n, limit=1)
    if not earlier:
        return words.message("history-beginning")
    (last,) = await in_words(campaigns, situation, earlier, None)
    return words.message("moment-after", what=Spoken(what(last, words)))
