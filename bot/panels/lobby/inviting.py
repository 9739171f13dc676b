"""[Invite] in a lobby: a message that mentions people and offers them a seat (docs/behaviour.md#lobby)."""

from __future__ import annotations

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import game_name, is_open, table_words
from bot.messages.ids import Press
from bot.messages.layout import Message, Style, button, finder, row
from bot.messages.payloads import OfCampaign
from bot.text.speech import mention, safe
from engine.campaigns import Situation
from engine.campaigns.model.errors import NotYourSeat, WrongStage
from engine.words import Spoken

MOST_AT_ONCE = 5


async def ask(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Invite]: shows the menu of people."""
    situation = await _inviting(reply, pressed)
    words = table_words(situation, reply.locale)
    people = finder(Press("lobby_invited", situation.id), words.message("invite-pick"), "user", pick=(1, MOST_AT_ONCE))
    await reply.show(Message(words.message("invite-who"), people), fresh=not reply.private)


async def invite(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the menu: mentions each person once for each table, and no one who is at it."""
    situation = await _inviting(reply, pressed)
    words, asked = table_words(situation, situation.locale), reply.services.invited
    there = {each.user for each in situation.seats}
    people = [person.user for person, is_bot in reply.people if not is_bot and person.user not in there]
    fresh = [user for user in people if (situation.id, user) not in asked]
    if not fresh:
        await reply.show(Message(reply.words().message("invite-nobody")))
        return
    await reply.defer()
    asked.update((situation.id, user) for user in fresh)
    named = Spoken(words.listed([str(mention(user)) for user in fresh]))
    said = words.message(
        "invited",
        player=mention(reply.person.user),
        people=named,
        name=safe(situation.facts.name),
        game=Spoken(game_name(situation.game.key, situation.locale)),
        count=sum(map(is_open, situation.seats)),
    )
    join = button(Press("lobby_join", situation.id), words.message("button-join"), Style.PRIMARY)
    watch = button(Press("lobby_watch", situation.id), words.message("button-watch"))
    await reply.publish(Message(said, row(join, watch)), fresh)
    await reply.show(Message(reply.words().message("invite-sent", people=named)))


async def _inviting(reply: Reply, pressed: OfCampaign) -> Situation:
    """Returns the campaign if this person may invite to it now. Raises WrongStage, NotYourSeat."""
    situation = await reply.campaign(pressed.campaign)
    if not any(map(is_open, situation.seats)):
        raise WrongStage(situation.stage)
    user = reply.person.user
    if not (situation.seats_of(user) or situation.organises(user) or reply.rights(situation).moderator):
        raise NotYourSeat
    return situation


ROUTES: Routes = {
    "lobby_invite": Route(OfCampaign.of, ask),
    "lobby_invited": Route(OfCampaign.of, invite),
}
