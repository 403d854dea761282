import { beforeEach, describe, expect, it } from 'vitest';
import { keyboard } from '../../src/lib/keyBindings.svelte';

beforeEach(() => keyboard.give('', 0, 'at once'));

describe('the keys of several tables', () => {
  it('are heard by the only table that is there, whatever it is called', () => {
    expect(keyboard.isFor('a', 0)).toBe(true);
  });

  it('are heard by one of them', () => {
    keyboard.give('a', 1_000, 'at once');
    expect(keyboard.isFor('a', 1_000)).toBe(true);
    expect(keyboard.isFor('b', 1_000)).toBe(false);
  });

  it('go on to another table after a pause in which nobody hears them', () => {
    keyboard.give('a', 1_000, 'at once');
    keyboard.give('b', 2_000, 'settling');
    for (const table of ['a', 'b']) expect(keyboard.isFor(table, 2_100)).toBe(false);
    expect(keyboard.isFor('b', 2_700)).toBe(true);
  });

  it('are heard at once by the table that somebody turns to', () => {
    keyboard.give('a', 1_000, 'at once');
    keyboard.give('b', 2_000, 'at once');
    expect(keyboard.isFor('b', 2_000)).toBe(true);
  });
});
