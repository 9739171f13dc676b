"""Effects on hands, decks, the coin, places and numbers."""

from __future__ import annotations

from engine.games.fireteam_zero.asking.players import ask_team
from engine.games.fireteam_zero.board.moving import step
from engine.games.fireteam_zero.cards.carrying_out import Context, choose, declare, heroes_concerned
from engine.games.fireteam_zero.cards.piles import draw, retake
from engine.games.fireteam_zero.model.content import mission_of
from engine.games.fireteam_zero.model.notation import Coin, Draw, Modify, Peek, Retake, StepTo
from engine.games.fireteam_zero.model.state import Modifier, State
from engine.table import Option, Table, Text

SPAWN = "spawn"
SPAWN_DIE = range(1, 13)


async def draw_cards(table: Table, state: State, effect: Draw, context: Context) -> None:
    """Draws cards for heroes; hand size is no limit (FZ-TAC-15)."""
    for hero in heroes_concerned(state, effect.who, context):
        await draw(table, state, hero, effect.n)


async def retake_cards(table: Table, state: State, effect: Retake, context: Context) -> None:
    """Returns cards from discard piles to the hands of heroes."""
    for hero in heroes_concerned(state, effect.who, context):
        await retake(table, state, hero, effect.n)


async def turn_coin(table: Table, state: State, effect: Coin, context: Context) -> None:
    """Offers to turn the luck coin to heads (FZ-OBJ-06, FZ-OBJ-07, FZ-COIN-03, FZ-COIN-04, FZ-Q-21)."""
    if state.heads:
        return
    options = [Option("heads", Text("coin-turn"), True), Option("tails", Text("coin-leave"), False)]
    if await ask_team(table, state, "fire.coin", options):
        state.heads = True
        table.tell(Text("coin-turned"))


async def peek(table: Table, state: State, effect: Peek, context: Context) -> None:
    """Shows the owner the top of a deck.

    The owner picks the top card; the others go under the deck, or stay on top, in any order.
    """
    deck = state.threat_deck if effect.deck == "threat" else state.recon_deck
    seen = table.look(deck, effect.n)
    ordered: list[str] = []
    while seen:
        options = [Option(card, Text("card-name", card=card), card) for card in sorted(set(seen))]
        ordered.append(await choose(table, state, "fire.peek", options, context, private=True))
        seen.remove(ordered[-1])
    kept = 1 if effect.then == "choose" else len(ordered)
    deck[:] = [*ordered[:kept], *deck[len(ordered) :], *ordered[kept:]]
    table.tell(Text("peeked", hero=context.owner or context.searcher or "", deck=effect.deck, count=len(ordered)))


async def step_to(table: Table, state: State, effect: StepTo, context: Context) -> None:
    """Moves the searcher to a place without passing through others (FZ-EFFECT-06)."""
    for hero in heroes_concerned(state, "searcher", context):
        place = await rolled_place(table, state) if effect.place == SPAWN else _place(state, effect.place)
        if place != hero.location:
            await step(table, state, hero, place)


def _place(state: State, name: str) -> str:
    return mission_of(state).location_of(name)


async def rolled_place(table: Table, state: State) -> str:
    """Returns the location of the spawn token with the number that the spawn die shows (FZ-SPAWN-02)."""
    (number,) = await table.roll("spawn.die", SPAWN_DIE)
    return next(token.location for token in state.spawn if token.number == number)


async def modify(table: Table, state: State, effect: Modify, context: Context) -> None:
    """Changes a number of heroes until the end of the turn, or for this phase's draw (FZ-EFFECT-03)."""
    heroes = [each.id for each in heroes_concerned(state, effect.who, context, effect.range)]
    if heroes:
        state.modifiers.append(Modifier(effect.stat, heroes, effect.n, effect.until or "turn"))
        table.tell(Text("modified", stat=effect.stat, heroes=tuple(heroes), change=effect.n))


declare(Draw, draw_cards)
declare(Retake, retake_cards)
declare(Coin, turn_coin)
declare(Peek, peek)
declare(StepTo, step_to)
declare(Modify, modify)
