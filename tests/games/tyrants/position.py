"""Positions of Tyrants, written by hand: the pieces, then answers by option id.

Troops are written as letters in the order of a place's spaces: A to D for seats, w for white, a dot for an empty space.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.tyrants.game import GAME
from engine.games.tyrants.model.options import Options
from engine.games.tyrants.model.state import WHITE, House, State, Turn
from engine.games.tyrants.playing.setup import setup
from engine.table import ChanceAsk, Checkpoint, Saved, Session, Tell

MARKET = ["advocate", "blackguard", "bounty_hunter", "council_member", "deathblade", "wyrmspeaker"]
MARKET_DECK = ["dragon_cultist", "kobold", "spy_master", "rath_modar"]


def colours(letters: str) -> list[int | None]:
    """`AB.w` as the troops of a place."""
    return [None if letter == "." else WHITE if letter == "w" else "ABCD".index(letter) for letter in letters]


def position(
    seats: int = 2,
    *,
    troops: Mapping[str, str] | None = None,
    spies: Mapping[str, str] | None = None,
    hand: Sequence[str] = (),
    power: int = 0,
    influence: int = 0,
    market: Sequence[str | None] = MARKET,
    market_deck: Sequence[str] = MARKET_DECK,
    options: Options | None = None,
    houses: Mapping[int, Mapping[str, Any]] | None = None,
    **changes: Any,
) -> State:
    """Returns a position in which seat A acts on an empty map with a full barracks, only the cards in `hand`, and this
    pool."""
    state = setup("match_1", seats, options or Options(), {})
    state.phase, state.round = "turns", 1
    state.market, state.market_deck = list(market), list(market_deck)
    state.houses = [House() for _ in range(seats)]
    state.troops = {place: [None] * len(spaces) for place, spaces in state.troops.items()}
    for place, letters in (troops or {}).items():
        assert len(letters) == len(state.troops[place]), f"{place} has {len(state.troops[place])} spaces"
        state.troops[place] = colours(letters)
    for site, letters in (spies or {}).items():
        state.spies[site] = sorted("ABCD".index(letter) for letter in letters)
    for seat, house in enumerate(state.houses):
        house.troops -= sum(spaces.count(seat) for spaces in state.troops.values())
        house.spies -= sum(seat in each for each in state.spies.values())
    state.houses[0].hand = list(hand)
    for seat, what in (houses or {}).items():
        for name, value in what.items():
            setattr(state.houses[seat], name, value)
    state.turn = Turn(power=power, influence=influence)
    for name, value in changes.items():
        setattr(state, name, value)
    return state


class Play:
    """A position in play. By default chance keeps every pile as it is and picks the first of everything; `asked_chance`
    records its questions.
    """

    def __init__(self, state: State, chance: Mapping[str, Any] | None = None) -> None:
        self.asked_chance: list[ChanceAsk] = []
        self._dictated = dict(chance or {})
        checkpoint = Checkpoint(
            game="tyrants",
            chapter=f"match_{state.match}",
            seats=state.seats,
            options={},
            n=0,
            rules_version=GAME.version,
            schema_version=GAME.schema_version,
            state=GAME.write_state(state),
        )
        self.session = Session.load(GAME, Saved(checkpoint), self._chance)
        self.told: list[Tell] = []

    def _chance(self, ask: ChanceAsk) -> Sequence[int]:
        self.asked_chance.append(ask)
        if ask.key in self._dictated:
            return ask.dictated(self._dictated[ask.key], _as_it_lies)
        return _as_it_lies(ask)

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def ids(self) -> list[str]:
        """The ids of the options that are open."""
        return [option.id for option in self.session.asks[0].options] if self.session.asks else []

    @property
    def key(self) -> str:
        """The key of the open ask."""
        return self.session.asks[0].key

    def verbs(self, verb: str) -> list[str]:
        """Returns the subjects that one verb offers: `verbs("deploy")` gives places."""
        return [each.removeprefix(f"{verb}:") for each in self.ids if each.startswith(f"{verb}:")]

    def pick(self, *picks: str | list[str]) -> Play:
        """Answers one ask after the other; a list where several are picked at once."""
        for pick in picks:
            ask = self.session.asks[0]
            step = self.session.answer(ask.seats[0], pick if isinstance(pick, list) else [pick])
            self.told += [event for event in step.events if isinstance(event, Tell)]
        return self

    def house(self, seat: int = 0) -> House:
        return self.state.houses[seat]

    def at(self, place: str) -> str:
        """Returns the troops of a place as letters."""
        return "".join("." if t is None else "w" if t == WHITE else "ABCD"[t] for t in self.state.troops[place])

    def tells(self, key: str) -> list[Tell]:
        """Returns the lines of the account with this key."""
        return [tell for tell in self.told if tell.text.key == key]


def _as_it_lies(ask: ChanceAsk) -> Sequence[int]:
    return list(range(len(ask.items))) if ask.kind == "shuffle" else [0] * ask.count


def opening(
    seats: int, options: Options | None = None, carried: Mapping[str, Any] | None = None, **chance: Any
) -> Play:
    """A match from its setup on, to the first ask."""
    play = Play.__new__(Play)
    play.asked_chance, play._dictated, play.told = [], chance, []
    chosen = (options or Options()).model_dump()
    play.session = Session.start(GAME, seats, play._chance, options=chosen, carried=carried)
    play.told = [event for event in play.session.first.events if isinstance(event, Tell)]
    return play
