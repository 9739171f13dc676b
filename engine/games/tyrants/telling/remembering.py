"""Sums up a stretch of play: a house's VP in sight, and the swings of sites, troops and cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from engine.games.tyrants.board.control import controller, controls_totally
from engine.games.tyrants.board.pieces import COLOURS
from engine.games.tyrants.board.places import sites
from engine.games.tyrants.model.content import cards
from engine.games.tyrants.model.content import sites as site_cards
from engine.games.tyrants.model.state import State
from engine.games.tyrants.playing.scoring import TOTAL_CONTROL_VP, in_sight
from engine.table import Figure, Happening, Recap, Seat, Text

VP = 4.0
"""The weight of 1 VP, in hundredths of a match."""
NEUTRAL = 0.5
"""A white troop weighs half as much as a rival's: no one loses it."""
SENT = 2.0
"""The weight of a rival's troop or spy that is moved or sent back: it must be deployed again."""
SENT_AWAY = {
    "return-troop-done": "recap-sent-home",
    "move-done": "recap-moved-away",
    "return-spy-done": "recap-spies-home",
}
NOTABLE_COST = 6
"""The Influence from which a recruited card is worth mentioning."""
MOST_DOINGS = 3
EARLIER_COLOURS = {"red": 0}
"""Names of colours in log lines from before 0.2.0."""
ENDS = ("last-troop", "last-market-card")

WEIGHTS: Mapping[str, float] = {
    **dict.fromkeys(ENDS, 100.0),
    **dict.fromkeys(("assassinate-done", "account-assassinates", "supplant-done", "account-supplants"), VP),
    **dict.fromkeys(("total-control", "total-control-lost"), TOTAL_CONTROL_VP * VP),
    **dict.fromkeys(("marker-taken", "marker-back"), 3 * VP),
    "vp-gain": VP,
}

Holding = tuple[int | None, bool]


def figure(view: State, seat: int) -> Figure:
    """Returns a house's VP in sight."""
    return Figure("vp", sum(in_sight(view, seat).values()))


def brief_standing(view: State) -> Text | None:
    """Returns who leads by how much, and what is left until the last round (TY-END-01, TY-END-02)."""
    if view.phase == "setup":
        return None
    vp = [figure(view, seat).value for seat in range(view.seats)]
    first, second = sorted(vp, reverse=True)[:2]
    troops, market = min(house.troops for house in view.houses), len(view.market_deck)
    left = 0 if view.trigger else min(troops, market)
    what = {"lead": first - second, "left": left, "cards": int(market < troops)}
    return Text("recap-standing", seat=Seat(vp.index(first)), **what)


def recap(before: State, after: State, told: Sequence[Text]) -> Recap:
    """Returns sites that changed hands, killed troops, notable cards, gained VP, and the end if it is near."""
    held = [(site, _holding(before, site), _holding(after, site)) for site in sites(after)]
    changed = [each for each in held if each[1] != each[2]]
    happenings = (*_ends(told), *map(_of_site, changed), *_kills(told), *_sent_away(told), *_cards(told), *_gains(told))
    return Recap(happenings, tuple(_doings(changed, told, seat) for seat in range(after.seats)), tuple(_moves(told)))


def _holding(view: State, site: str) -> Holding:
    """Returns who controls a site, and whether totally."""
    owner = controller(view.troops[site])
    return owner, owner is not None and controls_totally(view, owner, site)


def _ends(told: Sequence[Text]) -> Iterator[Happening]:
    return (Happening(text, WEIGHTS[text.key], ends=True) for text in told if text.key in ENDS)


def _of_site(change: tuple[str, Holding, Holding]) -> Happening:
    """Describes a change of control. Its weight includes the VP gained and the VP lost."""
    site, (old, was_total), (new, is_total) = change
    worth = site_cards()[site].vp
    if old == new and new is not None:
        key = "recap-total" if is_total else "recap-total-lost"
        text = Text(key, you=0, seat=Seat(new), site=site)
        sign = 1 if is_total else -1
        gains, loses = (frozenset((new,)), frozenset[int]()) if is_total else (frozenset[int](), frozenset((new,)))
        return Happening(text, TOTAL_CONTROL_VP * VP, (new,), gains, loses, site, sign * TOTAL_CONTROL_VP)
    gained = worth + TOTAL_CONTROL_VP * is_total if new is not None else 0
    lost = worth + TOTAL_CONTROL_VP * was_total if old is not None else 0
    seats = tuple(seat for seat in (new, old) if seat is not None)
    gains, loses = frozenset(seats[:1] if new is not None else ()), frozenset(seats[new is not None :])
    named = {"site": site, "vp": gained or lost}
    if new is None:
        text = Text("recap-site-lost", you=0, seat=Seat(seats[0]), **named)
    elif old is None:
        text = Text("recap-site-taken", you=0, seat=Seat(new), **named)
    else:
        text = Text("recap-site-taken-from", you=0, seat=Seat(new), loser=Seat(old), **named)
    return Happening(text, VP * (gained + lost), seats, gains, loses, site, gained or -lost)


