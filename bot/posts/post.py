"""Public posts about events: text and a picture of the board at that moment.

See docs/behaviour.md#posts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.discord.permissions import missing
from bot.interactions.services import Services
from bot.messages.changes import changed_by, moves_told
from bot.messages.ids import Press
from bot.messages.layout import Button, Control, Message, Picture, Style, button, row
from bot.messages.pictures import has_picture, past_job, picture_of_phase, picture_of_told
from bot.text.speech import lines_of, player_of, safe, seat_and_player, shortened, without_subject
from engine.campaigns import PastBoard, Post, Situation
from engine.campaigns.model.errors import NothingToUndo
from engine.table import Game, Importance, Seat, Text
from engine.words import Spoken, Words
from renders.scene import Job, Since

PLANNED = "told-plan"  # the log line of a turn that was planned
CHOSEN = "told-chosen"
"""Message key: who has chosen for the group, and what."""

LONGEST_LINE = 240
LONGEST_BOARD = 2000


@dataclass(frozen=True, slots=True)
class Space:
    """Limits of a post's text: lines, characters, and characters for decisive lines."""

    lines: int = 6
    characters: int = 600
    decisive_lines: int = 20
    decisive_characters: int = 1500

    def holds(self, kept: Collection[str], line: str, *, decisive: bool) -> bool:
        """True if there is space for one more line."""
        most, longest = (self.lines, self.characters)
        if decisive:
            most, longest = self.decisive_lines, self.decisive_characters
        return len(kept) < most and sum(map(len, kept)) + len(line) <= longest


WHOLE_POST = Space()


@dataclass(frozen=True, slots=True)
class Face:
    """The content of a post, and the users it notifies."""

    message: Message
    mentioned: Sequence[int] = ()


PostMakers = Mapping[str, Callable[[Services, Post, Situation, Words], Awaitable[Face]]]
"""The functions that build the posts of each kind."""


def with_seal(face: Face, post: Post, words: Words) -> Face:
    """Returns the face with the seal of the dice below its first text, if the post begins an epoch of them."""
    first, *others = face.message.parts
    if post.undone or "dice" not in post.details or not isinstance(first, str):
        return face
    told = f"{first}\n-# {words.message('post-dice', hash=post.details['dice'])}"
    return replace(face, message=Message(told, *others, accent=face.message.accent))


# -------------------------------------------------------------------- buttons of every post


def post_press(verb: str, post: Post) -> Press:
    """Returns a press that names the post, which identifies the post's message in its thread."""
    return Press(verb, post.campaign, post.branch, post.n, what=str(post.number))


def is_press_of(press: Press, post: Post) -> bool:
    """True if `post_press` built this press for this post."""
    return press.verb.startswith("post_") and press == post_press(press.verb, post)


def looking_row(post: Post, words: Words, *, steps: bool = False) -> Control | None:
    """Returns the buttons [Board], [Log] and [History from here], optionally [Step through] first. Posts never have
    buttons that act on the game."""
    verb, label = ("post_steps", "button-step-through") if steps else ("post_board", "button-board")
    return row(
        button(post_press(verb, post), words.message(label)),
        button(post_press("post_log", post), words.message("button-log")),
        button(post_press("post_history", post), words.message("button-history-from-here")),
    )


def log_row(post: Post, words: Words) -> Control | None:
    """Returns the button [Log] in a row of its own."""
    return row(log_button(post, words))


def log_button(post: Post, words: Words) -> Button:
    """Returns the button [Log], which identifies a notice's message in its thread."""
    return button(post_press("post_log", post), words.message("button-log"))


# -------------------------------------------------------------------- words


def account(
    words: Words,
    game: Game,
    texts: Sequence[Text],
    subject: int | None = None,
    space: Space = WHOLE_POST,
    done: Sequence[Text] = (),
    *,
    routine_last: bool = False,
) -> list[str]:
    """Returns the events as lines; equal consecutive ones are merged.

    If there is not enough space, the least important events are folded into the last line, which does not count routine
    events. Only decisive lines may exceed the limit. Lines about `subject`, who is named in the title, do not repeat
    the name. Routine events that name only what was `done` are left out. `routine_last` moves routine events behind
    all others; only after the account, which joins consecutive events.
    """
    texts = [text for text in texts if text.key != PLANNED]  # the title says it
    told = [text for text in game.account(list(_said_once(game, texts))) if not _repeats(game, text, done)]
    if routine_last:
        told.sort(key=lambda text: game.importance_of(text) is Importance.ROUTINE)
    events = [(text, len(list(equal))) for text, equal in groupby(told)]
    said = ["• " + shortened(_event(words, text, count, subject), LONGEST_LINE) for text, count in events]
    kept: list[int] = []
    for at in sorted(range(len(events)), key=lambda each: -game.importance_of(events[each][0])):
        decisive = game.importance_of(events[at][0]) is Importance.DECISIVE
        if space.holds([said[each] for each in kept], said[at], decisive=decisive):
            kept.append(at)
    folded = [at for at in range(len(events)) if at not in kept]
    if all(game.importance_of(events[at][0]) is Importance.ROUTINE for at in folded):
        return [said[at] for at in sorted(kept)]
    if len(folded) == 1 and sum(map(len, said)) <= space.characters:
        return said  # it needs no more space than the line that would count it
    count = sum(events[at][1] for at in folded)
    return [*(said[at] for at in sorted(kept)), words.message("post-folded", count=count)]


