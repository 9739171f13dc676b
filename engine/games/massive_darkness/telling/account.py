"""Condenses the log of a stretch of play: each attack is one sum, a walk one line, the XP of a Hero one number.

Omitted events, such as single dice and changes of Equipment, are in the full log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.games.massive_darkness.telling.sums import RESULTS, Extras, sum_of
from engine.table import Importance, Seat, Text

IMPORTANCE: Mapping[str, Importance] = {
    **dict.fromkeys(
        (
            "account-attack",
            "account-attack-kills",
            "account-attack-life",
            "account-micro-xp",
            "account-xp",
            "end-artifact-destroyed",
            "end-buried",
            "end-chosen-dead",
            "end-immortal-arrives",
            "end-immortal-stays",
            "end-lost",
            "end-no-lifebringer",
            "end-spider-escapes",
            "end-won",
            "experience-bought",
            "level-rises",
            "life-boss-dies",
            "life-dies",
            "life-enemy-dies",
            "life-pillar-destroyed",
            "life-resurrected",
            "life-single-dies",
            "market-took",
            "mission-borrows",
            "mission-bridges-fall",
            "mission-chosen-is",
            "mission-collapses",
            "mission-crumbles",
            "mission-darkness",
            "mission-firework-destroyed",
            "mission-levers",
            "mission-pulls",
            "mission-spider-drags",
            "mission-token",
            "mission-unlocked",
            "story-retried",
            "story-went-on",
            "xp-gained",
            "xp-gained-micro",
        ),
        Importance.DECISIVE,
    ),
    **dict.fromkeys(
        (
            "account-moves",
            "account-walks",
            "combat-result",
            "combat-result-extra",
            "enemies-stands-up",
            "hero-round",
            "setup-equipped",
            "setup-first-player-is",
            "told-chosen",
            "use-told",
        ),
        Importance.ROUTINE,
    ),
}
"""Decisive: deaths, totals of attacks, XP, Levels and Skills, objectives, and the end of the Mission. Routine: what the
board shows anyway, and the bare total of an attack whose fighters are in an earlier line."""

DETAILS = frozenset(
    {
        "combat-enchants",
        "combat-filled",
        "combat-flipped",
        "combat-rerolled",
        "combat-rolled",
        "combat-skill-acts",
        "hero-picks-up",
        "item-equipped",
        "item-taken-off",
        "life-rolled",
    }
)
"""Lines only for the full log: the board or the next line shows the same."""

GAINS: Mapping[str, str] = {"xp-gained": "account-xp", "xp-gained-micro": "account-micro-xp"}
GROWING: Mapping[str, str] = {"account-moves": "zones", "account-gains": "cards"}
"""Lines that are extended by the same Hero's next events, and what they list."""
BEHIND: Mapping[str, str] = {"hero-opens": "account-opens", "hero-door-opens": "account-door-opens"}
"""Lines about a Door that are extended by what its card brings."""
STEPS_TOLD = 2
"""Only the last Zone of a walk is mentioned."""

DEATHS: Mapping[str, str] = {
    "life-minions-die": "account-minions",
    "life-boss-dies": "account-boss",
    "life-single-dies": "account-single",
}
"""The word for those who died of an attack."""


def account(told: Sequence[Text]) -> Sequence[Text]:
    """Returns the log lines condensed, in the same order; XP come last, with one sum for each Hero."""
    lines: list[Text] = []
    gained: dict[str, Counter[Seat]] = {key: Counter() for key in GAINS}
    for text in _condensed(told):
        if text.key in gained:
            gained[text.key].update(dict.fromkeys(text.args["heroes"], text.args["xp"]))
        elif lines and (joined := _merged(lines[-1], text)):
            lines[-1] = joined
        else:
            lines.append(text)
    lines += [_xp_line(GAINS[key], sums) for key, sums in gained.items() if sums]
    return list(map(_shortened, lines))


