import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import type { ActTurn, Mine, TableView } from '../../src/lib/wire';
import { fulfil, keep, mayChoose, roundOf, toCall, type Ahead } from '../../src/table/bar/preaction';

const { view, mine } = STATES.ahead!();
const round = roundOf(view);
const facing = (bet: number): TableView => ({ ...view, bet });
const turn = (more: Partial<ActTurn>): ActTurn => ({
  ...(STATES.sidepots!().mine.turn as ActTurn),
  ...more,
});

describe('what may be chosen before it is one’s turn', () => {
  it('is offered to those who are in the hand while others act', () => {
    expect(mayChoose(view, mine)).toBe(true);
  });

  it('is not offered to those who have folded, are all-in, or are asked already', () => {
    const others: Mine[] = [
      { ...mine, chair: 3 },
      { ...mine, chair: 2 },
      { ...mine, chair: 0 },
      STATES.sidepots!().mine,
    ];
    for (const other of others) expect(mayChoose(view, other)).toBe(false);
  });

  it('is not offered while cards are drawn or shown', () => {
    expect(mayChoose({ ...view, asks: 'draw' }, mine)).toBe(false);
    expect(mayChoose({ ...view, phase: 'showdown' }, mine)).toBe(false);
  });

  it('a call costs no more than one has', () => {
    expect(toCall(facing(120), mine)).toBe(120);
    expect(toCall(facing(9999), mine)).toBe(1240);
  });
});

describe('what was chosen', () => {
  it('a call lapses when it would cost something else', () => {
    const ahead: Ahead = { kind: 'call', chips: 120, round };
    expect(keep(ahead, facing(120), mine)).toEqual(ahead);
    expect(keep(ahead, facing(240), mine)).toBeNull();
  });

  it('a check lapses when somebody bets; check or fold and any call do not', () => {
    expect(keep({ kind: 'check', round }, facing(0), mine)).not.toBeNull();
    expect(keep({ kind: 'check', round }, facing(2), mine)).toBeNull();
    expect(keep({ kind: 'check-fold', round }, facing(2), mine)).not.toBeNull();
    expect(keep({ kind: 'call-any', round }, facing(2), mine)).not.toBeNull();
  });

  it('is for one betting round of one hand', () => {
    const ahead: Ahead = { kind: 'call-any', round };
    expect(keep(ahead, { ...view, street: 'river' }, mine)).toBeNull();
    expect(keep(ahead, { ...view, hand: view.hand + 1 }, mine)).toBeNull();
  });
});

describe('when the turn comes', () => {
  const free = turn({ free: true, call: 0 });
  const faced = turn({ free: false, call: 120 });

  it('check or fold checks where it is free, and folds where it is not', () => {
    expect(fulfil({ kind: 'check-fold', round }, free)).toEqual({ do: 'check' });
    expect(fulfil({ kind: 'check-fold', round }, faced)).toEqual({ do: 'fold' });
  });

  it('a check never becomes a fold', () => {
    expect(fulfil({ kind: 'check', round }, faced)).toBeNull();
  });

  it('a call is made for its amount and for no other', () => {
    expect(fulfil({ kind: 'call', chips: 120, round }, faced)).toEqual({ do: 'call' });
    expect(fulfil({ kind: 'call', chips: 60, round }, faced)).toBeNull();
  });

  it('any call is made, or checked', () => {
    expect(fulfil({ kind: 'call-any', round }, faced)).toEqual({ do: 'call' });
    expect(fulfil({ kind: 'call-any', round }, free)).toEqual({ do: 'check' });
  });

  it('nothing is done where they are asked for something else', () => {
    expect(fulfil({ kind: 'call-any', round }, turn({ bring_in: true }))).toBeNull();
    expect(fulfil({ kind: 'call-any', round }, turn({ short: 20 }))).toBeNull();
    expect(fulfil({ kind: 'check-fold', round }, turn({ call: 5, fold: false }))).toBeNull();
  });
});
