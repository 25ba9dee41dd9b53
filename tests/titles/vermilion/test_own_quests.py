"""R16.1, 5.13: quests of one's own out of files, and how the quests that are no battles are won and lost."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import game
from game.core.boards.bone import SOLID, SPIKE, is_open
from game.core.boards.tmx import BadBoard, read_drawing
from game.core.session import Session
from game.titles.vermilion import SPEC
from game.titles.vermilion.board import ORDER, QUESTS, read_quest
from game.titles.vermilion.queries import grid_of, tile_at
from scenes.media.texts import Texts

BOARDS = Path(__file__).resolve().parents[3] / "assets" / "boards" / "vermilion"
LANGUAGES = [Texts(language, strict=True) for language in ("ko", "en")]


def changed(tmp_path: Path, source: str, *changes: tuple[str, str]) -> Path:
    """A file of the campaign with something written otherwise."""
    text = (BOARDS / f"{source}.tmx").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    path = tmp_path / "mine.tmx"
    path.write_text(text, encoding="utf-8")
    return path


# ---------------------------------------------------------------- what is wrong with a file
@pytest.mark.parametrize(("old", "new", "where", "found"), [
    ('name="rounds" value="7"', 'name="rounds" value="soon"', "rounds", "rounds soon"),
    ('name="objective" value="annihilate"', 'name="objective" value="win"', "objective", "objective win"),
    ("2 2 P-1 kynodon", "2 2 P-1 kitten", "groups 3", "kitten"),
    ("2 2 P-1 kynodon", "2 2 0/1/2 myomita", "groups 3", "group 2 2 0/1/2 myomita"),
    ("2 2 P-1 kynodon", "2 2 0/0/0/0 myomita", "groups 3", "group 2 2 0/0/0/0 myomita"),
    ("2 2 P-1 kynodon", "2 2 1/1/1/9 myomita", "groups 3", "group 2 2 1/1/1/9 myomita"),
    ("1 1 P kynodon", "7 1 P kynodon", "groups 1", "group 7"),
    ("2 1 P myomita", "2 99 P myomita", "groups 2", "group 2 99"),
    ("2 1 P myomita", "2 1 Q myomita", "groups 2", "group 2 1 Q"),
    ("8,2 8,4 9,3 9,5", "8,2 8,4 9,3 9,4", "marks_1", "marks 1"),
    ('name="groups" value="', 'name="groups" value="bad; ', "groups 1", "group bad"),
])  # fmt: skip
def test_r16_1_a_wrong_property_is_told_with_its_name_and_entry(tmp_path: Path, old: str, new: str, where: str,
                                                                 found: str) -> None:
    path = changed(tmp_path, "q01_the_first_cut", (old, new))
    with pytest.raises(BadBoard) as error:
        read_quest(path)
    field, _, entry = where.partition(" ")
    bad = error.value
    assert (bad.file, bad.args_["field"], bad.args_["entry"]) == ("mine.tmx", field, int(entry or 0))
    assert bad.found.startswith(found)
    for texts in LANGUAGES:
        told = texts.get(bad.key, **bad.args_)
        assert all(word in told for word in ("mine.tmx", field, entry, bad.found, bad.expected))


@pytest.mark.parametrize(("layer", "find", "put"), [
    ("places", "start", "bone"), ("board", "wall_small", "muscle"), ("places", "land", "bone"),
])
def test_r16_1_a_wrong_tile_is_told_with_its_layer_and_place(tmp_path: Path, layer: str, find: str, put: str) -> None:
    """A start or a land on a bone, a wall on a muscle tile: column and row, counted from 0."""
    source = BOARDS / "q03_the_beating_ground.tmx"
    text = source.read_text(encoding="utf-8")
    begin = text.index(">", text.index(f'name="{layer}"'))
    head, body = text[:begin], text[begin:]
    first = body.index("\n", body.index("csv")) + 1
    rows = body[first:body.index("</data>")].strip().split("\n")
    cells = [row.rstrip(",").split(",") for row in rows]
    number = next(cell for y, row in enumerate(cells) for x, cell in enumerate(row) if cell != "0" and names(source)[
        layer][y][x] == find)
    x, y = next((x, y) for y in range(len(cells)) for x in range(len(cells[0]))
                if (x + y) % 2 == int(put == "bone") and names(source)["board"][y][x] == put
                and names(source)["places"][y][x] == "")
    cells[y][x] = number
    written = ",\n".join(",".join(row) for row in cells)
    path = tmp_path / "mine.tmx"
    path.write_text(head + body[:first] + written + "\n" + body[body.index("</data>"):], encoding="utf-8")
    with pytest.raises(BadBoard) as error:
        read_quest(path)
    bad = error.value
    assert (bad.file, bad.layer, bad.x, bad.y, bad.found) == ("mine.tmx", layer, x, y, find)
    assert all(str(one) in texts.get(bad.key, **bad.args_) for texts in LANGUAGES for one in ("mine.tmx", layer, x, y))


def names(path: Path) -> dict[str, list[list[str]]]:
    """The names of all tiles of a file, layer by layer."""
    return read_drawing(path).layers


def test_r16_1_too_few_starts_are_told_with_their_layer(tmp_path: Path) -> None:
    source = BOARDS / "q01_the_first_cut.tmx"
    text = source.read_text(encoding="utf-8")
    begin = text.index("csv", text.index('name="places"'))
    flat = [one for row in names(source)["places"] for one in row]
    cells = text[begin:text.index("</data>", begin)]
    numbers = re.findall(r"\d+", cells)
    start = numbers[flat.index("start")]
    path = tmp_path / "mine.tmx"
    path.write_text(text[:begin] + re.sub(rf"\b{start}\b", "0", cells, count=2) + text[begin + len(cells):],
                    encoding="utf-8")
    with pytest.raises(BadBoard) as error:
        read_quest(path)
    bad = error.value
    assert (bad.layer, bad.x, bad.found) == ("places", -1, f"{flat.count('start') - 2} S")
    assert all("places" in texts.get(bad.key, **bad.args_) for texts in LANGUAGES)


def test_r16_1_a_map_of_another_shape_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, "q01_the_first_cut", ('orientation="orthogonal"', 'orientation="isometric"'))
    with pytest.raises(BadBoard) as error:
        read_quest(path)
    assert (error.value.found, error.value.expected) == ("isometric", "orthogonal")
    assert all("isometric" in texts.get(error.value.key, **error.value.args_) for texts in LANGUAGES)


# ---------------------------------------------------------------- playing them
def session_of(texts: Sequence[str], *party: str, seed: int = 1, **options: str) -> Session:
    seats = [{"character": name} for name in party or ("karon",)]
    return Session(SPEC, seats, {"variant": "single_quest", "board": list(texts), **options}, seed)


def play_by(session: Session, *wishes: str, most: int = 2000) -> None:
    """Plays to the end: of each question the first option that begins with one of the wishes, in their order, where
    moves lead nearer to what the quest is about; else the default."""
    for _ in range(most):
        if session.outcome is not None:
            return
        question = session.questions()[0]
        keys = [option.key for option in question.options()]
        key = next((key for wish in wishes for key in keys if key.startswith(wish)), question.default())
        if question.text == "move_step":
            key = nearest(session, question.seat, keys)
        session.answer(question.seat, key)
    raise AssertionError("no end")


def nearest(session: Session, seat: int, keys: list[str]) -> str:
    """The step, or the stop, from where the way to an unstable land, or to beside the wagon, is shortest."""
    state = session.table.state
    grid, wagon = grid_of(state), state.wagon
    goals = [wagon.tile] if wagon is not None else [land.tile for land in state.lands if land.points < 5]
    left, queue = dict.fromkeys(goals, 0), list(goals)
    for tile in queue:
        for near in grid.near[tile]:
            if near not in left and state.codes[near] not in (*SOLID, SPIKE) and is_open(grid, state.codes, near, tile):
                left[near] = left[tile] + 1
                queue.append(near)

    def far(key: str) -> int:
        tile = tile_at(state, key.partition(":")[2]) if ":" in key else state.seats[seat].tile
        return max(left.get(tile, 99), int(wagon is not None))

    return min(keys, key=lambda key: (far(key), key != "stop"))


GROUND = ("objective stabilise", "rounds {rounds}", "row .+.+.+.+.", "row +S+P+P+.+", "row S+.+P+.+.",
          "row +S+.+.+.+", "row S+.+.+.+.")
ROAD = ("objective escort", "rounds {rounds}", "group 1 1 2 tabanix", "row .+.+.+.+.", "row +S+.+.+.+",
        "row S+C+.+T+.", "row +S+.+.+.+", "row S+.+.+1+1")
SAFE = tuple(text.replace("1+1", ".+.") for text in ROAD if not text.startswith("group"))


def rounds(texts: Sequence[str], number: int) -> list[str]:
    return [text.format(rounds=number) if "{" in text else text for text in texts]


def test_r15_2_an_own_ground_is_calmed_and_the_quest_won() -> None:
    session = session_of(rounds(GROUND, 12))
    play_by(session, "stabilise:", "play:move", "2+0", "1+1", "0+2")
    assert session.outcome and (session.outcome.winners, session.outcome.reason) == ([0], "vermilion.won")
    assert all(land.points >= 5 for land in session.table.state.lands)


def test_r15_2_a_ground_that_nobody_calms_is_lost_in_time() -> None:
    session = session_of(rounds(GROUND, 3))
    play_by(session, "end_turn")
    assert session.outcome and (session.outcome.winners, session.outcome.reason) == ([], "vermilion.loss_time")


def test_r15_3_an_own_wagon_is_brought_home_and_the_quest_won() -> None:
    session = session_of(rounds(SAFE, 12))
    play_by(session, "play:move", "2+0", "1+1")
    assert session.outcome and session.outcome.reason == "vermilion.won"
    wagon = session.table.state.campaign.tries[-1]
    assert wagon.won and wagon.round <= 12


def test_r15_3_a_wagon_that_nobody_guards_is_broken_and_the_quest_lost() -> None:
    session = session_of(rounds(ROAD, 12))
    play_by(session, "end_turn")
    assert session.outcome and (session.outcome.winners, session.outcome.reason) == ([], "vermilion.loss_blocked")


def test_r15_3_a_wagon_that_stays_where_it_is_is_lost_in_time() -> None:
    """The start tile that is listed last lies two tiles off."""
    session = session_of(rounds(SAFE, 2))
    session.answer(0, session.questions()[0].options()[-1].key)
    play_by(session, "end_turn")
    assert session.outcome and session.outcome.reason == "vermilion.loss_time"


@pytest.mark.parametrize("source", sorted(path.stem for path in BOARDS.glob("*.tmx")))
def test_r16_1_a_copy_of_each_quest_is_played_out_of_its_file(tmp_path: Path, source: str) -> None:
    """With its enemies and its kit; a save goes on without the file."""
    path = changed(tmp_path, source)
    texts = read_quest(path)
    session = session_of(texts, "karon", "mirka", quest=source[:3], difficulty="gentle")
    path.unlink()
    for _ in range(60):
        if session.outcome is None:
            question = session.questions()[0]
            session.answer(question.seat, question.default())
    again = game.load_session(session.save())
    assert again.digest() == session.digest()
    play_by(again, "end_turn")
    assert again.outcome is not None and again.table.state.mode == "single_quest"


OBJECTS = [quest for quest in ORDER if "objective annihilate" not in QUESTS[quest].board]


@pytest.mark.parametrize("quest", OBJECTS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_5_13_lands_and_roads_of_the_campaign_can_be_done_in_their_rounds(quest: str, seats: int) -> None:
    """Without enemies, by characters who do nothing else, at the latest in the tenth try."""
    texts = [text for text in QUESTS[quest].board if not text.startswith("group")]
    for seed in range(10):
        session = session_of(texts, *("karon", "seria", "ioan", "mirka")[:seats], seed=seed, quest=quest)
        play_by(session, "stabilise:", "play:move", "improvise:", "2+0", "1+1")
        if session.table.state.campaign.tries[-1].won:
            break
    assert session.outcome and session.outcome.reason == "vermilion.won", "not in ten tries"


@pytest.mark.slow
@pytest.mark.parametrize("quest", OBJECTS)
def test_5_13_lands_and_roads_of_the_campaign_are_lost_by_who_does_nothing(quest: str) -> None:
    session = session_of((), "karon", "seria", quest=quest)
    play_by(session, "end_turn")
    assert session.outcome and session.outcome.winners == []
    assert session.outcome.reason in ("vermilion.loss_time", "vermilion.loss_all_down", "vermilion.loss_blocked")
