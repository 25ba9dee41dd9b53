"""C2.2, C2.3: what a profile has played, as pictures and as a list."""

from __future__ import annotations

import pytest

from game.match.seats import bot_name
from game.store.profiles import Other, Profile, Result
from scenes.kit import ago, match_words
from scenes.menu.main_menu import MainMenu
from scenes.menu.record_charts import Column, CountBar, FormChart, ShareRing, SumLine
from scenes.menu.record_panel import RecordPanel
from scenes.program import Program
from scenes.table.ending_words import together
from scenes.titles import TITLES, ui_of
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture
from tests.gallery.realigious_tables import played as realigious_played
from tests.scenes.conftest import Driver


def played(program: Program, *results: tuple[str, int, bool]) -> Profile:
    """A profile with these matches, oldest first: game, rank of 2, left early."""
    profile = program.home.store.create_profile("Minsu", "profile/0")
    for i, (title, rank, left) in enumerate(results):
        victory = {"realigious": "social", "creed": "leaders"}[title] if rank == 1 else ""
        result = Result(
            match_id=f"m{i}", title=title, seats=2, rank=rank, left_early=left, victory=victory, replay_id=f"m{i}",
            statistics={"cards": 5} if title == "realigious" else {"sieges": 2},
        )  # fmt: skip
        program.home.store.add_result(profile.uid, result)
    program.home.choose_profile(profile.uid)
    return profile


def shown(drive: Driver, profile: Profile, **how: str) -> RecordPanel:
    panel = RecordPanel(drive.program.client, profile, **how)
    drive.program.nav.stack.push(panel, animated=False)
    drive.frames()
    return panel


WIN, LOSS, LEFT = ("realigious", 1, False), ("realigious", 2, False), ("realigious", 2, True)


def test_c2_2_the_ring_tells_the_share_of_won_matches(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN, LOSS, LOSS, WIN, LEFT))
    ring = next(w for w in panel.ui.root.each() if isinstance(w, ShareRing))
    assert ring.share == 2 / 4


def test_c8_7_a_place_that_no_match_has_draws_no_higher_than_the_chart(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, ("creed", 10**9, False), ("creed", -(10**9), False)))
    columns = [w for w in panel.ui.root.each() if isinstance(w, Column)]
    assert columns and all(0 <= column.bar().height <= column.rect.height for column in columns)


def test_c2_2_the_form_shows_the_newest_match_at_the_right(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN, LEFT, LOSS))
    columns = sorted((w for w in panel.ui.root.each() if isinstance(w, Column)), key=lambda w: w.rect.x)
    assert [column.played.place for column in columns] == [1, 0, 2]


@pytest.mark.parametrize(("results", "legend"), [
    ((WIN,), {"first"}), ((WIN, LOSS), {"first", "lost"}), ((LEFT, LOSS), {"left", "lost"})])  # fmt: skip
def test_c2_2_a_lost_duel_is_a_defeat_and_the_legend_tells_of_what_is_there(
    drive: Driver, results: tuple[tuple[str, int, bool], ...], legend: set[str]
) -> None:
    panel = shown(drive, played(drive.program, *results))
    columns = sorted((w for w in panel.ui.root.each() if isinstance(w, Column)), key=lambda w: w.rect.x)
    told = {(1, False): "first", (2, False): "lost", (2, True): "left"}
    assert [column.played.kind for column in columns] == [told[rank, left] for _, rank, left in results]
    names = [w.name for w in panel.ui.root.each() if w.name.startswith("form.")]
    assert set(names) == {f"form.{kind}" for kind in legend}


def test_c2_2_a_better_place_stands_higher(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN, LOSS))
    won, lost = sorted((w for w in panel.ui.root.each() if isinstance(w, Column)), key=lambda w: w.rect.x)
    assert won.bar().height > lost.bar().height


def test_c2_2_a_narrow_row_keeps_its_words(drive: Driver) -> None:
    """Where a number in words leaves them no room it stands below them."""
    panel = shown(drive, played(drive.program, WIN))
    cut: list[tuple[str, str]] = []
    panel.media.theme.on_fault = lambda kind, words: cut.append((kind, words))
    for high in (44, 90):
        bar = CountBar(panel, (0, 0, 224, high), "crowns/crest/heron", "왜가리 궁정", "12번 중 10승", 0.5)
        bar.draw(panel.media.canvas.surface)
    assert cut == []


