"""The frame of equity charts, with colours for light and dark pages."""

from __future__ import annotations

from typing import Final
from zlib import crc32

WIN_COLOUR: Final = "#5cc388"
TIE_COLOUR: Final = "#b9d9c6"
HIGH_COLOUR: Final = "#74b0ea"
LOW_COLOUR: Final = "#f0b429"

_STYLE: Final = (
    '.equity{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,'
    "sans-serif;--sheet:#faf8f2;--track:#ebe7dc;--faint:#66614f;--ink:#23282b}"
    "@media(prefers-color-scheme:dark){.equity"
    "{--sheet:#141c19;--track:#222e29;--faint:#93a39b;--ink:#e4ebe7}}"
    ".equity .sheet{fill:var(--sheet)}.equity .track{fill:var(--track)}"
    ".equity text{font-size:15px;fill:var(--ink);font-variant-numeric:tabular-nums}"
    ".equity .faint{fill:var(--faint);font-size:13px}.equity .strong{font-weight:600}"
    ".equity .end{text-anchor:end}.equity .middle{text-anchor:middle}"
    ".equity .axis{stroke:var(--faint);stroke-width:1;opacity:.35}"
)


def build_svg_document(width: int, height: int, title: str, description: str, body: str) -> str:
    """Return a self-contained SVG picture with a text alternative."""
    # Several pictures may stand on one page.
    id_suffix = f"{crc32((title + description + body).encode()):08x}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-labelledby="title-{id_suffix} about-{id_suffix}" class="equity">'
        f'<title id="title-{id_suffix}">{escape_markup(title)}</title>'
        f'<desc id="about-{id_suffix}">{escape_markup(description)}</desc>'
        f"<style>{_STYLE}</style>"
        f'<rect class="sheet" width="{width}" height="{height}" rx="10"/>{body}</svg>\n'
    )


def build_svg_text(x: float, y: float, text: str, css_class: str = "") -> str:
    """Return a line of text as an SVG element."""
    class_attribute = f' class="{css_class}"' if css_class else ""
    return f'<text x="{x:g}" y="{y:g}"{class_attribute}>{escape_markup(text)}</text>'


def truncate(text: str, max_length: int) -> str:
    """Truncate a text to at most *max_length* characters, the last of which is an ellipsis."""
    return text if len(text) <= max_length else text[: max_length - 1].rstrip(" ,") + "…"


def escape_markup(text: str) -> str:
    """Escape a text for SVG or HTML."""
    from html import escape as escaped

    return escaped(text)
