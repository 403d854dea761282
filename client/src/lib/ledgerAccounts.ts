/** The ledger by player, with the greatest winner first. */
import type { LedgerResponse, PlayerLedger, Movement } from './http';

export interface LedgerAccount extends PlayerLedger {
  /** The player's movements of chips, in order. */
  movements: readonly Movement[];
  /** The number of buy-ins. */
  buyInCount: number;
}

const PURCHASES = new Set(['buy-in', 're-buy', 'top-up', 'transfer', 'short buy-in', 'loan']);

export function ledgerAccounts({ players, movements }: Pick<LedgerResponse, 'players' | 'movements'>): LedgerAccount[] {
  return players
    .map((line) => {
      const playerMovements = movements.filter((movement) => movement.player === line.player);
      return { ...line, movements: playerMovements, buyInCount: playerMovements.filter((movement) => PURCHASES.has(movement.what)).length };
    })
    .sort((a, b) => b.net - a.net);
}

/** Return the length of a session in hours and minutes; null if nothing was played. */
export function sessionLength(began: number, ended: number): { h: number; m: number } | null {
  if (!began || ended <= began) return null;
  const minutes = Math.round((ended - began) / 60_000);
  return { h: Math.floor(minutes / 60), m: minutes % 60 };
}
