"""The turn message of a paused campaign (E17)."""

from __future__ import annotations

from bot.messages.ids import Press
from bot.messages.layout import Message, button, row
from bot.text.speech import player_name, safe
from engine.campaigns import Pause, Situation
from engine.words import Spoken, Words


def paused_message(situation: Situation, words: Words) -> Message:
    """Builds the message: who paused the campaign and why, and what can be viewed during the pause."""
    pause = situation.facts.pause or Pause(None)
    said = words.message(
        "error-paused",
        name=safe(situation.facts.name),
        player=player_name(words, situation, pause.user) if pause.user is not None else "",
        reason=safe(pause.reason),
        why=Spoken(pause.why),
    )
    return Message(
        said,
        row(
            *(
                button(Press(verb, situation.id), words.message(label))
                for verb, label in (("board", "button-board"), ("log", "button-log"), ("resume", "button-resume"))
            )
        ),
    )
