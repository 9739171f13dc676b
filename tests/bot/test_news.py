"""News in the turn message: events since the seat's last choice."""

import re
from collections.abc import Sequence

from bot.live_messages.turn import TurnContext, turn_message
from bot.text.speech import words_at
from engine.campaigns import Stretch, Told
from engine.games import find
from engine.table import Seat, Text
from tests.words.positions import NOW, positions

DEATH = Text("life-dies", hero=Seat(0), zone="b2")
STEP = Text("hero-moves", hero=Seat(0), zone="b2")
SUM = Text("combat-result", hits=3, shields=1, extra=0, dealt=2)  # about an attack in an earlier line


def lines(*stretches: Stretch) -> list[str]:
    """Returns the lines of news about these turns and phases in English."""
    situation = next(
        each
        for each in positions(find("massive_darkness"), 5)
        if each.asks[0].in_turn and each.asks[0].key == "hero.action" and each.asks[0].seats[0] == 0
    )
    message = turn_message(situation, words_at(situation, "en"), TurnContext(news=stretches))
    assert message is not None
    said = [line for part in message.parts if isinstance(part, str) for line in part.splitlines()]
    heading = next((at for at, line in enumerate(said) if line.startswith("Since your last choice")), len(said))
    return [line for line in said[heading + 1 :] if line.startswith("**")]


def stretch(seat: int | None, *texts: Text, phases: Sequence[str] = (), whole: bool = True) -> Stretch:
    return Stretch(seat, phases, [Told(0, text, None, NOW) for text in texts], whole)


def test_each_turn_and_phase_gets_a_line() -> None:
    other = Text("life-dies", hero=Seat(1), zone="b2")
    said = lines(stretch(1, STEP), stretch(None, DEATH, phases=["enemies"]), stretch(2, other))
    assert [line.partition(":**")[0] for line in said] == ["**Elias [B]", "**Enemy Phase", "**Owen [C]"]
    assert "dies" in said[1]
    assert "dies" in said[2]


def test_decisive_events_precede_routine() -> None:
    (line,) = lines(stretch(1, STEP, DEATH))
    assert "dies" in line
    assert "moves" not in line


def test_turn_of_mere_routine_is_not_left_out() -> None:
    (line,) = lines(stretch(1, STEP))
    assert "moves" in line
    (line,) = lines(stretch(1))
    assert line.endswith("Nothing changed on the board.")


def test_own_turn_is_no_news() -> None:
    assert lines(stretch(0, DEATH)) == []


def test_events_without_room_are_counted() -> None:
    deaths = [Text("life-dies", hero=Seat(seat), zone="b2") for seat in range(6)]
    said = lines(*(stretch(seat, *deaths) for seat in range(1, 6)), stretch(None, *deaths, phases=["enemies"]))
    assert len(said) == 6
    assert re.search(r" · and \d+ more: \*\*Log\*\*$", said[-1])


def test_sum_of_an_attack_needs_its_attack() -> None:
    """A player who chose something during the attack has seen its sum. A bare sum says nothing days later."""
    assert lines(stretch(1, SUM, whole=False)) == []
    begins = Text("combat-begins-melee", attacker="g001", defender=Seat(0), zone="b2")
    (line,) = lines(stretch(None, begins, SUM, phases=["enemies"]))
    assert line.startswith("**Enemy Phase:** Attack by Dwarf Warriors on Bjorn [A]: 3 Hits − 1 Shield =")
