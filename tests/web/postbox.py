"""A server of SMTP that keeps what it is sent."""

from __future__ import annotations

import asyncio
from email import message_from_bytes, policy
from email.message import EmailMessage


class Postbox:
    """A server of SMTP on this computer, as much of RFC 5321 as a client needs."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.to: list[str] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 postbox")
        while line := (await reader.readline()).decode().strip():
            word = line.split()[0].upper()
            if word == "RCPT":
                self.to.append(line.partition(":")[2].strip("<> "))
            if word == "DATA":
                say("354 go on")
                raw = await reader.readuntil(b"\r\n.\r\n")
                self.got.append(message_from_bytes(raw[:-3], policy=policy.default))
            say("221 bye" if word == "QUIT" else "250 yes")
            await writer.drain()
            if word == "QUIT":
                break
        writer.close()
