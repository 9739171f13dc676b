"""Submits one or several answers to the service, and shows the result with the next question."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from bot.host import metrics
from bot.interactions.reply import Reply
from bot.messages.payloads import OfAsk
from bot.panels.choosing.choices import Choices, listed, reopened
from bot.panels.choosing.refused import why_refused
from bot.panels.choosing.showing import show_panel
from bot.posts.post import CHOSEN, account, things
from bot.text.speech import choice_said, label, lines_of
from engine.campaigns import Answered, Campaigns, Situation
from engine.campaigns.model.errors import (
    AlreadyAnswered,
    NothingToPlay,
    NotLegal,
    NotYourSeat,
    NotYourTurn,
    StaleAsk,
    VoteOpen,
    WrongStage,
)
from engine.campaigns.play.runs import NextPick
from engine.table import Game, Importance, Rolled, TellsRolls, Text, WarnsOfWaste
from engine.words import Spoken, Words

ACTORS = ("seat", "hero", "clan", "origin")  # the reader, and where they were: known to them
ALONG = "who"  # the argument of a move that names companions
OUTDATED = (AlreadyAnswered, NothingToPlay, NotLegal, NotYourTurn, StaleAsk, VoteOpen, WrongStage)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of answers: the campaign's state, a note, the group to keep open, whether the turn ended, and what
    dice came to."""

    situation: Situation
    note: str
    group: str | None
    turn_over: bool
    rolled: Rolled | None = None


@dataclass(frozen=True, slots=True)
class OneAnswer:
    """The picks for one question. `from_menu`: they were selected in a menu, which stays one."""

    pick: Sequence[str]
    from_menu: bool = False

    async def give(self, campaigns: Campaigns, asked: OfAsk, user: int) -> Answered:
        """Submits it. Raises what `Play.answer` does."""
        answered = await campaigns.play.answer(
            asked.campaign, branch=asked.branch, n=asked.n, seat=asked.seat, user=user, pick=self.pick, follow=True
        )
        metrics.ANSWERS.inc()
        return answered

    def outcome(self, answered: Answered, words: Words) -> Outcome:
        """Returns the result."""
        ask, situation = answered.ask, answered.situation
        options = [ask.by_id[each] for each in self.pick]
        texts = [option.text for option in options]
        turn_over = any(option.final == "turn" for option in options)
        choice = Spoken(listed(words, options))
        voted = answered.held and ask.occasion == "table"
        done = words.message("panel-voted", choice=choice) if voted else _done_line(words, answered, choice, texts)
        lines = _account_lines(words, answered, () if turn_over else texts)
        note = _note(answered, "" if turn_over else done, lines)
        choices = Choices.of(ask, situation.game.groups.get(ask.key))
        group = reopened(choices, self.pick[0], as_menu=self.from_menu) if self.pick else None
        return Outcome(situation, note, group, turn_over or answered.turn_over, _rolled(answered))


def nothing_to_add(answered: Answered) -> str:
    """Returns the default of `stopped`: the answers went as far as intended."""
    return ""


@dataclass(frozen=True, slots=True)
class SeveralAnswers:
    """Consecutive answers, as long as `next_pick` returns some. `stopped` returns why it ended early, if it did.
    `group` is to be open afterwards, and `pick` is what was pressed (empty for typed text)."""

    next_pick: NextPick
    group: str | None = None
    stopped: Callable[[Answered], str] = nothing_to_add
    pick: Sequence[str] = ()

    async def give(self, campaigns: Campaigns, asked: OfAsk, user: int) -> Answered:
        """Submits them. Raises what `Play.answer_run` does."""
        answered = await campaigns.play.answer_run(
            asked.campaign,
            branch=asked.branch,
            n=asked.n,
            seat=asked.seat,
            user=user,
            next_pick=self.next_pick,
            follow=True,
        )
        metrics.ANSWERS.inc(answered.links)
        return answered

    def outcome(self, answered: Answered, words: Words) -> Outcome:
        """Returns the result."""
        choice = Spoken(choice_said(words, answered.choice))
        lines = _account_lines(words, answered, answered.choice)
        done = _done_line(words, answered, choice, answered.choice)
        note = lines_of(self.stopped(answered), _note(answered, done, lines))
        turn_over = answered.why_final == "turn" or answered.turn_over
        return Outcome(answered.situation, note, self.group, turn_over, _rolled(answered))


