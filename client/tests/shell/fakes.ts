/** A fake room, clock and storage for tests of the connection. */
import type { KeyValueStore } from '../../src/lib/cutChain';
import { RoomSocket, type Transport } from '../../src/lib/roomSocket';
import type { ClientMessage, ServerMessage, PrivateView, TableView } from '../../src/lib/wire';

export class FakeTransport implements Transport {
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

  receive(frame: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The sent frames of one kind. */
  of<T extends ClientMessage['t']>(kind: T): Extract<ClientMessage, { t: T }>[] {
    return this.sent.filter((frame) => frame.t === kind) as Extract<ClientMessage, { t: T }>[];
  }
}

interface Timer {
  at: number;
  callback: () => void;
}

export class FakeRoom {
  transports: FakeTransport[] = [];
  nowMs = 1_000_000;
  timers = new Set<Timer>();
  storedValues = new Map<string, string>();
  shelf: KeyValueStore = {
    getItem: (key) => this.storedValues.get(key) ?? null,
    setItem: (key, value) => void this.storedValues.set(key, value),
  };
  socket = new RoomSocket({
    open: () => {
      this.transports.push(new FakeTransport());
      return this.transport;
    },
    now: () => this.nowMs,
    random: () => 0.5,
    setTimer: (callback, milliseconds) => {
      const timer = { at: this.nowMs + milliseconds, callback };
      this.timers.add(timer);
      return timer;
    },
    clearTimer: (timer) => void this.timers.delete(timer as Timer),
    storage: this.shelf,
  });

  get transport(): FakeTransport {
    return this.transports.at(-1)!;
  }

  /** Advance the time, and run the timers that are due. */
  advance(milliseconds: number): void {
    const endTime = this.nowMs + milliseconds;
    for (;;) {
      const next = [...this.timers].filter((timer) => timer.at <= endTime).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers.delete(next);
      this.nowMs = Math.max(this.nowMs, next.at);
      next.callback();
    }
    this.nowMs = endTime;
  }

  /** Open the line, and receive the welcome of the room. */
  welcome(player = 'Ann', aheadMs = 0): void {
    this.transport.onopen?.();
    this.transport.receive({ t: 'welcome', protocol: 2, player, now: this.nowMs + aheadMs });
  }
}

export const view = (overrides: Partial<TableView> = {}): TableView =>
  ({ table: 't', name: 'Home', hand: 3, phase: 'playing', seats: [], ...overrides }) as TableView;

export const mine = (overrides: Partial<PrivateView> = {}): PrivateView =>
  ({ role: 'player', chair: 2, cards: [], up: [], turn: null, token: 12, ...overrides }) as PrivateView;

export const snapshot = (seq: number, overrides: { view?: TableView; mine?: PrivateView; epoch?: string } = {}): ServerMessage => ({
  t: 'snapshot', table: 't', epoch: 'e1', seq, view: view(), mine: mine(), facts: [], chat: [], told: [], ...overrides,
});

export const update = (seq: number, count: number, overrides: { view?: TableView; mine?: PrivateView } = {}): ServerMessage => {
  const facts = Array.from({ length: count }, (_, k) => ({ type: 'Checked', seat: seq - count + k + 1 }) as const);
  return { t: 'update', table: 't', seq, count, facts, view: view(), mine: mine(), told: [], ...overrides };
};
