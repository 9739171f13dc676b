"""The kernel: questions, chance, checkpoints and the driver. It knows no game."""

from engine.table.ask import Ask, Final, Mode, Occasion, Option, Question
from engine.table.chance import CHANCE, Chance, ChanceAsk, fair
from engine.table.checkpoint import Checkpoint, Decision, Saved, canonical, digest
from engine.table.errors import BadCheckpoint, SessionClosed, TableError, WrongAnswer, WrongChance
from engine.table.extras import OWN, Advice, Groups, Importance, Impossible, Mistake, OwnContent, Run
from engine.table.features import (
    ChecksContent,
    ChecksTeam,
    Combines,
    Explains,
    HasPlans,
    LimitsSeats,
    Recommends,
    Redeals,
    Searches,
    plans_during,
    plans_of,
)
from engine.table.game import Game, Result
from engine.table.orders import ALWAYS, ASK_ME, Condition, Order, Plan, answer_of
from engine.table.remembering import Deed, Figure, Happening, Recap
from engine.table.session import Reached, Session, Step
from engine.table.table import HIDDEN, Mark, MarkKind, Questions, Table, Tell
from engine.table.text import Argument, Seat, Text

__all__ = [
    "ALWAYS",
    "ASK_ME",
    "CHANCE",
    "HIDDEN",
    "OWN",
    "Advice",
    "Argument",
    "Ask",
    "BadCheckpoint",
    "Chance",
    "ChanceAsk",
    "Checkpoint",
    "ChecksContent",
    "ChecksTeam",
    "Combines",
    "Condition",
    "Decision",
    "Deed",
    "Explains",
    "Figure",
    "Final",
    "Game",
    "Groups",
    "Happening",
    "HasPlans",
    "Importance",
    "Impossible",
    "LimitsSeats",
    "Mark",
    "MarkKind",
    "Mistake",
    "Mode",
    "Occasion",
    "Option",
    "Order",
    "OwnContent",
    "Plan",
    "Question",
    "Questions",
    "Reached",
    "Recap",
    "Recommends",
    "Redeals",
    "Result",
    "Run",
    "Saved",
    "Searches",
    "Seat",
    "Session",
    "SessionClosed",
    "Step",
    "Table",
    "TableError",
    "Tell",
    "Text",
    "WrongAnswer",
    "WrongChance",
    "answer_of",
    "canonical",
    "digest",
    "fair",
    "plans_during",
    "plans_of",
]
