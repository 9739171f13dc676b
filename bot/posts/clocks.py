"""Posts of a campaign's clock, which tell what happens when nothing happens, and of its meetings
(docs/behaviour.md#clocks)."""

from __future__ import annotations

from bot.interactions.services import Services
from bot.messages.ids import Press
from bot.messages.layout import Control, Message, Style, button, event_link, link, row
from bot.posts.post import Face, PostMakers, log_row, post_press
from bot.text.speech import moment, player_name
from engine.campaigns import Post, Situation
from engine.campaigns.model.clock import from_milliseconds
from engine.words import Words


async def clock_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces a step of the campaign's clock, and what players can do about it.

    A sleeping campaign notifies the players who were not notified for this turn: their press wakes it, too.
    """
    closes = post.details.get("closes")
    said = words.message(
        f"clock-{post.details['what']}",
        player=player_name(words, situation, post.user) if post.user is not None else "",
        closes=moment(from_milliseconds(closes)) if closes else "",
    )
    return Face(Message(said, _choices(post, situation, words), log_row(post, words)), _notified(post, situation))


def _notified(post: Post, situation: Situation) -> list[int]:
    seats = [each for each in situation.seats if each.user is not None]
    if post.details["what"] == "asleep":
        seats = [each for each in seats if not each.autopilot and each.user not in situation.waiting_users]
    elif post.details["what"] != "paused":
        return []
    return list(dict.fromkeys(each.user for each in seats if each.user is not None))


def _choices(post: Post, situation: Situation, words: Words) -> Control | None:
    """Returns the buttons of a step that still has a choice."""
    what, clock = post.details["what"], situation.facts.clock
    if what == "closed" and situation.facts.archived is not None:
        return row(button(Press("bring_back", post.campaign), words.message("button-bring-back"), Style.PRIMARY))
    if clock is None or clock.state != what:
        return None
    if what == "lobby":
        return row(
            button(Press("clock_fill", post.campaign), words.message("button-clock-fill"), Style.SUCCESS),
            button(Press("clock_keep", post.campaign), words.message("button-clock-keep")),
            button(Press("clock_close", post.campaign), words.message("button-clock-close"), Style.DANGER),
        )
    if what == "paused":
        return row(
            button(Press("resume", post.campaign), words.message("button-clock-go-on"), Style.SUCCESS),
            button(Press("clock_longer", post.campaign), words.message("button-clock-longer")),
        )
    if what == "asleep":
        return row(button(post_press("post_here", post), words.message("button-here"), Style.PRIMARY))
    return None


async def meeting_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces that players meet on Discord, or that they do not."""
    begins, event = from_milliseconds(post.details["begins"]), post.details["event"]
    said = words.message(f"meeting-{post.details['what']}", begins=moment(begins, "F"))
    there = (
        row(link(event_link(situation.facts.guild, event), words.message("button-meeting-event"))) if event else None
    )
    return Face(Message(said, there, log_row(post, words)))


POSTS: PostMakers = {"clock": clock_post, "meeting": meeting_post}
