"""Several choices typed at once, such as `noble, noble, soldier, deploy 15 x2`: done one by one, as far as they fit."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal

from bot.text.matching import exact, normal, ranked
from bot.text.speech import label
from engine.campaigns import Situation
from engine.campaigns.play.runs import MOST_LINKS
from engine.table import Ask, Run
from engine.words import Words

REPEATED = re.compile(r"^(.*?)\s*[x×]\s*([1-9][0-9]?)$", re.IGNORECASE)

Stopped = Literal["", "several", "nothing", "few"]


def links_of(typed: str) -> list[str]:
    """Splits the typed text into parts and repeats them: `deploy 15 x2` is two."""
    found: list[str] = []
    for part in typed.split(","):
        repeated = REPEATED.match(part.strip())
        said, count = (repeated[1], int(repeated[2])) if repeated else (part.strip(), 1)
        found += [said] * count
    return [each for each in found if each][:MOST_LINKS]


def meant(names: dict[str, str], said: str) -> list[str]:
    """Returns the ids of the choices a part may mean: an id or an exact name, else all that match. If several match a
    number, the one that starts with it: `15` is place 15, not the route from 14 to 15."""
    if said in names:
        return [said]
    found = exact(said, names) or ranked(said, names)
    numbers = re.findall(r"\d+", said)
    if len(found) > 1 and numbers:
        in_front = [each for each in found if re.findall(r"\d+", names[each])[:1] == numbers[-1:]]
        found = in_front or found
    return found if len(found) < 2 else _shortest(found, names, said)


def _shortest(found: list[str], names: dict[str, str], said: str) -> list[str]:
    """Returns the only match whose name consists of a verb and the typed text, if there is exactly one."""
    wanted = len(normal(said).split())
    whole = [each for each in found if len(normal(names[each]).split()) <= wanted + 1]
    return whole if len(whole) == 1 else found


class Chain:
    """Reads typed parts one after the other, each against the choices at that point. After it has run, `left` holds the
    remaining parts, and `stopped` is the reason why the first of them did not fit."""

    def __init__(self, situation: Situation, seat: int, words: Words, links: Sequence[str]) -> None:
        self._game, self._seat, self._words = situation.game, seat, words
        self.left = list(links)
        self.stopped: Stopped = ""
        self.ids: list[str] = []
        self._coming: list[str] = []  # remaining picks of a run that a part has named

    @property
    def is_at_its_end(self) -> bool:
        """True if no part remains."""
        return not self.left and not self._coming

    def next_pick(self, ask: Ask, view: Any) -> Sequence[str] | None:
        """Returns the picks for this question; None if the next part does not fit, or none is left."""
        if self._coming:
            return self._next_of_run(ask)
        if not self.left:
            return None
        if ask.pick != (1, 1):
            return self._several(ask)
        runs = {run.id: run for run in self._game.runs(view, ask, self._seat) if not run.hands_over}
        found = meant({**self._names(ask), **{each: self._run_name(run) for each, run in runs.items()}}, self.left[0])
        if len(found) != 1:
            self.stopped = "several" if found else "nothing"
            return None
        self.left.pop(0)
        self.ids.append(found[0])
        self._coming = list(runs[found[0]].picks) if found[0] in runs else [found[0]]
        return self._next_of_run(ask)

    def _next_of_run(self, ask: Ask) -> Sequence[str] | None:
        pick = self._coming.pop(0)
        return [pick] if pick in ask.by_id else None

    def _several(self, ask: Ask) -> Sequence[str] | None:
        """Returns as many of the next parts as the question takes."""
        names, (fewest, most) = self._names(ask), ask.pick
        picked: list[str] = []
        for said in self.left[:most]:
            found = [each for each in meant(names, said) if each not in picked]
            if len(found) != 1:
                break
            picked += found
        if not fewest <= len(picked) or not picked:
            self.stopped = "few"
            return None
        del self.left[: len(picked)]
        self.ids += picked
        return picked

    def _names(self, ask: Ask) -> dict[str, str]:
        return {option.id: label(self._words, option) for option in ask.options}

    def _run_name(self, run: Run) -> str:
        return label(self._words, run)
