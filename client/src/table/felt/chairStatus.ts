/** Free chairs, and the offers at a table with too few players. */
import type { PrivateView, TableView } from '../../lib/wire';

/** Return true if each chair is taken, or kept for a player on the waiting list. */
export function isFull(view: TableView): boolean {
  return view.seats.length + view.kept.length >= view.chairs;
}

/** The offers at a table with too few players: an invitation, and a bot for a host. */
export function helpOptions(view: TableView, mine: PrivateView, mayInvite: boolean): ('invite' | 'bot')[] {
  if (view.phase !== 'idle' || isFull(view) || view.event) return [];
  const offers: ('invite' | 'bot')[] = [];
  if (mayInvite) offers.push('invite');
  if (mine.role === 'host') offers.push('bot');
  return offers;
}
