import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyboard } from '../../src/lib/keyBindings.svelte';
import { handleTableKey, type KeyHandlers } from '../../src/table/tableKeys';
import { stubDocument } from './fakes.svelte';

/** Press a key at the table *friday*. Return the handlers that ran, and `prevented` if the browser ignores the key. */
function press(key: string, handlers: (keyof KeyHandlers)[] = ['cancel', 'time', 'help', 'chat']): string[] {
  const pressedKeys: string[] = [];
  const event = { key, target: null, timeStamp: 0, preventDefault: () => void pressedKeys.push('prevented') } as unknown as KeyboardEvent;
  handleTableKey(event, 'friday', Object.fromEntries(handlers.map((name) => [name, () => void pressedKeys.push(name)])));
  return pressedKeys;
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', class {});
  stubDocument();
  keyboard.passTo('', 0, 'at once');
});

describe('the keys of a table', () => {
  it('run their handlers, and nothing else in the browser', () => {
    expect([press('t'), press(' '), press('?')]).toEqual([['chat', 'prevented'], ['time', 'prevented'], ['help', 'prevented']]);
  });

  it('without a handler are left to the browser', () => {
    expect([press('f'), press('x'), press(' ', ['chat'])]).toEqual([[], [], []]);
  });

  it('include Escape, which the browser handles too', () => {
    expect(press('Escape')).toEqual(['cancel']);
  });

  it('are ignored while a dialog is open or another table of the page has the keyboard', () => {
    keyboard.passTo('saturday', 0, 'at once');
    expect(press('t')).toEqual([]);
    keyboard.passTo('', 0, 'at once');
    stubDocument({ dialog: true });
    expect([press('t'), press('Escape')]).toEqual([[], []]);
  });
});
