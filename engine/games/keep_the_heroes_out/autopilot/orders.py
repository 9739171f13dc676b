"""Standing orders: which attacks are defended, and with which card first (KH-ACT-DEFEND); the order of heroes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.keep_the_heroes_out.dungeon.pieces import monsters_in
from engine.games.keep_the_heroes_out.guild.attacks import defending_sides
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.pieces import ROOMS
from engine.games.keep_the_heroes_out.model.state import Attack, State
from engine.table import ALWAYS, ASK_ME, Ask, Condition, Option, Order

NEVER = "never"
ALIKE, USUAL = "alike", "usual"


def _defend(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Returns the least useful defending card; none if no card is left."""
    return [min(ask.options, key=_loss).id] if choice == ALWAYS else ask.default


def _loss(option: Option) -> tuple[bool, int]:
    """Returns the cost of a reaction: the actions on the card. Without a card, nothing is defended."""
    sides = content().cards[option.about].sides if option.about else ()
    return not option.about, sum(map(len, sides))


def _dies(view: State, attack: Attack, seat: int, value: None) -> bool:
    """True if the monster would return to its lair."""
    if not attack.damage:
        return False
    owner = view.players[attack.player]
    return owner.monsters[attack.monster].wounds + attack.damage >= content().clans[owner.clan].vitality


def _last(view: State, attack: Attack, seat: int, value: None) -> bool:
    """True if it would, and it is the last monster in the room."""
    return _dies(view, attack, seat, value) and len(list(monsters_in(view, attack.room))) == 1


def _treasure(view: State, attack: Attack, seat: int, value: None) -> bool:
    """True if the room has a treasure."""
    return view.rooms[attack.room].treasure is not None


def _near(view: State, attack: Attack, seat: int, value: None) -> bool:
    """True if the attack is in the Vault or next to it."""
    return dungeon(view).steps.get(attack.room, 2) <= 1


def _room(view: State, attack: Attack, seat: int, value: str) -> bool:
    """True if the attack is in this room."""
    return attack.room == value


def _defending_cards(view: State, seat: int) -> Sequence[str]:
    """Returns the cards in the seat's hands that can defend."""
    held = (card for player in view.players if player.seat == seat for card in player.hand)
    return [card for card in dict.fromkeys(held) if card in content().cards and defending_sides(card)]


def _usual(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Returns the usual next step; None where it may matter and the player wants to be asked then."""
    return [ask.options[0].id] if choice == USUAL or _are_alike(view, ask) else None


def _are_alike(view: State, ask: Ask) -> bool:
    """True if each step is that of a lone hero of the same class, each in another room."""
    heroes = [hero for option in ask.options if option.value is not None for hero in option.value.heroes]
    in_rooms = Counter(hero.room for hero in view.heroes)
    return len({hero.hero_class for hero in heroes}) == 1 and all(in_rooms[hero.room] == 1 for hero in heroes)


ASKS = ("defend.attack",)
CHOICES = (ASK_ME, NEVER, ALWAYS)
CONDITIONS = (
    Condition("dies", Attack, _dies),
    Condition("last", Attack, _last),
    Condition("treasure", Attack, _treasure),
    Condition("near", Attack, _near),
    Condition("room", Attack, _room, ROOMS),
)
ORDERS = (
    Order("defend-with", ASKS, CHOICES, _defend, CONDITIONS, _defending_cards),
    Order("defend", ASKS, CHOICES, _defend, CONDITIONS),
    Order("heroes", ("table.hero",), (ASK_ME, ALIKE, USUAL), _usual, standard=ALIKE),
)
"""A card's own order takes priority over the order for all cards."""
