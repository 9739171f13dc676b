"""What the lab understands: one model a request, told apart by `do`. An unknown or misspelt field is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, NonNegativeInt, TypeAdapter

from engine.table import Checkpoint, Decision


class Request(BaseModel):
    """The root of all requests: exact types and no field too many."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class ListAsks(Request):
    """The open asks with their legal options."""

    do: Literal["asks"]


class GiveAnswer(Request):
    """Answers the open ask of a seat with option ids, in the order picked."""

    do: Literal["answer"]
    seat: int
    pick: list[str]


class DictateChance(Request):
    """Queues results for the coming dice, shuffles and random picks."""

    do: Literal["chance"]
    results: list[JsonValue]


class ShowState(Request):
    """The whole state."""

    do: Literal["state"]


class ShowView(Request):
    """What a seat may see; without a seat, what everybody may."""

    do: Literal["view"]
    seat: int | None = None


class ShowHash(Request):
    """The hash of the state and the open asks."""

    do: Literal["hash"]


class Save(Request):
    """The last checkpoint, the decisions since, and the sealed answers that wait."""

    do: Literal["save"]


class SavedDecision(BaseModel):
    """A decision as `save` writes it; `pick` holds option ids, or indices where chance (seat -1) decided."""

    model_config = ConfigDict(extra="forbid", strict=True)

    n: NonNegativeInt
    seat: int
    key: str
    fingerprint: NonNegativeInt
    pick: list[str] | list[int]
    reveals: bool = False

    def to_decision(self) -> Decision:
        """The kernel's form of it."""
        return Decision(self.n, self.seat, self.key, self.fingerprint, self.pick, self.reveals)


class Load(Request):
    """Plays on from what `save` wrote, with or without the decisions."""

    do: Literal["load"]
    checkpoint: Checkpoint
    decisions: list[SavedDecision] = []
    held: dict[int, list[str]] = {}


class Undo(Request):
    """Back to the moment when so many decisions had been made, chance's among them."""

    do: Literal["undo"]
    to: NonNegativeInt


class PlayAtRandom(Request):
    """Gives at most so many legal answers, drawn with a generator of this seed."""

    do: Literal["random"]
    steps: NonNegativeInt
    seed: int = 0


class ShowResult(Request):
    """Who won, with which scores and why; null while the chapter lasts."""

    do: Literal["result"]


class DrawBoard(Request):
    """Draws the picture for a seat, or for everybody, into a PNG file."""

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
    """The request on a line; raises pydantic's ValidationError, which names the field at fault."""
    return _ADAPTER.validate_json(line)
