"""The Dockerfile is consistent with the project; no container engine is needed."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

from typer.testing import CliRunner

from riverboat.cli import app
from riverboat.web.server_config import read_config

ROOT = Path(__file__).parents[1]
DOCKERFILE_LINES = re.sub(r"\\\n\s*", " ", (ROOT / "Dockerfile").read_text("utf-8")).splitlines()
DOCKERFILE_STEPS = [
    tuple(line.split(" ", 1)) for line in DOCKERFILE_LINES if re.match("[A-Z]+ ", line)
]


def instructions(kind: str) -> list[str]:
    """Return the arguments of all instructions of a kind."""
    return [arguments for step, arguments in DOCKERFILE_STEPS if step == kind]


def test_image_uses_supported_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    versions = {re.findall(r"python:(3\.\d+)", arguments)[0] for arguments in instructions("ARG")}
    (version,) = versions
    assert f"Programming Language :: Python :: {version}" in project["classifiers"]


def test_image_installs_pinned_wheels() -> None:
    (build, install) = instructions("RUN")
    assert "source/requirements/image.txt" in build
    assert (ROOT / "requirements/image.txt").is_file()
    assert "--require-hashes -r /wheels/image.txt" in install
    assert install.count("pip install") == 2, "nothing without a hash"
    assert "--no-deps /wheels/*.whl" in install


def test_image_runs_as_unprivileged_user() -> None:
    kinds = [step for step, _ in DOCKERFILE_STEPS]
    assert instructions("USER") == ["dealer"]
    assert kinds.index("USER") < kinds.index("ENTRYPOINT")
    assert "useradd" in instructions("RUN")[-1]


def test_server_accepts_image_environment_and_options() -> None:
    (env_arguments,) = instructions("ENV")
    environment = dict(assignment.split("=") for assignment in shlex.split(env_arguments))
    config = read_config("", environment, {})
    assert (config.host, config.data, config.log_format) == ("0.0.0.0", "/data", "json")
    (command,), (default_arguments,) = instructions("ENTRYPOINT"), instructions("CMD")[-1:]
    line = [*re.findall(r'"([^"]+)"', command), *re.findall(r'"([^"]+)"', default_arguments)]
    assert line[:2] == ["riverboat", "serve"]
    output = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    assert all(option in output for option in line if option.startswith("--"))


def test_healthcheck_uses_exposed_port() -> None:
    (port,) = instructions("EXPOSE")
    (check,) = instructions("HEALTHCHECK")
    assert f"/dev/tcp/127.0.0.1/{port} " in check
    assert "GET /healthz " in check
    assert "python" not in check, "no interpreter is started for it"
    assert read_config("", {}, {}).port == int(port)
