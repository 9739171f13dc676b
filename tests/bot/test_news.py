"""News in the turn message: events since the seat's last choice."""

from bot.live_messages.turn import TurnContext, turn_message
from bot.text.speech import words_at
from engine.campaigns import Told
from engine.games import find
from engine.table import Seat, Text
from tests.words.positions import NOW, positions

DEATH = Text("life-dies", hero=Seat(0), zone="b2")
STEP = Text("hero-moves", hero=Seat(0), zone="b2")
SUM = Text("combat-result", hits=3, shields=1, extra=0, dealt=2)  # about an attack in an earlier line


def news(*texts: Text) -> str:
    """Returns the news of these lines in English."""
    situation = next(
        each
        for each in positions(find("massive_darkness"), 1)
        if each.asks[0].in_turn and each.asks[0].key == "hero.action"
    )
    card = turn_message(
        situation, words_at(situation, "en"), TurnContext(news=[Told(0, text, None, NOW) for text in texts])
    )
    assert card is not None
    lines = [line for part in card.parts if isinstance(part, str) for line in part.splitlines()]
    return next((line.partition("): ")[2] for line in lines if line.startswith("Since your last choice")), "")


def test_what_matters_is_told_and_routine_is_not() -> None:
    assert "dies" in news(STEP, DEATH)
    assert "moves" not in news(STEP, DEATH)


def test_nothing_but_routine_is_no_news() -> None:
    assert news(STEP) == ""


def test_no_sum_of_an_attack_stands_without_who_attacked_whom() -> None:
    """The player who ended the turn saw it, and a bare "3 Hits against 1 Shield" says nothing days later."""
    assert news(SUM) == ""
    told = news(Text("combat-begins-melee", attacker="g001", defender=Seat(0), zone="b2"), SUM)
    assert told.startswith("Attack by Dwarf Warriors on Bjorn [A]: 3 Hits − 1 Shield =")
