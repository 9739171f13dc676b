"""Options as menus: groups of at most 25, and the most valuable options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.table import Ask, Option

MOST_IN_GROUP = 25  # options that one menu of Discord holds


def groups(names: Sequence[str]) -> Sequence[str]:
    """Returns the group of each option of a menu by its name: `deploy-west`, then `deploy-west-2` when that is full."""
    if len(names) <= MOST_IN_GROUP:
        return names
    counts = dict.fromkeys(names, 0)
    found = []
    for name in names:
        full, _ = divmod(counts[name], MOST_IN_GROUP)
        counts[name] += 1
        found.append(f"{name}-{full + 1}" if full else name)
    return found


def in_menus(found: Sequence[Option]) -> Sequence[Option]:
    """Returns the options in groups that fit into menus."""
    if len(found) <= MOST_IN_GROUP:
        return found
    names = groups([option.group for option in found])
    return [each if each.group == name else replace(each, group=name) for each, name in zip(found, names, strict=True)]


def kind_of(option: Option) -> str:
    """Returns the first word of an option's group: `deploy` of `deploy-west-2`."""
    return option.group.partition("-")[0]


def most_valuable(ask: Ask, value: Callable[[Option], float]) -> Sequence[str]:
    """Returns the ids of the most valuable options, the best first: those with a value above 0, within what the
    question takes.

    Ties keep the order of the options.
    """
    fewest, most = ask.pick
    ranked = sorted(((value(option), option.id) for option in ask.options), key=lambda each: -each[0])
    wanted = max(fewest, min(most, sum(worth > 0 for worth, _ in ranked)))
    return [option_id for _, option_id in ranked[:wanted]]


def first_of_its_kind(ask: Ask, usual: Sequence[str]) -> Sequence[str]:
    """Returns the first option of the kind of the usual one, such as `deploy`; for several, the usual ones."""
    if ask.pick != (1, 1):
        return usual
    kind = usual[0].partition(":")[0]
    return [next(option.id for option in ask.options if option.id.partition(":")[0] == kind)]
