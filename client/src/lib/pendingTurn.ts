import type { PrivateView } from './wire';

/** Return true if the table waits for the player. Showing cards voluntarily is no duty. */
export function hasPendingTurn(mine: PrivateView | null): boolean {
  return Boolean(mine?.turn && (mine.turn.ask !== 'show' || mine.turn.mine));
}