def _kills(told: Sequence[Text]) -> Iterator[Happening]:
    """Yields the troops that each house killed, by whose they were."""
    killed: Counter[tuple[int, int | None]] = Counter()
    last: dict[tuple[int, int | None], str] = {}
    for text in _killings(told):
        whose = text.args["seat"], _owner(text.args["colour"])
        killed[whose] += 1
        last[whose] = text.args["place"] if "place" in text.args else text.args["site"]
    for (seat, owner), count in killed.items():
        if owner is None:
            text = Text("recap-kills-white", you=0, seat=Seat(seat), count=count)
            yield Happening(text, VP * NEUTRAL * count, (seat,), frozenset((seat,)), place=last[seat, owner])
        else:
            text = Text("recap-kills", you=0, seat=Seat(seat), loser=Seat(owner), count=count)
            seats = (seat, owner)
            yield Happening(text, VP * count, seats, frozenset((seat,)), frozenset((owner,)), place=last[seat, owner])


def _sent_away(told: Sequence[Text]) -> Iterator[Happening]:
    """Yields the troops and spies of rivals that each house moved or sent back, by whose they were."""
    counts: Counter[tuple[str, int, int]] = Counter()
    last: dict[tuple[str, int, int], str] = {}
    for text in told:
        if text.key not in SENT_AWAY:
            continue
        seat = int(text.args["seat"])
        owner = int(text.args["owner"]) if "owner" in text.args else _owner(text.args["colour"])
        if owner is not None and owner != seat:
            what = SENT_AWAY[text.key], seat, owner
            counts[what] += 1
            last[what] = text.args["site"] if "site" in text.args else text.args["place"]
    for (key, seat, owner), count in counts.items():
        text = Text(key, you=0, seat=Seat(seat), loser=Seat(owner), count=count)
        place = last[key, seat, owner]
        yield Happening(text, SENT * count, (seat, owner), frozenset((seat,)), frozenset((owner,)), place)


def _killings(told: Sequence[Text]) -> Iterator[Text]:
    return (text for text in told if text.key in ("assassinate-done", "supplant-done"))


def _owner(colour: str) -> int | None:
    """Returns the seat of a colour; None for white."""
    if colour in COLOURS:
        return COLOURS.index(colour)
    return EARLIER_COLOURS.get(colour)


def _cards(told: Sequence[Text]) -> Iterator[Happening]:
    """Yields expensive cards that were recruited: half their VP in the inner circle."""
    for text in told:
        if text.key == "recruit-done" and (cards()[text.args["card"]].cost or 0) >= NOTABLE_COST:
            seat = int(text.args["seat"])
            weight = VP * cards()[text.args["card"]].inner_circle_vp / 2
            yield Happening(text, weight, (seat,), frozenset((seat,)))


def _gains(told: Sequence[Text]) -> Iterator[Happening]:
    """Yields the VP in tokens that each house gained, and those of the cards that it promoted."""
    vp: Counter[tuple[str, int]] = Counter()
    for text in told:
        if text.key == "vp-gain":
            vp["recap-gains", int(text.args["seat"])] += text.args["count"]
        elif text.key == "promote-done":
            vp["recap-promotes", int(text.args["seat"])] += cards()[text.args["card"]].inner_circle_vp
    for (key, seat), count in vp.items():
        if count:
            text = Text(key, you=0, seat=Seat(seat), count=count)
            yield Happening(text, VP * count, (seat,), frozenset((seat,)))


def _doings(changed: Sequence[tuple[str, Holding, Holding]], told: Sequence[Text], seat: int) -> tuple[Text, ...]:
    """Returns what a house gained and did, in a few words."""
    counts: dict[str, int] = defaultdict(int)
    for _, (old, _), (new, _) in changed:
        counts["sites"] += (new == seat) - (old == seat)
    for text in told:
        if text.args.get("seat") == seat:
            counts[text.key] += text.args["count"] if text.key == "vp-gain" else 1
    found = [Text("recap-sites", count=abs(counts["sites"]), more=int(counts["sites"] > 0))] if counts["sites"] else []
    shown = {
        "recap-trophies": counts["assassinate-done"] + counts["supplant-done"],
        "recap-promotions": counts["promote-done"],
        "recap-tokens": counts["vp-gain"],
        "recap-recruits": counts["recruit-done"],
        "recap-deployed": counts["deploy-done"],
    }
    found += [Text(key, count=count) for key, count in shown.items() if count]
    return tuple(found[:MOST_DOINGS])


def _moves(told: Sequence[Text]) -> Iterator[tuple[str, str, int | None]]:
    for text in told:
        if text.key == "move-done":
            yield text.args["place"], text.args["destination"], _owner(text.args["colour"])
