"""Messages that are written at once (C8.8): no task has to wake up for a message while nothing else waits."""

from __future__ import annotations

from websockets.asyncio.connection import Connection
from websockets.protocol import State


def written(socket: Connection, *messages: bytes) -> bool:
    """Writes messages, and tells whether it did: not where the connection is not open (any more) or the other side
    is slow, so that something waits already. Only from the loop's own thread, and only while no `send` of the socket
    is on its way."""
    transport = socket.transport
    if transport.get_write_buffer_size() or transport.is_closing() or socket.protocol.state is not State.OPEN:
        return False
    for data in messages:
        socket.protocol.send_binary(data)
    socket.send_data()
    return True
