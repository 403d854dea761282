"""Layout checks of a page: overlapping, clipped, covered and too small elements."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page

MIN_FONT_PX = 12.0
"""Smallest font size on a table, in pixels."""

_LIST_TEXTS_SCRIPT = """
const clipOf = (node) => {
    const box = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    for (let near = node; near && near !== document.body; near = near.parentElement) {
        if (getComputedStyle(near).overflow === 'visible') continue;
        const at = near.getBoundingClientRect();
        box.left = Math.max(box.left, at.left); box.top = Math.max(box.top, at.top);
        box.right = Math.min(box.right, at.right); box.bottom = Math.min(box.bottom, at.bottom);
    }
    return box;
};
const texts = (selector) => {
    const found = [];
    for (const root of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const near = node.parentElement;
            if (!node.data.trim() || near.closest('.spoken, title, option, [hidden]')) continue;
            if (!near.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const clip = clipOf(near);
            for (const rect of range.getClientRects()) {
                const shown = {
                    left: Math.max(rect.left, clip.left), top: Math.max(rect.top, clip.top),
                    right: Math.min(rect.right, clip.right),
                    bottom: Math.min(rect.bottom, clip.bottom),
                };
                if (shown.right - shown.left < 1 || shown.bottom - shown.top < 1) continue;
                found.push({
                    ...shown, text: node.data.trim().slice(0, 40), node: near,
                    card: near.closest('.playing-card'),
                    size: parseFloat(getComputedStyle(near).fontSize), rect,
                });
            }
        }
    }
    return found;
};
"""

_IS_SHORTENED_SCRIPT = """
// A text that ends in dots says so itself.
const shortened = (node) => {
    for (let near = node; near && near !== document.body; near = near.parentElement) {
        const style = getComputedStyle(near);
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return true;
    }
    return false;
};
"""

_FIND_OVERLAPS_SCRIPT = (
    """(selector) => {"""
    + _LIST_TEXTS_SCRIPT
    + """
    // A button of glass over a plate covers nothing.
    const paints = (one) => {
        if (!one.checkVisibility({opacityProperty: true})) return false;
        const style = getComputedStyle(one);
        return one.closest('svg') !== null || style.backgroundImage !== 'none'
            || !/(, 0\\)|transparent)$/.test(style.backgroundColor);
    };
    // Of a line of text its middle is read; what is above and below are its leads.
    const ink = (each) => {
        const lead = (each.bottom - each.top) * 0.18;
        return {...each, top: each.top + lead, bottom: each.bottom - lead};
    };
    const all = texts(selector).map(ink);
    const found = [];
    for (let i = 0; i < all.length; i++) for (let j = i + 1; j < all.length; j++) {
        const [a, b] = [all[i], all[j]];
        const hand = (each) => each.card && each.card.closest('.hand');
        if (a.node === b.node || (hand(a) && hand(a) === hand(b))) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) found.push(`${a.text} / ${b.text}`);
    }
    // A text is also covered by what is painted over it: it must be on top where it stands.
    for (const each of all) {
        if (getComputedStyle(each.node).pointerEvents === 'none') continue;
        const y = (each.top + each.bottom) / 2;
        // Of a card its rank's first stroke is enough: the next card lies on the rest.
        for (const part of each.card ? [0.25] : [0.1, 0.5, 0.9]) {
            const x = each.left + (each.right - each.left) * part;
            const over = document.elementsFromPoint(x, y)
                .find((one) => one === each.node || (!one.closest('.spoken') && paints(one)));
            if (!over || over.contains(each.node) || each.node.contains(over)) continue;
            if (each.card && each.card.contains(over)) continue;
            const what = String(over.className.baseVal ?? over.className).split(' ')[0];
            found.push(`${each.text} under ${over.tagName.toLowerCase()}.${what}`);
            break;
        }
    }
    return found;
}"""
)

_FIND_CLIPPED_TEXTS_SCRIPT = (
    """(selector) => {"""
    + _LIST_TEXTS_SCRIPT
    + _IS_SHORTENED_SCRIPT
    + """
    return texts(selector)
        .filter(({rect, left, top, right, bottom, node}) =>
            (rect.left < left - 1 || rect.top < top - 1
                || rect.right > right + 1 || rect.bottom > bottom + 1)
            && (!node.closest('.playing-card') || top - rect.top > 6 || left - rect.left > 6)
            && !shortened(node))
        .map(({text}) => text);
}"""
)

_FIND_SMALL_TEXTS_SCRIPT = (
    """([selector, least]) => {"""
    + _LIST_TEXTS_SCRIPT
    + """
    return texts(selector)
        .filter(({size, card}) => size < least - 0.05 && !card)
        .map(({text, size}) => `${text}: ${size}px`);
}"""
)

_FIND_COVERED_CONTROLS_SCRIPT = """(selector) => {
    const found = [];
    for (const root of document.querySelectorAll(selector))
        for (const one of root.querySelectorAll(
            'button, a[href], input, select, summary, textarea')) {
            if (one.disabled || !one.checkVisibility({visibilityProperty: true})) continue;
            if (one.closest('.spoken')) continue;
            const at = one.getBoundingClientRect();
            if (!at.width || !at.height) continue;
            const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
            const name = one.getAttribute('aria-label') || one.innerText || one.tagName;
            if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
                found.push(`${name}: outside`);
                continue;
            }
            const top = document.elementFromPoint(x, y);
            const label = one.closest('label');
            if (top !== one && !one.contains(top) && !(label && label.contains(top)))
                found.push(`${name}: under ${top ? top.outerHTML.slice(0, 80) : 'nothing'}`);
        }
    return found;
}"""

_FIND_HIDDEN_CARDS_SCRIPT = """(selector) => {
    const found = [];
    for (const root of document.querySelectorAll(selector)) {
        const stage = root.getBoundingClientRect();
        for (const card of root.querySelectorAll('.seat .playing-card'))
            for (const ink of card.querySelectorAll('.rank, .under')) {
                const at = ink.getBoundingClientRect();
                const beside = at.left < stage.left - 1 || at.right > stage.right + 1;
                if (at.top < stage.top - 1 || beside) found.push(card.ariaLabel);
            }
    }
    return found;
}"""

_FIND_LARGEST_NUMBER_SCRIPT = (
    """(selector) => {"""
    + _LIST_TEXTS_SCRIPT
    + """
    const number = (each) => /\\d/.test(each.text) && !each.card;
    const all = texts(selector).filter(number).sort((a, b) => b.size - a.size);
    return all.length ? [all[0].text, all[0].size, Boolean(all[0].node.closest('.pot'))] : null;
}"""
)


async def find_overlaps(page: Page, selector: str) -> list[str]:
    """Return texts that overlap each other, or are covered by another element."""
    overlaps: list[str] = await page.evaluate(_FIND_OVERLAPS_SCRIPT, selector)
    return overlaps


async def find_clipped_texts(page: Page, selector: str) -> list[str]:
    """Return texts clipped by the window or by their container."""
    clipped_texts: list[str] = await page.evaluate(_FIND_CLIPPED_TEXTS_SCRIPT, selector)
    return clipped_texts


async def find_small_texts(
    page: Page, selector: str = "body", minimum: float = MIN_FONT_PX
) -> list[str]:
    """Return texts that are too small to read. Card texts are measured by the card."""
    small_texts: list[str] = await page.evaluate(_FIND_SMALL_TEXTS_SCRIPT, [selector, minimum])
    return small_texts


async def find_covered_controls(page: Page, selector: str = "body") -> list[str]:
    """Return controls that are not on top at their own centre, where a click would hit another."""
    covered_controls: list[str] = await page.evaluate(_FIND_COVERED_CONTROLS_SCRIPT, selector)
    return covered_controls


async def find_hidden_cards(page: Page, selector: str) -> list[str]:
    """Return cards at the seats whose rank or suit is outside the visible area."""
    hidden_cards: list[str] = await page.evaluate(_FIND_HIDDEN_CARDS_SCRIPT, selector)
    return hidden_cards


async def find_largest_number(page: Page, selector: str) -> tuple[str, float, bool]:
    """Return the largest number, its font size, and whether it is a pot."""
    largest_number: Any = await page.evaluate(_FIND_LARGEST_NUMBER_SCRIPT, selector)
    assert largest_number is not None, "there is no number"
    text, font_size, is_pot = largest_number
    return text, font_size, is_pot
