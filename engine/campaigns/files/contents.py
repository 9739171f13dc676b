"""The contents of a campaign file.

The whole file comes from outside, so everything in it is bounded here. `docs/hosting.md` names the real campaigns the
bounds are based on.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, model_validator

from engine.storage.schema.codec import MadeBy, WhyFinal
from engine.table import Checkpoint, MarkKind, Text

FORMAT: Literal["emberkeep-campaign"] = "emberkeep-campaign"
VERSION: Literal[1] = 1
LARGEST_FILE = 10 * 1024 * 1024  # bytes
LARGEST_UNPACKED = 64 * 1024 * 1024  # bytes
MOST = {
    "seats": 8,
    "branches": 4_000,
    "decisions": 50_000,
    "tells": 70_000,
    "account": 70_000,
    "checkpoints": 5_000,
    "results": 200,
    "keys": 60_000,
}
"""The most entries of each kind in a file."""

LARGEST_STATE = 100_000  # bytes of one state, or of the data a chapter carries on
LATEST = 4_102_444_800_000  # milliseconds since 1970: the year 2100
LONGEST_ID = 80  # characters of a key, option or content id
LONGEST_WORDS = 2_000  # characters that players have added to the keys of chance
NUMBER = re.compile(r"[0-9]{1,6}")  # a seat or a round
DEEPEST_TEXT = 40  # objects within objects
LARGEST_TEXT = 1_000  # parts of one log line
STORABLE = r"^[^\x00]*$"  # PostgreSQL cannot store that character

Small = Annotated[int, Field(ge=-2, le=1_000_000)]  # counts, and numbers of decisions
Line = Annotated[int, Field(ge=1, lt=2**53)]  # ids of branches
User = Annotated[int, Field(ge=1, lt=2**63)]  # Discord ids
Moment = Annotated[int, Field(ge=0, le=LATEST)]  # milliseconds since 1970
Id = Annotated[str, Field(pattern=rf"^[A-Za-z0-9_.:+-]{{1,{LONGEST_ID}}}$")]
Mark = Annotated[str, Field(max_length=LONGEST_ID, pattern=STORABLE)]
Name = Annotated[str, Field(max_length=100, pattern=STORABLE)]


def _checked_text(plain: dict[str, JsonValue]) -> dict[str, JsonValue]:
    try:
        if _parts(plain, DEEPEST_TEXT) <= LARGEST_TEXT:
            Text.from_plain(plain)
            return plain
    except (AttributeError, KeyError, TypeError, ValueError):
        pass
    raise ValueError("this is not a text with a key and arguments")


def _parts(value: JsonValue, depth: int) -> int:
    """Counts the parts of a text.

    Raises ValueError if it is nested too deeply or contains anything that is not part of a text.
    """
    if isinstance(value, dict | list):
        if not depth or (isinstance(value, dict) and not isinstance(value.get("key", ""), str)):
            raise ValueError
        inner = list(value.values()) if isinstance(value, dict) else value
        return 1 + sum(_parts(each, depth - isinstance(value, dict)) for each in inner[: LARGEST_TEXT + 1])
    if isinstance(value, str) and len(value) > LONGEST_ID:
        raise ValueError
    return 1


PlainText = Annotated[dict[str, JsonValue], AfterValidator(_checked_text)]


class Plain(BaseModel):
    """Part of a file: unknown fields are rejected."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SeatPart(Plain):
    """A seat and its player."""

    seat: Small
    user: User | None
    name: Name
    autopilot: bool


class BranchPart(Plain):
    """A branch. Ids are those of the exported campaign."""

    id: Line
    parent: Line | None
    from_n: Small
    base_branch: Line
    base_n: Small
    left_branch: Line | None
    left_n: Small | None
    why: Id
    user: User | None
    at: Moment


class DecisionPart(Plain):
    """A decision; results of chance are numbers."""

    branch: Line
    n: Small
    seat: Small
    user: User | None
    by: MadeBy
    key: Id
    fingerprint: Annotated[int, Field(ge=0, lt=2**32)]
    pick: (
        Annotated[list[Id], Field(fail_fast=True, max_length=100)]
        | Annotated[list[Annotated[int, Field(ge=0, lt=256)]], Field(fail_fast=True, max_length=256)]
    )
    final: WhyFinal
    at: Moment


class TellPart(Plain):
    """A log line; `to` null means everyone."""

    branch: Line
    n: Small
    serial: Small
    text: PlainText
    to: Annotated[list[Annotated[int, Field(ge=0, lt=32)]], Field(fail_fast=True, max_length=32)] | None


class CheckpointPart(Plain):
    """A checkpoint and its mark. Checkpoints from which no branch or chapter begins are left out: replay reaches
    them.
    """

    branch: Line
    n: Small
    kind: MarkKind
    value: Mark
    checkpoint: Checkpoint

    @model_validator(mode="after")
    def _names_what_it_marks(self) -> CheckpointPart:
        if self.kind in ("turn", "round") and not NUMBER.fullmatch(self.value):
            raise ValueError(f"the {self.kind} of a checkpoint is a number, not {self.value[:20]!r}")
        return self


class ResultPart(Plain):
    """How a chapter ended."""

    branch: Line
    n: Small
    chapter: Id
    winners: Annotated[list[Annotated[int, Field(ge=0, lt=32)]], Field(fail_fast=True, max_length=32)]
    scores: Annotated[list[Annotated[dict[Id, Small], Field(max_length=40)]], Field(fail_fast=True, max_length=32)]
    reason: PlainText
    carried: Annotated[dict[Id, JsonValue], Field(max_length=100)]
    at: Moment


Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class KeysPart(Plain):
    """The keys of chance from decision `n` of a branch on; `dice` and `piles` are left out until they may be shown.

    `beginning` is the published beginning of the chain of dice, `piles_hash` the hash of the key of shuffles. Import
    leaves keys out: a copy has its own.
    """

    branch: Line
    n: Small
    epoch: Small
    link: Small
    words: Annotated[str, Field(max_length=LONGEST_WORDS, pattern=STORABLE)]
    closed: bool
    beginning: Hash
    piles_hash: Hash
    dice: Hash | None
    piles: Hash | None


class Body(Plain):
    """Everything about a campaign that can move to another database. `branch` is the current branch."""

    settings: Annotated[dict[Id, JsonValue], Field(max_length=100)]
    options: Annotated[dict[Id, JsonValue], Field(max_length=100)]
    size: Small
    seats: Annotated[list[SeatPart], Field(fail_fast=True, max_length=MOST["seats"])]
    branch: Line
    branches: Annotated[list[BranchPart], Field(fail_fast=True, max_length=MOST["branches"])]
    decisions: Annotated[list[DecisionPart], Field(fail_fast=True, max_length=MOST["decisions"])]
    tells: Annotated[list[TellPart], Field(fail_fast=True, max_length=MOST["tells"])]
    checkpoints: Annotated[list[CheckpointPart], Field(fail_fast=True, max_length=MOST["checkpoints"])]
    results: Annotated[list[ResultPart], Field(fail_fast=True, max_length=MOST["results"])]
    keys: Annotated[list[KeysPart], Field(fail_fast=True, max_length=MOST["keys"])] = []


class File(Plain):
    """The file. `account` holds the public log lines of the current branch for other readers; the body is `sealed` or
    `open`.
    """

    format: Literal["emberkeep-campaign"] = FORMAT
    version: Literal[1] = VERSION
    game: Id
    name: Name
    seats: Annotated[list[Name], Field(fail_fast=True, max_length=MOST["seats"])]
    account: list[JsonValue]
    sealed: str | None = None
    open: Body | None = None