@dataclass(frozen=True, slots=True)
class RestOfTurn:
    """Hands the rest of a turn to autopilot, except for the groups in `leaves`; `pick` is what was pressed. With
    `through`, these picks are given one after another, and autopilot only answers questions with these keys after each.
    """

    leaves: Collection[str]
    pick: Sequence[str] = ()
    through: Collection[str] | None = None

    async def give(self, campaigns: Campaigns, asked: OfAsk, user: int) -> Answered:
        """Starts autopilot. Raises what `Play.hand_over` does."""
        answered = await campaigns.play.hand_over(
            asked.campaign,
            branch=asked.branch,
            n=asked.n,
            seat=asked.seat,
            user=user,
            leaves=self.leaves,
            first=[[each] for each in self.pick] if self.through is not None else (),
            through=self.through,
            follow=True,
        )
        metrics.ANSWERS.inc(answered.links)
        return answered

    def outcome(self, answered: Answered, words: Words) -> Outcome:
        """Returns the result. The events show what autopilot has done."""
        picked = [answered.ask.by_id[each] for each in self.pick if each in answered.ask.by_id]
        if self.through is None:
            done: Sequence[Text] = ()
            said = self._handed_over(answered, words)
        else:
            short = [
                each.text for each in picked if words.has(f"done-{each.text.key}") and each.text in answered.choice
            ]
            done = short or answered.choice
            said = _done_line(words, answered, Spoken(_named(words, done)), done)
        left = [each for each in picked if each.text not in answered.choice]
        why = "useless" if isinstance(answered.situation.game, WarnsOfWaste) else "nothing"
        stopped = words.message("act-stopped", link=Spoken(label(words, left[0])), why=Spoken(why)) if left else ""
        lines = _account_lines(words, answered, done)
        note = lines_of(stopped, _note(answered, said, lines) if self.through is not None else lines_of(said, *lines))
        return Outcome(answered.situation, note, None, answered.turn_over, _rolled(answered))

    def _handed_over(self, answered: Answered, words: Words) -> str:
        """Returns what autopilot has played by name, if the game names it, and if it would keep what is left."""
        now = answered.situation.ask_of(answered.seat)
        goes_on = now is not None and now.in_turn and not answered.turn_over
        left = [each for each in now.options if each.group not in self.leaves and each.final != "turn"] if now else []
        names = [text for text in answered.choice if words.has(f"done-{text.key}")]
        return words.message(
            "panel-handed-over",
            count=len(names),
            played=Spoken(_named(words, names)),
            stops=Spoken("yes" if goes_on and left else "no"),
            undo=Spoken("yes" if answered.undoable else "no"),
        )


def _named(words: Words, choice: Sequence[Text]) -> str:
    """Lists choices, each as short as the message `done-<key>` of the game if it has one."""
    texts = [Text(f"done-{text.key}", **text.args) if words.has(f"done-{text.key}") else text for text in choice]
    return choice_said(words, texts)


Answers = OneAnswer | SeveralAnswers | RestOfTurn


async def submit(reply: Reply, asked: OfAsk, answers: Answers) -> None:
    """Submits answers to the service, which validates everything again, and shows the next question, or why they were
    refused (E1 to E4)."""
    reply.services.choosing.opened(asked.campaign, reply.person.user)  # the turn message may be sent before the panel
    try:
        answered = await answers.give(reply.campaigns, asked, reply.person.user)
    except (*OUTDATED, NotYourSeat) as refusal:
        await _show_refused(reply, asked, answers.pick, refusal)
        return
    outcome = answers.outcome(answered, reply.words(answered.situation))
    await show_panel(
        reply,
        outcome.situation,
        seat=asked.seat,
        group=outcome.group,
        note=outcome.note,
        turn_over=outcome.turn_over,
        rolled=outcome.rolled,
    )


