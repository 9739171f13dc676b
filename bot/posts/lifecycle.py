"""One-line posts about organisers, pauses, reminders and repairs (docs/behaviour.md#waiting)."""

from __future__ import annotations

from bot.interactions.services import Services
from bot.messages.ids import Press
from bot.messages.layout import Message, Style, button, row
from bot.posts.post import Face, PostMakers, log_button, log_row, post_press
from bot.text.speech import mention, moment, player, player_name, safe, seats_and_players
from engine.campaigns import Post, Situation
from engine.campaigns.model.clock import from_milliseconds
from engine.table import Seat
from engine.words import Spoken, Words


async def organiser_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces and notifies the new organiser."""
    told = [int(user) for user in post.details["told"]]
    return _one_line_post(post, words, words.message("care-organiser", player=mention(told[0])), told)


async def acting_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Tells a player that they may act for a silent organiser."""
    told = [int(user) for user in post.details["told"]]
    return _one_line_post(post, words, words.message("acting-organiser", player=mention(told[0])), told)


async def paused_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces a pause, and when players are asked if play should go on."""
    reason, why = safe(str(post.details["reason"])), Spoken(post.details["why"])
    said = words.message("care-paused", player=_by(post, situation, words), reason=reason, why=why)
    clock = situation.facts.clock
    if clock is not None and clock.state == "paused" and clock.due and clock.step == 0:
        said += " " + words.message("care-paused-until", until=moment(from_milliseconds(clock.due), "D"))
    return _one_line_post(post, words, said)


async def resumed_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces the end of a pause."""
    return _one_line_post(post, words, words.message("care-resumed", player=_by(post, situation, words)))


async def away_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces that the campaign was archived, and how to restore it."""
    until = moment(from_milliseconds(post.details["until"]))
    said = words.message("care-away", player=_by(post, situation, words), until=until)
    back = button(Press("bring_back", post.campaign), words.message("button-bring-back"), Style.PRIMARY)
    return Face(Message(said, row(back) if situation.facts.archived else None, log_row(post, words)))


async def back_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces that the campaign was restored."""
    return _one_line_post(post, words, words.message("care-back", player=_by(post, situation, words)))


async def reminder_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Reminds the waiting players, on request or after half of their time. The turn message that follows notifies
    them."""
    if post.user is None:
        said = _waiting("care-reminder-due", post, situation, words)
        more = button(post_press("post_time", post), words.message("button-more-time"))
        return Face(Message(said, row(more, log_button(post, words))))
    seats = seats_and_players(words, situation, [int(seat) for seat in post.details["seats"]])
    return _one_line_post(post, words, words.message("care-reminder", player=_by(post, situation, words), seats=seats))


async def stalled_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces that the time is over: who is waited for, what happens next, and what can be done."""
    here = button(post_press("post_here", post), words.message("button-here"), Style.PRIMARY)
    autopilot = button(post_press("post_autopilot", post), words.message("button-let-autopilot"))
    plays = post.details.get("plays")
    then = words.message("care-autopilot-at", at=moment(from_milliseconds(plays))) if plays else ""
    said = " ".join(filter(None, [_waiting("care-stalled", post, situation, words), then]))
    return Face(Message(said, row(here, autopilot, log_button(post, words))))


def _waiting(key: str, post: Post, situation: Situation, words: Words) -> str:
    """Returns who is waited for, and since when."""
    seats = seats_and_players(words, situation, [int(seat) for seat in post.details["seats"]])
    return words.message(key, seats=seats, since=moment(from_milliseconds(post.details["since"])))


async def extended_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces that a player takes more time."""
    said = words.message("care-extended", player=_by(post, situation, words), hours=post.details["hours"])
    return _one_line_post(post, words, said)


async def called_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Asks the organiser to have a look."""
    told = [int(user) for user in post.details["told"]]
    said = words.message("care-called", player=_by(post, situation, words), organiser=mention(told[0]))
    return _one_line_post(post, words, said, told)


async def rescue_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces a repair by an organiser or moderator."""
    said = words.message(
        f"rescue-told-{str(post.details['what']).replace(' ', '-')}",
        right=Spoken(post.details["right"]),
        player=_by(post, situation, words),
        seat=Seat(post.seat or 0),
    )
    return _one_line_post(post, words, said)


async def absent_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces that the bot was down, and by how much deadlines have moved."""
    since, until = (from_milliseconds(post.details[name]) for name in ("since", "until"))
    minutes = round((until - since).total_seconds() / 60)
    said = words.message("care-absent", since=moment(since, "t"), until=moment(until, "t"), count=minutes)
    return _one_line_post(post, words, f"-# {said}")


def _by(post: Post, situation: Situation, words: Words) -> Spoken:
    """Returns who did it. Users without a seat are mentioned, without a notification."""
    name = post.details.get("name")
    if name:
        return player(str(name))
    return player_name(words, situation, post.user) if post.user is not None else Spoken(words.message("player-nobody"))


def _one_line_post(post: Post, words: Words, said: str, told: list[int] | None = None) -> Face:
    return Face(Message(said, log_row(post, words)), told or ())


POSTS: PostMakers = {
    "acting": acting_post,
    "organiser": organiser_post,
    "paused": paused_post,
    "resumed": resumed_post,
    "away": away_post,
    "back": back_post,
    "reminder": reminder_post,
    "stalled": stalled_post,
    "called": called_post,
    "extended": extended_post,
    "rescue": rescue_post,
    "absent": absent_post,
}
