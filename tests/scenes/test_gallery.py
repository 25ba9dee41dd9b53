"""The gallery: every prepared state, painted in every way that it is looked at."""

from pathlib import Path

import pygame
import pytest

from tests.gallery.__main__ import HARDEST, main
from tests.gallery.painting import PLAIN, SMALLEST, WAYS, collect, painted


def test_the_states_that_are_painted_in_every_way_exist() -> None:
    names = [name for name, _ in collect()]
    assert set(HARDEST) <= set(names)
    assert len(names) == len(set(names))


@pytest.mark.slow
def test_each_way_shows_a_state_differently(tmp_path: Path) -> None:
    maker = dict(collect("rooms"))["room-2"]
    pictures = {}
    for way in WAYS:
        (tmp_path / way).mkdir()
        pictures[way] = painted(tmp_path / way, maker, "en", way)
    assert pictures["960"].get_size() == SMALLEST
    plain = pygame.image.tobytes(pictures[PLAIN], "RGB")
    for way in ("130", "safe", "focus"):
        assert pygame.image.tobytes(pictures[way], "RGB") != plain, way


def test_the_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    assert "--as" in capsys.readouterr().out
