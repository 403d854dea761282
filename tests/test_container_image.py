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


def instruction_arguments(instruction: str) -> list[str]:
    """Return the arguments of all instructions of a kind."""
    return [arguments for name, arguments in DOCKERFILE_STEPS if name == instruction]


def test_image_uses_supported_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    versions = {
        re.findall(r"python:(3\.\d+)", arguments)[0] for arguments in instruction_arguments("ARG")
    }
    (version,) = versions
    assert f"Programming Language :: Python :: {version}" in project["classifiers"]


def test_image_installs_pinned_wheels() -> None:
    (build_step, install_step) = instruction_arguments("RUN")
    assert "source/requirements/image.txt" in build_step
    assert (ROOT / "requirements/image.txt").is_file()
    assert "--require-hashes -r /wheels/image.txt" in install_step
    assert install_step.count("pip install") == 2, "nothing without a hash"
    assert "--no-deps /wheels/*.whl" in install_step


def test_image_runs_as_unprivileged_user() -> None:
    instruction_names = [instruction for instruction, _ in DOCKERFILE_STEPS]
    assert instruction_arguments("USER") == ["dealer"]
    assert instruction_names.index("USER") < instruction_names.index("ENTRYPOINT")
    assert "useradd" in instruction_arguments("RUN")[-1]


def test_server_accepts_image_environment_and_options() -> None:
    (env_arguments,) = instruction_arguments("ENV")
    environment = dict(assignment.split("=") for assignment in shlex.split(env_arguments))
    config = read_config("", environment, {})
    assert (config.host, config.data, config.log_format) == ("0.0.0.0", "/data", "json")
    (command,), (default_arguments,) = (
        instruction_arguments("ENTRYPOINT"),
        instruction_arguments("CMD")[-1:],
    )
    command_line = [
        *re.findall(r'"([^"]+)"', command),
        *re.findall(r'"([^"]+)"', default_arguments),
    ]
    assert command_line[:2] == ["riverboat", "serve"]
    output = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    assert all(option in output for option in command_line if option.startswith("--"))


def test_healthcheck_uses_exposed_port() -> None:
    (port,) = instruction_arguments("EXPOSE")
    (check_command,) = instruction_arguments("HEALTHCHECK")
    assert f"/dev/tcp/127.0.0.1/{port} " in check_command
    assert "GET /healthz " in check_command
    assert "python" not in check_command, "no interpreter is started for it"
    assert read_config("", {}, {}).port == int(port)
