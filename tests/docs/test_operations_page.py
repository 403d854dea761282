"""Options, metrics, alerts, files and commands on the page for hosts exist.

``test_page_commands.py`` tests the ``riverboat`` commands.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from riverboat.web.monitoring.metrics import Metrics
from riverboat.web.server_config import GROUPS, ServerConfig, read_config

ROOT = Path(__file__).parents[2]
PAGE_TEXT = (ROOT / "docs" / "how-to" / "host.md").read_text(encoding="utf-8")
ALERT_CONFIG: dict[str, Any] = YAML(typ="safe").load(
    (ROOT / "deploy" / "alerts.yml").read_text("utf-8")
)
ALERT_RULES = {rule["alert"]: rule for group in ALERT_CONFIG["groups"] for rule in group["rules"]}
CODE_BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```\n", PAGE_TEXT, re.MULTILINE | re.DOTALL)
TOML_BLOCKS = [text for language, text in CODE_BLOCKS if language == "toml"]
SHELL_BLOCKS = [text for language, text in CODE_BLOCKS if language == "" and "{" not in text]
PROXY_BLOCKS = [text for language, text in CODE_BLOCKS if language == "" and "{" in text]


@pytest.mark.parametrize("block", TOML_BLOCKS)
def test_configuration_blocks_parse(block: str) -> None:
    assert read_config(block) != ServerConfig()


def test_named_options_exist() -> None:
    option_names = set(ServerConfig.__struct_encode_fields__).union(
        *[config_group.__struct_encode_fields__ for config_group in GROUPS.values()]
    )
    named_options = set(re.findall(r"`([a-z]+(?:_[a-z]+)*) = [^`]+`", PAGE_TEXT))
    assert {"drill_days", "backup_hours"} <= named_options <= option_names, (
        named_options - option_names
    )


def test_every_alert_is_documented_with_metric() -> None:
    row_by_alert = dict(re.findall(r"^\| `(Riverboat\w+)` \| (.*) \|$", PAGE_TEXT, re.MULTILINE))
    assert row_by_alert.keys() == ALERT_RULES.keys()
    for alert, row in row_by_alert.items():
        for metric in re.findall(r"`(riverboat_\w+)`", row):
            assert metric in ALERT_RULES[alert]["expr"]


def test_named_metrics_are_exported() -> None:
    exported_metrics = set(re.findall(r"^# HELP (\w+)", Metrics().text().decode(), re.MULTILINE))
    named_metrics = set(re.findall(r"`(riverboat_\w+)`", PAGE_TEXT))
    assert len(named_metrics) >= 6
    assert named_metrics <= exported_metrics, named_metrics - exported_metrics


def test_named_deployment_files_exist() -> None:
    named_files = set(re.findall(r"\bdeploy/[\w./-]*\w", PAGE_TEXT))
    assert len(named_files) >= 3
    assert not [file_name for file_name in named_files if not (ROOT / file_name).is_file()]


def test_shell_commands_are_known() -> None:
    lines = [line for block in SHELL_BLOCKS for line in block.splitlines() if line.strip()]
    used_programs = {
        program
        for line in lines
        for command_text in line.split("&&")
        if (
            program := re.sub(r"^\$ |^(\w+=\S+ )+", "", command_text.strip())
            .split()[0]
            .rpartition("/")[2]
        )
        not in ("riverboat", "#")
    }
    known_programs = {"cp", "docker", "pip", "python", "systemctl", "uvx", "make", "git"}
    assert used_programs <= known_programs, used_programs - known_programs
    assert shutil.which("cp"), "a file is copied by it"


def test_proxy_configurations_forward_required_headers() -> None:
    assert len(PROXY_BLOCKS) == 2
    caddy, nginx = sorted(PROXY_BLOCKS, key=len)
    assert "reverse_proxy" in caddy
    assert nginx.count("{") == nginx.count("}")
    for header in ("Host", "Upgrade", "Connection", "X-Forwarded-For", "X-Forwarded-Proto"):
        assert f"proxy_set_header {header} " in nginx


@pytest.mark.parametrize(
    "topic",
    [
        "/readyz",
        "riverboat archive",
        "/api/admin/storage",
        "riverboat admin",
        "## Recovery by e-mail",
        "deploy/alerts.yml",
        "riverboat restore-drill",
        "allowed_hosts",
        "hsts_days",
        "/roots",
        "riverboat.service",
    ],
)
def test_page_covers_required_topics(topic: str) -> None:
    assert topic in PAGE_TEXT
