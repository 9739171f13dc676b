"""Alt texts of the pictures: the subject, then the state, the most important part first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from engine.games.tyrants.board.places import sites
from engine.games.tyrants.model import content
from engine.games.tyrants.model.state import State
from engine.games.tyrants.telling.describe import describe, describe_briefly, describe_place
from engine.table import HIDDEN, Seat, Text
from renders.alt import marks
from renders.scene import Scene
from renders.tyrants import asked as question
from renders.tyrants import cards


def board(scene: Scene) -> Sequence[Text]:
    """Returns the marks, then the board in words."""
    return [*marks(scene, content.numbers()), *describe(scene.view)]


def place(scene: Scene) -> Sequence[Text]:
    """Describes one place; the whole board without one."""
    return board(scene) if scene.job.place is None else describe_place(scene.view, scene.job.place)


def asked(scene: Scene) -> Sequence[Text]:
    """Lists the cards to choose from, then their seat's piles; or describes the sites to choose from,
    those with most troops first, and then the map."""
    if not question.of_cards(scene):
        held = {site: _held(scene.view, site) for site in sites(scene.view) if site in scene.job.badges}
        nearby = sorted(held, key=lambda site: (-held[site], content.numbers()[site]))
        return [*(describe_briefly(scene.view, site) for site in nearby), *board(scene)[1:]]
    if cards.pile(scene) == "hand":
        return hand(scene)
    every = cards.shown(scene)
    chosen = [each for each in every if each.chosen] or every
    return [Text("picture-alt-choices", places=tuple(_cards(each.card, [(each.number, each.card)]) for each in chosen))]


def _held(state: State, site: str) -> int:
    """Returns how many troops are at a site."""
    return sum(owner is not None for owner in state.troops[site])


def hand(scene: Scene) -> Sequence[Text]:
    """Lists the cards by number, name and price, identical neighbours once; then the piles."""
    state: State = scene.view
    house = state.houses[state.active if scene.job.seat is None else scene.job.seat]
    known = HIDDEN not in house.hand
    held = (
        tuple(_cards(card, equal) for card, equal in groupby(enumerate(house.hand, 1), itemgetter(1))) if known else ()
    )
    piles = Text(
        "picture-alt-piles",
        deck=len(house.deck),
        discard=len(house.discard),
        inner=len(house.inner_circle),
        troops=house.troops,
        spies=house.spies,
        trophies=sum(house.trophies.values()),
        vp=house.vp,
    )
    said = (
        Text("picture-alt-hand", count=len(house.hand), cards=held)
        if known
        else Text("picture-alt-backs", count=len(house.hand))
    )
    return [said, piles]


def _cards(card: str, numbered: Iterable[tuple[int, str]]) -> Text:
    price = content.cards()[card].cost
    numbers = tuple(number for number, _ in numbered)
    if price is None:
        return Text("picture-alt-free-cards", numbers=numbers, card=card)
    return Text("picture-alt-priced-cards", numbers=numbers, card=card, cost=price)


def scoring(scene: Scene) -> Sequence[Text]:
    """Lists everyone's place, seat and total, winners first."""
    if scene.job.result is None:
        return [Text("picture-not-over")]
    sums = [sum(score.values()) for score in scene.job.result.scores]
    ranked = sorted(range(len(sums)), key=lambda seat: -sums[seat])
    places = [1 + sum(other > sums[seat] for other in sums) for seat in ranked]
    entries = tuple(
        Text("picture-alt-rank", place=place, seat=Seat(seat), total=sums[seat])
        for place, seat in zip(places, ranked, strict=True)
    )
    return [Text("picture-alt-ranking", ranking=entries)]
