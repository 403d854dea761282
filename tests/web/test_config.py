"""The configuration of a server."""

from __future__ import annotations

import pytest

from riverboat.service.task.checkpoint_policy import CHECKPOINT_INTERVAL
from riverboat.web.server_config import BadConfig, ClientLimits, ServerConfig, read_config


def test_nothing_said_is_a_server_on_this_computer_only() -> None:
    config = read_config()
    assert config == ServerConfig()
    assert config.host == "127.0.0.1"


def test_flags_go_over_the_environment_and_that_over_the_file() -> None:
    toml = 'port = 1\nhost = "a"\ndata = "file"'
    environ = {"RIVERBOAT_PORT": "2", "RIVERBOAT_HOST": "b", "HOME": "/"}
    config = read_config(toml, environ, {"port": 3, "host": None})
    assert (config.port, config.host, config.data) == (3, "b", "file")


def test_checkpoints_are_kept_as_often_as_is_said_and_zero_is_never() -> None:
    assert read_config().checkpoint_every == CHECKPOINT_INTERVAL
    assert read_config("checkpoint_every = 0").checkpoint_every == 0
    environ = {"RIVERBOAT_CHECKPOINT_EVERY": "2000"}
    assert read_config("checkpoint_every = 9", environ).checkpoint_every == 2000
    for wrong in ("-1", "1.5", '"often"'):
        with pytest.raises(BadConfig, match="checkpoint_every"):
            read_config(f"checkpoint_every = {wrong}")


def test_limits_are_a_group_of_their_own() -> None:
    toml = "[limits]\nmessages = 5\nbody = 100"
    config = read_config(toml, {"RIVERBOAT_LIMITS_BODY": "200"}, {"limits": {"watches": 3}})
    assert config.limits == ClientLimits(messages=5, body=200, watches=3)


def test_lists_in_the_environment_have_commas() -> None:
    config = read_config(environ={"RIVERBOAT_TRUSTED_PROXIES": "10.0.0.0/8, ::1"})
    assert config.trusted_proxies == ("10.0.0.0/8", "::1")


def test_variables_that_are_meant_for_others_are_left_alone() -> None:
    assert read_config(environ={"RIVERBOAT_KEY": "x", "RIVERBOAT_CORPORA": "y"}) == ServerConfig()


@pytest.mark.parametrize(
    "toml, why",
    [
        ("prot = 1", "did you mean port?"),
        ("[limits]\nmesages = 1", "did you mean messages?"),
        ("limits = 3", "under \\[limits\\]"),
        ("port = 70000", "port: a whole number is expected, at most 65535"),
        ('port = "x"', "port: a whole number is expected, not text"),
        pytest.param("port = " + "9" * 5000, "thousands of digits", id="a port of 5,000 digits"),
        ("port = ", "no TOML: invalid value"),
        ('base_url = "poker.example"', "neither http"),
        ('base_url = "https://poker.example/room"', "without a path"),
        ('registration = "everybody"', "none of the choices"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(toml: str, why: str) -> None:
    with pytest.raises(BadConfig, match=why):
        read_config(toml)


def test_a_variable_that_cannot_be_is_named() -> None:
    with pytest.raises(BadConfig, match="RIVERBOAT_PORT"):
        read_config(environ={"RIVERBOAT_PORT": "many"})
