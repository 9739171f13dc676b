"""After a roll, a panel tells what it came to and a sum with words that is correct, before its next question."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.messages.layout import Message
from bot.text.speech import catalogue, words_at
from engine.games import find
from engine.table import Rolled, Tell, TellsRolls
from engine.words import LOCALES, Words
from tests.panels.turns import turns
from tests.playing import autopilot_answers, deal
from tests.words.positions import situation_of

GAMES = ("fireteam_zero", "massive_darkness")
TERM = re.compile(r"([+−]?) ?(\d+)")
IN_BRACKETS = re.compile(r" \([^)]*\)")
MOST_STEPS = 250
TURNS = {"massive_darkness": 20, "fireteam_zero": 60}


def rolls(key: str, seed: int) -> Iterator[tuple[Rolled, Words]]:
    """Yields what the rolls of a chapter by autopilots came to, for the seat that had just chosen."""
    game = find(key)
    assert isinstance(game, TellsRolls)
    session = deal(game, game.seat_counts[1], seed)
    for _ in range(MOST_STEPS):
        if not session.asks:
            return
        seat = session.waiting_for[0]
        step = autopilot_answers(session, seat)
        told = [each.text for each in step.events if isinstance(each, Tell)]
        found = game.rolled(game.view(session.state, seat), told, seat)
        if found is not None:
            yield found, words_at(situation_of(session, seat, []), "en")


@pytest.mark.parametrize("key", GAMES)
def test_sums_with_words_are_correct(key: str) -> None:
    seen = 0
    for found, words in rolls(key, 3):
        said = IN_BRACKETS.sub("", words.say(found.total))
        terms, _, total = said.partition(" = ")
        if "half" not in terms:
            summed = sum(int(number) * (-1 if sign == "−" else 1) for sign, number in TERM.findall(_counted(terms)))
            assert max(0, summed) == int(re.findall(r"\d+", total)[0]), said
        assert words.say(found.outcome)
        seen += 1
    assert seen >= 3


def test_kept_dice_have_their_sum() -> None:
    game, kept = find("fireteam_zero"), list[Rolled]()
    session = deal(game, 3, 0)
    for _ in range(MOST_STEPS):
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        if ask is None or "keep" not in ask.by_id or ask.key != "fire.reroll":
            autopilot_answers(session, seat)
            continue
        step = session.answer(seat, ["keep"])
        told = [each.text for each in step.events if isinstance(each, Tell)]
        found = game.rolled(game.view(session.state, seat), [*told, ask.by_id["keep"].text], seat)  # type: ignore[attr-defined]
        kept += [found] if found else []
    sums = [each.total for each in kept]
    while any("first" in each.args for each in sums):  # objectives may follow the sum
        sums = [each.args.get("first", each) for each in sums]
    assert sums and all(each.args["hits"] for each in sums)


def _counted(terms: str) -> str:
    """Returns the terms without the number of Shields of which only some count."""
    return re.sub(r"of \d+ ", "", terms)


WHAT_NEXT = [catalogue(locale).message("panel-what-next") for locale in LOCALES]


@pytest.mark.parametrize("key", GAMES)
def test_panel_after_a_roll_leads_with_its_result(key: str) -> None:
    """In Fireteam Zero the next question is often for the heroes who may react, so the result is below it."""
    shown = (_texts(each.message) for turn in turns(key, TURNS[key], 1) for each in turn.shown)
    asks_next = WHAT_NEXT if key == "massive_darkness" else [""]
    assert any(" = " in texts and any(said in texts for said in asks_next) for texts in shown)


def _texts(message: Message) -> str:
    return "\n".join(part for part in message.parts if isinstance(part, str))
