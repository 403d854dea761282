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
LANGUAGE_LINKS = [
    {"name": "English", "lang": "en"},
    {"name": "Čeština", "lang": "cs"},
]
MARKDOWN_EXTENSIONS: dict[str, Any] = {
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
DESCRIPTION_BY_LANGUAGE = {
    "en": "A complete poker room in Python: engine, equity, tables, tournaments and a rulebook.",
    "cs": "Úplná pokerová herna v Pythonu: pravidla, equity, stoly, turnaje a kniha pravidel.",
}
THEME_LABELS_BY_LANGUAGE = {
    "en": ("Dark", "Light", "As the system"),
    "cs": ("Tmavě", "Světle", "Podle systému"),
}


def build_site_config(language: str) -> dict[str, Any]:
    """Return the builder's configuration for one language."""
    home_links = {"en": {"en": "index.html", "cs": "cs/index.html"}}
    home_links["cs"] = {"en": "../index.html", "cs": "index.html"}
    dark_label, light_label, system_label = THEME_LABELS_BY_LANGUAGE[language]
    palette = [
        {"media": "(prefers-color-scheme)", "toggle": _build_theme_toggle("sun-moon", light_label)},
        {
            "media": "(prefers-color-scheme: light)",
            "scheme": "default",
            "toggle": _build_theme_toggle("sun", dark_label),
        },
        {
            "media": "(prefers-color-scheme: dark)",
            "scheme": "slate",
            "toggle": _build_theme_toggle("moon", system_label),
        },
    ]
    return {
        "site_name": "riverboat",
        "site_description": DESCRIPTION_BY_LANGUAGE[language],
        "docs_dir": language,
        "site_dir": f"built/{language}",
        "use_directory_urls": False,
        "nav": nav.build_english_nav() if language == "en" else nav.build_czech_nav(),
        "extra_css": ["site/site.css"],
        "extra_javascript": ["site/tables.js"],
        "extra": {
            "alternate": [
                {**other_language, "link": home_links[language][other_language["lang"]]}
                for other_language in LANGUAGE_LINKS
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
        "markdown_extensions": MARKDOWN_EXTENSIONS,
    }


def _build_theme_toggle(icon: str, name: str) -> dict[str, str]:
    return {"icon": f"lucide/{icon}", "name": name}


def build_site(site_folder: Path, pages_folder: Path = STAGED_PAGES) -> None:
    """Build the whole site. Raises ``CalledProcessError`` if the builder warns."""
    stage_pages(pages_folder)
    shutil.rmtree(site_folder, ignore_errors=True)
    for language, language_folder in (("en", site_folder), ("cs", site_folder / "cs")):
        config_file = pages_folder / f"{language}.yml"
        # JSON is YAML, and the builder reads that.
        config_file.write_text(json.dumps(build_site_config(language)), encoding="utf-8")
        builder_command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "-f"]
        subprocess.run([*builder_command, config_file.name], check=True, cwd=pages_folder)
        shutil.move(pages_folder / "built" / language, language_folder)
        replace_external_script(language_folder)


def replace_external_script(site_folder: Path) -> None:
    """Replace the builder's external script by a local one."""
    for file in site_folder.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        root_path = "../" * (len(file.relative_to(site_folder).parts) - 1)
        file.write_text(text.replace(SHIM_URL, f"{root_path}site/search.js"), encoding="utf-8")


if __name__ == "__main__":
    build_site(Path(sys.argv[1]))
