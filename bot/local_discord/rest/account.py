"""The bot's own account, its application, and the gateway's URL."""

from __future__ import annotations

from bot.local_discord.actions import channels
from bot.local_discord.model.errors import unknown
from bot.local_discord.rest.calls import Call, Reply, Routes

routes = Routes()


@routes("GET", "/users/@me")
def me(call: Call) -> Reply:
    """Returns the bot's user."""
    return Reply({**call.world.users[call.bot_id], "mfa_enabled": False, "locale": "en-US"})


@routes("GET", "/users/{user_id}")
def user(call: Call) -> Reply:
    """Returns a user."""
    if call.path["user_id"] not in call.world.users:
        raise unknown("User")
    return Reply(call.world.users[call.path["user_id"]])


@routes("POST", "/users/@me/channels")
def open_direct_messages(call: Call) -> Reply:
    """Opens the direct messages with a user."""
    return Reply(channels.direct_messages(call.world, str(call.body["recipient_id"])))


@routes("GET", "/oauth2/applications/@me")
@routes("GET", "/applications/@me")
def application(call: Call) -> Reply:
    """Returns the bot's application."""
    return Reply(call.world.application)


@routes("GET", "/gateway/bot")
def gateway(call: Call) -> Reply:
    """Returns the URL and limits for a sharded bot."""
    concurrent = call.world.max_concurrency
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": concurrent}
    return Reply({"url": call.world.gateway_url, "shards": 1, "session_start_limit": limit})
