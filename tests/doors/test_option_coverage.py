"""Every option is settable over HTTP, in a form and at the terminal, and is used by the code."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from riverboat.engine import HouseRules
from riverboat.engine.games.option_fields import choice_text
from riverboat.service.state.table_settings import TableSettings
from riverboat.table.rules.config import OPTION_GROUPS, TABLE_OPTIONS, build_config, set_option
from riverboat.table.rules.table_rules import TableRules
from riverboat.web.schemas.lobby_schemas import NewTable
from riverboat.web.schemas.reference_schemas import OptionDetails
from riverboat.web.schemas.table_schemas import SettingsBody
from riverboat.web.serializers.option_forms import option_groups
from riverboat.words.option_texts import option_names
from tests.doors.interface_coverage import CLIENT_FOLDER, ROOT, map_wire_names

EXCEPTIONS_BY_INTERFACE = tomllib.loads(Path(__file__).with_name("excuses.toml").read_text("utf-8"))
OPTION_DEFINITIONS = [option for group in option_groups() for option in group.options]
"""Option definitions of the client's form, also served over HTTP."""

REASON_BY_OPTION_WITHOUT_FORM = {
    "game": "the game has a form of its own",
    "name": "the name has a field of its own",
    "place": "told to players with the posted rules, and checked against nothing",
    "forbidden": "a law is written into the file of the rules, which the page lets a host edit",
    "chips": "a list of entries: it is written into the file of the rules",
    "notices": "sentences: they are written into the file of the rules",
}
"""Table options that the option form omits, with reasons."""


def list_option_keys() -> set[str]:
    """Return every option of the table, its groups and hands."""
    table_options = set(TableRules.__struct_fields__) - set(OPTION_GROUPS)
    group_options = {
        f"{group_name}.{field}"
        for group_name, group_type in OPTION_GROUPS.items()
        for field in group_type.__struct_fields__
    }
    return (
        table_options | group_options | {f"house.{field}" for field in HouseRules.__struct_fields__}
    )


def test_every_option_is_in_form_definition() -> None:
    form_keys = {option.key for option in OPTION_DEFINITIONS}
    assert list_option_keys() - form_keys == set(REASON_BY_OPTION_WITHOUT_FORM), (
        "an option without a door, or a reason too many"
    )
    assert set(REASON_BY_OPTION_WITHOUT_FORM) <= {"game", "chips", *TABLE_OPTIONS}, (
        "and a file may say each of them"
    )


def test_client_hides_only_documented_options() -> None:
    advanced_rules_source = (CLIENT_FOLDER / "new" / "AdvancedRules.svelte").read_text("utf-8")
    hidden_options_match = re.search(
        r"HIDDEN[^=]*= \[\.\.\.SEPARATE_FIELDS, (.*?)\]", advanced_rules_source
    )
    assert hidden_options_match is not None
    assert set(re.findall(r"'([\w.]+)'", hidden_options_match[1])) == set(
        EXCEPTIONS_BY_INTERFACE["options"]
    )
    table_draft_source = (CLIENT_FOLDER / "new" / "tableDraft.ts").read_text("utf-8")
    separate_fields_match = re.search(r"SEPARATE_FIELDS = \[(.*?)\]", table_draft_source)
    assert separate_fields_match is not None
    rules_form_source = (CLIENT_FOLDER / "new" / "RulesForm.svelte").read_text("utf-8")
    for key in re.findall(r"'([\w.]+)'", separate_fields_match[1]):
        assert key in rules_form_source or key.rpartition(".")[2] in rules_form_source, (
            f"no field of its own for {key}"
        )


def test_every_option_is_translated_to_czech() -> None:
    assert set(option_names("cs").options) == {option.key for option in OPTION_DEFINITIONS}


@pytest.mark.parametrize(
    "option", OPTION_DEFINITIONS, ids=[option.key for option in OPTION_DEFINITIONS]
)
def test_every_option_can_be_set_at_terminal(option: OptionDetails) -> None:
    default = option.default
    value_text = choice_text(tuple(default) if isinstance(default, list | tuple) else default)
    text = "" if default in ([], ()) else value_text
    config: dict[str, object] = {"game": "no-limit hold'em 1/2", "preset": "home"}
    set_option(config, f"{option.key}={text}")
    assert build_config(config).rules.chairs, config


def test_every_option_is_read_by_code() -> None:
    """An option that no code reads would have no effect."""
    definition_files = {"house.py", "groups.py"}
    source_code = "".join(
        [
            file.read_text("utf-8")
            for folder in ("engine", "table", "service", "sim")
            for file in sorted((ROOT / "src" / "riverboat" / folder).rglob("*.py"))
            if file.name not in definition_files
        ]
    )
    for option in OPTION_DEFINITIONS:
        name = option.key.rpartition(".")[2]
        assert re.search(rf"\.{name}\b", source_code), f"nothing reads {option.key}"


# The room ---------------------------------------------------------------------------------------


API_CALL_BY_LINK_SETTING = {"links": "api.createLink(", "links_made": "api.renewLinks("}
"""Settings with separate endpoints and forms, because they give access to the table."""


def test_every_table_setting_is_editable_over_http_and_form() -> None:
    settings_form_source = (CLIENT_FOLDER / "host" / "SettingsForm.svelte").read_text("utf-8")
    reason_by_setting = EXCEPTIONS_BY_INTERFACE["settings"]
    table_links_source = (CLIENT_FOLDER / "host" / "TableLinks.svelte").read_text("utf-8")
    for name in TableSettings.__struct_fields__:
        if name in API_CALL_BY_LINK_SETTING:
            assert name not in SettingsBody.__struct_fields__, name
            assert API_CALL_BY_LINK_SETTING[name] in table_links_source, f"no button for {name}"
            continue
        if name in reason_by_setting and name not in SettingsBody.__struct_fields__:
            assert name in NewTable.__struct_fields__, name
            continue
        assert name in SettingsBody.__struct_fields__, f"no door for {name} over HTTP"
        binding_pattern = (
            rf"bind:(value|checked)=\{{editedSettings\.{map_wire_names(TableSettings)[name]}\}}"
        )
        assert re.search(binding_pattern, settings_form_source), f"no field for {name}"
