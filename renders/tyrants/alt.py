"""Alt texts of the pictures: the subject, then the state, the most important part first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from engine.games.tyrants.model import content
from engine.games.tyrants.model.state import State
from engine.games.tyrants.playing.scoring import in_sight
from engine.table import HIDDEN, Seat, Text
from renders.scene import Scene
from renders.tyrants.map import control


def board(scene: Scene) -> Sequence[Text]:
    """Describes round and turn, the choices, each seat's figures and sites, the market and the changes."""
    state: State = scene.view
    moment = "setup" if state.phase in ("setup", "deployment") else "round"
    said = [Text(f"picture-alt-{'past-' if scene.job.past else ''}{moment}", round=state.round)]
    if state.phase != "over":
        said.append(Text("picture-alt-turn", seat=Seat(state.active), **_pool(state)))
    chosen = [place for place in content.numbers() if place in scene.job.badges]
    if chosen:
        said.append(Text("picture-alt-choices", places=tuple(chosen)))
    said += [_house(state, seat) for seat in range(state.seats)]
    changed = [place for place in content.numbers() if place in scene.job.changed]
    if changed:
        said.append(Text("picture-alt-changed", places=tuple(changed)))
    offered = tuple(Text("picture-alt-card", number=i, card=card) for i, card in enumerate(state.market, 1) if card)
    return [*said, Text("picture-alt-market", cards=offered)] if offered else said


def _pool(state: State) -> dict[str, int]:
    return {"power": state.turn.power, "influence": state.turn.influence}


def _house(state: State, seat: int) -> Text:
    """Describes a seat's current VP, barracks and trophies, and the number of sites it controls."""
    house = state.houses[seat]
    owned = [control(state, site.id) for site in content.board().sites if site.section in state.sections]
    return Text(
        "picture-alt-house",
        seat=Seat(seat),
        vp=sum(in_sight(state, seat).values()),
        troops=house.troops,
        spies=house.spies,
        trophies=sum(house.trophies.values()),
        sites=sum(owner == seat for owner, _ in owned),
        total=sum(owner == seat and total for owner, total in owned),
    )


def hand(scene: Scene) -> Sequence[Text]:
    """Lists the cards by number, name and price, identical neighbours once; then the piles."""
    state: State = scene.view
    house = state.houses[state.active if scene.job.seat is None else scene.job.seat]
    known = HIDDEN not in house.hand
    cards = (
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
        Text("picture-alt-hand", count=len(house.hand), cards=cards)
        if known
        else Text("picture-alt-backs", count=len(house.hand))
    )
    return [said, piles]


def _cards(card: str, numbered: Iterator[tuple[int, str]]) -> Text:
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
