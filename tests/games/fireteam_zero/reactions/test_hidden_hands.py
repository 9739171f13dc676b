"""Two tables that differ in nothing but hidden cards: the bot stores, sends, shows and schedules the same for both at
the same time, until a card is shown (issue "Must be shown", hidden hands; FZ-CARD-09, FZ-Q-11).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.live_messages.turn import turn_message
from bot.messages.components import components
from bot.text.speech import words_at
from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.play import autopilots
from engine.games.fireteam_zero.autopilot.orders import ORDERS
from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.content import content
from engine.table import Ask, Order, fair
from tests.campaigns.play.test_automatic_answers import due
from tests.campaigns.tables import ANA, RUI, StillClock, answer, sql, state_of
from tests.contract.test_secrets import shuffled
from tests.sampled import at_most
from tests.seating import seat_and_start

OPTIONS = {"mission": "river_crossing", "heroes": ["abe", "shad", "frank", "don"]}
TABLES = at_most(1, whole=3)  # with each setting; the soak plays many more
MOST = 1_000_000  # more decisions than a chapter has
STEPS = 60  # at most, after cards were dealt again
PUBLIC = (
    "SELECT what, campaign, at FROM job ORDER BY what, campaign",
    "SELECT * FROM post ORDER BY number",
    "SELECT * FROM turn_message",
    "SELECT seat FROM sealed ORDER BY seat",
    "SELECT n, serial, text FROM tell WHERE seats IS NULL ORDER BY n, serial",
    "SELECT n, seat, user, made_by, key, final, at FROM decision ORDER BY n",
    "SELECT stage, pause, waits_from FROM campaign",
)
"""All that is stored of a table and may be seen from without: what is to be done and when, the posts, the card, who has
answered, the account, when and how everything was decided. Not which card was picked."""
LOGGED = "SELECT n, serial, text FROM tell WHERE seats IS NULL AND n <= {n} ORDER BY n, serial"
DECIDED = "SELECT n, seat, user, made_by, key, final, at FROM decision WHERE n <= {n} ORDER BY n"
SHOWING = {"attacks", "discarded", "reacted", "responded", "retook", "searched"}  # log lines that show cards


@dataclass
class Twin:
    """One of two tables."""

    house: Campaigns
    clock: StillClock
    table: Situation

    async def situation(self) -> Situation:
        """The campaign once no automatic step is left."""
        await due(self.house)
        now = to_milliseconds(self.clock.now())
        while (await sql(self.house, f"SELECT count(*) FROM job WHERE at <= {now}"))[0][0]:
            await due(self.house)
        return await self.house.lookup.situation(self.table.id)

    async def press(self, seat: int, pick: Sequence[str]) -> None:
        await answer(self.house, self.table.id, seat, *pick)


@asynccontextmanager
async def twins(folder: Path, reactions: str, seed: int) -> AsyncIterator[list[Twin]]:
    """The same campaign in two deployments with stopped clocks and the same luck, on a machine of any speed."""
    pair, options = [], OPTIONS | {"reactions": reactions}
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(autopilots, "MOST_SECONDS", 60.0)
        for name in ("one", "other"):
            clock = StillClock()
            house = await Campaigns.open(folder / f"{name}-{seed}.sqlite3", chance=fair(Random(seed)), clock=clock)
            started = await seat_and_start(house, "fireteam_zero", options=options)
            await house.lobby.set_setting(started.id, started.facts.organiser, "autopilot", "never")
            pair.append(Twin(house, clock, started))
        yield pair
        for twin in pair:
            await twin.house.close()


async def seen(twin: Twin) -> dict[str, Any]:
    """Returns everything that anyone in the campaign, or the host, may learn about it now."""
    situation = await twin.situation()
    words = words_at(situation, "en")
    card = turn_message(situation, words)
    rescuer = Actor(ANA)
    shown = {
        "asked": [
            (ask.n, ask.seats, ask.key, ask.mode, ask.occasion, ask.text, ask.on_request, ask.private)
            for ask in situation.asks
        ],
        "waiting": (situation.waiting_for, situation.waiting_users, sorted(situation.held), situation.since),
        "times": (situation.due, situation.closes),
        "in advance": sorted(situation.answers_in_advance),
        "undo": situation.undoable,
        "standing": situation.standing(),
        "offered": [
            [option.id for option in await twin.house.rescue.public_options(twin.table.id, seat, rescuer)]
            for seat in situation.waiting_for
        ],
        "card": card and list(components(card)),
    }
    return shown | {query: [tuple(row) for row in await sql(twin.house, query)] for query in PUBLIC}


async def open_cards(twin: Twin) -> list[tuple[Any, ...]]:
    """Returns the cards that all may see once nothing is left to be done by itself, and how many each hero holds: only
    they may make a difference."""
    await twin.situation()
    state = await state_of(twin.house, twin.table.id)
    return [
        (sorted(hero.discard), sorted(hero.playing), len(hero.hand), len(hero.deck), hero.down) for hero in state.heroes
    ]


async def shown_cards(twin: Twin) -> list[tuple[int, str]]:
    """Returns the log lines that show cards to all, each with the number of the decision before it."""
    lines = [(n, text) for n, _, text in await sql(twin.house, LOGGED.format(n=MOST))]
    return [(n, text) for n, text in lines if json.loads(text)["key"] in SHOWING]


async def first_difference(pair: Sequence[Twin]) -> int | None:
    """Returns the number of the decision after which both tables no longer show the same cards; None without one."""
    both = zip_longest(*[await shown_cards(twin) for twin in pair], fillvalue=(MOST, ""))
    return next((min(one[0], other[0]) for one, other in both if one != other), None)


async def deal_anew(twin: Twin, generator: Random) -> None:
    """Puts other cards into the hands of all but whose turn it is, and into every action deck. No window is open, so
    that nothing that is asked has come of what was held before."""
    state = await state_of(twin.house, twin.table.id)
    situation = await twin.house.lookup.situation(twin.table.id)
    copy = GAME.redeal(deepcopy(state), shuffled(generator))
    for hero, other in zip(state.heroes, copy.heroes, strict=True):
        if hero.seat in situation.waiting_for:
            generator.shuffle(hero.deck)
        else:
            hero.hand[:], hero.deck[:] = other.hand, other.deck


async def set_orders(pair: Sequence[Twin], generator: Random) -> None:
    """The same orders for the same seats of both: about any of their cards, and about what else there is."""
    for seat, user in enumerate((ANA, RUI)):
        cards = sorted(set(content().action_deck(content().heroes[("abe", "shad")[seat]].role, ())))
        keys = [*(f"{ORDERS[0].key}:{card}" for card in generator.sample(cards, generator.randrange(5)))]
        keys += [order.key for order in ORDERS[1:] if generator.random() < 0.4]
        orders = {order.key: order for order in ORDERS}
        choices = {key: generator.choice(others(orders[key.partition(":")[0]])) for key in keys}
        for twin in pair if choices else ():
            await twin.house.play.set_orders(twin.table.id, user, seat, choices)


def others(order: Order) -> list[str]:
    """Returns the choices of an order other than its standard; for orders in force from the start, to be asked too."""
    return [choice for choice in order.choices if choice != order.standard]


def picked(ask: Ask, other: Ask, generator: Random) -> list[str] | None:
    """Returns the same answer for both, mostly the usual one; None if no answer is possible in both."""
    common = sorted(ask.by_id.keys() & other.by_id.keys())
    if set(ask.default) <= set(common) and ask.default and generator.random() < 0.7:
        return list(ask.default)
    return generator.sample(common, max(1, ask.pick[0])) if len(common) >= max(1, ask.pick[0]) else None


async def play_both(pair: Sequence[Twin], seed: int) -> Counter[str]:
    """Plays both tables by the same answers, and compares them after each until a card is seen; how many decisions were
    alike after the deal, by what was asked.

    Many decisions follow by themselves. They and the log must be alike up to the first that shows a card.
    """
    generator = Random(f"twins {seed}")
    one, other = pair
    for _ in range(generator.randrange(6, 24)):
        await press_both(pair, generator)
    while (asks := (await one.situation()).asks) and asks[0].key != "fire.turn":
        await press_both(pair, generator)
    if not asks:  # the mission is over already
        return Counter()
    await other.situation()  # where the first table is: nothing is left to be done by itself
    dealt = asks[0].n
    await deal_anew(other, generator)
    await set_orders(pair, generator)
    made: list[Any] = []
    for step in range(STEPS):
        alike = await open_cards(one) == await open_cards(other)
        shown = await first_difference(pair)
        made = await decided(one, shown)
        assert await decided(other, shown) == made, (seed, step)
        assert await logged(other, shown) == await logged(one, shown), (seed, step)
        if shown is not None:
            break
        assert alike, (seed, step)
        assert await seen(other) == await seen(one), (seed, step)
        if not await press_both(pair, generator):
            break
    return Counter(key for n, _, _, _, key, _, _ in made if n >= dealt and key.startswith("fire."))


async def decided(twin: Twin, shown: int | None) -> list[Any]:
    """Returns how each decision was made before one showed a card."""
    return list(await sql(twin.house, DECIDED.format(n=MOST if shown is None else shown - 1)))


async def logged(twin: Twin, shown: int | None) -> list[Any]:
    """Returns the public log before a card is shown."""
    return list(await sql(twin.house, LOGGED.format(n=MOST if shown is None else shown - 1)))


async def press_both(pair: Sequence[Twin], generator: Random) -> bool:
    """Answers for the first waiting player in both campaigns, or time passes. Returns False if there is no answer for
    both."""
    situations = [await twin.situation() for twin in pair]
    if situations[0].stage != "playing":
        return False
    hours = generator.choice((0, 0, 0, 1, 9, 25))
    if hours:
        for twin in pair:
            twin.clock.turn(hours=hours)
        if hours > 1:
            return True
    waiting = [seat for seat in situations[0].waiting_for if seat not in situations[0].answers_in_advance]
    if not waiting:
        return True
    asks = [situation.ask_of(waiting[0]) for situation in situations]
    if asks[0] is None or asks[1] is None or (pick := picked(asks[0], asks[1], generator)) is None:
        return False
    for twin in pair:
        await twin.press(waiting[0], pick)
    return True


@pytest.mark.rule("FZ-CARD-09", "FZ-Q-11")
@pytest.mark.parametrize("reactions", ["plan", "ask", "orders"])
async def test_stored_sent_and_scheduled_data_are_independent_of_hidden_cards(tmp_path: Path, reactions: str) -> None:
    """Windows that open, close and are skipped, posts, reminders, deadlines and who is waited for."""
    met = Counter[str]()
    for seed in range(TABLES):
        async with twins(tmp_path, reactions, seed) as pair:
            met += await play_both(pair, seed)
    assert met.total() > 8 * TABLES
