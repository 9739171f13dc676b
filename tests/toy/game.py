"""Lanterns, the tiny toy game: all three modes of ask, dice, a hidden hand, piles and reaction windows in a few rules.

Each round everyone bids a card in secret and the highest bidder gains a lantern. With storms, the table chooses whose
lantern each of them blows out. Then each seat in turn takes two actions: light a lantern, roll the die, draw a card, or
play a card for two lanterns. When a card is played, a player with cards may discard one to block it, or to light a
lantern as well; a blocked player may discard one to lift the block. Finally everyone takes a prize or goes without.
Most lanterns win.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, ClassVar, Literal, get_args

from pydantic import BaseModel, Field, JsonValue

from engine.table import (
    ALWAYS,
    ASK_ME,
    HIDDEN,
    Advice,
    Ask,
    Condition,
    Game,
    Importance,
    Impossible,
    Option,
    Order,
    Plan,
    Question,
    Result,
    Seat,
    Table,
    Text,
)
from engine.table.game import Shuffled

CARDS = tuple(f"card-{number:02}" for number in range(1, 25))
Flame = Literal["amber", "jade", "pearl", "coal"]
LET = Option("let", Text("toy-let"))
READY = Option("ready", Text("toy-ready"))
PRIZES = {"prize-oil": 3, "prize-wick": 2, "prize-glass": 1}


class Options(BaseModel):
    """The options in the lobby."""

    rounds: Annotated[int, Field(ge=1, le=1000)] = 2
    hand: Annotated[int, Field(ge=1, le=5)] = 3
    storms: Annotated[int, Field(ge=0, le=3)] = 0
    plans: bool = False
    flames: tuple[Flame, ...] = Field(default=get_args(Flame), json_schema_extra={"by_seat": "different"})


@dataclass(slots=True)
class Played:
    """A played card that will light a number of lanterns, unless it is blocked."""

    seat: int
    card: str
    lanterns: int = 2
    blocked: bool = False


@dataclass(slots=True)
class Blocked:
    """A seat blocks the card of another, unless the block is lifted."""

    seat: int
    whose: int
    lifted: bool = False


@dataclass(slots=True)
class State:
    """The whole state. The first card of the deck is its top; `turn` is the seat to act, -1 before the bids; `events`
    are those that someone may react to now, the innermost last."""

    rounds: int
    hand: int
    deck: list[str]
    hands: list[list[str]]
    lanterns: list[int]
    discard: list[str] = field(default_factory=list)
    prizes: list[str] = field(default_factory=list)
    dealt: bool = False
    round: int = 1
    turn: int = -1
    actions: int = 0
    storms: int = 0
    plans: bool = False
    events: list[Played | Blocked] = field(default_factory=list)


def setup(chapter: str, seats: int, options: Options, carried: Mapping[str, JsonValue]) -> State:
    """Returns the cards in order and empty hands."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    return State(
        options.rounds, options.hand, list(CARDS), hands, [0] * seats, storms=options.storms, plans=options.plans
    )


async def play(table: Table, state: State) -> Result:
    """Deal once, then rounds of bids, turns and prizes."""
    if not state.dealt:
        await table.shuffle("toy.deck", state.deck)
        for hand in state.hands:
            hand += [table.draw(state.deck) for _ in range(state.hand)]
        state.dealt = True
    while state.round <= state.rounds:
        if state.turn < 0:
            await table.mark(round=state.round)
            await bids(table, state)
            await storms(table, state)
            await plan(table, state)
            state.turn = 0
            await table.mark(phase="bids")
        while state.turn < len(state.hands):
            await turn(table, state, state.turn)
            state.turn += 1
            if state.turn < len(state.hands):
                await table.mark(turn=state.turn)
        await prizes(table, state)
        state.round, state.turn = state.round + 1, -1
        await table.mark(phase="prizes")
    best = max(state.lanterns)
    winners = tuple(seat for seat, count in enumerate(state.lanterns) if count == best)
    return Result(winners, tuple({"lanterns": each} for each in state.lanterns), Text("toy-result"), {"played": 1})


async def bids(table: Table, state: State) -> None:
    """Asks everyone for a secret bid; the highest gains a lantern, and all bids are discarded."""
    holders = {seat: [card(each) for each in hand] for seat, hand in enumerate(state.hands) if hand}
    laid = await table.ask_each(holders, "toy.bid")
    for seat, each in laid.items():
        discard(state, seat, each)
    if laid:
        winner = max(laid, key=lambda seat: str(laid[seat]))
        state.lanterns[winner] += 1
        table.tell(Text("toy-bid-won", seat=Seat(winner), card=laid[winner]))


