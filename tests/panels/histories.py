"""The panel of a campaign's history, at moments of several turns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.messages.layout import Picture
from bot.panels.history.browsing import Browsed, history_panel
from bot.text.speech import words_at
from engine.campaigns import Moment
from engine.campaigns.history.outline import Outline, Stretch
from engine.games import find
from engine.table import CHANCE
from tests.panels.lobbies import Page
from tests.playing import deal, random_steps
from tests.words.positions import FIRST_USER, NOW, situation_of

BOARD = Picture("board_fitted.png", "board", b"")
ANSWERS, IN_A_TURN, ROUNDS = 120, 8, 4


def histories(game: str, locale: str) -> Iterator[Page]:
    """Yields the panel at the first moments of turns of a random game with all seats."""
    seats = max(find(game).seat_counts)
    session = deal(find(game), seats, 1)
    situation = situation_of(session, 0, [])
    words = words_at(situation, locale)
    moments: list[Moment] = []
    asks = session.asks
    for step in islice(random_steps(session, 1, checked=False), ANSWERS):
        for each in step.decisions:
            ask = next((ask for ask in asks if each.seat in ask.seats), None)
            if each.seat != CHANCE and ask is not None:
                said = [ask.by_id[str(pick)].text for pick in each.pick]
                user = FIRST_USER + each.seat
                moments.append(
                    Moment(len(moments), 1, each.seat, user, "hand", NOW, (), None, None, (), ask.text, said, 1)
                )
        asks = session.asks
    outline = Outline(
        [
            Stretch("", 1 + at // (IN_A_TURN * ROUNDS), at // IN_A_TURN % seats, None, range(at, at + IN_A_TURN))
            for at in range(0, len(moments) - IN_A_TURN, IN_A_TURN)
        ]
    )
    for stretch in outline.stretches:
        chosen = moments[stretch.first]
        shown = [moments[n] for n in stretch.moments]
        at = Browsed(situation, outline, chosen.n, chosen, shown, words, NOW)
        yield Page(f"history {chosen.n}", history_panel(at, BOARD, None, True))
