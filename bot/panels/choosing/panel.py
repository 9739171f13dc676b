"""The panel: the ephemeral message in which a player chooses (docs/behaviour.md#turn)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot.live_messages.news import close_lines
from bot.messages.emojis import emoji, emoji_arguments
from bot.messages.fitting import LINE, fitting, in_lines, without_last_parts
from bot.messages.ids import NOBODY, Press
from bot.messages.layout import Button, Control, Message, Picture, Row, Style, button, row
from bot.messages.payloads import GameRules, OfAsk, PressedChoice
from bot.panels.choosing.choices import MENU, Choices
from bot.panels.choosing.planned import plan_at, plan_menus
from bot.panels.choosing.plans import plan_button, stopped_line
from bot.panels.choosing.rows import LEAD, choice_rows
from bot.panels.choosing.turn_end import end_lines
from bot.panels.choosing.zones import ROWS, Zones
from bot.text.speech import capital, choice_said, cut, label, plain, player_of, seats_and_players
from engine.campaigns import Situation
from engine.table import (
    Ask,
    Combines,
    Impossible,
    Option,
    Plan,
    PointsAhead,
    Rolled,
    Run,
    Seat,
    Text,
    WarnsOfWaste,
    plans_of,
)
from engine.words import Spoken, Words
from renders.emojis import sign_of, symbols_of_figures

LONGEST_UNDO = 30  # characters of what Undo takes back


@dataclass(frozen=True)
class Panel:
    """The choices of one seat at one moment, in its reader's language. `group` is the open one, `note` says what has
    just happened, `rolled` what dice came to, `tip` is a hint, `around` says what is near for readers without pictures;
    `runs`, `next_up` and `recommended` come from the game, `suggested` from autopilot. `joined` answers more questions.
    `offers_letters` gives the first free row to larger letters in pictures.
    """

    situation: Situation
    user: int
    seat: int
    ask: Ask
    words: Words
    group: str | None = None
    note: str = ""
    tip: str = ""
    around: Sequence[str] = ()
    picture: Picture | None = None
    runs: Sequence[Run] = ()
    joined: Sequence[Run] = ()
    next_up: str | None = None
    recommended: Mapping[str, Text] = field(default_factory=dict)
    suggested: Sequence[str] = ()
    rolled: Rolled | None = None
    offers_letters: bool = False

    @property
    def moment(self) -> OfAsk:
        """The question that every button of the panel names."""
        return OfAsk(self.situation.id, self.situation.branch, self.ask.n, self.seat)

    @cached_property
    def choices(self) -> Choices:
        """The options in their groups."""
        order = self.situation.game.groups.get(self.ask.key)
        runs = [*(each for each in self.runs if not self._is_used_up(each)), *self.joined]
        game, status = self.situation.game.key, self.situation.status(self.seat)
        found = Choices.of(self.ask, order, runs, self.next_up, self.recommended, self.suggested, game, status)
        several = [each.id for each in found.lead_set]
        if isinstance(self.situation.game, WarnsOfWaste) and self.ask.in_turn:
            found = replace(found, wasted=self._wasted(self.situation.game, found))
        if not isinstance(self.situation.game, Combines):
            return found
        return replace(found, sets=self.situation.game.sets(self.situation.view(self.seat), self.ask, several))

    def _wasted(self, game: WarnsOfWaste, choices: Choices) -> dict[str, Text]:
        """Returns what of each option would have no effect now; of the end of the turn only what autopilot would still
        do."""
        view = self.situation.view(self.seat)
        plays_on = any(isinstance(each, Run) and each.hands_over for each in choices.every)
        asked = [each for each in self.ask.options if each is not choices.end or plays_on]
        found = {each.id: game.wasted(view, self.ask, each.id) for each in asked}
        return {each: text for each, text in found.items() if text is not None}

    def _is_used_up(self, run: Run) -> bool:
        """True if autopilot would play nothing of the rest of the turn that it is offered."""
        if not (run.hands_over and self.suggested and self.situation.snapshot):
            return False
        return not self.situation.snapshot.plays_on(self.ask, self.seat, run.leaves)

    def message(self, picture: Picture | None = None) -> Message:
        """Builds the message in its five zones."""
        return self._zones.message(picture, self.around)

    def has_room(self, said: str) -> bool:
        """True if all of a tip fits below what was done, or its first sentence if nothing was."""
        return self._zones.has_room(said) if self.note else self._zones.can_begin_with(said)

    @cached_property
    def _plan(self) -> Plan | None:
        """The plan that the question waits for, if it offers its orders as menus and has a single answer."""
        return plan_at(self.situation, self.ask) if len(self.ask.options) == 1 else None

    @property
    def rows(self) -> list[Control]:
        """The rows of choices, as many as the question needs."""
        if self._plan is not None:
            return plan_menus(self.situation, self.moment, self._plan, self.words)
        return choice_rows(self.choices, self.group, self.moment, self.words, self.closest, self.follows)

    @cached_property
    def impossible(self) -> Sequence[Impossible]:
        """The choices that are not possible now, not even in several steps of one press."""
        reached = {run.picks[-1] for run in self.runs if run.picks}
        found = self.situation.game.impossible(self.situation.view(self.seat), self.ask, self.seat)
        return [each for each in found if each.id not in reached]

    def closest(self, group: str) -> Impossible | None:
        """Returns what is closest to being possible in a group; None if the game knows nothing of it."""
        return next((each for each in self.impossible if each.group == group), None)

    def follows(self, option: str) -> Text | None:
        """Returns what autopilot would answer after an option, if the game says so."""
        game = self.situation.game
        if option not in self.ask.by_id or not self.choices.order.through or not isinstance(game, Combines):
            return None
        return game.together(self.situation.view(self.seat), self.ask, [option])

    @cached_property
    def _zones(self) -> Zones:
        rows = self.rows
        return Zones(
            self.state,
            self._question(),
            self._facts(),
            [*rows, *self.fillers(ROWS - len(rows))],
            self.ways,
            self.moment,
            self.words,
        )

    def _question(self) -> str:
        """Returns the question. After a roll, what it came to leads, and a turn goes on with "What next?"."""
        words, in_turn = self.words, self.choices.end is not None
        tab = self.choices.tab(self.group)
        question = words.message(f"tab-ask-{tab}") if tab else words.say(self.ask.text)
        opened = f"ask-open-{(self.group or '').removesuffix(MENU)}"
        if self.group and self.group.endswith(MENU) and words.has(opened):
            question = words.message(opened)
        elif in_turn and not self.choices.count:
            question = words.message("panel-rolled-end" if self.rolled else "panel-nothing-left")
        elif in_turn and self.rolled:
            question = words.message("panel-what-next")
        if in_turn and self.rolled:
            outcome = Spoken(capital(words.say(self.rolled.outcome)))
            return words.message("panel-rolled", outcome=outcome, question=Spoken(question))
        return f"**{question}**" if "*" not in question else question

    @property
    def state(self) -> str:
        """The active seat and its figures."""
        own = self.situation.seats_of(self.user)
        mine = self.ask.in_turn and len(own) == 1
        return state_line(self.situation, self.seat, self.words, mine=mine)

    def _rolled_line(self) -> str:
        if not self.rolled:
            return ""
        return rolled_line(self.rolled, self.words, self.choices.game, whole=self.choices.end is None)

    def _facts(self) -> list[str]:
        """Returns the lines below the question: the last answer, a hint, advice, or what Undo takes back."""
        nothing = self.ask.occasion == "reaction" and len(self.ask.options) == 1
        step, at_end = self.situation.can_undo(self.user), end_lines(self.situation, self.seat, self.ask, self.words)
        return [
            *(at_end if self.choices.ends else ()),
            stopped_line(self.situation, self.seat, self.words),
            self._rolled_line(),
            *self._suggested_set(),
            self.note,
            *self._leads_to(),
            *at_end,
            self.tip,
            *([self.words.message("panel-no-reaction")] if nothing else ()),
            *counsel(self.choices, self.words),
            *self._unspent(),
            *self._lost_by_lead(),
            *(close_lines(self.situation, self.words) if self.ask.in_turn or self._plan else ()),
            *self._ahead(),
            *([undo_line(self.words, step.choice)] if step and not self.note else ()),
        ]

    def _ahead(self) -> list[str]:
        """Returns the next goal and how far away it is, in a turn."""
        game, view = self.situation.game, self.situation.view(self.seat)
        found = game.ahead(view, self.seat) if self.ask.in_turn and isinstance(game, PointsAhead) else None
        return [self.words.say(found)] if found else []

    def _suggested_set(self) -> list[str]:
        """Returns what the buttons of sets say, or what ▶ picks at once and achieves together, if the game says so."""
        about = f"sets-{self.ask.key.replace('.', '-').replace('_', '-')}"
        if self.choices.sets and self.words.has(about):
            return [self.words.message(about)]
        options, game = self.choices.lead_set, self.situation.game
        if len(options) < 2 or not isinstance(game, Combines):
            return []
        both = game.together(self.situation.view(self.seat), self.ask, [each.id for each in options])
        names = Spoken(self.words.listed([label(self.words, each) for each in options]))
        return [self.words.message("panel-suggested-set", choice=names, effect=both)] if both else []

    def _leads_to(self) -> list[str]:
        """Returns what ▶ answers along with its choice, if the game says so."""
        lead = self.choices.lead
        follows = self.follows(lead.id) if lead is not None and self.choices.goes_through else None
        return [self.words.message("panel-leads-to", effect=follows)] if follows else []

    def _unspent(self) -> list[str]:
        """Returns what is lost if the turn ends now, if ending it is the next step and asks nothing more."""
        end = self.choices.end
        lost = end is not None and end.detail is not None and self.choices.ends and self.choices.count
        return [self.words.message("panel-lost", left=end.detail)] if end and end.detail and lost else []

    def _lost_by_lead(self) -> list[str]:
        """Returns what of the next step would have no effect, as its button asks nothing."""
        lost = self.choices.wasted.get(self.choices.lead.id) if self.choices.lead else None
        return [self.words.message("panel-lead-wasted", lost=lost)] if lost else []

    def fillers(self, missing: int) -> list[Control]:
        """Returns at most this many rows for questions that need fewer: plans and orders, and what helps to decide."""
        planned = any(plan.ask == self.ask.key for plan in plans_of(self.situation.game))
        orders = planned or self.ask.occasion == "reaction"
        found = orders_row(self.situation, [self.seat], self.words) if orders else None
        why = button(self.moment.press("why"), self.words.message("button-why"))
        rules = button(GameRules(self.situation.id).press(), self.words.message("button-rules"))
        larger = button(self.moment.press("letters"), self.words.message("button-letters"))
        kept = [*([Row((larger,))] if self.offers_letters else []), *([found] if found else [])]
        helping = [Row((why,)), Row((rules,))] if missing - len(kept) > 1 else [Row((why, rules))]
        return [*kept, *helping][: max(0, missing)]

    @property
    def badges(self) -> frozenset[str]:
        """The places on the board that the visible choices point to."""
        return frozenset(place for option in self.choices.shown(self.group) for place in option.places)

    @property
    def others(self) -> Sequence[int]:
        """The user's other seats that have a question of their own."""
        answered = {self.seat, *(() if self._is_voted else self.ask.seats)}
        own = self.situation.seats_of(self.user)
        return [seat for seat in self.situation.waiting_for if seat in own and seat not in answered]

    @property
    def _is_voted(self) -> bool:
        """True if each of the asked seats has a vote."""
        return self.situation.facts.settings.table_choices == "vote"

    @property
    def ways(self) -> list[Button | None]:
        """The ways on: end of the turn, undo, look and help, always in these places."""
        end = self._end_turn(self.choices.end)
        undo = undo_button(self.situation, self.user, self.words, always=True)
        look = button(self.moment.press("look", self.group or ""), self.words.message("button-look"))
        if self.rolled:  # the picture shows the dice
            look = button(self.moment.press("group", self.group or ""), self.words.message("button-map"))
        help_ = button(self.moment.press("panel_help", self.group or ""), self.words.message("button-help"))
        return [each for each in (end, undo, look, help_) if each]

    def _end_turn(self, end: Option | None) -> Button | None:
        if end is None and self._plan is not None:
            (ready,) = self.ask.options
            return button(PressedChoice(self.moment, ready.id).press, LEAD + label(self.words, ready), Style.PRIMARY)
        if end is None:
            return None
        leads = self.choices.ends
        style = Style.PRIMARY if leads else Style.SECONDARY
        said = self.words.message("button-end-turn")
        press = self.moment.press("follow", end.id) if leads else PressedChoice(self.moment, end.id).press
        return button(press, LEAD + said if leads else said, style)


