"""Settings of a campaign, independent of its game: chosen in the lobby, most of them changeable during play."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.table import Level

PACE_HOURS = {"fast": 12, "daily": 24, "relaxed": 72, "bank": 48}
"""Hours of a turn. With a bank a turn takes what is left of it; its hours are for votes, reactions and presence."""
PACE_OF_NONE = timedelta(days=7)
"""The assumed pace of a campaign without one."""

SERIES = ("story", "chronicle", "operation")
"""Modes of games whose chapters form one story that ends."""

BEFORE_THE_START = ("hands", "thread")
"""Settings that cannot change after the start."""


class Settings(BaseModel):
    """The settings of a campaign; the default of each comes first.

    - pace: how long a turn may take: a fixed time, or what the seat has left in its bank (`model/bank.py`).
    - weekends: if the time of a turn counts on Saturdays and Sundays.
    - reaction_time: how long an answer out of turn may take: a third of that, an hour, or until all have answered.
    - table_choices: any player decides, a vote decides, or the usual order does.
    - undo: whose consent it takes to go back beyond one's own turn.
    - autopilot: if it plays a late turn: after twice the pace, in co-operative games after the pace.
    - lobby_days: how long a lobby waits until it asks what to do; it closes after three times as long.
    - starts: if a lobby starts by itself a day after everyone is ready, after two hours, or never.
    - next_chapter: if the next chapter of a story, chronicle or operation starts by itself after twice the pace.
    - between_days: how long a campaign waits for its next chapter.
    - pause_days: how long a pause lasts.
    - sleeps: after how many paces without a press the campaign sleeps.
    - level: how well autopilot plays; weaker levels leave out parts of a decision (see `engine.kit.computer.levels`).
    - hints: who may ask for hints: as usual (everyone in co-operative games, no one among rivals), everyone, people who
      are still learning the game, or no one.
    - posts: one for a round, to which each turn is added, or one for each turn, in games that can tell a round.
    - pictures: after every turn or every phase.
    - hands: in co-operative games, as in the ledger, open or private.
    - joins: if anyone may take a seat, or only people who have finished a chapter in this server.
    - reliability: if everyone may read in the lobby how reliable its players are.
    - open_seats: if the organiser accepts who takes one.
    - thread: public or private.
    - locale: the language of posts.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    pace: Literal["daily", "fast", "relaxed", "bank", "none"] = "daily"
    weekends: Literal["count", "off"] = "count"
    reaction_time: Literal["third", "hour", "all"] = "third"
    table_choices: Literal["anyone", "vote", "automatic"] = "anyone"
    undo: Literal["majority", "all", "organiser"] = "majority"
    autopilot: Literal["twice", "never"] = "twice"
    lobby_days: Literal["7", "3", "14"] = "7"
    starts: Literal["day", "soon", "never"] = "day"
    next_chapter: Literal["twice", "never"] = "twice"
    level: Level = "strong"
    between_days: Literal["21", "10", "60"] = "21"
    pause_days: Literal["14", "7", "30"] = "14"
    sleeps: Literal["4", "8", "16"] = "4"
    hints: Literal["usual", "on", "learners", "off"] = "usual"
    posts: Literal["round", "turn"] = "round"
    pictures: Literal["turn", "phase"] = "turn"
    hands: Literal["ledger", "open", "private"] = "ledger"
    joins: Literal["anyone", "finished"] = "anyone"
    reliability: Literal["hidden", "shown"] = "hidden"
    open_seats: Literal["accept", "free"] = "accept"
    thread: Literal["public", "private"] = "public"
    locale: Annotated[str, Field(pattern=r"^[a-z]{2}(-[A-Za-z0-9]{2,4})?$")] = "en"

    @property
    def time_for_turns(self) -> timedelta | None:
        """Returns how long a turn may take; None without deadlines."""
        return None if self.pace == "none" else timedelta(hours=PACE_HOURS[self.pace])

    @property
    def time_to_be_seen(self) -> timedelta:
        """Twice the pace: how long someone counts as present after they pressed something. Without a pace, 14 days."""
        return 2 * (self.time_for_turns or PACE_OF_NONE)

    @property
    def time_to_sleep(self) -> timedelta:
        """Four times the pace, unless set: if no one has pressed anything for that long, autopilot does not play on
        alone."""
        return int(self.sleeps) * (self.time_for_turns or PACE_OF_NONE)

    @property
    def time_to_start(self) -> timedelta:
        """Returns how long after everyone is ready a lobby starts by itself."""
        return timedelta(hours=2 if self.starts == "soon" else 24)

    @property
    def time_for_votes(self) -> timedelta:
        """Returns how long a vote stays open: as long as a turn; seven days without a pace, so that every vote ends."""
        return self.time_for_turns or PACE_OF_NONE

    @property
    def time_for_reactions(self) -> timedelta | None:
        """Returns how long an answer out of turn may take; None if it waits for everyone."""
        if self.reaction_time == "third":
            return self.time_for_turns and self.time_for_turns / 3
        return timedelta(hours=1) if self.reaction_time == "hour" else None
