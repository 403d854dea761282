import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import { helpOptions, isFull } from '../../src/table/felt/chairStatus';

describe('the offers at a table with too few players', () => {
  const { view, mine } = STATES.alone!();

  it('are an invitation and a bot for a host', () => {
    expect(helpOptions(view, mine, true)).toEqual(['invite', 'bot']);
  });

  it('are an invitation for a player who may invite', () => {
    expect(helpOptions(view, { ...mine, role: 'player' }, true)).toEqual(['invite']);
    expect(helpOptions(view, { ...mine, role: 'player' }, false)).toEqual([]);
  });

  it('are empty during a hand, or if no chair is free', () => {
    expect(helpOptions({ ...view, phase: 'between' }, mine, true)).toEqual([]);
    expect(helpOptions({ ...view, chairs: 1 }, mine, true)).toEqual([]);
  });
});

describe('a table', () => {
  it('is full when each chair is taken, or kept for a player on the waiting list', () => {
    const { view } = STATES.alone!();
    expect([isFull(view), isFull({ ...view, chairs: 1 })]).toEqual([false, true]);
    expect(isFull({ ...view, chairs: 3, kept: [2, 3] })).toBe(true);
  });
});
