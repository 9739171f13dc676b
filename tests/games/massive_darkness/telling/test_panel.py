"""The panel of an Activation: the Actions that far moves take, and the Counterattacks at its end."""

from __future__ import annotations

from bot.panels.choosing.choices import short_label
from bot.posts.post import account
from engine.games.massive_darkness.autopilot.tension import at_end
from engine.games.massive_darkness.board.zones import distances
from engine.games.massive_darkness.enemies.counterattack import counterattacks
from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.state import Activation, Enemy, Hero, State
from engine.games.massive_darkness.phases.hero import activate
from engine.games.massive_darkness.playing.play import play as mission
from engine.table import Text
from engine.words import Words
from tests.games.massive_darkness.position import Play, enemy, hero, position
from tests.games.massive_darkness.telling.test_account import BJORN, NAMES, attack, name_of

WORDS = Words.of_game(GAME, "en", NAMES)
TROLL, WARRIORS = "rm04", "g001"  # Melee


def far_moves(*steps: str) -> set[str]:
    """Returns what the moves over several Zones say after these steps from A1."""
    play = Play(position(hero("a1")), lambda table, now: activate(table, now, now.heroes[0]))
    play.pick(*(f"move:{zone}" for zone in steps))
    return {short_label(WORDS, run) for run in GAME.runs(play.state, play.session.ask_of(0), 0)}


def labels(start: str, **actions: tuple[int, ...]) -> set[str]:
    """Returns the labels of moves to the Zones at these distances, by the Actions that they take."""
    far = distances(position(hero(start)), start)
    said = {"none": "", "one": ", 1 Action", "two": ", 2 Actions", "three": ", 3 Actions"}
    return {f"Move {zone.upper()}{said[name]}" for name, away in actions.items() for zone in far if far[zone] in away}


def test_far_move_says_its_actions() -> None:
    """A Movement Action has two Movement Points."""
    assert far_moves() == labels("a1", none=(2,), two=(3, 4), three=(5, 6))


def test_far_move_counts_only_actions_beyond_the_points_left() -> None:
    """One Movement Point and two Actions are left: no move takes three."""
    assert far_moves("b1") == labels("b1", one=(2, 3), two=(4, 5))


def ending(*heroes: Hero, enemies: list[Enemy], attacked: list[int]) -> State:
    state = position(*heroes, enemies=enemies)
    state.activation = Activation(actions=0, attacked=attacked)
    return state


def test_end_of_activation_names_counterattacks() -> None:
    """Only the attacked Enemy counterattacks; none can if the Hero is out of reach, or the Enemy is Stunned."""
    warned = at_end(ending(hero("b2"), enemies=[enemy(WARRIORS, "b2"), enemy(TROLL, "b2")], attacked=[1]), 0)
    assert warned is not None and warned.args["enemies"] == (WARRIORS,) and warned.args["damage"] > 0
    assert WORDS.say(warned).startswith(f"Counterattack at the end: {name_of(WARRIORS)}. About ")
    assert at_end(ending(hero("e2"), enemies=[enemy(TROLL, "b2")], attacked=[1]), 0) is None
    assert at_end(ending(hero("b2"), enemies=[enemy(TROLL, "b2", stunned=True)], attacked=[1]), 0) is None


def test_end_of_activation_names_enemies_of_the_enemy_phase() -> None:
    """Only if no Action is left, with which the Hero could still change that."""
    state = ending(hero("b2"), enemies=[enemy(WARRIORS, "b2")], attacked=[])
    warned = at_end(state, 0)
    assert warned is not None
    assert WORDS.say(warned).startswith(f"Enemy Phase: {name_of(WARRIORS)} can attack you. About ")
    state.activation = Activation(actions=1)
    assert at_end(state, 0) is None


def test_question_for_next_enemy_says_why_enemies_act() -> None:
    foes = [enemy(WARRIORS, "b2"), enemy(TROLL, "b2")]
    state = ending(hero("b2"), enemies=foes, attacked=[1, 2])
    play = Play(state, lambda table, now: counterattacks(table, now, now.heroes[0]))
    assert WORDS.say(play.session.ask_of(0).text) == "Counterattack: which Enemy is activated next?"
    state = position(hero("b2"), enemies=foes, active=None, phase="enemies", waiting=[1, 2])
    play = Play(state, mission)
    assert WORDS.say(play.session.ask_of(0).text) == "Enemy Phase: which Enemy is activated next?"


def test_deadly_attack_names_attacker_and_sum() -> None:
    """The bare total of an attack is routine, but is part of its line, also if routine events come last."""
    told = [
        *attack(WARRIORS, BJORN, 6, 1),
        Text("life-hurt", hero=BJORN, damage=5, life=0),
        Text("life-dies", hero=BJORN, zone="b3"),
    ]
    lines = account(WORDS, GAME, told, 0, routine_last=True)
    assert len(lines) == 2 and name_of(WARRIORS) in lines[0] and "6 Hits − 1 Shield = 5 Damage" in lines[0]
    assert "Dies in B3" in lines[1]
