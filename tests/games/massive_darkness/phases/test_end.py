"""MD-END: the End Phase, and how a Mission ends."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.heroes.damage import hurt_enemy
from engine.games.massive_darkness.model.hooks import Mission
from engine.games.massive_darkness.model.outcome import check_end
from engine.games.massive_darkness.model.state import Activation, Combat, State
from engine.games.massive_darkness.phases.end import end_phase
from engine.games.massive_darkness.phases.enemy import activate_next_enemy, reinforcements
from engine.games.massive_darkness.phases.event import event_phase
from engine.games.massive_darkness.phases.hero import activate, begin_hero_phase, end_hero_phase
from engine.games.massive_darkness.playing.play import play as mission
from engine.games.massive_darkness.playing.result import result
from engine.kit.outcome import GameOver
from engine.table import Table, Text
from tests.games.massive_darkness.position import Play, Rule, enemy, hero, position


class Scripted(Mission):
    """A Mission that the test wins or loses, or that is lost at the event `lost_by`. It records its events."""

    def __init__(self, *, won: bool = False, lost: bool = False, lost_by: str = "") -> None:
        self.won, self.lost, self.lost_by, self.seen = won, lost, lost_by, list[tuple[str, int]]()

    def is_won(self, state: State) -> bool:
        return self.won

    def is_lost(self, state: State) -> bool:
        return self.lost or self.lost_by in [name for name, _ in self.seen]

    async def round_ends(self, table: Table, state: State) -> None:
        self.seen.append(("round_ends", state.first_player))

    async def first_player_passed(self, table: Table, state: State) -> None:
        self.seen.append(("passed", state.first_player))


def scripted(monkeypatch: pytest.MonkeyPatch, rules: Scripted) -> Scripted:
    """Makes these the rules of the running Mission."""
    for module in ("phases.end", "model.outcome", "heroes.levels"):
        monkeypatch.setattr(f"engine.games.massive_darkness.{module}.rules_of", lambda state: rules)
    return rules


async def activated(table: Table, state: State) -> None:
    """An Activation that is over before anything is asked: its Hero is dead."""
    state.heroes[0].life = 0
    await activate(table, state, state.heroes[0])


def until_over(moment: Rule) -> Rule:
    """Returns a rule that returns how the Mission has ended by it, if it has."""

    async def rule(table: Table, state: State) -> str | None:
        try:
            await moment(table, state)
        except GameOver:
            return state.outcome
        return None

    return rule


@pytest.mark.rule("MD-END-03", "MD-END-04", "MD-Q-33")
@pytest.mark.parametrize(("won", "lost", "how"), [(True, False, "won"), (False, True, "lost"), (True, True, "lost")])
@pytest.mark.parametrize(
    "moment",
    [begin_hero_phase, activated, end_hero_phase, activate_next_enemy, reinforcements, event_phase],
    ids=lambda each: each.__name__,
)
def test_mission_is_over_at_once(
    moment: Rule, won: bool, lost: bool, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the start of a Round, after each Activation and the last, after each Enemy, and at the end of two Phases."""
    monkeypatch.setattr(
        "engine.games.massive_darkness.model.outcome.rules_of", lambda state: Scripted(won=won, lost=lost)
    )
    state = position(hero("a2"), enemies=[enemy("g009", "c5", stunned=True)], active=None, waiting=[1])
    assert Play(state, until_over(moment)).value == how


