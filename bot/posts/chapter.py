"""The end of a chapter: winners, scores by source, standings, and what comes next.

See docs/behaviour.md#chapter-end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.interactions.services import Services
from bot.messages.ids import Press
from bot.messages.layout import LONGEST_CARD, Button, Control, Message, Picture, Style, accent_of, button, row
from bot.messages.payloads import ChartPage
from bot.messages.pictures import has_picture, past_job
from bot.posts.ending import OUTCOME, end_card
from bot.posts.post import (
    LONGEST_BOARD,
    Face,
    PostMakers,
    board_of,
    may_attach,
    moments_of,
    past_of,
    post_press,
    told_by,
)
from bot.text.speech import lines_of, mention, seat_and_person
from engine.campaigns import ChapterResult, PastBoard, Post, Situation
from engine.table import Game, Happening, Recap, Result, Seat, Text
from engine.words import Spoken, Words

SCORING = "scoring"
MOST_BEST = 2


async def over_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Builds the post with a chapter's scores, which everyone sees once."""
    result = result_of(post.details)
    heading = title_of(result, situation.game, post.chapter or "", words)
    scores = score_lines(result, situation.game, words)
    accent = accent_of(result.winners[0] if result.winners else None)
    if post.undone:
        undone = words.message("post-undone", title=Spoken(heading.replace("*", "")))
        return Face(Message(undone, "\n".join(scores)))
    past = await past_of(services, post)
    page = await told_by(services, post, situation, words, past)
    seated = list(dict.fromkeys(each.user for each in situation.seats if each.user is not None))
    ended = _until(situation, post.n)
    standings = standing_lines(ended, situation, words) if len(ended) > 1 else []
    card = await end_card(services.campaigns, situation, post.n)
    has_card = card is not None and may_attach(services, situation)
    if has_card and situation.game.competitive:
        scores = best_lines(result, words)
    elif has_card:
        scores = []  # the card has the rounds, and Statistics the rest
    closing = words.say(card.summary.closing) if card else None
    helps = [] if result.winners else way_out_lines(situation, words)
    last = await _last_blow(services, post, situation, words, result)
    told = lines_of(heading, words.say(result.reason), *last, closing, *helps)
    standing = "\n".join([*scores, *standings, *_players(seated, words)])
    titles = "\n".join(card.title_lines(words)) if card and not has_card else ""
    picture: Picture | str | None
    if card and has_card:
        picture = await services.pictures.draw(card.job(words.locale, OUTCOME), awaited=False)
    else:
        space = min(LONGEST_BOARD, LONGEST_CARD - sum(map(len, (told, titles, standing))))
        picture = await _picture(services, post, situation, words, past, result, space)
    ways = _ways(post, situation, words, shared=card is not None)
    return Face(Message(told, titles, picture, page, standing, *ways, accent=accent), seated)


def _ways(post: Post, situation: Situation, words: Words, *, shared: bool) -> list[Control | None]:
    """Returns the way on and what to look at, in two rows that fit a phone."""
    charts = ChartPage(post.campaign, post.n).press()
    share = post_press("post_share", post)
    return [
        row(
            _way_on(post, situation, words),
            button(Press("statistics", post.campaign), words.message("button-statistics")),
            button(charts, words.message("button-charts")) if shared else None,
        ),
        row(
            button(post_press("post_board", post), words.message("button-board")),
            button(post_press("post_history", post), words.message("button-history")),
            button(share, words.message("button-share-picture")) if shared else None,
        ),
    ]


async def _last_blow(services: Services, post: Post, situation: Situation, words: Words, result: Result) -> list[str]:
    """Returns the heaviest loss since the post before, if a chapter was lost together. Its reason names no one."""
    moments = None if situation.game.competitive or result.winners else await moments_of(services, [post])
    if moments is None:
        return []
    recap = situation.game.recap(moments.before.view, moments.after.view, post.texts)
    blow = heaviest_loss(recap, result)
    return [f"• {words.say(blow.text)}"] if blow else []


def heaviest_loss(recap: Recap, result: Result) -> Happening | None:
    """Returns the heaviest loss, without the reason of the end, which the post gives anyway."""
    losses = [each for each in recap.happenings if each.loses and each.text.key != result.reason.key]
    return max(losses, key=lambda each: (each.ends, each.weight), default=None)


def _players(seated: Sequence[int], words: Words) -> list[str]:
    """Returns mentions of the players, if there are any."""
    if not seated:
        return []
    return [words.message("chapter-players", players=Spoken(words.listed(list(map(mention, seated)))))]


def _way_on(post: Post, situation: Situation, words: Words) -> Button:
    """Returns the button for a new campaign after the last chapter; else for a rematch of a competitive game, or the
    next chapter."""
    if situation.stage == "over":
        return button(Press("begin_again", post.campaign), words.message("button-begin-again"), Style.PRIMARY)
    if situation.game.competitive:
        said = "button-rematch"
    else:
        again = "button-play-again" if _is_won(post, situation) else "button-try-again"
        said = again if _is_played_again(post, situation) else "button-next-chapter"
    return button(Press("rematch", post.campaign), words.message(said), Style.PRIMARY)


