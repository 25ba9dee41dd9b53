"""The identity of a computer on the network (C8.5): its own key and certificate, and the computers that it has met.

There is no authority: a certificate is its own, and what tells one computer from another is its fingerprint, the
SHA-256 of the certificate. Whoever connects looks at the fingerprint; TLS alone lets everybody in. Everything here
reads and writes small files and is called off the frame's thread.
"""

from __future__ import annotations

import datetime
import hashlib
import re
import ssl
import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from game.core.reasons import reason_of
from game.net.errors import NetError
from game.net.listed import TOO_LARGE, ListFile
from game.store.files import alone, read_whole, set_aside, write_safely
from game.store.notices import Notice, StoreError
from game.store.paths import all_paths, net_dir

IDENTITY_FILE = "identity.pem"
KNOWN_FILE = "known.json"
LARGEST = 1 << 20
FINGERPRINT_BYTES = 32
PATIENT = 200
"""So many times a program looks whether another one, which loads the library, has made the identity."""
MOST_KNOWN = 200
LONGEST_ADDRESS = 300
MOST_ADDRESSES = 4
"""Of a computer, the one that served last in front."""
BEGIN = "-----BEGIN CERTIFICATE-----"
END = "-----END CERTIFICATE-----"
TOLD = re.compile("fingerprint ([0-9a-f]{64})\n")
"""The first line of the file: what the certificate's fingerprint was when it was made."""

Address = Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
Judgement = Literal["new", "same", "changed"]


class Signer:
    """A private key, which shows itself to nobody."""

    __slots__ = ("_pem",)

    def __init__(self, pem: bytes) -> None:
        self._pem = pem

    def sign(self, data: bytes) -> bytes:
        """ECDSA with SHA-256 over `data`."""
        from cryptography.hazmat.primitives import hashes, serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        key = serialization.load_pem_private_key(self._pem, password=None)
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise TypeError("not a key of an elliptic curve")
        return key.sign(data, ec.ECDSA(hashes.SHA256()))


def to_enter(comer: bytes, host: bytes) -> bytes:
    """What is signed by the one who enters a room: both fingerprints. Only the host gets it, to whom the line is
    encrypted, and to another host it is worth nothing."""
    return b"pentarchy room\0" + comer + host


def verify(der: bytes, signature: bytes, data: bytes) -> bool:
    """Whether the holder of the key of a certificate (DER) has signed `data`. Nothing that comes in raises; what else
    the certificate says is not looked at."""
    from cryptography import x509
    from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        key = x509.load_der_x509_certificate(der).public_key()
        if not isinstance(key, ec.EllipticCurvePublicKey) or not isinstance(key.curve, ec.SECP256R1):
            return False
        key.verify(signature, data, ec.ECDSA(hashes.SHA256()))
    except (ValueError, TypeError, InvalidSignature, UnsupportedAlgorithm, x509.InvalidVersion):
        return False
    return True


class Identity(NamedTuple):
    """This computer's certificate (DER) and the key to it. `notice`: what the player should hear about how it was
    read."""

    fingerprint: bytes
    context: ssl.SSLContext
    certificate: bytes
    signer: Signer
    notice: Notice | None = None

    @classmethod
    def load(cls, data: Path) -> Identity:
        """The identity in the data folder `data`, made where there is none.

        A file that can't be used is set aside and a new identity is made: its fingerprint is another one, which
        others are warned of. Raises StoreError when the system refuses to read, rename or write.
        """
        path = net_dir(data) / IDENTITY_FILE
        with suppress(ValueError):
            if (found := _found(path)) is not None:
                return found
        with alone(path, PATIENT):  # two programs may start for the first time together
            notice = None
            try:
                if (found := _found(path)) is not None:
                    return found
            except ValueError:
                aside = set_aside(path)
                notice = Notice("net.identity.unreadable", {"name": aside.name}) if aside else None
            raw = _new_pem()
            write_safely(path, raw)
            return _opened(path, raw)._replace(notice=notice)

    def host_context(self) -> ssl.SSLContext:
        """TLS 1.3 with this computer's certificate, for the one who listens."""
        return self.context


def is_known(data: Path) -> bool:
    """Whether this computer has been on the network before, with that data folder."""
    with suppress(OSError):
        return (Path(all_paths(data)["net"]) / IDENTITY_FILE).exists()
    return False


