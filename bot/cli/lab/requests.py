"""The lab's requests: one model each, distinguished by `do`. Unknown and misspelt fields are rejected."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, NonNegativeInt, TypeAdapter

from engine.table import Checkpoint, Decision


class Request(BaseModel):
    """Base class of all requests: exact types, no additional fields."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class ListAsks(Request):
    """Lists the open questions with their legal options."""

    do: Literal["asks"]


class GiveAnswer(Request):
    """Answers the open question of a seat with option ids, in the order picked."""

    do: Literal["answer"]
    seat: int
    pick: list[str]


class DictateChance(Request):
    """Queues results for the next dice, shuffles and random picks."""

    do: Literal["chance"]
    results: list[JsonValue]


class ShowState(Request):
    """Shows the whole state."""

    do: Literal["state"]


class ShowView(Request):
    """Shows what a seat may see; without a seat, what everyone may."""

    do: Literal["view"]
    seat: int | None = None


class ShowHash(Request):
    """Shows the hash of the state and the open questions."""

    do: Literal["hash"]


class Save(Request):
    """Returns the last checkpoint, the decisions since, and the pending sealed answers."""

    do: Literal["save"]


class SavedDecision(BaseModel):
    """A decision as `save` writes it. `pick` holds option ids, or indices if chance (seat -1) decided."""

    model_config = ConfigDict(extra="forbid", strict=True)

    n: NonNegativeInt
    seat: int
    key: str
    fingerprint: NonNegativeInt
    pick: list[str] | list[int]
    reveals: bool = False

    def to_decision(self) -> Decision:
        """Returns the kernel's form of it."""
        return Decision(self.n, self.seat, self.key, self.fingerprint, self.pick, self.reveals)


class Load(Request):
    """Continues from the output of `save`, with or without the decisions."""

    do: Literal["load"]
    checkpoint: Checkpoint
    decisions: list[SavedDecision] = []
    held: dict[int, list[str]] = {}


class Undo(Request):
    """Goes back to the moment after this number of decisions, including chance's."""

    do: Literal["undo"]
    to: NonNegativeInt


class PlayAtRandom(Request):
    """Gives at most this number of legal answers, drawn with a generator of this seed."""

    do: Literal["random"]
    steps: NonNegativeInt
    seed: int = 0


class ShowResult(Request):
    """Shows who won, with scores and the reason; null during the chapter."""

    do: Literal["result"]


class DrawBoard(Request):
    """Draws the picture for a seat, or the public one, into a PNG file."""

    do: Literal["board"]
    seat: int | None = None
    path: str


AnyRequest = Annotated[
    ListAsks
    | GiveAnswer
    | DictateChance
    | ShowState
    | ShowView
    | ShowHash
    | Save
    | Load
    | Undo
    | PlayAtRandom
    | ShowResult
    | DrawBoard,
    Field(discriminator="do"),
]

_ADAPTER: TypeAdapter[AnyRequest] = TypeAdapter(AnyRequest)


def read_request(line: bytes) -> AnyRequest:
    """Parses the request on a line. Raises pydantic's ValidationError, which names the invalid field."""
    return _ADAPTER.validate_json(line)
