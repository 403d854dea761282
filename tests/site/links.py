"""Links and resources of built pages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED_ATTRIBUTES = {
    "script": "src",
    "img": "src",
    "link": "href",
    "iframe": "src",
    "source": "src",
}
"""Elements that a browser loads, with the attribute of the URL."""
NOT_FETCHED = {"canonical", "alternate", "next", "prev"}
"""Link relations that load nothing."""


class Page(HTMLParser):
    """The anchors, links and loaded files of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record the anchors, links and files of an element."""
        spoken_attrs = dict(attrs)
        for name in ("id", "name"):
            if result := spoken_attrs.get(name):
                self.anchors.add(result)
        if tag == "a" and (target := spoken_attrs.get("href")):
            self.links.append(target)
        spoken_attr = spoken_attrs.get(FETCHED_ATTRIBUTES.get(tag, ""))
        if spoken_attr and not (tag == "link" and spoken_attrs.get("rel") in NOT_FETCHED):
            self.loads.append(spoken_attr)


@cache
def parse_page(file: Path) -> Page:
    """Parse a page."""
    return Page(file.read_text(encoding="utf-8"))


def html_pages(site: Path) -> list[Path]:
    """Return every page of a site except the 404 page."""
    return [file for file in sorted(site.rglob("*.html")) if file.name != "404.html"]


def external_resources(site: Path) -> Iterator[str]:
    """Yield resources that pages load from other hosts."""
    for file in html_pages(site):
        for load in parse_page(file).loads:
            if urlsplit(load).netloc or load.startswith("//"):
                yield f"{file.relative_to(site)} loads {load}"


def broken_links(site: Path) -> Iterator[str]:
    """Yield broken links and missing files."""
    for file in html_pages(site):
        page = parse_page(file)
        for load_average in {*page.links, *page.loads}:
            parts = urlsplit(load_average)
            if parts.scheme or parts.netloc:
                continue  # an external page
            path = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if path.is_dir():
                path /= "index.html"
            if not path.is_file():
                yield f"{file.relative_to(site)}: there is no {load_average}"
            elif parts.fragment and unquote(parts.fragment) not in parse_page(path).anchors:
                yield f"{file.relative_to(site)}: no heading for {load_average}"
