"""E-mail, sent one message after the other in a dedicated thread from a bounded queue.

A request that may send a message is answered before any look-up or sending, so that neither its
answer nor its timing reveals the existence of an account.
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

import structlog

from riverboat.web.server_config import MailConfig

log = structlog.get_logger(__name__)

MAX_QUEUED_JOBS: Final = 100
"""Maximum number of queued jobs; further ones are dropped and logged."""
Job = Callable[[], Awaitable[None]]


class Mailer:
    """Sends the e-mails of a room."""

    def __init__(self, config: MailConfig) -> None:
        self._config = config
        self._jobs: asyncio.Queue[Job] = asyncio.Queue(MAX_QUEUED_JOBS)
        self._executor = ThreadPoolExecutor(1, "mail")

    @property
    def is_enabled(self) -> bool:
        """True if an SMTP server is configured."""
        return bool(self._config.host)

    def enqueue(self, job: Job) -> None:
        """Queue *job*, which may call ``send``."""
        try:
            self._jobs.put_nowait(job)
        except asyncio.QueueFull:
            log.warning("mail dropped: too many wait", waiting=MAX_QUEUED_JOBS)

    async def run(self) -> None:
        """Run the queued jobs one after the other, until cancelled."""
        while True:
            job = await self._jobs.get()
            try:
                await job()
            except Exception:
                log.warning("mail not sent", exc_info=True)
            finally:
                self._jobs.task_done()

    async def wait_until_drained(self) -> None:
        """Wait until the queue is empty and the last job is done."""
        await self._jobs.join()

    async def send(self, recipient: str, subject: str, text: str) -> None:
        """Send an e-mail; raises ``OSError`` or ``smtplib.SMTPException``."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._config.sender, recipient, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._config.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self._executor, self._deliver, message)

    def _deliver(self, message: EmailMessage) -> None:
        config = self._config
        tls_context = ssl.create_default_context()
        smtp_client: smtplib.SMTP
        if config.security == "tls":
            smtp_client = smtplib.SMTP_SSL(
                config.host, config.port, timeout=config.timeout, context=tls_context
            )
        else:
            smtp_client = smtplib.SMTP(config.host, config.port, timeout=config.timeout)
        with smtp_client:
            if config.security == "starttls":
                smtp_client.starttls(context=tls_context)
            if config.user:
                smtp_client.login(config.user, config.password)
            smtp_client.send_message(message)

    def close(self) -> None:
        """Drop the queued jobs."""
        self._executor.shutdown(wait=False, cancel_futures=True)
