"""Everything that people are shown at a moment of a game, made without a client and judged by the local Discord."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bot.live_messages.turn import TurnContext, turn_message
from bot.local_discord.limits import messages as limits
from bot.local_discord.limits.components import BUTTON, STRING_SELECT, modal_components
from bot.local_discord.model.interaction import Callback
from bot.local_discord.model.objects import COMPONENTS_V2, walk
from bot.local_discord.rest.description import official
from bot.messages.components import components as components_of
from bot.messages.components import modal
from bot.messages.layout import Form, Message, Picture
from bot.messages.pictures import filename, job_of
from bot.panels.choosing.confirming import confirmation
from bot.panels.choosing.panel import Panel, present, waiting
from bot.panels.choosing.typed import possible
from bot.text.speech import label, words_at
from engine.campaigns import Facts, Seated, Settings, Situation, Undoable
from engine.campaigns.history.between import Between
from engine.campaigns.model.snapshot import Snapshot
from engine.table import CHANCE, Game, Session, Text
from engine.table.table import Tell
from engine.words import LOCALES, Words
from renders.job import Job, alt
from tests.playing import deal, random_steps

NOW = datetime(2026, 11, 20, 14, 2, tzinfo=UTC)
LONGEST_NAME = "W" * 32  # as long as Discord lets a display name be
LARGEST_ID = 2**63 - 1
CAMPAIGN = 999_999_999
FIRST_USER, WATCHER = 10**18, 10**18 - 1
NEW_MESSAGE = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
ADDRESS = f"https://discord.com/channels/{2**63 - 1}/{2**63 - 1}/{2**63 - 1}"
OUR_LONGEST = {
    "turn message": 600,
    "turn message with news": 850,
    "panel": 600,
    "alt": 500,
    "completion": 90,
    "value": 100,
}  # docs/behaviour.md#lengths
OUR_LONGEST_LABELS = {BUTTON: ("label", 34), STRING_SELECT: ("placeholder", 40)}
LONGEST_ENTRY = 50


SINCE: WeakKeyDictionary[Snapshot, Between] = WeakKeyDictionary()
"""The play from a chapter's first position to a later one."""


class Shown(NamedTuple):
    """Something that is shown: what it is, and the message."""

    what: str
    card: Message


def positions(
    game: Game, seed: int, options: Mapping[str, Any] | None = None, chapter: str | None = None
) -> Iterator[Situation]:
    """Yields every moment of a random chapter with an open question. The number of seats rotates with the seed."""
    session = deal(game, game.seat_counts[seed % len(game.seat_counts)], seed, options, chapter)
    asks, begin = session.asks, pickle.dumps(game.view(session.state, None))
    told: list[Text] = []
    for step in random_steps(session, seed):
        answered = [decision for decision in step.decisions if decision.seat != CHANCE]
        before, asks = asks, session.asks
        told += [event.text for event in step.events if isinstance(event, Tell) and event.to is None]
        if asks and answered:
            last = answered[-1]
            by_id = next(ask.by_id for ask in before if last.seat in ask.seats)
            situation = situation_of(session, last.seat, [by_id[str(each)].text for each in last.pick])
            assert situation.snapshot is not None
            SINCE[situation.snapshot] = Between(1, pickle.loads(begin), tuple(told), 1, NOW)
            yield situation


def situation_of(session: Session, acted: int, choice: Sequence[Text]) -> Situation:
    """Returns a campaign in this position, with the longest names and ids that there can be; `acted` may take back
    `choice`."""
    seats = len(session.game.seat_names(session.state))
    facts = Facts(
        id=CAMPAIGN,
        name="W" * 60,
        game=session.game.key,
        organiser=FIRST_USER,
        guild=LARGEST_ID,
        channel=LARGEST_ID,
        thread=LARGEST_ID,
        lobby_message=None,
        front_message=None,
        stage="playing",
        settings=Settings(),
        options={},
        size=seats,
        fork_of=None,
        created=NOW,
    )
    return Situation(
        facts=facts,
        game=session.game,
        seats=[Seated(seat, FIRST_USER + seat, LONGEST_NAME, True, False) for seat in range(seats)],
        branch=999,
        n=session.n,
        chapter="match_99",
        asks=session.asks,
        held=dict(session.held),
        since=NOW,
        began=NOW,
        request=None,
        results=(),
        next_chapters=(),
        undoable={FIRST_USER + acted: Undoable(session.n, choice)},
        snapshot=Snapshot(session),
    )


