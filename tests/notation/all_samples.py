"""Every sample hand of the sites, by name, for tests that rewrite all of them alike."""

from __future__ import annotations

from types import ModuleType

from tests.notation import (
    closed_site_hands,
    pokerstars_hands,
    site_hands,
    test_absolute,
    test_bovada,
    test_ggpoker,
    test_pacific,
    test_party,
    test_pokertracker,
    test_winamax,
    test_xml_sites,
)
from tests.notation.pokernow_log import make_log

_SAMPLE_MODULES = (
    closed_site_hands,
    site_hands,
    test_absolute,
    test_bovada,
    test_ggpoker,
    test_pacific,
    test_party,
    test_pokertracker,
    test_winamax,
)


def _collect_sample_texts(module: ModuleType) -> dict[str, str]:
    module_name = module.__name__.rpartition(".")[2].removeprefix("test_")
    return {
        f"{module_name}: {name}".lower(): text
        for name, text in vars(module).items()
        if name.isupper() and not name.startswith("_") and isinstance(text, str) and "\n" in text
    }


SAMPLES: dict[str, str] = {
    name: text for module in _SAMPLE_MODULES for name, text in _collect_sample_texts(module).items()
}
SAMPLES |= {f"pokerstars: {name}": text for name, text in pokerstars_hands.HANDS_BY_NAME.items()}
SAMPLES |= test_xml_sites.ALL_XML_TEXTS
SAMPLES |= {"pokernow": make_log()}