def present(
    situation: Situation, user: int, words: Words, *, seat: int | None = None, group: str | None = None, note: str = ""
) -> Panel | None:
    """Returns the panel of this user's open question, for `seat` first if it is asked; None without a question, or if
    its optional answer is already given."""
    own = [each for each in situation.seats_of(user) if each in situation.waiting_for and not _goes_on(situation, each)]
    if not own or situation.request:
        return None
    chosen = seat if seat in own else own[0]
    ask = situation.ask_of(chosen)
    return panel_of(situation, user, chosen, ask, words, group=group, note=note) if ask else None


def _goes_on(situation: Situation, seat: int) -> bool:
    """True if no one waits for the seat, because its answer is already given."""
    ask = situation.ask_of(seat)
    return ask is not None and ask.on_request and seat in situation.answers_in_advance


def panel_of(
    situation: Situation, user: int, seat: int, ask: Ask, words: Words, *, group: str | None = None, note: str = ""
) -> Panel:
    """Returns the panel of this question, with the game's advice."""
    return Panel(
        situation,
        user,
        seat,
        ask,
        words,
        group,
        note,
        runs=situation.runs(ask, seat),
        joined=situation.joined(ask, seat),
        next_up=situation.next_up(ask, seat),
        recommended=situation.recommended(ask, seat),
        suggested=situation.suggested(ask, seat),
    )


