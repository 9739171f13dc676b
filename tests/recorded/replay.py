"""Plays a recorded game again, answer by answer, and says where it goes otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

import orjson
import zstandard

from engine.games import find
from engine.table import CHANCE, ChanceAsk, Checkpoint, Game, Reached, Result, Session, Step, Tell, Text, digest

HERE = Path(__file__).parent
HASHES = HERE / "hashes.json"
GAINED: dict[str, dict[str, Any]] = {
    "massive_darkness": {"course": None, "events": []},
    "fireteam_zero": {"own": ""},
}
"""State fields added since the games were recorded, with their values at a mark."""
ITEMS_GAINED = {"fireteam_zero": ("steps", "way")}
"""A list of the state whose items have gained a field since the games were recorded."""
NAMED_SINCE = {
    "creature-rolled": "type",
    "hero-defeated": "by",
    "life-boss-dies": "by",
    "life-minions-die": "by",
    "life-single-dies": "by",
    "tokens-placed": "by",
}
"""The argument that a log line has gained since the games were recorded."""
ADDED_SINCE = frozenset({"objective-limit"})
"""Log lines that the game has added since the games were recorded."""
RENAMED_SINCE = {"mission-token": "what"}
"""The argument of a log line that has got another name since: a token is called what its mission calls it."""
CHAPTER = "campaign.chapter"  # the key of the decision with which the table opens a chapter
SERVICE = "told-"  # lines of the account that the service adds, not the game


def path_of(name: str) -> Path:
    """Returns the file of a recorded game."""
    return HERE / "games" / f"{name}.json.zst"


def names(game: str = "") -> list[str]:
    """Returns the recorded games whose names begin so."""
    return sorted(path.name.partition(".")[0] for path in (HERE / "games").glob(f"{game}*.json.zst"))


@dataclass(slots=True)
class Replayed:
    """The course of a game: a line for each mark with the state's hash, and the result of each chapter."""

    marks: list[str] = field(default_factory=list)
    ends: list[str] = field(default_factory=list)
    decisions: int = 0


def check(name: str) -> None:
    """Raises AssertionError where the game goes otherwise, or a state at a mark has another hash."""
    replayed = replay(name)
    for now, was in zip(replayed.marks, orjson.loads(HASHES.read_bytes())[name], strict=True):
        assert now == was


def replays(name: str) -> bool:
    """Returns True if the game is recorded and replays identically."""
    try:
        check(name)
    except (AssertionError, KeyError, FileNotFoundError):
        return False
    return True


def replay(name: str) -> Replayed:
    """Plays it again from each chapter's set-up; raises AssertionError at the first question, roll, line of the
    account, checkpoint or result that is another than it was."""
    file = orjson.loads(zstandard.decompress(path_of(name).read_bytes()))
    recorded, game = file["open"], find(file["game"])
    replayed, carried = Replayed(), {}
    for chapter in _chapters(recorded["decisions"]):
        start, *decisions = chapter
        replay = _Replay(game, recorded, decisions, replayed)
        result = replay.play(start["pick"][0], start["n"] + 1, carried)
        _expect("result", _plain(result), _recorded_result(recorded, replay.session.n))
        carried = result.carried
        replayed.ends.append(result.reason.key)
        replayed.decisions += len(decisions)
    return replayed


def _chapters(decisions: Sequence[Mapping[str, Any]]) -> Iterator[list[Mapping[str, Any]]]:
    """Yields the decisions of each chapter, the first being that which opened it."""
    starts = [index for index, each in enumerate(decisions) if each["key"] == CHAPTER]
    for start, end in zip(starts, [*starts[1:], len(decisions)], strict=True):
        yield list(decisions[start:end])


