"""Words that several menus need: times, and what a saved match is."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from game.core.rules import VARIANT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.media.media import Media

MINUTE_MS, HOUR_MS, DAY_MS = 60_000, 3_600_000, 86_400_000
LATEST_MS = 250_000_000_000_000
"""In the year 9892: files from elsewhere may name any time, calendars end."""


def when(media: Media, ms: int, now_ms: int | None = None) -> str:
    """A time (ms since 1970) in words: just now, minutes or hours ago, or the date; that, too, of a time to come, which
    a clock that has been set back makes.
    """
    passed = (time.time_ns() // 1_000_000 if now_ms is None else now_ms) - ms
    if abs(passed) < MINUTE_MS:
        return media.t("when.now")
    if 0 < passed < HOUR_MS:
        return media.t("when.minutes", n=passed // MINUTE_MS)
    if 0 < passed < DAY_MS:
        return media.t("when.hours", n=passed // HOUR_MS)
    return media.t("when.date", date=local(ms, "%Y-%m-%d"), time=local(ms, "%H:%M"))


def local(ms: int, form: str) -> str:
    """A time (ms since 1970) of the local calendar, in a form of `strftime`."""
    return time.strftime(form, time.localtime(min(max(ms, 0), LATEST_MS) // 1000))


def who_won(media: Media, names: Sequence[str]) -> str:
    """Who has won a match that is over; nobody where there are no names."""
    if not names:
        return media.t("result.draw")
    *before, last = names
    said = media.t("result.and", first=", ".join(before), last=last) if before else last
    return media.t("result.winners" if before else "result.winner", name=said)


def title_name(media: Media, title: str) -> str:
    """A game's name; its code name where no text is known (a save of another version)."""
    key = f"{title}.title"
    return media.t(key) if media.texts.has(key) else title


def variant_name(media: Media, title: str, variant: object) -> str:
    """A rule set's name beside the game's; "" where the game has one, no text is known, or the game is called after
    it."""
    key = f"{title}.variant.{variant}"
    name = media.t(key) if media.texts.has(key) else ""
    return "" if title_name(media, title).endswith(name) else name


def round_name(media: Media, title: str, number: int) -> str:
    """A round by its number, as the game calls it."""
    key = f"{title}.round"
    return media.t(key if media.texts.has(key) else "round.other", n=number)


def match_line(media: Media, title: str, header: dict[str, Any]) -> str:
    """One line on a saved match: game, rule set, players, round; of one over several sittings first the chapter and
    its round. `header` is the caller's part of a save's head."""
    seats = header.get("seats")
    players = [media.t("menu.players", n=len(seats))] if isinstance(seats, list) and seats else []
    where = where_words(media, title, header)
    if chapter_words(media, title, header):
        return " · ".join([title_name(media, title), *where, *players])
    return " · ".join(_game(media, title, header) + players + where)


def where_words(media: Media, title: str, header: dict[str, Any]) -> list[str]:
    """How far a saved match is: its chapter, where it has some, and its round."""
    rounds = header.get("round")
    told = [round_name(media, title, rounds)] if isinstance(rounds, int) else []
    return chapter_words(media, title, header) + told


def chapter_words(media: Media, title: str, header: dict[str, Any]) -> list[str]:
    """The chapter of a match over several sittings, by its name where the game has one; nothing for other matches."""
    found = header.get("chapter")
    if not (isinstance(found, list) and len(found) == 2 and all(type(one) is int for one in found)):
        return []
    number, count = found
    key = f"{title}.chapter.{number + 1}"
    return [media.t(key) if media.texts.has(key) else media.t("chapter.other", n=number + 1, all=count)]


def short_line(media: Media, title: str, header: dict[str, Any]) -> str:
    """Game, rule set and round of a saved match, for narrow places; a chapter tells the rule set."""
    game = [title_name(media, title)] if chapter_words(media, title, header) else _game(media, title, header)
    return " · ".join(game + where_words(media, title, header))


def left_words(media: Media, title: str, header: dict[str, Any], written_ms: int) -> str:
    """What a saved match is, in lines: game and round, who plays, when it was left."""
    return "\n".join((match_line(media, title, header), seat_names(media, header), when(media, written_ms)))


def seat_names(media: Media, header: dict[str, Any]) -> str:
    """The players of a saved match, seat by seat, each with the member of the party that it plays."""
    names, title, party = _names(media, header), str(header.get("title", "")), header.get("party")
    for seat, member in enumerate(party[:len(names)] if isinstance(party, list) else []):
        key = f"{title}.character.{member}"
        if names[seat] and media.texts.has(key):
            names[seat] = media.t("stored.member", name=names[seat], member=media.t(key))
    return ", ".join(name for name in names if name)


def winner_names(media: Media, header: dict[str, Any]) -> str:
    """The winners of a match; "" where nobody has."""
    names, winners = _names(media, header), header.get("winners")
    seats = [seat for seat in winners if type(seat) is int] if isinstance(winners, list) else []
    return ", ".join(names[seat] for seat in seats if 0 <= seat < len(names))


def branch_words(media: Media, header: dict[str, Any]) -> str:
    """Of which match, and from which round on, a match is a branch (C12.1); "" for one that was begun anew."""
    branch = header.get("branch")
    if not isinstance(branch, dict):
        return ""
    number = branch.get("round")
    name = round_name(media, str(header.get("title", "")), number if isinstance(number, int) else 1)
    return media.t("stored.branch", name=str(branch.get("name", "")), round=name)


def _game(media: Media, title: str, header: dict[str, Any]) -> list[str]:
    options = header.get("options")
    variant = variant_name(media, title, options.get(VARIANT)) if isinstance(options, dict) else ""
    return [title_name(media, title), variant] if variant else [title_name(media, title)]


def _names(media: Media, header: dict[str, Any]) -> list[str]:
    """The name of each seat, a bot's in the language of now; "" for what is damaged."""
    seats = header.get("seats")
    found = []
    for seat in seats if isinstance(seats, list) else []:
        name, key = (seat.get("name"), seat.get("name_key")) if isinstance(seat, dict) else ("", "")
        found.append(media.t(key) if isinstance(key, str) and media.texts.has(key) else str(name or ""))
    return found
