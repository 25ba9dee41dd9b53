"""Where what the program ships lies, started from its folder or built (build.spec keeps the same tree)."""

from __future__ import annotations

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
