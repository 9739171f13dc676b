"""Positions of Massive Darkness, written by hand: what stands where, a rule to be played in them, and its answers.

A test builds a position, plays one rule in it, and answers what the rule asks by option id:

    play = Play(position(hero("c2"), enemies=[enemy("g028", "c2")]), lambda table, state: ...)
    play.pick("e1", "done")

The rule gets a copy of the position; `play.state` is that copy.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Self, get_args

from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.options import ClassId, HeroId, Options
from engine.games.massive_darkness.setup import setup
from engine.games.massive_darkness.state import Activation, Enemy, Hero, State
from engine.table import ChanceAsk, Checkpoint, Game, Option, Saved, Session, Table, Tell, Text

HEROES, CLASSES = get_args(HeroId), get_args(ClassId)
WHOLE = -1  # stands for the full Life of an Enemy

Rule = Callable[..., Awaitable[Any]]


def hero(zone: str, **changes: Any) -> Hero:
    """A Hero in a Zone with nothing in its hands. Its seat, and card and Class unless given, follow from its place in
    `position`."""
    return Hero(**{"seat": 0, "hero": "", "hero_class": "", "zone": zone, **changes})


def enemy(card: str, zone: str, **changes: Any) -> Enemy:
    """An unhurt Enemy with all its Minions. Its number is its place in `position`, counted from 1."""
    return Enemy(**{"number": 0, "card": card, "zone": zone, "life": WHOLE, **changes})


def position(
    *heroes: Hero,
    mission: str = "m01",
    enemies: Sequence[Enemy] = (),
    active: int | None = 0,
    doors: Mapping[str, str] | None = None,
    story: bool = False,
    **changes: Any,
) -> State:
    """A Mission in its first Hero Phase with full decks in the order of the card list, so that the first card of each
    is drawn first. The Hero of seat `active` has all its Actions; None is a moment outside of any Activation."""
    options = Options(mode="story" if story else "normal")
    state = setup(mission, max(len(heroes), 1), options, {})
    state.phase, state.round = "heroes", 1
    state.heroes = [_seated(each, seat) for seat, each in enumerate(heroes)] or state.heroes
    state.enemies = [_numbered(each, number, state) for number, each in enumerate(enemies, 1)]
    state.next_enemy = len(enemies) + 1
    state.active = active
    state.activation = None if active is None else Activation()
    state.waiting = list(range(len(state.heroes)))
    for door, now in (doors or {}).items():
        assert door in state.doors, f"{mission} has the Doors {', '.join(state.doors)}"
        state.doors[door] = now  # type: ignore[assignment]
    for name, value in changes.items():
        assert hasattr(state, name), f"a State has no {name}"
        setattr(state, name, value)
    return state


def _seated(each: Hero, seat: int) -> Hero:
    each.seat = seat
    each.hero = each.hero or HEROES[seat]
    each.hero_class = each.hero_class or CLASSES[seat]
    return each


def _numbered(each: Enemy, number: int, state: State) -> Enemy:
    """Lives of the card: of each figure in a Mob, times the number of Heroes for the others (MD-ENEMY)."""
    card = content().enemy(each.card)
    each.number = number
    if each.life == WHOLE and card.kind == "mob":
        each.life = card.life
        each.minions = each.minions or [card.life] * (card.minions * len(state.heroes))
    elif each.life == WHOLE:
        each.life = card.life * len(state.heroes)
    return each


class Play:
    """A rule in play. `value` is what it returns in the end, `asked_chance` what it asked of chance.

    `chance` says what is rolled, shuffled and picked, by key: the results in their order, each a list of faces, a list
    from the top, or one item. Beyond them piles stay as they lie, and the first face or item comes.
    """

    def __init__(self, state: State, rule: Rule, chance: Mapping[str, Sequence[Any]] | None = None) -> None:
        self.asked_chance: list[ChanceAsk] = []
        self.told: list[Tell] = []
        self._dictated = {key: list(results) for key, results in (chance or {}).items()}
        game = _game(rule)
        checkpoint = Checkpoint(
            game=game.key,
            chapter=state.mission,
            seats=len(state.heroes),
            options={},
            n=0,
            rules_version=game.version,
            schema_version=0,
            state=game.write_state(state),
        )
        self.session = Session.load(game, Saved(checkpoint), self._chance)
        self._hear(self.session.first.events)

    def _chance(self, ask: ChanceAsk) -> Sequence[int]:
        self.asked_chance.append(ask)
        if self._dictated.get(ask.key):
            return ask.dictated(self._dictated[ask.key].pop(0), _as_it_lies)
        return _as_it_lies(ask)

    def _hear(self, events: Sequence[Any]) -> None:
        self.told += [event for event in events if isinstance(event, Tell)]

    @property
    def state(self) -> State:
        """The position as it is now."""
        state: State = self.session.state
        return state

    @property
    def over(self) -> bool:
        """Whether the rule has ended."""
        return not self.session.asks

    @property
    def value(self) -> Any:
        """What the rule has returned."""
        assert self.over, f"{self.key} is still asked"
        return self.session.result

    @property
    def key(self) -> str:
        """The key of the open ask; empty when nothing is asked."""
        return self.session.asks[0].key if self.session.asks else ""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        return self.session.waiting_for

    @property
    def ids(self) -> list[str]:
        """The ids of the options of the open ask."""
        return self.ids_of(self.seats[0]) if self.session.asks else []

    @property
    def default(self) -> tuple[str, ...]:
        """What counts as the answer to the open ask when nobody gives one."""
        return self.session.asks[0].default

    def ids_of(self, seat: int) -> list[str]:
        """The ids of the options that a seat may choose from."""
        ask = self.session.ask_of(seat)
        return [option.id for option in ask.options] if ask else []

    def verbs(self, verb: str) -> list[str]:
        """What can be chosen with one verb: `verbs("move")` gives Zones."""
        return [each.removeprefix(f"{verb}:") for each in self.ids if each.startswith(f"{verb}:")]

    def pick(self, *picks: str | list[str], seat: int | None = None) -> Self:
        """Answers one ask after the other, for `seat` or the first that may; a list where several are picked."""
        for pick in picks:
            who = self.seats[0] if seat is None else seat
            step = self.session.answer(who, pick if isinstance(pick, list) else [pick])
            self._hear(step.events)
        return self

    def hero(self, seat: int = 0) -> Hero:
        """The Hero of a seat."""
        return self.state.heroes[seat]

    def enemy(self, number: int = 1) -> Enemy:
        """The Enemy with a number, which must still be there."""
        found = self.state.enemy(number)
        assert found is not None, f"Enemy {number} is gone"
        return found

    def tells(self, key: str) -> list[Text]:
        """The lines of the account with this key."""
        return [tell.text for tell in self.told if tell.text.key == key]


def heard(state: State, rule: Rule) -> Play:
    """A rule in play whose lines are heard from the first on: a session tells nothing before its first answer."""

    async def played(table: Table, now: State) -> Any:
        await table.ask(0, "test.begin", [Option("begin", Text("begin"))], always=True)
        return await rule(table, now)

    return Play(state, played).pick("begin")


def _as_it_lies(ask: ChanceAsk) -> Sequence[int]:
    return list(range(len(ask.items))) if ask.kind == "shuffle" else [0] * ask.count


def _game(rule: Rule) -> Game:
    """Massive Darkness with one rule in place of all others."""
    return Game(
        key="massive_darkness",
        seat_counts=(1, 2, 3, 4, 5, 6),
        competitive=False,
        rules_version=1,
        content_hash=lambda: "",
        migrations=(),
        state=State,
        options=Options,
        chapters=lambda options, carried: (options.mission,),
        setup=setup,
        play=rule,
        view=lambda state, seat: state,
        redeal=lambda state, shuffled: state,
        choose=lambda view, ask, seat: ask.default,
        names=lambda locale: {},
        seat_names=lambda state: [Text("seat")] * len(state.heroes),
        status=lambda state, seat: Text("status"),
        describe=lambda view: (),
        events=lambda state: state.events,
    )
