/** What the verification of hands needs of this browser and of its room. */
import { api } from '../../lib/api';
import { seenOf } from '../../lib/chain';
import { HandChecks } from '../../lib/handChecks.svelte';
import { shelf } from '../../lib/room';
import type { Mine, TableView } from '../../lib/wire';

export function checksOf(table: string): HandChecks {
  return new HandChecks({
    proof: (hand) => api.proof(table, hand),
    seen: (hand) => seenOf(shelf, table, hand),
    later: (what, milliseconds) => setTimeout(what, milliseconds),
    random: () => Math.random(),
  });
}

/** The cards that lie open to a player: their own, the boards, and those of others. */
export function seenCards(view: TableView, mine: Mine): string[] {
  const open = [...mine.cards, ...view.boards.flat(), ...view.seats.flatMap((seat) => seat.cards)];
  return [...new Set(open.filter((card) => /^[2-9TJQKA][cdhs]$/.test(card)))];
}
