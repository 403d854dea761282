"""Nodes deployed as in ``deploy``: behind Caddy, scraped by Prometheus; one of them dies.

PostgreSQL, Caddy and Prometheus are real; their files are those of ``deploy`` with other addresses.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from ruamel.yaml import YAML
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.cluster.node_processes import NodeProcess
from tests.cluster.postgres_server import private_server
from tests.cluster.test_deploy_files import DEPLOY_FOLDER, dashboard_expressions
from tests.cluster.test_relay import watch_frame
from tests.limits import HANG
from tests.ports import free_port

LEASE_SECONDS = 3.0
MISSING_PROGRAMS = [program for program in ("caddy", "prometheus") if shutil.which(program) is None]
METRICS_ABSENT_AT_ZERO = ("refusals", "failures", "outboxes_lost", "violations", "takeover")
"""Metrics that a healthy node does not export before their first event."""


async def wait_until(is_reached: Callable[[], Awaitable[bool]], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not await is_reached():
            await asyncio.sleep(0.2)


@contextmanager
def running_program(
    folder: Path, *command: str, environ: dict[str, str] | None = None
) -> Iterator[None]:
    """Run a program; its output goes to the folder."""
    with (folder / f"{Path(command[0]).name}.log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, cwd=folder, env={**os.environ, **(environ or {})}
        )
        try:
            yield
        finally:
            process.terminate()
            process.wait(HANG)


def caddy_command(folder: Path, nodes: list[NodeProcess]) -> tuple[str, list[str], dict[str, str]]:
    """Return Caddy's URL, command line and environment."""
    front_url, config = f"http://127.0.0.1:{free_port()}", folder / "Caddyfile"
    text = (DEPLOY_FOLDER / "Caddyfile").read_text("utf-8")
    config.write_text(f"{{\n\tadmin off\n}}\n{text}", encoding="utf-8")  # its port may be taken
    command = ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]
    environ = {
        "SITE": front_url, "NODES": " ".join([f"127.0.0.1:{node.port}" for node in nodes]),
        "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder),
    }  # fmt: skip
    return front_url, command, environ


def prometheus_command(folder: Path, nodes: list[NodeProcess]) -> tuple[str, list[str]]:
    """Return Prometheus's URL and command line; it scrapes every second."""
    yaml = YAML(typ="safe")
    config = yaml.load((DEPLOY_FOLDER / "prometheus.yml").read_text("utf-8"))
    config["global"]["scrape_interval"] = "1s"
    (job,) = config["scrape_configs"]
    (job["static_configs"][0]["targets"]) = [f"127.0.0.1:{node.port}" for node in nodes]
    with (folder / "prometheus.yml").open("w", encoding="utf-8") as file:
        yaml.dump(config, file)
    port = free_port()
    return f"http://127.0.0.1:{port}", [
        "prometheus", f"--config.file={folder / 'prometheus.yml'}",
        f"--storage.tsdb.path={folder / 'measured'}", f"--web.listen-address=127.0.0.1:{port}",
    ]  # fmt: skip


