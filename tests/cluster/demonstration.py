"""A room on three local nodes, one of which is killed while you play.

    make cluster                    or: python -m tests.cluster.demonstration

PostgreSQL is that of RIVERBOAT_DATABASE, or a database ``riverboat_cluster`` on the local server,
which is created if it is missing. If Caddy is on the path, it runs in front of the nodes on port
8000; otherwise each node is reached at its own address, and any of them works.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import httpx
import psycopg

from riverboat.store.leases import Leases
from tests.limits import HANG

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "build" / "cluster"
POSTGRES_SERVER: Final = "postgresql://127.0.0.1:5432"
PORTS_BY_NODE: Final = {"one": 8001, "two": 8002, "three": 8003}
PROXY_PORT: Final = 8000


def room_database_url() -> str:
    """Return the URL of the room's database."""
    if url := os.environ.get("RIVERBOAT_DATABASE"):
        return url
    with psycopg.connect(
        f"{POSTGRES_SERVER}/postgres", autocommit=True, connect_timeout=5
    ) as connection:
        existing_databases = connection.execute(
            "SELECT 1 FROM pg_database WHERE datname = 'riverboat_cluster'"
        )
        if existing_databases.fetchone() is None:
            connection.execute("CREATE DATABASE riverboat_cluster")
    return f"{POSTGRES_SERVER}/riverboat_cluster"


class LocalNodes:
    """The nodes, each in its own process."""

    def __init__(self, url: str, secret: str) -> None:
        self._url, self._secret = url, secret
        self.programs: dict[str, subprocess.Popen[bytes]] = {}

    def start(self, name: str) -> None:
        """Start a node and wait until it is ready."""
        address = f"http://127.0.0.1:{PORTS_BY_NODE[name]}"
        command = [
            sys.executable, "-m", "riverboat", "serve", "--node", name, "--address", address,
            "--port", str(PORTS_BY_NODE[name]), "--data", str(FOLDER / "data"),
            "--shutdown-timeout", "10",
        ]  # fmt: skip
        environ = {
            **os.environ,
            "RIVERBOAT_DATABASE": self._url,
            "RIVERBOAT_CLUSTER_SECRET": self._secret,
        }
        with (FOLDER / f"{name}.log").open("ab") as log_file:
            process = subprocess.Popen(
                command, env=environ, stdout=log_file, stderr=log_file, start_new_session=True
            )
        self.programs[name] = process
        while not _is_ready(address):
            if process.poll() is not None:
                raise SystemExit(f"{name} did not start: {FOLDER / name}.log says why")
            time.sleep(0.1)

    def stop_all(self) -> None:
        """Stop all nodes after they have finished their hands."""
        for program in self.programs.values():
            program.send_signal(signal.SIGTERM)
        for program in self.programs.values():
            program.wait(HANG)


def _is_ready(address: str) -> bool:
    try:
        return httpx.get(f"{address}/readyz", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False


def create_table(address: str) -> str:
    """Open a table with five bots and return its id."""
    with httpx.Client(base_url=address, timeout=HANG) as client:
        guest_response = client.post("/api/guest", json={"name": f"Host {secrets.token_hex(2)}"})
        guest_response.raise_for_status()
        table_request: dict[str, Any] = {"preset": "friendly", "name": "Come what may", "bots": 5}
        table_request["approval"] = False
        response = client.post(
            "/api/tables", json=table_request, headers={"x-csrf": guest_response.json()["csrf"]}
        )
        response.raise_for_status()
        return str(response.json()["id"])


def start_caddy() -> subprocess.Popen[bytes] | None:
    """Start Caddy in front of the nodes, if it is installed."""
    if (caddy := shutil.which("caddy")) is None:
        return None
    environ = {
        **os.environ,
        "NODES": " ".join(f"127.0.0.1:{port}" for port in PORTS_BY_NODE.values()),
    }
    config = str(ROOT / "deploy" / "Caddyfile")
    with (FOLDER / "caddy.log").open("ab") as log_file:
        return subprocess.Popen(
            [caddy, "run", "--config", config, "--adapter", "caddyfile"],
            env={**environ, "SITE": f"http://127.0.0.1:{PROXY_PORT}"},
            stdout=log_file, stderr=log_file,
            start_new_session=True,
        )  # fmt: skip


def kill_holder(nodes: LocalNodes, leases: Leases, table: str) -> None:
    """Kill the node that holds the table, print the time of the takeover, and restart the node."""
    stream = f"table/{table}"
    lease = {lease.stream: lease for lease in leases.list_leases()}[stream]
    print(f"{lease.host} has the table. It is killed ...", flush=True)
    started_at = time.monotonic()
    nodes.programs[lease.host].kill()
    nodes.programs[lease.host].wait()
    while True:
        new_lease = {lease.stream: lease for lease in leases.list_leases()}[stream]
        if new_lease.is_live and new_lease.epoch > lease.epoch:
            break
        time.sleep(0.05)
    takeover_seconds = time.monotonic() - started_at
    print(
        f"{new_lease.host} has it after {takeover_seconds:.1f} s, and plays on."
        f" {lease.host} is started again ..."
    )
    nodes.start(lease.host)
    print(f"{lease.host} is there, and has nothing yet.", flush=True)


def main() -> None:
    """Start everything, and kill a node for each Enter."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    FOLDER.mkdir(parents=True, exist_ok=True)
    url = room_database_url()
    leases = Leases(url)
    nodes, proxy = LocalNodes(url, secrets.token_urlsafe(24)), start_caddy()
    try:
        for name in PORTS_BY_NODE:
            nodes.start(name)
            print(f"{name} is ready.", flush=True)
        table = create_table(f"http://127.0.0.1:{PORTS_BY_NODE['one']}")
        ports = [PROXY_PORT] if proxy else PORTS_BY_NODE.values()
        print("Your table, with five bots; sit down and play:")
        for port in ports:
            print(f"  http://127.0.0.1:{port}/t/{table}")
        if proxy is None:
            print("  (there is no Caddy here: open it by a node that is not killed)")
        while True:
            lease = {lease.stream: lease for lease in leases.list_leases()}[f"table/{table}"]
            print(f"Enter kills {lease.host}, which has the table; Ctrl-C ends.", flush=True)
            if not sys.stdin.readline():
                break
            kill_holder(nodes, leases, table)
    except KeyboardInterrupt:
        print()
    finally:
        nodes.stop_all()
        if proxy is not None:
            proxy.terminate()
        leases.close()


if __name__ == "__main__":
    main()
