"""Documentation site builder, with output that needs no server: ``make docs``.

python -m tests.site.build build/site

Zensical renders the pages (docs/decisions/134). Each language is a separate site, the Czech one in
a folder of the English one. Pages make no external requests: they use system fonts, and the one
script that the builder would load from another host is replaced by a local one.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.docs.rulebook import ROOT
from tests.site import nav
from tests.site.stage import stage_pages

STAGED_PAGES = ROOT / "build/pages"
SHIM_URL = "https://unpkg.com/iframe-worker/shim"
"""The builder's script for search in local files, replaced by docs/site/search.js."""
LANGUAGES = [
    {"name": "English", "lang": "en"},
    {"name": "Čeština", "lang": "cs"},
]
EXTENSIONS: dict[str, Any] = {
    "admonition": {},
    "attr_list": {},
    "md_in_html": {},
    "tables": {},
    "toc": {
        "permalink": True,
        "slugify": {"object": "pymdownx.slugs.slugify", "kwds": {"case": "lower"}},
    },
    "pymdownx.details": {},
    "pymdownx.highlight": {"pygments_lang_class": True},
    "pymdownx.superfences": {},
}
DESCRIPTIONS = {
    "en": "A complete poker room in Python: engine, equity, tables, tournaments and a rulebook.",
    "cs": "Úplná pokerová herna v Pythonu: pravidla, equity, stoly, turnaje a kniha pravidel.",
}
TOGGLES = {"en": ("Dark", "Light", "As the system"), "cs": ("Tmavě", "Světle", "Podle systému")}


def site_config(language: str) -> dict[str, Any]:
    """Return the builder's configuration for one language."""
    home_links = {"en": {"en": "index.html", "cs": "cs/index.html"}}
    home_links["cs"] = {"en": "../index.html", "cs": "index.html"}
    dark_label, light_label, system_label = TOGGLES[language]
    palette = [
        {"media": "(prefers-color-scheme)", "toggle": _theme_toggle("sun-moon", light_label)},
        {
            "media": "(prefers-color-scheme: light)",
            "scheme": "default",
            "toggle": _theme_toggle("sun", dark_label),
        },
        {
            "media": "(prefers-color-scheme: dark)",
            "scheme": "slate",
            "toggle": _theme_toggle("moon", system_label),
        },
    ]
    return {
        "site_name": "riverboat",
        "site_description": DESCRIPTIONS[language],
        "docs_dir": language,
        "site_dir": f"built/{language}",
        "use_directory_urls": False,
        "nav": nav.english_nav() if language == "en" else nav.czech_nav(),
        "extra_css": ["site/site.css"],
        "extra_javascript": ["site/tables.js"],
        "extra": {
            "alternate": [
                {**other_language, "link": home_links[language][other_language["lang"]]}
                for other_language in LANGUAGES
            ],
        },
        "theme": {
            "language": language,
            "font": False,
            "logo": "site/favicon.svg",
            "favicon": "site/favicon.svg",
            "palette": palette,
            "features": [
                "navigation.tabs",
                "navigation.tabs.sticky",
                "navigation.indexes",
                "navigation.prune",
                "navigation.top",
                "navigation.footer",
                "content.code.copy",
                "search.highlight",
                "toc.follow",
            ],
        },
        "plugins": {"offline": {}, "search": {}},
        "markdown_extensions": EXTENSIONS,
    }


def _theme_toggle(icon: str, name: str) -> dict[str, str]:
    return {"icon": f"lucide/{icon}", "name": name}


def build_site(site: Path, pages_folder: Path = STAGED_PAGES) -> None:
    """Build the whole site. Raises ``CalledProcessError`` if the builder warns."""
    stage_pages(pages_folder)
    shutil.rmtree(site, ignore_errors=True)
    for language, path in (("en", site), ("cs", site / "cs")):
        file = pages_folder / f"{language}.yml"
        # JSON is YAML, and the builder reads that.
        file.write_text(json.dumps(site_config(language)), encoding="utf-8")
        program = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "-f"]
        subprocess.run([*program, file.name], check=True, cwd=pages_folder)
        shutil.move(pages_folder / "built" / language, path)
        replace_external_script(path)


def replace_external_script(site: Path) -> None:
    """Replace the builder's external script by a local one."""
    for file in site.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        root_path = "../" * (len(file.relative_to(site).parts) - 1)
        file.write_text(text.replace(SHIM_URL, f"{root_path}site/search.js"), encoding="utf-8")


if __name__ == "__main__":
    build_site(Path(sys.argv[1]))
