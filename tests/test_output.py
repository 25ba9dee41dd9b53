"""C11.2: what is printed is UTF-8 on every system, and nobody has to be there to read it."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.output import as_utf8, say
from tests.conftest import ROOT


@pytest.mark.slow
@pytest.mark.parametrize("page", ["cp949", "cp1252", "ascii"])
def test_c11_2_piped_output_is_utf8_whatever_the_code_page(tmp_path: Path, page: str) -> None:
    data = tmp_path / "홍길동 – 저장"
    env = {**os.environ, "PYTHONIOENCODING": page, "PYTHONUTF8": "0", "PENTARCHY_DATA": str(data)}
    done = subprocess.run([sys.executable, "-m", "game", "paths"], cwd=ROOT, env=env, capture_output=True, check=True)
    assert json.loads(done.stdout.decode())["data"] == str(data)


def test_c11_2_a_name_that_is_no_text_is_printed_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="cp949")
    monkeypatch.setattr(sys, "stdout", out)
    as_utf8()
    say("한글 é \udcff")
    assert out.buffer.getvalue().decode() == "한글 é \\udcff\n"  # type: ignore[attr-defined]


@pytest.mark.slow
def test_c11_1_a_program_without_output_says_nothing_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.__main__ import main

    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    as_utf8()
    say("nobody reads this")
    assert main(["paths"]) == 0
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
