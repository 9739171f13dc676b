"""The board in words, and the figures above a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.games.tyrants.board.control import controller, controls_totally
from engine.games.tyrants.board.places import places, sites
from engine.games.tyrants.cards.piles import RECRUITABLE_SUPPLY
from engine.games.tyrants.model.content import board, cards, numbers
from engine.games.tyrants.model.state import WHITE, State
from engine.games.tyrants.playing.scoring import in_sight
from engine.games.tyrants.telling.surroundings import ways, worth
from engine.kit.wording import joined
from engine.table import Seat, Text


def status(state: State, seat: int) -> Text:
    """Returns what the active player can still spend and deploy; the pieces and cards of everyone else."""
    house = state.houses[seat]
    left = Text("pieces-left", troops=house.troops, spies=house.spies)
    if seat != state.active or state.phase != "turns":
        return Text("status-waiting", left=left, cards=Text("cards-in-hand", count=len(house.hand)))
    power, influence = Text("power", count=state.turn.power), Text("influence", count=state.turn.influence)
    cards = Text("cards-in-hand", count=len(house.hand))
    begun = int(bool(state.turn.power or state.turn.influence or state.turn.played))
    return Text("status-active", power=power, influence=influence, left=left, cards=cards, begun=begun)


def describe(view: State) -> Sequence[Text]:
    """Returns phase, houses and market, which are also the alt text; then piles, every site in play from west to east,
    and every route with a troop."""
    lines = [Text("board-round", round=view.round, seat=Seat(view.active), start=Seat(view.start_player))]
    if view.phase == "turns":
        lines.append(_pool(view))
    lines += [_house(view, seat) for seat in range(view.seats)]
    lines += _market(view)
    lines += [_piles(view, seat) for seat in range(view.seats)]
    if view.turn.played:
        lines.append(Text("board-played", cards=joined("list", [_card(each.card) for each in view.turn.played])))
    lines.append(Text("board-key"))
    lines += [_site(view, site) for site in sites(view)]
    return [*lines, *_routes(view)]


def _pool(view: State) -> Text:
    power, influence = Text("power", count=view.turn.power), Text("influence", count=view.turn.influence)
    return Text("board-pool", seat=Seat(view.active), power=power, influence=influence)


def _market(view: State) -> Iterable[Text]:
    on_sale = [_price(card) for card in view.market if card]
    on_sale += [_price(card) for card in RECRUITABLE_SUPPLY if view.supply.get(card)]
    if on_sale:
        yield Text("board-market", cards=joined("list", on_sale), deck=len(view.market_deck))


def _price(card: str) -> Text:
    return Text("card-price", card=card, cost=cards()[card].cost)


def _card(card: str) -> Text:
    return Text("card", card=card)


def _house(view: State, seat: int) -> Text:
    house = view.houses[seat]
    controlled = [each for each in sites(view) if controller(view.troops[each]) == seat]
    return Text(
        "board-house",
        seat=Seat(seat),
        vp=sum(in_sight(view, seat).values()),
        troops=house.troops,
        spies=house.spies,
        trophies=sum(house.trophies.values()),
        sites=len(controlled),
        total=sum(controls_totally(view, seat, each) for each in controlled),
    )


def _piles(view: State, seat: int) -> Text:
    house = view.houses[seat]
    return Text(
        "board-piles",
        seat=Seat(seat),
        hand=len(house.hand),
        deck=len(house.deck),
        discard=len(house.discard),
        inner=len(house.inner_circle),
        vp=house.vp,
    )


def describe_place(view: State, place: str) -> Sequence[Text]:
    """Returns a site, or the routes with a troop that a troop space belongs to, in words."""
    if place in sites(view):
        return [_site(view, place)]
    return [_route(view, each.places, each.a, each.b) for each in board().routes if place in each.places]


def describe_briefly(view: State, site: str) -> Text:
    """Returns who is at a site and how many spaces are free, in a few words."""
    owners = view.troops[site]
    troops = _troops(view, site) if any(owner is not None for owner in owners) else Text("no-troops")
    return Text("board-site-brief", site=site, troops=troops, free=owners.count(None))


def _site(view: State, site: str) -> Text:
    owners = view.troops[site]
    troops = _troops(view, site) if any(owner is not None for owner in owners) else Text("no-troops")
    spies = tuple(Text("seat", seat=Seat(spy)) for spy in view.spies[site])
    return Text(
        "board-site",
        **worth(site),
        spaces=len(owners),
        troops=troops,
        free=owners.count(None),
        control=_control(view, site),
        spies=Text("board-spies", spies=spies) if spies else Text("nothing"),
        ways=ways(site, places(view)),
    )


def _routes(view: State) -> Iterable[Text]:
    """Yields the routes with troops, space by space."""
    in_play = places(view)
    for route in board().routes:
        spaces = [place for place in route.places if place in in_play]
        if any(view.troops[place] != [None] for place in spaces):
            yield _route(view, spaces, route.a, route.b)


def _route(view: State, spaces: Sequence[str], start: str, end: str) -> Text:
    held = [Text("board-space", number=numbers()[place], holder=_holder(view, place)) for place in spaces]
    return Text("board-route", a=numbers()[start], b=numbers()[end], spaces=joined("list", held))


def _holder(view: State, place: str) -> Text:
    (owner,) = view.troops[place]
    if owner is None:
        return Text("board-free-space")
    return Text("colour-white") if owner == WHITE else Text("seat", seat=Seat(owner))


def _control(view: State, site: str) -> Text:
    seat = controller(view.troops[site])
    if seat is None:
        return Text("no-control")
    return Text("in-total-control" if controls_totally(view, seat, site) else "in-control", seat=Seat(seat))


def _troops(view: State, place: str) -> Text:
    counts = Counter(owner for owner in view.troops[place] if owner is not None)
    return joined("list", [_count(owner, counts[owner]) for owner in sorted(counts)])


def _count(owner: int, count: int) -> Text:
    if owner == WHITE:
        return Text("white-troops", count=count)
    return Text("seat-troops", seat=Seat(owner), count=count)
