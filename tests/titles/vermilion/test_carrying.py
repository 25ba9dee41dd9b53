"""R16.1, C7.1: a campaign of other rules goes on in a match of its own, and nothing that was kept is written over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import game
from game.core import codec
from game.core.carrying import CARRIED, carried
from game.core.errors import BadSave, BadSetup
from game.core.rng import Stream
from game.core.saved import Saved
from game.match.carrying import carried_before, carry_on
from game.match.match import LocalMatch
from game.match.seats import GUEST, SeatInfo
from game.titles.vermilion import SPEC
from game.titles.vermilion.carrying import SOBER
from game.titles.vermilion.invariants import invariants
from tests.net.rooms import Home

from .campaign_child import PARTY, begun, choose

pytestmark = pytest.mark.slow
Change = Callable[[dict[Any, Any]], None]


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    found = Home(tmp_path)
    yield found
    found.store.close()


def played(home: Home, until: Callable[[Any], bool], seed: int = 3) -> LocalMatch:
    """A campaign whose newest checkpoint is something."""
    match, stream = begun(home, seed=seed), Stream(seed, "hand")
    while not until(codec.decoder(SPEC.state_type).decode(match.session.checkpoint.state)):
        assert choose(match, stream)
    return match


@pytest.fixture(scope="module")
def between(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalMatch]:
    """A campaign that stands between two quests."""
    home = Home(tmp_path_factory.mktemp("between"))
    match = played(home, lambda state: state.campaign.between and bool(state.campaign.tries))
    match.close()
    yield match
    home.store.close()


def under_older_rules(home: Home, match: LocalMatch, change: Change | None = None) -> str:
    """The match as a program of the rules before would have kept it, its checkpoint changed."""
    match.close()
    header, payload = match._home.saves.read(match.match_id)
    saved = msgspec.msgpack.decode(payload, type=Saved)
    raw = msgspec.msgpack.decode(saved.checkpoint)
    if change is not None:
        change(raw)
    saved.rules, saved.checkpoint = saved.rules - 1, msgspec.msgpack.encode(raw)
    older = f"{match.match_id}-older"
    home.saves.write(older, msgspec.msgpack.encode(saved), {**header, "rules_version": saved.rules})
    return older


def files(home: Home, match_id: str) -> dict[str, bytes]:
    """What lies in the folder of a match."""
    return {path.name: path.read_bytes() for path in (home.saves.folder / match_id).iterdir()}


def test_r16_1_a_party_between_quests_goes_on_with_all_it_owns(home: Home, between: LocalMatch) -> None:
    before = codec.decoder(SPEC.state_type).decode(between.session.checkpoint.state)
    older = under_older_rules(home, between)
    kept = files(home, older)
    again = LocalMatch.load(home, carry_on(home, older))
    state = again.session.table.state
    assert state.campaign == before.campaign and state.phase == "breathe" and not invariants(state)
    for one, other in zip(state.seats, before.seats, strict=True):
        for what in ("name", "hp", "cards", "worn", "bag", "materials", "track", "extra_hp", "base", "smith"):
            assert getattr(one, what) == getattr(other, what), what
    assert [info.name for info in again.seats] == ["P0", "P1"]
    again.close()
    assert files(home, older) == kept
    (shut,) = [entry for entry in home.saves.list() if entry.file_id == older]
    assert shut.carries
    newest = home.saves.newest_unfinished()
    assert newest is not None and newest.file_id == again.match_id and not newest.carries


def test_r16_1_a_quest_that_was_going_on_begins_anew_and_is_no_failure(home: Home) -> None:
    match = played(home, lambda state: state.round >= 2)
    before = codec.decoder(SPEC.state_type).decode(match.session.checkpoint.state)
    again = LocalMatch.load(home, carry_on(home, under_older_rules(home, match)))
    state, stream = again.session.table.state, Stream(5, "hand")
    assert (state.campaign.chapter, state.campaign.tries) == (before.campaign.chapter, before.campaign.tries)
    assert all(seat.hp >= SOBER for seat in state.seats) and state.phase == "breathe"
    while again.session.table.state.phase != "player":
        assert choose(again, stream)
    state = again.session.table.state
    assert (state.quest, state.round, [seat.name for seat in state.seats]) == (before.quest, 1, list(PARTY))
    again.close()


def test_c7_1_a_campaign_that_goes_on_already_leads_to_its_save(home: Home, between: LocalMatch) -> None:
    older = under_older_rules(home, between)
    assert not carried_before(home, older)
    first = carry_on(home, older)
    assert carried_before(home, older) == first
    home.saves.delete(first)
    assert not carried_before(home, older)


def test_c7_1_fields_that_have_come_since_do_not_matter(home: Home, between: LocalMatch) -> None:
    older = under_older_rules(home, between, lambda raw: raw.pop("players_first"))
    assert carry_on(home, older)


@pytest.mark.parametrize("change", [
    lambda raw: raw.update(glory=3),
    lambda raw: raw["seats"][0]["worn"].update(arm="w99"),
    lambda raw: raw["seats"][0]["cards"].pop(),
    lambda raw: raw["seats"][0].update(name="nobody"),
    lambda raw: raw["seats"][0]["materials"].update(gold=1),
    lambda raw: raw["campaign"].update(chapters=12),
], ids=["field", "gear", "cards", "character", "material", "quests"])  # fmt: skip
def test_c7_1_what_cannot_be_read_to_the_letter_is_not_carried_on(
    home: Home, between: LocalMatch, change: Change
) -> None:
    older = under_older_rules(home, between, change)
    kept = files(home, older)
    with pytest.raises(BadSave) as told:
        carry_on(home, older)
    assert told.value.key == "error.carry_unread"
    assert files(home, older) == kept and [entry.file_id for entry in home.saves.list()] == [older]


def test_c7_1_a_party_that_has_not_gathered_has_nothing_to_carry(home: Home) -> None:
    seats = [SeatInfo(seat=i, name=f"P{i}", kind=GUEST, fields={"character": ""}) for i in range(2)]
    match = LocalMatch.new(home, "vermilion", seats, {"variant": "campaign"}, 3)
    with pytest.raises(BadSave) as told:
        carry_on(home, under_older_rules(home, match))
    assert told.value.key == "error.carry_nothing"


def test_c7_1_matches_of_a_game_without_campaigns_are_not_carried() -> None:
    session = game.new_session("creed", [{}, {}], {}, 3)
    with pytest.raises(BadSave) as told:
        carried(game.TITLES, session.save())
    assert told.value.key == "error.carry_none"


@pytest.mark.parametrize("texts", [["x"], ["{}"], ['{"campaign"'], [""] * 3])
def test_c7_1a_an_option_that_is_no_party_begins_no_match(texts: list[str]) -> None:
    with pytest.raises(BadSetup):
        game.new_session("vermilion", [{"character": "karon"}], {CARRIED: texts}, 3)
