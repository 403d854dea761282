import { describe, expect, it } from 'vitest';
import { parseBindings } from '../../src/lib/keyBindings.svelte';
import { intentOf, bindableKey, USUAL, type KeyPress } from '../../src/lib/keyboard';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
});

describe('a key', () => {
  it('plays the hand', () => {
    expect(intentOf(press('f'), 'none')).toEqual({ kind: 'fold' });
    expect(intentOf(press('C'), 'control')).toEqual({ kind: 'check-or-call' });
    expect(intentOf(press('3'), 'none')).toEqual({ kind: 'choose', which: 3 });
    expect(intentOf(press('ArrowUp', { shiftKey: true }), 'none')).toEqual({ kind: 'step', by: 1, coarse: true });
  });

  it('is a letter while somebody writes', () => {
    for (const key of ['f', 'c', ' ', 'Enter', '?']) expect(intentOf(press(key), 'text')).toBeNull();
  });

  it('types digits into the amount, where arrows still make it larger and smaller', () => {
    expect(intentOf(press('3'), 'amount')).toBeNull();
    expect(intentOf(press('c'), 'amount')).toBeNull();
    expect(intentOf(press('ArrowDown'), 'amount')).toEqual({ kind: 'step', by: -1, coarse: false });
  });

  it('leaves Enter and Space to the button that has the focus', () => {
    expect(intentOf(press('Enter'), 'control')).toBeNull();
    expect(intentOf(press(' '), 'control')).toBeNull();
    expect(intentOf(press('Enter'), 'none')).toEqual({ kind: 'submit' });
  });

  it('is the browser’s with Ctrl, and folds no second time while it is held', () => {
    expect(intentOf(press('f', { ctrlKey: true }), 'none')).toBeNull();
    expect(intentOf(press('f', { repeat: true }), 'none')).toBeNull();
  });
});

describe('a key that was given to another action', () => {
  const bound = { ...USUAL, fold: 'q', call: ' ', time: 'x', larger: 'w' };

  it('does that, and no more what it did before', () => {
    expect(intentOf(press('q'), 'none', bound)).toEqual({ kind: 'fold' });
    expect(intentOf(press('f'), 'none', bound)).toBeNull();
    expect(intentOf(press('W', { shiftKey: true }), 'none', bound)).toEqual({ kind: 'step', by: 1, coarse: false });
  });

  it('is still the button’s that has the focus, and the amount’s', () => {
    expect(intentOf(press(' '), 'none', bound)).toEqual({ kind: 'check-or-call' });
    expect(intentOf(press(' '), 'control', bound)).toBeNull();
    expect(intentOf(press('w'), 'amount', bound)).toBeNull();
  });

  it('takes precedence over a key that does the same as another', () => {
    expect(intentOf(press('ArrowRight'), 'none')).toEqual({ kind: 'step', by: 1, coarse: false });
    expect(intentOf(press('ArrowRight'), 'none', { ...USUAL, chat: 'ArrowRight' })).toEqual({ kind: 'chat' });
  });

  it('is none of those by which a page is used', () => {
    for (const key of ['Tab', 'Escape', 'Shift', 'F5']) expect(bindableKey(press(key))).toBeNull();
    expect(bindableKey(press('s', { ctrlKey: true }))).toBeNull();
    expect(bindableKey(press('Q'))).toBe('q');
  });

  it('is remembered, unless what was kept makes no sense', () => {
    expect(parseBindings('{"fold":"q"}')).toEqual({ ...USUAL, fold: 'q' });
    expect(parseBindings('{"fold":"c"}')).toEqual(USUAL);
    expect(parseBindings('{"fold":7,"dance":"d"}')).toEqual(USUAL);
    expect(parseBindings('no JSON')).toEqual(USUAL);
    expect(parseBindings(null)).toEqual(USUAL);
  });
});
