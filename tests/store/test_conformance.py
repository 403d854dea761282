"""Every store keeps every promise: in memory, in a SQLite file, on a PostgreSQL server."""

from tests.store.conformance import Conformance


class TestEveryStore(Conformance):
    """The promises, with ``place`` from the conftest: each runs in all of them."""