def rolled_line(rolled: Rolled, words: Words, game: str, *, whole: bool) -> str:
    """Returns the sum of a roll with words, after what it came to if it is to be `whole`. The dice are in front as
    symbols if they take no line of their own."""
    outcome = [f"{capital(words.say(rolled.outcome))}."] if whole else []
    said = " ".join([*outcome, f"{words.say(rolled.total)}."])
    dice = [found.mention for each in rolled.dice if (found := emoji(sign_of(game, each)))]
    signed = " ".join(["".join(dice), said])
    return signed if dice and len(dice) == len(rolled.dice) and in_lines(signed, LINE) == in_lines(said, LINE) else said


def state_line(situation: Situation, seat: int, words: Words, *, mine: bool = False) -> str:
    """Returns the seat and its figures, as far as they fit one line; "Your turn" in place of the seat if it is `mine`.
    The figures have symbols in every state of a turn."""
    status = situation.status(seat)
    figures = Spoken(_figures(words, status, emoji_arguments(symbols_of_figures(situation.game.key))) if status else "")
    key, named = ("panel-state-mine", {}) if mine else ("panel-state", {"seat": Spoken(words.seat(seat))})
    return without_last_parts(words.message(key, **named, status=figures), LINE)


def _figures(words: Words, status: Text, signs: Mapping[str, str]) -> str:
    """Returns a seat's figures, in the game's shorter words if there are some, with these symbols."""
    short = f"short-{status.key}"
    if not words.has(short):
        return words.say(status)
    return words.say(Text(short, **{name: Spoken(sign) for name, sign in signs.items()}, **status.args))


