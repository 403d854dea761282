import { describe, expect, it } from 'vitest';
import { moveTitle } from '../../src/live/liveGame.svelte';
import type { LiveMove } from '../../src/lib/http';

const told = (...say: string[]): Pick<LiveMove, 'told'> => ({ told: say.map((each) => ({ say: each })) as unknown as LiveMove['told'] });

describe('a move that may be taken back', () => {
  it('is called by who won the pot, and not by who mucked first', () => {
    expect(moveTitle(told('Mucks', 'Mucks', 'Wins'))?.say).toBe('Wins');
    expect(moveTitle(told('Mucks', 'Split'))?.say).toBe('Split');
  });

  it('is else called by what was done first', () => {
    expect(moveTitle(told('Calls', 'BetsAreIn'))?.say).toBe('Calls');
    expect(moveTitle(told())).toBeUndefined();
  });
});
