"""The autopilot: kills what it can, collects tokens, wears the best Equipment, and goes where the Mission is won.

It looks one choice ahead with the seat's knowledge, and otherwise uses the default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.games.massive_darkness.actions.menu import Action
from engine.games.massive_darkness.actions.trading import Offer
from engine.games.massive_darkness.actions.use import Use, effect_of
from engine.games.massive_darkness.autopilot.danger import expected_damage, shots, strikes
from engine.games.massive_darkness.autopilot.gear import card_value, change_value
from engine.games.massive_darkness.autopilot.goals import (
    PREY_VALUE,
    Ways,
    all_can_leave,
    destinations,
    objective,
    steps_through_doors,
)
from engine.games.massive_darkness.autopilot.skill import WHOLE, Skill
from engine.games.massive_darkness.autopilot.valuations import skill_value
from engine.games.massive_darkness.board.zones import is_dark, other_side
from engine.games.massive_darkness.combat.combat import Attack
from engine.games.massive_darkness.combat.odds import mean
from engine.games.massive_darkness.heroes.inventory import Change
from engine.games.massive_darkness.model.content import Step, content
from engine.games.massive_darkness.model.effects_deeds import Heal, Teleport
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import ACTIONS as ACTIONS_EACH
from engine.games.massive_darkness.model.state import Die, Enemy, Hero, State
from engine.kit.choices import most_valuable
from engine.table import Ask, Option, Text

Worth = Callable[[State, Hero, Option], float]

STAND_VALUE, MISSION_VALUE, FLEE_VALUE, PICK_VALUE, PILLAR_VALUE, ACT_VALUE = 100.0, 90.0, 80.0, 70.0, 40.0, 20.0
KILL_VALUE = 8.0  # value of a certain kill, in addition to the Damage
COUNTERATTACK_WEIGHT = 1.1  # weight of Damage suffered in a Counterattack, relative to Damage dealt
ENEMY_PHASE_WEIGHT = 0.2  # weight of Damage that may be suffered in the Enemy Phase
LETHAL_WEIGHT = 1.0  # additional weight of lethal Damage
UNLOCKING_VALUE = 1.0  # value of attacking an Enemy that holds the Hero
LIFE_TO_BLEED = 3.5  # Life that a Hero must have to bleed for a Skill
WOUNDED_LIFE = 2  # lost Life at which a Hero heals
STEP_VALUE = 1.0  # value of each Zone by which a path becomes shorter
SHADOW_VALUE = 0.4  # value of stopping in a Shadow Zone
DISTANCE_COST = 0.5  # cost of each additional Zone of distance from the other Heroes
CLOSE_ZONES = 3
DISTANT_PREY_SHARE = 0.5  # share of an attack's value that counts before the Hero is in reach
PRECIOUS_FACTOR = 6.0  # factor for the Damage of a Hero whom the Mission depends on
CAUTION_ROUNDS = 45  # Rounds after which no caution is left, so that no one hides forever
# how far from danger the Heroes of a Class fight, by what it is best at
FAR_FROM_DANGER = {"magic": 3.0, "ranged": 2.0, "defense": 0.5}
TRADE_VALUE, LEAST_GAIN = 22.0, 0.3
WORN = 100.0  # a card that is worn is discarded last
ACTIONS_TO_OPEN = 7  # Actions that must be left in the Round to open a Door; with fewer Heroes, all they have
SPARE_CARDS = 3  # number of useless cards at which to Transmute


def choose(view: State, ask: Ask, seat: int, skill: Skill = WHOLE) -> Sequence[str]:
    """Returns the most valuable options; without a preference, the usual one of the rules."""
    hero = view.heroes[seat]
    if ask.key == "item.pass_to":
        return [_taker(ask).id]
    if ask.key == "enemies.token":
        return _token(view, ask)
    worth = _action(view, hero, skill) if ask.key in MENUS else WORTH.get(ask.key)
    if worth is None or (ask.key in ABILITIES and not skill.abilities):
        return list(ask.default) or [option.id for option in ask.options[: ask.pick[0]]]
    return most_valuable(ask, lambda option: worth(view, hero, option))


# ---------------------------------------------------------------- the menu of an Activation


def _action(view: State, hero: Hero, skill: Skill) -> Worth:
    """Returns the value of each option of the menu."""
    pull = Pull(view, hero, skill)

    def worth(view: State, hero: Hero, option: Option) -> float:
        chosen = option.value
        if isinstance(chosen, Attack):
            return _attack(pull, chosen)
        if isinstance(chosen, Use):
            return _use(pull, chosen)
        return ACTIONS[chosen.kind](pull, chosen)

    return worth


def caution(view: State, hero: Hero, skill: Skill) -> float:
    """Returns the weight of expected Damage to a Hero. It falls each Round, and is 0 if no one can stay, or if all can
    leave now."""
    if not skill.danger or hero.zone in rules_of(view).tactics.doomed(view) or all_can_leave(view):
        return 0.0
    return max(0.0, 1 - view.round / CAUTION_ROUNDS) * (
        PRECIOUS_FACTOR if rules_of(view).tactics.is_precious(view, hero) else 1.0
    )


def _attack(pull: Pull, chosen: Attack) -> float:
    """Compares the expected Damage with what is suffered in return; the dead do not strike back."""
    view, hero = pull.view, pull.hero
    enemy = next((each for each in view.enemies if each.id == chosen.target), None)
    running = view.activation
    if running is None:
        return -1.0
    if enemy is None:
        pillar = next(each for each in view.pillars if each.id == chosen.target)
        return PILLAR_VALUE if not rules_of(view).tactics.spares(view, pillar) and pull.is_after_objective() else -1.0
    deals, left = expected_damage(enemy, chosen), running.actions + len(running.extra)
    suffers = 0.0 if enemy.number in running.attacked else counterattack_weight(pull, enemy, hero.zone)
    gained = exchange(enemy, deals, left, suffers) + (UNLOCKING_VALUE if enemy.zone == hero.zone else 0.0)
    return ACT_VALUE + gained if gained > 0 else -1.0


def fear(hero: Hero, damage: float) -> float:
    """Returns the cost of this Damage to a Hero. It rises steeply near the remaining Life."""
    return damage * (1 + LETHAL_WEIGHT * min(1.0, damage / max(1, hero.life)))


def counterattack_weight(pull: Pull, enemy: Enemy, zone: str) -> float:
    """Returns the weight of an Enemy's Counterattack against attacking it from this Zone."""
    hero, weight = pull.hero, COUNTERATTACK_WEIGHT * pull.caution
    return fear(hero, strikes(pull.view, hero, enemy, zone)) * weight if weight else 0.0


