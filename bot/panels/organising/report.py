"""[Report a problem]: a file for the host, without hands and names, and a report number.

See docs/behaviour.md#rescue.
"""

from __future__ import annotations

import secrets

import orjson
import structlog

from bot.host.version import VERSION
from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import Press
from bot.messages.layout import Field, form
from bot.messages.payloads import OfCampaign
from engine.campaigns import Situation
from engine.campaigns.model.errors import NotYourSeat
from engine.words import Spoken

log = structlog.get_logger()

LONGEST = 1000  # characters of the description
LINES = 60  # number of log lines


async def ask(reply: Reply, pressed: OfCampaign) -> None:
    """Opens the form."""
    await open_form(reply, await reply.campaign(pressed.campaign))


async def open_form(reply: Reply, situation: Situation) -> None:
    """Opens a form with one field. Players, organisers and moderators may report."""
    who = reply.rights(situation)
    if not (who.seated or who.looks_after):
        raise NotYourSeat
    words = reply.words()
    told = Field("told", words.message("report-field"), LONGEST, paragraph=True)
    await reply.open(form(Press("report_send", situation.id), words.message("report-title"), told))


async def send(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the form: creates a report number, a log entry with it, and the file."""
    situation = await reply.campaign(pressed.campaign)
    who = reply.rights(situation)
    if not (who.seated or who.looks_after):
        raise NotYourSeat
    number = secrets.token_hex(2).upper()
    await reply.defer(fresh=True)
    data = await report_of(reply, situation, number)
    log.warning("problem reported", report=number, campaign=situation.id, n=situation.n, branch=situation.branch)
    said = reply.words().message("report-done", report=Spoken(number))
    await reply.hand_out(said, f"emberkeep-report-{number}.json", data)


async def report_of(reply: Reply, situation: Situation, number: str) -> bytes:
    """Returns the public state of play, without names, hands and piles."""
    told = await reply.campaigns.history.account(situation.id, "chapter")
    report = {
        "report": number,
        "told": reply.fields.get("told", ""),
        "version": VERSION,
        "game": situation.game.key,
        "rules": situation.game.version,
        "campaign": situation.id,
        "branch": situation.branch,
        "n": situation.n,
        "stage": situation.stage,
        "chapter": situation.chapter,
        "settings": situation.facts.settings.model_dump(),
        "options": dict(situation.facts.options),
        "seats": [_seat(each.user, autopilot=each.autopilot) for each in situation.seats],
        "asks": [
            {"key": ask.key, "mode": ask.mode, "occasion": ask.occasion, "seats": ask.seats, "since": ask.n}
            for ask in situation.asks
        ],
        "request": situation.request.kind if situation.request else None,
        "account": [{"n": each.n, "undone": each.undone, **each.text.to_plain()} for each in told[-LINES:]],
    }
    return orjson.dumps(report, option=orjson.OPT_INDENT_2)


def _seat(user: int | None, *, autopilot: bool) -> str:
    if autopilot:
        return "autopilot"
    return "open" if user is None else "taken"


ROUTES: Routes = {
    "report": Route(OfCampaign.of, ask),
    "report_send": Route(OfCampaign.of, send),
}
