"""The text catalogue (C1.3): every visible sentence, in Korean and English, with Korean particles after
placeholders.

Files: assets/texts/<language>/*.json, flat objects key -> string, and a folder of each title: its keys begin with its
code name ("chess.kind.king"), and no others do. Whatever all titles are asked for is called the same in each:
<title>.title, .title.line, .title.blurb, .round, .victory.<kind>, .outcome.<ending>, .track.<score>, .log.<kind>,
.log.group.<group>, .tutorial.<step>, .table.menu.<item>. The rules name a text without their title: the question
"move", the refusal "why.ruin" and the option "opt.done" are "chess.ask.move", "chess.why.ruin" and
"chess.opt.done"; whoever shows them puts the title before them. rulebook.json of a title has a shape of its own.

``{name}`` is a placeholder, ``{name|은/는}`` one with a particle chosen by the final consonant of what is put
in; in English ``{n| turn/ turns}`` chooses the number. An argument that begins with ``@`` is itself a key
("@chess.kind.king"). Ints get separators.
"""

from __future__ import annotations

import json
import locale
import os
import re
import sys
import unicodedata
from pathlib import Path

import pygame

from scenes.media.assets import ASSETS

LANGUAGES = ("ko", "en")
PSEUDO = "pseudo"
"""English as a longer language would have it, for tests: no file, and not offered to people."""
WISHES = ("LC_ALL", "LC_MESSAGES", "LANG")
FOLDER = ASSETS / "texts"
RULEBOOK = "rulebook.json"
PLACEHOLDER = re.compile(r"\{(\w+)(?:\|([^{}]+))?\}")
DIGITS_WITH_FINAL = "013678"
DIGITS_WITH_RIEUL = "178"
LETTER_NAMES_WITH_FINAL = "lmnr"
LETTER_NAMES_WITH_RIEUL = "lr"
SPELLED_UP_TO = 3  # capitals: "MVP" is spelled, "JACK" is read
OPEN_SYMBOLS = "%+"  # 퍼센트, 플러스: read aloud, other symbols are ornament
JAMO_VOWELS = ("\u1161", "\u11a7")
JAMO_RIEUL = ("\u1105", "\u11af")
LAST_LATIN = re.compile(r"([A-Za-z]+)[\W_]*$")
ENDS_WITH_RIEUL = re.compile(r"le?$")
# a stop closes the syllable only after one short vowel: 잭, 밥, 스콧, but 마크, 켄트, 스카우트
ENDS_WITH_FINAL = re.compile(r"(?:[lmn]e?|ng|mb|(?:^|[^aeiou])[aeiouy](?:b|c|k|ck|p|pp|t|tt)|ook)$")

FORMS = re.compile(r"(\{\w+(?:\|[^{}]*)?\})")
WORD = re.compile(r"[^\W_]+")
ACCENTS = str.maketrans("aeiouyAEIOUYnN", "àéîöúýÀÉÎÖÚÝñÑ")
LONGER = 0.4
FILLING = " one two three four five six seven"

Arg = str | int


class TextMissingError(KeyError):
    """A key or an argument that the catalogue does not have. Only raised by a strict catalogue (tests,
    gallery).
    """


def system_language() -> str:
    """The system's language if it is one of ours, else English (C1.3): the first of ours that the person put on the
    system's list. Linux has none but the variables, which may wish for a language whose locale is not installed; Macs'
    programs have no variables, and the locale of Windows is the format of its numbers.
    """
    preferred = _preferred() if sys.platform != "linux" else []
    if not preferred:
        wished = next((value for name in WISHES if (value := os.environ.get(name, ""))), "")
        preferred = [(wished or locale.getlocale()[0] or "").lower()]
    ours = (code for name in preferred for code in LANGUAGES if name.startswith(code))
    return next(ours, "en")


def _preferred() -> list[str]:
    """The languages that the person wants, best first, as the system has them; none where it does not say."""
    from pygame import system

    try:
        return [found["language"] for found in system.get_pref_locales()]
    except pygame.error:
        return []


