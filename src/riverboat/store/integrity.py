"""Integrity check of a SQLite store: its pages, indexes and references."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from riverboat.store.engines import create_reading_engine, format_database_error, redact_url
from riverboat.store.errors import StoreFailed
from riverboat.store.store_urls import database_url
from riverboat.words.refusals import stores as s


def check_integrity(store_url: str) -> None:
    """Raise ``StoreFailed`` if SQLite finds damage in its file; do nothing for a server."""
    url = database_url(store_url)
    if url.get_backend_name() != "sqlite":
        return
    engine = create_reading_engine(url)
    try:
        with engine.connect() as connection:
            result = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    except SQLAlchemyError as error:
        raise StoreFailed(
            s.StoreDamaged(redact_url(url), format_database_error(error), has_backup_hint=False)
        ) from error
    finally:
        engine.dispose()
    if result != "ok":
        damage_report = " ".join(str(result).split())
        raise StoreFailed(s.StoreDamaged(redact_url(url), damage_report, has_backup_hint=True))
