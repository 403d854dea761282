/** A fake room, clock and storage for tests of the connection. */
import type { KeyValueStore } from '../../src/lib/cutChain';
import { RoomSocket, type Transport } from '../../src/lib/roomSocket';
import type { ClientMessage, ServerMessage, PrivateView, TableView } from '../../src/lib/wire';

export class FakeLine implements Transport {
  sent: ClientMessage[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(frame: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The sent frames of one kind. */
  of<T extends ClientMessage['t']>(kind: T): Extract<ClientMessage, { t: T }>[] {
    return this.sent.filter((frame) => frame.t === kind) as Extract<ClientMessage, { t: T }>[];
  }
}

interface Timer {
  at: number;
  what: () => void;
}

export class World {
  lines: FakeLine[] = [];
  time = 1_000_000;
  timers = new Set<Timer>();
  kept = new Map<string, string>();
  shelf: KeyValueStore = {
    getItem: (key) => this.kept.get(key) ?? null,
    setItem: (key, value) => void this.kept.set(key, value),
  };
  socket = new RoomSocket({
    open: () => {
      this.lines.push(new FakeLine());
      return this.line;
    },
    now: () => this.time,
    random: () => 0.5,
    setTimer: (what, milliseconds) => {
      const timer = { at: this.time + milliseconds, what };
      this.timers.add(timer);
      return timer;
    },
    clearTimer: (timer) => void this.timers.delete(timer as Timer),
    storage: this.shelf,
  });

  get line(): FakeLine {
    return this.lines.at(-1)!;
  }

  /** Advance the time, and run the timers that are due. */
  pass(milliseconds: number): void {
    const endTime = this.time + milliseconds;
    for (;;) {
      const next = [...this.timers].filter((timer) => timer.at <= endTime).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.what();
    }
    this.time = endTime;
  }

  /** Open the line, and receive the welcome of the room. */
  welcome(player = 'Ann', ahead = 0): void {
    this.line.onopen?.();
    this.line.tell({ t: 'welcome', protocol: 2, player, now: this.time + ahead });
  }
}

export const view = (change: Partial<TableView> = {}): TableView =>
  ({ table: 't', name: 'Home', hand: 3, phase: 'playing', seats: [], ...change }) as TableView;

export const mine = (change: Partial<PrivateView> = {}): PrivateView =>
  ({ role: 'player', chair: 2, cards: [], up: [], turn: null, token: 12, ...change }) as PrivateView;

export const snapshot = (seq: number, change: { view?: TableView; mine?: PrivateView; epoch?: string } = {}): ServerMessage => ({
  t: 'snapshot', table: 't', epoch: 'e1', seq, view: view(), mine: mine(), facts: [], chat: [], told: [], ...change,
});

export const update = (seq: number, count: number, change: { view?: TableView; mine?: PrivateView } = {}): ServerMessage => {
  const facts = Array.from({ length: count }, (_, k) => ({ type: 'Checked', seat: seq - count + k + 1 }) as const);
  return { t: 'update', table: 't', seq, count, facts, view: view(), mine: mine(), told: [], ...change };
};
