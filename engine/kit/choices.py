"""Options as menus: groups of at most 25, and the most valuable of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.table import Ask, Option

MOST_IN_GROUP = 25  # options that one menu of Discord holds


def groups(names: Iterable[str]) -> Iterator[str]:
    """The group of each option of a menu, by the name that it belongs under: `deploy-west`, and `deploy-west-2` for
    those that `deploy-west` has no room for."""
    counts: dict[str, int] = {}
    for name in names:
        before = counts.get(name, 0)
        counts[name] = before + 1
        yield name if before < MOST_IN_GROUP else f"{name}-{before // MOST_IN_GROUP + 1}"


def kind_of(option: Option) -> str:
    """The first word of an option's group: `deploy` of `deploy-west-2`."""
    return option.group.partition("-")[0]


def most_valuable(ask: Ask, value: Callable[[Option], float]) -> Sequence[str]:
    """The ids of the best options, the best first: as many as have a value above 0, within what the ask takes. Of
    equally good ones the first counts."""
    fewest, most = ask.pick
    ranked = sorted(((value(option), option.id) for option in ask.options), key=lambda each: -each[0])
    wanted = max(fewest, min(most, sum(worth > 0 for worth, _ in ranked)))
    return [option_id for _, option_id in ranked[:wanted]]
