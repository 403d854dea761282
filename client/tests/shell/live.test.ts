import { describe, expect, it } from 'vitest';
import { moveTitle } from '../../src/live/liveGame.svelte';
import type { LiveMove } from '../../src/lib/http';

const told = (...say: string[]): Pick<LiveMove, 'told'> => ({ told: say.map((kind) => ({ say: kind })) as unknown as LiveMove['told'] });

describe('the title of a move that can be undone', () => {
  it('names the winner of the pot, not the player who mucked before', () => {
    expect(moveTitle(told('CardsMucked', 'CardsMucked', 'PotWon'))?.say).toBe('PotWon');
    expect(moveTitle(told('CardsMucked', 'PotSplit'))?.say).toBe('PotSplit');
  });

  it('is otherwise the first event of the move', () => {
    expect(moveTitle(told('CallMade', 'BetsAreIn'))?.say).toBe('CallMade');
    expect(moveTitle(told())).toBeUndefined();
  });
});
