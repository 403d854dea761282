import { describe, expect, it } from 'vitest';
import { menuItems } from '../../src/table/tableMenuItems';
import { mine, view } from '../shell/fakes';
import type { PrivateView, SeatView, TableView } from '../../src/lib/wire';

const seat = (change: Partial<SeatView> = {}): SeatView =>
  ({ chair: 2, player: 'Ann', stack: 100, state: 'playing', says: '', ...change }) as SeatView;

/** A game without blinds, in which no player can wait for the big blind. */
const GAME = { blinds: [] as readonly number[] } as TableView['game'];

function labelsOf(ownSeat: Partial<SeatView>, tableOverrides: Partial<TableView> = {}, privateView: Partial<PrivateView> = {}): string[] {
  const seats = [seat(ownSeat)];
  const tableView = view({ chairs: 6, seats, boards: [], to_act: [], asks: 'act', clock: null, game: GAME, ...tableOverrides });
  return menuItems(tableView, mine({ chair: 2, flags: [], buy: [0, 0], ...privateView })).map(({ label }) => label);
}

describe('the menu of a table', () => {
  it('is empty for a spectator', () => {
    expect(menuItems(view({ seats: [] }), mine({ chair: 0, flags: [] }))).toEqual([]);
  });

  it('offers to sit out after the current hand, and to cancel that', () => {
    expect(labelsOf({})).toContain('sit-sit-out-next');
    expect(labelsOf({}, {}, { flags: ['sits-out-next', 'leaves-next'] })).toEqual(['sit-stay-in', 'sit-stay']);
  });

  it('offers to sit out at the big blind in a game with blinds', () => {
    const game = { ...GAME, blinds: [1, 2] };
    expect(labelsOf({}, { game })).toContain('sit-sit-out-blind');
    expect(labelsOf({}, { game }, { flags: ['sits-out-at-blind'] })).not.toContain('sit-sit-out-blind');
  });

  it('offers a free chair between hands', () => {
    expect(labelsOf({ state: 'waiting' })).toContain('sit-move');
    expect(labelsOf({ state: 'waiting' }, { chairs: 1 })).not.toContain('sit-move');
    expect(labelsOf({ state: 'playing' })).not.toContain('sit-move');
  });

  it('offers more chips if the room allows it', () => {
    expect(labelsOf({}, {}, { buy: [1, 100] })[0]).toBe('sit-top-up');
    expect(labelsOf({ state: 'waiting', stack: 0 }, {}, { buy: [1, 100] })).not.toContain('sit-top-up');
  });

  it('offers to propose a bomb pot if the room allows it', () => {
    expect(labelsOf({})).not.toContain('bomb-propose');
    expect(labelsOf({}, {}, { may_bomb: true })).toContain('bomb-propose');
  });

  it('offers to take chips off the table if the house allows it', () => {
    expect(labelsOf({ state: 'waiting' }, {}, { spend: 5 })).toContain('more-take');
    expect(labelsOf({ state: 'waiting' }, {}, { spend: 0 })).not.toContain('more-take');
  });

  it('offers to call the clock on another player', () => {
    expect(labelsOf({}, { to_act: [4] })).toContain('more-clock');
    expect(labelsOf({}, { to_act: [2] })).not.toContain('more-clock');
  });
});
