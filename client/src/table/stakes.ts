/** Amounts that a table shows: the total pot and the big blind. */
import type { AmountScale } from '../lib/amount';
import type { ActTurn, TableView } from '../lib/wire';

/** The unit for other amounts: the big blind, or the small bet in a game without blinds. */
export function bigBlind(view: TableView): number {
  const { blinds, bets, ante, unit } = view.game;
  return Math.max(0, ...blinds) || bets[0] || ante || unit || 1;
}

/** True if the bet to match is a bring-in or a short all-in that the next bettor completes. */
export function isCompletion(view: Pick<TableView, 'game' | 'bet'>): boolean {
  return 0 < view.bet && view.bet < (view.game.bets[0] ?? 0);
}

/** Return true if blinds are posted, in at least one game of a mix. */
export function hasBlinds(view: Pick<TableView, 'game' | 'mix'>): boolean {
  return view.mix.length > 0 || view.game.blinds.some((blind) => blind > 0);
}

/** Return true if the dealer button means something: in stud the lowest upcard opens. */
export function hasButton({ game }: Pick<TableView, 'game'>): boolean {
  return game.boards > 0 || game.down === game.hand_size || game.blinds.length > 0;
}

/** The sum of all pots and bets. */
export function totalPot(view: TableView): number {
  const pots = view.pots.reduce((sum, pot) => sum + pot.chips, 0);
  return view.seats.reduce((sum, seat) => sum + seat.bet, pots);
}

/** The scale by which a typed amount is parsed. */
export function amountScale(view: TableView, turn: ActTurn): AmountScale {
  const { call, low, high, unit, presets } = turn;
  const money = view.money;
  return { big: bigBlind(view), pot: totalPot(view), bet: view.bet, call, low, high, unit, presets, money };
}
