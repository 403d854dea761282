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
        self.loaded_urls: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record the anchors, links and files of an element."""
        values = dict(attrs)
        for name in ("id", "name"):
            if anchor := values.get(name):
                self.anchors.add(anchor)
        if tag == "a" and (target := values.get("href")):
            self.links.append(target)
        value = values.get(FETCHED_ATTRIBUTES.get(tag, ""))
        if value and not (tag == "link" and values.get("rel") in NOT_FETCHED):
            self.loaded_urls.append(value)


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
        for url in parse_page(file).loaded_urls:
            if urlsplit(url).netloc or url.startswith("//"):
                yield f"{file.relative_to(site)} loads {url}"


def broken_links(site: Path) -> Iterator[str]:
    """Yield broken links and missing files."""
    for file in html_pages(site):
        page = parse_page(file)
        for url in {*page.links, *page.loaded_urls}:
            url_parts = urlsplit(url)
            if url_parts.scheme or url_parts.netloc:
                continue  # an external page
            path = (file.parent / unquote(url_parts.path)).resolve() if url_parts.path else file
            if path.is_dir():
                path /= "index.html"
            if not path.is_file():
                yield f"{file.relative_to(site)}: there is no {url}"
            elif url_parts.fragment and unquote(url_parts.fragment) not in parse_page(path).anchors:
                yield f"{file.relative_to(site)}: no heading for {url}"
