"""What the frames under the messages may do (C8.7), on both sides of a connection. A message may come in frames of one
byte, and between them others that the library answers by itself, whether anybody reads the answers or not.
"""

from __future__ import annotations

import asyncio

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.connection import Connection
from websockets.http11 import Request, Response

from game.net.wire import Bucket

FRAMES_A_SECOND, BURST_FRAMES = 1000, 1000
"""A message of ours is one frame; besides there are pings and their answers."""
SLICE = 2048
"""Bytes that are looked at at once: there may be hundreds of frames in them."""
MOST_UNREAD = 1 << 20
"""Bytes of answers to pings that may wait for the one who asked: twice the largest message, after which nothing more is
written."""


class GuardedFrames(Connection):
    """A connection that is cut off where the other side sends frames faster than anybody has a reason to, or asks and
    never reads."""

    _frames: Bucket | None = None
    _flooded = False

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        for at in range(0, len(data), SLICE):
            super().data_received(data[at:at + SLICE])
            if self._flooded or self.transport.get_write_buffer_size() > MOST_UNREAD:
                self.transport.abort()
                return

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
