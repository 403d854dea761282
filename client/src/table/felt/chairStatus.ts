/** Whether there is a chair, and what helps where nobody plays. */
import type { PrivateView, TableView } from '../../lib/wire';

/** No chair is free: all are taken, or kept for somebody on the waiting list. */
export function isFull(view: TableView): boolean {
  return view.seats.length + view.kept.length >= view.chairs;
}

/** What whoever looks may do about too few players: invite somebody, and as a host add a bot. */
export function helpOptions(view: TableView, mine: PrivateView, mayInvite: boolean): ('invite' | 'bot')[] {
  if (view.phase !== 'idle' || isFull(view) || view.event) return [];
  const found: ('invite' | 'bot')[] = [];
  if (mayInvite) found.push('invite');
  if (mine.role === 'host') found.push('bot');
  return found;
}
