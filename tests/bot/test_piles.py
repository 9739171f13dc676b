"""A pile lists every card in it, and fits into one message however many there are."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.local_discord.limits.components import MAXIMUM_TEXT
from bot.messages.payloads import OfAsk
from bot.panels.pages.piles import Pile, hand_lines, pile_message, show_pile
from bot.text.speech import words_at
from engine.campaigns import Situation
from engine.campaigns.model.errors import NotYourSeat
from engine.games import find
from engine.words import LOCALES
from tests.playing import varied
from tests.words.positions import positions

MANY = sorted(find("tyrants").glossary())[:45]  # more than any player ever has, each another one


@pytest.fixture
def situation() -> Situation:
    """Four players, each with as many cards in each pile."""

    def piles(view: Any, seat: int) -> Mapping[str, Sequence[str]]:
        return {"hand": MANY, "discard": MANY, "inner-circle": MANY}

    made = of_four()
    return replace(made, game=varied(made.game, piles=piles))


@cache
def of_four() -> Situation:
    return next(each for seed in range(3) for each in positions(find("tyrants"), seed) if len(each.seats) == 4)


@pytest.mark.parametrize("locale", LOCALES)
def test_largest_pile_fits_and_names_every_card(situation: Situation, locale: str) -> None:
    words = words_at(situation, locale)
    texts = [part for part in pile_message(situation, 0, "discard", words).parts if isinstance(part, str)]
    assert sum(map(len, texts)) <= MAXIMUM_TEXT
    assert all(f"{number} *{words.name(card)}*" in texts[1] for number, card in enumerate(MANY, 1))


def test_few_cards_say_all_that_a_line_holds(situation: Situation) -> None:
    few = replace(situation, game=varied(situation.game, piles=lambda view, seat: {"hand": MANY[:5]}))
    words = words_at(few, "en")
    for line, card in zip(hand_lines(few, 0, words), MANY, strict=False):
        assert words.say(few.game.glossary()[card])[:60] in line
        assert len(line) <= 150


async def test_pile_is_shown_to_its_own_seat_alone(situation: Situation) -> None:
    reply = AsyncMock(campaign=AsyncMock(return_value=situation))
    reply.person.user = situation.seats[1].user
    pressed = Pile(OfAsk(situation.id, situation.branch, situation.n, 0), "discard")
    with pytest.raises(NotYourSeat):
        await show_pile(reply, pressed)
    reply.show.assert_not_called()
