"""The passphrase of a room, proved without being told (C8.4): SPAKE2, bound to the host's certificate.

Both sides put the fingerprint of the certificate that they see into the exchange, so that somebody in between, who has
to show a certificate of their own, comes to another key than either side. Then each side proves its key to the other by
HMAC, the peer first: every wrong guess is seen by the host, and a listener learns nothing to try guesses on at home. A
wrong passphrase and somebody in between fail alike, with `net.passphrase.wrong`.

    peer                                 host
    Prover(...).begin()   -- 33 bytes ->  Checker(...).take
    take                 <- 33 bytes --
                          -- 32 bytes ->  take             the host knows
    take                 <- 32 bytes --                    the peer knows

A join code pins the certificate itself (`join_code.matches`); nothing has to be proved then about who the host is, but
a room with a passphrase asks for it all the same.

The arithmetic takes some 10 ms a side in Python: call `begin` and `take` in a thread. Its time depends a little on the
numbers. They are new for every attempt but that of the passphrase, of which many measured attempts could tell about how
many bits are set; the host allows few. The library is loaded with the first proof: most rooms have no passphrase.
"""

from __future__ import annotations

import hmac
import unicodedata
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from game.net.errors import NetError

if TYPE_CHECKING:
    from spake2 import SPAKE2_A, SPAKE2_B

PURPOSE = b"pentarchy room passphrase 1 "
PEER, HOST = b"peer ", b"host "
STEP_BYTES, PROOF_BYTES = 33, 32
LONGEST = 64
"""Characters of a passphrase."""


def normalised(passphrase: str) -> str:
    """NFC without blanks at the ends: the same words typed on two systems are the same. Raises NetError for an empty
    or too long one."""
    text = unicodedata.normalize("NFC", passphrase).strip()
    if not text:
        raise NetError("net.passphrase.empty")
    if len(text) > LONGEST:
        raise NetError("net.passphrase.too_long", most=LONGEST, count=len(text))
    return text


class _ProofSide(ABC):
    """What both sides have in common. `proved`: the other side knows the passphrase and sees the same certificate."""

    _own: bytes
    _others: bytes

    def __init__(self, exchange: type[SPAKE2_A] | type[SPAKE2_B], passphrase: str, fingerprint: bytes) -> None:
        self.proved = False
        ids = {"idA": PURPOSE + PEER + fingerprint, "idB": PURPOSE + HOST + fingerprint}
        self._exchange = exchange(normalised(passphrase).encode(), **ids)
        self._key = b""
        self._broken = False

    def take(self, data: bytes) -> bytes:
        """The next message of the other side; returns the next one for it. Raises NetError for bytes that are no such
        message and for a wrong proof; the attempt is then over."""
        if self._broken or self.proved:
            raise NetError("net.passphrase.malformed")
        self._broken = True
        reply = self._begun(data) if not self._key else self._proof_of(data)
        self._broken = False
        return reply

    @abstractmethod
    def _begun(self, data: bytes) -> bytes:
        """What follows the other side's step."""

    @abstractmethod
    def _proof_of(self, data: bytes) -> bytes:
        """What follows the other side's proof."""

    def _step(self, data: bytes) -> None:
        """Comes to the key."""
        from spake2 import SPAKEError
        from spake2.ed25519_basic import NotOnCurve

        if len(data) != STEP_BYTES:
            raise NetError("net.passphrase.malformed")
        try:
            self._key = self._exchange.finish(data)
        except (SPAKEError, NotOnCurve, ValueError) as problem:
            raise NetError("net.passphrase.malformed") from problem

    def _proof(self, side: bytes) -> bytes:
        return hmac.digest(self._key, PURPOSE + side, "sha256")

    def _check(self, data: bytes, side: bytes) -> None:
        if len(data) != PROOF_BYTES:
            raise NetError("net.passphrase.malformed")
        if not hmac.compare_digest(data, self._proof(side)):
            raise NetError("net.passphrase.wrong")
        self.proved = True


class Prover(_ProofSide):
    """The one who wants in. `fingerprint`: of the certificate that this side sees on the connection."""

    def __init__(self, passphrase: str, fingerprint: bytes) -> None:
        from spake2 import SPAKE2_A

        super().__init__(SPAKE2_A, passphrase, fingerprint)

    def begin(self) -> bytes:
        """The first message; once."""
        message: bytes = self._exchange.start()
        return message

    def _begun(self, data: bytes) -> bytes:
        self._step(data)
        return self._proof(PEER)

    def _proof_of(self, data: bytes) -> bytes:
        self._check(data, HOST)
        return b""


class Checker(_ProofSide):
    """The host. `fingerprint`: of its own certificate."""

    def __init__(self, passphrase: str, fingerprint: bytes) -> None:
        from spake2 import SPAKE2_B

        super().__init__(SPAKE2_B, passphrase, fingerprint)

    def _begun(self, data: bytes) -> bytes:
        message: bytes = self._exchange.start()
        self._step(data)
        return message

    def _proof_of(self, data: bytes) -> bytes:
        self._check(data, PEER)
        return self._proof(HOST)
