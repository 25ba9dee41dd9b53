"""C1.3: a thing has the same name on every screen, and a name is not taken for something else."""

from __future__ import annotations

import pytest

from game.store.goods import KINDS
from scenes.media.texts import LANGUAGES, Texts

SEATS = range(1, 6)


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, strict=True)


def missing(texts: Texts, told: str, *named: str) -> list[str]:
    """The names that a text does not use."""
    return [name for name in map(texts.get, named) if name.casefold() not in texts.get(told).casefold()]


def test_c2_2_what_is_kept_is_called_as_in_the_room(texts: Texts) -> None:
    assert missing(texts, "room.favourites.keep.tip", "clock.option", "room.timer") == []


def test_c10_2_the_menu_names_all_that_the_shop_sells(texts: Texts) -> None:
    assert missing(texts, "menu.shop.tip", *(f"shop.kind.{kind}" for kind in KINDS)) == []


def test_c6_9_what_the_result_saves_is_called_as_in_the_menu() -> None:
    assert missing(Texts("ko"), "result.save", "menu.replays") == []


def test_c5_2_names_of_bots_are_no_counts() -> None:
    """In Korean "봇 둘" says "two bots" as well."""
    texts = Texts("ko")
    assert [texts.get(f"room.bot.{n}")[-1] for n in SEATS] == [str(n) for n in SEATS]
