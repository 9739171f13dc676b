"""The news of a turn message: events since the reader's last turn, and the present standings."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.emojis import signed
from bot.messages.fitting import LINE, ROOM, WRAP, wide
from bot.text.speech import moment, player, shortened
from engine.campaigns import Situation
from engine.campaigns.history.between import Between
from engine.kit.ranking import MOST_HAPPENINGS, sentences
from engine.table import Figure, Recap, Seat
from engine.words import Spoken, Words
from renders.emojis import seat_symbol

LONGEST_SENTENCE = 110
LONGEST_NAME = 14
FIRST_ROUNDS = 2
BETWEEN = " · "  # seats of the strip


def news_lines(situation: Situation, since: Between | None, words: Words) -> Iterator[str]:
    """Yields a heading and up to three sentences for the seat whose turn begins: what moved the game most since its
    last turn, then what other seats did. If nothing did, yields the goal in the first rounds, later one line that says
    so. From public information only."""
    if since is None or situation.view(None) is None:
        return
    recap = situation.game.recap(since.before, situation.view(None), since.told)
    seat = situation.asks[0].seats[0]
    told = [words.say(each) for each in sentences(recap.happenings, seat, competitive=situation.game.competitive)]
    told += _doings(recap, seat, words)
    when = moment(since.at, "R") if since.at else Spoken("?")
    if not told:
        yield next(iter(aims(situation, words)), words.message("turn-quiet", when=when))
        return
    yield words.message("turn-since-own", when=when)
    yield from (shortened(each, LONGEST_SENTENCE) for each in told[:MOST_HAPPENINGS])


def aims(situation: Situation, words: Words) -> list[str]:
    """Returns the goal and how to begin, for the first rounds, in which there is little news."""
    view = situation.view(None)
    if view is None or (situation.round or 0) > FIRST_ROUNDS:
        return []
    return [words.say(each) for each in situation.game.opening(view)]


def _doings(recap: Recap, reader: int, words: Words) -> Iterator[str]:
    """Yields what each other seat did that no sentence is about."""
    told = {seat for each in recap.happenings for seat in each.seats[:1]}
    for seat, did in enumerate(recap.doings):
        if did and seat != reader and seat not in told:
            yield words.message(
                "turn-did", seat=Seat(seat), did=Spoken(words.listed([words.say(each) for each in did]))
            )


def close_lines(situation: Situation, words: Words) -> Iterator[str]:
    """Yields what may hurt the group next, if there is anything: from public information only."""
    view = situation.view(None) if situation.stage == "playing" else None
    for each in (situation.game.tension(view) if view is not None else ())[:1]:
        yield words.message("post-close", what=Spoken(words.say(each)))


def standing_lines(situation: Situation, since: Between | None, words: Words) -> Iterator[str]:
    """Yields the standing, and a strip of each seat's figure with its change since the reader's last turn.

    Among rivals the best seat comes first.
    """
    game, view = situation.game, situation.view(None)
    if game.competitive:
        brief = game.brief_standing(view) if view is not None else None
        yield from [words.say(brief)] if brief else []
    else:
        yield from (words.say(line) for line in situation.standing())
        yield from close_lines(situation, words)
    if view is None or not situation.standing():
        return
    figures = {each.seat: game.figure(view, each.seat) for each in situation.seats}
    known = [(seat, figure) for seat, figure in figures.items() if figure]
    if game.competitive:
        known.sort(key=lambda each: -each[1].value)
    if known:
        before = since.before if since else None
        said = [_seat(situation, seat, figure, before, words) for seat, figure in known]
        yield between_seats(words.message(f"turn-strip-{known[0][1].kind}", seats=Spoken(BETWEEN.join(said))))


def between_seats(strip: str) -> str:
    """Returns a strip whose lines end after a seat, so that no name is apart from its symbol and its figure."""
    lines: list[str] = []
    for each in strip.split(BETWEEN):
        longer = f"{lines[-1]}{BETWEEN}{each}" if lines else each
        if lines and wide(longer, LINE) <= ROOM:
            lines[-1] = longer
        else:
            lines.append(each)
    return WRAP.join(lines)


def _seat(situation: Situation, seat: int, now: Figure, before: object, words: Words) -> str:
    """Returns a seat's name and letter, its figure, and its change."""
    was = situation.game.figure(before, seat) if before is not None else None
    name = _name(situation, seat, words)
    if was is None:
        return words.message("turn-strip-seat", name=name, count=now.value)
    change = now.value - was.value
    said = f"+{change}" if change > 0 else f"−{-change}" if change else "="
    return words.message("turn-strip-seat-changed", name=name, count=now.value, change=Spoken(said))


def _name(situation: Situation, seat: int, words: Words) -> Spoken:
    """Returns the player's name with the seat's letter; the seat's name if no person plays it."""
    seated = next((each for each in situation.seats if each.seat == seat), None)
    if seated is None or seated.user is None or seated.autopilot or not seated.name:
        return Spoken(signed(seat_symbol(seat), words.seat(seat)))
    return Spoken(signed(seat_symbol(seat), f"{player(shortened(seated.name, LONGEST_NAME))} [{Seat(seat).letter}]"))
