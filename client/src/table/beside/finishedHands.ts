/** The hands finished since the page was opened. */
import type { TableView } from '../../lib/wire';
import type { Phrase } from '../../lib/words/phraseFormatter';

export interface FinishedHand {
  hand: number;
  won: { who: string; chips: number; holding: Phrase | null }[];
}

const MAX_HANDS = 30;

/** The finished hands with that of this view, each once, the latest first. */
export function withFinishedHand(hands: readonly FinishedHand[], view: TableView): readonly FinishedHand[] {
  if (!view.won.length || hands.some((finishedHand) => finishedHand.hand === view.hand)) return hands;
  const name = (chair: number): string =>
    view.seats.find((seat) => seat.chair === chair)?.player ?? String(chair);
  const winners = view.won.map(([chair, chips, holding]) => ({ who: name(chair), chips, holding }));
  return [{ hand: view.hand, won: winners }, ...hands].slice(0, MAX_HANDS);
}
