"""HTML of hands, games and home games for notebooks.

The picture is a separate image, so that its style sheet and ids do not affect the rest of the
notebook, or other pictures in it.
"""

from __future__ import annotations

from base64 import b64encode

from msgspec.structs import replace

from riverboat.engine import Game, HandState, HouseRules
from riverboat.engine.games.game import Street
from riverboat.homegame import HomeGame
from riverboat.notation.read_hand import ParsedHand
from riverboat.picture.drawable_text import clean_text, escape
from riverboat.picture.hand_scene import Scene, build_scene, build_scene_from_log
from riverboat.picture.picture_frame import RAIL
from riverboat.picture.still_picture import build_still_scene, format_decision, seat_to_act
from riverboat.picture.svg_picture import describe_frame, svg


def html(value: HandState | HomeGame | Game) -> str:
    """Render a hand with the pending decision, or a game with its streets and house rules.

    A hand is drawn with all its known cards, a home game as a spectator sees it:
    ``game.view("Ann")`` is Ann's view of the hand, ``game.hand`` the full one.
    """
    if isinstance(value, HandState):
        return _format_figure(build_still_scene(value))
    if isinstance(value, Game):
        return _format_game_table(value)
    if value.hand is None:
        return _format_seats_table(value)
    names, hand = value.dealt_in, value.hand.state
    scene = build_scene_from_log(value.log, names, RAIL)
    last_frame = replace(scene.frames[-1], to_act=seat_to_act(hand))
    if not hand.has_ended:
        last_frame = replace(last_frame, caption=(format_decision(hand, names),))
    return _format_figure(replace(scene, frames=(*scene.frames[:-1], last_frame)))


def render_read_hand(hand: ParsedHand) -> str:
    """Render a parsed hand at its end."""
    return _format_figure(build_scene(hand))


def _format_figure(scene: Scene) -> str:
    frame = scene.frames[-1]
    image_base64 = b64encode(svg(scene).encode()).decode()
    return (
        f'<figure style="margin:0;max-width:800px">'
        f'<img alt="{escape(describe_frame(scene, frame))}" style="width:100%;height:auto" '
        f'src="data:image/svg+xml;base64,{image_base64}">'
        f"<figcaption>{escape('. '.join(frame.caption))}</figcaption></figure>"
    )


def _format_seats_table(game: HomeGame) -> str:
    """Render a home game before its first hand: players and stacks."""
    rows = "".join(
        f"<tr><td>{escape(clean_text(name))}</td><td>{chips:,}</td></tr>"
        for name, chips in game.stacks.items()
    )
    return f"<table><caption>{escape(game.game.name)}</caption><tbody>{rows}</tbody></table>"


def _format_game_table(game: Game) -> str:
    """Render a game: a row for each street, and the house rules that differ from the default."""
    head_cells = "".join(
        [f"<th>{heading}</th>" for heading in ("street", "down", "up", "board", "draw")]
    )
    street_rows = "".join([_format_street_row(street) for street in game.variant.streets])
    default_rules, rules = HouseRules(), game.rules
    changed_rules = [
        f"{name.replace('_', ' ')} {getattr(rules, name)}"
        for name in HouseRules.__struct_fields__
        if name != "name" and getattr(rules, name) != getattr(default_rules, name)
    ]
    rules_caption = (
        f"<figcaption>{escape(', '.join(changed_rules))}</figcaption>" if changed_rules else ""
    )
    return (
        f'<figure style="margin:0"><table><caption>{escape(game.name)}</caption>'
        f"<thead><tr>{head_cells}</tr></thead><tbody>{street_rows}</tbody></table>"
        f"{rules_caption}</figure>"
    )


def _format_street_row(street: Street) -> str:
    """Render the cards of a street; cells without cards are empty."""
    card_counts = (street.down_cards, street.upcards, street.board_cards, street.max_draw)
    cells = "".join([f"<td>{count or ''}</td>" for count in card_counts])
    return f"<tr><td>{escape(street.name)}</td>{cells}</tr>"