def test_c2_2_a_game_is_told_apart_from_the_others(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN, ("creed", 1, False), ("creed", 2, False)))
    drive.click("game.creed")
    assert [match.result.title for match in panel.matches] == ["creed", "creed"]


def test_c2_2_the_run_of_victories_ends_with_a_lost_match(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN, WIN, WIN, LOSS, WIN))
    assert panel._streaks() == (3, 1)


def test_c2_2_the_longest_run_counts_wherever_it_lies(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN, LOSS, WIN, WIN, LOSS))
    assert panel._streaks() == (2, 0)


def test_c2_2_every_match_is_listed_with_its_replay(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN, LOSS), page="matches")
    assert panel.ui.find("watch.0") is not None
    assert panel.ui.find("watch.1") is not None


def test_c2_2_a_newcomer_is_told_what_will_stand_here(drive: Driver) -> None:
    panel = shown(drive, played(drive.program))
    assert panel.t("record.empty") in [getattr(widget, "text", "") for widget in panel.ui.root.each()]


def test_c2_2_less_than_an_hour_is_told_in_minutes(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN))
    assert panel.t("record.time.minutes", minutes=0) in [getattr(w, "text", "") for w in panel.ui.root.each()]


def test_c2_2_the_menu_opens_the_record_of_who_plays(drive: Driver) -> None:
    profile = played(drive.program, WIN)
    drive.program.nav.stack.reset(MainMenu(drive.program.client), animated=False)
    drive.frames()
    drive.click("record")
    top = drive.program.nav.stack.top
    assert isinstance(top, RecordPanel)
    assert top.profile.uid == profile.uid


def conceded(drive: Driver, how: str, rank: int) -> str:
    """What the list says of the ending of a match that somebody gave up."""
    profile = drive.program.home.store.create_profile("Minsu", "profile/0")
    victory = "social" if rank == 1 else ""
    result = Result(match_id="m", title="realigious", seats=2, rank=rank, victory=victory, conceded=how)
    drive.program.home.store.add_result(profile.uid, result)
    panel = shown(drive, profile, page="matches")
    return "\n".join(w.text for w in panel.ui.root.each() if isinstance(w, Label))


@pytest.mark.parametrize(("how", "rank"), [("own", 2), ("others", 1)])
def test_c6_13_the_record_tells_who_gave_a_match_up(drive: Driver, how: str, rank: int) -> None:
    t = drive.program.media.t
    ending = t("realigious.victory.social") if rank == 1 else t("record.duel.lost")
    assert t(f"record.conceded.{how}", ending=ending) in conceded(drive, how, rank)


def test_c8_7_a_host_that_writes_anything_there_breaks_no_record(drive: Driver) -> None:
    assert drive.program.media.t("record.duel.lost") in conceded(drive, "x" * 999, 2)


@pytest.mark.parametrize(("gone", "told"), [(0, ["own", "others"]), (1, ["others", "own"])])
def test_c6_13_who_gave_up_is_entered_with_the_result(program: Program, gone: int, told: list[str]) -> None:
    match = realigious_played(program.client, "pg", 4, lambda match, _: match.round > 1)
    match.give_up_side("concede", gone)
    found = [match.result_of(info) for info in match.seats]
    assert [result.conceded for result in found if result is not None] == told


