"""Examines a whole database or backup: is every row intact, and can each campaign be played?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from engine.campaigns.model.lineage import Lineage
from engine.campaigns.runtime.loading import Base, Stored, lineage_of, read_campaign
from engine.campaigns.runtime.scheduled_jobs import CLOCK
from engine.storage import Connection, Place, examined, place_of
from engine.storage.backends.opening import RESTORE
from engine.storage.database.migrate import revision
from engine.storage.leadership.seal import expect_key, find_key, noted_mark
from engine.storage.queries import campaigns, log, schedules
from engine.storage.queries.whole import orphans
from engine.storage.schema.codec import is_undamaged, read_checkpoint, read_decision
from engine.storage.schema.errors import CannotOpen
from engine.table import Game, Saved, Session, fair

PLAYS_ON = (
    "All others play on. Put it back from a backup (emberkeep restore FILE), or let a moderator archive it; report it "
    "with this line, which tells nothing of the game."
)


@dataclass
class Diagnosis:
    """The findings: `notes` are fine; each of the `faults` is a sentence with a remedy."""

    notes: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def examine(url: str | Path | Place, find: Callable[[str], Game]) -> Diagnosis:
    """Examines a database in use, or a backup, without writing. Raises CannotOpen if it cannot be read."""
    found, place = Diagnosis(), place_of(url)
    with examined(place) as connection, place.explained():
        found.notes.append(f"tables {revision(connection)}, {place.megabytes(connection):.1f} MB")
        found.faults += [f"{fault} {RESTORE}" for fault in _faults_of_database(place, connection)]
        _look_at_key(connection, place, found)
        if not found.faults:
            _look_at_campaigns(connection, find, found)
    return found


def _faults_of_database(place: Place, connection: Connection) -> Iterator[str]:
    for fault in place.faults(connection):
        yield f"The file is damaged: {fault}."
    yield from orphans(connection)


def _look_at_key(connection: Connection, place: Place, found: Diagnosis) -> None:
    noted = noted_mark(connection)
    key = find_key(place, noted)
    try:
        expect_key(key, noted)
        found.notes.append(f"{key.name} is its key")
    except CannotOpen as error:
        found.faults.append(str(error))
    except OSError as error:
        found.faults.append(f"{key} cannot be read ({error.strerror}). Put it there: it is copied with every backup.")


def _look_at_campaigns(connection: Connection, find: Callable[[str], Game], found: Diagnosis) -> None:
    games = campaigns.games(connection)
    for campaign, game in games.items():
        try:
            found.notes += [f"campaign {campaign}: {note}" for note in look_at(connection, campaign, find)]
        except Exception as error:  # an error in one campaign must not stop the others
            found.faults.append(f"Campaign {campaign} ({game}) does not load: {_why(error)}. {PLAYS_ON}")
    found.faults += [
        f"Campaign {campaign} has no next step and would wait forever. A start of the bot repairs it."
        for campaign in schedules.without(connection, CLOCK)
    ]
    found.notes.append(f"{len(games)} campaigns looked at")


class Unsound(Exception):
    """The stored rows of a campaign are inconsistent."""


def _why(error: Exception) -> str:
    """Returns the error in words that reveal nothing of a game: only our own errors are given in full."""
    return str(error) if isinstance(error, Unsound) else type(error).__name__


def look_at(connection: Connection, campaign: int, find: Callable[[str], Game]) -> Sequence[str]:
    """Loads a campaign as the bot does, and compares its last checkpoint with the result of a replay.

    Returns notes for the host. Raises Unsound, or anything that loading raises.
    """
    stored = read_campaign(connection, campaign)
    game, base = find(stored.facts.game), stored.base
    if base is None:
        return ()
    if not is_undamaged(base.checkpoint.state, base.checkpoint.hash):
        raise Unsound("its last checkpoint is damaged")
    session = Session.load(game, base.saved, fair(Random(0)))
    if session.diverged:
        return ("a rule has changed since; the bot reopens the turn and tells the table",)
    lineage = lineage_of(connection, stored.branches, stored.branch)
    earlier = _earlier(connection, lineage, stored, base)
    if earlier is None:
        return ()
    if (earlier.checkpoint.rules_version, earlier.checkpoint.schema_version) != (game.version, game.schema_version):
        return ("not replayed: what came before its last checkpoint was played under other rules",)
    replayed = Session.load(game, earlier, fair(Random(0)))
    if replayed.diverged or replayed.hash != session.hash:
        raise Unsound("its decisions do not lead to its last checkpoint")
    return ()


def _earlier(connection: Connection, lineage: Lineage, stored: Stored, base: Base) -> Saved | None:
    """Returns the previous checkpoint of the same chapter, and all decisions since.

    None if there is none, or if the last one began a copy, whose hidden information was dealt again.
    """
    last = base.checkpoint
    branch = stored.branches[last.branch]
    if last.kind == "chapter" or (branch.base_branch, branch.base_n) == (last.branch, last.n):
        return None
    for row in log.checkpoints_of(connection, lineage, 0, last.n, newest_first=True, limit=1):
        if row.kind != "over":
            decisions = log.decisions_of(connection, lineage, row.n, base.n)
            return Saved(read_checkpoint(row.state), [read_decision(each) for each in decisions])
    return None