def final_consonant(word: str) -> str | None:
    """How a word ends when read in Korean: "" open, "l" on rieul, "c" on any other consonant; None when its
    reading can't be told (other scripts, nothing but symbols).

    Latin words are read after the rules for loan words; names that are read otherwise are not known.
    """
    letters = [letter for letter in unicodedata.normalize("NFKC", word) if letter.isalnum() or letter in OPEN_SYMBOLS]
    if not letters:
        return None
    last = letters[-1]
    if "가" <= last <= "힣":
        return {0: "", 8: "l"}.get((ord(last) - 0xAC00) % 28, "c")
    if "\u1100" <= last <= "\u11ff":  # a letter of Hangul alone is read by its name
        return "l" if last in JAMO_RIEUL else "" if JAMO_VOWELS[0] <= last <= JAMO_VOWELS[1] else "c"
    if last in OPEN_SYMBOLS:
        return ""
    if last.isdecimal():
        digit = str(int(last))
        return "l" if digit in DIGITS_WITH_RIEUL else "c" if digit in DIGITS_WITH_FINAL else ""
    return _latin_final(word)


def _latin_final(word: str) -> str | None:
    """`final_consonant` of a word whose last letter is neither Hangul nor a digit."""
    if unicodedata.normalize("NFC", word).rstrip(" .!?'\")]").endswith(("é", "É")):
        return ""
    bare = "".join(c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c))
    found = LAST_LATIN.search(bare)
    if found is None:
        return None
    run = found.group(1)
    last = run[-1].lower()
    read = run.lower()
    if len(run) == 1 or not set(read) & set("aeiouy") or (run.isupper() and len(run) <= SPELLED_UP_TO):
        return "l" if last in LETTER_NAMES_WITH_RIEUL else "c" if last in LETTER_NAMES_WITH_FINAL else ""
    if ENDS_WITH_RIEUL.search(read):
        return "l"
    return "c" if ENDS_WITH_FINAL.search(read) else ""


def particle(word: str, forms: str) -> str:
    """The right one of two forms ("은/는"): the first after a consonant; 으로 becomes 로 after ㄹ. After a
    word whose reading can't be told both are written: 은(는), (으)로.
    """
    first, _, second = forms.partition("/")
    final = final_consonant(word)
    if final is None:
        return f"({first[0]}){second}" if first.endswith(second) else f"{first}({second})"
    if first.startswith("으로") and final == "l":
        return second
    return first if final else second


def accented(words: str) -> str:
    """Words with accents; placeholders and what has a digit ("R5.4") stay as they are."""
    parts = FORMS.split(words)
    return "".join(part if i % 2 else WORD.sub(_accents, part) for i, part in enumerate(parts))


def _accents(found: re.Match[str]) -> str:
    word = found.group()
    return word if any(letter.isdigit() for letter in word) else word.translate(ACCENTS)


def pseudo(text: str) -> str:
    """A text of the pseudo-language: with accents, 40 % longer, in brackets that show where it begins and ends."""
    letters = sum(map(str.isalpha, FORMS.sub("", text)))
    if not letters:
        return text
    more = round(letters * LONGER)
    return accented(f"[{text}{(FILLING * (more // len(FILLING) + 1))[:more].rstrip()}]")