def test_c2_2_how_long_ago_a_match_was_stays_true_while_the_record_is_open(
    drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = shown(drive, played(drive.program, WIN), page="matches")
    now = ago.EVERY_MS
    moment = panel.matches[0].ended_ms
    shown_then = {w.text for w in panel.ui.root.each() if isinstance(w, ago.AgoLabel)}
    monkeypatch.setattr(match_words.time, "time_ns", lambda: (moment + 3 * match_words.MINUTE_MS) * 1_000_000)
    panel.update(now)
    later = {w.text for w in panel.ui.root.each() if isinstance(w, ago.AgoLabel)}
    assert shown_then == {drive.program.media.t("when.now")} and later == {drive.program.media.t("when.minutes", n=3)}


def test_c2_2_the_record_leads_to_the_result_of_each_match(drive: Driver) -> None:
    opened: list[dict[str, str]] = []
    panel = shown(drive, played(drive.program, WIN), page="matches")
    panel.nav.open = lambda route, **how: opened.append({"route": route, **how})  # type: ignore[method-assign]
    drive.click("result.0")
    assert opened == [{"route": "replay_result", "replay_id": "m0"}]


def row_of(drive: Driver, result: Result) -> list[str]:
    """What the list says of a match."""
    profile = drive.program.home.store.create_profile("Minsu", "profile/0")
    drive.program.home.store.add_result(profile.uid, result)
    panel = shown(drive, profile, page="matches")
    return [w.text for w in panel.ui.root.each() if isinstance(w, Label)]


def test_c2_2_a_lost_match_names_the_opponents_who_won_and_how(drive: Driver) -> None:
    """A bot has its name in the language of now."""
    t, key = drive.program.media.t, bot_name("easy", 1)
    others = (Other("Toto", key, won=True), Other("Ember"))
    told = row_of(drive, Result(match_id="m", title="realigious", seats=3, rank=2, reason="win_judgement:social",
                                others=others))  # fmt: skip
    how, place = t("realigious.outcome.win_judgement.social"), t("record.placed.lost", n=2, seats=3)
    assert t("record.lost.how", place=place, name=t(key), how=how) in told
    assert any(t("record.against", names=f"{t(key)}, Ember") in line for line in told)


def test_c2_2_a_match_of_two_sides_names_allies_and_both_winners(drive: Driver) -> None:
    t = drive.program.media.t
    others = (Other("Moth", won=True), Other("Ember", ally=True), Other("Nola", won=True))
    told = row_of(drive, Result(match_id="m", title="creed", seats=4, rank=2, reason="leaders", others=others))
    line = next(line for line in told if t("record.with", names="Ember") in line)
    assert t("record.against", names="Moth, Nola") in line
    assert any(together(drive.program.media, ["Moth", "Nola"]) in line for line in told)
    assert any(t("creed.record.leaders") in line for line in told)


def test_c2_2_names_that_leave_no_room_are_shortened(drive: Driver) -> None:
    t, names = drive.program.media.t, ["W" * 16 + str(i) for i in range(4)]
    others = tuple(Other(name, won=True) for name in names)
    told = row_of(drive, Result(match_id="m", title="ankh", seats=5, rank=5, rounds=3, seconds=900, others=others))
    assert any(line.endswith(t("record.lost", place="", name=t("record.more", name=names[0], n=3))) for line in told)
    assert any(t("record.against", names=t("record.more", name=names[0], n=3)) in line for line in told)


def test_c2_2_who_was_there_is_entered_with_the_result(program: Program) -> None:
    match = realigious_played(program.client, "pgb", 4, lambda match, _: match.round > 1)
    match.give_up_side("concede", 0)
    match.give_up_side("concede", 1)
    found = [match.result_of(info) for info in match.seats]
    lost, _, won = found
    assert lost is not None and won is not None
    guest, bot = match.seats[1:]
    assert lost.others == (Other(guest.name), Other(bot.name, bot.name_key, won=True))
    assert lost.reason == "win_survival" and not any(one.won for one in won.others)


def test_c2_2_a_row_says_that_a_match_was_won_and_as_whom(drive: Driver) -> None:
    """What was left to chance has no name there."""
    t = drive.program.media.t
    result = Result(match_id="m", title="realigious", seats=2, rank=1, victory="social", reason="win_social",
                    choices={"character": "explorer", "religion": "random"}, others=(Other("Ember"),))  # fmt: skip
    told = row_of(drive, result)
    assert f"{t('record.duel.won')} · {t('realigious.victory.social')}" in told
    names = f"{t('realigious.character.explorer')} · {t('record.against', names='Ember')}"
    assert any(names in line for line in told)


def test_c2_3_sums_of_unlike_things_have_no_bars_but_an_average(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN, LOSS, LEFT), title="realigious")
    rows = [w for w in panel.ui.root.each() if isinstance(w, SumLine)]
    t = panel.t
    assert [(row.words, *row.figures) for row in rows] == [
        ("", t("record.sum"), t("record.each")), (t("realigious.track.count.cards"), "10", "5.0"),
    ]  # fmt: skip
    bars = [w.words for w in panel.ui.root.each() if isinstance(w, CountBar)]
    assert t("realigious.track.count.cards") not in bars


