import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import { helpOptions, isFull } from '../../src/table/felt/chairStatus';

describe('where too few are there to play', () => {
  const { view, mine } = STATES.alone!();

  it('a host may invite, or add a bot', () => {
    expect(helpOptions(view, mine, true)).toEqual(['invite', 'bot']);
  });

  it('a player may do what they may: invite, or nothing', () => {
    expect(helpOptions(view, { ...mine, role: 'player' }, true)).toEqual(['invite']);
    expect(helpOptions(view, { ...mine, role: 'player' }, false)).toEqual([]);
  });

  it('nothing is offered while a hand is played, or where no chair is free', () => {
    expect(helpOptions({ ...view, phase: 'between' }, mine, true)).toEqual([]);
    expect(helpOptions({ ...view, chairs: 1 }, mine, true)).toEqual([]);
  });
});

describe('a table', () => {
  it('is full when each chair is taken, or kept for somebody who waits', () => {
    const { view } = STATES.alone!();
    expect([isFull(view), isFull({ ...view, chairs: 1 })]).toEqual([false, true]);
    expect(isFull({ ...view, chairs: 3, kept: [2, 3] })).toBe(true);
  });
});
