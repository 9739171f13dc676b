"""The autopilot: fights what it can kill, gathers what lies about, wears the best of it, and goes where the Mission is
won.

It looks one choice ahead, by what the seat may see. Whatever it has no opinion about it answers in the usual way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.massive_darkness.actions import Action
from engine.games.massive_darkness.board import is_dark, other_side
from engine.games.massive_darkness.combat import Attack
from engine.games.massive_darkness.content import Step, content
from engine.games.massive_darkness.gear import ATTACKS, better, damage, mean, wants
from engine.games.massive_darkness.goals import destinations, steps
from engine.games.massive_darkness.inventory import Change
from engine.games.massive_darkness.pools import enemy_dice, hero_defense, weapon_dice
from engine.games.massive_darkness.state import Die, Enemy, Hero, State
from engine.games.massive_darkness.trading import Offer
from engine.games.massive_darkness.use import Use
from engine.table import Ask, Option, Text

Worth = Callable[[State, Hero, Option], float]

STAND, MISSION, PICK, WALK, ATTACK = 100.0, 90.0, 70.0, 20.0, 15.0
KILL = 10.0  # what a certain kill is worth beside the Damage
RISK = 0.3  # what a point of Damage suffered weighs against one dealt
WOUNDED = 2  # Life lost at which a Hero heals
STEP = 1.0  # what a Zone less to walk is worth
SHADOW = 0.4  # what a Shadow Zone is worth to stop in
APART = 0.5  # what it costs to be a Zone farther from the other Heroes than
TOGETHER = 3
TRADE, WORTHWHILE = 22.0, 0.3
SPARE = 3  # cards of no use, at which it is time to Transmute


def choose(view: State, ask: Ask, seat: int) -> Sequence[str]:
    """The most valuable options; where the rules know what is usual and autopilot has no opinion, the usual."""
    worth, hero = WORTH.get(ask.key), view.heroes[seat]
    fewest, most = ask.pick
    if ask.key == "item.pass_to":
        return [_taker(ask).id]
    if worth is None:
        return list(ask.usual) or [option.id for option in ask.options[:fewest]]
    ranked = sorted(((worth(view, hero, option), option.id) for option in ask.options), key=lambda each: -each[0])
    wanted = max(fewest, min(most, sum(value > 0 for value, _ in ranked)))
    return [option_id for _, option_id in ranked[:wanted]]


# ---------------------------------------------------------------- the menu of an Activation


def _action(view: State, hero: Hero, option: Option) -> float:
    chosen = option.value
    if isinstance(chosen, Attack):
        return _attack(view, hero, chosen)
    if isinstance(chosen, Use):
        return _use(view, hero, chosen)
    return ACTIONS[chosen.kind](view, hero, chosen)


def _attack(view: State, hero: Hero, chosen: Attack) -> float:
    """By the Damage to be expected against what is suffered in return, for who is dead does not strike back."""
    enemy = next((each for each in view.enemies if each.id == chosen.target), None)
    running = view.activation
    if enemy is None or running is None:
        return ATTACK  # a Pillar
    deals = expected_damage(enemy, chosen)
    life, left = enemy.life + sum(enemy.minions), running.actions + len(running.extra)
    bound = enemy.zone == hero.zone or enemy.number in running.attacked
    suffers = 0.0 if bound or deals * left >= life else threat(view, hero, enemy) * RISK
    if deals * left < suffers:
        return -1.0
    return ATTACK + KILL * min(1.0, deals / life) + deals


def expected_damage(enemy: Enemy, chosen: Attack) -> float:
    """The Hits of the weapons that the target's Shields do not stop, on average."""
    attack, defense = weapon_dice(chosen.weapons, chosen.type), enemy_dice(enemy, "defense")
    return damage(tuple(sorted(attack.items())), tuple(sorted(defense.items())))


def threat(view: State, hero: Hero, enemy: Enemy) -> float:
    """The Damage that an Enemy's best attack deals a Hero, on average."""
    defense = tuple(sorted(hero_defense(view, hero).items()))
    return max(damage(tuple(sorted(enemy_dice(enemy, kind).items())), defense) for kind in ATTACKS)


def _use(view: State, hero: Hero, chosen: Use) -> float:
    """Healing is kept for wounds, a jump is weighed as a move; everything else is there to be used."""
    does = {effect.do for effect in chosen.ability.effect}
    if "heal" in does:
        return STAND if hero.max_life - hero.life >= WOUNDED else -1.0
    if "teleport" in does and chosen.target.zone:
        gain = pull(view, hero, chosen.target.zone) - pull(view, hero, hero.zone)
        return WALK + gain if gain > 0 else -1.0
    return ATTACK - 1


def _move(view: State, hero: Hero, chosen: Action) -> float:
    """Towards what draws the Hero most."""
    gain = pull(view, hero, chosen.target) - pull(view, hero, hero.zone)
    return WALK + gain if gain > 0 else -1.0


