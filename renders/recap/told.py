"""The words of a recap: the game's own with players' names, without markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.games import find
from engine.kit.ranking import addressed, ranked
from engine.table import Figure, Game, Happening, Recap, Text
from engine.words import Words
from renders.scene import Scene, Since

MARKDOWN = str.maketrans("", "", "*_~`")


class PlayerWords(Words):
    """The words of a picture, in which seats have the names of their players."""

    def __init__(self, scene: Scene) -> None:
        job = scene.job
        super().__init__(job.locale, job.packages, job.names, job.seat_names)
        self._scene = scene

    def seat(self, seat: int) -> str:
        """Returns the name of the player of a seat."""
        return self._scene.player(seat)


def plain(words: str) -> str:
    """Returns words without markdown."""
    return words.translate(MARKDOWN)


@dataclass(frozen=True)
class Told:
    """A stretch of play in words, for the reader of a picture."""

    scene: Scene

    @property
    def since(self) -> Since:
        """The stretch. Raises ValueError if the job has none."""
        if self.scene.job.since is None:
            raise ValueError(f"the picture {self.scene.job.picture} needs a stretch of play")
        return self.scene.job.since

    @property
    def reader(self) -> int | None:
        """The seat of the reader."""
        return self.scene.job.seat

    @cached_property
    def game(self) -> Game:
        """The game."""
        return find(self.scene.job.game)

    @cached_property
    def words(self) -> PlayerWords:
        """The words, with players' names."""
        return PlayerWords(self.scene)

    @cached_property
    def recap(self) -> Recap:
        """The happenings, and what each seat did."""
        return self.game.recap(self.since.before, self.scene.view, self.since.told)

    @cached_property
    def best(self) -> Sequence[Happening]:
        """The three happenings that matter most to the reader."""
        return ranked(self.recap.happenings, self.reader, competitive=self.game.competitive)

    def say(self, text: Text) -> str:
        """Returns a text without markdown."""
        return plain(self.words.say(text))

    def message(self, key: str, /, **args: Any) -> str:
        """Returns a message without markdown."""
        return plain(self.words.message(key, **args))

    def sentence(self, happening: Happening) -> str:
        """Returns a happening in words, addressed to the reader."""
        return self.say(addressed(happening, self.reader)).removesuffix(".")

    def is_good(self, happening: Happening) -> bool | None:
        """True if a happening is good for the reader, False if it is bad; None if it is neither.

        Allies win and lose together, so that everything is good or bad for them.
        """
        reader = self.reader
        if reader is None and not self.game.competitive:
            reader = 0
        return True if reader in happening.gains else False if reader in happening.loses else None

    def figures(self, seat: int) -> tuple[Figure | None, int]:
        """Returns a seat's figure now, and its change."""
        now, before = self.game.figure(self.scene.view, seat), self.game.figure(self.since.before, seat)
        return now, now.value - before.value if now and before else 0

    def doings(self, seat: int) -> Sequence[str]:
        """Returns what a seat did, the most important first, in a few words each."""
        nothing = "recap-own-nothing" if seat == self.reader else "recap-nothing-done"
        return [self.say(text) for text in self.recap.doings[seat]] or [self.message(nothing)]
