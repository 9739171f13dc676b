"""`/help`: how to play, in one minute (docs/behaviour.md#opening)."""

from __future__ import annotations

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import game_name
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Message, Style, button, row, rows
from bot.messages.payloads import GameRules, Nothing, Topic
from bot.panels.pages.primer import primer_menu
from engine.games import keys
from engine.words import Spoken, Words

TOPICS = ("first-turn", "undo", "deadlines", "orders", "hosting", "pictures")
WHEN_NEEDED = ("files",)
"""Topics that only a refusal links to."""


async def show_help(reply: Reply, pressed: Nothing) -> None:
    """Shows the first page."""
    await reply.show(first_page(reply.words()))


async def show_topic(reply: Reply, pressed: Topic) -> None:
    """Shows a topic in place of the first page."""
    if pressed.topic not in (*TOPICS, *WHEN_NEEDED):
        raise NotOurs
    await reply.show(topic_page(reply.words(), pressed.topic))


def first_page(words: Words) -> Message:
    """Builds the first page: what this is, three steps, the topics, and the rules of each game."""
    topics = [button(Topic(topic).press, words.message(f"help-{topic}-name")) for topic in TOPICS]
    names = {game: Spoken(game_name(game, words.locale)) for game in keys()}
    rules = [button(GameRules(game=game).press(), words.message("button-rules-of", game=names[game])) for game in names]
    to_open = button(Press("open_which"), words.message("button-open-table"), Style.PRIMARY)
    return Message(
        words.message("help"),
        row(to_open, button(Press("learn"), words.message("button-learn"))),
        primer_menu(words),
        *rows(topics),
        *rows(rules),
    )


def topic_page(words: Words, topic: str) -> Message:
    """Builds a topic's page, with the way back."""
    return Message(words.message(f"help-{topic}"), row(button(Press("help"), words.message("button-back"))))


ROUTES: Routes = {
    "help": Route(Nothing.of, show_help),
    "help_topic": Route(Topic.of, show_topic),
}
