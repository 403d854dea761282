/** Tables with any number of players and cards, for the TV view and the stream overlay. */
import type { SeatView, TableView } from '../src/lib/wire';
import { STATES } from './states';

const NAMES = ['Ann', 'Bořivoj Novotný', 'Cid', 'Maximiliana', 'Eve', 'Frantisek the Great', 'Gus', 'Hedvika', 'Igor', 'Wilhelmina W.'];
const DECK = [...'AKQJT98765432'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));

/** A hand of *players* with *count* cards each, face up if *open*, on *boards* boards. */
export function crowdedTable(playerCount: number, cardCount: number, boardCount: number, isFaceUp: boolean): { view: TableView; cards: [number, string[]][] } {
  const { view } = STATES.full!();
  const sampleSeat = view.seats[0]!;
  const holdingAt = (seatIndex: number): string[] => Array.from({ length: cardCount }, (_, card) => DECK[(seatIndex * cardCount + card) % DECK.length]!);
  const seats = NAMES.slice(0, playerCount).map((name, at): SeatView => ({
    ...sampleSeat,
    chair: at + 1,
    player: name,
    called: name,
    stack: at % 3 === 2 ? 0 : 12_345 * (at + 1) ** 2,
    state: at % 3 === 2 ? 'all-in' : 'playing',
    bet: at % 2 ? 45_000 : 0,
    says: at % 2 ? 'raise' : 'check',
    cards: isFaceUp ? holdingAt(at) : holdingAt(at).map(() => '??'),
    equity: isFaceUp && at % 2 ? Array.from({ length: Math.max(1, boardCount) }, () => 0.634) : [],
    won: 0,
    holding: null,
  }));
  const board = DECK.slice(-5 * Math.max(1, boardCount));
  const severalBoards = Array.from({ length: boardCount }, (_, at) => board.slice(5 * at, 5 * at + 5));
  const chairs = seats.map((seat) => seat.chair);
  const crowdedView: TableView = {
    ...view, seats, boards: severalBoards, street: 'river', button: 1, small: 2 % (playerCount + 1), big: Math.min(3, playerCount),
    pots: [{ chips: 1_248_500, chairs }, { chips: 30_250, chairs: chairs.slice(1) }], to_act: [1],
    game: { ...view.game, hand_size: cardCount, down: cardCount, boards: boardCount ? 1 : 0 },
  };
  return { view: crowdedView, cards: seats.map((seat, at) => [seat.chair, holdingAt(at)]) };
}