def exchange(enemy: Enemy, deals: float, attacks: int, suffers: float) -> float:
    """Returns the value of this many attacks on an Enemy, which strikes back if it lives."""
    life = enemy.life + sum(enemy.minions)
    part = min(1.0, deals * attacks / life)
    return min(deals * attacks, life) + KILL_VALUE * part - suffers * (1 - part)


class Pull:
    """Returns the value and the danger of Zones for a Hero."""

    def __init__(self, view: State, hero: Hero, skill: Skill) -> None:
        self.view, self.hero, self.skill = view, hero, skill
        self._ways = Ways(view, skill)
        self.wanted = {**destinations(view, hero, skill)}
        self.caution = caution(view, hero, skill)
        for zone, worth in self._prey():
            self.wanted[zone] = max(worth, self.wanted.get(zone, 0.0))
        self._known: dict[str, float] = {}

    def _prey(self) -> Iterator[tuple[str, float]]:
        view, hero, rules = self.view, self.hero, rules_of(self.view)
        doomed = rules_of(view).tactics.doomed(view)
        for enemy in view.enemies:
            if enemy.zone not in doomed and rules.can_be_attacked(view, enemy):
                for zone, attack in shots(view, hero, enemy):
                    deals = expected_damage(enemy, attack)
                    gained = exchange(enemy, deals, 2, counterattack_weight(self, enemy, zone))
                    if gained > 0:
                        yield zone, PREY_VALUE + gained * DISTANT_PREY_SHARE

    def __call__(self, zone: str) -> float:
        """Returns the value of a Zone: near the goals and the other Heroes, in Shadow, and out of Enemies' reach."""
        if zone not in self._known:
            steps = steps_through_doors(self.view, zone)
            others = [steps.get(other.zone, 0) for other in self.view.living if other is not self.hero]
            apart = DISTANCE_COST * max(0, max(others, default=0) - CLOSE_ZONES)
            safe = SHADOW_VALUE * is_dark(self.view, zone) - apart - self._danger(zone)
            self._known[zone] = self.drawn(zone)[0] + safe * self.caution
        return self._known[zone]

    def _danger(self, zone: str) -> float:
        """Returns the danger there: a Counterattack, or an attack in the Enemy Phase."""
        view, hero = self.view, self.hero
        attacked = view.activation.attacked if view.activation else ()
        weights = (
            (enemy, COUNTERATTACK_WEIGHT if enemy.number in attacked else ENEMY_PHASE_WEIGHT) for enemy in view.enemies
        )
        return fear(hero, sum(weight * strikes(view, hero, enemy, zone) for enemy, weight in weights))

    def gain(self, zone: str) -> float:
        """Returns the gain of going to a Zone."""
        return self(zone) - self(self.hero.zone)

    def is_after_objective(self) -> bool:
        """True if the objective attracts the Hero more than anything else."""
        return self.drawn(self.hero.zone)[1] in objective(self.view, self.hero)

    def drawn(self, zone: str) -> tuple[float, str]:
        """Returns the best value for a Hero in a Zone, and where it is."""
        wanted, far = self.wanted.items(), self._ways(zone)
        return max(((worth - STEP_VALUE * far[goal], goal) for goal, worth in wanted if goal in far), default=(0.0, ""))


