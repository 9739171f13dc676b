"""The result of the last attack in words, for the panel after its dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from engine.games.fireteam_zero.combat.dice import shown, symbols
from engine.games.fireteam_zero.model.state import Blow, Fight, State
from engine.kit.wording import joined
from engine.table import Rolled, Text

ROLLS = ("attack-rolled", "rerolled", "creature-rolled", "reroll-keep")  # lines, and the choice to keep the dice
MOST_NAMED = 2  # results in words; the picture shows all
GOALS = {"objective-token": "rolled-goal", "objective-limit": "rolled-goal-limit"}


def rolled(view: State, told: Sequence[Text], seat: int) -> Rolled | None:
    """Returns what the last attack by or on a seat's hero came to, if these lines have its dice."""
    fight, hero = view.fight, view.heroes[seat].id
    if fight is None or not fight.blows or not any(text.key in ROLLS for text in told):
        return None
    if hero != fight.attacker and not any(blow.who == hero for blow in fight.blows):
        return None
    dice = [Text("reroll-die", count=shown(die, fight.type)) for die in fight.dice]
    return Rolled(joined("account-then", _results(fight.blows)), _with_goals(_total(fight), told), dice)


def _results(blows: Sequence[Blow]) -> Iterator[Text]:
    """Yields the first results; equal ones are counted."""
    counts = Counter((blow.kind, blow.who, blow.count) for blow in blows)
    for (kind, who, count), times in islice(counts.items(), MOST_NAMED):
        came = _came(Blow(kind, who, count))
        yield came if times == 1 else Text("rolled-times", came=came, count=times)


def _total(fight: Fight) -> Text:
    """Returns `4 hits + 1 from cards - 2 resistance = 3, 3 needed`."""
    hits = symbols(fight.dice, fight.type)
    sums = {"hits": hits, "added": fight.added, "resisted": fight.resisted, "needed": fight.needed}
    return Text("rolled-sum", **sums, total=max(0, hits + fight.added - fight.resisted))


def _with_goals(total: Text, told: Sequence[Text]) -> Text:
    """Returns the sum with the objectives that the kill has brought forward, or may not in this round."""
    goals = [
        Text(GOALS[text.key], **{**text.args, "objective": f"{text.args['objective']}.short"})
        for text in told
        if text.key in GOALS
    ]
    once = [each for at, each in enumerate(goals) if each not in goals[:at]]
    return joined("account-then", [total, *once])


def _came(blow: Blow) -> Text:
    """Returns the result for one figure or object."""
    if blow.kind in ("hit", "knocked_out"):
        return Text(f"rolled-{blow.kind.replace('_', '-')}", hero=blow.who, hits=blow.count)
    return Text(f"rolled-{blow.kind}", who=blow.who, count=blow.count)
