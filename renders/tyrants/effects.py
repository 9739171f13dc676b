"""What a card does: in symbols, which need no language, and in words with symbols among them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engine.games.tyrants import content
from engine.games.tyrants.content import Step
from engine.table import Text
from engine.words import Words

COUNTED = {
    "sites_under_total_control": "<total_control>",
    "sites_controlled": "<control>",
    "white_trophies": "<white><trophy>",
    "control_markers": "<crown>",
    "inner_circle_cards": "<inner_circle>",
}
COSTS = {
    "return_own_spy": "<spy>",
    "return_own_spies": "<spy>+",
    "devour_hand_card": "<devour>",
    "devour_inner_circle_card": "<devour><inner_circle>",
    "discard_hand_card": "<discard>",
}
CONDITIONS = {
    "other_player_troop_at_that_spy_site": "<troop>:",
    "five_player_trophies": "5<trophy>:",
    "four_inner_circle_cards": "4<inner_circle>:",
}
RECEIVERS = {"self": "", "chosen_opponent": "1×", "chosen_opponent_beside_deployed": "1×", "each_opponent": "<troop>×"}


@cache
def in_symbols(card: str) -> str:
    """The card's effect as figures and symbols; a line may be broken at its spaces."""
    return _symbols(content.cards()[card].effect)


def _symbols(steps: Iterable[Step]) -> str:
    return " ".join(_symbol(step) for step in steps)


def _symbol(step: Step) -> str:
    match step:
        case content.Gain():
            gained = ((step.power, "<power>"), (step.influence, "<influence>"))
            return " ".join(f"{amount}{sign}" for amount, sign in gained if amount)
        case content.GainVp():
            return f"<vp>/{_times(step.per)}{COUNTED[step.of]}"
        case content.Pay():
            return f"{COSTS[step.cost]}<becomes> {_symbols(step.then)}"
        case content.ChooseOne():
            options = " / ".join(_symbols(option) for option in step.options)
            return f"{step.times}× {options}" if step.times > 1 else options
        case content.Focus():
            return f"<{step.aspect}>:{_symbols(step.then)}"
        case content.When():
            return f"{CONDITIONS[step.condition]}{_symbols(step.then)}"
        case _:
            return _action(step)


def _action(step: Step) -> str:
    match step:
        case content.Draw():
            return f"{_times(step.times)}<draw_card>"
        case content.Deploy():
            return f"{_times(step.times)}<deploy>"
        case content.PlaceSpy():
            return f"{_times(step.times)}<spy>"
        case content.Assassinate() | content.Supplant():
            white = "<white>" if step.target == "white" else ""
            anywhere = "<anywhere>" if step.at == "anywhere" else ""
            return f"{_times(step.times)}<{step.do}>{white}{anywhere}"
        case content.MoveTroop():
            return f"{_times(step.times)}<move><troop>"
        case content.ReturnPiece():
            return "<return><spy>" if step.kind == "spy" else "<return><troop>/<spy>"
        case content.PromoteAtEndOfTurn():
            which = "<obedience>" if step.filter == "obedience" else ""
            more = step.then_vp_per_inner_circle_cards
            return f"{_times(step.times)}<promote>{which}" + (f" <vp>/{more}<inner_circle>" if more else "")
        case _:
            return _cards(step)


def _cards(step: Step) -> str:
    match step:
        case content.PromoteNow():
            return f"<promote><{'deck' if step.source == 'deck_top' else 'discard'}>"
        case content.RecruitFree():
            return f"<draw_card><{step.aspect}>≤{step.most_cost}"
        case content.GiveOutcasts():
            return f"{RECEIVERS[step.to]}{_times(step.count)}<no_aspect>"
        case content.DevourMarketCard():
            return "<devour><influence>"
        case content.DeckToDiscard():
            return "<deck><becomes><discard>"
        case content.RedeployTrophies():
            return f"{step.times}<trophy><deploy>"
        case _:
            return "<return><deck>"


def _times(count: int) -> str:
    return str(count) if count > 1 else ""


def in_words(card: str, words: Words) -> tuple[str, ...]:
    """The card's effect in short sentences with symbols, a paragraph for each instruction and each choice."""
    return tuple(words.say(text) for step in content.cards()[card].effect for text in _paragraphs(step))


def _paragraphs(step: Step) -> list[Text]:
    if not isinstance(step, content.ChooseOne):
        return [_sentence(step)]
    first, *others = (_sentences(option) for option in step.options)
    return [
        Text("picture-times", times=step.times, what=first) if step.times > 1 else first,
        *(Text("picture-or", what=other) for other in others),
    ]


def _sentence(step: Step) -> Text:
    """A step as a text: the numbers and choices of a step are arguments of its message."""
    key = f"picture-step-{step.do.replace('_', '-')}"
    match step:
        case content.Gain():
            both = "both" if step.power and step.influence else "power" if step.power else "influence"
            return Text(f"{key}-{both}", power=step.power, influence=step.influence)
        case content.GainVp():
            return Text(f"{key}-{step.of.replace('_', '-')}", per=step.per)
        case content.Pay():
            return Text(f"{key}-{step.cost.replace('_', '-')}", then=_sentences(step.then))
        case content.ChooseOne():
            first, second = (_sentences(option) for option in step.options)
            return Text(key, first=first, second=second)
        case content.Focus():
            return Text(f"{key}-{step.aspect}", then=_sentences(step.then))
        case content.When():
            return Text(f"{key}-{step.condition.replace('_', '-')}", then=_sentences(step.then))
        case content.Assassinate() | content.Supplant():
            return Text(f"{key}-{step.target}", times=step.times, at=Text(f"picture-at-{step.at.replace('_', '-')}"))
        case _:
            return _plain_sentence(key, step)


def _plain_sentence(key: str, step: Step) -> Text:
    match step:
        case content.Draw() | content.Deploy() | content.PlaceSpy() | content.RedeployTrophies():
            return Text(key, times=step.times)
        case content.MoveTroop():
            return Text(f"{key}-up-to" if step.up_to else key, times=step.times)
        case content.ReturnPiece():
            return Text(f"{key}-{step.kind.replace('_', '-')}")
        case content.PromoteAtEndOfTurn() if step.then_vp_per_inner_circle_cards:
            return Text(f"{key}-then-vp", times=step.times, per=step.then_vp_per_inner_circle_cards)
        case content.PromoteAtEndOfTurn():
            return Text(f"{key}-{step.filter}", times=step.times)
        case content.PromoteNow():
            return Text(f"{key}-{step.source.replace('_', '-')}")
        case content.RecruitFree():
            return Text(f"{key}-{step.aspect}", cost=step.most_cost)
        case content.GiveOutcasts():
            return Text(f"{key}-{step.to.replace('_', '-')}", count=step.count)
        case _:
            return Text(key)


def _sentences(steps: Sequence[Step]) -> Text:
    """Steps one after the other, as one text."""
    first, *rest = (_sentence(step) for step in steps)
    return Text("picture-then", first=first, second=_joined(rest)) if rest else first


def _joined(texts: list[Text]) -> Text:
    return texts[0] if len(texts) == 1 else Text("picture-then", first=texts[0], second=_joined(texts[1:]))