def _use(pull: Pull, chosen: Use) -> float:
    """Saves healing for wounds and values a jump as a move; everything else is used when possible."""
    does = effect_of(chosen.ability)
    if isinstance(does, Heal) and not pull.skill.abilities:
        return -1.0
    if isinstance(does, Heal):
        healed = pull.hero if chosen.target.seat is None else pull.view.heroes[chosen.target.seat]
        lost = healed.max_life - healed.life
        return STAND_VALUE + lost if lost >= WOUNDED_LIFE else -1.0
    if isinstance(does, Teleport) and chosen.target.zone:
        gained = pull.gain(chosen.target.zone)
        return ACT_VALUE + gained if gained > 0 else -1.0
    return ACT_VALUE - 1


def _move(pull: Pull, chosen: Action) -> float:
    """Prefers moves towards the greatest attraction, leaves doomed Zones first, and never enters them."""
    gain, doomed = pull.gain(chosen.target), rules_of(pull.view).tactics.doomed(pull.view)
    flees = pull.hero.zone in doomed
    if gain <= 0 or (chosen.target in doomed and not flees):
        return -1.0
    return (FLEE_VALUE if flees else ACT_VALUE) + gain


def _open(pull: Pull, chosen: Action) -> float:
    """Opens Doors on the path, or to look behind them if that is the goal, while enough Actions are left in this
    Round."""
    view, here, running = pull.view, pull.hero.zone, pull.view.activation
    hands = min(ACTIONS_TO_OPEN, ACTIONS_EACH * len(view.heroes))
    if running is not None and running.actions + ACTIONS_EACH * len(view.waiting) < hands:
        return -1.0
    gain = pull.gain(other_side(chosen.target, here))
    arrived = pull.drawn(here)[1] == here
    return ACT_VALUE + max(gain, 0.0) if gain > 0 or arrived else -1.0


def _trade(pull: Pull, chosen: Action) -> float:
    """Values a Trade: positive if another Hero in the Zone can use a card that this one only carries, and no Enemy is
    there.
    """
    view, hero = pull.view, pull.hero
    if view.enemies_in(hero.zone):
        return -2.0
    others = [other for other in view.heroes_in(hero.zone) if other is not hero]
    gain = max(
        (card_value(other, card) for card in hero.pack if card_value(hero, card) <= 0 for other in others), default=0.0
    )
    return TRADE_VALUE + gain if gain > LEAST_GAIN else -2.0


def _transmute(pull: Pull, chosen: Action) -> float:
    return ACT_VALUE if sum(card_value(pull.hero, card) <= 0 for card in pull.hero.pack) >= SPARE_CARDS else -1.0


def _mission(pull: Pull, chosen: Action) -> float:
    return MISSION_VALUE if rules_of(pull.view).tactics.should_act(pull.view, pull.hero, chosen.target) else -1.0


