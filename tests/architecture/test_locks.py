"""The locked packages: all that is asked for, one version each on a system, by hash, with its reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .source import ROOT

PIN = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
NAME = re.compile(r"^[A-Za-z0-9._-]+")
MARKED = re.compile(r"^([a-z0-9-]+)==(\S+) ; (.+?) \\$", re.MULTILINE)
LOCKS = ("requirements", "requirements-test")


def same_form(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted(path: Path) -> list[str]:
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return [NAME.findall(line)[0] for line in lines if line and not line.startswith(("#", "-"))]


def pins(path: Path) -> list[tuple[str, str]]:
    return PIN.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_asked_for_is_locked(name: str) -> None:
    locked = {package for package, _ in pins(ROOT / f"{name}.lock")}
    assert {same_form(package) for package in wanted(ROOT / f"{name}.in")} <= locked


@pytest.mark.parametrize("name", LOCKS)
def test_every_lock_has_hashes_and_names_no_index(name: str) -> None:
    text = (ROOT / f"{name}.lock").read_text(encoding="utf-8")
    assert "://" not in text
    blocks = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert blocks and all("--hash=sha256:" in block for block in blocks)


def test_tests_run_on_the_packages_that_are_played_on() -> None:
    assert set(pins(ROOT / "requirements.lock")) <= set(pins(ROOT / "requirements-test.lock"))


@pytest.mark.parametrize("package", [name for lock in LOCKS for name in wanted(ROOT / f"{lock}.in")])
def test_every_package_has_a_reason(package: str) -> None:
    text = same_form((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    assert same_form(package) in text


@pytest.mark.parametrize("name", LOCKS)
def test_macs_with_intel_processors_have_the_last_versions_made_for_them(name: str) -> None:
    intel = {(package, version) for package, version, where in MARKED.findall(
        (ROOT / f"{name}.lock").read_text(encoding="utf-8")) if "x86_64' and sys_platform == 'darwin'" in where}
    assert intel == {("cryptography", "48.0.1"), ("zeroconf", "0.148.0")}
