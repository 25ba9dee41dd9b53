"""C11.1: what a release tells the systems of itself, and its steps as far as every system can take them."""

from __future__ import annotations

import json
import plistlib
import re
import sys
import zipfile
from pathlib import Path

import pytest

from game.net import announcement, doctor
from game.store.version import PROGRAM_VERSION
from release import check, pack, sums
from release.facts import LANGUAGES, SERVICES, info_plist, plist_words, stem, version_resource
from scenes.media import texts
from tests.conftest import ROOT

WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")


def test_macos_lets_the_program_find_and_announce_what_it_does() -> None:
    assert {f"{name}.local." for name in SERVICES} == {announcement.SERVICE, doctor.SERVICE}
    assert info_plist()["NSBonjourServices"] == list(SERVICES)


def test_macos_asks_for_the_network_in_both_languages() -> None:
    assert set(LANGUAGES) == set(texts.LANGUAGES) == set(info_plist()["CFBundleLocalizations"])
    said = {language: plist_words(language)["NSLocalNetworkUsageDescription"] for language in LANGUAGES}
    assert re.search("[가-힣]", said["ko"]) and said["en"].isascii()
    assert info_plist()["NSLocalNetworkUsageDescription"] == said["en"]


def test_info_plist_can_be_written() -> None:
    assert plistlib.loads(plistlib.dumps(info_plist())) == info_plist()
    assert plistlib.loads((ROOT / "release/macos/entitlements.plist").read_bytes())


def test_windows_shows_the_version_of_a_program_file() -> None:
    made: dict[str, object] = {}

    def part(kind: str) -> object:
        return lambda *args, **more: made.setdefault(kind, []).append((args, more))  # type: ignore[attr-defined]

    text = version_resource("pentarchy-cli")
    eval(text, {kind: part(kind) for kind in re.findall(r"(\w+)\(", text)})
    numbers = tuple(int(number) for number in PROGRAM_VERSION.split("."))
    assert made["FixedFileInfo"][0][1]["filevers"] == (*numbers, 0)  # type: ignore[index]
    strings = dict(args for args, _ in made["StringStruct"])  # type: ignore[attr-defined]
    assert (strings["ProductVersion"], strings["OriginalFilename"]) == (PROGRAM_VERSION, "pentarchy-cli.exe")


@pytest.mark.parametrize(("system", "machine", "name"), [
    ("win32", "AMD64", "windows-x64"), ("darwin", "arm64", "macos-arm64"), ("linux", "x86_64", "linux-x64"),
])  # fmt: skip
def test_an_archive_is_called_after_its_system(system: str, machine: str, name: str) -> None:
    assert stem(system, machine) == f"Pentarchy-{PROGRAM_VERSION}-{name}"


def test_the_zip_of_windows_holds_one_folder_with_names_as_they_are(tmp_path: Path) -> None:
    inside = tmp_path / "dist" / "Pentarchy" / "_internal"
    inside.mkdir(parents=True)
    (inside / "한글.txt").write_text("x", encoding="utf-8")
    path = pack.zipped(tmp_path / "dist", tmp_path / "Pentarchy-1-windows")
    with zipfile.ZipFile(path) as archive:
        assert "Pentarchy/_internal/한글.txt" in archive.namelist()


def test_the_installer_gets_all_that_its_script_wants(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[list[object]] = []
    monkeypatch.setattr(pack.subprocess, "run", lambda words, **_: ran.append(words))
    setup = pack.installer(tmp_path / "dist", tmp_path / "Pentarchy-1-windows-x64")
    assert setup.name == "Pentarchy-1-windows-x64-setup.exe"
    script = (ROOT / "release" / "windows.iss").read_text(encoding="utf-8")
    given = set(re.findall(r"/D(\w+)=", " ".join(map(str, ran[0]))))
    assert set(re.findall(r"\{#(\w+)\}", script)) - {"Name"} == given
    assert "PrivilegesRequired=lowest" in script


# ---------------------------------------------------------------- sums
def found(folder: Path, **digests: dict[str, str]) -> list[str]:
    for system, one in digests.items():
        (folder / f"digests-{system}.json").write_text(json.dumps(one))
    (folder / "Pentarchy-1-linux-x64.tar.gz").write_bytes(b"program")
    return [str(folder)]


def test_files_that_are_given_out_have_sums(tmp_path: Path) -> None:
    assert sums.main(found(tmp_path, linux={"creed": "a"}, windows={"creed": "a"})) == 0
    lines = (tmp_path / sums.SUMS).read_text().splitlines()
    assert [line.split("  ")[1] for line in lines] == ["Pentarchy-1-linux-x64.tar.gz"]
    assert re.fullmatch("[0-9a-f]{64}", lines[0].split("  ")[0])


def test_systems_that_play_otherwise_give_no_release(tmp_path: Path) -> None:
    assert sums.main(found(tmp_path, linux={"creed": "a"}, windows={"creed": "b"})) == 1
    assert not (tmp_path / sums.SUMS).exists()
    assert sums.main([str(tmp_path / "nothing")]) == 1


# ---------------------------------------------------------------- the workflow
def test_the_workflow_calls_what_is_there() -> None:
    steps = re.findall(r"run: python (?:run\.py release|-m release\.?) ?(\w+)", WORKFLOW)
    assert set(steps) == {"check", "pack", "sums"}
    assert all((ROOT / "release" / f"{step}.py").is_file() for step in steps)
    commands = re.findall(r"run: (\S+)", WORKFLOW)
    assert set(commands) == {"python", "bash", "choco", "gh"}


def test_a_step_that_fails_says_what_is_wrong(tmp_path: Path) -> None:
    build = check.Build(Path(sys.executable), Path(sys.executable), {"PENTARCHY_DATA": str(tmp_path)})
    with pytest.raises(check.Failed, match="can't open file"):
        check.paths(build)