def _condensed(told: Sequence[Text]) -> Iterator[Text]:
    """Yields the lines without details, and each attack as one sum."""
    attack, extras = None, Extras()
    for text in told:
        extras.take(text)
        if text.key.startswith("combat-begins-"):
            attack = text
        elif attack and text.key in RESULTS:
            yield _attack_line(attack, text, extras)
        elif text.key == "hero-moves":
            yield Text("account-moves", hero=text.args["hero"], zones=(text.args["zone"],))
        elif text.key == "item-gained":
            yield Text("account-gains", hero=text.args["hero"], cards=(text.args["card"],))
        elif text.key not in DETAILS or _came_to_nothing(text):
            yield text


def _came_to_nothing(text: Text) -> bool:
    """True if dice outside an attack showed no Hit, which no later line mentions."""
    return text.key == "life-rolled" and not text.args["hits"]


def _attack_line(attack: Text, result: Text, extras: Extras) -> Text:
    """Returns `3 Hits - 1 Shield = 2 Damage` with the fighters."""
    who = {"attacker": attack.args["attacker"], "defender": attack.args["defender"]}
    return Text("account-attack", **who, sum=sum_of(result, extras), dealt=result.args["dealt"])


def _merged(last: Text, text: Text) -> Text | None:
    """Returns one line for two if the second continues the first or is its result."""
    about = text.args.get("hero")
    if last.key == text.key and last.key in GROWING and last.args["hero"] == about:
        listed = GROWING[last.key]
        return Text(last.key, hero=about, **{listed: (*last.args[listed], *text.args[listed])})
    if last.key in BEHIND and text.key == "hero-door-card":
        return Text(BEHIND[last.key], **last.args, found=())
    if last.key in BEHIND.values() and (found := _found(text)):
        return Text(last.key, **{**last.args, "found": (*last.args["found"], found)})
    if last.key == "event-drawn":
        return Text("account-event", card=last.args["card"], effect=text)
    if last.key == "account-attack" and text.key == "combat-halved":
        return Text(last.key, **{**last.args, **text.args, "sum": Text("account-sum-halved", sum=last.args["sum"])})
    if last.key == "account-attack" and text.key == "life-hurt" and last.args["defender"] == about:
        return Text("account-attack-life", **last.args, life=text.args["life"])
    if last.key == "account-attack" and text.key == "life-enemy-hurt" and last.args["defender"] == text.args["enemy"]:
        return last
    if last.key in ("account-attack", "account-attack-kills") and text.key in DEATHS:
        return _with_dead(last, text)
    return None


def _found(text: Text) -> Text | None:
    """Returns an Enemy or the Treasure of a Zone in few words; None for other events."""
    if text.key == "hero-treasure-found":
        return Text("account-found-treasure", zone=text.args["zone"], count=text.args["normal"] + text.args["special"])
    if text.key not in ("enemies-spawn", "enemies-spawn-equipped"):
        return None
    figures: Text = text.args["figures"]
    minions: Text = figures.args.get("minions", figures) if figures.key == "figures-mob" else figures
    count = minions.args.get("minions", 0)
    return Text("account-found-enemy", enemy=text.args["enemy"], zone=text.args["zone"], minions=count)


def _shortened(line: Text) -> Text:
    """Returns only the distance and destination of a long walk, and says if nothing is behind a Door."""
    if line.key in BEHIND.values() and not line.args["found"]:
        return Text(line.key, **{**line.args, "found": (Text("account-found-nothing"),)})
    zones: Sequence[str] = line.args["zones"] if line.key == "account-moves" else ()
    if len(zones) <= STEPS_TOLD:
        return line
    return Text("account-walks", hero=line.args["hero"], zone=zones[-1], count=len(zones))


def _with_dead(attack: Text, death: Text) -> Text | None:
    """Returns an attack with its dead, if the target died."""
    if attack.args["defender"] != death.args["enemy"]:
        return None
    dead = Text(DEATHS[death.key], count=death.args.get("minions", 1))
    return Text("account-attack-kills", **{**attack.args, "dead": (*attack.args.get("dead", ()), dead)})


def _xp_line(key: str, gained: Mapping[Seat, int]) -> Text:
    return Text(key, gains=tuple(Text("account-gain", hero=hero, xp=gained[hero]) for hero in sorted(gained)))
