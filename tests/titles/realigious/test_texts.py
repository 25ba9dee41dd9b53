"""C1.3: every thing of Realigious has its words in Korean and English, with the same placeholders."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.titles.realigious import content as c

ROOT = Path(__file__).resolve().parents[3]
TEXTS = ROOT / "assets" / "texts"
RULES = ROOT / "game" / "titles" / "realigious"
AREAS = ("names", "cards", "info", "asks", "why", "log")
FORMS = {"은/는", "이/가", "을/를", "과/와", "으로/로", "아/야", "이랑/랑", "이나/나"}
PLACEHOLDER = re.compile(r"\{(\w+)(?:\|([^{}]+))?\}")
HANGUL = re.compile("[가-힣]")
LONGEST_SHORT = 45
RULE_AT_END = re.compile(r"\(R\d+\.\d+\)$")


def words(text: str) -> list[str]:
    return text.split()


DECISIONS = words(
    """
    setup_character setup_religion setup_traits move torrent_step second_move card_or_done card_target
    remote_combat buy exchange tab_partner tab_icon trade_give trade_ask trade_answer joint_answer
    truce_answer maps_answer react react_target relic_god_choice control_step angel_seal_target
    """
)
TERMS = words(
    """
    base prop_consolation relic believers hindu own_church pantheon chill_shelter chill_open clergy
    reaper penance attack_consolation levy islamic general all_or_nothing defence_consolation
    diamond_body first_arrival tithe price_base price_doubled in_shaallah lawyer police repentance
    holy_war
    """
)
LAST_RULE = (7, 12, 12, 10, 15, 8, 3, 7, 9, 20, 5, 10, 4, 12, 10, 3, 6, 5, 13, 5, 12, 8, 12)


def no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = [key for key, _ in pairs]
    assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]
    return dict(pairs)


def read(language: str, name: str) -> dict[str, Any]:
    path = TEXTS / language / f"{name}.json"
    table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=no_repeats)
    return table


def catalogue(language: str) -> dict[str, str]:
    return {key: text for area in AREAS for key, text in read(language, f"realigious/{area}").items()}


KO, EN = catalogue("ko"), catalogue("en")


def names(text: str) -> set[str]:
    return {match[0] for match in PLACEHOLDER.findall(text)}


@pytest.mark.parametrize("area", AREAS)
def test_c1_3_both_languages_have_the_same_keys_in_the_same_order(area: str) -> None:
    assert list(read("ko", f"realigious/{area}")) == list(read("en", f"realigious/{area}"))


def test_c1_3_no_key_stands_in_two_files() -> None:
    assert sum(len(read("ko", f"realigious/{area}")) for area in AREAS) == len(KO)


def test_c1_3_both_languages_have_the_same_placeholders() -> None:
    assert [key for key in KO if names(KO[key]) != names(EN[key])] == []


def test_c1_3_every_brace_is_a_placeholder_with_known_particles() -> None:
    for key, text in [*KO.items(), *EN.items()]:
        assert PLACEHOLDER.sub("", text).count("{") == 0, key
    for key, text in KO.items():
        assert {forms for _, forms in PLACEHOLDER.findall(text) if forms} <= FORMS, key


def test_c1_3_korean_is_korean_and_english_is_english() -> None:
    plain = [key for key, text in KO.items() if PLACEHOLDER.sub("", text).strip(" ,.()?0123456789X×~\u00a0\u2060")]
    assert [key for key in plain if not HANGUL.search(KO[key])] == []
    assert [key for key, text in EN.items() if HANGUL.search(text)] == []


def test_c1_3_no_text_is_empty_or_has_stray_blanks() -> None:
    for key, text in [*KO.items(), *EN.items()]:
        assert text and text == text.strip() and "  " not in text, key


@pytest.mark.parametrize("kind", ["gained", "lost", "paid", "levy", "heat_paid", "heat_lost"])
def test_c6_4_an_amount_brings_its_own_unit(kind: str) -> None:
    """What is put in is "50 believers", so no line says believers once more."""
    for key in (key for key in KO if re.fullmatch(rf"realigious\.log\.{kind}(\.tile)?", key)):
        assert "신도" not in KO[key] and not re.search(r"\{amount[^}]*\}명", KO[key]), key
        assert "believers" not in EN[key], key


@pytest.mark.parametrize("card", c.CARDS)
def test_5_3_every_card_has_name_text_and_short_text(card: str) -> None:
    for key in (f"realigious.card.{card}", f"realigious.card.{card}.text", f"realigious.card.{card}.short"):
        assert key in KO
    assert len(KO[f"realigious.card.{card}.short"]) <= LONGEST_SHORT
    assert ("반응:" in KO[f"realigious.card.{card}.text"]) == (c.CARDS[card].kind == "reaction")
    assert EN[f"realigious.card.{card}.text"].startswith("Reaction:") == (c.CARDS[card].kind == "reaction")


def test_5_3_card_names_differ() -> None:
    for table in (KO, EN):
        assert len({table[f"realigious.card.{card}"] for card in c.CARDS}) == len(c.CARDS)


def test_r5_11_r4_8_cards_with_a_price_in_words_say_so() -> None:
    for card in c.CARDS.values():
        text = KO[f"realigious.card.{card.id}.text"]
        if card.text_price == "half":
            assert "절반(올림)" in text, card.id
        if card.text_price == "all":
            assert "모두 소모" in text, card.id
        if card.reputation:
            assert f"평판 {card.reputation}%" in text, card.id
        if card.no_buddhist:
            assert "불교는 사용할 수 없습니다" in text, card.id


def things() -> list[str]:
    """Every id of the tables as a text key."""
    keys = [f"realigious.trait.{t}" for t in c.TRAITS] + [f"realigious.branch.{b}" for b in c.BRANCHES]
    keys += [f"realigious.preset.{p}" for p in c.PRESETS] + [f"realigious.structure.{s}" for s in c.STRUCTURES]
    keys += [f"realigious.terrain.{t}" for t in c.TERRAINS] + [f"realigious.climate.{k}" for k in c.CLIMATES]
    keys += [f"realigious.god.{g}" for g in c.GODS] + [f"realigious.relic.{t}" for t in c.GODS["giyechin"].types]
    keys += [f"realigious.celebrity.{x}" for x in c.CELEBRITIES] + [f"realigious.character.{x}" for x in c.CHARACTERS]
    keys += [f"realigious.religion.{r}" for r in c.RELIGIONS] + [f"realigious.state.{s}" for s in c.STATES]
    keys += [f"realigious.designation.{d}" for d in c.DESIGNATIONS] + [f"realigious.tab.{i}" for i in c.TAB_ICONS]
    forces = [*c.CHURCHES.values(), *c.GOVERNMENTS.values()]
    return keys + [f"realigious.advantage.{force.advantage}" for force in forces]


@pytest.mark.parametrize("key", things())
def test_5_every_row_of_every_table_has_a_name_and_an_explanation(key: str) -> None:
    assert key in KO
    assert f"{key}.text" in KO


def test_5_7_states_that_count_show_their_number() -> None:
    for state in c.STATES.values():
        assert ("{n}" in KO[f"realigious.state.{state.id}.text"]) == (state.shows != "until"), state.id


def test_5_10_every_god_has_its_table_and_seal() -> None:
    for god in c.GODS.values():
        assert f"realigious.seal.{god.seal}" in KO
        assert all(f"realigious.god.{god.id}.held.{held}" in KO for held in range(1, 6))


def test_r21_2_every_window_has_a_name_and_a_prompt() -> None:
    for window in {window for card in c.CARDS.values() for window in card.windows}:
        assert f"realigious.window.{window}" in KO
        assert f"realigious.ask.react.{window}" in KO


def test_3_every_decision_has_a_prompt() -> None:
    assert [name for name in DECISIONS if f"realigious.ask.{name}" not in KO] == []


def test_r9_3_r10_every_item_of_a_rate_has_a_name() -> None:
    assert [name for name in TERMS if f"realigious.term.{name}" not in KO] == []


def test_c6_4a_a_line_with_its_tile_names_the_tile_and_the_other_does_not() -> None:
    for key, text in KO.items():
        if key.startswith("realigious.log."):
            assert ("tile" in names(text)) == key.endswith(".tile"), key
            assert key.removesuffix(".tile") in KO or ".certain" in key, key


def test_c6_4_every_refusal_ends_with_its_rule() -> None:
    for key in KO:
        if key.startswith("realigious.why."):
            rule = RULE_AT_END.search(KO[key])
            assert rule is not None, key
            assert EN[key].endswith(rule.group()), key


def test_c6_1_there_are_at_least_twenty_tips_without_a_gap() -> None:
    tips = [key for key in KO if key.startswith("realigious.tip.")]
    assert tips == [f"realigious.tip.{n}" for n in range(1, len(tips) + 1)]
    assert len(tips) >= 20


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_10_the_rulebook_has_every_rule_and_card(language: str) -> None:
    chapters = read(language, "realigious/rulebook")["chapters"]
    rules = {paragraph.get("rule", "") for chapter in chapters for paragraph in chapter["paragraphs"]}
    wanted = {f"R{n}.{m}" for n, last in enumerate(LAST_RULE, 1) for m in range(1, last + 1)}
    assert wanted | {card.code for card in c.CARDS.values()} <= rules
    assert all(chapter["title"] and chapter["paragraphs"] for chapter in chapters)


def test_c6_10_both_rulebooks_have_the_same_shape() -> None:
    def shape(language: str) -> list[tuple[str, list[str]]]:
        chapters = read(language, "realigious/rulebook")["chapters"]
        return [(chapter["id"], [p.get("rule", "") for p in chapter["paragraphs"]]) for chapter in chapters]

    assert shape("ko") == shape("en")
    assert len({name for name, _ in shape("ko")}) == len(shape("ko"))


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_10_the_rulebook_says_what_the_cards_say(language: str) -> None:
    texts = {"ko": KO, "en": EN}[language]
    printed = {
        paragraph.get("rule", ""): (paragraph.get("head", ""), paragraph["text"])
        for chapter in read(language, "realigious/rulebook")["chapters"]
        for paragraph in chapter["paragraphs"]
    }
    for card in c.CARDS.values():
        assert printed[card.code] == (texts[f"realigious.card.{card.id}"], texts[f"realigious.card.{card.id}.text"])


def source() -> str:
    """All rules of the title as text: what they name must be in the catalogue."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(RULES.rglob("*.py")))