class Texts:
    """One catalogue in both languages; `language` may be changed at any time. `broken`: the files that could not be
    read; what is missing then is told in the other language.
    """

    def __init__(self, language: str = "", strict: bool = False, folder: Path = FOLDER) -> None:
        self.language = language if language in (*LANGUAGES, PSEUDO) else system_language()
        self.strict = strict
        self._folder = folder
        self._tables: dict[str, dict[str, str]] = {}
        self.broken: list[str] = []

    def table(self, language: str = "") -> dict[str, str]:
        """All texts of a language, read once. In tests it raises ValueError naming the file when one is not a flat
        object.
        """
        language = language or self.language
        if language not in self._tables:
            self._tables[language] = self._read(language)
        return self._tables[language]

    def _read(self, language: str) -> dict[str, str]:
        if language != PSEUDO:
            return read_folder(self._folder / language, None if self.strict else self.broken)
        return {key: pseudo(text) for key, text in self.table("en").items()}

    def has(self, key: str) -> bool:
        """Whether the current language has the key."""
        return key in self.table()

    def get(self, key: str, /, **args: Arg) -> str:
        """The text of a key with its placeholders filled. A missing key raises in tests and shows itself in
        play.
        """
        pattern = self.table().get(key)
        if pattern is None and self.broken:
            pattern = self.table("ko" if self.language != "ko" else "en").get(key)
        if pattern is None:
            return self._missing(f"no text for {key!r} in {self.language!r}", key)
        if "{" not in pattern:
            return pattern

        def fill(found: re.Match[str]) -> str:
            name, forms = found.group(1), found.group(2)
            if name not in args:
                return self._missing(f"text {key!r} needs the argument {name!r}", found.group(0))
            word = self.word(args[name])
            return word + self._ending(word, forms) if forms else word

        return PLACEHOLDER.sub(fill, pattern)

    def _ending(self, word: str, forms: str) -> str:
        """A Korean particle, or the English singular after 1 and the plural after all else ("{n| turn/
        turns}").
        """
        if self.language == "ko":
            return particle(word, forms)
        one, _, many = forms.partition("/")
        return one if word == "1" else many

    def word(self, value: Arg) -> str:
        """An argument as it is shown: ints with separators, "@key" and "@key|number" looked up, other strings as they
        are.
        """
        if isinstance(value, int):
            return f"{value:,}"
        key, _, number = value[1:].partition("|")
        told = value.startswith("@") and (not number or number.isdecimal())  # names from elsewhere may begin like that
        return self.get(key, n=number) if told and self.has(key) else value

    def _missing(self, message: str, shown: str) -> str:
        if self.strict:
            raise TextMissingError(message)
        if sys.stderr is not None:  # a windowed program has none
            sys.stderr.write(message + "\n")
        return shown


def _read_file(path: Path) -> tuple[tuple[str, str], ...]:
    """Keys and texts in their order, a key as often as it is given."""
    try:
        table = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=tuple)
    except (ValueError, RecursionError, OSError) as error:
        raise ValueError(f"{path.name}: {error}") from error
    if not isinstance(table, tuple) or not all(isinstance(text, str) for _, text in table):
        raise ValueError(f'{path.name}: expected one flat object like {{"menu.start": "Start"}}')
    return table


def read_folder(folder: Path, broken: list[str] | None = None) -> dict[str, str]:
    """All catalogue files of one language merged. Raises ValueError for a broken file, a key that is given twice, and
    one that belongs to another folder; where a list is given, the file is named there, with the key, and all else is
    read: of a key the first text that is at its place counts.
    """
    merged: dict[str, str] = {}
    titles = {path.parent.name for path in folder.glob("*/*.json")}
    for path in sorted(folder.rglob("*.json")):
        if path.parent != folder and path.name == RULEBOOK:
            continue
        name = str(path.relative_to(folder.parent))
        home = path.parent.name if path.parent != folder else ""
        try:
            table = _read_file(path)
        except ValueError:
            if broken is None:
                raise
            broken.append(name)
            continue
        for key, text in table:
            first = key.partition(".")[0]
            wrong = (f"the key {key!r} belongs to another folder" if (first if first in titles else "") != home
                     else f"key given twice: {key!r}" if key in merged else "")
            if wrong and broken is None:
                raise ValueError(f"{path.name}: {wrong}")
            if not wrong:
                merged[key] = text
            elif broken is not None and not any(known.startswith(name) for known in broken):
                broken.append(f"{name} ({key})")
    return merged
