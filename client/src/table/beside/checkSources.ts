/** What the verification of hands needs of this browser and of its room. */
import { api } from '../../lib/api';
import { findSeal } from '../../lib/cutChain';
import { HandChecks } from '../../lib/handChecks.svelte';
import { shelf } from '../../lib/roomConnection';
import type { PrivateView, TableView } from '../../lib/wire';

export function checkSources(table: string): HandChecks {
  return new HandChecks({
    proof: (hand) => api.proof(table, hand),
    seen: (hand) => findSeal(shelf, table, hand),
    later: (what, milliseconds) => setTimeout(what, milliseconds),
    random: () => Math.random(),
  });
}

/** The cards that lie open to a player: their own, the boards, and those of others. */
export function visibleCards(view: TableView, mine: PrivateView): string[] {
  const open = [...mine.cards, ...view.boards.flat(), ...view.seats.flatMap((seat) => seat.cards)];
  return [...new Set(open.filter((card) => /^[2-9TJQKA][cdhs]$/.test(card)))];
}
