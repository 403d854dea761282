import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import type { ActTurn, PrivateView, TableView } from '../../src/lib/wire';
import { commandOfPreaction, revisePreaction, canPreselect, roundOf, toCall, type Preaction } from '../../src/table/bar/preaction';

const { view, mine } = STATES.ahead!();
const round = roundOf(view);
const facing = (bet: number): TableView => ({ ...view, bet });
const turn = (more: Partial<ActTurn>): ActTurn => ({
  ...(STATES.sidepots!().mine.turn as ActTurn),
  ...more,
});

describe('what may be chosen before it is one’s turn', () => {
  it('is offered to those who are in the hand while others act', () => {
    expect(canPreselect(view, mine)).toBe(true);
  });

  it('is not offered to those who have folded, are all-in, or are asked already', () => {
    const others: PrivateView[] = [
      { ...mine, chair: 3 },
      { ...mine, chair: 2 },
      { ...mine, chair: 0 },
      STATES.sidepots!().mine,
    ];
    for (const other of others) expect(canPreselect(view, other)).toBe(false);
  });

  it('is not offered while cards are drawn or shown', () => {
    expect(canPreselect({ ...view, asks: 'draw' }, mine)).toBe(false);
    expect(canPreselect({ ...view, phase: 'showdown' }, mine)).toBe(false);
  });

  it('a call costs no more than one has', () => {
    expect(toCall(facing(120), mine)).toBe(120);
    expect(toCall(facing(9999), mine)).toBe(1240);
  });
});

describe('what was chosen', () => {
  it('a call lapses when it would cost something else', () => {
    const ahead: Preaction = { kind: 'call', chips: 120, round };
    expect(revisePreaction(ahead, facing(120), mine)).toEqual(ahead);
    expect(revisePreaction(ahead, facing(240), mine)).toBeNull();
  });

  it('a check lapses when somebody bets; check or fold and any call do not', () => {
    expect(revisePreaction({ kind: 'check', round }, facing(0), mine)).not.toBeNull();
    expect(revisePreaction({ kind: 'check', round }, facing(2), mine)).toBeNull();
    expect(revisePreaction({ kind: 'check-fold', round }, facing(2), mine)).not.toBeNull();
    expect(revisePreaction({ kind: 'call-any', round }, facing(2), mine)).not.toBeNull();
  });

  it('is for one betting round of one hand', () => {
    const ahead: Preaction = { kind: 'call-any', round };
    expect(revisePreaction(ahead, { ...view, street: 'river' }, mine)).toBeNull();
    expect(revisePreaction(ahead, { ...view, hand: view.hand + 1 }, mine)).toBeNull();
  });
});

describe('when the turn comes', () => {
  const free = turn({ free: true, call: 0 });
  const faced = turn({ free: false, call: 120 });

  it('check or fold checks where it is free, and folds where it is not', () => {
    expect(commandOfPreaction({ kind: 'check-fold', round }, free)).toEqual({ do: 'check' });
    expect(commandOfPreaction({ kind: 'check-fold', round }, faced)).toEqual({ do: 'fold' });
  });

  it('a check never becomes a fold', () => {
    expect(commandOfPreaction({ kind: 'check', round }, faced)).toBeNull();
  });

  it('a call is made for its amount and for no other', () => {
    expect(commandOfPreaction({ kind: 'call', chips: 120, round }, faced)).toEqual({ do: 'call' });
    expect(commandOfPreaction({ kind: 'call', chips: 60, round }, faced)).toBeNull();
  });

  it('any call is made, or checked', () => {
    expect(commandOfPreaction({ kind: 'call-any', round }, faced)).toEqual({ do: 'call' });
    expect(commandOfPreaction({ kind: 'call-any', round }, free)).toEqual({ do: 'check' });
  });

  it('nothing is done where they are asked for something else', () => {
    expect(commandOfPreaction({ kind: 'call-any', round }, turn({ bring_in: true }))).toBeNull();
    expect(commandOfPreaction({ kind: 'call-any', round }, turn({ short: 20 }))).toBeNull();
    expect(commandOfPreaction({ kind: 'check-fold', round }, turn({ call: 5, fold: false }))).toBeNull();
  });
});
