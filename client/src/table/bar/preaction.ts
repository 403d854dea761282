/** Pre-actions: actions chosen before the turn. A pre-action is cleared when it no longer applies. */
import type { ActTurn, AnyClientCommand, PrivateView, TableView } from '../../lib/wire';

export type Preaction =
  | { kind: 'check-fold' | 'check' | 'call-any'; round: string }
  | { kind: 'call'; chips: number; round: string };

/** Identifies the current betting round, to which a pre-action is limited. */
export function bettingRoundKey(view: TableView): string {
  return `${view.hand} ${view.street}`;
}

/** The price of a call now, as far as the table shows it. */
export function chipsToCall(view: TableView, mine: PrivateView): number {
  const seat = view.seats.find((candidate) => candidate.chair === mine.chair);
  return seat ? Math.max(0, Math.min(view.bet - seat.bet, seat.stack)) : 0;
}

/** Return true if the player is in the hand and another player is to act. */
export function canPreselect(view: TableView, mine: PrivateView): boolean {
  const seat = view.seats.find((candidate) => candidate.chair === mine.chair);
  return (
    seat?.state === 'playing' &&
    view.phase === 'playing' &&
    view.asks === 'act' &&
    mine.turn === null &&
    seat.stack > 0
  );
}

/** Return the pre-action if it still applies, or null. */
export function revisePreaction(preaction: Preaction | null, view: TableView, mine: PrivateView): Preaction | null {
  if (!preaction || preaction.round !== bettingRoundKey(view)) return null;
  const call = chipsToCall(view, mine);
  if (preaction.kind === 'call' && call !== preaction.chips) return null;
  return preaction.kind === 'check' && call > 0 ? null : preaction;
}

/** The command of a pre-action when the turn comes, or null if the player has to decide. */
export function commandOfPreaction(preaction: Preaction, turn: ActTurn): AnyClientCommand | null {
  if (turn.bring_in || turn.short) return null;
  switch (preaction.kind) {
    case 'check-fold':
      return turn.free ? { do: 'check' } : turn.fold ? { do: 'fold' } : null;
    case 'check':
      return turn.free ? { do: 'check' } : null;
    case 'call':
      return !turn.free && turn.call === preaction.chips ? { do: 'call' } : null;
    case 'call-any':
      return turn.free ? { do: 'check' } : { do: 'call' };
  }
}
