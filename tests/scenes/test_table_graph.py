"""C6.9: the graph of the result screen."""

from __future__ import annotations

import pygame
import pytest

from game.match.chart import Sample
from scenes.kit.totals import EndTotals
from scenes.media import theme
from scenes.program import Program
from scenes.shell.scene import Scene
from scenes.table.graph import BESIDE, EMBLEM, GAP, Graph, counted_on
from scenes.table.graph_pointer import PointedGraph
from scenes.table.scores import Measure, measures
from scenes.widgets.tooltip import PAD, SMALL, Tooltip
from tests.gallery.creed_tables import played as creed_played
from tests.gallery.realigious_tables import played
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import in_turn


def test_c6_9_emblems_of_equal_scores_stand_above_each_other_inside_the_field(program: Program) -> None:
    samples = [Sample(0, n, [[0, 0, 0, 900]]) for n in (1, 2)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b", "c", "d"])
    low = graph.field().bottom
    assert [y for _, y in graph.emblems()] == [low, low - EMBLEM, low - 2 * EMBLEM, graph.points(3)[-1][1]]


def test_c6_9_emblems_of_scores_that_lie_close_stand_as_a_block_whose_middle_is_that_of_their_lines(
    program: Program,
) -> None:
    samples = [Sample(0, n, [[700, 690, 680, 100]]) for n in (1, 2)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b", "c", "d"])
    places, ends = dict(graph.emblems()), [graph.points(seat)[-1][1] for seat in range(4)]
    assert [places[i + 1] - places[i] for i in (0, 1)] == [EMBLEM, EMBLEM]
    assert abs(places[1] - sum(ends[:3]) // 3) <= 1
    assert places[3] == ends[3]


def test_c6_9_an_axis_reaches_as_far_as_anybody_has_come_and_says_the_goal(program: Program) -> None:
    """Six relics where five win."""
    samples = [Sample(0, 1, [[0, 0]]), Sample(9, 2, [[1200, 400]])]
    totals = EndTotals("", (("6", "2"),), (("0", "", "5"),), goals=("5",))
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"], totals=totals,
                  measures=[Measure(axis="Relics")])  # fmt: skip
    assert (graph.levels()[-1], graph.marks()) == (1200, ["0", "", "5", "6"])
    assert graph.axis() == program.media.t("result.axis.goal", axis="Relics", n="5")
    assert graph.points(0)[-1][1] == graph.field().top < graph._level(1000, graph.field())


def test_c6_9_emblems_of_equal_full_scores_stand_below_each_other_inside_the_panel(program: Program) -> None:
    samples = [Sample(0, n, [[1000, 1000, 1000, 1000]]) for n in (1, 2)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b", "c", "d"])
    top = graph.rect.y + EMBLEM // 2
    assert [y for _, y in graph.emblems()] == [top + 3 * EMBLEM, top + 2 * EMBLEM, top + EMBLEM, top]


def test_c6_9_what_fell_within_a_round_is_told_as_that_and_stands_before_the_next_one(program: Program) -> None:
    samples = [Sample(n, number, [[value, 1000]])
               for n, (number, value) in enumerate([(1, 1000), (2, 1000), (2, 500), (3, 1000), (3, 1000)])]  # fmt: skip
    graph = PointedGraph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"], told=lambda n: f"Round {n}")
    (_, one), (x, two), (drop, three), (after, _), _ = graph.points(0)
    assert one == two < three and drop == (x + after) // 2
    graph.pointed = 2
    head = graph.spoken().splitlines()[0].replace("\u00a0", " ")
    assert head == program.media.t("result.graph.within", round="Round 2")


@pytest.mark.parametrize("score", [0, 500, 1000])
def test_c6_9_lines_of_equal_scores_lie_where_the_score_is_and_each_shows(program: Program, score: int) -> None:
    looks = [("seat/0", colour) for colour in ((250, 0, 0), (0, 250, 0), (0, 0, 250))]
    samples = [Sample(0, n, [[score] * 3]) for n in (1, 2, 3)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b", "c"], looks=looks)
    drawn = pygame.Surface((900, 400))
    graph.draw(drawn)
    field = graph.field()
    y = graph.points(0)[0][1]
    row = [drawn.get_at((x, y))[:3] for x in range(field.x, field.right)]
    shown = [sum(pixel[i] > 200 and sum(pixel) - pixel[i] < 90 for pixel in row) for i in range(3)]
    assert min(shown) > field.width // 5, shown
    for away in (-5, 5):
        assert all(max(drawn.get_at((x, y + away))[:3]) < 200 for x in range(field.x + 60, field.right - 60))


def test_c6_9_a_score_that_counts_a_few_things_is_told_as_their_number(program: Program) -> None:
    samples = [Sample(0, n, [[500, 1000], [500, 1000]]) for n in (1, 2)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"], measures=(Measure(2), Measure()))
    assert [graph.value(seat) for seat in range(2)] == ["1", "2"]
    graph.score = 1
    assert [graph.value(seat) for seat in range(2)] == ["50%", "100%"]


def test_c6_9_a_few_things_that_are_counted_have_a_line_each(program: Program) -> None:
    samples = [Sample(0, n, [[200, 400], [500, 1000]]) for n in (1, 2)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"], measures=(Measure(5), Measure()))
    assert graph.levels() == [0, 200, 400, 600, 800, 1000]
    graph.score = 1
    assert graph.levels() == [0, 250, 500, 750, 1000]


def test_c6_9_every_line_ends_with_its_value_inside_the_panel(program: Program) -> None:
    samples = [Sample(0, n, [[1000, 777]]) for n in (1, 2)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"])
    assert [graph.value(seat) for seat in range(2)] == ["100%", "77%"]
    wide = graph.media.theme.width("100%", theme.SMALL, True)
    assert graph.points(0)[-1][0] + BESIDE + EMBLEM + GAP + wide <= graph.rect.right


def test_c6_9_a_rounds_figure_stands_below_the_lines_point_of_that_round(program: Program) -> None:
    samples = [Sample(0, n, [[1000, 500]]) for n in (1, 2, 3, 4, 4)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"])
    assert [graph.across(number, graph.field()) for number in (1, 2, 3, 4)] == [x for x, _ in graph.points(0)[:-1]]


def test_c6_9_the_axis_says_what_its_figures_count(program: Program) -> None:
    samples = [Sample(0, n, [[1000, 500]]) for n in range(1, 41)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"], told=lambda n: f"Cycle {n}")
    assert [words for _, words in graph.figures()] == ["Cycle 1", "20", "40"]
    few = Graph(Scene(program.client), (0, 0, 900, 400), samples[:4], ["a", "b"], told=lambda n: f"Cycle {n}")
    assert [words for _, words in few.figures()] == ["Cycle 1", "2", "3", "4"], "none of a few is left out"


def test_c6_9_a_score_is_told_as_it_stands_in_the_counts(program: Program) -> None:
    samples = [Sample(0, n, [[500, 200], [0, 600]]) for n in (1, 2)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"], 1)
    assert [graph.value(seat) for seat in range(2)] == ["0%", "60%"]
    assert [graph.figure(share) for share in (0, 500, 1000)] == ["0%", "50%", "100%"]
    graph.score = 0
    assert [graph.value(seat) for seat in range(2)] == ["50%", "20%"]


@pytest.mark.slow
def test_c6_9_a_choice_that_is_taken_back_leaves_the_graph(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    table.answer(next(option.key for option in table.options() if option.verb == "move"))
    match = table.match
    match.chart.samples.append(Sample(len(match.session.log), match.round + 1, [[0, 0]]))
    match.undo(0)
    assert match.chart.samples[-1].round == match.round


def test_c6_9_rounds_that_begin_anew_with_each_quest_are_counted_on() -> None:
    samples = [Sample(at, number, [[0, 0]]) for at, number in enumerate((1, 2, 4, 1, 2, 2))]
    assert [sample.round for sample in counted_on(samples)] == [1, 2, 4, 5, 6, 6]


@pytest.mark.parametrize("rounds", [3, 24, 60])
def test_c6_9_the_end_of_the_lines_has_its_words(
    program: Program, monkeypatch: pytest.MonkeyPatch, rounds: int
) -> None:
    """Beside the last round where there is no room under the last points."""
    samples = [Sample(0, n, [[1000, 500]]) for n in (*range(1, rounds + 1), rounds)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"])
    told: list[str] = []
    text = graph.media.theme.text
    monkeypatch.setattr(graph.media.theme, "text", lambda words, *rest: told.append(words) or text(words, *rest))
    graph._draw_figures(pygame.Surface((900, 400)))
    assert graph.media.t("result.graph.end") in told


def test_c6_9_a_score_that_counts_things_is_told_as_their_number(program: Program) -> None:
    """7 of 9 and 14 of 18 in thousandths; half of nine is no number of tents."""
    samples = [Sample(0, 1, ((1000, 1000), (1000, 1000))), Sample(9, 2, ((777, 666), (777, 1000)))]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"], measures=(Measure(9), Measure(18)))
    assert [graph.value(seat) for seat in (0, 1)] == ["7", "6"]
    assert [graph.mark(value) for value in (0, 500, 1000)] == ["0", "", "9"]
    graph.score = 1
    assert [graph.value(seat) for seat in (0, 1)] == ["14", "18"]
    assert [graph.mark(value) for value in (0, 500, 1000)] == ["0", "9", "18"]


@pytest.mark.parametrize(
    ("most", "ends", "marks"), [(18, [722, 888], ["12", "15", "18"]), (9, [888, 777], ["5", "7", "9"]),
                                (2, [500, 0], ["0", "1", "2"])]
)  # fmt: skip
def test_c6_9_lines_of_what_nobody_has_lost_half_of_lie_apart(
    program: Program, most: int, ends: list[int], marks: list[str]
) -> None:
    samples = [Sample(0, 1, [[1000, 1000]]), Sample(9, 2, [ends])]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"], measures=[Measure(most)])
    assert (graph.marks(), len(graph.levels())) == (marks, int(marks[2]) - int(marks[0]) + 1)
    field = graph.field().inflate(0, 2)
    assert all(field.collidepoint(x - 1, y) for seat in (0, 1) for x, y in graph.points(seat)[1:])


def drawn_words(graph: Graph, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All lines that the graph draws."""
    told: list[str] = []
    line = graph.media.theme.line
    monkeypatch.setattr(graph.media.theme, "line", lambda words, *a, **k: told.append(words) or line(words, *a, **k))
    graph.draw(pygame.Surface(graph.rect.size))
    return told


def test_c6_9_the_graph_says_over_its_axis_what_it_counts_and_whose_each_line_is(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    samples = [Sample(0, n, [[1000, 500]]) for n in (1, 2)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["Nola", "Park"],
                  measures=[Measure(9, axis="Tents (number)")])  # fmt: skip
    assert {"Tents (number)", "Nola", "Park", "9"} <= set(drawn_words(graph, monkeypatch))
    names = graph.rect.right - graph.named
    assert graph.points(0)[-1][0] + BESIDE + EMBLEM + GAP + graph.media.theme.width("9", theme.SMALL, True) < names


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_9_a_score_is_counted_in_percent_only_where_it_has_no_number(program: Program, language: str) -> None:
    program.client.set_language(language)
    match = creed_played(program.client, "pb", 3)
    words = [measure.axis for measure in measures(program.media, match, None)]
    assert words == [program.media.t("result.axis.number", what=program.media.t(f"creed.track.{name}"))
                     for name in ("leaders", "tents", "units")]  # fmt: skip


def test_c6_9_a_score_that_may_be_more_than_its_line_shows_says_so(program: Program) -> None:
    samples = [Sample(0, n, [[1000, 500]]) for n in (1, 2)]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"], measures=[Measure(10, True)])
    assert [graph.value(seat) for seat in range(2)] == ["10+", "5"]


def test_c6_9_a_round_that_is_pointed_at_tells_its_values(program: Program, drive: Driver) -> None:
    samples = [Sample(0, n, [[100 * n, 450]]) for n in (1, 2, 3, 8)]
    scene = Scene(program.client)
    program.nav.stack.reset(scene, animated=False)
    graph = PointedGraph(scene, (0, 0, 900, 400), samples, ["a", "b"], told=lambda n: f"Cycle {n}")
    drive.move((graph.points(0)[1][0] + 5, 200))
    told = graph.hint().replace("\u00a0", " ")
    assert told == graph.media.t("result.graph.start", round="Cycle 2") + "\nb  45%\na  20%"
    drive.move((graph.rect.right - 4, 200))
    assert graph.hint() == ""
    scene.ui.set_focus(graph, True)
    drive.key(pygame.K_LEFT)
    assert said(graph) == ["b  45%", "a  30%"]
    drive.key(pygame.K_END)
    assert said(graph) == ["a  80%", "b  45%"]


def said(graph: PointedGraph) -> list[str]:
    """The rows of the round that is told, with plain spaces."""
    return graph.spoken().replace("\u00a0", " ").splitlines()[1:]


def test_c6_9_of_what_has_a_number_of_its_own_that_number_is_told(program: Program) -> None:
    """1,610 of 3,334 are 482 thousandths, which are 1,607; its row takes one line in every shape of the tip."""
    samples = [Sample(0, n, [[482, 482], [1610, 1611]]) for n in (1, 2)]
    totals = EndTotals("", (("1,610", "1,611"),), (("0", "1,667", "3,334"),))
    graph = PointedGraph(Scene(program.client), (0, 0, 900, 400), samples, ["Sand glass", "b"], totals=totals,
                         measures=[Measure(row=1)])  # fmt: skip
    graph.point(0)
    assert said(graph) == ["b  1,611", "Sand glass  1,610"]
    tip, wide = Tooltip(), program.media.theme.width(graph.hint().splitlines()[2], SMALL)
    tip.text = graph.hint()
    assert all(width - 2 * PAD >= wide for width, _ in tip._sizes(program.media))


def test_c6_9_believers_are_counted_one_by_one(program: Program) -> None:
    match = played(program.client, "pb", 1)
    rows = [sample.values[measures(program.media, match, None)[0].row] for sample in match.samples]
    assert rows[-1] == [seat.believers for seat in match.session.view(None).seats]


def test_c6_9_what_is_told_of_a_round_is_counted_as_the_axis_counts(program: Program) -> None:
    samples = [Sample(0, n, [[720], [600], [450]]) for n in (1, 2, 3)]
    axis = (("0", "1,667", "3,334"), ("0", "", "5"), ("0%", "50%", "100%"))
    totals = EndTotals("", (("2,400",), ("3",), ("45%",)), axis)
    graph = PointedGraph(Scene(program.client), (0, 0, 900, 400), samples, ["a"], totals=totals)
    graph.point(1)
    for score, told in enumerate(("a  ≈ 2,400", "a  3", "a  45%")):
        graph.score = score
        assert said(graph) == [told]


def test_c6_9_who_is_beyond_the_goal_is_so_in_the_graph(program: Program) -> None:
    """3,484 of 3,334 and 3,101: the goal's line lies below the one and above the other."""
    samples = [Sample(0, 1, [[0, 0]]), Sample(9, 2, [[1045, 930]])]
    graph = Graph(Scene(program.client), (0, 0, 900, 400), samples, ["a", "b"])
    field = graph.field()
    goal = graph._level(1000, field)
    assert field.top == graph.points(0)[-1][1] < goal < graph.points(1)[-1][1]
    assert graph._level(0, field) == field.bottom