async def storms(table: Table, state: State) -> None:
    """Each storm blows out a lantern of the seat that the players choose; by default the first seat's."""
    seats = range(len(state.hands))
    choices = [Option(f"storm:{seat}", Text("toy-storm", seat=Seat(seat)), seat) for seat in seats]
    keep = Option("keep", Text("toy-keep"))
    kept = False
    for _ in range(state.storms):
        seat = 0 if kept else await table.ask(seats, Question("toy.storm", default=("storm:0",)), [*choices, keep])
        if seat is None:
            kept, seat = True, 0
        state.lanterns[seat] = max(0, state.lanterns[seat] - 1)
        table.tell(Text("toy-stormed", seat=Seat(seat)))


async def plan(table: Table, state: State) -> None:
    """Asks everyone for plans before the turns, which begin when all are ready."""
    if state.plans:
        await table.ask_each(
            {seat: [READY] for seat in range(len(state.hands))}, Question("toy.plan", default=(READY.id,))
        )


async def turn(table: Table, state: State, seat: int) -> None:
    """Two actions, then the end of the turn by hand."""
    state.actions = 2
    while state.actions:
        choices = [Option("light", Text("toy-light")), Option("roll", Text("toy-roll"), final="dice")]
        if state.deck:
            choices.append(Option("draw", Text("toy-draw"), final="card"))
        choices += [card(each, "play:", "cards") for each in state.hands[seat]]
        chosen = await table.ask(seat, "toy.action", [replace(each, value=each.id) for each in choices])
        state.actions -= 1
        await act(table, state, seat, chosen)
    await table.ask(seat, "toy.end", [Option("end", Text("toy-end"), final="turn")], always=True)


async def act(table: Table, state: State, seat: int, chosen: str) -> None:
    """Carries out an action. Light: 1 lantern. Roll: the number on the die, at most 3. Draw: a card. Play: 2 lanterns
    unless blocked."""
    if chosen == "light":
        state.lanterns[seat] += 1
        table.tell(Text("toy-lit", seat=Seat(seat), count=1))
    elif chosen == "roll":
        (face,) = await table.roll("toy.die", [0, 1, 1, 1, 2, 3])
        state.lanterns[seat] += face
        table.tell(Text("toy-rolled", seat=Seat(seat), count=face))
    elif chosen == "draw":
        state.hands[seat].append(table.draw(state.deck))
        table.tell(Text("toy-drew", seat=Seat(seat), count=1))
        table.tell(Text("toy-drew-card", seat=Seat(seat), card=state.hands[seat][-1]), to=seat)
    else:
        discard(state, seat, chosen.removeprefix("play:"))
        played = Played(seat, chosen.removeprefix("play:"))
        await react(table, state, played)
        if not played.blocked:
            state.lanterns[seat] += played.lanterns
            table.tell(Text("toy-lit", seat=Seat(seat), count=played.lanterns))


async def react(table: Table, state: State, played: Played) -> None:
    """Opens the window "a card was played": all others with cards may share its light, or block it, which closes it."""

    def offers() -> Mapping[int, Sequence[Option]]:
        others = () if played.blocked else [seat for seat in range(len(state.hands)) if seat != played.seat]
        return {
            seat: [*using(state, seat, "block"), *using(state, seat, "share")] for seat in others if state.hands[seat]
        }

    async def resolve(seat: int, chosen: tuple[str, str]) -> None:
        reaction, name = chosen
        discard(state, seat, name)
        if reaction == "share":
            state.lanterns[seat] += 1
            table.tell(Text("toy-shared", seat=Seat(seat), card=name))
        else:
            table.tell(Text("toy-blocked", seat=Seat(seat), card=name))
            played.blocked = not await lifted(table, state, Blocked(seat, played.seat))

    await table.window(played, offers, resolve, "toy.block", decline=LET)


async def lifted(table: Table, state: State, blocked: Blocked) -> bool:
    """Opens the inner window "a card is blocked": the owner of the card may lift the block."""

    def offers() -> Mapping[int, Sequence[Option]]:
        return {blocked.whose: using(state, blocked.whose, "lift")} if state.hands[blocked.whose] else {}

    async def resolve(seat: int, chosen: tuple[str, str]) -> None:
        discard(state, seat, chosen[1])
        blocked.lifted = True
        table.tell(Text("toy-lifted", seat=Seat(seat), card=chosen[1]))

    await table.window(blocked, offers, resolve, "toy.lift", decline=LET)
    return blocked.lifted


