"""Generated plans, played against generated turns of the other seats."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from engine.campaigns.model.turn_plans import TurnPlan
from engine.campaigns.play.turn_plans import changed_place, played
from engine.table import Act, Ask, Checkpoint, Game, Preview, PreviewsTurns, Reached, Session, Step, Text, fair, preview

MOST_ANSWERS = 4_000
EXPLAINED = {"played", "place", "question", "gone", "changed", "revealed", "over"}


class PlannedGame:
    """A game in which random seats plan their turns ahead, and every answer of a plan is checked."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.rng = random.Random(seed)
        self.session = Session.start(game, seats, fair(random.Random(seed)))
        self.plans: dict[int, tuple[TurnPlan, Checkpoint, Sequence[Sequence[Text]]]] = {}
        self.found: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        """Plays a chapter, and counts the plans by what has become of them."""
        turn: int | None = None
        for _ in range(MOST_ANSWERS):
            if self.session.result is not None:
                break
            if turn in self.plans and self._is_asked(turn):
                step = self._carry_out(turn)
                if step is None:
                    turn = None  # the rest of this turn is played by hand
                    continue
            else:
                step = self._answer()
            marks = [event.mark for event in step.events if isinstance(event, Reached)]
            if marks:
                turn = int(marks[-1].value) if marks[-1].kind == "turn" else None
                self._plan(turn)
        return self.found

    def _answer(self) -> Step:
        """Gives the next answer: autopilot's, or any legal one."""
        seat = self.session.waiting_for[0]
        ask = self.session.ask_of(seat)
        assert ask is not None
        return self.session.answer(seat, self._pick(ask, self.game.view(self.session.state, seat), seat))

    def _pick(self, ask: Ask, view: object, seat: int) -> Sequence[str]:
        if ask.pick == (1, 1) and self.rng.random() < 0.1:
            return [self.rng.choice(ask.options).id]
        return self.game.choose(view, ask, seat)

    def _plan(self, turn: int | None) -> None:
        """Makes plans for some of the seats whose turn it is not."""
        for seat in range(self.seats):
            if seat == turn or seat in self.plans or self.rng.random() < 0.5:
                continue
            checkpoint = self.session.checkpoint
            acts: list[Act] = []
            said: list[Sequence[Text]] = []
            shown = preview(self.game, checkpoint, seat, acts)
            if shown is None:
                self.found["not plannable"] += 1
                continue
            while shown.ask is not None and len(acts) < self.rng.randint(1, 12):
                pick = self._pick(shown.ask, shown.view, seat)
                said.append([shown.ask.by_id[each].text for each in pick])
                acts.append(Act.of(shown.ask, seat, pick))
                before, shown = shown, preview(self.game, checkpoint, seat, acts)
                assert shown is not None
                assert shown.misfit == "", "a plan fits its own preview"
                _reveals_nothing(self.game, checkpoint, seat, before, shown)
            ends = shown.ends != "turn" and self.rng.random() < 0.3
            plan = TurnPlan(seat, acts=tuple(acts), ends_turn=ends, ready=True)
            self.plans[seat] = (TurnPlan.of_row(plan.row(1)), checkpoint, said)

    def _is_asked(self, seat: int) -> bool:
        ask = self.session.ask_of(seat)
        return ask is not None and ask.mode != "each" and ask.seats == (seat,)

    def _carry_out(self, seat: int) -> Step | None:
        """Plays a plan, and checks each of its answers against what its player read. Returns the last step."""
        plan, base, said = self.plans.pop(seat)
        place = "" if plan.done else changed_place(self.session, plan, base)
        if place:
            self.found["stopped: place"] += 1
            return None
        last: Step | None = None

        def put(pick: Sequence[str], note: Text | None) -> Step:
            nonlocal last
            ask = self.session.ask_of(seat)
            assert ask is not None
            texts = [ask.by_id[each].text for each in pick]
            made = done[0]
            if made < len(plan.acts):
                assert (ask.key, texts) == (plan.acts[made].key, list(said[made])), "a wrong firing"
            else:
                assert plan.ends_turn, "the turn is ended only if the plan says so"
                assert [ask.by_id[each].final for each in pick] == ["turn"]
            done[0] += 1
            last = self.session.answer(seat, pick)
            return last

        done = [plan.done]
        after = played(self.session, plan, put)
        self.found["answers"] += after.done - plan.done
        if not after.stopped:  # it waits for others, and goes on afterwards
            self.plans[seat] = (after, base, said)
            assert last is not None or self.session.ask_of(seat) is None
            return last
        assert after.stopped in EXPLAINED, "each stop is explained"
        if after.stopped == "played":
            assert after.done == len(plan.acts)
        else:
            assert not plan.ends_turn or done[0] <= len(plan.acts), "never passes if an earlier act failed"
        self.found["played" if after.stopped == "played" else f"stopped: {after.stopped}"] += 1
        return last if last is not None and last.checkpoint is not None else None


def _reveals_nothing(game: Game, checkpoint: Checkpoint, seat: int, before: Preview, after: Preview) -> None:
    """A preview does not depend on the cards that are hidden from the seat."""
    assert isinstance(game, PreviewsTurns)
    state = game.read_state(checkpoint)
    mixed = random.Random(9)
    game.redeal_for(state, seat, lambda items: mixed.sample(list(items), len(items)))
    other = replace(checkpoint, state=game.write_state(state))
    again = preview(game, other, seat, after.acts)
    assert again is not None
    assert again.ends == after.ends
    assert ids(again.ask) == ids(after.ask), "what can be chosen says nothing about hidden cards"


def ids(ask: Ask | None) -> Sequence[str]:
    """Returns the option ids of a question."""
    return sorted(ask.by_id) if ask else ()
