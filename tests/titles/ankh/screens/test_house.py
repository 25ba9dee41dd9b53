"""What the house shows of Ankh besides its table: paintings of the end, poster, board behind the menu, small pictures,
goods of the shop (C3.2, C6.9, C10.2, C12.10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.core.events import Event
from game.core.session import Session
from game.store.goods import goods_of
from game.store.profiles import Result
from game.titles.ankh import SPEC
from game.titles.ankh.boards import PLANS
from game.titles.ankh.state import NOBODY
from scenes import titles
from scenes.media import theme
from scenes.media.texts import LANGUAGES
from scenes.menu.record_charts import CountBar, SumLine
from scenes.menu.record_panel import RecordPanel
from scenes.shell.scene import Scene
from scenes.table.result_scene import ResultScene
from scenes.titles.ankh import UI, thumb
from scenes.titles.ankh.board_fx import AnkhCue
from scenes.titles.ankh.cards import card_face
from scenes.titles.ankh.ghost import GHOST, Ghost
from scenes.titles.ankh.goods import GOODS
from scenes.titles.ankh.pieces import figure, pieces
from scenes.titles.ankh.room import LOOK
from scenes.titles.ankh.stage import Fighter
from tests.gallery.ankh_tables import asks, parts, played
from tests.titles.ankh.play import Play
from tests.titles.ankh.screens import hands

if TYPE_CHECKING:
    from game.core.reading import Reading
    from scenes.program import Program
    from tests.scenes.conftest import Driver

ENDINGS = ("draw", "lose", "lose_forgotten", "nobody", "win_conceded", "win_last_event", "win_only_god",
           "win_track_end")  # fmt: skip
KINDS = ("track_end", "only_god", "last_event")
FACES = ["ankh/portrait/bastet", "ankh/portrait/thoth"]
SCORES = ("devotion", "monuments", "followers")


def told(session: Reading, seat: int | None) -> str:
    """How the end is named for a seat."""
    return session.spec.track.ending(session, seat)


# ---------------------------------------------------------------- endings
def test_c6_9_the_road_to_victory_is_that_of_devotion(program: Program) -> None:
    match = played(program.client, "pbbb", 7)
    flat, wide = [500, 510, 520, 530], [0, 300, 600, 1000]
    for sample in match.samples:
        sample.values = [flat, wide, wide]
    assert ResultScene(program.client, match).score == SCORES.index("devotion")


def test_r12_r13_merged_gods_keep_their_own_faces_also_when_they_are_forgotten() -> None:
    play = Play("delta", "bastet", "thoth", "set_god")
    play.stands(6, 8, 24)
    play.conflict_end(3)
    assert [LOOK.sign(play.session.view(None), seat) for seat in (0, 1)] == FACES
    play.conflict_end(4)
    view = play.session.view(None)
    assert [view.team[seat] for seat in (0, 1)] == [NOBODY, NOBODY]
    assert [LOOK.sign(view, seat) for seat in (0, 1)] == FACES


def test_c6_9_the_last_god_is_told_apart_from_one_whose_rivals_gave_up() -> None:
    play = Play("delta")
    play.stands(3, 21, 20)
    play.conflict_end(4)
    assert [told(play.session, seat) for seat in (None, 0, 1)] == ["win_only_god", "lose_forgotten", "win_only_god"]
    other = Play("two_lands")
    other.turn(0)
    other.session.concede(1)
    assert [told(other.session, seat) for seat in (0, 1)] == ["win_conceded", "lose_forgotten"]


def test_c6_9_who_was_outdone_and_who_won_at_the_end() -> None:
    play = Play()
    play.stands(22, 25)
    play.conflict_end(5)
    assert [told(play.session, seat) for seat in (0, 1)] == ["lose", "win_last_event"]


def test_c6_13_a_draw_is_a_draw_for_those_who_agreed() -> None:
    play = Play()
    play.turn(0)
    play.session.agree_on_draw(1)
    assert [told(play.session, seat) for seat in (0, 1, None)] == ["draw"] * 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", ENDINGS)
def test_c6_9_every_ending_has_its_painting_and_its_line(program: Program, language: str, ending: str) -> None:
    program.client.set_language(language)
    assert program.media.t(f"ankh.outcome.{ending}.line")
    painting = program.media.sprites.backdrop(f"ankh/results/{ending}", (360, 240))
    assert painting is not None and painting.get_size() == (360, 240)


# ---------------------------------------------------------------- the shelf
def test_c3_2_every_number_of_players_that_the_rules_allow_can_be_chosen() -> None:
    assert UI.shelf.seats == SPEC.seats == (2, 3, 4, 5)


def test_c3_2_the_poster_its_points_and_the_record_have_pictures(program: Program) -> None:
    names = ["ankh/poster", *(f"ankh/victory/{name}" for name in (*UI.shelf.points, *KINDS, *SCORES, "nobody"))]
    assert [name for name in names if not program.media.sprites.has(name)] == []
    assert program.media.sprites.backdrop(LOOK.backdrop({}), (320, 180)) is not None


# ---------------------------------------------------------------- behind the menu
class GhostScene(Scene):
    """Nothing but the board behind the menu."""

    def build(self) -> None:
        self.board = GHOST.board(self, 2)


def test_c12_10_the_board_behind_the_menu_fills_the_canvas_and_shows_no_numbers(program: Program) -> None:
    for name in PLANS:
        program.nav.stack.push(scene := GhostScene(program.client), animated=False)
        board, play = scene.board, Play(name)
        assert isinstance(board, Ghost)
        board.show(play.session.view(None))
        assert board.settled()
        assert board.shown.plates == {} and board.shown.pieces
        assert board.shown.space.rect.width >= 1700 and board.shown.space.rect.height >= 1000
        assert program.media.sprites.backdrop(board.land(play.session.view(None)), (320, 180)) is not None


def test_c12_10_every_atlas_of_the_board_behind_the_menu_is_there(program: Program) -> None:
    sprites = program.media.sprites
    wanted = {part.sprite for piece in pieces(Play("delta").session.view(None)).values() for part in piece.parts}
    assert {sprites.entry(name).atlas for name in wanted} <= set(GHOST.atlases)


# ---------------------------------------------------------------- small pictures
def colours(picture: pygame.Surface) -> set[theme.Colour]:
    """The colours in a picture that are solid."""
    wide, high = picture.get_size()
    found = (picture.get_at((x, y)) for x in range(wide) for y in range(high))
    return {(c.r, c.g, c.b) for c in found if c.a == 255}


def test_c5_a_position_is_a_small_picture_with_everyones_pieces() -> None:
    play = Play("five_nomes")
    picture = thumb.paint(play.session.view(None), (360, 240))
    assert picture.get_size() == (360, 240)
    assert set(theme.SEATS[:5]) <= colours(picture)
    assert picture.get_at((0, 0)).a == 0


def test_c5_a_monument_that_is_taken_changes_the_small_picture() -> None:
    play = Play("two_lands")
    before = thumb.paint(play.session.view(None), (360, 240)).get_buffer().raw
    play.own(0, "2,1")
    assert thumb.paint(play.session.view(None), (360, 240)).get_buffer().raw != before


# ---------------------------------------------------------------- goods
def test_c10_2_the_pedestals_of_a_seat_have_hoops_of_its_material(program: Program) -> None:
    view = Play("two_lands", "ra", "isis").session.view(None)
    plain, worn = pieces(view), pieces(view, {1: "piece_jade"})
    for ref, piece in worn.items():
        hoops = [part.sprite for part in piece.parts if part.sprite.startswith("ankh/rim/")]
        mine = ref.startswith("figure:") and next(
            one.owner for one in view.figures if f"figure:{one.number}" == ref) == 1  # fmt: skip
        assert hoops == (["ankh/rim/piece_jade"] if mine else [])
        assert len(piece.parts) - len(hoops) == len(plain[ref].parts)
    assert [good.id for good in goods_of("piece") if not program.media.sprites.has(f"ankh/rim/{good.id}")] == []
    assert figure(view, view.figures[0]).parts == plain["figure:0"].parts


def test_c10_2_the_shop_shows_a_god_on_hoops_of_the_material(program: Program) -> None:
    pictures = []
    for good in ("", "piece_bronze", "piece_jade"):
        out = pygame.Surface((760, 700), pygame.SRCALPHA)
        GOODS.previews["piece"](program.media, out, good)
        pictures.append(out.get_buffer().raw)
    assert len(set(pictures)) == 3


def test_c10_2_a_figure_keeps_its_hoops_while_it_moves(program: Program, drive: Driver) -> None:
    match = played(program.client, "pb", 3, asks("choose_action"), ("ra", "isis"))
    board = parts(hands.opened(program, drive, match)).board
    cue = AnkhCue(board, Event(0, "moved", "R6.1", {}), match.session.view(0))
    one = match.session.view(0).figures[0]
    plain = pygame.image.tobytes(cue.figure(one).surface, "RGBA")
    board.materials = {one.owner: "piece_jade"}
    assert pygame.image.tobytes(cue.figure(one).surface, "RGBA") != plain


def test_c10_2_battle_cards_have_the_back_that_their_player_uses(program: Program, drive: Driver) -> None:
    found = (played(program.client, "pg", seed, asks("battle_card"), ("ra", "isis")) for seed in range(1, 40))
    match = next(one for one in found if not one.over)
    match.seats[0].looks = {"back": "back_tide"}
    title = parts(hands.opened(program, drive, match))
    fighters = {one.content.side.god: one.content.back for one in title.stage.each() if isinstance(one, Fighter)}
    assert fighters == {0: "back/back_tide", 1: "ankh/card_back"}
    assert [panel.content.back for panel in title.gods.panels.values()] == ["back/back_tide", "ankh/card_back"]
    faces = [card_face(program.media, "back", (44, 62), back=back) for back in fighters.values()]
    assert pygame.image.tobytes(faces[0], "RGBA") != pygame.image.tobytes(faces[1], "RGBA")


# ---------------------------------------------------------------- the record
def finished(*gods: str) -> Session:
    """A match in which the first seat gives up."""
    match = Session(SPEC, [{"god": name} for name in gods], {"scenario": "two_lands"}, 3)
    match.concede(0)
    return match


def test_c2_2_a_match_counts_for_the_god_that_was_played() -> None:
    match = finished("ra", "isis")
    track = match.spec.track
    assert [{key: n for key, n in track.counted(match, seat).items() if "." in key} for seat in (0, 1)] == [
        {"god.ra": 1, "god_won.ra": 0}, {"god.isis": 1, "god_won.isis": 1}]  # fmt: skip


def test_c2_2_the_record_shows_every_god_with_its_won_matches(
    drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(titles.TITLES, "ankh", UI)
    store = drive.program.home.store
    profile = store.create_profile("Minsu", "profile/0")
    for i, (god, won) in enumerate((("ra", 1), ("ra", 0), ("isis", 1))):
        counts = {"battles": 3, f"god.{god}": 1, f"god_won.{god}": won}
        store.add_result(profile.uid, Result(match_id=f"m{i}", title="ankh", seats=2, rank=2 - won, left_early=False,
                                             victory="only_god" if won else "", replay_id="", statistics=counts))
    drive.program.home.choose_profile(profile.uid)
    panel = RecordPanel(drive.program.client, profile, "ankh")
    drive.program.nav.stack.push(panel, animated=False)
    drive.frames()
    bars = [widget for widget in panel.ui.root.each() if isinstance(widget, CountBar)]
    t = drive.program.media.t
    gods = [(bar.icon, bar.words, bar.number) for bar in bars if bar.icon.startswith("ankh/god/")]
    assert gods == [("ankh/god/ra", t("ankh.god.ra"), t("record.group.n", won=1, n=2)),
                    ("ankh/god/isis", t("ankh.god.isis"), t("record.group.n", won=1, n=1))]  # fmt: skip
    sums = [widget.words for widget in panel.ui.root.each() if isinstance(widget, SumLine)]
    assert [words for words in sums if words] == [t("ankh.track.count.battles")]