def using(state: State, seat: int, reaction: str) -> list[Option]:
    """Returns a reaction with each card of the hand that could be discarded for it."""
    names = state.hands[seat]
    text = f"toy-{reaction}"
    return [
        Option(f"{reaction}:{each}", Text(text, card=each), (reaction, each), group=reaction, about=each)
        for each in names
    ]


async def prizes(table: Table, state: State) -> None:
    """The first to answer takes first; everyone takes one prize or goes without."""
    state.prizes = list(PRIZES)
    undecided = list(range(len(state.hands)))
    while undecided and state.prizes:
        choices = [Option(each, Text("toy-prize", prize=each), each, places=(each,)) for each in state.prizes]
        choices.append(Option("none", Text("toy-no-prize")))
        seat, prize = await table.ask_any(dict.fromkeys(undecided, choices), "toy.prize")
        undecided.remove(seat)
        if prize:
            state.prizes.remove(prize)
            state.lanterns[seat] += PRIZES[prize]
            table.tell(Text("toy-took", seat=Seat(seat), prize=prize))


def card(name: str, prefix: str = "", group: str = "") -> Option:
    """Returns a card of the seat's own hand as an option."""
    return Option(prefix + name, Text("toy-card", card=name), name, group=group)


def discard(state: State, seat: int, name: str) -> None:
    """Puts a card from the hand on the open pile."""
    state.hands[seat].remove(name)
    state.discard.append(name)


def view(state: State, seat: int | None) -> State:
    """Own hand, open pile, and the backs of everything else."""
    hands = [list(hand) if owner == seat else [HIDDEN] * len(hand) for owner, hand in enumerate(state.hands)]
    return replace(state, hands=hands, deck=[HIDDEN] * len(state.deck))


def redeal(state: State, shuffled: Any) -> State:
    """Mixes deck and hands and deals them again, each as large as before."""
    unseen = shuffled([*state.deck, *(each for hand in state.hands for each in hand)])
    hands = [[unseen.pop() for _ in hand] for hand in state.hands]
    return replace(state, hands=hands, deck=unseen)


def choose(view: State, ask: Ask, seat: int) -> Sequence[str]:
    """Returns the first legal choice."""
    return [option.id for option in ask.options[: max(1, ask.pick[0])]]


def names(locale: str) -> Mapping[str, str | Text]:
    """Cards by their number, prizes by their thing."""
    return {each: each.replace("-", " ").capitalize() for each in (*CARDS, *PRIZES)}


def seat_names(state: State) -> Sequence[Text]:
    """Keeper A, Keeper B and so on."""
    return [Text("toy-keeper", letter=Seat(seat).letter.lower()) for seat in range(len(state.hands))]


def status(state: State, seat: int) -> Text:
    """Returns lanterns, cards and remaining actions."""
    return Text("toy-status", lanterns=state.lanterns[seat], cards=len(state.hands[seat]), actions=state.actions)


def describe(view: State) -> Sequence[Text]:
    """Returns a line for each seat."""
    return [
        Text("toy-seat", seat=Seat(seat), lanterns=count, cards=len(view.hands[seat]))
        for seat, count in enumerate(view.lanterns)
    ]


