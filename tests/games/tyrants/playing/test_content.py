"""Everything in the data has its name, its words and its own ids."""

from __future__ import annotations

import pytest

from engine.games.tyrants.asking.wording import card_text
from engine.games.tyrants.board.places import places
from engine.games.tyrants.cards.effects import branch_id
from engine.games.tyrants.game import GAME
from engine.games.tyrants.model.content import ChooseOne, board, cards, printed_cards
from engine.games.tyrants.model.vocabulary import STEPS
from engine.games.tyrants.telling.names import names
from engine.words import LOCALES, Words


@pytest.mark.parametrize("card", sorted(cards()))
def test_every_card_can_be_said(card: str) -> None:
    assert Words.of_game(GAME, "en").say(card_text(card))


def test_choices_of_a_card_have_different_ids() -> None:
    choices = [
        step for card in printed_cards().values() for step in STEPS.within(card.effect) if isinstance(step, ChooseOne)
    ]
    assert len(choices) == 22  # as many as the lines with choose_one in the data file
    for choice in choices:
        ids = [branch_id(option) for option in choice.options]
        assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_place_and_card_has_a_name(locale: str) -> None:
    words = Words(locale, ["data.tyrants.texts"], names(locale))
    for content_id in (*cards(), *places(GAME.setup("match_1", 4, GAME.read_options({}), {}))):
        assert words.name(content_id) != content_id


def test_places_are_called_by_number_and_name() -> None:
    words = Words("en", ["data.tyrants.texts"], names("en"))
    route = next(route for route in board().routes if (route.a, route.b) == ("mantol_derith", "menzoberranzan"))
    assert words.name("araumycos") == "15 Araumycos"
    assert words.name(route.place(1)) == "40 route 8–13, space 2"
    assert words.name("chasmleap_bridge-araumycos.1") == "49 route 14–15"
    assert Words("pt-BR", ["data.tyrants.texts"], names("pt-BR")).name("skullport") == "11 Porto da Caveira"
