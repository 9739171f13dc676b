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
    """Lists the cards to choose from, those on sale by cost first, then their seat's piles. Or describes the sites to
    choose from, those with most troops first, the ends of the routes to choose from, and then the map; the seat's own
    sites if nothing is to be chosen."""
    if not question.of_cards(scene):
        offered, ends, numbers = scene.job.badges, _ends(scene), content.numbers()
        in_play = sites(scene.view)
        near = [site for site in in_play if site in offered or site in ends]
        near = near or [site for site in in_play if scene.job.seat in scene.view.troops[site]]
        held = {site: _held(scene.view, site) for site in near}
        nearby = sorted(held, key=lambda site: (site not in offered, -held[site], numbers[site]))
        return [*(describe_briefly(scene.view, site) for site in nearby), *board(scene)[1:]]
    if cards.pile(scene) == "hand":
        return hand(scene)
    every = cards.shown(scene)
    chosen = [each for each in every if each.chosen] or every
    by_cost = _by_cost(chosen) if cards.pile(scene) == "market" else []
    return [
        *by_cost,
        Text("picture-alt-choices", places=tuple(_cards(each.card, [(each.number, each.card)]) for each in chosen)),
    ]


def _ends(scene: Scene) -> set[str]:
    """Returns the places at the ends of the routes to choose from."""
    routes = [each for each in content.board().routes if any(place in scene.job.badges for place in each.places)]
    return {end for each in routes for end in (each.a, each.b)}


def _by_cost(shown: Sequence[cards.Shown]) -> list[Text]:
    """Returns the numbers of cards on sale for each cost, the cheapest first."""
    costs = {each.number: content.cards()[each.card].cost or 0 for each in shown}
    return [
        Text("picture-alt-cost", cost=cost, numbers=tuple(number for number in costs if costs[number] == cost))
        for cost in sorted({*costs.values()})
    ]


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
