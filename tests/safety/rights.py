"""The permissions of presses and commands, a row for each; `tests/safety/test_rights.py` tries every one.

See docs/behaviour.md#permissions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

ANYWHERE = frozenset({"seated", "organiser", "seated moderator", "moderator", "watcher", "elsewhere"})
EVERYBODY = ANYWHERE - {"elsewhere"}
SEATED = frozenset({"seated", "organiser", "seated moderator"})
STEWARDS = frozenset({"organiser", "moderator"})
TABLE = SEATED | {"moderator"}
OWNER = frozenset({"seated moderator"})
"""The role that may manage the server."""
ANA, RUI, MODERATOR, NOBODY = (frozenset(each) for each in ({"seated"}, {"organiser"}, {"moderator"}, set()))


@dataclass(frozen=True)
class Row:
    """The roles that may do this in a competitive game during Ana's turn, unless `stage` names another moment.

    `changes`: something is saved then. A press has a `seat`, a `what` and the `values` of a menu, a command its
    `options`; `post` names the kind of post that is pressed, `to` the decision that is named, else the present one.
    """

    may: frozenset[str]
    changes: bool = False
    stage: str = "turn"
    seat: int = -1
    what: str = ""
    values: Sequence[str] | None = None
    post: str = ""
    to: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def shares_bot(self) -> bool:
        """True if it can share a bot with other trials: it does not change the clock or the game, and names no branch
        by number.
        """
        return self.stage not in ("reminded", "stalled", "undone", "over")

    @property
    def shares_campaign(self) -> bool:
        """True if it can share a campaign with other trials: it saves nothing, too."""
        return not self.changes and self.shares_bot


PRESSES: dict[str, Row] = {
    # looking
    "board": Row(EVERYBODY),
    "board_words": Row(EVERYBODY),
    "board_look": Row(EVERYBODY, values=["board"]),
    "closer": Row(EVERYBODY, values=["house_guard"]),
    "legend": Row(EVERYBODY, what="board"),
    "post_board": Row(EVERYBODY, post="start"),
    "log": Row(EVERYBODY),
    "post_log": Row(EVERYBODY, post="start"),
    "post_steps": Row(EVERYBODY, post="start"),
    "post_share": Row(EVERYBODY, post="start"),
    "post_special": Row(EVERYBODY, post="start"),
    "see_post": Row(EVERYBODY),
    "log_page": Row(EVERYBODY, what="start:"),
    "folded": Row(EVERYBODY, what="start:0"),
    "folded_turn": Row(EVERYBODY, what="start:0", values=["1"]),
    "step": Row(EVERYBODY, what="start"),
    "charts": Row(EVERYBODY),
    "chart_pick": Row(EVERYBODY, values=["vp"]),
    "journal": Row(EVERYBODY),
    "journal_open": Row(EVERYBODY, values=["1"]),
    "journal_file": Row(EVERYBODY),
    "animate": Row(EVERYBODY, what="round"),
    "more": Row(EVERYBODY),
    "more_go": Row(EVERYBODY, values=["log"]),
    "history": Row(EVERYBODY),
    "post_history": Row(EVERYBODY, post="start"),
    "history_round": Row(EVERYBODY, values=["6"]),
    "history_turn": Row(EVERYBODY, to=6),
    "history_turns": Row(EVERYBODY, values=["6"]),
    "history_choose": Row(EVERYBODY, values=["6"]),
    "history_before": Row(EVERYBODY, to=6),
    "history_after": Row(EVERYBODY, to=6),
    "history_board": Row(EVERYBODY, to=6),
    "statistics": Row(EVERYBODY),
    "lobby_settings": Row(EVERYBODY),
    "settings_page": Row(EVERYBODY, values=["turns"]),
    "settings_done": Row(EVERYBODY),
    "settings_form": Row(EVERYBODY, what="turns"),
    "settings_forms": Row(EVERYBODY, values=["turns"]),
    "settings_filled": Row(EVERYBODY, what="turns"),
    "lobby_another": Row(EVERYBODY, stage="lobby"),
    "lobby_pick": Row(ANA, changes=True, stage="lobby", seat=0, what="flames", values=["coal"]),
    "lobby_choose": Row(SEATED),
    "seat_form": Row(ANA, stage="lobby", seat=0),
    "seat_filled": Row(ANA, stage="lobby", seat=0),
    "rule": Row(EVERYBODY),
    "tables_take": Row(ANYWHERE, values=["99999:0"]),
    "learn": Row(ANYWHERE),
    "learn_in": Row(ANYWHERE, what="tyrants"),
    "learn_play": Row(ANYWHERE, changes=True, what="tyrants"),
    "lesson_pick": Row(ANYWHERE, what="end_turn"),
    "lesson_menu": Row(ANYWHERE, what="other", values=["end_turn"]),
    "lesson_next": Row(ANYWHERE),
    "lesson_back": Row(ANYWHERE),
    "lesson_go": Row(ANYWHERE, what="1"),
    "lesson_other": Row(ANYWHERE, what="+"),
    "lesson_group": Row(ANYWHERE, values=["+"]),
    "help": Row(ANYWHERE),
    "help_topic": Row(ANYWHERE, what="undo"),
    "rule_index": Row(ANYWHERE, what="tyrants"),
    "primer": Row(ANYWHERE, what="tyrants"),
    "primer_page": Row(ANYWHERE, what="tyrants"),
    "primer_pick": Row(ANYWHERE, values=["tyrants"]),
    "rule_pick": Row(ANYWHERE, what="tyrants", values=["spy"]),
    "rule_read": Row(ANYWHERE, what="tyrants:spy"),
    "rule_said": Row(ANYWHERE, what="tyrants"),
    "rule_search": Row(ANYWHERE, what="tyrants"),
    "rule_which": Row(ANYWHERE, what="tyrants:spy"),
    "campaigns": Row(ANYWHERE),
    "turns": Row(ANYWHERE),
    "seek": Row(ANYWHERE),
    "seek_games": Row(ANYWHERE, values=["tyrants"]),
    "seek_pace": Row(ANYWHERE, values=["daily"]),
    "seek_players": Row(ANYWHERE, values=["2-4"]),
    "seek_stop": Row(ANYWHERE),
    "seek_join": Row(ANYWHERE),
    "seek_decline": Row(ANYWHERE),
    "me_avoid": Row(ANYWHERE, values=["1"]),
    "stats": Row(ANYWHERE),
    "stats_show": Row(ANYWHERE),
    "stats_server": Row(ANYWHERE),
    "me_autopilot": Row(ANA, changes=True, seat=0),
    "me_data": Row(ANYWHERE),
    "me_forget": Row(ANYWHERE),
    "me_forgotten": Row(ANYWHERE, changes=True),
    "me_city": Row(ANYWHERE),
    "me_city_said": Row(ANYWHERE),
    "me_no_city": Row(ANYWHERE),
    "me_page": Row(ANYWHERE),
    "me_friend": Row(ANYWHERE, values=["1"]),
    "me_form": Row(ANYWHERE),
    "me_filled": Row(ANYWHERE),
    "import_form": Row(ANYWHERE),
    "import_file": Row(ANYWHERE),
    "me_zone": Row(ANYWHERE, values=["Europe/Berlin"]),
    "me_pick": Row(ANYWHERE, what="tips", values=["off"]),
    "care_keep": Row(ANYWHERE),
    # planning a turn
    "plan": Row(SEATED),
    "plan_back": Row(ANA, seat=0),
    "plan_choose": Row(ANA, seat=0, what="light"),
    "plan_drop": Row(ANA, seat=0),
    "plan_end": Row(ANA, seat=0, what="on"),
    "plan_group": Row(ANA, seat=0),
    "plan_part": Row(ANA, seat=0, values=["x"]),
    "plan_pick": Row(ANA, seat=0, values=["light"]),
    "plan_use": Row(ANA, seat=0, what="on"),
    "plan_watch": Row(ANA, seat=0, values=["hall"]),
    # playing
    "act": Row(ANA, seat=0),
    "group": Row(ANA, seat=0),
    "look": Row(ANA, seat=0),
    "look_go": Row(ANA, seat=0, values=["board"]),
    "panel_help": Row(ANA, seat=0),
    "why_none": Row(ANA, seat=0),
    "closed": Row(ANA, seat=0),
    "part": Row(ANA, seat=0, values=["x"]),
    "follow": Row(ANA, changes=True, seat=0, what="light"),
    "hand": Row(SEATED),
    "pile": Row(ANA, seat=0, what="discard"),
    "choose": Row(ANA, changes=True, seat=0, what="light"),
    "pick": Row(ANA, changes=True, seat=0, values=["light"]),
    "sure": Row(ANA, changes=True, seat=0, what="sure"),
    "change": Row(EVERYBODY, seat=0, stage="sealed"),
    "table": Row(ANA, changes=True, what="light"),
    "usual": Row(ANA, changes=True, what="usual", stage="reaction"),
    "undo": Row(ANA, changes=True, to=-1),
    "again": Row(ANA, changes=True),
    "hint": Row(ANA, seat=0),
    "turned": Row(EVERYBODY),
    "dice": Row(EVERYBODY),
    "dice_words": Row(SEATED),
    "dice_said": Row(SEATED),
    "why": Row(ANA, seat=0),
    "why_said": Row(ANA, seat=0),
    "why_pick": Row(ANA, seat=0, values=["play:card-01"]),
    "why_places": Row(ANA, seat=0, what="play:card-01"),
    "orders": Row(SEATED),
    "order_pick": Row(ANA, seat=0, what="0:00", values=["1"]),
    "order_save": Row(ANA, changes=True, seat=0, what="100"),
    "order_brief": Row(ANA, changes=True, seat=0, what="100"),
    "order_plan": Row(ANA, changes=True, seat=0, what="prizes:100"),
    "order_clear": Row(ANA, seat=0),
    "order_always": Row(SEATED, what="toy.block"),
    # sitting down, starting
    "lobby_join": Row(EVERYBODY, changes=True, stage="lobby"),
    "lobby_seats": Row(SEATED, stage="lobby"),
    "lobby_seat": Row(EVERYBODY, changes=True, stage="lobby", values=["3"]),
    "lobby_ready": Row(SEATED, changes=True, stage="lobby"),
    "lobby_add_autopilot": Row(STEWARDS, changes=True, stage="lobby"),
    "lobby_remove_autopilot": Row(STEWARDS, changes=True, stage="lobby_autopilot"),
    "lobby_invite": Row(TABLE, stage="lobby"),
    "lobby_invited": Row(TABLE, stage="lobby", values=["1"]),
    "lobby_start": Row(RUI, changes=True, stage="lobby"),
    "settings_change": Row(RUI, changes=True, stage="lobby", what="option:storms", values=["1"]),
    "settings_flags": Row(EVERYBODY, stage="lobby", values=[]),
    "lobby_watch": Row(EVERYBODY),
    "lobby_reliability": Row(EVERYBODY),
    "lobby_leave": Row(SEATED),
    "lobby_left": Row(SEATED, changes=True),
    "rematch": Row(SEATED, stage="between"),
    "open_which": Row(ANYWHERE),
    "open": Row(ANYWHERE, changes=True, what="tyrants:en:High Fires"),
    "reopen": Row(TABLE),
    "begin_again": Row(TABLE, changes=True, stage="over"),
    "post_watch": Row(EVERYBODY, post="start"),
    # seats in play
    "post_take": Row(EVERYBODY - SEATED, stage="opened", post="seat"),
    "seat_ask": Row(EVERYBODY - SEATED, changes=True, stage="opened", seat=3),
    "seat_tell_me": Row(EVERYBODY, changes=True),
    "post_accept": Row(STEWARDS, changes=True, stage="applied", post="application"),
    "post_decline": Row(STEWARDS, changes=True, stage="applied", post="application"),
    "post_time": Row(ANA, stage="reminded", post="reminder"),
    "meet": Row(TABLE, what="2099120320"),
    "meet_day": Row(TABLE, what="2026120320", values=["20261204"]),
    "meet_hour": Row(TABLE, what="2026120320", values=["21"]),
    "meet_off": Row(TABLE),
    "more_time": Row(ANA, changes=True, what="24"),
    "post_here": Row(ANA, changes=True, stage="stalled", post="stalled"),
    "post_autopilot": Row(SEATED - ANA, changes=True, stage="stalled", post="stalled"),
    "take_over": Row(ANA, changes=True, stage="lent", seat=0),
    "post_over": Row(ANA, changes=True, stage="lent", post="seat"),
    # going back and copying
    "history_here": Row(TABLE, to=6),
    "history_undo": Row(TABLE, to=2),
    "history_fork": Row(TABLE, to=6),
    "history_export": Row(TABLE, changes=True),
    "forked": Row(TABLE, changes=True, to=6),
    "request_undo": Row(TABLE, to=2),
    "request_why": Row(TABLE, to=2, what="undo"),
    "request_send": Row(TABLE, changes=True, to=2, what="undo"),
    "request_withdraw": Row(ANA, changes=True, stage="asked", to=0),
    "post_agree": Row(TABLE - ANA, changes=True, stage="asked", post="request"),
    "post_refuse": Row(TABLE, changes=True, stage="asked", post="request"),
    # looking after the table
    "care_pause": Row(STEWARDS, changes=True),
    "resume": Row(STEWARDS, changes=True, stage="paused"),
    "put_away": Row(STEWARDS, changes=True),
    "unread_rows": Row(STEWARDS),
    "unread_away": Row(STEWARDS, changes=True),
    "bring_back": Row(STEWARDS, changes=True, stage="away"),
    "clock_fill": Row(RUI, changes=True, stage="lobby"),
    "clock_keep": Row(SEATED, changes=True, stage="lobby"),
    "clock_close": Row(STEWARDS, stage="lobby"),
    "clock_longer": Row(STEWARDS, changes=True, stage="paused"),
    # settings of the server
    "server": Row(OWNER),
    "server_set": Row(OWNER, changes=True, what="pace", values=["fast"]),
    "server_data": Row(OWNER),
    "server_erase": Row(OWNER),
    "server_audit": Row(OWNER),
    "server_tables": Row(OWNER),
    "server_away": Row(OWNER, values=["1"]),
    "server_put_away": Row(OWNER, what="999"),
    "server_leaver": Row(OWNER, values=["1"]),
    "server_heir": Row(OWNER, what="1", values=["1"]),
    "server_erased": Row(OWNER),
    "call_organiser": Row(EVERYBODY, changes=True),
    "report": Row(TABLE),
    "report_send": Row(TABLE),
    "rescue": Row(STEWARDS),
    "rescue_card": Row(STEWARDS, changes=True),
    "rescue_move": Row(STEWARDS, changes=True),
    "rescue_channel": Row(STEWARDS, values=["1"]),
    "rescue_organiser": Row(STEWARDS),
    "rescue_appoint": Row(STEWARDS, changes=True, values=["0"]),
    "rescue_report": Row(TABLE),
    "rescue_answer": Row(MODERATOR, seat=0),
    "rescue_pick": Row(MODERATOR, changes=True, seat=0, stage="turn_end", values=["end"]),
    "rescue_auto": Row(MODERATOR, changes=True, seat=0),
    "rescue_autopilot": Row(MODERATOR, changes=True),
    "rescue_back": Row(MODERATOR),
    "rescue_went": Row(MODERATOR),
}

COMMANDS: dict[str, Row] = {
    "act": Row(ANA),
    "hand": Row(SEATED),
    "board": Row(EVERYBODY),
    "log": Row(EVERYBODY),
    "undo": Row(ANA, changes=True),
    "orders": Row(SEATED),
    "help": Row(ANYWHERE),
    "learn": Row(ANYWHERE, options={"game": "tyrants"}),
    "demo": Row(ANYWHERE),
    "stats": Row(ANYWHERE),
    "tables": Row(ANYWHERE),
    "turns": Row(ANYWHERE),
    "me": Row(ANYWHERE),
    "rule": Row(ANYWHERE, options={"words": "spy", "game": "tyrants"}),
    "campaign new": Row(ANYWHERE, changes=True, options={"game": "tyrants", "name": "High Fires"}),
    "campaign list": Row(ANYWHERE),
    "campaign journal": Row(EVERYBODY),
    "campaign join": Row(EVERYBODY, changes=True, stage="lobby"),
    "campaign leave": Row(SEATED),
    "campaign start": Row(RUI, changes=True, stage="lobby"),
    "campaign settings": Row(EVERYBODY),
    "campaign export": Row(TABLE, changes=True),
    "campaign import": Row(ANYWHERE),
    "campaign pause": Row(STEWARDS, changes=True),
    "campaign resume": Row(STEWARDS, changes=True, stage="paused"),
    "campaign seat": Row(MODERATOR, changes=True, options={"seat": "A", "do": "open"}),
    "campaign remind": Row(SEATED, changes=True),
    "campaign rescue": Row(STEWARDS),
    "campaign delete": Row(STEWARDS),
    "server": Row(OWNER),
    "history list": Row(EVERYBODY),
    "history show": Row(EVERYBODY, options={"moment": "6"}),
    "history undo": Row(TABLE, options={"to": "2"}),
    "history reset": Row(TABLE, options={"what": "chapter"}),
    "history fork": Row(TABLE),
    "history restore": Row(TABLE, stage="undone", options={"line": "1"}),
    "History from here": Row(EVERYBODY),
    "Report a problem": Row(TABLE),
}