def peer_context() -> ssl.SSLContext:
    """TLS 1.3 for the one who connects. Any certificate passes: the caller checks the fingerprint before it says
    anything."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def certificate_of(connection: object) -> bytes:
    """The other side's certificate (DER) of an open connection: of websockets, asyncio, or an ssl object.

    Raises NetError where there is none: not encrypted, or the listening side, which asks for no certificate.
    """
    transport = getattr(connection, "transport", connection)
    asked = getattr(transport, "get_extra_info", None)
    secure = asked("ssl_object") if asked is not None else transport
    der = secure.getpeercert(binary_form=True) if isinstance(secure, ssl.SSLObject | ssl.SSLSocket) else None
    if not der:
        raise NetError("net.no_certificate")
    return der


def fingerprint_of(der: bytes) -> bytes:
    """32 bytes: SHA-256 of a certificate."""
    return hashlib.sha256(der).digest()


def shown(fingerprint: bytes) -> str:
    """In groups of four hexadecimal digits, to be compared by eye: "3FA2 91C0 ..."."""
    digits = fingerprint.hex().upper()
    return " ".join(digits[at : at + 4] for at in range(0, len(digits), 4))


class KnownHost(msgspec.Struct, frozen=True, kw_only=True):
    """A computer that was met. `fingerprint`: 64 hexadecimal digits; `person`: the unique id of the one who hosted
    there last, as announced; `addresses`: as typed, the last one that served in front; `seen`: seconds since 1970."""

    fingerprint: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
    person: Annotated[str, Meta(max_length=64)] = ""
    addresses: Annotated[tuple[Address, ...], Meta(max_length=MOST_ADDRESSES)] = ()
    seen: Annotated[int, Meta(ge=0, le=1 << 53)] = 0


class KnownHosts:
    """The computers that were met. `notice`: what the player should hear of the file (`ListFile`)."""

    def __init__(self, data: Path) -> None:
        """Reads the file; raises StoreError only when the folder can't be made."""
        path = net_dir(data) / KNOWN_FILE
        self._list = ListFile(path, KnownHost, lambda host: host.fingerprint, MOST_KNOWN, "hosts",
                              "net.known.unreadable")

    @property
    def notice(self) -> Notice | None:
        """That something could not be read."""
        return self._list.notice

    def recent(self) -> tuple[KnownHost, ...]:
        """C8.2. The newest first."""
        return tuple(self._list.recent())

    def host(self, fingerprint: bytes) -> KnownHost | None:
        """What is known of a computer."""
        return self._list.entries.get(fingerprint.hex())

    def judge(self, person: str, address: str, fingerprint: bytes) -> Judgement:
        """C8.5. Whether the computer that answers is the one that was meant.

        `person`: the unique id of the host there, as announced: it stays the same when a certificate is made anew, and
        two who have one name have two of them. "" where only an address was typed, and then the address decides. An
        address alone is no reason to warn otherwise: networks give them away anew. That a computer was met does not
        make it the one of a person, or at an address, who was met at another one.
        """
        known, key = self._list.entries, fingerprint.hex()
        own = known.get(key)
        if own is not None and (person == own.person if person else address in own.addresses):
            return "same"
        met = (any(host.person == person for host in known.values()) if person
               else any(address in host.addresses for host in known.values()))
        if met:
            return "changed"
        return "new" if own is None else "same"

    def remember(self, fingerprint: bytes, person: str, address: str, seen: int | None = None) -> None:
        """The player trusts this computer, or has met it again. Without `person` the old one stays. Raises StoreError
        when it can't be written; it is then remembered until the program ends."""
        now = int(time.time()) if seen is None else seen

        def change(hosts: dict[str, KnownHost]) -> None:
            old = hosts.pop(fingerprint.hex(), None) or KnownHost(fingerprint=fingerprint.hex())
            others = [known for known in old.addresses if known != address]
            hosts[old.fingerprint] = KnownHost(
                fingerprint=old.fingerprint,
                person=person[:64] or old.person,
                addresses=tuple([address[:LONGEST_ADDRESS], *others][:MOST_ADDRESSES]),
                seen=max(now, 0),
            )

        self._list.change(change)

    def remove(self, fingerprint: bytes) -> None:
        """As if it had never been met. Raises StoreError when that can't be written."""
        self._list.change(lambda hosts: hosts.pop(fingerprint.hex(), None))


def _found(path: Path) -> Identity | None:
    """The identity in a file, None without one. Raises ValueError for one that can't be used, and StoreError."""
    try:
        raw = read_whole(path, LARGEST)
    except StoreError as problem:
        if problem.notice.key == TOO_LARGE:
            raise ValueError(TOO_LARGE) from problem
        raise
    if raw is None:
        return None
    _only_for_owner(path)
    return _opened(path, raw)


def _opened(path: Path, raw: bytes) -> Identity:
    """What an identity file holds. Raises ValueError where key and certificate are not there, are not as they were
    made, or don't belong together."""
    text = raw.decode("ascii")
    begin, end = text.index(BEGIN), text.index(END) + len(END)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0  # a session taken up again would show no certificate
    try:
        context.load_cert_chain(path, password="")  # a password asked for would wait at a terminal
        _try(context)
    except ssl.SSLError as problem:
        raise ValueError(str(problem)) from problem
    except OSError as error:
        raise StoreError("store.read_failed", path=str(path), reason=reason_of(error)) from error
    der = ssl.PEM_cert_to_DER_cert(text[begin:end])
    if (told := TOLD.match(text)) is not None and told[1] != fingerprint_of(der).hex():
        raise ValueError("another fingerprint")
    return Identity(fingerprint_of(der), context, der, Signer(raw))


def _try(context: ssl.SSLContext) -> None:
    """Two ends of a connection meet in memory. Raises ssl.SSLError where the key does not sign for the certificate,
    which loading them does not find: nobody could ever connect."""
    there, here = ssl.MemoryBIO(), ssl.MemoryBIO()
    server = context.wrap_bio(there, here, server_side=True)
    client = peer_context().wrap_bio(here, there)
    for end in (client, server, client, server):
        with suppress(ssl.SSLWantReadError):
            end.do_handshake()


def _only_for_owner(path: Path) -> None:
    """A copy from elsewhere may have come with other rights."""
    with suppress(OSError):
        path.chmod(0o600)


def _new_pem() -> bytes:
    """A new key with its certificate. It names nobody and is valid for ever: others go by the fingerprint, and a
    computer whose clock is wrong must play as well."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Pentarchy")])
    made_of = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    certificate = (
        made_of.serial_number(x509.random_serial_number())
        .not_valid_before(datetime.datetime(2000, 1, 1))
        .not_valid_after(datetime.datetime(9999, 12, 31))
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    bare = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    der = certificate.public_bytes(serialization.Encoding.DER)
    return b"fingerprint %s\n" % fingerprint_of(der).hex().encode() + bare + certificate.public_bytes(pem)
