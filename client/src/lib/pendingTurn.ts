import type { PrivateView } from './wire';

/** Whether a table waits for somebody; to show cards that nobody has asked for is no duty. */
export function hasPendingTurn(mine: PrivateView | null): boolean {
  return Boolean(mine?.turn && (mine.turn.ask !== 'show' || mine.turn.mine));
}
