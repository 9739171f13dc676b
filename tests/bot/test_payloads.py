"""Payloads of presses: each is read back from its press, also by the route of its verb."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from inspect import ismethod
from typing import Any

import pytest

from bot.gateway.routes import PRESSES
from bot.messages.ids import NotOurs, Press
from bot.messages.payloads import (
    ChartPage,
    Confirmed,
    DefaultAnswer,
    GameRules,
    OfAsk,
    OfPost,
    PressedChoice,
    PressedGroup,
    PressedMenu,
    Setting,
    TableChoice,
    Topic,
)
from bot.panels.choosing.planned import PlannedOrder
from bot.panels.choosing.why import WhyNot
from bot.panels.history.folded import FoldedPage
from bot.panels.history.history import Fork
from bot.panels.history.journal import JournalPage
from bot.panels.history.log import LogPage
from bot.panels.history.stretches import Animated, Step
from bot.panels.lobby.opening import Wanted
from bot.panels.lobby.seat_choices import SeatOption
from bot.panels.lobby.seeking import OfProposal
from bot.panels.lobby.settings import FilledPage, SettingsPage
from bot.panels.orders.orders_message import MarkedOrders, OrderMenu, OrdersPage, PlannedOrders
from bot.panels.orders.turn_plan_message import PlanMoment, PlanSwitch
from bot.panels.organising.lifecycle import MoreTime
from bot.panels.organising.requests import Wished, Withdrawal
from bot.panels.organising.rescue import SeatChoices
from bot.panels.organising.together import Evening
from bot.panels.pages.board import InWords
from bot.panels.pages.legend import Legend
from bot.panels.pages.lesson_panel import LessonMoment
from bot.panels.pages.me import MePage, Preference
from bot.panels.pages.piles import Pile
from bot.panels.pages.primer import PrimerPage
from bot.panels.pages.rules import RuleEntry, RuleMenu, RuleSearch
from bot.panels.servers.audit import AuditPage
from bot.panels.servers.settings import ServerPage, ServerSetting
from bot.panels.servers.tables import Chosen, Leaver, TablesPage

ASK = OfAsk(1, 2, 34, 0)
MARKED = MarkedOrders(ASK, "01a")
PAYLOADS: dict[str, Any] = {
    "act": ASK,
    "board_words": InWords(1, 3, "sheet:2"),
    "chart_pick": ChartPage(1, 34, "vp"),
    "choose": PressedChoice(ASK, "play:card-03"),
    "forked": Fork(1, 2, 34, "A name: with colons"),
    "group": PressedGroup(ASK, "cards+"),
    "help_topic": Topic("files"),
    "legend": Legend(1, "hand", 2),
    "plan_back": PlanMoment(1, 2, 3, 0),
    "plan_use": PlanSwitch(PlanMoment(1, 2, 3, 0), True),
    "lobby_pick": SeatOption(1, 2, "hero"),
    "lobby_settings": SettingsPage(1, "more"),
    "settings_form": FilledPage(1, "turns"),
    "meet": Evening(1, date(2026, 12, 3), 20),
    "log_page": LogPage(1, "round", "typed: so", 3),
    "me_page": MePage("look"),
    "me_pick": Preference("away"),
    "more_time": MoreTime(1, 24),
    "open": Wanted("tyrants", "es", "A name: with colons"),
    "order_brief": MARKED,
    "order_pick": OrderMenu(MARKED, 2),
    "order_plan": PlannedOrders(MARKED, "enemies"),
    "orders": OrdersPage(ASK, 2, MARKED),
    "pick": PressedMenu(ASK, "cards+0"),
    "pile": Pile(ASK, "discard"),
    "planned": PlannedOrder(ASK, "react"),
    "post_agree": OfPost(1, 77),
    "primer_page": PrimerPage("tyrants", 3),
    "request_send": Wished(1, 2, "reset", 34),
    "request_withdraw": Withdrawal(1, 5),
    "rescue_answer": SeatChoices(1, 3, 2),
    "rule": GameRules(game="tyrants"),
    "rule_pick": RuleMenu("tyrants", 3),
    "rule_read": RuleEntry("tyrants", "deploy:2"),
    "rule_which": RuleSearch("tyrants", "deploy"),
    "settings_change": Setting(1, "option", "mode", "story"),
    "server": ServerPage("posts"),
    "server_audit": AuditPage(2),
    "server_heir": Leaver(123),
    "server_put_away": Chosen((1, 23)),
    "server_set": ServerSetting("pace"),
    "server_tables": TablesPage(2),
    "step": Step(1, "round", 2),
    "journal": JournalPage(1, 2),
    "seek_join": OfProposal(7),
    "animate": Animated(1, "round"),
    "sure": Confirmed(ASK, "ab12,0,3"),
    "table": TableChoice(1, 2, 34, "storm:0"),
    "folded": FoldedPage(1, "s", 2, 77),
    "lesson_pick": LessonMoment(3, 1, 4),
    "usual": DefaultAnswer(1, 2, 34, "toy.block"),
    "why_places": WhyNot(ASK, "play:card-03"),
}


@pytest.mark.parametrize("verb", PAYLOADS)
def test_payload_is_read_from_the_press_that_it_writes(verb: str) -> None:
    payload = PAYLOADS[verb]
    press = payload.press(verb) if callable(payload.press) else payload.press
    assert (press.verb, Press.parse(press.custom_id)) == (verb, press)
    assert type(payload).of(press) == payload


def test_every_payload_that_writes_a_press_is_among_these() -> None:
    reads = [route.read for route in PRESSES.values()]
    read = {each.__self__ for each in reads if ismethod(each)}
    assert all(map(ismethod, reads))
    assert {each for each in read if hasattr(each, "press")} <= {type(each) for each in PAYLOADS.values()}


@pytest.mark.parametrize("verb", [verb for verb in PAYLOADS if verb != "act"])
def test_route_of_a_verb_reads_its_payload(verb: str) -> None:
    payload = PAYLOADS[verb]
    press = payload.press(verb) if callable(payload.press) else payload.press
    assert PRESSES[verb].read(press) == payload


@pytest.mark.parametrize("what", ["", ":", "1:", "٣", "no such thing", "9" * 40])
def test_forged_payloads_are_read_or_rejected(what: str) -> None:
    for verb, route in PRESSES.items():
        with suppress(NotOurs):
            route.read(Press(verb, 1, 2, 3, 0, what))
