"""One post for a round or phase: the board as it is now, and what happened. Each turn is added by an edit.

Among rivals there is a line for each seat, the best first. In games played together the lines are those of
`bot/posts/together.py`.

See docs/behaviour.md#posts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.interactions.services import Services
from bot.messages.changes import changed_since, moves_told
from bot.messages.layout import LONGEST_CARD, Message, Picture, accent_of
from bot.messages.pictures import has_picture, past_job
from bot.posts.post import (
    LONGEST_BOARD,
    Face,
    account,
    in_words,
    looking_row,
    may_attach,
    moments_of,
    past_of,
    phase_job,
    phase_title,
    report_of,
    subject_of,
    title,
    wants_picture,
)
from bot.posts.together import keys_of_turns, together_lines
from bot.text.speech import lines_of, plain, shortened, without_subject
from engine.campaigns import PastBoard, Post, Situation
from engine.table import Figure, Happening, Recap, Seat, Text
from engine.words import Spoken, Words

LONGEST_DID = 80
MOST_OF_A_ROUND = 60


def closing(situation: Situation) -> Callable[[Post], bool] | None:
    """Returns a test for posts that complete a round or phase; None if each turn has a post of its own."""
    within = situation.game.within_post
    if not within or situation.facts.settings.posts == "turn":
        return None
    return lambda post: any(kind not in within and value not in within for kind, value in post.marks)


async def round_post(services: Services, posts: Sequence[Post], situation: Situation, words: Words) -> Face:
    """Builds the post of the turns so far of a round or phase. Undone turns are named, struck through."""
    standing = [post for post in posts if not post.undone]
    if not standing:
        return Face(Message(_struck(_heading(posts, None, None, situation, words), words)))
    last = standing[-1]
    past = await past_of(services, last)
    round_posts, start = await _whole_round(services, standing, situation)
    before = await past_of(services, start) if start else None
    undone = {post.seat for post in posts if post.undone and post.seat is not None} - {post.seat for post in standing}
    struck = [_struck(words.seat(seat), words) for seat in sorted(undone)]
    if situation.game.competitive:
        heading = _heading(standing, past, _stand(situation, words, past, before), situation, words)
        lines = _lines(round_posts, situation, words, past, before)
    else:
        heading, subject = _heading_together(standing, past, situation, words)
        used = len(lines_of(heading, *struck))
        moments = await moments_of(services, round_posts)
        lines = together_lines(situation, words, round_posts, moments, subject, used)
    told = lines_of(heading, *(lines or [words.message("phase-nothing")]), *struck)
    board = report = None
    if past is not None and any(wants_picture(post, situation) for post in standing):
        board = await _board(services, round_posts, situation, words, past, start, LONGEST_CARD - len(told))
        if situation.game.competitive and len(posts) == 1:
            report = await report_of(services, last, situation, words, past)
    seats = {post.seat for post in standing}
    accent = accent_of(standing[0].seat if len(seats) == 1 else None)
    return Face(Message(told, report, board, looking_row(posts[-1], words, steps=True), accent=accent))


async def _whole_round(
    services: Services, posts: Sequence[Post], situation: Situation
) -> tuple[Sequence[Post], Post | None]:
    """Returns the posts with the earlier ones of their round, and the post before it. There are earlier ones if Discord
    refused an edit, so that the round goes on in a new message."""
    found, closes = list(posts), closing(situation)
    before = await services.campaigns.outbox.post_before(found[0])
    while before and _goes_on(before) and closes and not closes(before) and len(found) < MOST_OF_A_ROUND:
        found.insert(0, before)
        before = await services.campaigns.outbox.post_before(before)
    return found, before


def _goes_on(post: Post) -> bool:
    """True if a turn followed, so that later turns are added to the post."""
    return post.kind == "turn" and any(kind == "turn" for kind, _ in post.marks)


def _struck(title: str, words: Words) -> str:
    return words.message("post-undone", title=Spoken(plain(title)))


def _heading(
    posts: Sequence[Post], past: PastBoard | None, stand: str | None, situation: Situation, words: Words
) -> str:
    """Returns the round or phase, and the standing of the chapter."""
    number = _round_of(posts[-1], past, situation)
    said = phase_title(posts[-1], words) or words.message("post-phase-plain")
    if number and phase_title(posts[-1], words) is None:
        said = words.message("post-round-so-far", number=number)
    return f"{said} · {stand}" if stand else said


def _round_of(post: Post, past: PastBoard | None, situation: Situation) -> int | None:
    """Returns the round of a post: the one before, if a round begins with its end."""
    following = dict(post.marks).get("round")
    if following is not None:
        return int(following) - 1
    return situation.game.round_of(past.view) if past else None


def _heading_together(
    posts: Sequence[Post], past: PastBoard | None, situation: Situation, words: Words
) -> tuple[str, int | None]:
    """Returns what has ended, and the seat that it names: the turn of the only seat that has acted, with the phase
    after it; else the phase, or the turns of the round."""
    seats, phase = {post.seat for post in posts if post.seat is not None}, phase_title(posts[-1], words)
    if len(seats) != 1:
        return gathered(posts, _round_of(posts[-1], past, situation), phase, words), None
    acted = [post for post in posts if post.seat is not None]
    first = next((post for post in acted if subject_of(post, words) is not None), acted[0])  # a turn before a phase
    heading, subject = title(first, situation, words), subject_of(first, words)
    return " · ".join([heading, *([plain(phase)] if phase and phase != heading else [])]), subject


def gathered(posts: Sequence[Post], number: int | None, phase: str | None, words: Words) -> str:
    """Returns the phase that has ended, or the turns with the phases between them, and their round."""
    if number is None:
        return phase or words.message("post-phase-plain")
    if phase is not None:  # a round that is over has its number in its title
        is_round = any(kind == "round" for kind, _ in posts[-1].marks)
        return phase if is_round else words.message("post-in-round", what=Spoken(phase), number=number)
    values = [value for post in posts for kind, value in post.marks if kind == "phase"]
    found = dict.fromkeys(words.message(f"phase-{each}") for each in values if words.has(f"phase-{each}"))
    turns = words.message("post-turns")
    said = words.listed([turns, *(words.message("post-part", what=each) for each in found)])
    return words.message("post-in-round", what=Spoken(said), number=number)


def _stand(situation: Situation, words: Words, past: PastBoard | None, before: PastBoard | None) -> str | None:
    """Returns how the chapter stood at the end of the post; None before its first round."""
    standing = situation.game.brief_standing(past.view) if past and before else None
    return words.say(standing) if standing else None


# -------------------------------------------------------------------- words


@dataclass(frozen=True, slots=True)
class _Line:
    """A seat's line: its figure before and now, what it did, and what others did to it."""

    seat: int
    now: Figure
    before: Figure
    did: Sequence[str]
    suffered: Sequence[str]

    @property
    def change(self) -> int:
        return self.now.value - self.before.value


