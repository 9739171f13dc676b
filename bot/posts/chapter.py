"""The end of a chapter: winners, scores by source, standings, and what comes next.

See docs/behaviour.md#chapter-end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.interactions.services import Services
from bot.messages.ids import Press
from bot.messages.layout import LONGEST_CARD, Button, Message, Picture, Style, accent_of, button, row
from bot.messages.payloads import ChartPage
from bot.messages.pictures import has_picture, past_job
from bot.posts.ending import end_card
from bot.posts.post import (
    LONGEST_BOARD,
    Face,
    PostMakers,
    Space,
    account,
    board_of,
    looking_row,
    may_attach,
    past_of,
    post_press,
    told_by,
)
from bot.text.speech import mention, seat_and_person
from engine.campaigns import ChapterResult, PastBoard, Post, Situation
from engine.table import Game, Result, Searches, Seat, Text
from engine.words import Spoken, Words

SCORING = "scoring"
LAST_TURN = Space(lines=2, characters=240, decisive_lines=3, decisive_characters=360)  # the scores matter more


async def over_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Builds the post with a chapter's scores, which everyone sees once."""
    result = result_of(post.details)
    heading = title_of(result, situation.game, post.chapter or "", words)
    scores = score_lines(result, situation.game, words)
    accent = accent_of(result.winners[0] if result.winners else None)
    if post.undone:
        undone = words.message("post-undone", title=Spoken(heading.replace("*", "")))
        return Face(Message(undone, "\n".join(scores)))
    told = "\n".join([heading, words.say(result.reason), *_last_passage(post, situation, words, result), *scores])
    past = await past_of(services, post)
    page = await told_by(services, post, situation, words, past)
    seated = list(dict.fromkeys(each.user for each in situation.seats if each.user is not None))
    standings = [*standing_lines(_until(situation, post.n), situation, words), *_players(seated, words)]
    statistics = button(Press("statistics", post.campaign), words.message("button-statistics"))
    card = await end_card(services.campaigns, situation, post.n)
    share = button(post_press("post_share", post), words.message("button-share-picture")) if card else None
    charts = button(ChartPage(post.campaign, post.n).press(), words.message("button-charts")) if card else None
    goes_on = row(_way_on(post, situation, words), statistics, charts, _turned(post, situation, words), share)
    remembered = "\n".join(card.lines(words)) if card else ""
    helps = "" if result.winners else "\n".join(_ways_out(post, situation, words))
    standing = "\n".join(standings)
    space = min(LONGEST_BOARD, LONGEST_CARD - sum(map(len, (told, remembered, helps, standing))))
    picture: Picture | str | None
    if card and may_attach(services, situation):
        picture = await services.pictures.draw(card.job(words.locale), awaited=False)
    else:
        picture = await _picture(services, post, situation, words, past, result, space)
    message = Message(
        told, remembered, picture, page, helps, standing, goes_on, looking_row(post, words), accent=accent
    )
    return Face(message, seated)


def _last_passage(post: Post, situation: Situation, words: Words, result: Result) -> list[str]:
    """Returns the last events, without the reason of the end, which is the heading. Among rivals they are the last
    turn's in short."""
    ended = [text for text in post.texts if text.key != result.reason.key]
    if not situation.game.competitive:  # effects of the end apply to everyone, not to one seat
        return account(words, situation.game, ended)
    last = account(words, situation.game, ended, post.seat, LAST_TURN)
    if last and post.seat is not None:
        return [words.message("post-section", seat=Seat(post.seat)), *last]
    return last


def _players(seated: Sequence[int], words: Words) -> list[str]:
    """Returns mentions of the players, if there are any."""
    if not seated:
        return []
    return [words.message("chapter-players", players=Spoken(words.listed(list(map(mention, seated)))))]


def _ways_out(post: Post, situation: Situation, words: Words) -> list[str]:
    options = situation.game.read_options(situation.facts.options)
    return way_out_lines(situation.game, options, words, again=_is_played_again(post, situation))


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


def _turned(post: Post, situation: Situation, words: Words) -> Button | None:
    """Returns the button for the reader's own turning points, in games whose positions can be compared."""
    if not isinstance(situation.game, Searches):
        return None
    return button(Press("turned", post.campaign, post.branch, post.n), words.message("button-turned"))


def _is_played_again(post: Post, situation: Situation) -> bool:
    return next(iter(situation.next_chapters), None) == post.chapter


def _is_won(post: Post, situation: Situation) -> bool:
    return any(each.n == post.n and each.result.winners for each in situation.results)


def way_out_lines(game: Game, options: Any, words: Words, *, again: bool) -> list[str]:
    """Returns the options after a lost cooperative chapter: replay it if it comes next, go back to an earlier moment,
    or make it easier."""
    if game.competitive:
        return []
    ways = [words.message(f"lost-{way}") for way in ("again", "earlier") if again or way != "again"]
    remedies = [words.say(each) for each in game.remedies(options)]
    return [words.message("lost-what-now"), *(f"• {each}" for each in (*ways, *remedies))]


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
