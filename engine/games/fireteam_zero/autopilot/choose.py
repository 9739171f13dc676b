"""Autopilot: plans the turn of a hero, gives up the least useful card, and reacts where that saves most."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.fireteam_zero.autopilot.counsel import best
from engine.games.fireteam_zero.autopilot.danger import Outlook, keeps
from engine.games.fireteam_zero.autopilot.helping import gains, response_gain
from engine.games.fireteam_zero.autopilot.planning import Turn
from engine.games.fireteam_zero.autopilot.saving import prevents_knock_out, saves
from engine.games.fireteam_zero.autopilot.skill import WHOLE, Skill
from engine.games.fireteam_zero.board.figures import active, creature, hero
from engine.games.fireteam_zero.cards.worth import worth
from engine.games.fireteam_zero.combat.targets import Target
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.hooks import Thing, mission
from engine.games.fireteam_zero.model.pieces import TRIGGERS, AttackType
from engine.games.fireteam_zero.model.state import Creature, Hero, State
from engine.games.fireteam_zero.operations.briefing import briefed
from engine.table import Ask

Choice = Callable[[State, Ask, int, Skill], Sequence[str]]

ENOUGH = 2  # cards that a reaction must save to be worth playing
RISKY = 0.3  # chance of a knock-out above which staying down is better


def choose(view: State, ask: Ask, seat: int, skill: Skill = WHOLE) -> Sequence[str]:
    """Picks an answer for each kind of question; otherwise the default, or the first options."""
    found = CHOICES.get(ask.key, _as_usual)(view, ask, seat, skill)
    return found or _as_usual(view, ask, seat, skill)


def _as_usual(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    return ask.default or [option.id for option in ask.options[: ask.pick[0]]]


# ---------------------------------------------------------------- the turn


def _turn(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    acting = hero(view, str(ask.text.args["hero"]))
    for option in ask.options:
        if option.group == "item" and option.text.key == "item-take-up":
            return [option.id]
    found = Turn(view, acting, skill).best()
    return step_of(ask, found.step) if found.step else [option_of(view, ask, found.option)]


def step_of(ask: Ask, place: str) -> Sequence[str]:
    """Returns the option of a step to a location."""
    return [option.id for option in ask.options if option.group == "move" and option.places == (place,)]


def option_of(view: State, ask: Ask, name: str) -> str:
    """Returns the option for a deed of a plan; the end of the turn if it is not offered."""
    if not name.startswith("attack:"):
        return name if name in ask.by_id else "end"
    _, wanted, attack = name.split(":")
    fitting = [option.id for option in ask.options if _is_meant(view, option.value, wanted, attack)]
    return fitting[0] if fitting else "end"


def _is_meant(view: State, target: object, wanted: str, attack: str) -> bool:
    """True if this is the creature with that number or an equal one, or the thing with that name."""
    if not isinstance(target, Target) or target.type not in (None, attack):
        return False
    if target.creature is None:
        return target.thing == wanted
    one, other = creature(view, target.creature), creature(view, int(wanted)) if wanted.isdigit() else None
    return one is not None and other is not None and _alike(one) == _alike(other)


def _alike(one: Creature) -> tuple[object, ...]:
    return one.kind, one.location, one.guards, one.reserve, tuple(one.skips)


# ---------------------------------------------------------------- attacks


def _aimed(view: State, ask: Ask) -> tuple[Hero, Creature | Thing] | None:
    """Returns attacker and target, from the text of the question."""
    said = ask.text.args
    acting, name, place = hero(view, str(said["hero"])), said["target"], said["place"]
    every: Sequence[Creature | Thing] = [*view.creatures, *mission().things(view)]
    for each in every:
        if each.location == place and (each.kind if isinstance(each, Creature) else each.name) == name:
            return acting, each
    return None


def _cards(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    """Picks the cards that fit the rest of the turn best."""
    found = _aimed(view, ask)
    types = sorted({content().cards[option.about].attack.type for option in ask.options})
    wanted = list(best_cards(Turn(view, found[0], skill), found[1], types)) if found else []
    picked = []
    for option in ask.options:
        if option.about in wanted:
            wanted.remove(option.about)
            picked.append(option.id)
    return picked or [max(ask.options, key=lambda option: worth(option.about)).id]


def best_cards(turn: Turn, target: Creature | Thing, types: Sequence[AttackType]) -> Sequence[str]:
    """Returns the cards of these types that fit the rest of the turn best as an attack from where the hero is."""
    here, left = turn.hero.location, turn.view.turn.movement
    ways = turn.attacks(here, target, types)
    best = max(ways, key=lambda each: turn.score(turn.attack(target, each), here, left), default=None)
    return best.cards if best else ()


# ---------------------------------------------------------------- reactions and losses


def _react(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    """Picks the least useful card that prevents a knock-out, saves more cards than it costs, or helps an attack. None
    if nothing happens in this view, or without this skill."""
    if not view.events or not skill.reactions:
        return ask.default
    event, fitting = view.events[-1], []
    for option in ask.options:
        if option.about:
            reacting, card = option.value
            saved = saves(view, event, card, reacting)
            if prevents_knock_out(view, event, card, reacting):
                fitting.append((0, worth(card), option.id))
            elif saved >= ENOUGH or gains(view, event, card, reacting) > 1:
                fitting.append((1, worth(card) - saved, option.id))
    return [min(fitting)[2]] if fitting else ask.default


def _lose(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    ranked = sorted(ask.options, key=lambda option: worth(option.about) if option.about else 0.0)
    return [option.id for option in ranked[: ask.pick[0]]]


def _volunteer(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    """Volunteers if the hero holds more cards than the target, so that all hands on a location shrink evenly."""
    attack = view.creature_attack
    if attack is None:
        return ask.default
    held = {each.id: len(each.hand) for each in view.heroes}
    able = [option for option in ask.options if option.value and held[option.value] > held[attack.target]]
    return [max(able, key=lambda option: held[option.value]).id] if able else ask.default


def _volunteers(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    """Picks the volunteer who holds most cards."""
    return [max(ask.options, key=lambda option: len(option.value.hand)).id]


# ---------------------------------------------------------------- the rest


def _stand(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    """Stands up, unless that would end the mission there while others are up."""
    lying = hero(view, str(ask.text.args["hero"]))
    others = active(view)
    if view.heads or not others:
        return ["stand"]
    falls = Outlook(view, lying).falls(lying.location, sum(map(keeps, lying.hand)))
    return ["stay" if falls > RISKY else "stand"]


def _special_move(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    """Moves a hero to the best location."""
    moving = next((each for each in view.heroes if each.id == ask.text.args.get("figure")), None)
    if moving is None or not any(option.places for option in ask.options):
        return ()
    turn = Turn(view, moving, skill)
    scored = [(turn.end(option.places[0] if option.places else moving.location), option.id) for option in ask.options]
    return [max(scored)[1]]


def _escort(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    """Takes everyone along in the hero's own turn."""
    return [ask.options[-1].id] if view.phase == "heroes" else ask.default


def _tactics(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    """Picks the response worth most above the cards that are not drawn for it, otherwise drawing."""
    if not skill.reactions:
        return ["draw"]
    found = [
        (response_gain(view, hero(view, option.value.hero), option.about), option.id)
        for option in ask.options
        if option.about
    ]
    gain, best = max(found, default=(0.0, "draw"))
    return [best if gain > 0 else "draw"]


def _briefing(view: State, ask: Ask, seat: int, skill: Skill) -> Sequence[str]:
    """Picks the most valuable upgrade sets or focus cards."""
    choosing = briefed(view, seat)
    return best(choosing) if choosing else ()


CHOICES: Mapping[str, Choice] = {
    "fire.turn": _turn,
    "fire.attack_cards": _cards,
    "fire.lose": _lose,
    "fire.discard": _lose,
    "fire.cost": _lose,
    "fire.volunteer": _volunteer,
    "fire.stand": _stand,
    "fire.special_move": _special_move,
    "fire.escort": _escort,
    "fire.volunteers": _volunteers,
    "fire.upgrades": _briefing,
    "fire.focus": _briefing,
    "fire.tactics": _tactics,
    **{f"fire.{trigger}": _react for trigger in TRIGGERS},
}