def _lines(
    posts: Sequence[Post], situation: Situation, words: Words, past: PastBoard | None, before: PastBoard | None
) -> list[str]:
    """Returns a line for each seat, the best first."""
    game, texts = situation.game, [text for post in posts for text in post.texts]
    if past is None or before is None or past.chapter != before.chapter:
        return account(words, game, texts)
    recap = game.recap(before.view, past.view, texts)
    seats = sorted(_seat_lines(situation, words, recap, past, before), key=lambda line: -line.now.value)
    keys = {each.seat: "post-seat-autopilot" for each in situation.seats if each.autopilot}
    keys |= keys_of_turns(posts)
    return [_said(line, words, keys.get(line.seat, "post-seat")) for line in seats]


def _seat_lines(
    situation: Situation, words: Words, recap: Recap, past: PastBoard, before: PastBoard
) -> Iterator[_Line]:
    """Yields the line of each seat."""
    game = situation.game
    for seat in range(len(past.seat_names)):
        now, earlier = game.figure(past.view, seat), game.figure(before.view, seat)
        if now and earlier:
            moved = list(_moved(recap, seat, words))
            yield _Line(
                seat,
                now,
                earlier,
                [said for said, is_own in moved if is_own],
                [said for said, is_own in moved if not is_own],
            )


def _moved(recap: Recap, seat: int, words: Words) -> Iterator[tuple[str, bool]]:
    """Yields what moved a seat, within a line: first what others did to it, then its own, the heaviest first; and
    whether it is its own."""
    moved = sorted((each for each in recap.happenings if seat in each.seats), key=lambda each: _weight(each, seat))
    said = [(_sentence(each, seat, words), each.seats[0] == seat) for each in moved] or [
        (words.say(each), True) for each in (recap.doings[seat] if seat < len(recap.doings) else ())
    ]
    room = LONGEST_DID
    for each, is_own in said:
        if len(each) > room and room < LONGEST_DID:
            return
        yield shortened(each, room), is_own
        room -= len(each) + 2


def _weight(happening: Happening, seat: int) -> tuple[bool, float]:
    return seat not in happening.loses, -happening.weight


def _sentence(happening: Happening, seat: int, words: Words) -> str:
    said = words.say(happening.text)
    if happening.seats[0] == seat:
        said = without_subject(said, words, seat)
        said = said[:1].lower() + said[1:]
    return plain(said).removesuffix(".")


def _said(line: _Line, words: Words, key: str) -> str:
    """Returns who, the figure and its change, and what happened."""
    change = f"+{line.change}" if line.change > 0 else f"−{-line.change}" if line.change else "="
    figure = Text(f"recap-figure-{line.now.kind}", count=line.now.value, change=Spoken(change))
    said = words.message(key, seat=Seat(line.seat), figure=figure)
    did = f"{said}: {'; '.join(line.did)}" if line.did else said
    return " · ".join([did, *line.suffered])  # these sentences have subjects of their own


# -------------------------------------------------------------------- the board


async def _board(
    services: Services,
    posts: Sequence[Post],
    situation: Situation,
    words: Words,
    past: PastBoard,
    start: Post | None,
    space: int,
) -> Picture | str | None:
    """Returns the board after the last turn, with rings around what has changed since the post before; in words if
    there is no picture."""
    longest = max(0, min(LONGEST_BOARD, space))
    if not may_attach(services, situation):
        return in_words("error-no-pictures", past, situation, words, longest)
    if not has_picture(situation.game.key, "board"):
        return None
    of_phase = await phase_job(services, posts[-1], situation, words)
    if of_phase is not None:
        drawn = await services.pictures.draw(of_phase, awaited=False)
        return drawn or in_words("error-not-drawn", past, situation, words, longest)
    changed: frozenset[str] = frozenset()
    if start is not None:
        changed = await changed_since(services.campaigns, situation, past.view, start.n, start.branch)
    moves = moves_told(text for post in posts for text in post.texts)
    job = past_job(situation, past.view, words.locale, changed=changed, moves=moves)
    drawn = await services.pictures.draw(job, awaited=False)
    return drawn or in_words("error-not-drawn", past, situation, words, longest)
