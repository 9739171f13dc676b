"""A search for computer players: plays each candidate on in imagined worlds and compares the positions.

It knows only what the seat may see. Everything hidden is dealt again in every world, from sorted piles, and all random
numbers come from the view. So positions with the same view give the same answer, also after a restart. Budgets are
counted in play-outs, not in seconds, so all machines play equally well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, cast

from engine.table import Ask, Game, Level, Saved, Searches, Session, fair
from engine.table.checkpoint import digest
from engine.table.imagined import Imagined

MOST_DECISIONS = 400  # in a play-out
SIGNIFICANT = 2.0  # standard errors
FEWEST = 2  # candidates of a comparison
STRONGEST: Level = "strong"


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of a search: candidates, and worlds in which each is tried."""

    candidates: int
    worlds: int


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search.

    `gain` is how much better the pick is than the next best candidate, `by_source` the same by source.
    """

    pick: Sequence[str]
    second: Sequence[str]
    gain: float
    by_source: Mapping[str, float]


def search(game: Game, session: Session, ask: Ask, seat: int, budget: Budget) -> Found | None:
    """Returns the best answer to a question, or None if its options are not compared.

    All candidates are tried in the same worlds, with the same dice. Of equal ones the pick of the game's rules wins.
    Questions to several seats are not searched, because answers of others may be sealed or made from hidden cards.
    """
    if not isinstance(game, Searches) or not can_be_searched(session, ask):
        return None
    view = game.view(session.state, seat)
    options = [[option.id] for option in game.compared(view, ask, seat)]
    if len(options) < FEWEST:
        return None
    usual = list(game.choose_at(view, ask, seat, STRONGEST))
    candidates = [usual, *(each for each in options if each != usual)][: budget.candidates]
    results = _results(game, session, ask, seat, candidates, budget)
    return _found(candidates, results, _best(results))


def compared(game: Game, session: Session, ask: Ask, seat: int, pick: Sequence[str], budget: Budget) -> Found | None:
    """Returns by how much another answer was better than this one; None if none was, or the question is not searched.

    Another kind of action, such as to go on instead of ending the turn, is compared too. The gain is significant.
    """
    if not isinstance(game, Searches) or not can_be_searched(session, ask) or next(iter(pick)) not in ask.by_id:
        return None
    view = game.view(session.state, seat)
    others = [[option.id] for option in game.compared(view, ask, seat)]
    usual = list(game.choose_at(view, ask, seat, STRONGEST))
    if _kind(usual) != _kind(pick):
        others = [usual, *others]
    candidates = [list(pick), *(each for n, each in enumerate(others) if each != list(pick) and each not in others[:n])]
    if len(candidates) < FEWEST:
        return None
    results = _results(game, session, ask, seat, candidates[: budget.candidates], budget)
    best = _best(results)
    if best == 0 or not _is_significant(results[best], results[0]):
        return None
    return _found([candidates[0], candidates[best]], [results[0], results[best]], 1)


def _kind(pick: Sequence[str]) -> str:
    """Returns the kind of action of an option, such as `deploy`."""
    return pick[0].partition(":")[0]


def _results(
    game: Game, session: Session, ask: Ask, seat: int, candidates: Sequence[Sequence[str]], budget: Budget
) -> list[list[Mapping[str, float]]]:
    """Returns the values of all candidates in the same worlds, which depend on the view alone."""
    seed = digest({"view": game.view(session.state, seat), "options": [option.id for option in ask.options]})
    worlds = [f"{seed}:{world}" for world in range(budget.worlds)]
    return [outcomes(game, session, seat, candidate, worlds) for candidate in candidates]


def _best(results: Sequence[Sequence[Mapping[str, float]]]) -> int:
    """Returns the candidate with the highest mean, the first of equal ones."""
    return max(range(len(results)), key=lambda each: (round(_mean(results[each]), 6), -each))


def outcomes(
    game: Game, session: Session, seat: int, pick: Sequence[str], worlds: Sequence[str]
) -> list[Mapping[str, float]]:
    """Returns the values of an answer by source, played to the end of the turn in each of these worlds."""
    saved = session.saved
    return [_played(game, saved, seat, pick, world) for world in worlds]


def can_be_searched(session: Session, ask: Ask) -> bool:
    """True if this is the only open question, to one seat, with one of several options to pick."""
    alone = len(session.asks) == 1 and len(ask.seats) == 1 and not session.held and ask.mode != "each"
    return alone and ask.pick == (1, 1) and len(ask.options) > 1


def _played(game: Any, saved: Saved, seat: int, pick: Sequence[str], world: str) -> Mapping[str, float]:
    """Returns the value of a pick by source at the end of the turn."""
    imagined = imagined_at(game, saved, seat, world)
    imagined.answer(seat, pick)
    play_on(game, imagined, partial(game.choose_at, level=STRONGEST), lambda: imagined.turns > 0)
    values: Mapping[str, float] = game.worth(imagined.state, seat)
    return values


def imagined_at(game: Any, saved: Saved, seat: int, world: str) -> Imagined:
    """Returns a copy of the moment in which everything is dealt again that the seat cannot know."""
    random = Random(world)
    imagined = Imagined(cast(Game, game), saved, fair(random))
    game.redeal_for(imagined.state, seat, lambda cards: random.sample(sorted(cards), len(cards)))
    return imagined


def play_on(
    game: Any, imagined: Imagined, answer: Callable[[Any, Ask, int], Sequence[str]], is_over: Callable[[], bool]
) -> None:
    """Plays on until `is_over` or the end of the chapter; `answer` picks from a view for the seat that is asked."""
    for _ in range(MOST_DECISIONS):
        if is_over() or not imagined.asks:
            break
        asked = imagined.waiting_for[0]
        ask = imagined.ask_of(asked)
        assert ask is not None
        imagined.answer(asked, answer(game.view(imagined.state, asked), ask, asked))


def _mean(results: Sequence[Mapping[str, float]]) -> float:
    return fmean(sum(each.values()) for each in results)


def _is_significant(better: Sequence[Mapping[str, float]], worse: Sequence[Mapping[str, float]]) -> bool:
    gains = [sum(one.values()) - sum(other.values()) for one, other in zip(better, worse, strict=True)]
    return fmean(gains) > SIGNIFICANT * stdev(gains) / sqrt(len(gains))


def _found(candidates: Sequence[Sequence[str]], results: Sequence[Sequence[Mapping[str, float]]], best: int) -> Found:
    """Compares a candidate with the best of the others."""
    rivals = [each for each in range(len(candidates)) if each != best]
    second = max(rivals, key=lambda each: (_mean(results[each]), -each))
    sources = results[best][0].keys()
    gains = {
        source: fmean(each[source] for each in results[best]) - fmean(each[source] for each in results[second])
        for source in sources
    }
    return Found(candidates[best], candidates[second], sum(gains.values()), gains)
