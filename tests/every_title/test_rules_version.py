"""C7.1: the rules of every title have a version that can be told without loading them, and that is raised with them."""
from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import game
from game.core.errors import BadSave
from game.core.rules import RulesVersion
from game.core.session import Session
from game.registry import rules_of
from game.store.container import stamp
from game.store.notices import Notice
from game.store.saves import SaveFolder
from tests.every_title import golden


@pytest.mark.parametrize("title", game.TITLES)
def test_c7_1_the_version_is_told_without_the_rules(title: str) -> None:
    spec = game.TITLES[title]
    assert RulesVersion(spec.rules_version, spec.content_digest) == rules_of(title), (
        f"game/titles/{title}/data/rules.json holds the version, `rules_of({title!r})` what the title's spec wants"
    )


@pytest.mark.slow
@pytest.mark.parametrize("title", game.TITLES)
def test_c7_1_other_rules_have_another_version(title: str) -> None:
    kept = golden.kept(title)
    assert kept["rules_version"] == game.TITLES[title].rules_version, golden.__doc__
    assert golden.matches_of(title) == kept["matches"], golden.__doc__


@pytest.mark.parametrize("title", game.TITLES)
def test_c7_1_saves_and_lists_name_the_rules(title: str) -> None:
    from game.core.saved import read_saved

    seats = [{} for _ in range(game.TITLES[title].seats[0])]
    saved = read_saved(game.TITLES, game.new_session(title, seats).save())
    assert {"title": title, "rules_version": saved.rules, "content": saved.content} == stamp(title)


@pytest.mark.parametrize("title", game.TITLES)
def test_c7_1_a_match_of_older_rules_says_so_and_stays(title: str, tmp_path: Path) -> None:
    spec = game.TITLES[title]
    older = replace(spec, rules_version=spec.rules_version - 1)
    data = Session(older, [{} for _ in range(spec.seats[0])], {}, 7).save()
    with pytest.raises(BadSave) as refused:
        game.load_session(data)
    told = {"found": str(older.rules_version), "known": str(spec.rules_version)}
    assert (refused.value.key, refused.value.args_) == ("error.save_rules", told)
    saves = SaveFolder(tmp_path)
    saves.write("m1", data, {**stamp(title), "rules_version": older.rules_version})
    (entry,) = saves.list()
    assert (entry.broken, saves.newest_unfinished()) == (Notice("error.save_rules", told), None)
    assert saves.read("m1")[1] == data
