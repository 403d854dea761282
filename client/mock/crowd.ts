/** Tables with any number of players and cards, for the TV view and the stream overlay. */
import type { SeatView, TableView } from '../src/lib/wire';
import { STATES } from './states';

const NAMES = ['Ann', 'Bořivoj Novotný', 'Cid', 'Maximiliana', 'Eve', 'Frantisek the Great', 'Gus', 'Hedvika', 'Igor', 'Wilhelmina W.'];
const DECK = [...'AKQJT98765432'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));

/** A hand of *players* with *count* cards each, face up if *open*, on *boards* boards. */
export function crowdedTable(players: number, count: number, boards: number, open: boolean): { view: TableView; cards: [number, string[]][] } {
  const { view } = STATES.full!();
  const model = view.seats[0]!;
  const holdingAt = (at: number): string[] => Array.from({ length: count }, (_, card) => DECK[(at * count + card) % DECK.length]!);
  const seats = NAMES.slice(0, players).map((name, at): SeatView => ({
    ...model,
    chair: at + 1,
    player: name,
    called: name,
    stack: at % 3 === 2 ? 0 : 12_345 * (at + 1) ** 2,
    state: at % 3 === 2 ? 'all-in' : 'playing',
    bet: at % 2 ? 45_000 : 0,
    says: at % 2 ? 'raise' : 'check',
    cards: open ? holdingAt(at) : holdingAt(at).map(() => '??'),
    equity: open && at % 2 ? Array.from({ length: Math.max(1, boards) }, () => 0.634) : [],
    won: 0,
    holding: null,
  }));
  const board = DECK.slice(-5 * Math.max(1, boards));
  const severalBoards = Array.from({ length: boards }, (_, at) => board.slice(5 * at, 5 * at + 5));
  const chairs = seats.map((seat) => seat.chair);
  const shown: TableView = {
    ...view, seats, boards: severalBoards, street: 'river', button: 1, small: 2 % (players + 1), big: Math.min(3, players),
    pots: [{ chips: 1_248_500, chairs }, { chips: 30_250, chairs: chairs.slice(1) }], to_act: [1],
    game: { ...view.game, hand_size: count, down: count, boards: boards ? 1 : 0 },
  };
  return { view: shown, cards: seats.map((seat, at) => [seat.chair, holdingAt(at)]) };
}
