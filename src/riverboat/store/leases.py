"""Stream leases in PostgreSQL: one node at a time may write a stream.

A lease expires by the clock of the database. Each claim of a stream gets a higher epoch than any
before, and ``append`` rejects a batch of another epoch. Each node also has a row, so that a second
node with the same name is rejected. Leases do not use the store's writer thread, so they are
renewed even while a commit hangs.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ARRAY, BigInteger, Connection, Engine, Text, bindparam, create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.store.engines import format_database_error, redact_url
from riverboat.store.errors import StoreFailed
from riverboat.store.lease_notifications import notify_lease_change
from riverboat.store.schema_migration import check_version
from riverboat.store.store_urls import database_url
from riverboat.words.refusals import storage_setup as w
from riverboat.words.refusals import stores as s

CONNECT_SECONDS: Final = 2
STATEMENT_SECONDS: Final = 2
"""Seconds after which a server that does not answer counts as down."""
MAX_CLAIMED_STREAMS: Final = 1_000_000
"""Default limit of streams claimed at one time."""

_NOW_MS: Final = "(extract(epoch from clock_timestamp()) * 1000)::bigint"


class Lease(Struct, frozen=True):
    """The right of one node to write a stream."""

    stream: str
    part_of: str
    """Another stream, together with which this one moves between nodes; empty if it moves alone."""
    host: str
    address: str
    epoch: int
    expires_at_ms: int
    """Expiry in milliseconds since 1970, by the database's clock."""
    is_live: bool
    """True if the lease has not expired, by the database's clock."""
    free_ms: int = 0
    """Milliseconds between the expiry of the previous lease and this claim; 0 if the lease was
    released.
    """


class NodeRow(Struct, frozen=True):
    """A node of the cluster."""

    name: str
    address: str
    """Base URL at which other nodes reach this node: ``http://10.0.0.5:8000``."""
    run_id: str
    """Unique id of this run of the program."""
    key_fingerprint: str
    """Fingerprint of the room key."""
    secret_fingerprint: str
    """Fingerprint of the secret that the nodes of a room share."""
    version: str
    """Version of riverboat."""
    expires_at_ms: int = 0
    table_count: int = 0
    socket_count: int = 0
    event_loop_lag_ms: int = 0
    """Event-loop delay in milliseconds."""
    is_draining: bool = False
    """True if the node hands its tables over and claims none."""
    is_live: bool = True


class NotAdmitted(StoreFailed):
    """The node may not join the cluster; the message gives the reason and a remedy."""


class NameTaken(NotAdmitted):
    """A node with this name exists; if it is dead, its row disappears when its lease expires."""


class LeasesUnsupported(RefusalError):
    """The store cannot be shared by nodes."""


