/** The cards that a player can see: the player's own, the boards, and exposed cards of other players. */
import type { PrivateView, TableView } from '../../lib/wire';

/** Each visible card once, as in `As`. */
export function visibleCards(view: TableView, mine: PrivateView): string[] {
  const openCards = [...mine.cards, ...view.boards.flat(), ...view.seats.flatMap((seat) => seat.cards)];
  return [...new Set(openCards.filter((card) => /^[2-9TJQKA][cdhs]$/.test(card)))];
}
