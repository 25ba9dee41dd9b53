"""C1.3, C10.3: every text has room: in a language 40 % longer, at the largest scale, in every state of the gallery.

`python -m tests.scenes.fitting` measures all states in all languages and at all scales; here stand the hardest of them
and a share of the Korean ones, which break lines elsewhere.
"""

from __future__ import annotations

import pytest

from scenes.media.texts import PSEUDO
from tests.gallery.painting import collect
from tests.scenes.fitting import faults_of

pytestmark = pytest.mark.slow

HARD, SHARES = 6, 12
LESSONS = "tutorial-"
"""States that differ in nothing but the plate of a lesson: a share of them is measured."""
CASES = [
    *((PSEUDO, 130, part, HARD) for part in range(HARD)),
    ("ko", 100, 1, SHARES), ("ko", 130, 7, SHARES),
]


@pytest.mark.parametrize(("language", "scale", "part", "of"), CASES)
def test_c1_3_every_text_has_room(language: str, scale: int, part: int, of: int) -> None:
    states = collect()
    states = [s for s in states if LESSONS not in s[0]] + [s for s in states if LESSONS in s[0]][::SHARES]
    found = {name: faults_of(maker, language, scale) for name, maker in states[part::of]}
    assert found
    assert {name: faults for name, faults in found.items() if faults} == {}
