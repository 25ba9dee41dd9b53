"""Whose announcements are whose (C8.2, C8.7). Multicast DNS lets everybody say everything: that another's room is gone,
or at another place. Here a place - the begin of a fingerprint, with a port - belongs to the address from which it was
announced first, and to others of that computer once it is heard from them; what anybody else says of it is passed over.
Whoever claims a place of another is asked to show its certificate (`on_claim`), and has it then.

Only what programs like this one announce is taken in at all.
"""

from __future__ import annotations

import ipaddress
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from zeroconf import DNSAddress, DNSIncoming, DNSPointer, DNSRecord
from zeroconf._handlers.record_manager import RecordManager

from game.net.announcement import SERVICE

MOST, MOST_FROM_ONE = 500, 16
"""Places in all, and of one address."""
MOST_ADDRESSES = 8
NAME = re.compile("(?:room|person|queue)-([0-9a-f]{16}-[0-9]{1,5})(?:-[0-9a-f]{8})?")
SERVER = re.compile(r"pentarchy-([0-9a-f]{16}-[0-9]{1,5})\.local\.")


class OwnedPlace:
    """`sources`: from where it is announced, the first one in front; `told`: its computer's own numbers, as it says."""

    def __init__(self, source: str) -> None:
        self.sources = [source]
        self.told: set[str] = set()


class Owners:
    """`on_claim` is called with a place and the address from which somebody else announces it."""

    def __init__(self) -> None:
        self.on_claim: Callable[[str, str], None] = lambda _place, _source: None
        self._places: dict[str, OwnedPlace] = {}
        self._counts: Counter[str] = Counter()

    def sources(self, name: str) -> tuple[str, ...]:
        """From where a name is announced; nothing else of it is ever called."""
        place = self._places.get(place_of(name))
        return tuple(place.sources) if place is not None else ()

    def believed(self, records: Sequence[DNSRecord], source: str) -> list[DNSRecord]:
        """Those of the records that the address may announce."""
        found = [(record, where) for record in records if (where := _place_in(record))
                 and self._has(where, source, new=record.ttl > 0)]
        for record, where in found:
            if isinstance(record, DNSAddress) and record.ttl and len(self._places[where].told) < MOST_ADDRESSES:
                self._places[where].told.add(_number(record))
        return [record for record, _ in found]

    def give(self, where: str, source: str) -> None:
        """The one who is there has shown that it is its own."""
        self._drop(where)
        self._add(where, source)

    def forget(self, name: str) -> None:
        """Nothing is announced there any more."""
        self._drop(place_of(name))

    def _has(self, where: str, source: str, new: bool) -> bool:
        place = self._places.get(where)
        if place is None:
            return new and self._add(where, source)
        if source in place.sources:
            return True
        if source in place.told:
            place.sources.append(source)
            return True
        self.on_claim(where, source)
        return False

    def _add(self, where: str, source: str) -> bool:
        """One who announces much pushes out only their own."""
        if self._counts[source] >= MOST_FROM_ONE:
            return False
        if len(self._places) >= MOST:
            busiest, count = self._counts.most_common(1)[0]
            if count <= self._counts[source] + 1:
                return False
            self._drop(next(one for one in reversed(self._places) if self._places[one].sources[0] == busiest))
        self._places[where] = OwnedPlace(source)
        self._counts[source] += 1
        return True

    def _drop(self, where: str) -> None:
        place = self._places.pop(where, None)
        if place is not None:
            self._counts[place.sources[0]] -= 1
            self._counts += Counter()  # without those that have none


class OwnedRecords(RecordManager):
    """What takes in the answers of others for zeroconf."""

    def __init__(self, zero: Any, owners: Owners) -> None:
        super().__init__(zero)
        self._owners = owners

    def async_updates_from_response(self, msg: DNSIncoming) -> None:
        """An answer has come: only what its sender may say of it stays."""
        answers = msg.answers()
        answers[:] = self._owners.believed(answers, source_of(msg))
        if answers:
            super().async_updates_from_response(msg)


def place_of(name: str) -> str:
    """The place of a name, "" for one that no program of ours has."""
    found = NAME.fullmatch(name.removesuffix(f".{SERVICE}"))
    return found[1] if found is not None else ""


def source_of(msg: DNSIncoming) -> str:
    """From where an answer comes; a number of IPv6 that holds for one link with the link. What hears both kinds has
    those of IPv4 within IPv6."""
    address = str(msg.source[0]).partition("%")[0].removeprefix("::ffff:") if msg.source else ""
    return f"{address}%{msg.scope_id}" if msg.scope_id and address.startswith("fe80:") else address


def _place_in(record: DNSRecord) -> str:
    """The place that a record is about."""
    if isinstance(record, DNSPointer):
        return place_of(record.alias) if record.name == SERVICE else ""
    if isinstance(record, DNSAddress):
        found = SERVER.fullmatch(record.name)
        return found[1] if found is not None else ""
    return place_of(record.name)


def _number(record: DNSAddress) -> str:
    try:
        number = str(ipaddress.ip_address(record.address))
    except ValueError:
        return ""
    return f"{number}%{record.scope_id}" if record.scope_id and number.startswith("fe80:") else number
