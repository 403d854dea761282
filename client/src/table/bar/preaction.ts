/** What one wants to do when one's turn comes, chosen before; it lapses when it no longer fits. */
import type { ActTurn, AnyClientCommand, PrivateView, TableView } from '../../lib/wire';

export type Preaction =
  | { kind: 'check-fold' | 'check' | 'call-any'; round: string }
  | { kind: 'call'; chips: number; round: string };

/** The betting round that is played: what is chosen ahead is for this one alone. */
export function roundOf(view: TableView): string {
  return `${view.hand} ${view.street}`;
}

/** What a call would cost now, as far as the table shows it. */
export function toCall(view: TableView, mine: PrivateView): number {
  const seat = view.seats.find((each) => each.chair === mine.chair);
  return seat ? Math.max(0, Math.min(view.bet - seat.bet, seat.stack)) : 0;
}

/** May something be chosen ahead: one is in the hand, others act, and one is not asked yet. */
export function canPreselect(view: TableView, mine: PrivateView): boolean {
  const seat = view.seats.find((each) => each.chair === mine.chair);
  return (
    seat?.state === 'playing' &&
    view.phase === 'playing' &&
    view.asks === 'act' &&
    mine.turn === null &&
    seat.stack > 0
  );
}

/** What is left of the choice as the table is now. */
export function revisePreaction(ahead: Preaction | null, view: TableView, mine: PrivateView): Preaction | null {
  if (!ahead || ahead.round !== roundOf(view)) return null;
  const call = toCall(view, mine);
  if (ahead.kind === 'call' && call !== ahead.chips) return null;
  return ahead.kind === 'check' && call > 0 ? null : ahead;
}

/** What is asked for when one's turn has come, or `null` to be asked after all. */
export function commandOfPreaction(ahead: Preaction, turn: ActTurn): AnyClientCommand | null {
  if (turn.bring_in || turn.short) return null;
  switch (ahead.kind) {
    case 'check-fold':
      return turn.free ? { do: 'check' } : turn.fold ? { do: 'fold' } : null;
    case 'check':
      return turn.free ? { do: 'check' } : null;
    case 'call':
      return !turn.free && turn.call === ahead.chips ? { do: 'call' } : null;
    case 'call-any':
      return turn.free ? { do: 'check' } : { do: 'call' };
  }
}
