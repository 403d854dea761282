import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accepted, AnyClientCommand, Rejected } from '../../src/lib/wire';
import { CommandStore } from '../../src/table/commandStore.svelte';
import { ACCEPTED, reactiveProps, withEffects } from './fakes.svelte';

const FOLD: AnyClientCommand = { do: 'fold' };
const REJECTED: Rejected = {
  t: 'refused', cmd: 'c', table: 'friday', code: 'turn', rule: '', said: { say: 'RoomResponseMissing' }, why: '', legal: '', offer: null,
};

function createStore(send: (command: AnyClientCommand) => Promise<Accepted>): { store: CommandStore; accepted: AnyClientCommand[] } {
  const acceptedCommands: AnyClientCommand[] = [];
  const props = reactiveProps('ahead', { send });
  return { store: withEffects(() => new CommandStore(props, (command) => acceptedCommands.push(command))), accepted: acceptedCommands };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a command', () => {
  it('is sending until the room answers', async () => {
    const { store, accepted } = createStore(() => Promise.resolve(ACCEPTED));
    const sending = store.send(FOLD);
    expect([store.isSending, accepted]).toEqual([true, []]);
    await sending;
    expect([store.isSending, store.refusal, accepted]).toEqual([false, '', [FOLD]]);
  });

  it('that is refused shows the reason for eight seconds', async () => {
    const { store, accepted } = createStore(() => Promise.reject(REJECTED));
    await store.send(FOLD);
    flushSync();
    expect(store.refusal).not.toBe('');
    expect([store.isSending, accepted]).toEqual([false, []]);
    vi.advanceTimersByTime(7_999);
    expect(store.refusal).not.toBe('');
    vi.advanceTimersByTime(1);
    expect(store.refusal).toBe('');
  });

  it('of a dialog returns the reason to the dialog, and does not show it in the bar', async () => {
    const { store } = createStore(() => Promise.reject(REJECTED));
    expect(await store.trySend(FOLD)).not.toBe('');
    expect(store.refusal).toBe('');
  });
});
