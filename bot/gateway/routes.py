"""Every press and form of the bot, collected from the modules that answer them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from discord import app_commands

from bot.commands import act, campaign, finding, learning, look, personal, server, undo
from bot.commands import history as history_commands
from bot.interactions.reply import Route, Routes
from bot.panels.choosing import looking, play, special, table, taking_back, why
from bot.panels.history import account, charts, folded, history, journal, log, moving, recap, sharing, steps
from bot.panels.lobby import (
    campaigns,
    inviting,
    lobby,
    opening,
    reliability,
    seat_changes,
    seat_form,
    seeking,
    settings,
    settings_form,
    tables,
)
from bot.panels.orders import orders, plan_menus, turn_plan
from bot.panels.organising import lifecycle, report, requests, rescue, together
from bot.panels.pages import (
    board,
    dice,
    hand,
    help,
    hint,
    legend,
    lessons,
    me,
    me_form,
    more,
    piles,
    primer,
    rules,
    stats,
    turned,
    unread,
)
from bot.panels.pages import look as look_page
from bot.panels.servers import audit as server_audit
from bot.panels.servers import settings as server_settings
from bot.panels.servers import tables as server_tables

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


def collected(tables: Iterable[Routes]) -> dict[str, Route[Any]]:
    """Merges all routes. Raises ValueError if two handlers claim a verb."""
    found: dict[str, Route[Any]] = {}
    for routes in tables:
        twice = found.keys() & routes.keys()
        if twice:
            raise ValueError(f"more than one handler for {', '.join(sorted(twice))}")
        found |= routes
    return found


PRESSES = collected(
    (
        account.ROUTES,
        board.ROUTES,
        dice.ROUTES,
        charts.ROUTES,
        folded.ROUTES,
        campaigns.ROUTES,
        hand.ROUTES,
        help.ROUTES,
        hint.ROUTES,
        history.ROUTES,
        journal.ROUTES,
        legend.ROUTES,
        lessons.ROUTES,
        lifecycle.ROUTES,
        inviting.ROUTES,
        lobby.ROUTES,
        seeking.ROUTES,
        log.ROUTES,
        me.ROUTES,
        me_form.ROUTES,
        look_page.ROUTES,
        more.ROUTES,
        moving.ROUTES,
        opening.ROUTES,
        orders.ROUTES,
        piles.ROUTES,
        looking.ROUTES,
        play.ROUTES,
        primer.ROUTES,
        recap.ROUTES,
        report.ROUTES,
        requests.ROUTES,
        rescue.ROUTES,
        together.ROUTES,
        rules.ROUTES,
        seat_changes.ROUTES,
        server_audit.ROUTES,
        server_settings.ROUTES,
        server_tables.ROUTES,
        reliability.ROUTES,
        settings.ROUTES,
        seat_form.ROUTES,
        settings_form.ROUTES,
        sharing.ROUTES,
        special.ROUTES,
        stats.ROUTES,
        steps.ROUTES,
        table.ROUTES,
        tables.ROUTES,
        taking_back.ROUTES,
        plan_menus.ROUTES,
        turn_plan.ROUTES,
        turned.ROUTES,
        unread.ROUTES,
        why.ROUTES,
    )
)

COMMANDS: tuple[Callable[[], AnyCommand], ...] = (
    act.make,
    look.make_hand,
    look.make_board,
    look.make_log,
    undo.make,
    look.make_help,
    learning.make_learn,
    learning.make_demo,
    finding.make,
    personal.make_orders,
    personal.make_turns,
    personal.make_me,
    personal.make_stats,
    personal.make_rule,
    campaign.make,
    server.make,
    history_commands.make,
    history_commands.make_menu,
    history_commands.make_report_menu,
)