class ProxiedHost:
    """A table's host, who watches through the proxy, adds a bot, and reconnects."""

    def __init__(self, front_url: str, table: str, cookie: str) -> None:
        self._front_url, self._table, self._cookie = front_url, table, cookie
        self.view_count = 0
        """Received frames with a view."""

    async def watch(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                headers = {"cookie": self._cookie}
                url = f"{self._front_url.replace('http', 'ws')}/ws"
                async with connect(url, open_timeout=HANG, additional_headers=headers) as socket:
                    await socket.send('{"t":"hello","protocol":2,"client":"fan"}')
                    await socket.send(watch_frame(self._table))
                    add_bot_frame = {
                        "t": "wish",
                        "cmd": "1",
                        "table": self._table,
                        "wish": {"do": "add-bot"},
                    }
                    await socket.send(json.dumps(add_bot_frame))
                    while True:
                        payload = json.loads(await asyncio.wait_for(socket.recv(), 5))
                        self.view_count += "view" in payload
                        if payload["t"] == "gone":
                            await asyncio.sleep(0.2)
                            await socket.send(watch_frame(self._table))
            await asyncio.sleep(0.2)


@pytest.mark.skipif(
    bool(MISSING_PROGRAMS), reason=f"{' and '.join(MISSING_PROGRAMS)}: not installed"
)
def test_nodes_behind_caddy_survive_death_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIVERBOAT_METRICS", "open")
    monkeypatch.setenv("RIVERBOAT_TRUSTED_PROXIES", "127.0.0.1")

    async def run_scenario(nodes: list[NodeProcess], program_stack: ExitStack) -> None:
        for node in nodes:
            await node.prepare()
            await node.start()
        front_url, command, environ = caddy_command(tmp_path, nodes)
        program_stack.enter_context(running_program(tmp_path, *command, environ=environ))
        prometheus_url, command = prometheus_command(tmp_path, nodes)
        program_stack.enter_context(running_program(tmp_path, *command))
        async with httpx.AsyncClient(timeout=HANG) as client:
            await _check_metrics_and_failover(client, front_url, prometheus_url, nodes)

    async def run_and_end_nodes(nodes: list[NodeProcess]) -> None:
        with ExitStack() as programs:
            try:
                await run_scenario(nodes, programs)
            finally:
                for node in nodes:
                    await node.end()

    with private_server() as server:
        asyncio.run(
            run_and_end_nodes(
                [NodeProcess(name, tmp_path, server.url, LEASE_SECONDS) for name in ("one", "two")]
            )
        )


async def _check_metrics_and_failover(
    client: httpx.AsyncClient, front_url: str, prometheus_url: str, nodes: list[NodeProcess]
) -> None:
    async def is_up(url: str) -> bool:
        with suppress(httpx.HTTPError):
            return (await client.get(url)).status_code == 200
        return False

    async def read_health() -> dict[str, str]:
        with suppress(httpx.HTTPError):
            targets = (await client.get(f"{prometheus_url}/api/v1/targets")).json()["data"]
            return {
                target["labels"]["instance"]: target["health"]
                for target in targets["activeTargets"]
            }
        return {}

    async def query_metric(expression: str) -> list[dict[str, Any]]:
        response = await client.get(f"{prometheus_url}/api/v1/query", params={"query": expression})
        assert response.status_code == 200, response.text
        rows: list[dict[str, Any]] = response.json()["data"]["result"]
        return rows

    async def all_panels_have_data(panels: list[str]) -> bool:
        return all([await query_metric(panel) for panel in panels])

    await wait_until(lambda: is_up(f"{front_url}/readyz"))
    tables = [await _open_table(client, front_url, number) for number in range(2)]
    hosts = [ProxiedHost(front_url, *table) for table in tables]
    watch_tasks = [asyncio.create_task(host.watch()) for host in hosts]
    try:
        # Metrics and node-to-node requests are not reachable from outside.
        assert (await client.get(f"{front_url}/metrics")).status_code == 404
        forged_response = await client.get(
            f"{front_url}/api/tables", headers={"x-riverboat-relay": "one"}
        )
        assert {listed_table["id"] for listed_table in forged_response.json()} == {
            table for table, _ in tables
        }

        addresses = [f"127.0.0.1:{node.port}" for node in nodes]

        async def are_all_nodes_up() -> bool:
            return await read_health() == dict.fromkeys(addresses, "up")

        await wait_until(are_all_nodes_up)
        for _ in range(20):
            assert (await client.get(f"{front_url}/api/tables")).status_code == 200

        async def both_nodes_serve_requests() -> bool:
            request_query = (
                'sum by (instance) (rate(riverboat_requests_total{path!~".*readyz"}[30s])) > 0'
            )
            return {
                sample["metric"]["instance"] for sample in await query_metric(request_query)
            } == set(addresses)

        await wait_until(both_nodes_serve_requests)

        queries = [
            expression
            for expression in dashboard_expressions()
            if not any(name in expression for name in METRICS_ABSENT_AT_ZERO)
        ]
        assert len(queries) > 5
        await wait_until(lambda: all_panels_have_data(queries))
        assert (
            sum([float(sample["value"][1]) for sample in await query_metric("riverboat_tables")])
            == 2
        )

        busiest_nodes = await query_metric("topk(1, riverboat_tables)")
        dying_address = busiest_nodes[0]["metric"]["instance"]
        (victim,) = [node for node in nodes if dying_address == f"127.0.0.1:{node.port}"]
        (surviving_address,) = set(addresses) - {dying_address}
        view_counts_before = [host.view_count for host in hosts]
        victim.send(signal.SIGKILL)
        await victim.wait_until_ended()

        async def is_proxy_answering() -> bool:
            # On a busy machine the remaining node may report readiness late.
            return (await client.get(f"{front_url}/api/cards")).status_code < 500

        await wait_until(is_proxy_answering)

        async def are_all_hosts_updated() -> bool:
            return all(
                host.view_count > count_before + 2
                for host, count_before in zip(hosts, view_counts_before, strict=True)
            )

        await wait_until(are_all_hosts_updated)

        async def is_victim_down() -> bool:
            return await read_health() == {dying_address: "down", surviving_address: "up"}

        await wait_until(is_victim_down)

        async def survivor_has_all_tables() -> bool:
            return bool(
                await query_metric(f'riverboat_tables{{instance="{surviving_address}"}} == 2')
            )

        await wait_until(survivor_has_all_tables)
        await wait_until(
            lambda: all_panels_have_data(
                [expression for expression in dashboard_expressions() if "takeover" in expression]
            )
        )
    finally:
        for task in watch_tasks:
            task.cancel()
        await asyncio.gather(*watch_tasks, return_exceptions=True)


async def _open_table(client: httpx.AsyncClient, front_url: str, number: int) -> tuple[str, str]:
    """Open a table of bots through the proxy; return its id and the host's cookies."""
    client.cookies.clear()
    current_user = await _post_with_retry(
        client, f"{front_url}/api/guest", {"name": f"Host {number}"}
    )
    body = {"preset": "friendly", "name": f"table {number}", "bots": 3, "bot_pace": 0.3}
    headers = {"x-csrf": current_user.json()["csrf"]}
    response = await _post_with_retry(
        client, f"{front_url}/api/tables", {**body, "between": 0.3}, headers
    )
    cookie = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])
    return str(response.json()["id"]), cookie


async def _post_with_retry(
    client: httpx.AsyncClient, url: str, body: dict[str, Any], headers: dict[str, str] | None = None
) -> httpx.Response:
    """Return the response, retrying while a node is overloaded."""
    async with asyncio.timeout(60):
        while (response := await client.post(url, json=body, headers=headers)).status_code >= 502:
            await asyncio.sleep(0.5)
    assert response.status_code == 200, response.text
    return response
