import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STATES } from '../../mock/states';
import type { TableProps } from '../../src/lib/tableProps';
import { watchTurnClock } from '../../src/table/turnClock.svelte';
import { reactiveProps, recordSounds, withEffects } from './fakes.svelte';

/** Props of a player whose clock runs for *seconds*; chair 0 is a clock for all. */
function propsWithClock(seconds: number, chair: number): TableProps {
  const { view, mine } = STATES.sidepots!();
  return reactiveProps('sidepots', {
    view: { ...view, clock: { ...view.clock!, chair: chair < 0 ? mine.chair : chair, until: Date.now() + seconds * 1000 } },
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the turn clock of a player', () => {
  it.each([['their own', -1], ['all players', 0]])('ticks for its last five seconds: the clock of %s', (_, chair) => {
    const sounds = recordSounds();
    withEffects(() => watchTurnClock(propsWithClock(8, chair)));
    vi.advanceTimersByTime(2_900);
    expect(sounds).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(sounds).toEqual(['tick', 'tick', 'tick', 'tick', 'tick']);
  });

  it('stops when the turn ends, the table is paused or the connection is lost', () => {
    const sounds = recordSounds();
    const { view, mine } = propsWithClock(8, -1);
    const endingProps: Partial<TableProps>[] = [{ mine: { ...mine, turn: null } }, { view: { ...view, phase: 'paused' } }, { isOnline: false }];
    for (const endingProp of endingProps) {
      const props = propsWithClock(8, -1);
      withEffects(() => watchTurnClock(props));
      Object.assign(props, endingProp);
      flushSync();
      vi.advanceTimersByTime(10_000);
    }
    expect(sounds).toEqual([]);
  });

  it('makes no sound for the clock of another player', () => {
    const sounds = recordSounds();
    const { mine } = STATES.sidepots!();
    withEffects(() => watchTurnClock(propsWithClock(8, mine.chair + 1)));
    vi.advanceTimersByTime(10_000);
    expect(sounds).toEqual([]);
  });
});
