import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import type { ActTurn, PrivateView, TableView } from '../../src/lib/wire';
import { commandOfPreaction, revisePreaction, canPreselect, bettingRoundKey, chipsToCall, type Preaction } from '../../src/table/bar/preaction';

const { view, mine } = STATES.ahead!();
const round = bettingRoundKey(view);
const viewWithBet = (bet: number): TableView => ({ ...view, bet });
const turn = (overrides: Partial<ActTurn>): ActTurn => ({
  ...(STATES.sidepots!().mine.turn as ActTurn),
  ...overrides,
});

describe('a pre-action', () => {
  it('is offered to a player in the hand while another player acts', () => {
    expect(canPreselect(view, mine)).toBe(true);
  });

  it('is not offered to a player who has folded, is all-in, or is to act', () => {
    const otherViews: PrivateView[] = [
      { ...mine, chair: 3 },
      { ...mine, chair: 2 },
      { ...mine, chair: 0 },
      STATES.sidepots!().mine,
    ];
    for (const otherView of otherViews) expect(canPreselect(view, otherView)).toBe(false);
  });

  it('is not offered during a draw or a showdown', () => {
    expect(canPreselect({ ...view, asks: 'draw' }, mine)).toBe(false);
    expect(canPreselect({ ...view, phase: 'showdown' }, mine)).toBe(false);
  });

  it('calls for no more than the stack', () => {
    expect(chipsToCall(viewWithBet(120), mine)).toBe(120);
    expect(chipsToCall(viewWithBet(9999), mine)).toBe(1240);
  });
});

describe('a chosen pre-action', () => {
  it('to call is cleared when the price changes', () => {
    const callPreaction: Preaction = { kind: 'call', chips: 120, round };
    expect(revisePreaction(callPreaction, viewWithBet(120), mine)).toEqual(callPreaction);
    expect(revisePreaction(callPreaction, viewWithBet(240), mine)).toBeNull();
  });

  it('to check is cleared by a bet; check/fold and call any are not', () => {
    expect(revisePreaction({ kind: 'check', round }, viewWithBet(0), mine)).not.toBeNull();
    expect(revisePreaction({ kind: 'check', round }, viewWithBet(2), mine)).toBeNull();
    expect(revisePreaction({ kind: 'check-fold', round }, viewWithBet(2), mine)).not.toBeNull();
    expect(revisePreaction({ kind: 'call-any', round }, viewWithBet(2), mine)).not.toBeNull();
  });

  it('applies to one betting round of one hand', () => {
    const callAnyPreaction: Preaction = { kind: 'call-any', round };
    expect(revisePreaction(callAnyPreaction, { ...view, street: 'river' }, mine)).toBeNull();
    expect(revisePreaction(callAnyPreaction, { ...view, hand: view.hand + 1 }, mine)).toBeNull();
  });
});

describe('the command of a pre-action', () => {
  const freeTurn = turn({ free: true, call: 0 });
  const betTurn = turn({ free: false, call: 120 });

  it('to check or fold is a check if that is free, and else a fold', () => {
    expect(commandOfPreaction({ kind: 'check-fold', round }, freeTurn)).toEqual({ do: 'check' });
    expect(commandOfPreaction({ kind: 'check-fold', round }, betTurn)).toEqual({ do: 'fold' });
  });

  it('to check is never a fold', () => {
    expect(commandOfPreaction({ kind: 'check', round }, betTurn)).toBeNull();
  });

  it('to call is for its amount and no other', () => {
    expect(commandOfPreaction({ kind: 'call', chips: 120, round }, betTurn)).toEqual({ do: 'call' });
    expect(commandOfPreaction({ kind: 'call', chips: 60, round }, betTurn)).toBeNull();
  });

  it('to call any is a call, or a check if that is free', () => {
    expect(commandOfPreaction({ kind: 'call-any', round }, betTurn)).toEqual({ do: 'call' });
    expect(commandOfPreaction({ kind: 'call-any', round }, freeTurn)).toEqual({ do: 'check' });
  });

  it('is empty if the turn is of another kind', () => {
    expect(commandOfPreaction({ kind: 'call-any', round }, turn({ bring_in: true }))).toBeNull();
    expect(commandOfPreaction({ kind: 'call-any', round }, turn({ short: 20 }))).toBeNull();
    expect(commandOfPreaction({ kind: 'check-fold', round }, turn({ call: 5, fold: false }))).toBeNull();
  });
});
