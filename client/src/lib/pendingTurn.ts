import type { PrivateView } from './wire';

/** Return true if the table waits for the player. It does not wait for voluntary shows of cards. */
export function hasPendingTurn(mine: PrivateView | null): boolean {
  return Boolean(mine?.turn && (mine.turn.ask !== 'show' || mine.turn.mine));
}