def _is_played_again(post: Post, situation: Situation) -> bool:
    return next(iter(situation.next_chapters), None) == post.chapter


def _is_won(post: Post, situation: Situation) -> bool:
    return any(each.n == post.n and each.result.winners for each in situation.results)


def way_out_lines(situation: Situation, words: Words) -> list[str]:
    """Returns advice after a cooperative chapter that was lost, first what decides most games."""
    if situation.game.competitive:
        return []
    options = situation.game.read_options(situation.facts.options)
    return [words.message("lost-advice", what=Spoken(words.say(each))) for each in situation.game.remedies(options)]


def result_of(details: Mapping[str, Any]) -> Result:
    """Returns a post's result."""
    return Result(
        tuple(details["winners"]), tuple(details["scores"]), Text.from_plain(details["reason"]), details["carried"]
    )


def score_lines(result: Result, game: Game, words: Words) -> list[str]:
    """Returns a line per seat with the points of each source and their sum, in competitive games the winners first. A
    single source that is equal for all players is listed once."""
    first = result.scores[0] if result.scores else {}
    if not game.competitive and len(first) == 1 and all(each == first for each in result.scores):
        sources = {words.message(f"score-{source}"): points for source, points in first.items()}
        return [f"{said[:1].upper()}{said[1:]}: {points}" for said, points in sources.items()]
    seats = list(range(len(result.scores)))
    if game.competitive:
        seats.sort(key=lambda seat: (seat not in result.winners, -_total(result, seat)))
    return [_score_line(result, seat, words) for seat in seats]


def best_lines(result: Result, words: Words) -> list[str]:
    """Returns a line per seat with its sum and the sources that brought it more than any other seat; without one, its
    largest source. The winners are first."""
    seats = sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -_total(result, seat)))
    return [_best_line(result, seat, words) for seat in seats]


def _best_line(result: Result, seat: int, words: Words) -> str:
    own = result.scores[seat]
    most = {source: max(scored.get(source, 0) for scored in result.scores) for source in own}
    largest = sorted((source for source in own if own[source] > 0), key=lambda source: -own[source])
    best = [source for source in largest if own[source] == most[source]][:MOST_BEST]
    key = "chapter-best" if best else "chapter-largest"
    said = [f"{words.message(f'score-{source}')} {own[source]}" for source in best or largest[:1]]
    return words.message(key, seat=Seat(seat), total=_total(result, seat), what=Spoken(words.listed(said)))


def title_of(result: Result, game: Game, chapter: str, words: Words) -> str:
    """Returns who won, or in a cooperative game whether the players did."""
    if not game.competitive:
        return words.message("chapter-won" if result.winners else "chapter-lost", chapter=chapter)
    if not result.winners:
        return words.message("chapter-no-winner")
    total = words.message("score-total", count=_total(result, result.winners[0]))
    winners = tuple(Seat(seat) for seat in result.winners)
    return words.message("chapter-wins", count=len(winners), winners=winners, total=Spoken(total))


def _total(result: Result, seat: int) -> int:
    return sum(result.scores[seat].values())


def _score_line(result: Result, seat: int, words: Words) -> str:
    sources = [f"{words.message(f'score-{source}')} {points}" for source, points in result.scores[seat].items()]
    return words.message(
        "chapter-score", seat=Seat(seat), sources=Spoken(" + ".join(sources)), total=_total(result, seat)
    )


def _until(situation: Situation, n: int) -> Sequence[ChapterResult]:
    return [each for each in situation.results if each.n <= n]


def standing_lines(results: Sequence[ChapterResult], situation: Situation, words: Words) -> list[str]:
    """Returns the standings: chapters won and points of each seat, best first; of all together in cooperative games."""
    if not situation.game.competitive:
        won = sum(bool(each.result.winners) for each in results)
        return [words.message("standings-together", won=won, count=len(results))]
    wins = [sum(seat in each.result.winners for each in results) for seat in range(len(situation.seats))]
    points = [sum(_total(each.result, seat) for each in results) for seat in range(len(situation.seats))]
    best_first = sorted(range(len(situation.seats)), key=lambda seat: (-wins[seat], -points[seat]))
    lines = [
        words.message(
            "standing",
            seat=seat_and_person(words, situation, seat),
            wins=wins[seat],
            total=Spoken(words.message("score-total", count=points[seat])),
        )
        for seat in best_first
    ]
    return [words.message("standings", count=len(results), chapter=results[-1].chapter), *lines]


async def _picture(
    services: Services,
    post: Post,
    situation: Situation,
    words: Words,
    past: PastBoard | None,
    result: Result,
    longest: int,
) -> Picture | str | None:
    """Returns the scoring sheet, else the last board; a description in at most `longest` characters if pictures cannot
    be attached."""
    if past is None or not has_picture(situation.game.key, SCORING) or not may_attach(services, situation):
        return await board_of(services, post, situation, words, past, longest=longest)
    return await services.pictures.draw(
        past_job(situation, past.view, words.locale, SCORING, result=result), awaited=False
    )


POSTS: PostMakers = {
    "over": over_post,
}
