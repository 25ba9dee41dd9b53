"""C10.3: every word on the screen stands out from what lies behind it, 4.5 to 1 and more, measured in real frames."""

from __future__ import annotations

import pytest

from tests.gallery.painting import collect
from tests.scenes.real_frames import texts_of

pytestmark = pytest.mark.slow

LEAST, READABLE = 4.5, 3.0  # a widget that can't be used may be paler (WCAG 1.4.3), but can be read
BOTH = [
    "menu-main", "record-overview", "room-2", "table-cards", "table-trade", "panels_situation", "creed-turn-2",
    "creed-rumour", "menu-ghost-realigious", "menu-ghost-creed", "menu-community", "menu-group-leads",
]  # fmt: skip
KOREAN = ["menu-first-start-wrong", "menu-options-keys", "shop-poor", "table-react", "result-four", "creed-units-4"]
ENGLISH = ["menu-saves-refused", "menu-rules", "hotseat-clock", "room-boards", "creed-board-4", "panels_info_card"]
STATES = [(name, lang) for name in BOTH for lang in ("ko", "en")]
STATES += [(name, "ko") for name in KOREAN] + [(name, "en") for name in ENGLISH]
FEWEST_TEXTS = 5


@pytest.mark.parametrize(("name", "language"), STATES)
def test_c10_3_every_word_stands_out(name: str, language: str) -> None:
    texts = texts_of(dict(collect())[name], language)
    assert len(texts) >= FEWEST_TEXTS, "nothing was measured"
    pale = {t.words: round(t.contrast, 2) for t in texts if t.contrast < (LEAST if t.enabled else READABLE)}
    assert pale == {}
