"""A self-contained HTML page that replays a hand, safe with any player name.

The page's content security policy allows only its style sheet and its script, by their hashes. So
even a player name that was not escaped could not run a script.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Final

from riverboat.cards import card_symbol, parse_card, suit_of
from riverboat.picture.drawable_text import escape
from riverboat.picture.hand_scene import Scene
from riverboat.picture.page_data import as_json
from riverboat.picture.svg_picture import describe_frame, read_resource, read_style_sheet
from riverboat.picture.table_drawing import (
    build_svg_definitions,
    draw_felt,
    draw_table,
    format_table_classes,
)
from riverboat.picture.table_layout import build_wide_layout
from riverboat.words import Phrase, Reader
from riverboat.words import labels as w


def page(scene: Scene) -> str:
    """Return the replay page of a scene as HTML."""
    styles = _minify(read_style_sheet() + read_resource("page.css"))
    script = _minify(read_resource("page.js"))
    security_policy = (
        f"default-src 'none'; style-src 'sha256-{_compute_content_hash(styles)}'; "
        f"script-src 'sha256-{_compute_content_hash(script)}'; base-uri 'none'; form-action 'none'"
    )
    about_lines = "".join(f"<p>{escape(line)}</p>" for line in scene.about)
    translate = scene.reader.say
    log_label = translate(w.PlayByPlayLabel())
    return (
        f'<!DOCTYPE html>\n<html lang="{scene.language}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{security_policy}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        '<meta name="generator" content="riverboat">'
        f"<title>{escape(scene.title)}</title><style>{styles}</style></head><body>"
        f"<header><h1>{escape(scene.title)}</h1>{about_lines}</header>"
        f'<main><div id="stage">{_draw_stage(scene)}</div>{_draw_controls(scene)}</main>'
        f'<aside aria-label="{log_label}">{_format_speed_options(translate)}<ol id="log">'
        f"{''.join(_iter_log_markup(scene))}</ol></aside>"
        f'<script type="application/json" id="hand">{as_json(scene)}</script>'
        f"<script>{script}</script></body></html>\n"
    )


def _compute_content_hash(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()


def _minify(text: str) -> str:
    """Return the text without indentation and comment lines."""
    lines = [line.strip() for line in text.splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def _draw_stage(scene: Scene) -> str:
    """Return the table with all its elements; without a script it shows the end of the hand."""
    layout = build_wide_layout(scene.requirements)
    last_frame = scene.frames[-1]
    return (
        f'<svg id="table" viewBox="0 0 {layout.width:g} {layout.height:g}" role="img" '
        f'aria-label="{escape(describe_frame(scene, last_frame))}" '
        f'class="{format_table_classes(last_frame)}">'
        f"{build_svg_definitions()}{draw_felt(layout)}"
        f"{draw_table(scene, last_frame, layout, is_stage=True)}</svg>"
    )


_ICONS: Final = {
    "first": "M6 5h2v14H6zM20 5v14L9 12z",
    "back": "M17 5v14L6 12z",
    "play": "M7 4v16l13-8z",
    "next": "M7 5v14l11-7z",
    "last": "M16 5h2v14h-2zM4 5v14l11-7z",
}


def _draw_controls(scene: Scene) -> str:
    reader = scene.reader
    translate = reader.say
    streets = "".join(
        f'<button data-f="{street.first_frame_index}" title="{street_number}">'
        f"{_format_street(reader, street.name)}</button>"
        for street_number, street in enumerate(scene.streets, 1)
    )
    return (
        '<div id="controls"><p id="now" aria-live="polite"></p>'
        f'<nav aria-label="{translate(w.StreetButtons())}">{streets}</nav>'
        f'<input id="at" type="range" min="0" max="{len(scene.frames) - 1}" value="0" '
        f'aria-label="{translate(w.ReplayPositionLabel())}"><div class="row">'
        f"{_format_button('first', translate(w.ReplayStartButtonLabel()))}"
        f"{_format_button('back', translate(w.ReplayBackButtonLabel()))}"
        f"{_format_button('play', translate(w.ReplayPlayPauseLabel()))}"
        f"{_format_button('next', translate(w.ReplayNextButtonLabel()))}"
        f"{_format_button('last', translate(w.ReplayEndButtonLabel()))}"
        f'<select id="speed" aria-label="{translate(w.SpeedLabel())}">'
        f'<option value="2">{translate(w.ReplaySpeed("slow"))}</option>'
        f'<option value="1" selected>{translate(w.ReplaySpeed("normal"))}</option>'
        f'<option value=".5">{translate(w.ReplaySpeed("fast"))}</option>'
        "</select></div></div>"
    )


def _format_speed_options(translate: Callable[[Phrase], str]) -> str:
    return (
        '<div id="options" class="row"><button id="cards" aria-pressed="false" '
        f'title="{translate(w.HideCardsHint())}">{translate(w.HideCards())}</button>'
        '<button id="colours" aria-pressed="true" '
        f'title="{translate(w.FourColoursHint())}">{translate(w.FourColours())}</button></div>'
    )


def _format_street(reader: Reader, name: str) -> str:
    return escape(reader.sentence(w.StreetName(name)))


def _format_button(name: str, label: str) -> str:
    return (
        f'<button id="{name}" aria-label="{label}" title="{label}">'
        f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{_ICONS[name]}"/></svg></button>'
    )


def _iter_log_markup(scene: Scene) -> Iterator[str]:
    """Yield the hand as HTML list items: headings, captions that link to their frame, comments."""
    street_by_first_frame = {street.first_frame_index: street.name for street in scene.streets}
    comments = list(scene.comments)
    for index, frame in enumerate(scene.frames):
        if index in street_by_first_frame:
            yield f"<li><h2>{_format_street(scene.reader, street_by_first_frame[index])}</h2></li>"
        lines = "".join(f"<span>{_mark_up_cards(line)}</span>" for line in frame.caption)
        yield f'<li><button data-f="{index}">{lines}</button></li>'
        while comments and comments[0][0] == index:
            yield f'<li class="remark">{_mark_up_cards(comments.pop(0)[1])}</li>'
    if scene.is_incomplete:
        refusal = scene.reader.say(w.InvalidRecordingLabel())
        yield f'<li class="remark">{refusal}</li>'


_CARD_PATTERN: Final = re.compile(r"(?<![\w♣♦♥♠])([2-9TJQKA][cdhs])(?![\w])")


def _mark_up_cards(line: str) -> str:
    markup = ""
    for index, fragment in enumerate(_CARD_PATTERN.split(line)):
        if index % 2:  # every other fragment is a card
            card = parse_card(fragment)
            markup += f'<b class="s{suit_of(card)}">{card_symbol(card)}\ufe0e</b>'
        else:
            markup += escape(fragment)
    return markup
