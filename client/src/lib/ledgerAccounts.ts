/** The ledger by player: what everybody bought, took away and has, the greatest winner first. */
import type { LedgerResponse, PlayerLedger, Movement } from './http';

export interface Account extends PlayerLedger {
  /** What one did, in its order. */
  movements: readonly Movement[];
  /** How often one bought chips. */
  buys: number;
}

const BOUGHT = new Set(['buy-in', 're-buy', 'top-up', 'transfer', 'short buy-in', 'loan']);

export function ledgerAccounts({ players, movements }: Pick<LedgerResponse, 'players' | 'movements'>): Account[] {
  return players
    .map((line) => {
      const own = movements.filter((each) => each.player === line.player);
      return { ...line, movements: own, buys: own.filter((each) => BOUGHT.has(each.what)).length };
    })
    .sort((a, b) => b.net - a.net);
}

/** How long a session was, in whole hours and minutes; null where nothing was played. */
export function sessionLength(began: number, ended: number): { h: number; m: number } | null {
  if (!began || ended <= began) return null;
  const minutes = Math.round((ended - began) / 60_000);
  return { h: Math.floor(minutes / 60), m: minutes % 60 };
}
