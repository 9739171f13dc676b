"""Campaigns: seats, chapters, branches, requests, posts and files, stored so that no answer is ever lost."""

from engine.campaigns.history.boards import PastBoard
from engine.campaigns.history.moment_pages import Moment
from engine.campaigns.history.past_boards import LeftBranch
from engine.campaigns.lifecycle.unreadable import Unread
from engine.campaigns.model.clock import Clock, SystemClock
from engine.campaigns.model.posts import Post, TurnMessage
from engine.campaigns.model.preferences import Preferences
from engine.campaigns.model.requests import Request
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.situation import (
    Actor,
    Answered,
    ChapterResult,
    Facts,
    Pause,
    Person,
    Seated,
    Situation,
    Told,
    Undoable,
)
from engine.campaigns.play.dice import FairDice
from engine.campaigns.service import Campaigns
from engine.campaigns.upkeep.figures import Figures
from engine.storage.queries.erasing import FORMER

__all__ = [
    "FORMER",
    "Actor",
    "Answered",
    "Campaigns",
    "ChapterResult",
    "Clock",
    "Facts",
    "FairDice",
    "Figures",
    "LeftBranch",
    "Moment",
    "PastBoard",
    "Pause",
    "Person",
    "Post",
    "Preferences",
    "Request",
    "Seated",
    "Settings",
    "Situation",
    "SystemClock",
    "Told",
    "TurnMessage",
    "Undoable",
    "Unread",
]
