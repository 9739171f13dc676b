"""Campaigns: seats, chapters, lines of play, requests, posts and files, kept so that nothing answered is ever lost."""

from engine.campaigns.clock import Clock, SystemClock
from engine.campaigns.figures import Figures
from engine.campaigns.history import Line, Moment, PastBoard
from engine.campaigns.people import FORMER
from engine.campaigns.posts import Card, Post
from engine.campaigns.readers import Preferences
from engine.campaigns.requests import Request
from engine.campaigns.service import Campaigns
from engine.campaigns.settings import Settings
from engine.campaigns.situation import Answered, ChapterResult, Facts, Pause, Person, Seated, Situation, Told, Undoable
from engine.campaigns.unread import Unread

__all__ = [
    "FORMER",
    "Answered",
    "Campaigns",
    "Card",
    "ChapterResult",
    "Clock",
    "Facts",
    "Figures",
    "Line",
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
    "Undoable",
    "Unread",
]
