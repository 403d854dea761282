"""The page of a server's options is current, its example parses, and each option is described."""

import pytest
from msgspec import Struct
from msgspec.structs import fields

from riverboat.web.server_config import GROUPS, ServerConfig, read_config
from tests.docs import server_config_page


def test_server_config_page_is_current() -> None:
    written_text = server_config_page.FILE.read_text("utf-8")
    assert written_text == server_config_page.build_page(), (
        f"write it anew: {server_config_page.COMMAND}"
    )


def test_server_config_page_example_parses() -> None:
    config = read_config(server_config_page.EXAMPLE_CONFIG, {})
    assert (config.port, config.limits.max_tables) == (8080, 40)
    assert config.mail.sender == "room@poker.example"


@pytest.mark.parametrize("config", [ServerConfig, *GROUPS.values()])
def test_each_option_is_described(config: type[Struct]) -> None:
    docs = server_config_page.field_docs(config)
    assert [field.name for field in fields(config) if field.name not in {*docs, *GROUPS}] == []
