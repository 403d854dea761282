"""Deprecated modules, names and attributes: they work, and warn where they are used."""

from __future__ import annotations

import ast
import sys
import warnings
from collections.abc import Iterator
from importlib import import_module
from inspect import getattr_static
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import asdict

import riverboat
from riverboat import deprecation
from riverboat.bots.characters import Character
from riverboat.deprecation import DeprecatedAttribute, deprecated_names, install_finder
from riverboat.deprecation.renames import RENAMED_MODULES, RENAMED_NAMES
from riverboat.engine import CapLimit, parse_game
from riverboat.floor import PushedChips, Spot, authority, rule
from riverboat.store.errors import Conflict
from tests.deprecation.renamed_attributes import RENAMED_ATTRIBUTES, RENAMED_KEYWORDS

PACKAGE = Path(riverboat.__file__).parent


@pytest.fixture
def renamed_module(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A deprecated path of ``riverboat.engine.play`` that no test has imported."""
    old = "riverboat.engine.playing_of_old"
    monkeypatch.setattr(deprecation, "RENAMED_MODULES", {old: "riverboat.engine.play"})
    yield old
    sys.modules.pop(old, None)


def test_renamed_module_is_imported_with_warning(renamed_module: str) -> None:
    with pytest.warns(DeprecationWarning, match=r"use riverboat\.engine\.play$") as warnings_raised:
        old = import_module(renamed_module)
    assert len(warnings_raised) == 1
    assert old.act is import_module("riverboat.engine.play").act
    assert "act" in dir(old)
    with pytest.raises(AttributeError):
        _ = old.nothing_of_that_name


def test_unknown_module_is_still_not_found() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"riverboat\.engine\.nothing"):
        import_module("riverboat.engine.nothing")


def test_finder_is_installed_once() -> None:
    meta_paths_before = list(sys.meta_path)
    install_finder()
    assert sys.meta_path == meta_paths_before


def test_unrenamed_name_falls_through_to_module_loader() -> None:
    get_renamed_name = deprecated_names("riverboat.engine", str.upper)
    assert get_renamed_name("later") == "LATER"
    with pytest.warns(DeprecationWarning, match="HandState"):
        assert get_renamed_name("Hand") is import_module("riverboat.engine").HandState


def test_unknown_name_raises_attribute_error() -> None:
    with pytest.raises(AttributeError, match=r"'riverboat\.engine' has no attribute 'never'"):
        deprecated_names("riverboat.engine")("never")


def test_old_attribute_warns_at_line_of_use() -> None:
    class Legal:
        can_check = True
        may_check = DeprecatedAttribute("can_check")

    with pytest.warns(
        DeprecationWarning, match=r"Legal\.may_check .* Legal\.can_check"
    ) as warnings_raised:
        assert Legal().may_check is True  # type: ignore[deprecated]
    assert warnings_raised[0].filename == __file__


def test_each_renamed_module_is_found() -> None:
    for old, new in RENAMED_MODULES.items():
        with pytest.raises(ModuleNotFoundError):
            _path_of_file(old)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            assert import_module(old).__doc__ == import_module(new).__doc__


def test_each_renamed_name_is_found() -> None:
    old_paths = {new: old for old, new in RENAMED_MODULES.items()}
    for module, new_name_by_old in RENAMED_NAMES.items():
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            found_module = import_module(old_paths.get(module, module))
        for old, new in new_name_by_old.items():
            owner, _, member_name = new.rpartition(".")
            with pytest.warns(DeprecationWarning, match=rf"{old} is deprecated"):
                assert getattr(found_module, old) is getattr(
                    import_module(owner or module), member_name
                )
            assert old not in getattr(found_module, "__all__", ())


def test_each_renamed_attribute_is_declared() -> None:
    for path, new_name_by_old in RENAMED_ATTRIBUTES.items():
        module, _, class_name = path.rpartition(".")
        owner = getattr(import_module(module), class_name)
        for old, new in new_name_by_old.items():
            assert isinstance(getattr_static(owner, old), DeprecatedAttribute), f"{path}.{old}"
            assert hasattr(owner, new) or new in owner.__annotations__, f"{path}.{new}"


ENGINE_CLASS_PREFIXES = (
    "riverboat.engine.commands.pending.",  # decisions: one for each action of a hand
    "riverboat.engine.state.special_state.",
    "riverboat.engine.state.hand_facts.Folded",
    "riverboat.floor.outcome.ruling_outcome.Outcome",
    "riverboat.tourney.state.event_state.Entrant",
    "riverboat.wire.messages.Accepted",  # messages and views that the room makes for each action
    "riverboat.wire.messages.Pong",
    "riverboat.wire.messages.Snapshot",
    "riverboat.wire.messages.Update",
    "riverboat.wire.view.",
    "riverboat.wire.wire_phrases.",
)
"""Structs that programs read and do not make: their constructors take the new keywords only."""


def _renamed_keywords() -> Iterator[tuple[type[Struct], str, str]]:
    """Yield each struct of docs/reference/renames.md with an old and a new constructor keyword."""
    for path, new_name_by_old in RENAMED_ATTRIBUTES.items():
        module, _, class_name = path.rpartition(".")
        owner = getattr(import_module(module), class_name)
        if not issubclass(owner, Struct) or path.startswith(ENGINE_CLASS_PREFIXES):
            continue
        for old, new in new_name_by_old.items():
            if new in owner.__struct_fields__:
                yield owner, old, new


def _field_values(owner: type[Struct]) -> dict[str, object]:
    """Return values for the fields of a struct, real ones if it checks them."""
    game = parse_game("no-limit hold'em 1/2")
    for example_struct in (game, game.variant, CapLimit(100)):
        if type(example_struct) is owner:
            return asdict(example_struct)
    return {name: object() for name in owner.__struct_fields__}


def test_each_renamed_field_is_an_old_keyword_of_its_constructor() -> None:
    renamed_keywords = list(_renamed_keywords())
    assert len(renamed_keywords) > 150
    for owner, old, new in renamed_keywords:
        field_values = _field_values(owner)
        field_value = field_values.pop(new)
        warning_pattern = (
            rf"^{owner.__name__}\({old}=\.\.\.\) is deprecated: use {owner.__name__}\({new}="
        )
        with pytest.warns(DeprecationWarning, match=warning_pattern) as warnings_raised:
            assert getattr(owner(**field_values, **{old: field_value}), new) is field_value
        assert warnings_raised[0].filename == __file__


def _decorated_functions(tree: ast.AST, path: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the path of each function with old keywords, and the new ones by the old ones."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _decorated_functions(node, f"{path}.{node.name}")
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and "deprecated_keywords" in ast.unparse(decorator):
                renames = {
                    str(keyword.arg): ast.literal_eval(keyword.value)
                    for keyword in decorator.keywords
                }
                yield f"{path}.{node.name}", renames


def test_table_lists_old_keywords_of_all_functions() -> None:
    decorated_keywords: dict[str, dict[str, str]] = {}
    for file in PACKAGE.rglob("*.py"):
        module = ".".join(["riverboat", *file.relative_to(PACKAGE).with_suffix("").parts])
        decorated_keywords |= _decorated_functions(ast.parse(file.read_text("utf-8")), module)
    assert decorated_keywords == RENAMED_KEYWORDS


def test_old_keyword_beside_new_keyword_is_refused() -> None:
    with pytest.raises(TypeError, match="plays"):
        Character(plays=0.2, calling_share=0.3)  # type: ignore[call-arg]


def test_old_keyword_of_a_function_works_with_a_warning() -> None:
    incident = PushedChips(motions=((100,),), are_last_chips=False)
    spot, tda_authority = Spot(structure="no-limit", bet_to_match=100), authority("tda-2024")
    warning_pattern = r"^rule\(at=\.\.\.\) is deprecated: use rule\(spot_or_hand="
    with pytest.warns(DeprecationWarning, match=warning_pattern) as warnings_raised:
        verdict = rule(incident, at=spot, authority=tda_authority)  # type: ignore[call-arg]
    assert verdict == rule(incident, spot, tda_authority)
    assert warnings_raised[0].filename == __file__


def _path_of_file(module: str) -> str:
    """Return the file of a module without the finder of renamed ones."""
    from importlib.machinery import PathFinder

    parent, _, _ = module.rpartition(".")
    path = list(import_module(parent).__path__) if parent not in RENAMED_MODULES else []
    spec = PathFinder.find_spec(module, path)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(module)
    return spec.origin


def test_old_keyword_of_a_class_warns_by_the_name_of_the_class() -> None:
    message = r"^Conflict\(expected=\.\.\.\) is deprecated: use Conflict\(expected_length="
    with pytest.warns(DeprecationWarning, match=message) as warnings_raised:
        error = Conflict("table/1", expected=2, actual_length=3)  # type: ignore[call-arg]
    assert (error.expected, error.actual_length) == (2, 3)
    assert warnings_raised[0].filename == __file__