@pytest.mark.rule("MD-END-03", "MD-END-04", "MD-Q-33")
@pytest.mark.parametrize(("moment", "first"), [("round_ends", 0), ("passed", 1)])
def test_mission_rule_in_end_phase_can_end_it(moment: str, first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the First Player token passes, and after."""
    scripted(monkeypatch, Scripted(lost_by=moment))
    play = Play(position(hero("c2"), hero("c2"), active=None), until_over(end_phase))
    assert (play.value, play.state.first_player) == ("lost", first)


@pytest.mark.rule("MD-END-01")
def test_once_per_round_abilities_return_after_round() -> None:
    """The Decapitator grants one further Activation in a Round, whichever Activation that was in, and one in the next.
    No card has an effect that lasts to the End Phase in any other way, so no order is asked."""

    async def three_kills(table: Table, state: State) -> list[int]:
        killer, granted = state.heroes[0], list[int]()
        for number in (1, 2, 3):
            if number == 3:
                await end_phase(table, state)
            killer.used, state.active, state.activation = [], 0, Activation()  # a new Activation of each
            state.combat = Combat(killer.id, f"e{number}", "melee", ["t165"])
            target = state.enemy(number)
            assert target is not None
            await hurt_enemy(table, state, target, 99, killer)
            granted.append(state.activation.granted)
        return granted

    agents = [enemy("g004", "c2") for _ in range(3)]
    play = Play(position(hero("c2", hands=["t165"]), enemies=agents), three_kills)
    assert play.value == [1, 0, 1]


@pytest.mark.rule("MD-END-02", "MD-ROUND-09")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_first_player_token_passes_to_the_left(first: int, following: int) -> None:
    heroes = [hero("c2"), hero("c2", life=0), hero("c2")]  # the dead keep their seat
    assert Play(position(*heroes, active=None, first_player=first), end_phase).state.first_player == following


@pytest.mark.rule("MD-END-02", "MD-Q-84")
def test_mission_has_its_say_before_and_after(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = scripted(monkeypatch, Scripted())
    Play(position(hero("c2"), hero("c2"), active=None), end_phase)
    assert rules.seen == [("round_ends", 0), ("passed", 1)]
    alone = scripted(monkeypatch, Scripted())
    Play(position(hero("c2"), active=None), end_phase)
    assert alone.seen == [("round_ends", 0), ("passed", 0)]  # passed anyway


@pytest.mark.rule("MD-END-03", "MD-END-04", "MD-END-06", "MD-Q-33")
@pytest.mark.parametrize(
    ("won", "lost", "expected"),
    [(False, False, None), (True, False, "won"), (False, True, "lost"), (True, True, "lost")],
)
def test_mission_says_when_it_is_won_or_lost(
    monkeypatch: pytest.MonkeyPatch, won: bool, lost: bool, expected: str | None
) -> None:
    scripted(monkeypatch, Scripted(won=won, lost=lost))
    assert Play(position(hero("c2")), until_over(check_end)).value == expected


@pytest.mark.rule("MD-END-03", "MD-Q-33")
def test_mission_that_is_won_is_over_at_once() -> None:
    """With the Key of the tutorial, the move into the Exit is the last one, though a Movement Point is left."""
    play = Play(position(hero("e2"), mission="t00", progress={"keys": 1}, objectives=[]), mission)
    play.pick("move:e3")
    assert (play.state.outcome, play.state.phase, play.over) == ("won", "over", True)
    assert play.marks == [("phase", "mission"), ("phase", "aftermath"), ("over", "t00")]
    assert (play.state.activation, play.state.active) == (None, None)


@pytest.mark.rule("MD-ROUND-12")
@pytest.mark.parametrize(("ended", "winners"), [("won", (0, 1)), ("lost", ())])
def test_heroes_win_together_or_not_at_all(ended: str, winners: tuple[int, ...]) -> None:
    """The dead, too. A Hero's total is its XP and the price of its Skills (5 XP for the first Skill of the Boost)."""
    learned = hero("c2", hero_class="battle_wizard", xp=3, skills=["battle_wizard.health_boost.0"])
    state = position(learned, hero("c2", life=0, xp=1), active=None, outcome=ended, reason=f"end-{ended}")
    found = result(state)
    assert (found.winners, found.reason) == (winners, Text(f"end-{ended}"))
    assert found.scores == ({"xp": 3, "skills": 5}, {"xp": 1, "skills": 0})