def pull(view: State, hero: Hero, zone: str) -> float:
    """How good it is to be in a Zone: near what is wanted and near the others, and in the shadow."""
    far = steps(view, zone)
    others = [far.get(other.zone, 0) for other in view.living if other is not hero]
    apart = APART * max(0, max(others, default=0) - TOGETHER)
    return drawn(view, hero, far)[0] + SHADOW * is_dark(view, zone) - apart


def drawn(view: State, hero: Hero, far: Mapping[str, int]) -> tuple[float, str]:
    """What draws the Hero most from where all Zones are so `far`, and which Zone that is."""
    wanted = destinations(view, hero).items()
    return max(((worth - STEP * far[goal], goal) for goal, worth in wanted if goal in far), default=(0.0, ""))


def _open(view: State, hero: Hero, chosen: Action) -> float:
    """Where the way leads on, or to see what lies behind when that is what the Hero came for."""
    gain = pull(view, hero, other_side(chosen.target, hero.zone)) - pull(view, hero, hero.zone)
    arrived = drawn(view, hero, steps(view, hero.zone))[1] == hero.zone
    return WALK + max(gain, 0.0) if gain > 0 or arrived else -1.0


def _trade(view: State, hero: Hero, chosen: Action) -> float:
    """When somebody in the Zone has use for what this Hero only carries, and nobody has to be fought there."""
    if view.enemies_in(hero.zone):
        return -2.0
    others = [other for other in view.heroes_in(hero.zone) if other is not hero]
    gain = max((wants(other, card) for card in hero.pack if wants(hero, card) <= 0 for other in others), default=0.0)
    return TRADE + gain if gain > WORTHWHILE else -2.0


def _transmute(view: State, hero: Hero, chosen: Action) -> float:
    return WALK if sum(wants(hero, card) <= 0 for card in hero.pack) >= SPARE else -1.0


ACTIONS: dict[str, Callable[[State, Hero, Action], float]] = {
    "move": _move,
    "open": _open,
    "pick": lambda view, hero, chosen: PICK,
    "stop": lambda view, hero, chosen: -2.0,
    "trade": _trade,
    "transmute": _transmute,
    "stand": lambda view, hero, chosen: STAND,
    "mission": lambda view, hero, chosen: MISSION,
    "end": lambda view, hero, chosen: 0.0,
}


# ---------------------------------------------------------------- Equipment


def _reorganize(view: State, hero: Hero, option: Option) -> float:
    change: Change | None = option.value
    return better(hero, change) if change else 0.01


def _keep(view: State, hero: Hero, option: Option) -> float:
    """To whom the card is of most use; to oneself if to nobody."""
    taker: Hero = option.value
    card = option.text.args["card"]
    return wants(taker, str(card)) + (0.1 if taker is hero else 0.0)


def _discard(view: State, hero: Hero, option: Option) -> float:
    """What is not worn and of least use goes first."""
    card: str = option.value
    return -wants(hero, card) - 10.0 * (card in hero.equipped) - content().cards[card].level


def _offer(view: State, hero: Hero, option: Option) -> float:
    """What nobody loses and somebody gains."""
    chosen = option.value
    if isinstance(chosen, Change):
        return better(hero, chosen)
    if not isinstance(chosen, Offer) or not chosen.card:
        return 0.01 if chosen is None else -1.0
    owner = view.heroes[chosen.owner]
    if chosen.card not in owner.pack:
        return -1.0
    gain = max((wants(other, chosen.card) for other in view.heroes_in(hero.zone) if other is not owner), default=0.0)
    return gain - max(0.0, wants(owner, chosen.card)) - WORTHWHILE


def _taker(ask: Ask) -> Option:
    """Whoever gains most by the card that is asked about; of other goods the first."""
    thing = ask.text.args["thing"]
    card = thing.args.get("card") if isinstance(thing, Text) else None
    return max(ask.options, key=lambda option: wants(option.value, str(card))) if card else ask.options[0]


# ---------------------------------------------------------------- combat and Experience


def _skill(view: State, hero: Hero, option: Option) -> float:
    """A point of XP is well spent on a fight."""
    return float(option.id != "no")


def _reroll(view: State, hero: Hero, option: Option) -> float:
    """One's own dice that show less than the average, and those of the other side that show more."""
    die: Die = option.value
    face = content().dice[die.colour].faces[die.face or 0]
    over = face.hits + face.shields - mean([(die.colour, 1)])
    attacks = view.combat is not None and view.combat.attacker.startswith("h")
    return -over if attacks == (die.colour in ("red", "yellow")) else over


def _buy(view: State, hero: Hero, option: Option) -> float:
    """What can be used at the Current Level and is cheap; what comes with the next Level after that."""
    step: Step | None = option.value
    if step is None:
        return 0.0
    return 10.0 * (step.level <= view.level) + 5.0 * (step.level <= view.level + 1) - 0.5 * step.cost


WORTH: dict[str, Worth] = {
    "combat.skill": _skill,
    "combat.reroll_dice": _reroll,
    "experience.buy": _buy,
    "item.trade": _offer,
    "hero.action": _action,
    "hero.free_action": _action,
    "item.reorganize": _reorganize,
    "item.keep": _keep,
    "item.transmute": _discard,
}