def undo_button(situation: Situation, user: int, words: Words, *, always: bool = False) -> Button | None:
    """Returns the button that undoes the user's last choice, or asks the other players. If nothing can be taken back,
    None, or with `always` a disabled button."""
    step = situation.can_undo(user)
    if step is not None:
        return button(Press("undo", situation.id, situation.branch, step.n), words.message("button-undo"))
    if situation.has_past:
        label = "button-undo" if situation.is_alone(user) else "button-undo-table"
        return button(Press("request_undo", situation.id, situation.branch), words.message(label))
    press = Press("undo", situation.id, situation.branch)
    return button(press, words.message("button-undo"), disabled=True) if always else None


def undo_line(words: Words, choice: Sequence[Text]) -> str:
    """Returns what Undo takes back, in at most 30 characters."""
    return words.message("panel-undo-takes", choice=Spoken(cut(plain(choice_said(words, choice)), LONGEST_UNDO)))


def counsel(choices: Choices, words: Words) -> list[str]:
    """Returns a line for each recommendation, with its reason."""
    known = choices.ask.by_id
    return [
        words.message("panel-recommended", choice=Spoken(label(words, known[each])), reason=Spoken(words.say(reason)))
        for each, reason in choices.recommended.items()
    ]


def waiting(
    situation: Situation,
    user: int,
    words: Words,
    *,
    note: str = "",
    turn_over: bool = False,
    tip: str = "",
    picture: Picture | None = None,
    rolled: Rolled | None = None,
) -> Message:
    """Builds the message for a reader without a question: who is asked, and what can be viewed. It has the zones of a
    panel, so that nothing moves when a turn ends."""
    own = situation.seats_of(user)
    moment = OfAsk(situation.id, situation.branch, situation.n, own[0] if own else NOBODY)
    asked = _who_is_asked(situation, words, bool(note) or turn_over)
    rows = [
        row(*_take_over(situation, own, words)),
        row(_change_button(situation, own, words)),
        row(*[plan_button(situation, seat, words) for seat in own[:1]]),
        row(button(moment.press("see_post" if turn_over else "log"), words.message(_looking_back(turn_over)))),
        orders_row(situation, own, words),
        row(button(GameRules(situation.id).press(), words.message("button-rules"))),
    ]
    state = words.message("panel-turn-over") if turn_over else words.message("panel-not-asked")
    undo = undo_button(situation, user, words, always=True)
    said = [words.message(f"button-{each}") for each in ("board", "more", "hand")]
    board = "button-board" if undo and fitting([undo.label, *said]) > len(said) else "button-map"
    return Zones(
        state_line(situation, own[0], words) if own and situation.snapshot else state,
        (_next(situation, words, told=turn_over) if note or turn_over else "") or asked,
        [
            *([rolled_line(rolled, words, situation.game.key, whole=True)] if rolled else ()),
            note,
            tip,
            *_played_by_autopilot(situation, own, words),
            *(() if turn_over else [words.message("panel-will-mention")]),
        ],
        [each for each in rows if each],
        [
            undo,
            button(moment.press("board"), words.message(board)),
            button(moment.press("more"), words.message("button-more")),
            button(moment.press("hand"), words.message("button-hand")) if own else None,
        ],
        moment,
        words,
    ).message(picture)