def faults(situation: Situation, generator: Random) -> list[str]:
    """Returns the parts of everything shown now that Discord would refuse or that are too long, in any language."""
    return [
        f"{locale} {shown.what}: {fault}"
        for locale in LOCALES
        for shown in _shown(situation, words_at(situation, locale), generator)
        for fault in _faults(shown)
    ] + [fault for locale in LOCALES for fault in _typing_faults(situation, words_at(situation, locale))]


def _shown(situation: Situation, words: Words, generator: Random) -> Iterator[Shown]:
    """Yields the turn message, the panel of a seat with each of its groups open, a question before each kind of final
    choice, the hand, and the panel of someone who watches."""
    begins = situation.asks[0].in_turn and not situation.can_undo(FIRST_USER + situation.asks[0].seats[0])
    turn = turn_message(situation, words)
    assert turn is not None
    yield Shown("turn message", turn)
    since = SINCE.get(situation.snapshot) if situation.snapshot else None
    if begins and since:
        with_news = turn_message(situation, words, TurnContext(news=since, last_post=ADDRESS))
        assert with_news is not None
        yield Shown("turn message with news", with_news)
    yield Shown("watching", waiting(situation, WATCHER, words))
    user = FIRST_USER + generator.choice(situation.waiting_for)
    first = present(situation, user, words)
    assert first is not None
    board = job_of(situation, words.locale)
    for group in first.choices.groups if first.choices.grouped else (None,):
        panel = present(situation, user, words, group=group)
        assert panel is not None
        yield Shown("panel", panel.message(_picture(board and replace(board, badges=panel.badges))))
    yield from (Shown("question", card) for card in _questions(first))
    hand = job_of(situation, words.locale, "hand", first.seat)
    picture = _picture(hand)
    if picture:
        yield Shown("hand", Message(picture.alt, picture))


def _picture(job: Job | None) -> Picture | None:
    return Picture(filename(job.picture), alt(job), b"") if job else None


def _questions(panel: Panel) -> Iterator[Message]:
    """Yields the question before the longest choice of each kind that cannot be taken back."""
    for kind in ("dice", "card", "turn"):
        options = [option for option in panel.ask.options if option.final == kind]
        if options:
            card = confirmation(panel, [max(options, key=lambda option: len(label(panel.words, option)))])
            if card:
                yield card


def _faults(shown: Shown) -> Iterator[str]:
    components = components_of(shown.card)
    yield from refusals(shown.card)
    yield from _labels_too_long(components)
    longest = OUR_LONGEST.get(shown.what)
    if longest and shown.card.length > longest:
        yield f"{shown.card.length} characters, {longest} are the most"
    for picture in shown.card.pictures:
        if len(picture.alt) > OUR_LONGEST["alt"]:
            yield f"an alt text of {len(picture.alt)} characters"


def refusals(card: Message) -> list[str]:
    """Returns the parts of a message that Discord would refuse."""
    names = [picture.filename for picture in card.pictures]
    payload = {
        "flags": COMPONENTS_V2,
        "components": components_of(card),
        "attachments": [{"id": index, "filename": name} for index, name in enumerate(names)],
    }
    draft = {"content": "", "embeds": [], **payload}
    found = [*official().complaints("POST", NEW_MESSAGE, {}, payload), *limits.message(draft, payload, set(names))]
    return [str(each) for each in found]


def form_refusals(form: Form) -> list[str]:
    """Returns the parts of a form that Discord would refuse."""
    data = modal(form).to_dict()
    payload = {"type": Callback.MODAL, "data": data}
    found = [*official().complaints("POST", CALLBACK, {}, payload), *modal_components(data["components"])]
    return [str(each) for each in found]


def _labels_too_long(components: list[dict[str, Any]]) -> Iterator[str]:
    for _, part in walk(components, "components"):
        key, most = OUR_LONGEST_LABELS.get(part["type"], ("label", 80))
        if len(part.get(key) or "") > most:
            yield f"{key} {part[key]!r} has more than {most} characters"
        for option in part.get("options", ()):
            if len(option["label"]) > LONGEST_ENTRY:
                yield f"entry {option['label']!r} has more than {LONGEST_ENTRY} characters"


def _typing_faults(situation: Situation, words: Words) -> Iterator[str]:
    """Completions that Discord or we would find too long, or too many."""
    for seat in situation.waiting_for:
        panel = present(situation, FIRST_USER + seat, words)
        assert panel is not None
        found = possible(panel, "")
        if len(found) > 25:
            yield f"{len(found)} completions"
        for choice in found:
            if len(choice.name) > OUR_LONGEST["completion"] or len(str(choice.value)) > OUR_LONGEST["value"]:
                yield f"{words.locale} completion {choice.name!r} of {choice.value!r}"
