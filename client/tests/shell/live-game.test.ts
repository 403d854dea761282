import { describe, expect, it } from 'vitest';
import { moveTitle } from '../../src/live/liveGame.svelte';
import type { LiveMove } from '../../src/lib/http';

const moveOf = (...say: string[]): Pick<LiveMove, 'told'> => ({ told: say.map((kind) => ({ say: kind })) as unknown as LiveMove['told'] });

describe('the title of a move that can be undone', () => {
  it('names the winner of the pot, not the player who mucked before', () => {
    expect(moveTitle(moveOf('CardsMucked', 'CardsMucked', 'PotWon'))?.say).toBe('PotWon');
    expect(moveTitle(moveOf('CardsMucked', 'PotSplit'))?.say).toBe('PotSplit');
  });

  it('is otherwise the first event of the move', () => {
    expect(moveTitle(moveOf('CallMade', 'BetsAreIn'))?.say).toBe('CallMade');
    expect(moveTitle(moveOf())).toBeUndefined();
  });
});
