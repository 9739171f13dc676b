"""The lines of a post in games played together: what hurt whom, what else changed, and what is close.

See docs/behaviour.md#posts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.posts.post import Moments, Space, account, is_planned
from bot.text.speech import plain, shortened
from engine.campaigns import Post, Situation
from engine.table import Figure, Happening, Recap, Seat, Text
from engine.words import Spoken, Words

MOST_LINES, MOST_CHARACTERS = 6, 600
"""The limits of a whole post. Its title is not counted as a line."""
LONGEST_LINE = 130
MOST_OF_ALL = 2
LONGEST_FOLDED = 30
FITTING = Space(decisive_lines=MOST_LINES, decisive_characters=MOST_CHARACTERS)


def together_lines(
    situation: Situation, words: Words, posts: Sequence[Post], moments: Moments | None, subject: int | None, used: int
) -> list[str]:
    """Returns at most six lines about play; with `used` characters of titles, at most 600 characters. After a phase
    they say what is left in its deck, if there is room.

    Every event of a single turn, if there is room for all. Otherwise a line for each seat that was hurt or did
    something, the hurt ones first, and the events of everyone; the last line says what is close.
    """
    room = MOST_CHARACTERS - used
    told = _about_play(situation, words, posts, moments, subject, room) or [words.message("phase-nothing")]
    is_phase = subject is None and any(kind == "phase" for kind, _ in posts[-1].marks)
    left = situation.game.remaining(moments.after.view) if moments and is_phase else None
    said = [words.message("post-remaining", what=Spoken(words.say(left)))] if left else []
    has_room = len(told) + len(said) <= MOST_LINES and _length([*told, *said]) <= room
    return [*told, *said] if has_room else told


def _about_play(
    situation: Situation, words: Words, posts: Sequence[Post], moments: Moments | None, subject: int | None, room: int
) -> list[str]:
    texts = [text for post in posts for text in post.texts]
    close = _close(situation, words, moments)
    lines = MOST_LINES - len(close)
    whole = account(words, situation.game, texts, subject, Space(999, 99_999, 999, 99_999))
    if len(whole) <= lines and _length([*whole, *close]) <= room:
        return [*whole, *close]
    if moments is None or situation.game.figure(moments.after.view, 0) is None:
        return _fitting([*account(words, situation.game, texts, subject, FITTING)[:lines], *close], room)
    told = _summary(situation, words, posts, moments, lines, subject)
    if subject is not None and len(told) < lines - 1:
        left = room - _length([*told, *close]) - LONGEST_FOLDED
        space = Space(lines - len(told) - 1, left, lines - len(told) - 1, left)
        told += account(words, situation.game, texts, subject, space)
    return _fitting([*(told or [words.message("phase-nothing")]), *close], room)


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _fitting(lines: Sequence[str], room: int) -> list[str]:
    """Shortens the longest lines until all fit."""
    longest = max((len(line) for line in lines), default=0)
    while longest > 40 and _length([shortened(line, longest) for line in lines]) > room:
        longest -= 5
    return [shortened(line, longest) for line in lines]


def _close(situation: Situation, words: Words, moments: Moments | None) -> list[str]:
    """Returns the line about what may hurt the group next, if there is anything."""
    found = situation.game.tension(moments.after.view) if moments else ()
    return [shortened(words.message("post-close", what=Spoken(words.say(each))), LONGEST_LINE) for each in found[:1]]


# -------------------------------------------------------------------- the summary


@dataclass(frozen=True, slots=True)
class _Line:
    """A seat's figure before and now, whether it was hurt, what happened to it or what it did, and the message key of
    its figure, which says who acted for it."""

    seat: int
    now: Figure
    before: Figure
    hurt: bool
    did: Sequence[str]
    key: str


def _summary(
    situation: Situation, words: Words, posts: Sequence[Post], moments: Moments, most: int, subject: int | None
) -> list[str]:
    """Returns the events of everyone in up to two lines between the seats that were hurt and the others. If there are
    too many seats, the last ones share a line, so that no loss is left out. A `subject` that was not hurt has no line,
    because its acts follow."""
    texts = [text for post in posts for text in post.texts]
    recap = situation.game.recap(moments.before.view, moments.after.view, texts)
    shared = list(_of_everyone([each for each in recap.happenings if not each.seats], words))
    found = _seat_lines(situation, words, posts, recap, moments)
    seats = sorted((each for each in found if each.hurt or each.seat != subject), key=lambda each: not each.hurt)
    room = most - len(shared)
    alone = seats if len(seats) <= room else seats[: room - 1]
    hurt = [_said(each, words) for each in alone if each.hurt]
    others = [_said(each, words) for each in alone if not each.hurt]
    rest = " · ".join(_figure(each, words) for each in seats[len(alone) :])
    return [*hurt, *shared, *others, *([rest] if rest else [])]


def _of_everyone(happenings: Sequence[Happening], words: Words) -> Iterator[str]:
    """Yields the events about no seat, the heaviest first, in at most two lines."""
    line, lines = "", 0
    said = dict.fromkeys(
        words.say(each.text) for each in sorted(happenings, key=lambda each: (not each.ends, -each.weight))
    )
    for each in said:
        if line and len(line) + len(each) + 1 > LONGEST_LINE:
            yield line
            line, lines = "", lines + 1
            if lines == MOST_OF_ALL:
                return
        line = f"{line} {each}".strip()
    if line:
        yield line


def _seat_lines(
    situation: Situation, words: Words, posts: Sequence[Post], recap: Recap, moments: Moments
) -> Iterator[_Line]:
    """Yields the line of each seat to which something happened, or which did something."""
    game = situation.game
    keys = keys_of_turns(posts)
    for seat in range(len(moments.after.seat_names)):
        now, before = game.figure(moments.after.view, seat), game.figure(moments.before.view, seat)
        if now is None or before is None:
            continue
        about = sorted((each for each in recap.happenings if each.seats[:1] == (seat,)), key=_urgency)
        did = [_sentence(each, seat, words) for each in about]
        did = did or [words.say(each) for each in (recap.doings[seat] if seat < len(recap.doings) else ())]
        hurt = now.value < before.value or any(each.loses for each in about)
        if did or now.value != before.value:
            yield _Line(seat, now, before, hurt, did, keys.get(seat, "post-seat"))


def keys_of_turns(posts: Sequence[Post]) -> dict[int, str]:
    """Returns by seat the message key of a figure whose turn autopilot played, also for a player who was late, or a
    plan."""
    keys = {post.seat: "post-seat-autopilot" for post in posts if post.autopilot and post.seat is not None}
    return keys | {post.seat: "post-seat-planned" for post in posts if is_planned(post) and post.seat is not None}


def _urgency(happening: Happening) -> tuple[bool, bool, float]:
    return not happening.ends, not happening.loses, -happening.weight


def _sentence(happening: Happening, seat: int, words: Words) -> str:
    """Returns the sentence without the name of the seat or hero that begins the line."""
    said, name = words.say(happening.text), words.seat(seat)
    for prefix in (f"{name}: ", f"{name} ", name.rsplit(" [", 1)[0] + " "):
        rest = said.removeprefix(prefix)
        if rest != said and not rest.startswith("["):
            return plain(rest[:1].lower() + rest[1:]).removesuffix(".")
    return plain(said).removesuffix(".")


def _figure(line: _Line, words: Words) -> str:
    """Returns the seat with its figure and the change."""
    change = line.now.value - line.before.value
    signed = f"+{change}" if change > 0 else f"−{-change}" if change else "="
    figure = Text(f"recap-figure-{line.now.kind}", count=line.now.value, change=Spoken(signed))
    return words.message(line.key, seat=Seat(line.seat), figure=figure)


def _said(line: _Line, words: Words) -> str:
    """Returns the seat's line, with as many whole sentences as fit."""
    said = _figure(line, words)
    for at, each in enumerate(line.did):
        longer = f"{said}; {each}" if at else f"{said}: {each}"
        if at and len(longer) > LONGEST_LINE:
            break
        said = longer
    return shortened(said, LONGEST_LINE)