async def _show_refused(reply: Reply, asked: OfAsk, wanted: Sequence[str], refusal: Exception) -> None:
    """Shows the current panel with the reason of the refusal."""
    metrics.refused(refusal)
    situation = await reply.campaigns.lookup.situation(asked.campaign)
    await show_panel(reply, situation, seat=asked.seat, note=why_refused(reply, situation, asked.seat, wanted, refusal))


def _done_line(words: Words, answered: Answered, choice: Spoken, done: Sequence[Text]) -> str:
    """Returns what was done, and why it is final if no event shows that; empty if the events say all of it."""
    if answered.held:
        return words.message("panel-held", choice=choice)
    told = [text for text in answered.told if text.key != CHOSEN]
    if answered.undoable:
        said_by_events = answered.ask.in_turn and tells_more(answered.situation.game, told, done)
        return "" if said_by_events else words.message("panel-done", choice=choice)
    if answered.why_final == "card" and answered.ask.in_turn and _names_all(answered.situation.game, told, done):
        return ""
    if answered.why_final in ("dice", "card") and without_echoes(told, done):  # the events show what came of it
        return words.message("panel-done", choice=choice)
    return words.message("panel-final", choice=choice, why=Spoken(answered.why_final or "turn"))


def _note(answered: Answered, done: str, lines: Sequence[str]) -> str:
    """Returns what was done and the events. What a new card brought comes first, since the panel has room for little
    and the reader knows the choice."""
    return lines_of(*lines, done) if answered.why_final == "card" else lines_of(done, *lines)


def _rolled(answered: Answered) -> Rolled | None:
    """Returns what dice came to. The end of a turn shows what is next instead."""
    situation, game = answered.situation, answered.situation.game
    if answered.why_final == "turn" or not isinstance(game, TellsRolls) or answered.chapter_over:
        return None
    view = situation.view(answered.seat)
    said = [*answered.told, *answered.choice]  # keeping the dice may be all that was left to decide
    return game.rolled(view, said, answered.seat) if view is not None else None


def _account_lines(words: Words, answered: Answered, done: Sequence[Text]) -> list[str]:
    """Returns the resulting events, a line each, routine last, without those that only repeat what was `done`."""
    game, told = answered.situation.game, [text for text in answered.told if text.key != CHOSEN]
    if not answered.ask.in_turn:
        return account(words, game, told, answered.seat)
    said = () if tells_more(game, told, done) else done  # else the events stand for what was done
    told = told if answered.why_final == "card" and _names_all(game, told, done) else without_echoes(told, done)
    return account(words, game, told, answered.seat, done=said, routine_last=True)  # the panel has room for few


def tells_more(game: Game, told: Sequence[Text], done: Sequence[Text]) -> bool:
    """True if routine events name everything that was chosen, and more, such as the Power that each card gave."""
    kept = without_echoes(told, done)
    named = [things(text) for text in kept if game.importance_of(text) is Importance.ROUTINE]
    return all(things(text) and any(things(text) <= each for each in named) for text in done)


def _names_all(game: Game, told: Sequence[Text], done: Sequence[Text]) -> bool:
    """True if a line of the account names everything that was chosen, and what came of it."""
    known = [things(text) for text in game.account(told) if text not in told]
    return bool(done) and all(things(text) and any(things(text) < each for each in known) for text in done)


def without_echoes(told: Sequence[Text], done: Sequence[Text]) -> list[Text]:
    """Returns the events without those that name nothing but what was chosen. Each choice has at most one, in order. A
    move may have several steps, and others who come along."""
    kept, left = list[Text](), list(done)
    for text in told:
        known = (*ACTORS, ALONG) if "origin" in text.args else ACTORS
        said = {name: value for name, value in text.args.items() if name not in known}
        named = things(tuple(value for name, value in said.items() if (name, value) != ("count", 1)))
        at = next((at for at, choice in enumerate(left) if named and named <= things(choice)), None)
        if at is None:
            kept.append(text)
        else:
            del left[: at + 1]
            _without_way_to(kept, text)
    return kept


def _without_way_to(kept: list[Text], last: Text) -> None:
    """Removes the steps of the same move before its last one."""
    while kept and "origin" in last.args and kept[-1].args.get("place") == last.args["origin"]:
        if kept[-1].args.get("hero") != last.args.get("hero") or "origin" not in kept[-1].args:
            return
        last = kept.pop()
