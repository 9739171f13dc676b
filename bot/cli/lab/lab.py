"""A game in the lab: requests in, replies out. Invalid requests change nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import orjson
from pydantic import JsonValue, ValidationError

from bot.cli.lab import requests
from bot.cli.lab.board import check_path
from bot.cli.lab.chance import DictatedChance
from bot.cli.lab.history import History
from bot.cli.lab.random_play import answer_at_random
from engine.table import (
    Ask,
    BadCheckpoint,
    Game,
    Reached,
    Saved,
    Session,
    Step,
    TableError,
    Tell,
    WrongAnswer,
    WrongChance,
    canonical,
)
from engine.table.checkpoint import as_json, explain
from engine.words import Words

Reply = dict[str, Any]


class Lab:
    """A session controlled by requests. Chance is dictated, else seeded.

    Raises ValueError or BadCheckpoint for a number of seats, a chapter or options that the game does not have.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        chapter: str | None = None,
        options: Mapping[str, JsonValue] | None = None,
    ) -> None:
        self.game = game
        self.chance = DictatedChance(seed)
        self.session = Session.start(game, seats, self.chance, chapter=chapter, options=options)
        self.history = History(self.session.base)
        self.history.add(self.session.first)

    def reply(self, line: bytes) -> bytes:
        """Returns the reply to a line as a line of JSON without its end. Never raises."""
        try:
            request = requests.read_request(line)
        except ValidationError as error:
            return orjson.dumps({"error": explain(error)})
        self.chance.begin()
        saved, history = self.session.saved, self.history.copy()
        try:
            return as_json(CARRY_OUT[type(request)](self, request))
        except Exception as error:  # after any error, even in the rules, the lab continues from the previous state
            self.chance.take_back(drop_last=isinstance(error, WrongChance))
            self.session, self.history = Session.load(self.game, saved, self.chance), history
            return orjson.dumps(_complaint(error))

    # ---------------------------------------------------------------- playing

    def answer(self, request: requests.GiveAnswer) -> Reply:
        """Returns `n`, the log lines and the phases that ended; `held` for a sealed answer."""
        step = self.session.answer(request.seat, request.pick)
        self.history.add(step)
        return self._came_of(step)

    def dictate(self, request: requests.DictateChance) -> Reply:
        """Returns the number of queued results."""
        self.chance.queue.extend(request.results)
        return {"ok": True, "chance": len(self.chance.queue)}

    def play_at_random(self, request: requests.PlayAtRandom) -> Reply:
        """Returns the number of answers given, and whether the chapter is over."""
        generator = Random(request.seed)
        steps: list[Step] = []
        while len(steps) < request.steps and self.session.asks:
            steps.append(answer_at_random(self.session, generator))
        for step in steps:
            self.history.add(step)
        return {"steps": len(steps), "over": not self.session.asks}

    # ---------------------------------------------------------------- moving in time

    def save(self, request: requests.Save) -> Reply:
        """Returns the last checkpoint, the decisions since, and the pending sealed answers."""
        saved = self.session.saved
        return {
            "checkpoint": saved.checkpoint,
            "decisions": list(saved.decisions),
            "held": {str(seat): pick for seat, pick in saved.held.items()},
        }

    def load(self, request: requests.Load) -> Reply:
        """Continues from a checkpoint. Raises BadCheckpoint or ValueError with the invalid field."""
        decisions = [each.to_decision() for each in request.decisions]
        session = self._loaded(Saved(request.checkpoint, decisions, request.held))
        if session.diverged:
            raise ValueError(f"decisions: {session.diverged}; omit decisions to load only the checkpoint")
        if set(session.held) != set(request.held) or (session.asks and not session.waiting_for):
            raise ValueError("held: only sealed answers to the open asks can be held, and not all of them")
        self.session, self.history = session, History(request.checkpoint, decisions)
        self.history.add(session.first)
        return self._came_of(session.first)

    def undo(self, request: requests.Undo) -> Reply:
        """Goes back to an earlier moment. If chance was next there, it decides again."""
        session = Session.load(self.game, self.history.at(request.to), self.chance)
        self.session = session
        self.history.cut(session.n - len(session.first.decisions))
        self.history.add(session.first)
        return self._came_of(session.first)

    def _loaded(self, saved: Saved) -> Session:
        """Loads a session and builds every view once, so that impossible states are rejected at once."""
        self.game.check_state(saved.checkpoint)
        try:
            session = Session.load(self.game, saved, self.chance)
            canonical(self.game.write_state(session.state))
            for seat in (None, *range(saved.checkpoint.seats)):
                self.game.view(session.state, seat)
        except TableError:
            raise
        except Exception as error:
            raise BadCheckpoint(f"state: the rules cannot continue from it: {type(error).__name__}: {error}") from error
        return session

    # ---------------------------------------------------------------- looking

    def list_asks(self, request: requests.ListAsks) -> Reply:
        """Returns the open questions; those with a sealed answer come last and are marked `held`."""
        asks = sorted(self.session.asks, key=self._is_held)
        return {"asks": [self._ask(ask) for ask in asks]}

    def show_state(self, request: requests.ShowState) -> Reply:
        """Returns the whole state, including hidden parts."""
        return {"state": self.game.write_state(self.session.state)}

    def show_view(self, request: requests.ShowView) -> Reply:
        """Returns what the seat may see."""
        return {"view": self.game.write_state(self._view(request.seat))}

    def show_hash(self, request: requests.ShowHash) -> Reply:
        """Returns the hash of state and open questions."""
        return {"hash": self.session.hash}

    def show_result(self, request: requests.ShowResult) -> Reply:
        """Returns winners, scores by seat and source, and the reason in words."""
        result = self.session.result
        if result is None:
            return {"result": None, "over": False}
        reason = self._words().say(result.reason)
        return {"result": {"winners": result.winners, "scores": result.scores, "reason": reason}, "over": True}

    def draw_board(self, request: requests.DrawBoard) -> Reply:
        """Draws a picture and returns its path."""
        from renders.job import Job, render  # Pillow is only needed here

        path, view = check_path(request.path), self._view(request.seat)
        asks = [ask for ask in self.session.asks if request.seat in ask.seats]
        badges = frozenset(place for ask in asks for option in ask.options for place in option.places)
        options, result = self.session.base.options, self.session.result
        job = Job.of(self.game, "board", view, options=options, seat=request.seat, badges=badges, result=result)
        path.write_bytes(render(job))
        return {"board": request.path}

    # ---------------------------------------------------------------- wording

    def _view(self, seat: int | None) -> Any:
        seats = self.session.checkpoint.seats
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat: the seats are 0 to {seats - 1}, and null for the public; not {seat}")
        return self.game.view(self.session.state, seat)

    def _words(self) -> Words:
        return Words.of_game(
            self.game, "en", self.game.seat_names(self.session.state), options=self.session.base.options
        )

    def _is_held(self, ask: Ask) -> bool:
        return any(seat in self.session.held for seat in ask.seats)

    def _ask(self, ask: Ask) -> Reply:
        words = self._words()
        reply: Reply = {
            "n": ask.n,
            "seats": ask.seats,
            "key": ask.key,
            "text": words.say(ask.text),
            "pick": ask.pick,
            "options": [{"id": option.id, "text": words.say(option.text)} for option in ask.options],
        }
        return reply | {"held": True} if self._is_held(ask) else reply

    def _came_of(self, step: Step) -> Reply:
        words = self._words()
        marks = [event.mark for event in step.events if isinstance(event, Reached)]
        reply: Reply = {
            "ok": True,
            "n": self.session.n,
            "told": [words.say(event.text) for event in step.events if isinstance(event, Tell)],
            "phases": [mark.value for mark in marks if mark.kind == "phase"],
        }
        return reply | {"held": True} if step.held else reply


def _complaint(error: Exception) -> Reply:
    """Returns the error, with legal options if there are any."""
    if isinstance(error, WrongAnswer):
        return {"error": str(error), "legal": error.legal}
    if isinstance(error, TableError | ValueError | OSError):
        return {"error": str(error)}
    return {"error": f"the rules failed: {type(error).__name__}: {error}"}


CARRY_OUT: dict[type[requests.Request], Callable[[Lab, Any], Reply]] = {
    requests.ListAsks: Lab.list_asks,
    requests.GiveAnswer: Lab.answer,
    requests.DictateChance: Lab.dictate,
    requests.ShowState: Lab.show_state,
    requests.ShowView: Lab.show_view,
    requests.ShowHash: Lab.show_hash,
    requests.Save: Lab.save,
    requests.Load: Lab.load,
    requests.Undo: Lab.undo,
    requests.PlayAtRandom: Lab.play_at_random,
    requests.ShowResult: Lab.show_result,
    requests.DrawBoard: Lab.draw_board,
}
