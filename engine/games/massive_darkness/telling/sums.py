"""The sum of an attack with a word for every term, for log lines and for the panel after a roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence

from engine.games.massive_darkness.combat.words import die_text
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Combat, Harm, Role, Side, State
from engine.kit.wording import joined
from engine.table import Rolled, Seat, Text

ACTS = ("combat-enchants", "combat-skill-acts")
RESULTS = ("combat-result", "combat-result-extra")
KINDS: Mapping[Role, str] = {"attack": "combat-hits", "defense": "combat-shields"}


class Extras:
    """The Damage that no Shield stops in the current attack, by ability or bearer."""

    def __init__(self) -> None:
        self._by: Counter[Hashable] = Counter()

    def take(self, text: Text) -> None:
        """Notes what a log line adds. A new attack begins with nothing."""
        if text.key.startswith("combat-begins-"):
            self._by.clear()
        elif text.key in ACTS:
            added = sum(_damage_in(text.args["does"]))
            by: Text = text.args["by"]
            self._by[by.args.get("ability", by.args["who"])] += added

    def terms(self, extra: int) -> Text:
        """Returns `+ 1 Brutality + 2 Fire`; what no ability is known for is named by its effect."""
        named = [Text("account-extra-by", count=count, by=by) for by, count in self._by.items() if count]
        known = sum(self._by.values())
        if known > extra:
            return Text("account-extra", count=extra)
        rest = [Text("account-extra", count=extra - known)] if extra > known else []
        return joined("account-extras", [*named, *rest])


def _damage_in(value: object) -> Iterator[int]:
    """Yields each amount of such Damage in the description of effects."""
    if isinstance(value, Text):
        if value.key == "ability-damage":
            yield value.args["count"]
        for each in value.args.values():
            yield from _damage_in(each)


def sum_of(result: Text, extras: Extras, hits: Text | None = None, shields: Text | None = None) -> Text:
    """Returns `3 Hits - 1 Shield + 1 Brutality`. Surplus Shields are not counted, so that the sum is correct."""
    hits = hits or Text("combat-hits", count=result.args["hits"])
    shields = shields or _shields_that_count(result.args["hits"], result.args["shields"])
    if not result.args.get("extra"):
        return Text("account-sum", hits=hits, shields=shields)
    return Text("account-sum-extra", hits=hits, shields=shields, extra=extras.terms(result.args["extra"]))


def _shields_that_count(hits: int, shields: int) -> Text:
    """Returns the Shields that stopped a Hit each."""
    if shields <= hits:
        return Text("combat-shields", count=shields)
    return Text("account-shields-of", count=hits, shields=shields)


# ---------------------------------------------------------------- after a roll


def rolled(view: State, told: Sequence[Text], seat: int) -> Rolled | None:
    """Returns what the last attack by or on a seat's Hero came to, if these log lines have its result."""
    combat = view.dice
    if view.combat or combat is None or view.heroes[seat].id not in (combat.attacker, combat.defender):
        return None
    extras, result = Extras(), None
    for text in told:
        extras.take(text)
        result = text if text.key in RESULTS else result
    if result is None:
        return None
    hits = _with_gains(combat.attack, "attack", Text("combat-hits", count=result.args["hits"]))
    stopped = _shields_that_count(result.args["hits"], result.args["shields"])
    shields = _with_gains(combat.defense, "defense", stopped)
    total = sum_of(result, extras, hits, shields)
    if combat.dealt != result.args["dealt"]:
        total = Text("account-sum-halved", sum=total)
    dice = [die_text(each) for side in (combat.attack, combat.defense) for each in side.dice if not each.removed]
    return Rolled(_outcome(combat), Text("rolled-sum", sum=total, dealt=combat.dealt), dice)


def _with_gains(side: Side, role: Role, amount: Text) -> Text:
    """Returns the Hits or Shields of a side, with what each ability changed of them."""
    gains = [
        Text("rolled-gain" if count > 0 else "rolled-loss", count=abs(count), by=by)
        for by, count in side.gains.items()
        if count
    ]
    return Text("rolled-with", amount=amount, gains=joined("rolled-gains", gains)) if gains else amount


def _outcome(combat: Combat) -> Text:
    """Returns the Damage, and who fell or how much Life is left."""
    harm, who = combat.harm, _name(combat.defender, combat.defender_card)
    if harm is None or not combat.dealt:
        return Text("rolled-none", who=who)
    return Text("rolled-outcome", dealt=combat.dealt, came=_came(harm, combat, who))


def _came(harm: Harm, combat: Combat, who: Seat | str | Text) -> Text:
    mob = bool(combat.defender_card) and content().enemy(combat.defender_card).kind == "mob"
    if harm.felled and mob and harm.minions:
        return Text("rolled-all-fall", count=harm.minions)
    if harm.felled:
        return Text("rolled-boss-falls") if mob else Text("rolled-falls", who=who)
    return Text("rolled-minions", count=harm.minions) if harm.minions else Text("rolled-life", who=who, life=harm.left)


def _name(who: str, card: str) -> Seat | str | Text:
    """Returns a fighter as an argument of a Text."""
    if who[0] == "h":
        return Seat(int(who[1:]))
    return card or Text("combat-pillar")
