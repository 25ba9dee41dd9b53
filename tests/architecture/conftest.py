"""What all tests of the architecture share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .source import let_go


@pytest.fixture(scope="package", autouse=True)
def _trees_go() -> Iterator[None]:
    """Syntax trees of all files are 300 MB: nobody needs them afterwards."""
    yield
    let_go()
