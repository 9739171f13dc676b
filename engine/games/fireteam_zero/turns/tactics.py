"""The tactics phase: the first-player token, at most one tactical response, and drawing (FZ-TAC)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.games.fireteam_zero.asking.players import ask_owner, in_order, seats
from engine.games.fireteam_zero.asking.wording import response_effects
from engine.games.fireteam_zero.board.figures import hero as hero_of
from engine.games.fireteam_zero.board.numbers import draws, hand_size, has_rule
from engine.games.fireteam_zero.cards.carrying_out import Context, carry_out
from engine.games.fireteam_zero.cards.piles import draw, play_card, put_away
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import Hero, State
from engine.kit.turns import after
from engine.table import Option, Question, Table, Text


class Wish(NamedTuple):
    """A seat's wish in the tactics phase: draw up to hand size, draw `fewer` cards, or play a tactical response."""

    fewer: bool = False
    hero: HeroId | None = None
    card: str = ""


DRAW = Option("draw", Text("tactics-draw"), Wish())
FEWER = Option("fewer", Text("tactics-fewer"), Wish(fewer=True))


async def tactics_phase(table: Table, state: State) -> None:
    """Its three steps; in the first round there is only the draw, unasked (FZ-TAC-02, FZ-TAC-04, FZ-Q-43)."""
    fewer: list[int] = []
    if state.round > 1:
        await pass_token(table, state)
        wishes: dict[int, Wish] = await table.ask_each(
            {seat: _options(state, seat) for seat in seats(state) if _is_asked(state, seat)},
            Question("fire.tactics", occasion="table", default=(DRAW.id,), private=True),
        )
        await respond(table, state, {seat: wish for seat, wish in wishes.items() if wish.hero})
        fewer = [seat for seat, wish in wishes.items() if wish.fewer]
    for hero in in_order(state):
        await draw_up(table, state, hero, fewer=hero.seat in fewer)
    state.modifiers = [each for each in state.modifiers if each.until != "draw"]


async def pass_token(table: Table, state: State) -> None:
    """Step 1: the first-player token goes to the left, unless its owner may keep it and does (FZ-TAC-01, FZ-EFFECT-16,
    FZ-Q-44)."""
    holder = state.heroes[state.first]
    if has_rule(state, holder, "keep_first_player"):
        options = [Option("pass", Text("token-pass"), False), Option("keep", Text("token-keep"), True)]
        if await ask_owner(table, state, holder, "fire.keep_token", options, default=("pass",)):
            table.tell(Text("token-kept", hero=holder.id))
            return
    state.first = after(state.first, len(state.heroes))
    table.tell(Text("token-passed", hero=state.heroes[state.first].id))


# ---------------------------------------------------------------- step 2: a tactical response


def _is_asked(state: State, seat: int) -> bool:
    """True if a seat has a choice by public knowledge: it could respond, or may draw fewer cards."""
    own = [hero for hero in state.heroes if hero.seat == seat]
    return any((hero.hand and not hero.down) or _wants_cards(state, hero) for hero in own)


def _wants_cards(state: State, hero: Hero) -> bool:
    return hand_size(state, hero) > len(hero.hand)


def _options(state: State, seat: int) -> list[Option]:
    """Returns the options to draw, or to play a response held by an active hero of the seat (FZ-TAC-03, FZ-TAC-07)."""
    own = [hero for hero in state.heroes if hero.seat == seat]
    found = [
        _response(hero.id, card)
        for hero in own
        if not hero.down
        for card in sorted(set(hero.hand))
        if content().cards[card].tactical
    ]
    return [DRAW, *found, *([FEWER] if any(_wants_cards(state, hero) for hero in own) else [])]


@cache
def _response(hero: HeroId, card: str) -> Option:
    text = Text("tactics-respond", hero=hero, card=card)
    detail = Text("react-detail", does=response_effects(card))
    return Option(f"respond:{hero}:{card}", text, Wish(hero=hero, card=card), detail, about=card)


async def respond(table: Table, state: State, wishes: dict[int, Wish]) -> None:
    """Asks for the single response of the team; the first player decides between several (FZ-TAC-03, FZ-TAC-05,
    FZ-TAC-06, FZ-Q-17)."""
    if not wishes:
        return
    options = [_response(wish.hero, wish.card) for wish in wishes.values() if wish.hero]
    default = (options[0].id,)
    first = state.heroes[state.first].seat
    wish: Wish = await table.ask(first, Question("fire.which_response", default=default, private=True), options)
    assert wish.hero is not None
    hero = hero_of(state, wish.hero)
    state.responded = hero.id
    table.tell(Text("responded", hero=hero.id, card=wish.card))
    if not state.rulings.open_hands:
        table.show(hero.seat)
    play_card(hero, wish.card)
    await carry_out(table, state, content().cards[wish.card].tactical, Context(owner=hero.id, card=wish.card))
    put_away(hero, wish.card)


# ---------------------------------------------------------------- step 3: drawing


async def draw_up(table: Table, state: State, hero: Hero, *, fewer: bool) -> None:
    """Draws a hero's cards up to the hand size, unless the hero played the response (FZ-TAC-09 to FZ-TAC-17)."""
    if state.responded == hero.id and not _draws_all_the_same(state, hero):
        return
    cards = draws(state, hand_size(state, hero) - len(hero.hand))
    if fewer and cards:
        cards = await ask_owner(
            table,
            state,
            hero,
            "fire.draw",
            [_number(each) for each in range(cards, -1, -1)],
            default=(f"draw:{cards}",),
        )
    await draw(table, state, hero, cards)


@cache
def _number(cards: int) -> Option:
    return Option(f"draw:{cards}", Text("tactics-number", count=cards), cards)


def _draws_all_the_same(state: State, hero: Hero) -> bool:
    """True if a once-per-round ability lets the hero respond and still draw."""
    if not has_rule(state, hero, "tactic_keeps_draw") or "tactic_keeps_draw" in hero.used:
        return False
    hero.used.append("tactic_keeps_draw")
    return True
