"""The files in ``deploy`` are consistent and refer only to existing options and metrics."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from riverboat.web.monitoring.metrics import Metrics
from riverboat.web.server_config import ServerConfig

DEPLOY_FOLDER = Path(__file__).parents[2] / "deploy"
COMPOSE_CONFIG: dict[str, Any] = YAML(typ="safe").load(
    (DEPLOY_FOLDER / "compose.yaml").read_text("utf-8")
)
COMPOSE_FILES = ("compose.yaml", "deploy/compose.yaml")
OPTION_PREFIX = "RIVERBOAT_"
NODE_ADDRESSES = {"one:8000", "two:8000"}


def test_compose_files_match_schema() -> None:
    files = [DEPLOY_FOLDER.parent / file for file in COMPOSE_FILES]
    check_command = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.compose-spec",
    ]
    process = subprocess.run([*check_command, *files], capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stdout


def node_services() -> dict[str, dict[str, Any]]:
    services: dict[str, dict[str, Any]] = COMPOSE_CONFIG["services"]
    return {name: service for name, service in services.items() if "build" in service}


def test_node_environment_uses_existing_options() -> None:
    options = set(ServerConfig.__struct_fields__)
    for name, service in node_services().items():
        environment = {
            variable.removeprefix(OPTION_PREFIX).lower() for variable in service["environment"]
        }
        assert environment <= options, environment - options
        assert service["environment"]["RIVERBOAT_NODE"] == name
        assert service["environment"]["RIVERBOAT_ADDRESS"] == f"http://{name}:8000"


def test_mounted_files_exist() -> None:
    for service in COMPOSE_CONFIG["services"].values():
        for volume in service.get("volumes", ()):
            mounted_path = volume.split(":")[0]
            path = DEPLOY_FOLDER / mounted_path
            assert (
                path.is_file()
                if mounted_path.startswith(".")
                else mounted_path in COMPOSE_CONFIG["volumes"]
            )


def test_proxy_and_prometheus_target_all_nodes() -> None:
    addresses = {
        node_service["environment"]["RIVERBOAT_ADDRESS"]
        for node_service in node_services().values()
    }
    assert addresses == {f"http://{node}" for node in NODE_ADDRESSES}
    caddyfile_text = (DEPLOY_FOLDER / "Caddyfile").read_text("utf-8")
    match = re.search(r"\{\$NODES:([^}]*)\}", caddyfile_text)
    assert match is not None
    assert set(match[1].split()) == NODE_ADDRESSES
    config = YAML(typ="safe").load((DEPLOY_FOLDER / "prometheus.yml").read_text("utf-8"))
    (job,) = config["scrape_configs"]
    (targets,) = [target_config["targets"] for target_config in job["static_configs"]]
    assert set(targets) == NODE_ADDRESSES
    assert job.get("metrics_path", "/metrics") == "/metrics"


@pytest.mark.parametrize("site", ["", "poker.example"])
def test_caddy_accepts_caddyfile(site: str, tmp_path: Path) -> None:
    if (caddy := shutil.which("caddy")) is None:
        pytest.skip("caddy is not installed")
    environ = {**os.environ, "HOME": str(tmp_path), **({"SITE": site} if site else {})}
    command = [
        caddy,
        "validate",
        "--config",
        str(DEPLOY_FOLDER / "Caddyfile"),
        "--adapter",
        "caddyfile",
    ]
    process = subprocess.run(
        command, env=environ, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stderr


# The dashboard ----------------------------------------------------------------------------------


def exported_metrics() -> dict[str, set[str]]:
    """Return each exported metric with its labels."""
    metrics = Metrics()
    for is_accepted in (True, False):
        metrics.count_command("fold", is_accepted=is_accepted)
    metrics.observe_takeover({"open": 1.0})
    metrics.requests.labels("GET", "200").inc()
    metrics.processor_seconds.labels("loop").inc()
    metrics.stored_bytes.labels("records").set(1)
    labels_by_metric: dict[str, set[str]] = {}
    for family in metrics.registry.collect():
        for sample in family.samples:
            labels_by_metric.setdefault(sample.name, set()).update(sample.labels)
    return labels_by_metric


def dashboard_expressions() -> Iterator[str]:
    dashboard = json.loads((DEPLOY_FOLDER / "grafana.json").read_text("utf-8"))
    for panel in dashboard["panels"]:
        for panel_target in panel["targets"]:
            yield panel_target["expr"]


def test_dashboard_uses_exported_metrics() -> None:
    known_exported_metrics, shown_metrics = exported_metrics(), set[str]()
    for expression in dashboard_expressions():
        metric_names = re.findall(r"riverboat_\w+", expression)
        assert metric_names, expression
        for name in metric_names:
            assert name in known_exported_metrics, f"{expression}: nobody exports {name}"
            shown_metrics.add(name)
        grouping_labels = {part.strip() for match in re.findall(r"by \(([^)]*)\)", expression)
                  for part in match.split(",")}  # fmt: skip
        grouping_labels |= set(re.findall(r"(\w+)=\"", expression))
        # `instance` is Prometheus's own: which node it asked.
        assert grouping_labels <= {
            "instance",
            *(
                exported_metric
                for name in metric_names
                for exported_metric in known_exported_metrics[name]
            ),
        }, expression
    exported_families = {
        re.sub(r"_(total|bucket|count|sum|created)$", "", name) for name in known_exported_metrics
    }
    unused_families = exported_families - {
        re.sub(r"_(total|bucket|count|sum)$", "", name) for name in shown_metrics
    }
    assert unused_families <= {"riverboat_requests"}, "a measurement that no panel shows"


def test_dashboard_panels_have_unique_positions_and_ids() -> None:
    dashboard = json.loads((DEPLOY_FOLDER / "grafana.json").read_text("utf-8"))
    positions = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in dashboard["panels"]]
    panel_ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(positions)) == len(positions)
    assert len(set(panel_ids)) == len(panel_ids)
    assert all(panel["targets"] for panel in dashboard["panels"])


# Checked by the programs that read it -----------------------------------------------------------


@pytest.mark.parametrize("file", COMPOSE_FILES)
def test_compose_files_harden_room(file: str) -> None:
    services = YAML(typ="safe").load((DEPLOY_FOLDER.parent / file).read_text("utf-8"))["services"]
    rooms = [service for service in services.values() if "build" in service]
    assert rooms
    for room in rooms:
        assert room["read_only"] is True
        assert room["cap_drop"] == ["ALL"]
        assert room["mem_limit"]
        assert "no-new-privileges:true" in room["security_opt"]


def test_proxy_publishes_tls_ports() -> None:
    proxy = COMPOSE_CONFIG["services"]["proxy"]
    assert "${SITE" in proxy["environment"]["SITE"]
    assert {"80", "443", "443/udp"} <= {port.rsplit(":", 1)[1] for port in proxy["ports"]}
    assert "certificates:/data" in proxy["volumes"], "certificates outlive the container"


def _run_checker(program: str, *arguments: str | Path) -> None:
    """Run a checker, or skip if it is missing."""
    if (program_path := shutil.which(program)) is None:
        pytest.skip(f"{program} is not installed")
    process = subprocess.run(
        [program_path, *arguments], capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stdout + process.stderr


def test_prometheus_accepts_its_files() -> None:
    _run_checker("promtool", "check", "rules", DEPLOY_FOLDER / "alerts.yml")
    _run_checker("promtool", "check", "config", DEPLOY_FOLDER / "prometheus.yml")


def test_alerts_use_exported_metrics() -> None:
    known_exported_metrics = exported_metrics()
    rules = YAML(typ="safe").load((DEPLOY_FOLDER / "alerts.yml").read_text("utf-8"))["groups"][0][
        "rules"
    ]
    for rule in rules:
        for name in re.findall(r"riverboat_\w+", rule["expr"]):
            assert name in known_exported_metrics, f"{rule['alert']}: nobody exports {name}"


def test_systemd_accepts_unit(tmp_path: Path) -> None:
    text = (DEPLOY_FOLDER / "riverboat.service").read_text("utf-8")
    command = re.search(r"^ExecStart=(\S+) serve (.*)$", text, re.MULTILINE)
    assert command is not None
    # Its program is not where the unit expects it; all else is checked as it is.
    unit_file = tmp_path / "riverboat.service"
    unit_file.write_text(text.replace(command[1], sys.executable), "utf-8")
    _run_checker("systemd-analyze", "verify", "--man=no", unit_file)


def test_nginx_accepts_documented_example(tmp_path: Path) -> None:
    page_text = (DEPLOY_FOLDER.parent / "docs/how-to/host.md").read_text("utf-8")
    (server_block,) = re.findall(r"^server \{\n.*?^\}\n", page_text, re.MULTILINE | re.DOTALL)
    config = tmp_path / "nginx.conf"
    plain_config = server_block.replace(
        "443 ssl", "8443"
    )  # a certificate is not part of the example
    config.write_text(
        f"pid {tmp_path}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off;\n{plain_config}}}\n"
    )
    _run_checker("nginx", "-t", "-p", tmp_path, "-c", config)
