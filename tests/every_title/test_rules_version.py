"""C7.1: the rules of every title have a version that can be told without loading them, and that is raised with them."""
from __future__ import annotations

import pytest

import game
from game.core.rules import RulesVersion
from game.registry import rules_of
from tests.every_title import golden


@pytest.mark.parametrize("title", game.TITLES)
def test_c7_1_the_version_is_told_without_the_rules(title: str) -> None:
    spec = game.TITLES[title]
    assert RulesVersion(spec.rules_version, spec.content_digest) == rules_of(title), (
        f"game/titles/{title}/data/rules.json holds the version, `rules_of({title!r})` what the title's spec wants"
    )


@pytest.mark.parametrize("title", game.TITLES)
def test_c7_1_other_rules_have_another_version(title: str) -> None:
    kept = golden.kept(title)
    assert kept["rules_version"] == game.TITLES[title].rules_version, golden.__doc__
    assert golden.matches_of(title) == kept["matches"], golden.__doc__


@pytest.mark.parametrize("title", game.TITLES)
def test_c7_1_saves_and_lists_name_the_rules(title: str) -> None:
    from game.core.session import read_saved
    from game.store.container import stamp

    seats = [{} for _ in range(game.TITLES[title].seats[0])]
    saved = read_saved(game.TITLES, game.new_session(title, seats).save())
    assert {"title": title, "rules_version": saved.rules, "content": saved.content} == stamp(title)