def use_or_let(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Returns the answer of an order: the first possible reaction, or none."""
    return [ask.options[0].id] if choice == ALWAYS else [LET.id]


def leads(view: State, event: Played, seat: int, value: None) -> bool:
    """True if the card would give its player more lanterns than anyone else has."""
    others = [count for each, count in enumerate(view.lanterns) if each != event.seat]
    return view.lanterns[event.seat] + event.lanterns > max(others)


def has_lanterns(view: State, event: Played, seat: int, value: int) -> bool:
    """True if its player already has this many lanterns."""
    return view.lanterns[event.seat] >= value


ORDERS = (
    Order(
        "block",
        ("toy.block",),
        (ASK_ME, "never", ALWAYS),
        use_or_let,
        conditions=(Condition("leads", Played, leads), Condition("lanterns", Played, has_lanterns, (2, 4, 8))),
    ),
    Order("lift", ("toy.lift",), (ASK_ME, "never", ALWAYS), use_or_let, subjects=lambda view, seat: view.hands[seat]),
)
PLANS = (Plan("prizes", "toy.plan", ("block", "lift"), during=lambda view: True),)


def advice(options: Options, chapter: str) -> Sequence[Advice]:
    """Against as many storms as there can be a long match helps."""
    return [Advice(Text("toy-stormy"), "rounds", 4)] if options.storms == 3 else []


def impossible(view: State, ask: Ask, seat: int) -> Sequence[Impossible]:
    """Returns why cards on the open pile cannot be played."""
    if ask.key != "toy.action":
        return ()
    gone = [card(each, "play:") for each in view.discard]
    return [Impossible(each.id, each.text, Text("toy-why-gone", card=str(each.value))) for each in gone]


def faults(state: State) -> Sequence[str]:
    """Checks that each card exists once, and that counters are possible for the number of rounds."""
    return [fault for fault, broken in _checks(state) if broken]


def _checks(state: State) -> Iterator[tuple[str, bool]]:
    seats = len(state.hands)
    cards = [*state.deck, *state.discard, *(each for hand in state.hands for each in hand)]
    yield "rounds: there are 1 to 1000", not 1 <= state.rounds <= 1000
    yield "hand: it is of 1 to 5 cards", not 1 <= state.hand <= 5
    yield "storms: there are 0 to 3", not 0 <= state.storms <= 3
    yield "deck: with hands and discard it holds each card once", sorted(cards) != list(CARDS)
    yield "hands: nothing is dealt yet", not state.dealt and any(state.hands)
    yield "round: it is none of those to be played", not 1 <= state.round <= state.rounds + 1
    yield "turn: it is none of the seats", not -1 <= state.turn <= seats
    yield "turn: the play is over", state.round > state.rounds and state.turn >= 0
    yield "turn: nothing is dealt yet", not state.dealt and (state.turn, state.round) != (-1, 1)
    yield "actions: a turn has 2", not 0 <= state.actions <= 2
    yield "actions: it is nobody's turn", state.actions > 0 and not 0 <= state.turn < seats
    yield "lanterns: there is one number for each seat", len(state.lanterns) != seats
    yield "lanterns: nobody can win so many", not all(0 <= each <= 10_000 for each in state.lanterns)
    yield "prizes: each is there once", len({*state.prizes} & {*PRIZES}) != len(state.prizes)


class Lanterns(Game[State, Options]):
    """Lanterns, as the table plays it."""

    key = "toy"
    seat_counts = (2, 3, 4)
    competitive = True
    rules_version = 2
    state = State
    options = Options
    orders = ORDERS
    plans = PLANS
    importance: ClassVar = {"toy-took": Importance.DECISIVE}

    def content_hash(self) -> str:
        return "toy"

    def chapters(self, options: Options, carried: Mapping[str, JsonValue]) -> Sequence[str]:
        return ("first", "second")

    def setup(self, chapter: str, seats: int, options: Options, carried: Mapping[str, JsonValue]) -> State:
        return setup(chapter, seats, options, carried)

    def play(self, table: Table, state: State) -> Awaitable[Result]:
        return play(table, state)

    def faults(self, state: State) -> Sequence[str]:
        return faults(state)

    def round_of(self, state: State) -> int | None:
        return state.round

    def events(self, state: State) -> list[Any]:
        return state.events

    def view(self, state: State, seat: int | None) -> State:
        return view(state, seat)

    def redeal(self, state: State, shuffled: Shuffled) -> State:
        return redeal(state, shuffled)

    def choose(self, view: State, ask: Ask, seat: int) -> Sequence[str]:
        return choose(view, ask, seat)

    def impossible(self, view: State, ask: Ask, seat: int) -> Sequence[Impossible]:
        return impossible(view, ask, seat)

    def names(self, locale: str) -> Mapping[str, str | Text]:
        return names(locale)

    def seat_names(self, state: State) -> Sequence[Text]:
        return seat_names(state)

    def status(self, state: State, seat: int) -> Text:
        return status(state, seat)

    def describe(self, view: State) -> Sequence[Text]:
        return describe(view)

    def opening(self, view: State) -> Sequence[Text]:
        return [Text("toy-goal", rounds=view.rounds)]

    def advice(self, options: Options, chapter: str) -> Sequence[Advice]:
        return advice(options, chapter)


GAME = Lanterns()
