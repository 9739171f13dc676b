"""The front page: the first message of the thread, with the seats and how to play.

See docs/behaviour.md#messages.
"""

from __future__ import annotations

from bot.live_messages.lobby import lobby_message, table_words, titled
from bot.messages.emojis import signed
from bot.messages.ids import Press
from bot.messages.layout import Message, button, row
from bot.text.speech import player_name, seat_and_player
from engine.campaigns import Situation
from renders.emojis import seat_symbol

LOOKING = {
    "board": "button-board",
    "log": "button-log",
    "history": "button-history",
    "lobby_settings": "button-settings",
}


def front_message(situation: Situation) -> Message:
    """Builds the lobby until the start; then seats, options, and buttons for board, log and history."""
    if situation.stage == "lobby":
        return lobby_message(situation)
    words = table_words(situation, situation.locale)
    return Message(
        titled(words, situation.facts.name),
        words.message("front-organiser", player=player_name(words, situation, situation.facts.organiser)),
        "\n".join(
            signed(seat_symbol(each.seat), seat_and_player(words, situation, each.seat)) for each in situation.seats
        ),
        words.message("front-how-to-play"),
        row(*(button(Press(verb, situation.id), words.message(label)) for verb, label in LOOKING.items())),
    )