class _Replay:
    """One chapter, its dice and shuffles dictated by what was recorded."""

    session: Session

    def __init__(
        self, game: Game, recorded: Mapping[str, Any], decisions: Sequence[Mapping[str, Any]], replayed: Replayed
    ) -> None:
        self.game, self.recorded, self.replayed = game, recorded, replayed
        self.decisions = iter(decisions)
        self.checkpoints = {each["n"]: Checkpoint(**each["checkpoint"]) for each in recorded["checkpoints"]}
        self.tells = {n: list(tells) for n, tells in groupby(recorded["tells"], key=lambda tell: tell["n"])}

    def play(self, chapter: str, n: int, carried: Mapping[str, Any]) -> Result:
        """From the set-up to the result."""
        options, seats = self.recorded["options"], self.recorded["size"]
        self.session = Session.start(
            self.game, seats, self._chance, chapter=chapter, options=options, carried=carried, n=n
        )
        self._check_checkpoint(self.session.base)
        self._check_step(self.session.first)
        for decision in self.decisions:
            ask = self.session.ask_of(decision["seat"])
            assert ask is not None, f"{decision['n']}: {decision['key']} is not asked now"
            asked = (ask.key, ask.fingerprint(decision["seat"]))
            _expect(f"{decision['n']}, the question", asked, (decision["key"], decision["fingerprint"]))
            self._check_step(self.session.answer(decision["seat"], decision["pick"]))
        assert self.session.result is not None, "it has not come to its end"
        return self.session.result

    def _chance(self, ask: ChanceAsk) -> list[int]:
        decision = next(self.decisions)
        was = (decision["seat"], decision["key"], decision["fingerprint"])
        _expect(f"{decision['n']}, chance", (CHANCE, ask.key, ask.fingerprint()), was)
        return list(decision["pick"])

    def _check_step(self, step: Step) -> None:
        told: dict[int, list[Tell]] = {}
        last: dict[int, Checkpoint] = {}  # of several at one moment the last is kept
        for event in step.events:
            if isinstance(event, Reached):
                last[event.checkpoint.n] = event.checkpoint
                state = _without_gained(self.game, event.checkpoint.state)
                mark = f"{event.checkpoint.n} {event.mark.kind} {event.mark.value} {digest(state)}"
                self.replayed.marks.append(mark)
            else:
                told.setdefault(event.n, []).append(event)
        for checkpoint in last.values():
            self._check_checkpoint(checkpoint)
        for n, tells in told.items():
            told_then = [each for each in self.tells[n] if not each["text"]["key"].startswith(SERVICE)]
            was = [(_without_renamed(each["text"]), each["to"]) for each in told_then]
            told_now = [each for each in tells if each.text.key not in ADDED_SINCE]
            now = [(_as_recorded(each.text), each.to and list(each.to)) for each in told_now]
            _expect(f"{n}, the account", now, was)

    def _check_checkpoint(self, checkpoint: Checkpoint) -> None:
        """It is what was recorded then, brought to today's shape."""
        was = self.checkpoints.get(checkpoint.n)
        if was is not None and was.chapter == checkpoint.chapter:
            before = _without_items_gained(self.game, self.game.write_state(self.game.read_state(was)))
            state = _without_items_gained(self.game, checkpoint.state)
            for name in {*before, *state}:
                _expect(f"{checkpoint.n}, state.{name}", state.get(name), before.get(name))


def _without_gained(game: Game, state: Mapping[str, Any]) -> Mapping[str, Any]:
    """Returns the state as it was written when the games were recorded."""
    gained = GAINED.get(game.key, {})
    _expect("what the state has gained", {name: state[name] for name in gained}, gained)
    return _without_items_gained(game, {name: value for name, value in state.items() if name not in gained})


def _without_items_gained(game: Game, state: Mapping[str, Any]) -> Mapping[str, Any]:
    """Returns the state without the field that the items of one of its lists have gained."""
    if game.key not in ITEMS_GAINED:
        return state
    listed, gained = ITEMS_GAINED[game.key]
    items = [{name: value for name, value in each.items() if name != gained} for each in state[listed]]
    return {**state, listed: items}


def _as_recorded(text: Text) -> Mapping[str, Any]:
    """Returns a log line as it was written when the games were recorded."""
    gained = NAMED_SINCE.get(text.key)
    kept = Text(text.key, **{name: value for name, value in text.args.items() if name != gained})
    return _without_renamed(kept.to_plain())


def _without_renamed(plain: Mapping[str, Any]) -> Mapping[str, Any]:
    """Returns a log line without the argument that has got another name."""
    renamed = RENAMED_SINCE.get(plain["key"])
    return {**plain, "args": {name: value for name, value in plain["args"].items() if name != renamed}}


def _plain(result: Result) -> dict[str, Any]:
    scores = [dict(each) for each in result.scores]
    plain = {"winners": result.winners, "scores": scores, "reason": result.reason.to_plain(), "carried": result.carried}
    read: dict[str, Any] = orjson.loads(orjson.dumps(plain))
    return read


def _recorded_result(recorded: Mapping[str, Any], n: int) -> dict[str, Any]:
    (row,) = (each for each in recorded["results"] if each["n"] == n)
    return {name: row[name] for name in ("winners", "scores", "reason", "carried")}


def _expect(what: str, now: Any, was: Any) -> None:
    assert now == was, f"{what}: it was {was}, and is {now}"
