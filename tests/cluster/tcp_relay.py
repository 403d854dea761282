"""A TCP relay that can be cut and restored: with connection resets, or silently."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class TcpRelay:
    """A relay that listens on its own port and forwards to an address."""

    def __init__(self, host: str, port: int) -> None:
        self.target, self.port = (host, port), 0
        self._is_cut = False
        self._flow_event = asyncio.Event()
        self._flow_event.set()
        self._writers: set[asyncio.StreamWriter] = set()

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
        self._flow_event.set()
        self._abort()

    def hold(self) -> None:
        """Stop forwarding without closing any connection."""
        self._flow_event.clear()

    def restore(self) -> None:
        """Resume forwarding, including held traffic."""
        self._is_cut = False
        self._flow_event.set()

    def _abort(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._flow_event.wait()
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            target_reader, target_writer = await asyncio.open_connection(*self.target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, target_writer}
        await asyncio.gather(self._pump(reader, target_writer), self._pump(target_reader, writer))
        self._writers -= {writer, target_writer}

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while chunk := await source.read(65_536):
                await self._flow_event.wait()
                target.write(chunk)
                await target.drain()
        with suppress(OSError):
            target.close()
