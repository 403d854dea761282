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
from tests.doors.interface_coverage import CLIENT_FOLDER, ROOT, wire_names

EXCEPTIONS = tomllib.loads(Path(__file__).with_name("excuses.toml").read_text("utf-8"))
OPTION_DEFINITIONS = [option for group in option_groups() for option in group.options]
"""Option definitions of the client's form, also served over HTTP."""

OPTIONS_WITHOUT_FORM = {
    "game": "the game has a form of its own",
    "name": "the name has a field of its own",
    "place": "told to players with the posted rules, and checked against nothing",
    "forbidden": "a law is written into the file of the rules, which the page lets a host edit",
    "chips": "a list of entries: it is written into the file of the rules",
    "notices": "sentences: they are written into the file of the rules",
}
"""Table options that the option form omits, with reasons."""


def option_keys() -> set[str]:
    """Return every option of the table, its groups and hands."""
    table_options = set(TableRules.__struct_fields__) - set(OPTION_GROUPS)
    group_options = {
        f"{name}.{field}"
        for name, kind in OPTION_GROUPS.items()
        for field in kind.__struct_fields__
    }
    return (
        table_options | group_options | {f"house.{field}" for field in HouseRules.__struct_fields__}
    )


def test_every_option_is_in_form_definition() -> None:
    form_keys = {option.key for option in OPTION_DEFINITIONS}
    assert option_keys() - form_keys == set(OPTIONS_WITHOUT_FORM), (
        "an option without a door, or a reason too many"
    )
    assert set(OPTIONS_WITHOUT_FORM) <= {"game", "chips", *TABLE_OPTIONS}, (
        "and a file may say each of them"
    )


def test_client_hides_only_documented_options() -> None:
    text = (CLIENT_FOLDER / "new" / "AdvancedRules.svelte").read_text("utf-8")
    match = re.search(r"HIDDEN[^=]*= \[\.\.\.SEPARATE_FIELDS, (.*?)\]", text)
    assert match is not None
    assert set(re.findall(r"'([\w.]+)'", match[1])) == set(EXCEPTIONS["options"])
    draft = (CLIENT_FOLDER / "new" / "tableDraft.ts").read_text("utf-8")
    own_fields_match = re.search(r"SEPARATE_FIELDS = \[(.*?)\]", draft)
    assert own_fields_match is not None
    form = (CLIENT_FOLDER / "new" / "RulesForm.svelte").read_text("utf-8")
    for key in re.findall(r"'([\w.]+)'", own_fields_match[1]):
        assert key in form or key.rpartition(".")[2] in form, f"no field of its own for {key}"


def test_every_option_is_translated_to_czech() -> None:
    assert set(option_names("cs").options) == {option.key for option in OPTION_DEFINITIONS}


@pytest.mark.parametrize(
    "option", OPTION_DEFINITIONS, ids=[option.key for option in OPTION_DEFINITIONS]
)
def test_every_option_can_be_set_at_terminal(option: OptionDetails) -> None:
    value = option.default
    value_text = choice_text(tuple(value) if isinstance(value, list | tuple) else value)
    text = "" if value in ([], ()) else value_text
    commands: dict[str, object] = {"game": "no-limit hold'em 1/2", "preset": "home"}
    set_option(commands, f"{option.key}={text}")
    assert build_config(commands).rules.chairs, commands


def test_every_option_is_read_by_code() -> None:
    """An option that no code reads would have no effect."""
    definitions = {"house.py", "groups.py"}
    code = "".join(
        [
            file.read_text("utf-8")
            for folder in ("engine", "table", "service", "sim")
            for file in sorted((ROOT / "src" / "riverboat" / folder).rglob("*.py"))
            if file.name not in definitions
        ]
    )
    for option in OPTION_DEFINITIONS:
        name = option.key.rpartition(".")[2]
        assert re.search(rf"\.{name}\b", code), f"nothing reads {option.key}"


# The room ---------------------------------------------------------------------------------------


LINK_SETTINGS = {"links": "api.createLink(", "links_made": "api.renewLinks("}
"""Settings with separate endpoints and forms, because they give access to the table."""


def test_every_table_setting_is_editable_over_http_and_form() -> None:
    form = (CLIENT_FOLDER / "host" / "SettingsForm.svelte").read_text("utf-8")
    excused_keys = EXCEPTIONS["settings"]
    links = (CLIENT_FOLDER / "host" / "TableLinks.svelte").read_text("utf-8")
    for name in TableSettings.__struct_fields__:
        if name in LINK_SETTINGS:
            assert name not in SettingsBody.__struct_fields__, name
            assert LINK_SETTINGS[name] in links, f"no button for {name}"
            continue
        if name in excused_keys and name not in SettingsBody.__struct_fields__:
            assert name in NewTable.__struct_fields__, name
            continue
        assert name in SettingsBody.__struct_fields__, f"no door for {name} over HTTP"
        binding = rf"bind:(value|checked)=\{{editedSettings\.{wire_names(TableSettings)[name]}\}}"
        assert re.search(binding, form), f"no field for {name}"
