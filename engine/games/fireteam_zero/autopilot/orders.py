"""Standing orders, and the plan for a threat phase: a seat's reactions and other interruptions of the phase.

`ask` is not an order: the player is asked according to the setting (Reactions). `stop` always asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from engine.games.fireteam_zero.autopilot.saving import falls, prevents_knock_out, saves
from engine.games.fireteam_zero.board.figures import active
from engine.games.fireteam_zero.cards.worth import worth
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.pieces import TRIGGERS
from engine.games.fireteam_zero.model.state import State
from engine.table import ASK_ME, Ask, Option, Order, Plan

STOP, FIRST, FALLS = "stop", "first", "knock-out"
SAVES = {"saves-1": 1, "saves-2": 2, "saves-3": 3}
USUAL, NEVER, ALWAYS, MORE = "usual", "never", "always", "more"
ATTACKS, REACTIONS = "attacks", "reactions"
NEAR, FAR = "near", "far"
DRAW, LEAVE = "draw", "leave"
ONCE = "once"
PLANNED_AT = "fire.ready"
BESIDES_THE_PHASE = ("tactics", "ally-draw", "ready")  # orders for questions outside the threat phase

# ---------------------------------------------------------------- reactions


def _react(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Picks the least useful card with the wanted effect; none if there is none."""
    if choice == STOP:
        return None
    fitting = [option for option in ask.options if option.about and _is_wanted(view, option, choice)]
    return [min(fitting, key=lambda option: worth(option.about)).id] if fitting else ask.default


def _is_wanted(view: State, option: Option, choice: str) -> bool:
    if choice in (NEVER, FIRST) or not view.events:
        return choice == FIRST
    event, (reacting, card) = view.events[-1], option.value
    if choice == FALLS:
        return prevents_knock_out(view, event, card, reacting)
    return saves(view, event, card, reacting) >= SAVES[choice]


def _held(view: State, seat: int) -> Sequence[str]:
    """Returns the cards with a reaction in the hands of a seat."""
    held = dict.fromkeys(card for hero in view.heroes if hero.seat == seat for card in sorted(hero.hand))
    cards = content().cards
    return [card for card in held if card in cards and cards[card].reaction is not None]


def _possible(view: State, seat: int) -> Collection[str]:
    """Returns the cards that a seat may hold according to public information: cards of its decks that are not face
    up.
    """
    found: set[str] = set()
    for hero in view.heroes:
        if hero.seat == seat:
            deck = Counter(content().action_deck(content().heroes[hero.id].role, tuple(hero.upgrades)))
            found |= (deck - Counter([*hero.discard, *hero.playing])).keys()
    return found


# ---------------------------------------------------------------- what else would stop the phase


def _lose(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Picks the required number of cards, in the preferred order and then the least useful."""
    if choice == STOP:
        return None
    cards = content().cards
    first: dict[str, Callable[[Option], bool]] = {
        USUAL: lambda option: True,
        ATTACKS: lambda option: cards[option.about].reaction is None,
        REACTIONS: lambda option: cards[option.about].reaction is not None,
    }
    wanted = first[choice]
    ranked = sorted(ask.options, key=lambda option: (not wanted(option), worth(option.about)))
    return [option.id for option in ranked[: ask.pick[0]]]


def _volunteer(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Picks the volunteer with most cards."""
    if choice == STOP:
        return None
    hands = {hero.id: len(hero.hand) for hero in view.heroes}
    attack = view.creature_attack
    target = hands[attack.target] if attack else 0
    able = [option for option in ask.options if option.value]
    best = max(able, key=lambda option: hands[option.value], default=None)
    if best is None or choice == NEVER:
        return ask.default
    holds_more = hands[best.value] > target
    wanted = choice == ALWAYS or (choice == MORE and holds_more) or (choice == FALLS and holds_more and falls(view) > 0)
    return [best.id] if wanted else ask.default


def _activate(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Picks the creature nearest to a hero, or the one farthest from all."""
    if choice == STOP:
        return None
    distance = board_of(view).distance

    def away(option: Option) -> int:
        return min((distance(option.value.location, hero.location) for hero in active(view)), default=0)

    return [(min if choice == NEAR else max)(ask.options, key=away).id]


def _as_usual(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Picks what the rules consider best, or declines if possible."""
    return None if choice == STOP else ask.default


def _coin(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    return None if choice == STOP else [choice]


def _dice(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Rolls blanks again that keep an attack from success, or nothing."""
    if choice == NEVER:
        return ["keep"] if "keep" in ask.by_id else []
    return None if choice == STOP else ask.default


def _draw(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Draws up to the hand size for every hand, because asking some players would reveal a tactical response."""
    return [choice] if choice in ask.by_id else None


def _ready(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Begins the threat phase with the standing orders alone."""
    return ask.default


EVENTS = tuple(f"fire.{trigger}" for trigger in TRIGGERS)
HOW = (ASK_ME, STOP, FIRST, *SAVES, FALLS, NEVER)
ORDERS = (
    Order("react-with", EVENTS, HOW, _react, subjects=_held, possible=_possible),
    Order("react", EVENTS, HOW, _react),
    Order("lose", ("fire.lose", "fire.discard"), (ASK_ME, STOP, USUAL, ATTACKS, REACTIONS), _lose),
    Order("volunteer", ("fire.volunteer",), (ASK_ME, STOP, NEVER, MORE, FALLS, ALWAYS), _volunteer),
    Order("activations", ("fire.activation",), (ASK_ME, STOP, NEAR, FAR), _activate),
    Order("paths", ("fire.step", "fire.drag"), (ASK_ME, STOP, USUAL), _as_usual),
    Order("coin", ("fire.coin",), (ASK_ME, STOP, "heads", "tails"), _coin),
    Order("dice", ("fire.reroll", "fire.reroll_dice"), (ASK_ME, STOP, USUAL, NEVER), _dice),
    Order("tactics", ("fire.tactics",), (ASK_ME, DRAW), _draw, standard=DRAW),
    Order("ally-draw", ("fire.ally_draw",), (ASK_ME, DRAW, LEAVE), _draw, standard=DRAW),
    Order("ready", (PLANNED_AT,), (ASK_ME, ONCE), _ready),
    Order("moves", ("fire.special_move", "fire.target", "fire.escort"), (ASK_ME, STOP, USUAL), _as_usual),
)
"""A card with its own order uses that, and is played before those that use the order for all."""

PLAN = Plan(
    "threat",
    PLANNED_AT,
    tuple(order.key for order in ORDERS if order.key not in BESIDES_THE_PHASE),
    during=lambda view: bool(view.phase == "threat"),
    menus={"react": NEVER, "volunteer": NEVER, "lose": USUAL},
)
