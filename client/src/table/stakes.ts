/** Sizes that a table shows: what is in the middle, and what a big blind is. */
import type { AmountScale } from '../lib/amount';
import type { ActTurn, TableView } from '../lib/wire';

/** The size by which others are measured: the big blind, or the bet where there are none. */
export function bigBlind(view: TableView): number {
  const { blinds, bets, ante, unit } = view.game;
  return Math.max(0, ...blinds) || bets[0] || ante || unit || 1;
}

/** A bring-in or a short all-in lies there, less than the bet: whoever goes on completes it. */
export function isCompletion(view: Pick<TableView, 'game' | 'bet'>): boolean {
  return 0 < view.bet && view.bet < (view.game.bets[0] ?? 0);
}

/** Whether blinds are posted there: in one game of a mix at least. */
export function hasBlinds(view: Pick<TableView, 'game' | 'mix'>): boolean {
  return view.mix.length > 0 || view.game.blinds.some((blind) => blind > 0);
}

/** All chips in the middle and in front of the seats. */
export function totalPot(view: TableView): number {
  const pots = view.pots.reduce((sum, pot) => sum + pot.chips, 0);
  return view.seats.reduce((sum, seat) => sum + seat.bet, pots);
}

/** How an amount that somebody types is to be understood. */
export function amountScale(view: TableView, turn: ActTurn): AmountScale {
  const { call, low, high, unit, presets } = turn;
  const money = view.money;
  return { big: bigBlind(view), pot: totalPot(view), bet: view.bet, call, low, high, unit, presets, money };
}
