import { describe, expect, it } from 'vitest';
import type { HandReplayResponse } from '../../src/lib/http';
import { ledgerAccounts, sessionLength } from '../../src/lib/ledgerAccounts';
import { handsQuery } from '../../src/lib/handSearch';
import { momentsOf, streetsOf } from '../../src/lib/replayMoments';

describe('a search for hands', () => {
  it('turns filter words of both languages into filters, and sends the others to the room', () => {
    expect(handsQuery('won Ben 81', [])).toEqual({ search: 'Ben 81', won: true });
    expect(handsQuery(' výhra  showdown ', ['mine'])).toEqual({ mine: true, won: true, showdown: true });
    expect(handsQuery('', [])).toEqual({});
  });

  it('accepts the usual spellings of cards', () => {
    expect(handsQuery('A♥', []).search).toBe('Ah');
    expect(handsQuery('AhKd 10c', []).search).toBe('Ah Kd 10c');
    expect(handsQuery('Adah', []).search).toBe('Ad ah');
    expect(handsQuery('Tess', []).search).toBe('Tess');
  });
});

describe('the ledger by player', () => {
  const line = { bought: 100, cashed_out: 0, chips: 0, due: 0, side_bets: 0, bot: false };
  const move = { at: 1, hand: 0, chips: 50 };

  it('lists the biggest winner first, with the movements of each player', () => {
    const accounts = ledgerAccounts({
      players: [{ player: 'Ann', ...line, net: -5 }, { player: 'Ben', ...line, net: 5 }],
      movements: [
        { player: 'Ann', what: 'buy-in', ...move },
        { player: 'Ben', what: 'buy-in', ...move },
        { player: 'Ann', what: 're-buy', ...move },
        { player: 'Ann', what: 'cash-out', ...move, chips: -20 },
      ],
    });
    expect(accounts.map((account) => [account.player, account.buyInCount, account.movements.length])).toEqual([['Ben', 1, 1], ['Ann', 2, 3]]);
  });

  it('includes the length of a session in hours and minutes', () => {
    expect(sessionLength(0, 60_000)).toBeNull();
    expect(sessionLength(60_000, 60_000 * 126)).toEqual({ h: 2, m: 5 });
  });
});

describe('the replay of a hand', () => {
  const view = (board: number) => ({ boards: [Array(board).fill('2c')], draw: [0, 0], seats: [{ chair: 3, player: '3', state: 'playing' }] });
  const moment = (board: number, ...types: string[]) => ({ facts: types.map((type) => ({ type, seat: 0, chairs: [3], cards: [] })), view: view(board), cards: ['As'], up: [], holding: null, told: types.includes('Checked') ? [{ say: 'PlayerChecked', who: { chair: 3 } }] : [] });
  const sheet = {
    hand: 1, at: 0, game: '', ended: '', chair: 3, names: false,
    moments: [
      moment(0, 'HandBegan', 'HandStarted', 'Posted'),
      moment(0, 'HoleCardsDealt'),
      moment(0, 'Checked'),
      moment(3, 'BetsCollected', 'BoardDealt'),
      moment(4, 'BoardDealt'),
      moment(4, 'HandShown'),
      moment(4, 'HandMucked'),
      moment(4, 'PotAwarded', 'HandClosed'),
    ],
  } as unknown as HandReplayResponse;

  it('has a mark where the cards of each street are dealt, and where hands are shown', () => {
    expect(streetsOf(sheet).map(({ at, name }) => [at, name])).toEqual([
      [0, 'start'], [1, 'deal'], [3, 'flop'], [4, 'turn'], [5, 'showdown'], [7, 'end'],
    ]);
  });

  it('names players by their chairs if names are hidden', () => {
    const momentTexts = momentsOf(sheet, (key, filling) => `${key} ${Object.values(filling ?? {}).join(' ')}`, String);
    expect(momentTexts[2]!.view.seats[0]!.player).toBe('say-chair 3');
    expect(momentTexts[2]!.eventText).toBe('Seat 3 checks.');
    expect(momentTexts[2]!.mine).toMatchObject({ chair: 3, cards: ['As'], turn: null });
  });
});