def _next(situation: Situation, words: Words, *, told: bool) -> str:
    """Returns who is asked next, in a few words, and with `told` when the reader will be; empty if no one is asked, or
    something else holds up play."""
    waited = [seat for seat in situation.waiting_for if not _goes_on(situation, seat)]
    if situation.stage != "playing" or situation.request or not waited:
        return ""
    return words.message(
        "panel-next-told" if told else "panel-next-short", seats=seats_and_players(words, situation, waited)
    )


def _autopilots(situation: Situation, own: Sequence[int]) -> list[int]:
    """Returns the reader's seats that autopilot plays."""
    return [each.seat for each in situation.seats if each.seat in own and each.autopilot]


def _played_by_autopilot(situation: Situation, own: Sequence[int], words: Words) -> list[str]:
    """Returns a line for each seat that autopilot plays for the reader."""
    return [words.message("panel-autopilot", seat=Seat(seat)) for seat in _autopilots(situation, own)]


def _take_over(situation: Situation, own: Sequence[int], words: Words) -> list[Button]:
    """Returns the button for taking over the first seat that autopilot plays for the reader."""
    press = Press("take_over", situation.id)
    said = words.message("button-take-over")
    played = _autopilots(situation, own)[:1]
    return [button(replace(press, seat=seat), said, Style.PRIMARY) for seat in played]


def _looking_back(turn_over: bool) -> str:
    """Returns the key of the button for recent events: after a turn its post, else the log."""
    return "button-see-post" if turn_over else "button-log"


def orders_row(situation: Situation, own: Sequence[int], words: Words) -> Control | None:
    """Returns the buttons for standing orders and plans."""
    if not own or not situation.game.orders or situation.stage != "playing":
        return None
    press = Press("orders", situation.id, situation.branch, situation.n, own[0])
    planned = [words.message(f"button-plan-{plan.phase}") for plan in plans_of(situation.game)]
    return row(button(press, (planned or [words.message("button-orders")])[0]))


def _change_button(situation: Situation, own: Sequence[int], words: Words) -> Button | None:
    """Returns the button that reopens a sealed answer."""
    for seat in own:
        ask = situation.ask_of(seat)
        if ask and seat in situation.held:
            press = Press("change", situation.id, situation.branch, ask.n, seat)
            return button(press, words.message("button-change"))
    return None


def _who_is_asked(situation: Situation, words: Words, has_acted: bool) -> str:
    if situation.stage != "playing":
        return words.message("panel-chapter-over")
    if situation.request:
        return words.message("panel-vote-open")
    waited = [seat for seat in situation.waiting_for if not _goes_on(situation, seat)]
    if not waited:
        return words.message("panel-goes-on")
    if has_acted or len(waited) != 1:
        return words.message("panel-next", seats=seats_and_players(words, situation, waited))
    player = player_of(words, situation, waited[0])
    return words.message("error-not-turn", seat=Seat(waited[0]), player=player)
