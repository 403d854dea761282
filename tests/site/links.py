"""Links and resources of built pages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

URL_ATTRIBUTE_BY_TAG = {
    "script": "src",
    "img": "src",
    "link": "href",
    "iframe": "src",
    "source": "src",
}
"""Elements that a browser loads, with the attribute of the URL."""
UNFETCHED_LINK_RELATIONS = {"canonical", "alternate", "next", "prev"}
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
        value_by_attribute = dict(attrs)
        for anchor_attribute in ("id", "name"):
            if anchor := value_by_attribute.get(anchor_attribute):
                self.anchors.add(anchor)
        if tag == "a" and (target := value_by_attribute.get("href")):
            self.links.append(target)
        loaded_url = value_by_attribute.get(URL_ATTRIBUTE_BY_TAG.get(tag, ""))
        if loaded_url and not (
            tag == "link" and value_by_attribute.get("rel") in UNFETCHED_LINK_RELATIONS
        ):
            self.loaded_urls.append(loaded_url)


@cache
def parse_page(file: Path) -> Page:
    """Parse a page."""
    return Page(file.read_text(encoding="utf-8"))


def list_html_pages(site: Path) -> list[Path]:
    """Return every page of a site except the 404 page."""
    return [file for file in sorted(site.rglob("*.html")) if file.name != "404.html"]


def find_external_resources(site: Path) -> Iterator[str]:
    """Yield resources that pages load from other hosts."""
    for file in list_html_pages(site):
        for url in parse_page(file).loaded_urls:
            if urlsplit(url).netloc or url.startswith("//"):
                yield f"{file.relative_to(site)} loads {url}"


def find_broken_links(site: Path) -> Iterator[str]:
    """Yield broken links and missing files."""
    for file in list_html_pages(site):
        page = parse_page(file)
        for url in {*page.links, *page.loaded_urls}:
            url_parts = urlsplit(url)
            if url_parts.scheme or url_parts.netloc:
                continue  # an external page
            linked_file = (
                (file.parent / unquote(url_parts.path)).resolve() if url_parts.path else file
            )
            if linked_file.is_dir():
                linked_file /= "index.html"
            if not linked_file.is_file():
                yield f"{file.relative_to(site)}: there is no {url}"
            elif (
                url_parts.fragment
                and unquote(url_parts.fragment) not in parse_page(linked_file).anchors
            ):
                yield f"{file.relative_to(site)}: no heading for {url}"
