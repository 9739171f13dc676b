"""A seat's cards with their texts: the hand, and piles that are public.

See docs/behaviour.md#hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Button, Message, accent_of, button
from bot.messages.payloads import OfAsk
from bot.text.speech import cut
from engine.campaigns import Situation
from engine.campaigns.model.errors import NotYourSeat
from engine.table import Seat
from engine.words import Spoken, Words

LONGEST_LINE = 150
LONGEST_LIST = 2300
"""Characters of all lines together: with three other seats' piles they fit in one message."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A seat's pile at a certain moment."""

    moment: OfAsk
    pile: str

    @classmethod
    def of(cls, press: Press) -> Pile:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    @property
    def press(self) -> Press:
        """The press that shows it."""
        return self.moment.press("pile", self.pile)


async def show_pile(reply: Reply, pressed: Pile) -> None:
    """Shows a pile of the reader's seat card by card, and the others' piles by name."""
    situation = await reply.campaign(pressed.moment.campaign)
    if pressed.moment.seat not in situation.seats_of(reply.person.user):
        raise NotYourSeat
    if pressed.pile not in _open_piles(situation, pressed.moment.seat):
        raise NotOurs
    await reply.show(pile_message(situation, pressed.moment.seat, pressed.pile, reply.words(situation)), fresh=True)


def hand_lines(situation: Situation, seat: int, words: Words) -> list[str]:
    """Returns the cards in hand; empty in a game without any."""
    return _card_lines(situation, next(iter(_piles(situation, seat, seat).values()), ()), words)


def pile_buttons(situation: Situation, seat: int, words: Words) -> list[Button]:
    """Returns a button for each pile other than the hand."""
    moment = OfAsk(situation.id, situation.branch, situation.n, seat)
    return [button(Pile(moment, pile).press, words.message(f"pile-{pile}")) for pile in _open_piles(situation, seat)]


def _piles(situation: Situation, reader: int, seat: int) -> Mapping[str, Sequence[str]]:
    """Returns a seat's cards by pile, as another seat or itself may know them."""
    view = situation.view(reader)
    return situation.game.piles(view, seat) if view is not None else {}


def _open_piles(situation: Situation, seat: int) -> Sequence[str]:
    return list(_piles(situation, seat, seat))[1:]


def pile_message(situation: Situation, seat: int, pile: str, words: Words) -> Message:
    """Builds the message of a seat's pile card by card, and of the others' piles."""
    cards = _piles(situation, seat, seat)[pile]
    name = Spoken(words.message(f"pile-{pile}"))
    others = [each.seat for each in situation.seats if each.seat != seat]
    return Message(
        words.message("pile-title", seat=Seat(seat), pile=name, count=len(cards)),
        "\n".join(_card_lines(situation, cards, words)) or None,
        "\n".join(_of_other(situation, seat, each, pile, words) for each in others) or None,
        accent=accent_of(seat),
    )


def _card_lines(situation: Situation, cards: Sequence[str], words: Words) -> list[str]:
    """Returns a line for each card with its number and text. Equal neighbours share one. The more there are, the
    shorter the texts."""
    said, lines = situation.game.glossary_at(situation.facts.options), []
    for card, equal in groupby(enumerate(cards, 1), itemgetter(1)):
        numbers = Spoken(words.listed([str(number) for number, _ in equal]))
        text = Spoken(words.say(said[card]) if card in said else "")
        named = Spoken(f"*{words.name(card)}*")
        lines.append(words.message("pile-card", numbers=numbers, card=named, said=text))
    longest = min(LONGEST_LINE, LONGEST_LIST // max(1, len(lines)) - 1)
    return [cut(line, longest) for line in lines]


def _of_other(situation: Situation, reader: int, seat: int, pile: str, words: Words) -> str:
    """Returns the cards of another seat's pile by name."""
    cards = _piles(situation, reader, seat)[pile]
    counted = {card: cards.count(card) for card in cards}
    names = [
        words.message("post-times", what=Spoken(words.name(card)), count=count) if count > 1 else words.name(card)
        for card, count in counted.items()
    ]
    said = Spoken(words.listed(names) or words.message("choice-none"))
    return cut(words.message("pile-of", seat=Seat(seat), cards=said), 3 * LONGEST_LINE)


ROUTES: Routes = {
    "pile": Route(Pile.of, show_pile),
}