def test_c6_4_every_refusal_of_the_rules_has_its_sentence() -> None:
    slugs = set(re.findall(r'refuse\(\s*"[^"]+",\s*"(\w+)"', source()))
    assert slugs
    assert sorted(slug for slug in slugs if f"realigious.why.{slug}" not in KO) == []


def test_c6_4a_everything_the_rules_tell_has_a_log_line() -> None:
    calls = re.findall(r'\b(?:tell|tell_owner|emit|_tell_\w+)\(\s*(?:g,\s*)?"(\w+)"|\bkind="(\w+)"', source())
    kinds = {one or other for one, other in calls}
    assert kinds
    assert sorted(kind for kind in kinds if f"realigious.log.{kind}" not in KO) == []


def test_3_everything_the_rules_ask_and_offer_has_words() -> None:
    text = source()
    keys = {f"realigious.ask.{name}" for name in re.findall(r'\bAsk\w*\([^"]*"[^"]*",\s*"(\w+)"', text)}
    keys |= {f"realigious.{key}" for key in re.findall(r'"((?:opt|term)\.\w+)"', text)}
    assert keys
    assert sorted(key for key in keys if key not in KO) == []


@pytest.mark.parametrize("table", [KO, EN], ids=["ko", "en"])
def test_5_9_a_trait_that_is_called_like_its_card_is_so_in_every_language(table: dict[str, str]) -> None:
    """One word for one thing."""
    cards = {KO[key]: key for key in KO if key.startswith("realigious.card.") and key.count(".") == 2}
    for trait in (key for key in KO if key.startswith("realigious.trait.") and key.count(".") == 2):
        if (card := cards.get(KO[trait])) is not None:
            assert table[trait] == table[card], trait