class Leases:
    """Leases in the database at a URL. All methods block: call them in a thread."""

    def __init__(self, url: str) -> None:
        parsed_url = database_url(url)
        if parsed_url.get_backend_name() != "postgresql":
            raise LeasesUnsupported(w.PostgresRequired())
        self._redacted_url = redact_url(parsed_url)
        default_options = {
            "application_name": "riverboat leases",
            "connect_timeout": str(CONNECT_SECONDS),
            "tcp_user_timeout": str(1000 * STATEMENT_SECONDS),
            "keepalives_idle": "1",
            "keepalives_interval": "1",
            "keepalives_count": "2",
        }
        connect_options = {
            name: value for name, value in default_options.items() if name not in parsed_url.query
        }
        self._engine: Engine = create_engine(
            parsed_url,
            pool_size=2,
            max_overflow=0,
            pool_timeout=STATEMENT_SECONDS,
            hide_parameters=True,
            isolation_level="READ COMMITTED",
            connect_args=connect_options,
        )

    def close(self) -> None:
        """Close the connections."""
        self._engine.dispose()

    def check_version(self) -> None:
        """Raise ``WrongVersion`` if there is no store, or one of another version."""
        with self._build_transaction() as connection:
            check_version(connection)

    def join(self, node: NodeRow, lease_ms: int) -> int:
        """Register a node for *lease_ms* milliseconds; return the expiry in ms since 1970.

        Raises ``NotAdmitted`` if the node may not join the cluster.
        """
        with self._build_transaction() as connection:
            # Serialized, so that two nodes with different keys detect each other.
            connection.execute(text("LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE"))
            for other_node in _select_nodes(connection):
                if other_node.is_live and other_node.name != node.name:
                    _refuse_conflicting_node(node, other_node)
                elif other_node.is_live and other_node.run_id != node.run_id:
                    raise NameTaken(s.NodeAlreadyRunning(node.name, other_node.address))
            return int(
                connection.execute(
                    _JOIN_NODE, {**_build_node_parameters(node), "span": lease_ms}
                ).scalar_one()
            )

    def leave(self, node: NodeRow) -> None:
        """Remove a node from the cluster, and release its leases."""
        with self._build_transaction() as connection:
            node_parameters = {"host": node.name, "run": node.run_id}
            if connection.execute(_DELETE_NODE, node_parameters).rowcount:
                connection.execute(
                    text("UPDATE leases SET until = 0 WHERE host = :host"), node_parameters
                )
                notify_lease_change(connection)

    def list_nodes(self) -> list[NodeRow]:
        """Return the registered nodes by name, including those that have just expired."""
        with self._build_transaction() as connection:
            return _select_nodes(connection)

    def mark_draining(self, name: str) -> bool:
        """Mark a node to hand its tables over and claim none; return True if it exists."""
        with self._build_transaction() as connection:
            statement = f"UPDATE nodes SET drains = true WHERE name = :name AND until > {_NOW_MS}"
            notify_lease_change(connection)
            return bool(connection.execute(text(statement), {"name": name}).rowcount)

    def renew_leases(
        self, node: NodeRow, epoch_by_stream: Mapping[str, int], lease_ms: int
    ) -> tuple[NodeRow | None, set[str]]:
        """Renew a node's row and its leases for *lease_ms* milliseconds.

        Return the row and the streams still held. The row is ``None`` if it had expired, or if
        another process runs under the node's name.
        """
        with self._build_transaction() as connection:
            node_row = connection.execute(
                _RENEW_NODE, {**_build_node_parameters(node), "span": lease_ms}
            ).first()
            if node_row is None:
                return None, set()
            parameters = {
                "streams": list(epoch_by_stream),
                "epochs": list(epoch_by_stream.values()),
                "span": lease_ms,
            }
            renewed_streams = (
                {lease_row.stream for lease_row in connection.execute(_RENEW_LEASES, parameters)}
                if epoch_by_stream
                else set()
            )
            return _build_node(node_row), renewed_streams

    def claim_streams(
        self,
        node: NodeRow,
        lease_ms: int,
        *,
        streams: Collection[str] | None = None,
        part_of: str = "",
        limit: int = MAX_CLAIMED_STREAMS,
    ) -> list[Lease]:
        """Claim unowned streams for a node: *streams*, or if it is ``None`` a share of all.

        Streams that are part of a claimed stream are claimed with it. *streams* may be new; they
        are then stored as part of *part_of*. The share is that of one node if all unowned streams
        are divided among the live nodes that accept any, but at most *limit* streams.
        """
        with self._build_transaction() as connection:
            parameters = {"host": node.name, "address": node.address, "span": lease_ms}
            if streams is not None:
                new_rows = [{"stream": stream, "part_of": part_of} for stream in sorted(streams)]
                if new_rows:
                    connection.execute(_INSERT_LEASE, new_rows)
                claimable_streams = [
                    *connection.execute(
                        _SELECT_UNOWNED_NAMED, {"streams": sorted(streams)}
                    ).scalars()
                ]
            else:
                claimable_streams = [
                    *connection.execute(_SELECT_UNOWNED_SHARE, {"most": limit}).scalars()
                ]
            if not claimable_streams:
                return []
            lease_rows = connection.execute(
                _CLAIM_LEASES, {**parameters, "streams": claimable_streams}
            ).all()
            notify_lease_change(connection)
            return [Lease(*row) for row in lease_rows]

    def transfer_streams(
        self, epoch_by_stream: Mapping[str, int], node_name: str, address: str, lease_ms: int
    ) -> None:
        """Transfer streams to one node; unless it accepts them in time, any node may claim them."""
        with self._build_transaction() as connection:
            parameters = {
                "streams": list(epoch_by_stream),
                "epochs": list(epoch_by_stream.values()),
            }
            connection.execute(
                _TRANSFER_LEASES,
                {**parameters, "to": node_name, "address": address, "span": lease_ms},
            )
            notify_lease_change(connection)

    def accept_transfers(
        self, node: NodeRow, lease_ms: int, streams: Collection[str]
    ) -> list[Lease]:
        """Claim those of *streams* that were transferred to this node, and return their leases."""
        with self._build_transaction() as connection:
            parameters = {"host": node.name, "streams": sorted(streams)}
            if not (
                claimable_streams := [
                    *connection.execute(_SELECT_TRANSFERRED, parameters).scalars()
                ]
            ):
                return []
            claim_parameters = {
                "host": node.name,
                "address": node.address,
                "span": lease_ms,
                "streams": claimable_streams,
            }
            lease_rows = connection.execute(_CLAIM_LEASES, claim_parameters).all()
            notify_lease_change(connection)
            return [Lease(*row) for row in lease_rows]

    def add_leases(self, rows: Sequence[tuple[str, str]]) -> None:
        """Add unowned leases, one for each row.

        A row has a stream, and the stream that it is part of; the second is empty if there is none.
        """
        if rows:
            with self._build_transaction() as connection:
                parameters = [
                    {"stream": stream, "part_of": part_of} for stream, part_of in sorted(rows)
                ]
                connection.execute(_INSERT_LEASE, parameters)

    def release_leases(self, epoch_by_stream: Mapping[str, int], *, is_final: bool = False) -> None:
        """Release leases; *is_final* means that the streams will never be written again."""
        if not epoch_by_stream:
            return
        with self._build_transaction() as connection:
            parameters = {
                "streams": list(epoch_by_stream),
                "epochs": list(epoch_by_stream.values()),
            }
            connection.execute(_DELETE_LEASES if is_final else _RELEASE_LEASES, parameters)
            notify_lease_change(connection)

    def list_leases(self) -> list[Lease]:
        """Return all leases, sorted by stream."""
        with self._build_transaction() as connection:
            return [Lease(*row) for row in connection.execute(_SELECT_LEASES)]

    def _build_transaction(self) -> _Transaction:
        return _Transaction(self._engine, self._redacted_url)


