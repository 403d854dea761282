"""A TCP relay that can be cut and restored: with connection resets, or silently."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class TcpRelay:
    """A relay that listens on its own port and forwards to an address."""

    def __init__(self, host: str, port: int) -> None:
        self.to, self.port = (host, port), 0
        self._is_cut = False
        self._flows = asyncio.Event()
        self._flows.set()
        self._open: set[asyncio.StreamWriter] = set()

    async def listen(self) -> None:
        self._server = await asyncio.start_server(self._relay, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        self.cut()
        self._server.close()
        await asyncio.sleep(0)

    def cut(self) -> None:
        """Reset both ends at once and refuse new connections."""
        self._is_cut = True
        self._flows.set()
        self._abort()

    def hold(self) -> None:
        """Stop forwarding without closing any connection."""
        self._flows.clear()

    def restore(self) -> None:
        """Resume forwarding, including held traffic."""
        self._is_cut = False
        self._flows.set()

    def _abort(self) -> None:
        for writer in list(self._open):
            writer.transport.abort()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            other, stream_writer = await asyncio.open_connection(*self.to)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, stream_writer}
        await asyncio.gather(self._pump(reader, stream_writer), self._pump(other, writer))
        self._open -= {writer, stream_writer}

    async def _pump(
        self, source: asyncio.StreamReader, stream_writer: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while chunk := await source.read(65_536):
                await self._flows.wait()
                stream_writer.write(chunk)
                await stream_writer.drain()
        with suppress(OSError):
            stream_writer.close()
