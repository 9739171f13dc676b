"""Every kind of post of every game keeps within Discord's limits in every language, at its largest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import product
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from bot.live_messages.vote import request_message
from bot.posts.combined import combined_post
from bot.posts.posts import POSTS
from bot.text.speech import words_at
from engine.campaigns import ChapterResult, PastBoard, Post, Situation
from engine.campaigns.model.posts import PostKind
from engine.campaigns.model.requests import (
    ChangeUndoRule,
    Losses,
    PlayByAutopilot,
    Request,
    RequestStatus,
    Rewind,
    Rule,
)
from engine.campaigns.model.situation import Clock
from engine.games import find, keys
from engine.kit.endings import Chapter
from engine.table import Deed, Importance, Mark, Text
from engine.table.table import Tell
from engine.words import LOCALES
from tests.playing import deal, random_steps
from tests.sampled import WHOLE, at_most, some
from tests.words.positions import CAMPAIGN, FIRST_USER, LONGEST_NAME, NOW, refusals, situation_of

LONG = "W" * 100
AT = 32_503_680_000_000
PEOPLE = tuple(range(FIRST_USER, FIRST_USER + 6))
NAMED = {"name": LONGEST_NAME, "owner": LONGEST_NAME, "told": PEOPLE, "seats": range(2)}
SEAT_CHANGES = (
    *(
        "autopilot on",
        "autopilot off",
        "autopilot late",
        "autopilot stays",
        "autopilot away",
        "taken over",
        "forgotten",
    ),
    *("joined", "left", "given", "lent", "returned", "opened", "refused"),
)
RESCUES = ("answered", "appointed", "autopilot answered", "back", "card", "moved")
CLOCK_STEPS = ("awake", "new", "lobby", "finished", "paused", "asleep", "closed", "longer")
ALWAYS_BY_SOMEONE = ("extended",)
COUNTED = at_most(400, whole=430)  # posts are tried, at the least
STRETCH = 50  # lines of the log in a post
DETAILS: Mapping[PostKind, list[dict[str, Any]]] = {
    "start": [{}],
    "turn": [{}],
    "over": [{}],
    "chronicle": [{"channel": 1}],
    "decided": [{"request": 1}],
    "corrected": [{}],
    "forked": [{"campaign": CAMPAIGN, "name": LONG}],
    "copy": [{"campaign": CAMPAIGN, "name": LONG}, {"campaign": None, "name": LONG}],
    "seat": [{"what": what, "level": "beginner"} for what in SEAT_CHANGES],
    "application": [{}],
    "acting": [{}],
    "organiser": [{}],
    "paused": [{"reason": LONG, "why": why} for why in ("reason", "none", "nobody")],
    "resumed": [{}],
    "away": [{"until": AT}],
    "back": [{}],
    "reminder": [{"since": AT}],
    "stalled": [{"since": AT}],
    "called": [{}],
    "extended": [{"hours": 999}],
    "rescue": [{"what": what, "right": right} for what in RESCUES for right in ("organiser", "moderator")],
    "setting": [{"name": "undo", "value": value} for value in get_args(Rule)],
    "exported": [{}],
    "clock": [{"what": what, "closes": AT} for what in CLOCK_STEPS],
    "meeting": [{"what": what, "begins": AT, "event": 1} for what in ("planned", "off", "gone")],
    "absent": [{"since": 0, "until": AT}],
}


@cache
def played(game: str) -> tuple[Situation, tuple[Text, ...], PastBoard]:
    """Returns a chapter with all seats taken, played at random to its end, its public log, and its last board."""
    rules = find(game)
    session = deal(rules, max(rules.seat_counts), 3)
    told = [
        event.text
        for step in random_steps(session, 3, checked=False)
        for event in step.events
        if isinstance(event, Tell) and event.to is None
    ]
    assert session.result is not None
    situation = situation_of(session, 0, [])
    ended = ChapterResult(session.n, "match_99", session.result, NOW)
    facts = replace(situation.facts, settings=situation.facts.settings.model_copy(update={"pictures": "turn"}))
    situation = replace(situation, facts=facts, results=[ended] * 99, next_chapters=("match_99",))
    seats = tuple(rules.seat_names(session.state))
    return situation, tuple(told), PastBoard(1, session.n, "match_99", situation.view(None), seats)


def requests(*, is_open: bool) -> Iterator[Request]:
    """Yields each kind of request, open or with each outcome."""
    losses = Losses(1, dict.fromkeys(range(2), 999), ["dice", "cards"])
    rewinds = [Rewind("undo", 999, 1), Rewind("reset", 999, 1), Rewind("restore", 999, 1)]
    for contents in [*rewinds, *map(ChangeUndoRule, get_args(Rule)), PlayByAutopilot(0)]:
        for status in ("open",) if is_open else get_args(RequestStatus)[1:]:
            asker, others = FIRST_USER, PEOPLE[1:]
            yield Request(
                1, CAMPAIGN, contents, asker, LONG, losses, others, PEOPLE[1:2], (), "all", status, NOW, NOW, 1
            )


def services(request: Request | None, past: PastBoard, chapter: Chapter | None = None) -> Any:
    """Returns the bot without permission to attach pictures, so that boards are described at length."""

    async def found(value: Any, *_: Any, **__: Any) -> Any:
        return value

    campaigns = SimpleNamespace(
        history=SimpleNamespace(board_at=partial(found, past), chapter=partial(found, chapter)),
        requests=SimpleNamespace(find=partial(found, request)),
        outbox=SimpleNamespace(find_post=partial(found, None), post_before=partial(found, post_of("start", 1))),
        moments=SimpleNamespace(at=partial(found, None), find=partial(found, ())),
        lookup=SimpleNamespace(situation=partial(found, None)),
    )
    return SimpleNamespace(campaigns=campaigns, without_pictures={CAMPAIGN})


def post_of(kind: PostKind, n: int, **changed: Any) -> Post:
    """Returns a post of this kind, with the longest names and numbers."""
    made = Post(
        campaign=CAMPAIGN, number=999_999, kind=kind, thread=None, branch=999, n=n, chapter="match_99", seat=0,
        user=FIRST_USER, autopilot=False, marks=(), texts=(), details=NAMED, status="waiting", message=None,
        undone=False, struck=False,
    )  # fmt: skip
    return replace(made, **changed)


def posts(kind: PostKind, situation: Situation, told: Sequence[Text]) -> Iterator[Post]:
    """Yields posts of this kind: with and without a player, with and without a log, and undone."""
    result = situation.results[0].result
    over = {
        "winners": result.winners,
        "scores": result.scores,
        "reason": result.reason.to_plain(),
        "carried": result.carried,
    }
    tellings: list[Sequence[Text]] = [()]
    if kind in ("turn", "over"):
        game = situation.game
        decisive = [each for each in told if game.importance_of(each) is Importance.DECISIVE]
        longest = sorted(told, key=lambda each: -len(str(each)))[:200]
        tellings = [(), told, decisive, longest, *(told[at : at + STRETCH] for at in range(0, len(told), STRETCH))]
    ends = [(), (Mark("phase", "end"), Mark("round", 99)), (Mark("turn", len(situation.seats) - 1),)]
    for details in DETAILS[kind]:
        for texts in tellings:
            every = list(product((FIRST_USER, None), (False, True), ends if kind == "turn" else [()]))
            for user, undone, marks in every if WHOLE or len(texts) != STRETCH else every[:1]:
                if user is not None or kind not in ALWAYS_BY_SOMEONE:
                    yield post_of(
                        kind, situation.n, details=NAMED | over | details, texts=texts, user=user, undone=undone,
                        marks=marks,
                    )  # fmt: skip


@pytest.mark.parametrize(("game", "locale"), some([*product(keys(), LOCALES)], 4))
async def test_every_post_fits(game: str, locale: str) -> None:
    situation, told, past = played(game)
    settings = situation.facts.settings.model_copy(update={"locale": locale})
    situation = replace(situation, facts=replace(situation.facts, settings=settings))
    words = words_at(situation, locale)
    count = 0
    for kind, make in POSTS.items():
        for request in list(requests(is_open=False)) if kind == "decided" else [None]:
            for post in posts(kind, situation, told):
                waits = Clock(post.details["what"]) if kind == "clock" else None
                shown = replace(situation, facts=replace(situation.facts, clock=waits))
                face = await make(services(request, past), post, shown, words)
                assert refusals(face.message) == [], post
                count += 1
    for request in requests(is_open=True):
        assert refusals(await request_message(services(request, past).campaigns, request, situation)) == [], request
    assert count > COUNTED


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", keys())
async def test_last_post_fits_with_titles_and_substitutes(
    game: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    situation, told, past = played(game)
    words = words_at(situation, locale)
    rules, seats = situation.game, range(len(situation.seats))

    def did(deed: Deed) -> int:
        return len(words.message(f"title-{deed.key}-did", player=words.seat(0), count=999))

    longest = sorted(rules.deeds, key=did)[-3:]
    counts = {deed.key: {seat: 999} for deed, seat in zip(longest, seats, strict=False)}
    monkeypatch.setattr(type(rules), "tally", lambda *_: counts)
    players = [[(FIRST_USER, 999), (2**62, 999)] for _ in seats]
    result = situation.results[0].result
    chapter = Chapter([past.view] * 3, [told, ()], result, players=players, danger=[(0.0, 9), (2.0, 99)])
    over = {"winners": result.winners, "scores": result.scores, "carried": result.carried}
    post = post_of("over", situation.n, details=NAMED | over | {"reason": result.reason.to_plain()}, texts=told)
    face = await POSTS["over"](services(None, past, chapter), post, situation, words)
    assert refusals(face.message) == []
    said = str(face.message)
    assert said.count("999") >= len(counts) + len(seats) and f"<@{2**62}>" in said


@pytest.mark.parametrize(("game", "locale"), some([*product(keys(), LOCALES)], 4))
async def test_turns_of_all_autopilots_in_one_post_fit(game: str, locale: str) -> None:
    situation, told, past = played(game)
    words = words_at(situation, locale)
    turns = [post_of("turn", situation.n, seat=seat, texts=told) for seat in range(len(situation.seats))]
    for several in (turns, turns * 5, [replace(each, undone=True) for each in turns * 5]):
        face = await combined_post(services(None, past), several, situation, words)
        assert refusals(face.message) == []


def test_every_kind_of_post_is_tried() -> None:
    assert DETAILS.keys() == POSTS.keys() == set(get_args(PostKind)) - {"request", "unreadable"}
