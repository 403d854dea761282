import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import type { SeatView, TableView } from '../../src/lib/wire';
import { equityText, isWaiting, seatCaption, seatState, spokenSeat } from '../../src/table/felt/seatText';

const { view } = STATES.sidepots!();
const seat = (more: Partial<SeatView> = {}): SeatView => ({ ...view.seats[0]!, state: 'playing', says: '', bet: 0, holding: null, ...more });
const caption = (seat: SeatView, clock = ''): string => seatCaption(seat, view, { clock, isOwn: false, brief: String });

describe('the state of a seat', () => {
  it('is empty for a player who may act, and named for every other', () => {
    expect(seatState(seat(), view)).toBe('');
    expect(seatState(seat({ state: 'folded' }), view)).not.toBe('');
    expect(seatState(seat({ here: false }), view)).not.toBe('');
  });

  it('is waiting only while a hand is played', () => {
    const waiting = seat({ state: 'waiting' });
    expect(isWaiting(waiting, { phase: 'playing' })).toBe(true);
    expect(isWaiting(waiting, { phase: 'between' })).toBe(false);
    expect(seatState(waiting, { phase: 'between' })).toBe('');
  });
});

describe('the caption of a seat', () => {
  it('names an extra clock, but not the turn clock', () => {
    expect(caption(seat(), 'bank')).not.toBe('');
    expect(caption(seat(), 'turn')).toBe('');
  });

  it('shows chips on the way before the last action', () => {
    expect(caption(seat({ asked: 200, says: 'call' }))).toContain('200');
    expect(caption(seat({ says: 'check' }))).toBe('Check');
  });

  it('is empty for actions that the chips or the dimmed seat show', () => {
    expect(caption(seat({ says: 'call', bet: 20 }))).toBe('');
    expect(caption(seat({ says: 'fold', state: 'folded' }))).toBe('');
  });

  it('shows the cards drawn beside a later action, until the player folds', () => {
    expect(caption(seat({ says: 'check', drew: 2 }))).toBe('Check, drew 2');
    expect(caption(seat({ says: 'call', drew: 2 }))).toBe('Drew 2');
    expect(caption(seat({ says: 'draw', drew: 2 }))).toBe('Draw 2');
    expect(caption(seat({ says: 'fold', drew: 2, state: 'folded' }))).toBe('');
  });

  it('is empty for an all-in player, whose plate says it', () => {
    expect(caption(seat({ state: 'all-in', stack: 0, says: 'all-in' }))).toBe('');
  });
});

describe('the equity of a seat', () => {
  it('has a decimal place below one percent', () => {
    expect(equityText({ equity: [0.634, 0.004] })).toBe('63% · 0.4%');
    expect(equityText({ equity: [] })).toBe('');
  });
});

describe('the description of a seat for a screen reader', () => {
  const seatText = (seat: SeatView, isOwn: boolean, cards: readonly string[]): string => spokenSeat(seat, view, { isOwn, cards, formatChips: String });

  it('includes the bet and the cards of another player', () => {
    const spokenText = seatText(seat({ bet: 40 }), false, ['??', 'Ah']);
    expect(spokenText).toContain('40');
    expect(spokenText).toContain('ace of hearts');
  });

  it('names the button and the blinds', () => {
    const { chair } = seat();
    const spokenAt = (more: Partial<TableView>): string => spokenSeat(seat(), { ...view, button: 0, small: 0, big: 0, ...more }, { isOwn: false, cards: [], formatChips: String });
    expect(spokenAt({})).not.toContain('lind');
    expect(spokenAt({ button: chair, small: chair })).toContain('Button, Small blind');
    expect(spokenAt({ big: chair })).toContain('Big blind');
  });

  it('leaves out the cards of the player, which have labels of their own', () => {
    expect(seatText(seat(), true, ['Kh', 'Ah'])).not.toContain('ace of hearts');
  });
});