def test_c2_3_what_was_played_of_each_game_is_compared_with_what_was_won_of_it(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN, LOSS, LOSS, LOSS, ("creed", 1, False)))
    bars = {w.words: w for w in panel.ui.root.each() if isinstance(w, CountBar)}
    realigious, creed = (bars[match_words.title_name(panel.media, title)] for title in ("realigious", "creed"))
    assert (realigious.share, realigious.won) == (1.0, 0.25) and (creed.share, creed.won) == (0.25, 1.0)
    assert realigious.number == panel.t("record.group.n", won=1, n=4)


@pytest.mark.parametrize(("title", "signed"), [("", True), ("realigious", False)])
def test_c2_3_columns_of_several_games_show_which_one_it_was(drive: Driver, title: str, signed: bool) -> None:
    panel = shown(drive, played(drive.program, WIN, LOSS), title=title)
    columns = [w for w in panel.ui.root.each() if isinstance(w, Column)]
    assert len(columns) == 2 and all(bool(column.played.game) is signed for column in columns)
    chart = next(w for w in panel.ui.root.each() if isinstance(w, FormChart))
    assert max(column.rect.right for column in columns) <= chart.rect.right < max(c.rect.right for c in columns) + 60


@pytest.mark.parametrize(("rank", "key"), [(1, "record.team.won"), (3, "record.team.lost")])
def test_c2_2_a_match_of_teams_was_won_or_lost_by_the_team(drive: Driver, rank: int, key: str) -> None:
    profile = drive.program.home.store.create_profile("Minsu", "profile/0")
    others = (Other("A", "", True, rank == 1), Other("B", "", False, rank > 1), Other("C", "", False, rank > 1))
    result = Result(match_id="m", title="creed", seats=4, rank=rank, reason="creed.leaders", others=others,
                    victory="leaders" if rank == 1 else "")  # fmt: skip
    drive.program.home.store.add_result(profile.uid, result)
    panel = shown(drive, profile, page="matches")
    told = "\n".join(w.text for w in panel.ui.root.each() if isinstance(w, Label))
    t = panel.t
    assert t(key) in told and t("record.placed.lost", n=3, seats=4) not in told and t("record.placed.won") not in told
    columns = [w for w in shown(drive, profile).ui.root.each() if isinstance(w, Column)]
    assert [(c.played.place, c.played.seats, c.played.together) for c in columns] == [(min(rank, 2), 2, True)]


def test_c2_2_the_sign_of_a_game_is_that_of_no_victory(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN))
    for title in TITLES:
        shelf = ui_of(title).shelf
        assert drive.program.media.sprites.has(shelf.sign)
        assert shelf.sign not in [panel._icon(title, kind) for kind in (*shelf.ways, *shelf.points)]


def test_c2_2_kinds_of_victory_that_are_still_to_come_are_named(drive: Driver) -> None:
    panel = shown(drive, played(drive.program, WIN), title="realigious")
    bars = {w.words: w.number for w in panel.ui.root.each() if isinstance(w, CountBar)}
    names = [panel._kind("realigious", kind) for kind in ui_of("realigious").shelf.ways]
    assert [bars[name] for name in names] == ["0", "1", "0", "0", "0"]
    for title in TITLES:
        kinds = ui_of(title).shelf.ways
        assert all(panel._kind(title, kind) != kind for kind in kinds)


@pytest.mark.parametrize(("title", "key"), [("", "record.victories.all"), ("realigious", "record.victories")])
def test_c2_2_over_all_games_the_kinds_of_victory_are_said_to_be_of_those_played(
    drive: Driver, title: str, key: str
) -> None:
    panel = shown(drive, played(drive.program, WIN), title=title)
    headings = [frame.heading for frame in panel.ui.root.each() if isinstance(frame, Panel)]
    assert drive.program.media.t(key) in headings


def test_c6_13_only_a_match_that_was_left_bears_a_cross(drive: Driver) -> None:
    """A conceded one was lost, in the list as in the columns."""
    profile = played(drive.program, LEFT)
    conceded = Result(match_id="given", title="realigious", seats=2, rank=2, conceded="own")
    drive.program.home.store.add_result(profile.uid, conceded)
    panel = shown(drive, profile, page="matches")
    signs = [w.sprite for w in panel.ui.root.each() if isinstance(w, Picture) and w.rect.width == 52]
    assert signs == ["ui/star_off", "ui/cross"]
