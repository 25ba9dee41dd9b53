"""What is said in a room, for whichever screen shows it: lines, muted members, what is not read yet (C5.7)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from game.net.peer import ENDED, LOST
from game.net.protocol import Kick, Say
from game.net.room import PERSON, PLAYING
from scenes.lan.words import clean, told
from scenes.shell.dialog import ask

if TYPE_CHECKING:
    from game.net.protocol import MemberInfo, Said
    from game.net.service import RoomLink
    from scenes.shell.client import Client

MOST = 64


class Talk:
    """`draft` is what is typed and not said yet. The muted members and how much was read are kept with the link, so it
    holds in the waiting room, at the table and after the match."""

    def __init__(self, client: Client, link: RoomLink, title: str) -> None:
        self.client, self.link, self.title = client, link, title
        self.draft = ""

    # --- reading

    @property
    def lines(self) -> list[Said]:
        """Everything that may be read here, the oldest first."""
        muted = self.link.muted
        return [line for line in self.link.client.lines if line.member < 0 or line.member not in muted]

    @property
    def unread(self) -> int:
        """How many lines others have said since the chat was last looked at."""
        client, link = self.link.client, self.link
        fresh = list(client.lines)[max(0, len(client.lines) - (client.heard - link.read)):]
        return sum(line.member not in (-1, client.member) and line.member not in link.muted for line in fresh)

    @property
    def members(self) -> list[MemberInfo]:
        """The machines in the room."""
        room = self.link.client.room
        return list(room.members[:MOST]) if room is not None else []

    @property
    def banned(self) -> list[MemberInfo]:
        """Who was sent away; nobody but the leader hears of them."""
        room = self.link.client.room
        return list(room.banned[:MOST]) if room is not None and self.link.client.leads else []

    def plays(self, member: MemberInfo) -> bool:
        """Whether somebody of a machine has a seat."""
        room, mirror = self.link.client.room, self.link.client.mirror
        table = mirror.table if mirror is not None else None
        if room is not None and room.phase == PLAYING and table is not None:
            return any(chair.member == member.member for chair in table.chairs)
        return room is not None and any(seat.kind == PERSON and seat.member == member.member for seat in room.seats)

    def words(self, line: Said) -> str:
        """What a line says."""
        return told(self.client.media, self.title, line.key, line.args) if line.key else clean(line.text)

    def aloud(self, line: Said) -> str:
        """The same for those who hear it: who has said it goes before it."""
        return self.words(line) if line.member < 0 else f"{clean(line.name)}. {self.words(line)}"

    def seen(self) -> None:
        """All of it has been looked at."""
        self.link.read = self.link.client.heard

    @property
    def silent(self) -> str:
        """The key of why nobody hears what is said or wished here now; "" where it is heard."""
        state = self.link.client.link.state
        return "lan.result.closed" if state == ENDED else "net.lost.waits" if state == LOST else ""

    # --- saying

    def say(self, text: str) -> bool:
        """Sends what was typed, if that is anything; False where it has to wait."""
        words = clean(text)
        if words and not self._send(Say(words)):
            return False
        self.draft = ""
        return True

    def quick(self, name: str) -> None:
        """C5.7. A phrase that everybody reads in their own language."""
        self._send(Say("", name))

    def _send(self, line: Say) -> bool:
        """C8.7. Not so often that the host would refuse it, and not while it would not arrive."""
        if self._unheard():
            return False
        taken = self.link.chat.take(time.monotonic())
        if taken:
            self.link.send(line)
        else:
            self.client.nav.toast(self.client.media.t("lanroom.chat.slow"))
        return taken

    def _unheard(self) -> bool:
        """Whether nothing arrives now, which is said."""
        if self.silent:
            self.client.nav.toast(self.client.media.t(self.silent), "bad")
        return bool(self.silent)

    # --- others

    def mute(self, member: int) -> None:
        """C5.7. The lines of a member are hidden, or shown again."""
        self.link.muted ^= {member}

    def kick(self, member: int) -> None:
        """C8.4. The leader sends somebody away, after a question."""
        found = next((one for one in self.members if one.member == member), None)
        if found is None:
            return
        t, room = self.client.media.t, self.link.client.room
        plays = room is not None and room.phase == PLAYING and self.plays(found)

        def send() -> None:
            self._order(Kick(member))

        ask(self.client, t("lanroom.kick.title", name=names_of(found)), t(f"lanroom.kick.text{'.match' * plays}"),
            [(t("lanroom.kick.yes"), "bad", send), (t("lanroom.kick.no"), "plain", None)])  # fmt: skip

    def forgive(self, member: int) -> None:
        """C8.7. Somebody who was sent away may come in again."""
        self._order(Kick(member, back=True))

    def _order(self, kick: Kick) -> None:
        if not self._unheard():
            self.link.send(kick)


def names_of(member: MemberInfo) -> str:
    """The persons at a machine."""
    return ", ".join(clean(person.name) for person in member.persons[:5])
