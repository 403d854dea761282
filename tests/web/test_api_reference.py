"""Options, presets, games, rules, and documents generated from the code."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from riverboat.engine import HouseRules
from riverboat.table.rules.config import OPTION_GROUPS, build_config, read_config
from riverboat.web.api import endpoints
from riverboat.web.codegen import openapi
from riverboat.web.codegen.asyncapi import asyncapi
from riverboat.web.codegen.asyncapi import build_document as asyncapi_document
from riverboat.web.pages import rulebook_pages
from riverboat.web.serializers.option_forms import option_groups
from riverboat.web.serializers.table_presets import GAMES, PRESETS
from riverboat.words.language import complete_languages
from tests.web.open_rooms import open_test_room, run_async_test

REFERENCE_FOLDER = Path(__file__).resolve().parents[2] / "docs" / "reference"


def test_every_preset_can_be_opened() -> None:
    for preset in PRESETS:
        assert read_config(preset.toml).rules.chairs >= 2
        assert preset.title


def test_every_game_works_with_online_and_home_presets() -> None:
    for game in GAMES:
        for preset in ("online", "home"):
            assert build_config({"preset": preset, "game": game}).rules.chairs >= 2


def test_game_list_covers_every_variant() -> None:
    from riverboat.engine import ROTATIONS, VARIANTS

    for name in (*VARIANTS, *ROTATIONS):
        assert any(name in game for game in GAMES), name


def test_every_table_option_is_documented() -> None:
    option_keys = {option.key for group in option_groups() for option in group.options}
    assert {"chairs", "format", "room"} <= option_keys
    groups: dict[str, type[Struct]] = {**OPTION_GROUPS, "house": HouseRules}
    for group, struct_type in groups.items():
        assert {f"{group}.{name}" for name in struct_type.__struct_encode_fields__} <= option_keys


def test_option_has_choices_bounds_rules_and_presets() -> None:
    options = {option.key: option for group in option_groups() for option in group.options}
    rule = options["button.rule"]
    assert (rule.type, rule.choices) == ("choice", ("simplified", "moving", "dead"))
    assert "BMOV-01" in rule.rules
    assert rule.presets == {
        "online": "simplified",
        "cash": "moving",
        "tournament": "dead",
        "home": "moving",
    }
    assert (options["chairs"].type, options["chairs"].min, options["chairs"].max) == (
        "number",
        2,
        10,
    )
    assert options["straddle.enabled"].type == "flag"
    assert options["straddle.positions"].type == "list"


def test_reference_is_served_over_http() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            for path in ("options", "presets", "games"):
                assert len((await visitor.get(f"/api/{path}")).json()) > 5
            health = (await visitor.get("/healthz")).json()
            assert (health["ok"], health["tables"]) == (True, 0)

    run_async_test(run_scenario)


# Rules ------------------------------------------------------------------------------------------


def test_rule_is_served_as_markdown_and_page() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            rule = (await visitor.get("/api/rules/alln-16")).json()
            assert rule["id"] == "ALLN-16"
            assert rule["text"]
            redirect_response = await visitor.get("/rules/ALLN-16")
            assert redirect_response.headers["location"] == "/rules/alln#ALLN-16"
            page = (await visitor.get("/rules/alln")).text
            assert 'id="ALLN-16"' in page
            assert "<table tabindex" in page
            assert 'href="/rules/alln"' in (await visitor.get("/rules")).text
            assert '<a href="/rules/alln#ALLN-24">ALLN-24</a>' in page
            # The page uses the colours chosen in this browser.
            assert '<script src="/theme.js"></script></head>' in page
            assert ":root[data-theme=dark]" in page
            assert (await visitor.get("/rules/nothing")).status_code == 404
            assert (await visitor.get("/api/rules/XXXX-99")).json()["code"] == "no-rule"

    run_async_test(run_scenario)


def test_rulebook_follows_reader_language() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor(accept_language="cs-CZ,cs;q=0.9,en;q=0.8")
            czech_page = await visitor.get("/rules/alln")
            assert '<html lang="cs">' in czech_page.text
            assert "All-in a vedlejší banky" in czech_page.text
            assert "Cookie" in czech_page.headers["vary"]
            assert "set-cookie" not in czech_page.headers, "nobody has chosen anything"
            assert "Nedorovnaná sázka" in (await visitor.get("/rules", q="nedorovnana")).text
            assert "Podle situace" in (await visitor.get("/rules")).text
            assert 'href="/rules/alln?lang=en"' in czech_page.text
            # A language chosen in the URL applies to the next pages too.
            english_page = await visitor.get("/rules/alln", lang="en")
            assert '<html lang="en">' in english_page.text
            assert english_page.headers["set-cookie"].startswith("rb_locale=en; Path=/;")
            assert '<html lang="en">' in (await visitor.get("/rules/alln")).text
            assert '<html lang="cs">' in (await visitor.get("/rules/alln", lang="cs")).text
            assert '<html lang="cs">' in (await visitor.get("/rules/alln", lang="xx")).text
            # German covers the tables, not the rulebook.
            assert '<html lang="en">' in (await visitor.get("/rules/alln", lang="de")).text
            body = (await visitor.get("/api/rules/alln-16", lang="cs")).json()
            assert (body["title"], body["language"]) == ("Pravidlo celé sázky", "cs")
            assert (await visitor.get("/api/rules/alln-16", lang="xx")).status_code == 400

    run_async_test(run_scenario)


def test_untranslated_chapter_is_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bet.md").write_text("# Bets (BET)\n\n### BET-01 — One\nA bet is a bet.\n")
    monkeypatch.setattr(rulebook_pages, "_find_rules_folder", lambda: tmp_path)
    page = rulebook_pages.page("bet", "cs") or ""
    assert '<html lang="cs">' in page
    assert "<!DOCTYPE html>" in page
    assert '<div lang="en"><h1>Bets (BET)</h1>' in page
    assert "překlad" not in (rulebook_pages.page("bet") or "")
    assert '<li lang="en">' in rulebook_pages.search("bet", "cs")
    assert rulebook_pages.find_translated_titles("BET-01") == {}


def test_rules_are_searched_by_words() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            text = (await visitor.get("/rules", q="side pots")).text
            assert 'href="/rules/alln#ALLN-05"' in text
            assert 'value="side pots"' in text
            assert "ALLN-05" in (await visitor.get("/rules", q="alln-05")).text
            empty_result = (await visitor.get("/rules", q="<b>zzz")).text
            assert "<!DOCTYPE html>" in empty_result
            assert "<b>" not in empty_result
            contents_html = (await visitor.get("/rules")).text
            assert 'href="/rules/alln#ALLN-16"' in contents_html
            assert (
                "default-src 'self'"
                in (await visitor.get("/rules")).headers["content-security-policy"]
            )

    run_async_test(run_scenario)


def test_every_rule_has_an_anchor_on_its_page() -> None:
    rules = rulebook_pages.rules()
    assert len(rules) > 350
    pages = {name: rulebook_pages.page(name) or "" for name in rulebook_pages.chapters()}
    for rule in rules.values():
        assert f'id="{rule.id}"' in pages[rule.chapter]


@pytest.mark.landing
def test_chapter_links_lead_to_pages() -> None:
    for language in complete_languages():
        for name in (*rulebook_pages.chapters(language), "situations", "words"):
            page = rulebook_pages.page(name, language) or ""
            assert '.md"' not in page, (name, language)
            assert ".md#" not in page, (name, language)


# Documents --------------------------------------------------------------------------------------


def test_committed_openapi_document_is_current() -> None:
    assert (REFERENCE_FOLDER / "openapi.json").read_bytes() == openapi.openapi(), (
        "python -m riverboat.web.codegen.openapi > docs/reference/openapi.json"
    )


def test_api_reference_lists_every_endpoint() -> None:
    text = (REFERENCE_FOLDER / "http-api.md").read_text(encoding="utf-8")
    assert text == openapi.render_reference(), (
        "python -m riverboat.web.codegen.openapi table > docs/reference/http-api.md"
    )
    for endpoint in endpoints():
        assert f"`{endpoint.method} {endpoint.path}`" in text
        assert endpoint.summary.endswith(".")


def test_committed_asyncapi_document_is_current() -> None:
    assert (REFERENCE_FOLDER / "asyncapi.json").read_bytes() == asyncapi(), (
        "python -m riverboat.web.codegen.asyncapi > docs/reference/asyncapi.json"
    )


def test_document_references_resolve() -> None:
    for document in (openapi.build_document(), asyncapi_document()):
        for reference in _find_references(msgspec.to_builtins(document)):
            node: object = document
            for part in reference.removeprefix("#/").split("/"):
                assert isinstance(node, dict)
                node = node[part.replace("~1", "/")]


def _find_references(tree: object) -> list[str]:
    if isinstance(tree, dict):
        own_references = [tree["$ref"]] if isinstance(tree.get("$ref"), str) else []
        return own_references + [
            reference for value in tree.values() for reference in _find_references(value)
        ]
    if isinstance(tree, list):
        return [reference for value in tree for reference in _find_references(value)]
    return []


def test_server_serves_openapi_document() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().get("/api/openapi.json")
            assert response.content == openapi.openapi()

    run_async_test(run_scenario)