def _said_once(game: Game, texts: Sequence[Text]) -> Iterator[Text]:
    """Yields the texts without choices for the group that the next, routine line repeats. In all other cases it matters
    who chose."""
    for text, following in zip(texts, [*texts[1:], None], strict=False):
        says_it = following is not None and game.importance_of(following) is Importance.ROUTINE
        named = things(text.args["choice"]) if text.key == CHOSEN and says_it else set()
        if not named or not named <= things(following):
            yield text


def things(told: object) -> set[object]:
    """Returns the content, places and seats that a text names."""
    if isinstance(told, Text):
        return things(tuple(told.args.values()))
    return set().union(*map(things, told)) if isinstance(told, list | tuple) else {told}


def _repeats(game: Game, text: Text, done: Sequence[Text]) -> bool:
    named = things(text)
    return bool(named) and game.importance_of(text) is Importance.ROUTINE and named <= things(tuple(done))


def _event(words: Words, text: Text, count: int, subject: int | None) -> str:
    said = without_subject(words.say(text), words, subject)
    return words.message("post-times", what=Spoken(said.removesuffix(".")), count=count) if count > 1 else said


def title(post: Post, situation: Situation, words: Words) -> str:
    """Returns what has ended: a round or phase, or the acting seat's turn."""
    seat = subject_of(post, words)
    if seat is None:
        return phase_title(post, words) or words.message("post-phase-plain")
    key = "post-turn-autopilot" if post.autopilot else "post-turn-planned" if is_planned(post) else "post-turn"
    return words.message(key, seat=Seat(seat), player=player_of(words, situation, seat))


def is_planned(post: Post) -> bool:
    """True if the turn was played as its player had planned it."""
    return any(text.key == PLANNED for text in post.texts)


def phase_title(post: Post, words: Words) -> str | None:
    """Returns the round that ended with a phase, or the names of the phases. None for posts that begin with a seat's
    turn: such a turn ends in an unnamed phase, and the title names the seat."""
    phases = [value for kind, value in post.marks if kind == "phase"]
    following = int(dict(post.marks).get("round", 0))
    if not phases or (post.seat is not None and not words.has(f"phase-{phases[0]}")):
        return None
    if following > 1:
        return words.message("post-round", number=following - 1)
    names = list(dict.fromkeys(words.message(f"phase-{each}") for each in phases if words.has(f"phase-{each}")))
    if not names or not words.has(f"phase-{phases[-1]}"):
        return None
    return words.message("post-phase", phase=Spoken(words.listed(names)), count=len(names))


def subject_of(post: Post, words: Words) -> int | None:
    """Returns the seat that a post's title names."""
    return None if phase_title(post, words) else post.seat


def coming(post: Post, situation: Situation, words: Words) -> str | None:
    """Returns who is next, if the last mark says so."""
    kind, value = post.marks[-1] if post.marks else ("", 0)
    if kind != "turn":
        return None
    return words.message("post-now", seat=seat_and_player(words, situation, int(value)))


# -------------------------------------------------------------------- faces


def wants_picture(post: Post, situation: Situation) -> bool:
    """True if the events are visible on the board and the campaign wants pictures."""
    ends_phase = any(kind == "phase" for kind, _ in post.marks)
    return bool(post.texts) and (situation.facts.settings.pictures == "turn" or ends_phase)


async def start_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Builds the post of a new chapter: goal, end conditions and first step. The set-up has a post with the board, and
    the pinned message names the seats."""
    begins = words.message(
        "post-start",
        name=safe(situation.facts.name),
        chapter=post.chapter or "",
        game=Spoken(words.message("game-name")),
    )
    if post.undone:
        return Face(Message(words.message("post-undone", title=Spoken(begins.replace("*", "")))))
    past = await past_of(services, post)
    opening = [words.say(each) for each in situation.game.opening(past.view)] if past else []
    special = bool(past and situation.game.special(past.view))
    return Face(Message("\n".join([begins, *opening]), _rules_row(post, words, special=special)))


def _rules_row(post: Post, words: Words, *, special: bool) -> Control | None:
    """Returns the buttons [Rules], [Special rules] if the chapter has any, and [Board]."""
    return row(
        button(Press("rule", post.campaign), words.message("button-rules"), Style.PRIMARY),
        button(post_press("post_special", post), words.message("button-special-rules")) if special else None,
        button(post_press("post_board", post), words.message("button-board")),
    )


async def corrected_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces that a rule was corrected, so the turn restarts from where the stored answers still fit."""
    return Face(Message(words.message("post-corrected"), log_row(post, words)))


# -------------------------------------------------------------------- the board of a post