ACTIONS: dict[str, Callable[[Pull, Action], float]] = {
    "move": _move,
    "open": _open,
    "pick": lambda pull, chosen: PICK_VALUE,
    "stop": lambda pull, chosen: -2.0,
    "trade": _trade,
    "transmute": _transmute,
    "stand": lambda pull, chosen: STAND_VALUE,
    "mission": _mission,
    "end": lambda pull, chosen: 0.0,
}


# ---------------------------------------------------------------- Equipment


def _reorganize(view: State, hero: Hero, option: Option) -> float:
    change: Change | None = option.value
    return change_value(hero, change) if change else 0.01


def _keep(view: State, hero: Hero, option: Option) -> float:
    """Returns the Hero with most use for the card; by default the Hero itself."""
    taker: Hero = option.value
    card = option.text.args["card"]
    return card_value(taker, str(card)) + (0.1 if taker is hero else 0.0)


def _discard(view: State, hero: Hero, option: Option) -> float:
    """Returns the card to discard: unequipped and of least use first."""
    card: str = option.value
    return -card_value(hero, card) - WORN * (card in hero.equipped) - content().cards[card].level


def _offer(view: State, hero: Hero, option: Option) -> float:
    """Returns a trade that harms no one and helps someone."""
    chosen = option.value
    if isinstance(chosen, Change):
        return change_value(hero, chosen)
    if not isinstance(chosen, Offer) or not chosen.card:
        return 0.01 if chosen is None else -1.0
    owner = view.heroes[chosen.owner]
    if chosen.card not in owner.pack:
        return -1.0
    gain = max(
        (card_value(other, chosen.card) for other in view.heroes_in(hero.zone) if other is not owner), default=0.0
    )
    return gain - max(0.0, card_value(owner, chosen.card)) - LEAST_GAIN


def _taker(ask: Ask) -> Option:
    """Returns the Hero who gains most by the card in question; for other goods the first."""
    thing = ask.text.args["thing"]
    card = thing.args.get("card") if isinstance(thing, Text) else None
    return max(ask.options, key=lambda option: card_value(option.value, str(card))) if card else ask.options[0]


def _token(view: State, ask: Ask) -> Sequence[str]:
    """Returns the Zone in which new Enemies do least harm."""
    usual = [*ask.default]
    best = max(ask.options, key=lambda each: (rules_of(view).tactics.spawns_best(view, each.value), each.id in usual))
    return [best.id]


def _chosen(view: State, hero: Hero, option: Option) -> float:
    """Prefers Heroes who fight from a distance."""
    focus = content().classes[view.heroes[option.value].hero_class].focus[0]
    return FAR_FROM_DANGER.get(focus, 1.0)


def _weapon(view: State, hero: Hero, option: Option) -> float:
    """Returns the strongest remaining weapon, for the first Hero without one."""
    unarmed = next(each for each in view.heroes if not each.hands)
    return card_value(unarmed, str(option.value))


# ---------------------------------------------------------------- combat and Experience


def _skill(view: State, hero: Hero, option: Option) -> float:
    """Values a Skill's price: a point of XP is worth spending on a fight, Life only if there is plenty."""
    if isinstance(option.value, int):
        return view.heroes[option.value].life - LIFE_TO_BLEED
    return float(option.id != "no")


def _reroll(view: State, hero: Hero, option: Option) -> float:
    """Returns the Hero's dice that show less than average, and the other side's that show more."""
    die: Die = option.value
    face = content().dice[die.colour].faces[die.face or 0]
    over = face.hits + face.shields - mean([(die.colour, 1)])
    attacks = view.combat is not None and view.combat.attacker.startswith("h")
    return -over if attacks == (die.colour in ("red", "yellow")) else over


def _buy(view: State, hero: Hero, option: Option) -> float:
    """Prefers a cheap Skill of the Current Level, then one of the next Level."""
    step: Step | None = option.value
    if step is None:
        return 0.0
    return skill_value(step, view.level)


MENUS = ("hero.action", "hero.free_action")
ABILITIES = ("combat.skill", "combat.reroll_dice")
WORTH: dict[str, Worth] = {
    "setup.weapon": _weapon,
    "mission.chosen": _chosen,
    "combat.skill": _skill,
    "combat.reroll_dice": _reroll,
    "experience.buy": _buy,
    "item.trade": _offer,
    "item.reorganize": _reorganize,
    "item.keep": _keep,
    "item.transmute": _discard,
}
