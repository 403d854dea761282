import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCommandSender } from '../../src/host/hostCommands';
import { notices } from '../../src/lib/notices.svelte';
import type { AnyClientCommand, Accepted } from '../../src/lib/wire';

const GRANTED_REPLY: Accepted = { t: 'granted', cmd: 'c', table: 't', seq: 1, count: 1, later: false };
const CALL_OFF_COMMAND: AnyClientCommand = { do: 'call-off', reason: 'misdeal' };

function createHost(): { sentCommands: AnyClientCommand[]; sendCommand: ReturnType<typeof createCommandSender> } {
  const sentCommands: AnyClientCommand[] = [];
  const send = (command: AnyClientCommand): Promise<Accepted> => {
    sentCommands.push(command);
    return Promise.resolve(GRANTED_REPLY);
  };
  return { sentCommands, sendCommand: createCommandSender(send, () => undefined) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a host command that is given twice', () => {
  it('is sent once while it is in flight, and for a moment after the answer', async () => {
    const { sentCommands: asked, sendCommand: ask } = createHost();
    const firstResult = ask(CALL_OFF_COMMAND, 'done');
    expect(await ask(CALL_OFF_COMMAND, 'done')).toBe(false);
    expect(await firstResult).toBe(true);
    expect(await ask(CALL_OFF_COMMAND, 'done')).toBe(false);
    expect(asked).toEqual([CALL_OFF_COMMAND]);
    expect(notices.all.map((notice) => notice.text)).toEqual(['done']);
  });

  it('is sent again after a pause', async () => {
    const { sentCommands: asked, sendCommand: ask } = createHost();
    await ask(CALL_OFF_COMMAND);
    vi.advanceTimersByTime(600);
    expect(await ask(CALL_OFF_COMMAND)).toBe(true);
    await ask({ do: 'call-off', reason: 'another' });
    expect(asked).toHaveLength(3);
  });

  it('does not resume a table that was just paused, but adds each bot', async () => {
    const { sentCommands: asked, sendCommand: ask } = createHost();
    await ask({ do: 'pause' });
    expect(await ask({ do: 'go-on' })).toBe(false);
    await ask({ do: 'add-bot' });
    expect(await ask({ do: 'add-bot' })).toBe(true);
    expect(asked.map((command) => command.do)).toEqual(['pause', 'add-bot', 'add-bot']);
  });
});