def check_not_shared(url: str) -> None:
    """Raise ``NotAdmitted`` if live nodes of a cluster use the database at a URL."""
    leases = Leases(url)
    try:
        if live_node_names := [node.name for node in leases.list_nodes() if node.is_live]:
            raise NotAdmitted(s.RoomOpenElsewhere(tuple(live_node_names)))
    finally:
        leases.close()


class _Transaction:
    """A transaction that converts database errors to those of the store."""

    def __init__(self, engine: Engine, redacted_url: str) -> None:
        self._engine, self._redacted_database_url = engine, redacted_url

    def __enter__(self) -> Connection:
        try:
            self._connection = self._engine.connect()
            self._connection.begin()
            self._connection.execute(_SET_TIMEOUTS)
        except SQLAlchemyError as error:
            raise self._convert_error(error) from error
        return self._connection

    def __exit__(self, error_type: object, error: BaseException | None, traceback: object) -> None:
        try:
            with self._connection:
                if error is None:
                    self._connection.commit()
        except SQLAlchemyError as commit_error:
            raise self._convert_error(commit_error) from commit_error
        if isinstance(error, SQLAlchemyError):
            raise self._convert_error(error) from error

    def _convert_error(self, error: SQLAlchemyError) -> StoreFailed:
        return StoreFailed(
            s.LeaseRefused(self._redacted_database_url, format_database_error(error))
        )


