"""E-mail leaves only over an encrypted connection to the intended server."""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import ssl
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from riverboat.web.mailer import Mailer
from riverboat.web.server_config import MailConfig
from tests.limits import HANG
from tests.web.open_rooms import run_async_test
from tests.web.smtp_server import SmtpServer

LOOPBACK = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
MAIL_LOGIN: dict[str, Any] = {"user": "room", "password": "a secret of the room"}


def write_certificate(folder: Path, name: x509.GeneralName = LOOPBACK, days: int = 1) -> Path:
    """Write a self-signed certificate with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    common_name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "postbox")])
    valid_from = datetime.now(UTC) - timedelta(days=2)
    created_certificate = (
        x509.CertificateBuilder()
        .subject_name(common_name)
        .issuer_name(common_name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(valid_from)
        .not_valid_after(valid_from + timedelta(days=2 + days))
        .add_extension(x509.SubjectAlternativeName([name]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate_file = folder / "postbox.pem"
    pem = serialization.Encoding.PEM
    key_pem = key.private_bytes(
        pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    certificate_file.write_bytes(key_pem + created_certificate.public_bytes(pem))
    return certificate_file


def make_server_context(file: Path) -> ssl.SSLContext:
    ssl_context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ssl_context.load_cert_chain(file)
    return ssl_context


@asynccontextmanager
async def run_mailer(
    mail_server: SmtpServer, ssl_context: ssl.SSLContext | None = None, **mail: Any
) -> AsyncIterator[Mailer]:
    """Run a mailer for this server, encrypted from the first byte if *ssl_context* is given."""
    server = await asyncio.start_server(mail_server.serve, "127.0.0.1", 0, ssl=ssl_context)
    async with server:
        port = server.sockets[0].getsockname()[1]
        config = MailConfig(
            host="127.0.0.1", port=port, sender="room@poker.example", timeout=HANG, **mail
        )
        created_mailer = Mailer(config)
        try:
            yield created_mailer
        finally:
            created_mailer.close()


async def send_message(mailer: Mailer) -> None:
    await mailer.send("ann@example.org", "New password", "A link of the room")


@pytest.fixture
def trusted_certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = write_certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    return file


def test_starttls_precedes_login_and_message(trusted_certificate: Path) -> None:
    async def run_scenario() -> None:
        mail_server = SmtpServer(make_server_context(trusted_certificate))
        async with run_mailer(mail_server, **MAIL_LOGIN) as running_mailer:
            await send_message(running_mailer)
        assert [message["Subject"] for message in mail_server.messages] == ["New password"]
        assert mail_server.recipients == ["ann@example.org"]
        unencrypted_commands = [
            line.split()[0].upper()
            for is_encrypted, line in mail_server.received_lines
            if not is_encrypted
        ]
        assert unencrypted_commands == ["EHLO", "STARTTLS"]
        encoded_login = b64encode(b"\0room\0a secret of the room").decode()
        assert (True, f"AUTH PLAIN {encoded_login}") in mail_server.received_lines

    run_async_test(run_scenario)


def test_tls_connection_sends_message(trusted_certificate: Path) -> None:
    async def run_scenario() -> None:
        mail_server = SmtpServer()
        async with run_mailer(
            mail_server, make_server_context(trusted_certificate), security="tls"
        ) as running_mailer:
            await send_message(running_mailer)
        assert len(mail_server.messages) == 1
        assert all(is_safe for is_safe, _ in mail_server.received_lines)

    run_async_test(run_scenario)


async def assert_send_fails(mail_server: SmtpServer, *errors: type[Exception], **mail: Any) -> None:
    """Assert that sending fails before any secret is sent."""
    async with run_mailer(mail_server, **MAIL_LOGIN, **mail) as running_mailer:
        with pytest.raises(errors):
            await send_message(running_mailer)
    assert not mail_server.messages
    assert not mail_server.recipients
    assert {line.split()[0].upper() for _, line in mail_server.received_lines} <= {
        "EHLO",
        "STARTTLS",
        "QUIT",
    }


def test_server_without_starttls_is_refused(trusted_certificate: Path) -> None:
    run_async_test(lambda: assert_send_fails(SmtpServer(), smtplib.SMTPNotSupportedError))


def test_untrusted_certificate_is_refused(tmp_path: Path) -> None:
    mail_server = SmtpServer(make_server_context(write_certificate(tmp_path)))
    run_async_test(lambda: assert_send_fails(mail_server, ssl.SSLCertVerificationError))


@pytest.mark.parametrize("wrong_property", ["name", "date"])
def test_mismatched_or_expired_certificate_is_refused(
    wrong_property: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other_name = x509.DNSName("mail.example.org")
    file = (
        write_certificate(tmp_path, other_name)
        if wrong_property == "name"
        else write_certificate(tmp_path, days=-1)
    )
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    mail_server = SmtpServer(make_server_context(file))
    run_async_test(lambda: assert_send_fails(mail_server, ssl.SSLCertVerificationError))
