"""The account of a stretch of play in few lines: what a seat did several times is told once, with all of it."""

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
    """What was told, each kind of deed of a seat in one line, where the first of them stood; of a site that changed
    hands more than once how that ended."""
    deeds: dict[object, list[Text]] = {}
    for at, text in enumerate(told):
        kind: object = (text.key, text.args.get("seat")) if text.key in TOGETHER else at
        if text.key in OUTCOMES:
            kind = OUTCOMES[text.key], text.args["site"]
            deeds.pop(kind, None)
        deeds.setdefault(kind, []).append(text)
    return [texts[0] if len(texts) == 1 else TOGETHER[texts[0].key](texts) for texts in deeds.values()]


def _plays_for(texts: Sequence[Text]) -> Text:
    """Cards that gave Power and Influence without a choice."""
    gains: Counter[str] = Counter()
    for gain in (gain for text in texts for gain in text.args["what"]):
        gains[gain.key] += gain.args["count"]
    what = tuple(Text(key, count=gains[key]) for key in ("power", "influence") if gains[key])
    return Text("account-plays-for", seat=texts[0].args["seat"], count=len(texts), what=what)


def _cards(key: str) -> Callable[[Sequence[Text]], Text]:
    """Cards, each with how often it was meant."""

    def together(texts: Sequence[Text]) -> Text:
        counts = Counter(text.args["card"] for text in texts)
        cards = tuple(Text("cards", card=card, count=counts[card]) for card in distinct(counts))
        return Text(key, **{**texts[0].args, "card": cards})

    return together


def _troops(key: str, *names: str) -> Callable[[Sequence[Text]], Text]:
    """Troops at places, each with how many they were; `names` are what tells them apart."""

    def together(texts: Sequence[Text]) -> Text:
        counts = Counter(tuple(text.args[name] for name in names) for text in texts)
        troops = tuple(
            Text(f"{key}-troops", count=count, **dict(zip(names, which, strict=True)))
            for which, count in counts.items()
        )
        return Text(key, seat=texts[0].args["seat"], count=len(texts), troops=troops)

    return together


def _sum(texts: Sequence[Text]) -> Text:
    """One sum."""
    return Text(texts[0].key, **{**texts[0].args, "count": sum(text.args["count"] for text in texts)})


OUTCOMES: Mapping[str, str] = {
    "marker-back": "marker",
    "marker-taken": "marker",
    "total-control": "total control",
    "total-control-lost": "total control",
}
"""What each of these lines says about a site, of which only the last counts."""

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
"""How several of a kind become one line."""
