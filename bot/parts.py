"""Everything a person can press or type, and what answers it: a new panel or command joins by its lines here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.cards import chapter, notice, post, request
from bot.cards.post import PostMaker
from bot.commands import act, campaign, look, undo
from bot.commands import history as history_commands
from bot.ids import Press
from bot.panels import board, hand, help, history, lobby, log, more, opening, play, requests, settings
from bot.reply import Reply

Handler = Callable[[Reply, Press], Awaitable[None]]
AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu

PRESSES: dict[str, Handler] = {
    "act": play.act,
    "again": play.again,
    "board": board.show_board,
    "board_words": board.show_words,
    "change": play.change,
    "choose": play.choose,
    "group": play.open_group,
    "hand": hand.show_hand,
    "help": help.show_help,
    "help_topic": help.show_topic,
    "log": log.what_happened,
    "log_page": log.turn_page,
    "more": more.show_more,
    "more_go": more.go,
    "pick": play.pick,
    "post_board": board.show_board,
    "post_log": log.of_post,
    "sure": play.sure,
    "undo": play.undo,
    "lobby_join": lobby.join,
    "lobby_choose": lobby.choose,
    "lobby_seat": lobby.choose_seat,
    "lobby_ready": lobby.ready,
    "lobby_add_autopilot": lobby.add_autopilot,
    "lobby_remove_autopilot": lobby.remove_autopilot,
    "lobby_start": lobby.start,
    "lobby_watch": lobby.watch,
    "lobby_leave": lobby.ask_to_leave,
    "lobby_left": lobby.left,
    "lobby_settings": settings.show,
    "settings_change": settings.change,
    "settings_done": settings.done,
    "open": opening.try_again,
    "reopen": opening.reopen,
    "rematch": lobby.rematch,
    "history": history.from_here,
    "post_history": history.from_here,
    "history_page": history.turn_page,
    "history_choose": history.choose,
    "history_board": history.show_board,
    "history_undo": history.undo_to,
    "history_fork": history.ask_to_fork,
    "forked": history.fork,
    "request_undo": requests.ask_to_undo,
    "request_why": requests.say_why,
    "request_send": requests.send,
    "request_withdraw": requests.withdraw,
    "post_agree": requests.agree,
    "post_refuse": requests.refuse,
}

COMMANDS: tuple[Callable[[], AnyCommand], ...] = (
    act.make,
    look.make_hand,
    look.make_board,
    look.make_log,
    undo.make,
    look.make_help,
    campaign.make,
    history_commands.make,
    history_commands.make_menu,
)

POSTS: dict[str, PostMaker] = {
    "start": post.start_post,
    "turn": post.turn_post,
    "corrected": post.corrected_post,
    "over": chapter.over_post,
    "request": request.request_post,
    "decided": request.decided_post,
    "seat": notice.seat_post,
    "setting": notice.setting_post,
    "forked": notice.forked_post,
    "copy": notice.copy_post,
    "exported": notice.exported_post,
}
