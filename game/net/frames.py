"""What the frames under the messages may do (C8.7), on both sides of a connection. A message may come in frames of one
byte, and between them others that the library answers by itself, whether anybody reads the answers or not.

What has come is taken in by turns: whoever sends without a pause holds nobody else up.
"""

from __future__ import annotations

import asyncio
import logging
import time

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.connection import Connection
from websockets.http11 import Request, Response

from game.net.wire import Bucket

FRAMES_A_SECOND, BURST_FRAMES = 1000, 1000
"""A message of ours is one frame; besides there are pings and their answers."""
SLICE = 256
"""Bytes that are looked at at once: there may be some dozens of frames in them."""
TURN_S = 0.0005
"""After so long a connection with more to take in waits until all others have had their turn."""
MOST_UNREAD = 1 << 20
"""Bytes of answers to pings that may wait for the one who asked: twice the largest message, after which nothing more is
written."""


class GuardedFrames(Connection):
    """A connection that is cut off where the other side sends frames faster than anybody has a reason to, or asks and
    never reads."""

    _frames: Bucket | None = None
    _flooded = False
    _untaken = b""
    _turn: asyncio.Handle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is there."""
        super().connection_made(transport)
        self.recv_messages.resume = self._resume

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        self._untaken += data
        if self._turn is None and not self.recv_messages.paused:
            self._take_turn()

    def eof_received(self) -> None:
        """Nothing more comes: what is there is taken in."""
        if self._turn is not None:
            self._turn.cancel()
            self._take_turn(whole=True)
        super().eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._drop()
        super().connection_lost(exc)

    def _take_turn(self, whole: bool = False) -> None:
        """A part of what has come, as long as whoever hears the messages keeps up, or the `whole` of it."""
        data, at, until = self._untaken, 0, time.perf_counter() + TURN_S
        while at < len(data):
            super().data_received(data[at:at + SLICE])
            at += SLICE
            if self._flooded or self.transport.get_write_buffer_size() > MOST_UNREAD:
                self._drop()
                self.transport.abort()
                return
            if not whole and (self.recv_messages.paused or time.perf_counter() > until):
                break
        waited, self._turn, self._untaken = self._turn is not None, None, data[at:]
        if self._untaken:
            self.transport.pause_reading()
            if not self.recv_messages.paused:
                self._turn = asyncio.get_running_loop().call_soon(self._take_turn)
        elif waited and not self.recv_messages.paused:
            self._resume()

    def _resume(self) -> None:
        """More may come, once all is taken in that has come."""
        if not self._untaken:
            self.transport.resume_reading()
        elif self._turn is None:
            self._turn = asyncio.get_running_loop().call_soon(self._take_turn)

    def _drop(self) -> None:
        """Nothing more is taken in."""
        self._untaken = b""
        if self._turn is not None:
            self._turn.cancel()
            self._turn = None

    @property
    def is_cut(self) -> bool:
        """Whether nothing that is written goes out any more."""
        return self.transport.is_closing()

    def send_data(self) -> None:
        """All that waits to be sent, in one piece: who is gone gets nothing, and the system is not asked once for each
        of a thousand answers."""
        found = self.protocol.data_to_send()
        data = b"".join(found)
        if data and not self.is_cut:
            self.transport.write(data)
        if b"" in found:
            self.transport.close()

    def process_event(self, event: object) -> None:
        """A frame, or the request or response before the first one."""
        if not isinstance(event, Request | Response):
            now = asyncio.get_running_loop().time()
            self._frames = self._frames or Bucket(FRAMES_A_SECOND, BURST_FRAMES, now)
            self._flooded = self._flooded or not self._frames.take(now)
        if not self._flooded:
            super().process_event(event)  # type: ignore[arg-type]


class GuardedClient(GuardedFrames, ClientConnection):
    """The same for the one who connects."""


def _is_news(record: logging.LogRecord) -> bool:
    """asyncio tells of every answer to somebody whose end it has heard of and we have not yet: thousands in a flood."""
    return record.msg not in ("socket.send() raised exception.", "SSL connection is closed")


logging.getLogger("asyncio").addFilter(_is_news)