def _refuse_conflicting_node(node: NodeRow, other_node: NodeRow) -> None:
    """Refuse a node with another cluster secret or room key, or with an address in use."""
    if node.secret_fingerprint != other_node.secret_fingerprint:
        raise NotAdmitted(s.ClusterSecretMismatch(node.name, other_node.name))
    if node.key_fingerprint != other_node.key_fingerprint:
        raise NotAdmitted(s.NodeRoomKeyMismatch(node.name, other_node.name))
    if node.address == other_node.address:
        raise NotAdmitted(s.NodeAddressShared(node.name, other_node.name, other_node.address))


def _select_nodes(connection: Connection) -> list[NodeRow]:
    return [_build_node(row) for row in connection.execute(_SELECT_NODES)]


def _build_node(row: Any) -> NodeRow:
    return NodeRow(*row)


def _build_node_parameters(node: NodeRow) -> dict[str, Any]:
    return {
        "name": node.name,
        "address": node.address,
        "run": node.run_id,
        "key": node.key_fingerprint,
        "secret": node.secret_fingerprint,
        "version": node.version,
        "tables": node.table_count,
        "sockets": node.socket_count,
        "lag": node.event_loop_lag_ms,
    }


_SET_TIMEOUTS: Final = text(
    f"SELECT set_config('statement_timeout', '{STATEMENT_SECONDS}s', true),"
    f" set_config('idle_in_transaction_session_timeout', '{STATEMENT_SECONDS}s', true)"
)
_NODE_COLUMNS: Final = (
    "name, address, run, key, secret, version, until, tables, sockets, lag, drains,"
    f" until > {_NOW_MS} AS live"
)
_SELECT_NODES: Final = text(f"SELECT {_NODE_COLUMNS} FROM nodes ORDER BY name")
_JOIN_NODE: Final = text(
    "INSERT INTO nodes (name, address, run, key, secret, version, until, tables, sockets, lag,"
    f" drains) VALUES (:name, :address, :run, :key, :secret, :version, {_NOW_MS} + :span, 0, 0, 0,"
    " false) ON CONFLICT (name) DO UPDATE SET address = excluded.address, run = excluded.run,"
    " key = excluded.key, secret = excluded.secret, version = excluded.version,"
    " until = excluded.until, tables = 0, sockets = 0, lag = 0, drains = false"
    " RETURNING until"
)
_DELETE_NODE: Final = text("DELETE FROM nodes WHERE name = :host AND run = :run")
_RENEW_NODE: Final = text(
    f"UPDATE nodes SET until = {_NOW_MS} + :span, tables = :tables, sockets = :sockets, lag = :lag"
    f" WHERE name = :name AND run = :run AND until > {_NOW_MS} RETURNING {_NODE_COLUMNS}"
)

_STREAMS_PARAM: Final = bindparam("streams", type_=ARRAY(Text))
_EPOCHS_PARAM: Final = bindparam("epochs", type_=ARRAY(BigInteger))
_LEASE_COLUMNS: Final = f"stream, part_of, host, address, epoch, until, until > {_NOW_MS} AS live"
_SELECT_LEASES: Final = text(f"SELECT {_LEASE_COLUMNS} FROM leases ORDER BY stream")


