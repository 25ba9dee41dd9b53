"""The screens of this title are driven as all screens are."""

from __future__ import annotations

from tests.scenes.conftest import _nothing_stays, _unhurried, _unseen, drive, ends_soon, program, quick_bots

__all__ = ["_nothing_stays", "_unhurried", "_unseen", "drive", "ends_soon", "program", "quick_bots"]