async def past_of(services: Services, post: Post) -> PastBoard | None:
    """Returns the public board at the moment of a post; None if it is not kept."""
    try:
        return await services.campaigns.history.board_at(post.campaign, post.n, post.branch)
    except NothingToUndo:
        return None


@dataclass(frozen=True, slots=True)
class Moments:
    """The public boards before and after the play that a post tells."""

    before: PastBoard
    after: PastBoard


async def moments_of(services: Services, posts: Sequence[Post]) -> Moments | None:
    """Returns the boards before the first and after the last of these posts; None if one is not kept, or if the chapter
    begins with them."""
    earlier = await services.campaigns.outbox.post_before(posts[0])
    before = await past_of(services, earlier) if earlier else None
    after = await past_of(services, posts[-1])
    return Moments(before, after) if before and after and before.chapter == after.chapter else None


async def board_of(
    services: Services,
    post: Post,
    situation: Situation,
    words: Words,
    past: PastBoard | None,
    before: Sequence[Post] = (),
    longest: int = LONGEST_BOARD,
) -> Picture | str | None:
    """Returns the board at the moment of a post as a picture, or in at most `longest` characters if there is no picture
    or none may be attached (E13). After a phase that has a picture, it is that picture. Changes are marked from the
    first of the posts `before` on."""
    if past is None:
        return None
    if not may_attach(services, situation):
        return in_words("error-no-pictures", past, situation, words, longest)
    if not has_picture(situation.game.key, "board"):
        return None
    of_phase = await phase_job(services, post, situation, words)
    if of_phase is not None:
        drawn = await services.pictures.draw(of_phase, awaited=False)
        return drawn or in_words("error-not-drawn", past, situation, words, longest)
    told = [*before, post]
    changed = (
        await changed_by(services.campaigns, told[0], situation, past.view) if post.kind == "turn" else frozenset()
    )
    moves = moves_told(text for each in told for text in each.texts)
    drawn = await services.pictures.draw(
        past_job(situation, past.view, words.locale, changed=changed, moves=moves), awaited=False
    )
    return drawn or in_words("error-not-drawn", past, situation, words, longest)


async def phase_job(services: Services, post: Post, situation: Situation, words: Words) -> Job | None:
    """Returns the job for the picture of the phase that ended with a post; None if the game has none for it."""
    name = picture_of_phase(situation.game.key, post.marks) if post.kind == "turn" else None
    moments = await moments_of(services, [post]) if name else None
    if name is None or moments is None:
        return None
    since = Since(moments.before.view, tuple(post.texts))
    return past_job(situation, moments.after.view, words.locale, name, since=since)


async def report_of(
    services: Services, post: Post, situation: Situation, words: Words, past: PastBoard | None
) -> Picture | None:
    """Returns the picture of the last event of a person's turn, such as an attack, if the game has one."""
    return None if post.autopilot or post.seat is None else await told_by(services, post, situation, words, past)


async def told_by(
    services: Services, post: Post, situation: Situation, words: Words, past: PastBoard | None
) -> Picture | None:
    """Returns the picture of an event in the post, if the game has one."""
    name = picture_of_told(situation.game.key, {text.key for text in post.texts})
    if past is None or name is None or not may_attach(services, situation):
        return None
    return await services.pictures.draw(past_job(situation, past.view, words.locale, name), awaited=False)


def may_attach(services: Services, situation: Situation) -> bool:
    """Returns True if the bot may attach pictures in the campaign's channel, or if that is unknown."""
    if situation.id in services.without_pictures:
        return False
    return may_attach_in(services, situation.facts.guild, situation.facts.channel)


def may_attach_in(services: Services, guild_id: int, channel_id: int) -> bool:
    """Returns True if the bot may attach pictures in a channel, or if that is unknown."""
    return _is_permitted(services, guild_id, channel_id, "attach_files")


def may_send(services: Services, situation: Situation) -> bool:
    """Returns True if the bot may send messages in threads of the campaign's channel, or if that is unknown."""
    return _is_permitted(services, situation.facts.guild, situation.facts.channel, "send_messages_in_threads")


def _is_permitted(services: Services, guild_id: int, channel_id: int, permission: str) -> bool:
    channel = services.client.get_channel(channel_id)
    guild = services.client.get_guild(guild_id)
    permissions_for = getattr(channel, "permissions_for", None)
    if guild is None or permissions_for is None:
        return True
    return not missing(permissions_for(guild.me), (permission,))


def in_words(why: str, past: PastBoard, situation: Situation, words: Words, longest: int) -> str:
    """Returns why there is no picture, then as many whole lines of the board's description as fit, and where to find
    the others."""
    told, lines = words.message(why), [words.say(line) for line in situation.game.describe(past.view)]
    if len(lines_of(told, *lines)) <= longest:
        return lines_of(told, *lines)
    rest = words.message("board-rest")
    for line in lines:
        if len(lines_of(told, line, rest)) > longest:
            break
        told = lines_of(told, line)
    return shortened(lines_of(told, rest), longest)


POSTS: PostMakers = {
    "start": start_post,
    "corrected": corrected_post,
}