def _build_held_cte(lock_clause: str) -> str:
    """Return a CTE of the given leases that are still held.

    They are locked in name order as in ``append``, so that no deadlock is possible.
    """
    return (
        "WITH mine AS MATERIALIZED (SELECT leases.stream FROM leases"
        " JOIN unnest(:streams, :epochs) AS held (stream, epoch)"
        " ON held.stream = leases.stream AND held.epoch = leases.epoch"
        f" ORDER BY leases.stream {lock_clause} OF leases) "
    )


_HELD_LEASES_CTE: Final = _build_held_cte("FOR UPDATE")
# A renewal does not wait for an append, which holds leases FOR KEY SHARE. Otherwise a node that
# died in a commit would still renew all its leases when the commit is aborted.
_RENEW_LEASES: Final = text(
    f"{_build_held_cte('FOR NO KEY UPDATE')} UPDATE leases SET "
    f"until = {_NOW_MS} + :span FROM mine"
    f" WHERE leases.stream = mine.stream AND until > {_NOW_MS} RETURNING leases.stream"
).bindparams(_STREAMS_PARAM, _EPOCHS_PARAM)
_RELEASE_LEASES: Final = text(
    f"{_HELD_LEASES_CTE} UPDATE leases SET until = 0 FROM mine WHERE leases.stream = mine.stream"
).bindparams(_STREAMS_PARAM, _EPOCHS_PARAM)
_TRANSFER_LEASES: Final = text(
    f"{_HELD_LEASES_CTE} UPDATE leases SET host = :to, address = :address,"
    f" until = {_NOW_MS} + :span FROM mine WHERE leases.stream = mine.stream AND until > {_NOW_MS}"
).bindparams(_STREAMS_PARAM, _EPOCHS_PARAM)
_SELECT_TRANSFERRED: Final = text(
    "SELECT stream FROM leases WHERE stream = ANY (:streams) AND host = :host"
    f" AND until > {_NOW_MS} ORDER BY stream FOR UPDATE"
).bindparams(_STREAMS_PARAM)
_DELETE_LEASES: Final = text(
    f"{_HELD_LEASES_CTE} DELETE FROM leases USING mine WHERE leases.stream = mine.stream"
).bindparams(_STREAMS_PARAM, _EPOCHS_PARAM)
_INSERT_LEASE: Final = text(
    "INSERT INTO leases (stream, part_of, host, address, epoch, until)"
    " VALUES (:stream, :part_of, '', '', 0, 0) ON CONFLICT (stream) DO NOTHING"
)
_SELECT_UNOWNED_NAMED: Final = text(
    f"SELECT stream FROM leases WHERE stream = ANY (:streams) AND until <= {_NOW_MS}"
    " ORDER BY stream FOR UPDATE"
).bindparams(_STREAMS_PARAM)
# Streams with an append in progress are skipped and claimed next time.
_SELECT_UNOWNED_SHARE: Final = text(
    f"SELECT stream FROM leases WHERE part_of = '' AND until <= {_NOW_MS} ORDER BY stream"
    " LIMIT (SELECT least(:most, ceil(count(*)::numeric / greatest(1, (SELECT count(*) FROM nodes"
    f" WHERE until > {_NOW_MS} AND NOT drains)))::int) FROM leases"
    f" WHERE part_of = '' AND until <= {_NOW_MS}) FOR UPDATE SKIP LOCKED"
)
_CLAIM_LEASES: Final = text(
    "WITH due AS MATERIALIZED (SELECT stream, until AS ended FROM leases"
    " WHERE stream = ANY (:streams) OR part_of = ANY (:streams)"
    " ORDER BY stream FOR UPDATE)"
    " UPDATE leases SET host = :host, address = :address, epoch = epoch + 1,"
    f" until = {_NOW_MS} + :span FROM due WHERE leases.stream = due.stream"
    " RETURNING leases.stream, part_of, host, address, epoch, until, true,"
    f" CASE WHEN ended > 0 THEN greatest(0, {_NOW_MS} - ended) ELSE 0 END"
).bindparams(_STREAMS_PARAM)
