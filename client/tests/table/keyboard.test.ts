import { beforeEach, describe, expect, it } from 'vitest';
import { keyboard } from '../../src/lib/keyBindings.svelte';

beforeEach(() => keyboard.passTo('', 0, 'at once'));

describe('the keyboard on a page with several tables', () => {
  it('belongs to the only table, whatever its id', () => {
    expect(keyboard.isForTable('a', 0)).toBe(true);
  });

  it('belongs to one of them', () => {
    keyboard.passTo('a', 1_000, 'at once');
    expect(keyboard.isForTable('a', 1_000)).toBe(true);
    expect(keyboard.isForTable('b', 1_000)).toBe(false);
  });

  it('passes to another table after a pause in which keys are ignored', () => {
    keyboard.passTo('a', 1_000, 'at once');
    keyboard.passTo('b', 2_000, 'settling');
    for (const table of ['a', 'b']) expect(keyboard.isForTable(table, 2_100)).toBe(false);
    expect(keyboard.isForTable('b', 2_700)).toBe(true);
  });

  it('passes at once to a table that the player selects', () => {
    keyboard.passTo('a', 1_000, 'at once');
    keyboard.passTo('b', 2_000, 'at once');
    expect(keyboard.isForTable('b', 2_000)).toBe(true);
  });
});
