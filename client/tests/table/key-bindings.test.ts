import { describe, expect, it } from 'vitest';
import { parseBindings } from '../../src/lib/keyBindings.svelte';
import { intentOf, bindableKey, DEFAULT_BINDINGS, type KeyPress } from '../../src/lib/keyboard';

const press = (key: string, overrides: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...overrides,
});

describe('a key', () => {
  it('plays the hand', () => {
    expect(intentOf(press('f'), 'none')).toEqual({ kind: 'fold' });
    expect(intentOf(press('C'), 'control')).toEqual({ kind: 'check-or-call' });
    expect(intentOf(press('3'), 'none')).toEqual({ kind: 'choose', which: 3 });
    expect(intentOf(press('ArrowUp', { shiftKey: true }), 'none')).toEqual({ kind: 'step', by: 1, coarse: true });
  });

  it('is a letter in a text field', () => {
    for (const key of ['f', 'c', ' ', 'Enter', '?']) expect(intentOf(press(key), 'text')).toBeNull();
  });

  it('types digits into the amount, which the arrow keys change', () => {
    expect(intentOf(press('3'), 'amount')).toBeNull();
    expect(intentOf(press('c'), 'amount')).toBeNull();
    expect(intentOf(press('ArrowDown'), 'amount')).toEqual({ kind: 'step', by: -1, coarse: false });
  });

  it('does not take Enter and Space from a focused button', () => {
    expect(intentOf(press('Enter'), 'control')).toBeNull();
    expect(intentOf(press(' '), 'control')).toBeNull();
    expect(intentOf(press('Enter'), 'none')).toEqual({ kind: 'submit' });
  });

  it('with Ctrl belongs to the browser, and does not repeat while it is held', () => {
    expect(intentOf(press('f', { ctrlKey: true }), 'none')).toBeNull();
    expect(intentOf(press('f', { repeat: true }), 'none')).toBeNull();
  });
});

describe('a reassigned key', () => {
  const bound = { ...DEFAULT_BINDINGS, fold: 'q', call: ' ', time: 'x', larger: 'w' };

  it('runs its new action instead of its old one', () => {
    expect(intentOf(press('q'), 'none', bound)).toEqual({ kind: 'fold' });
    expect(intentOf(press('f'), 'none', bound)).toBeNull();
    expect(intentOf(press('W', { shiftKey: true }), 'none', bound)).toEqual({ kind: 'step', by: 1, coarse: false });
  });

  it('still belongs to a focused button or amount', () => {
    expect(intentOf(press(' '), 'none', bound)).toEqual({ kind: 'check-or-call' });
    expect(intentOf(press(' '), 'control', bound)).toBeNull();
    expect(intentOf(press('w'), 'amount', bound)).toBeNull();
  });

  it('overrides an alternative key', () => {
    expect(intentOf(press('ArrowRight'), 'none')).toEqual({ kind: 'step', by: 1, coarse: false });
    expect(intentOf(press('ArrowRight'), 'none', { ...DEFAULT_BINDINGS, chat: 'ArrowRight' })).toEqual({ kind: 'chat' });
  });

  it('cannot be a key that the browser needs', () => {
    for (const key of ['Tab', 'Escape', 'Shift', 'F5']) expect(bindableKey(press(key))).toBeNull();
    expect(bindableKey(press('s', { ctrlKey: true }))).toBeNull();
    expect(bindableKey(press('Q'))).toBe('q');
  });

  it('is loaded from storage, unless the stored value is invalid', () => {
    expect(parseBindings('{"fold":"q"}')).toEqual({ ...DEFAULT_BINDINGS, fold: 'q' });
    expect(parseBindings('{"fold":"c"}')).toEqual(DEFAULT_BINDINGS);
    expect(parseBindings('{"fold":7,"dance":"d"}')).toEqual(DEFAULT_BINDINGS);
    expect(parseBindings('no JSON')).toEqual(DEFAULT_BINDINGS);
    expect(parseBindings(null)).toEqual(DEFAULT_BINDINGS);
  });
});
