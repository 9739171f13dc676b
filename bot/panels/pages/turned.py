"""[Where it turned]: the reader's own decisions with the largest difference (docs/behaviour.md#where-it-turned)."""

from __future__ import annotations

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.layout import Message
from bot.messages.payloads import OfMoment
from bot.text.speech import choice_said
from engine.kit.computer.turning_points import TurningPoint
from engine.table import Text
from engine.words import Spoken, Words


async def show_turned(reply: Reply, pressed: OfMoment) -> None:
    """Shows where a chapter turned for the reader."""
    situation = await reply.campaign(pressed.campaign)
    await reply.defer(fresh=True)
    found = await reply.campaigns.hints.turned(situation.id, reply.person.user, pressed.n)
    words = reply.words(found.situation)
    points = [_said(point, number, words) for number, point in enumerate(found.points, 1)]
    await reply.show(
        Message(
            words.message("turned-title"),
            *(points or [words.message("turned-nowhere")]),
            words.message("turned-how"),
        )
    )


def _said(point: TurningPoint, number: int, words: Words) -> str:
    """Returns a decision with what was better, and why."""
    said = words.message(
        "turned-point",
        number=number,
        round=point.round or 0,
        chosen=Spoken(choice_said(words, point.chosen)),
        better=Spoken(choice_said(words, point.better)),
        gain=Spoken(words.say(Text("score-total", count=point.gain))),
    )
    return "\n".join([said, *(f"- {words.say(reason)}" for reason in point.reasons)])


ROUTES: Routes = {
    "turned": Route(OfMoment.of, show_turned),
}
