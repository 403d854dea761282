"""An SMTP server that stores the messages it receives, in the clear or encrypted."""

from __future__ import annotations

import asyncio
import ssl
from email import message_from_bytes, policy
from email.message import EmailMessage


class SmtpServer:
    """A local SMTP server, with as much of RFC 5321 as a client needs.

    With a *certificate* it offers STARTTLS (RFC 3207) and then login.
    """

    def __init__(self, certificate: ssl.SSLContext | None = None) -> None:
        self.messages: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.port = 0
        self.received_lines: list[tuple[bool, str]] = []
        """Each line that a client sent, and whether it was encrypted."""
        self._certificate = certificate

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def send_line(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        send_line("220 postbox")
        while line := (await reader.readline()).decode().strip():
            is_encrypted = writer.get_extra_info("ssl_object") is not None
            self.received_lines.append((is_encrypted, line))
            verb = line.split()[0].upper()
            if verb == "RCPT":
                self.recipients.append(line.partition(":")[2].strip("<> "))
            if verb == "DATA":
                send_line("354 go on")
                raw_message = await reader.readuntil(b"\r\n.\r\n")
                self.messages.append(message_from_bytes(raw_message[:-3], policy=policy.default))
            send_line(self._answer_command(verb, is_encrypted))
            try:
                await writer.drain()
                if verb == "STARTTLS" and self._certificate is not None:
                    await writer.start_tls(self._certificate)
            except (ssl.SSLError, ConnectionError):  # the client does not trust it
                break
            if verb == "QUIT":
                break
        writer.close()

    def _answer_command(self, verb: str, is_encrypted: bool) -> str:
        match verb:
            case "QUIT":
                return "221 bye"
            case "EHLO" if self._certificate is not None:
                return "250-postbox\r\n250 " + ("AUTH PLAIN" if is_encrypted else "STARTTLS")
            case "STARTTLS" if self._certificate is not None:
                return "220 go ahead"
            case "STARTTLS":
                return "502 not here"
            case "AUTH":
                return "235 welcome"
            case _:
                return "250 yes"
