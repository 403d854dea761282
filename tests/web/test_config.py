"""The configuration of a server."""

from __future__ import annotations

import pytest

from riverboat.service.task.checkpoint_policy import CHECKPOINT_INTERVAL
from riverboat.web.server_config import BadConfig, ClientLimits, ServerConfig, read_config


def test_default_config_listens_on_localhost() -> None:
    config = read_config()
    assert config == ServerConfig()
    assert config.host == "127.0.0.1"


def test_flags_override_environment_which_overrides_file() -> None:
    toml = 'port = 1\nhost = "a"\ndata = "file"'
    environ = {"RIVERBOAT_PORT": "2", "RIVERBOAT_HOST": "b", "HOME": "/"}
    config = read_config(toml, environ, {"port": 3, "host": None})
    assert (config.port, config.host, config.data) == (3, "b", "file")


def test_checkpoint_interval_is_configurable_and_zero_disables() -> None:
    assert read_config().checkpoint_every == CHECKPOINT_INTERVAL
    assert read_config("checkpoint_every = 0").checkpoint_every == 0
    environ = {"RIVERBOAT_CHECKPOINT_EVERY": "2000"}
    assert read_config("checkpoint_every = 9", environ).checkpoint_every == 2000
    for wrong_value in ("-1", "1.5", '"often"'):
        with pytest.raises(BadConfig, match="checkpoint_every"):
            read_config(f"checkpoint_every = {wrong_value}")


def test_limits_form_a_config_section() -> None:
    toml = "[limits]\nmessages = 5\nbody = 100"
    config = read_config(toml, {"RIVERBOAT_LIMITS_BODY": "200"}, {"limits": {"watches": 3}})
    assert config.limits == ClientLimits(
        messages_per_second=5, max_request_bytes=200, max_watched_tables=3
    )


def test_environment_lists_are_comma_separated() -> None:
    config = read_config(environ={"RIVERBOAT_TRUSTED_PROXIES": "10.0.0.0/8, ::1"})
    assert config.trusted_proxies == ("10.0.0.0/8", "::1")


def test_environment_variables_of_other_parts_are_ignored() -> None:
    assert read_config(environ={"RIVERBOAT_KEY": "x", "RIVERBOAT_CORPORA": "y"}) == ServerConfig()


@pytest.mark.parametrize(
    "toml, reason",
    [
        ("prot = 1", "did you mean port?"),
        ("[limits]\nmesages = 1", "did you mean messages?"),
        ("limits = 3", "under \\[limits\\]"),
        ("port = 70000", "port: expected a whole number, at most 65535"),
        ('port = "x"', "port: expected a whole number, not text"),
        pytest.param("port = " + "9" * 5000, "thousands of digits", id="a port of 5,000 digits"),
        ("port = ", "invalid TOML in the configuration: invalid value"),
        ('base_url = "poker.example"', "must begin with http"),
        ('base_url = "https://poker.example/room"', "without a path"),
        ('registration = "everybody"', "unknown choice"),
    ],
)
def test_invalid_config_is_refused_with_reason(toml: str, reason: str) -> None:
    with pytest.raises(BadConfig, match=reason):
        read_config(toml)


def test_invalid_environment_variable_is_named() -> None:
    with pytest.raises(BadConfig, match="RIVERBOAT_PORT"):
        read_config(environ={"RIVERBOAT_PORT": "many"})
