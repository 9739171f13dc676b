"""Every refusal of the service has a kind sentence (docs/behaviour.md#refusals)."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.text.refusals import explain
from bot.text.speech import catalogue
from engine.campaigns import Pause, Request
from engine.campaigns.model import errors
from engine.campaigns.model.requests import Losses, Rewind
from engine.words import LOCALES

NOW = datetime(2026, 11, 20, tzinfo=UTC)
LOSSES = Losses(to=3, choices={0: 1}, reveals=())
REQUEST = Request(
    id=1,
    campaign=1,
    contents=Rewind("undo", branch=1, to=3),
    user=7,
    reason="",
    losses=LOSSES,
    asked=(8,),
    agreed=(),
    refused=(),
    rule="all",
    status="open",
    opened=NOW,
    closes=None,
    post=4,
)
EXAMPLES: dict[type[errors.Refused], tuple[Any, ...]] = {
    errors.UnknownCampaign: (1,),
    errors.WrongStage: ("playing",),
    errors.StaleAsk: (1, 2),
    errors.AlreadyAnswered: (("end",),),
    errors.NotYourTurn: ((1,),),
    errors.NotLegal: (("end",), (1, 1)),
    errors.SeatTaken: (1,),
    errors.AlreadySeated: (1,),
    errors.NotOrganiser: (7,),
    errors.UnknownChapter: ("third",),
    errors.WrongOption: ("rounds", "not a number"),
    errors.WrongName: ("name", "a name has 1 to 60 characters"),
    errors.VoteOpen: (REQUEST,),
    errors.RequestClosed: ("agreed",),
    errors.NotFree: (LOSSES,),
    errors.WrongFile: ("content", "state.round: 7 is not from 1 to 3"),
    errors.TooLargeForFile: ("decisions",),
    errors.TooManyFiles: (NOW,),
    errors.TooManyReminders: (3,),
    errors.TooManyCampaigns: (20,),
    errors.Paused: ("Low Fires", Pause(7, "holidays")),
    errors.Archived: (NOW,),
    errors.AskFirst: (1,),
    errors.TooSoon: (NOW, NOW),
    errors.FixedSetting: ("thread",),
    errors.TakesVote: ("undo",),
}
IN_THE_PANEL = {errors.StaleAsk, errors.AlreadyAnswered, errors.NotYourTurn, errors.NotLegal}


def kinds() -> list[type[errors.Refused]]:
    return [*errors.Refused.__subclasses__(), *errors.WrongOption.__subclasses__()]


@pytest.mark.parametrize("kind", [each for each in kinds() if each not in IN_THE_PANEL])
def test_every_refusal_is_at_most_two_kind_sentences(kind: type[errors.Refused]) -> None:
    said = explain(kind(*EXAMPLES.get(kind, ())), catalogue("en"))
    assert 10 < len(said) <= 200
    assert "!" not in said
    assert not {"invalid", "error", "failed", "unauthorised"} & set(said.lower().split())


def test_name_that_cannot_be_read_is_refused_in_the_words_of_the_reader() -> None:
    for locale in LOCALES:
        said = explain(errors.WrongName(*EXAMPLES[errors.WrongName]), catalogue(locale))
        assert "a name has" not in said and said.count(".") == 2


def test_full_table_is_not_a_taken_seat() -> None:
    assert explain(errors.SeatTaken(None), catalogue("en")) == "All seats are taken. You can watch."


@pytest.mark.parametrize("stage", ["lobby", "playing", "between", "over"])
def test_every_stage_has_its_own_sentence(stage: str) -> None:
    others = {explain(errors.WrongStage(each), catalogue("en")) for each in ("lobby", "playing", "between", "over")}
    assert len(others) == 4
    assert explain(errors.WrongStage(stage), catalogue("en")) in others
