import { describe, expect, it } from 'vitest';
import { intentOf, type Pressed } from '../../src/lib/keys';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
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
