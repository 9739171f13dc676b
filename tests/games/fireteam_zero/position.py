"""Positions of Fireteam Zero, written by hand: the figures, a rule to play, and its answers.

A test builds a position of River Crossing, plays one rule in it, and answers what it asks by option id:

    play = turn(position(hero("shad", "C3", hand=["red_mist"]), creatures=[creature("corrupted_animal", "C3")]))
    play.pick("attack:corrupted_animal:c3", ...)

The rule gets a copy of the position; `play.state` is that copy. The board of River Crossing (north is up; d difficult,
c cover, f difficult with cover, # impassable; no solid lines):

        A B C D E F
    1   . . f # . .
    2   . c . . d .
    3   # d . . . c
    4   . . . f . .        start A6
    5   d # d . . f        exit and ferry E1
    6   c . . . # f

Specialists are on A6 unless a test puts them elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter

from engine.games.fireteam_zero.asking.players import seats
from engine.games.fireteam_zero.cards.carrying_out import Context, carry_out
from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import board
from engine.games.fireteam_zero.model.notation import Deed, Reacting, Responding
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.pieces import SPECIALISTS, HeroId
from engine.games.fireteam_zero.model.state import Creature, Hero, Rulings, SpawnToken, State, Turn
from engine.games.fireteam_zero.playing.play import hero_turn
from engine.games.fireteam_zero.playing.play import play as whole_game
from engine.games.fireteam_zero.playing.play import tactics as tactics_part
from engine.games.fireteam_zero.playing.play import threat as threat_part
from engine.games.fireteam_zero.playing.setup import setup
from engine.table import Table
from tests.games.playing import Played, dotted, to_the_end_of
from tests.playing import varied

Rule = Callable[[Table, State], Awaitable[Any]]
EFFECTS: TypeAdapter[Any] = TypeAdapter(list[Deed | Reacting | Responding])


def hero(name: HeroId, location: str, hand: Sequence[str] = (), **changes: Any) -> Hero:
    """Returns a hero with these cards in hand; the deck is what is left of his action cards, unless it is named."""
    known = {"upgrades": [], "discard": []} | changes
    cards = content().action_deck(content().heroes[name].role, tuple(known["upgrades"]))
    left = list((Counter(cards) - Counter(hand) - Counter(known["discard"])).elements())
    return Hero(**{"id": name, "seat": -1, "location": location, "hand": list(hand), "deck": left} | known)


def creature(kind: str, location: str, **changes: Any) -> Creature:
    """Returns a creature; its number is its place in `position`, from 1."""
    return Creature(**{"number": 0, "kind": kind, "location": location} | changes)


def position(
    *heroes: Hero,
    mission: str = "river_crossing",
    creatures: Sequence[Creature] = (),
    specialists: Mapping[str, str] | str | None = None,
    recon: Sequence[str] = (),
    threats: Sequence[str] = (),
    rulings: Mapping[str, Any] | None = None,
    **changes: Any,
) -> State:
    """Round 1, the first hero's turn. Spawn token 1 is on the first place of the board, and so on.

    `recon`: the top of the recon deck. `specialists`: the place of both, or of each. `threats`: cards in force.
    """
    everybody = list(heroes) or [hero("shad", "A6"), hero("frank", "A6")]
    state = _set_up(mission, everybody)
    for number, each in enumerate(creatures, 1):
        each.number = number
    state.creatures, state.creatures_so_far = list(creatures), len(creatures)
    _take_from_pool(state)
    there = dict.fromkeys(SPECIALISTS, specialists) if isinstance(specialists, str) else dict(specialists or {})
    state.specialists |= there
    cards = [*content().event_deck[: content().missions[mission].events], *content().missions[mission].discoveries]
    others = list((Counter(cards) - Counter(recon)).elements())
    state.recon_deck = [*recon, *others[len(recon) - len(cards) :]]
    state.threats = list(threats)
    state.threat_deck = [each for each in state.threat_deck if each not in threats]
    state.rulings = Rulings(**rulings or {})
    for name, value in changes.items():
        assert hasattr(state, name), f"a State has no {name}"
        setattr(state, name, value)
    return state


def _set_up(mission: str, heroes: Sequence[Hero]) -> State:
    whoever: dict[str, tuple[HeroId, ...]] = {"the_long_gallery": ("don", "abe")}
    state = setup(mission, 2, Options(heroes=whoever.get(mission, ("abe", "shad"))), {})
    for number, each in enumerate(heroes):
        each.seat = number if each.seat == -1 else each.seat
    state.heroes = list(heroes)
    state.pool = dict(content().missions[mission].pool_of(max(2, len(heroes))))
    places = board(state.mission).spawn
    state.spawn = [SpawnToken(number, place) for number, place in enumerate(places, 1)]
    state.phase, state.round, state.turn = "heroes", 1, Turn(movement=2)
    return state


def _take_from_pool(state: State) -> None:
    for each in state.creatures:
        kind = content().creatures[each.kind].creature_class
        supply = state.reserve if each.reserve else state.pool
        if supply.get(kind):
            supply[kind] -= 1


# ---------------------------------------------------------------- rules in play


class Play(Played):
    """A rule in play. What it returns is `value`: of a part of a round "won" or "lost" where the mission ends."""

    def __init__(self, state: State, rule: Rule, chance: Mapping[str, Sequence[Any]] | None = None) -> None:
        super().__init__(varied(GAME, play=rule), state, state.mission, len(seats(state)), chance)

    @property
    def state(self) -> State:
        """The position as it is now."""
        state: State = self.session.state
        return state

    def hero(self, name: str) -> Hero:
        """Returns a hero by its id."""
        return next(each for each in self.state.heroes if each.id == name)

    def creature(self, number: int = 1) -> Creature | None:
        """Returns a creature by its number; None when it has left the board."""
        return next((each for each in self.state.creatures if each.number == number), None)

    def the_creature(self, number: int = 1) -> Creature:
        """Returns a creature that has to be on the board."""
        found = self.creature(number)
        assert found is not None, f"creature {number} has left the board"
        return found

    @property
    def where(self) -> dict[str, str]:
        """Returns the location of each hero and specialist."""
        return {each.id: each.location for each in self.state.heroes} | self.state.specialists


def rule(state: State, part: Rule, **chance: Sequence[Any]) -> Play:
    """One part of the rules, to its end."""
    return Play(state, to_the_end_of(part), dotted(chance))


def turn(state: State, **chance: Sequence[Any]) -> Play:
    """The turn of the first hero in turn order, with what follows it in the hero phase."""
    return rule(state, hero_turn, **chance)


def tactics(state: State, **chance: Sequence[Any]) -> Play:
    """Returns a tactics phase."""
    state.phase = "tactics"
    return rule(state, tactics_part, **chance)


def threat(state: State, **chance: Sequence[Any]) -> Play:
    """A threat phase, with the end of its round."""
    state.phase = "threat"
    return rule(state, threat_part, **chance)


def game(state: State, **chance: Sequence[Any]) -> Play:
    """Returns the mission from this position on."""
    return Play(state, whole_game, dotted(chance))


def opening(seats: int = 2, chance: Mapping[str, Sequence[Any]] | None = None, **options: Any) -> Play:
    """A mission from its set-up on, to the first ask."""
    chosen = Options(**options)
    return Play(setup(chosen.mission, seats, chosen, {}), whole_game, chance)


def ready(seats: int = 2, chance: Mapping[str, Sequence[Any]] | None = None, **options: Any) -> Play:
    """Returns a mission at the first question of its first round; what is asked before is answered with the first
    options."""
    play = opening(seats, chance, **options)
    while play.state.phase == "setup":
        ask = play.session.ask_of(play.seats[0])
        assert ask is not None
        play.pick(play.ids[: ask.pick[0]])
    return play


def effect(state: State, *written: Any, owner: HeroId | None = None, **keywords: Any) -> Play:
    """Effects in the notation of content, such as `{"draw": 2, "who": "self"}`. `owner` plays the card, else a
    `searcher` has found it, else it is the mission's."""
    effects = EFFECTS.validate_python(list(written))
    context = Context(owner=owner, **{name: keywords.pop(name) for name in ("searcher", "subject") if name in keywords})

    async def part(table: Table, state: State) -> None:
        await carry_out(table, state, effects, context)

    return rule(state, part, **keywords)
