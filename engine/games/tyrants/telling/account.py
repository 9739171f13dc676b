"""Condenses the log lines of a stretch of play: repeated deeds of a seat become one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from engine.games.tyrants.cards.piles import distinct
from engine.table import Importance, Text

IMPORTANCE: Mapping[str, Importance] = {
    **dict.fromkeys(
        (
            "account-assassinates",
            "account-recruits",
            "account-supplants",
            "assassinate-done",
            "last-market-card",
            "last-troop",
            "marker-back",
            "marker-taken",
            "recruit-done",
            "supplant-done",
            "total-control",
            "total-control-lost",
            "vp-gain",
        ),
        Importance.DECISIVE,
    ),
    **dict.fromkeys(
        (
            "account-comes-into-market",
            "account-plays",
            "account-plays-for",
            "deck-discarded",
            "draw-done",
            "hand-discarded",
            "market-card",
            "market-opens",
            "play-gain-done",
            "setup-troop-done",
            "start-player",
            "supply-done",
        ),
        Importance.ROUTINE,
    ),
}


def account(told: Sequence[Text]) -> Sequence[Text]:
    """Returns the log lines with each kind of deed of a seat merged at its first occurrence.

    Of a site that changed hands more than once, only the last state is kept. Cards that the reader drew are named, so
    their number is left out.
    """
    named = any(text.key == "draw-cards" for text in told)
    deeds: dict[object, list[Text]] = {}
    for at, text in enumerate(told):
        if named and text.key == "draw-done":
            continue
        kind: object = (text.key, text.args.get("seat")) if text.key in TOGETHER else at
        if text.key in OUTCOMES:
            kind = OUTCOMES[text.key], text.args["site"]
            deeds.pop(kind, None)
        deeds.setdefault(kind, []).append(text)
    return [texts[0] if len(texts) == 1 else TOGETHER[texts[0].key](texts) for texts in deeds.values()]


def _plays_for(texts: Sequence[Text]) -> Text:
    """Merges cards that gave Power and Influence without a choice."""
    gains: Counter[str] = Counter()
    for gain in (gain for text in texts for gain in text.args["what"]):
        gains[gain.key] += gain.args["count"]
    what = tuple(Text(key, count=gains[key]) for key in ("power", "influence") if gains[key])
    return Text("account-plays-for", seat=texts[0].args["seat"], count=len(texts), what=what)


def _cards(key: str) -> Callable[[Sequence[Text]], Text]:
    """Merges cards, each with its count."""

    def together(texts: Sequence[Text]) -> Text:
        counts = Counter(text.args["card"] for text in texts)
        cards = tuple(Text("cards", card=card, count=counts[card]) for card in distinct(counts))
        return Text(key, **{**texts[0].args, "card": cards})

    return together


def _troops(key: str, *names: str) -> Callable[[Sequence[Text]], Text]:
    """Merges troops at places, each with its count; `names` are the arguments that distinguish them."""

    def together(texts: Sequence[Text]) -> Text:
        counts = Counter(tuple(text.args[name] for name in names) for text in texts)
        troops = tuple(
            Text(f"{key}-troops", count=count, **dict(zip(names, which, strict=True)))
            for which, count in counts.items()
        )
        return Text(key, seat=texts[0].args["seat"], count=len(texts), troops=troops)

    return together


def _sum(texts: Sequence[Text]) -> Text:
    """Adds up numbers."""
    return Text(texts[0].key, **{**texts[0].args, "count": sum(text.args["count"] for text in texts)})


OUTCOMES: Mapping[str, str] = {
    "marker-back": "marker",
    "marker-taken": "marker",
    "total-control": "total control",
    "total-control-lost": "total control",
}
"""The subject of each of these lines about a site, of which only the last line counts."""

TOGETHER: Mapping[str, Callable[[Sequence[Text]], Text]] = {
    "assassinate-done": _troops("account-assassinates", "colour", "place"),
    "deploy-done": _troops("account-deploys", "place"),
    "draw-done": _sum,
    "market-card": _cards("account-comes-into-market"),
    "play-done": _cards("account-plays"),
    "play-gain-done": _plays_for,
    "promote-done": _cards("account-promotes"),
    "recruit-done": _cards("account-recruits"),
    "supplant-done": _troops("account-supplants", "colour", "site"),
    "vp-gain": _sum,
}
"""How several lines of a kind become one."""
