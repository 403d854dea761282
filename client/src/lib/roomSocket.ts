/**
 * The connection to the room: one WebSocket for all watched tables.
 *
 * It reconnects after any loss of the network, resumes each table from its last sequence number, and
 * sends unanswered commands again. Its interface is stores, and promises of answers.
 */
import { ignoreUnknown } from './exhaustive';
import { get, writable, type Writable } from 'svelte/store';
import { CutChain, findSeal, recordSeal, type KeyValueStore } from './cutChain';
import { TableFeed } from './tableFeed';
import { PROTOCOL } from './wire';
import type { SubmitCommand, AnyClientCommand, Fact, ClientMessage, ServerMessage, WatchEnded, Accepted, MovePending, React, Rejected, DeckSealedMessage, SeatAssignedMessage, ErrorFrame } from './wire';
import type { Phrase } from './words/phraseFormatter';

/** `quiet`: the connection is open, but the room does not answer. `waiting`: a retry is scheduled. */
export type Status = 'connecting' | 'open' | 'quiet' | 'waiting' | 'closed';

/** The part of a WebSocket that the connection uses. */
export interface Transport {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface SocketEnvironment {
  /** Open a connection to the room. */
  open: () => Transport;
  now: () => number;
  random: () => number;
  setTimer: (callback: () => void, milliseconds: number) => unknown;
  clearTimer: (timer: unknown) => void;
  storage: KeyValueStore;
}

/** Milliseconds between pings, while the page is visible and while it is hidden. */
const PING_MS = 1_500;
const HIDDEN_PING_MS = 20_000;
/** Milliseconds without an answer after which the connection counts as quiet, and after which it is closed. */
const QUIET_AFTER_MS = 2_000;
const CLOSE_AFTER_MS = 6_000;
/** Milliseconds for the room to accept a connection. */
const CONNECT_TIMEOUT_MS = 8_000;
const COMMAND_TIMEOUT_MS = 30_000;
/** Milliseconds of jitter in the measured latency and clock offset, for which the page is not updated. */
const JITTER_MS = 20;
const FIRST_RETRY_MS = 500;
/** Milliseconds before a table that moves to another node is watched again. */
const REOPEN_MS = 250;
const MAX_RETRY_MS = 15_000;

const HAND_COMMANDS = new Set<AnyClientCommand['do']>([
  'fold', 'check', 'call', 'raise', 'pot', 'all-in', 'bring-in', 'discard', 'take-back', 'show',
  'muck', 'run-it', 'declare', 'add-chips', 'straddle', 'no-straddle', 'chop', 'marker', 'answer',
]);

interface PendingCommand {
  request: SubmitCommand;
  accept: (answer: Accepted) => void;
  reject: (answer: Rejected) => void;
  timer: unknown;
}

const isWithinJitter = (milliseconds: number, knownMs: number): boolean => knownMs !== 0 && Math.abs(milliseconds - knownMs) < JITTER_MS;

export class RoomSocket {
  readonly status: Writable<Status> = writable('closed');
  /** The latency of the room, in milliseconds; 0 if it is unknown. */
  readonly latency: Writable<number> = writable(0);
  /** The clock of the server minus that of this device, in milliseconds. */
  readonly offset: Writable<number> = writable(0);
  /** The player as whom the room knows this connection; empty if the room knows none. */
  readonly player: Writable<string> = writable('');
  /** The last error frame of the room. */
  readonly lastError: Writable<ErrorFrame | null> = writable(null);
  /** The time at which the player's device code was used on another device. */
  readonly deviceUsedAt: Writable<number> = writable(0);
  /** The last seat that an event gave the player at another table; the connection watches that table. */
  readonly newSeat: Writable<SeatAssignedMessage | null> = writable(null);
  /** A move to another table after the current hand. */
  readonly pendingMove: Writable<MovePending | null> = writable(null);

  readonly #env: SocketEnvironment;
  readonly #feeds = new Map<string, TableFeed>();
  readonly #watchers = new Map<string, number>();
  readonly #pending = new Map<string, PendingCommand>();
  #socket: Transport | null = null;
  #isOpen = false;
  #name = '';
  #attempts = 0;
  /** The time of the unanswered ping; 0 if there is none. */
  #pingedAt = 0;
  #isVisible = true;
  #pingTimer: unknown = null;
  #retryTimer: unknown = null;
  #minLatency = Infinity;

  constructor(environment: SocketEnvironment) {
    this.#env = environment;
  }

  // Tables -------------------------------------------------------------------------------------

  /**
   * Watch a table until `unwatch` has been called once for each call of this function. Return the feed of the table.
   * *passive*: for a screen, which receives a spectator's view; bots do not play while only screens watch.
   */
  watch(table: string, passive = false): TableFeed {
    let feed = this.#feeds.get(table);
    if (!feed) {
      feed = new TableFeed(table, passive);
      this.#feeds.set(table, feed);
    }
    this.#watchers.set(table, (this.#watchers.get(table) ?? 0) + 1);
    if (this.#isOpen) this.#requestTable(feed);
    else if (!this.#socket && this.#retryTimer === null) this.connect();
    return feed;
  }

  unwatch(table: string): void {
    const watchersLeft = (this.#watchers.get(table) ?? 0) - 1;
    this.#watchers.set(table, watchersLeft);
    if (watchersLeft > 0) return;
    this.#watchers.delete(table);
    this.#feeds.delete(table);
    if (this.#isOpen) this.#send({ t: 'unwatch', table });
    if (this.#feeds.size === 0) this.close();
  }

  /** Request a table again, for example after the player has entered its password. */
  resubscribe(table: string): void {
    const feed = this.#feeds.get(table);
    if (feed && this.#isOpen) this.#requestTable(feed);
  }

  /** Send a command to a table; rejects with the room's `Rejected`. */
  sendCommand(table: string, command: AnyClientCommand): Promise<Accepted> {
    const now = this.#feeds.get(table)?.state();
    const isHandCommand = now && HAND_COMMANDS.has(command.do);
    const handContext = isHandCommand ? { hand: now.view?.hand ?? 0, token: now.mine?.token ?? 0 } : {};
    const submission: SubmitCommand = { t: 'wish', cmd: this.#newId(), table, wish: command, ...handContext };
    return new Promise((resolve, reject) => {
      const timer = this.#env.setTimer(() => this.#timeOut(submission), COMMAND_TIMEOUT_MS);
      this.#pending.set(submission.cmd, { request: submission, accept: resolve, reject, timer });
      if (this.#isOpen) this.#send(submission);
    });
  }

  sendChat(table: string, text: string): void {
    if (this.#isOpen && text.trim()) this.#send({ t: 'say', table, text: text.trim().slice(0, 300) });
  }

  sendReaction(table: string, kind: React['kind']): void {
    if (this.#isOpen) this.#send({ t: 'react', table, kind });
  }

  // Connection ---------------------------------------------------------------------------------

  /** Connect to the room now. */
  connect(): void {
    this.#disconnect();
    this.status.set('connecting');
    const line = this.#env.open();
    this.#socket = line;
    line.onopen = () => this.#send({ t: 'hello', protocol: PROTOCOL, client: 'browser' });
    line.onmessage = (event) => this.#handleMessage(event.data);
    line.onclose = () => this.#handleClose();
    this.#pingTimer = this.#env.setTimer(() => this.#handleClose(), CONNECT_TIMEOUT_MS);
  }

  /** Reconnect at once, for example after a login. */
  reconnect(): void {
    this.#attempts = 0;
    if (this.#feeds.size > 0) this.connect();
  }

  /** Reconnect at once if the connection is lost, or ping if it is open. Call this when the network may have changed. */
  retryNow(): void {
    if (this.#retryTimer !== null) this.reconnect();
    else if (this.#isOpen) this.#ping();
  }

  /** Set whether the page is visible. While it is hidden, pings are rare. */
  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
    if (isVisible) this.retryNow();
  }

  /** Close the connection until a table is watched again. */
  close(): void {
    this.#disconnect();
    this.status.set('closed');
  }

  #disconnect(): void {
    this.#env.clearTimer(this.#retryTimer);
    this.#env.clearTimer(this.#pingTimer);
    this.#retryTimer = this.#pingTimer = null;
    this.#isOpen = false;
    this.#pingedAt = 0;
    this.latency.set(0);
    const line = this.#socket;
    this.#socket = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #handleClose(): void {
    this.#disconnect();
    this.status.set('waiting');
    const maxDelayMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#attempts);
    this.#attempts += 1;
    // Clients reconnect at different moments after the room has restarted.
    const delayMs = maxDelayMs * (0.5 + this.#env.random() / 2);
    this.#retryTimer = this.#env.setTimer(() => {
      this.#retryTimer = null;
      this.connect();
    }, delayMs);
  }

  /** Send a ping, and watch for its answer. */
  #ping(): void {
    this.#pingedAt = this.#env.now();
    this.#send({ t: 'ping', at: this.#pingedAt });
    this.#setPingTimer(QUIET_AFTER_MS, () => this.#handleSilence());
  }

  /** Without an answer, mark the connection as quiet, and close it in the end. */
  #handleSilence(): void {
    const silentMs = this.#env.now() - this.#pingedAt;
    // After the device slept, frames may be waiting to be read, so the silence does not count.
    if (silentMs > CLOSE_AFTER_MS + HIDDEN_PING_MS) return this.#ping();
    if (silentMs >= CLOSE_AFTER_MS) return this.#handleClose();
    this.status.set('quiet');
    this.#setPingTimer(CLOSE_AFTER_MS - silentMs, () => this.#handleSilence());
  }

  /** Any frame shows that the connection is alive. */
  #markAlive(): void {
    if (!this.#isOpen || !this.#pingedAt) return;
    this.#pingedAt = 0;
    this.status.set('open');
    this.#setPingTimer(this.#isVisible ? PING_MS : HIDDEN_PING_MS, () => this.#ping());
  }

  #setPingTimer(milliseconds: number, callback: () => void): void {
    this.#env.clearTimer(this.#pingTimer);
    this.#pingTimer = this.#env.setTimer(callback, milliseconds);
  }

  #send(frame: ClientMessage): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  // Frames of the room -------------------------------------------------------------------------

  #handleMessage(data: unknown): void {
    if (typeof data !== 'string') return;
    this.#markAlive();
    const frame: ServerMessage = JSON.parse(data);
    switch (frame.t) {
      case 'welcome':
        return this.#handleWelcome(frame.player, frame.now);
      case 'snapshot': {
        this.#feeds.get(frame.table)?.applySnapshot(frame);
        return this.#commitCut(frame.table);
      }
      case 'update': {
        const feed = this.#feeds.get(frame.table);
        const outcome = feed?.applyUpdate(frame, this.#env.now());
        if (outcome === 'gap') this.#requestTable(feed!);
        if (outcome === 'taken') this.#checkCut(frame.table, frame.facts);
        return;
      }
      case 'said':
        return this.#feeds.get(frame.table)?.addChatMessage(frame);
      case 'place':
        return this.#feeds.get(frame.table)?.setListPlace(frame);
      case 'reacted':
        return this.#feeds.get(frame.table)?.addReaction(frame);
      case 'gone':
        return this.#handleWatchEnded(frame);
      case 'sealed':
        return this.#sendCut(frame);
      case 'granted':
      case 'refused':
        return this.#handleReply(frame);
      case 'pong':
        return this.#updateClockOffset(frame.at, frame.now);
      case 'device-came':
        return this.deviceUsedAt.set(frame.at);
      case 'seated':
        return this.newSeat.set(frame);
      case 'moves-soon':
        return this.pendingMove.set(frame);
      case 'trouble':
        this.lastError.set(frame);
        // The room has been updated since this page was loaded; a reconnect would fail again.
        return frame.code === 'protocol' ? this.close() : undefined;
      default:
        return ignoreUnknown(frame);
    }
  }

  #handleWelcome(player: string, serverNow: number): void {
    this.#isOpen = true;
    this.#attempts = 0;
    this.#minLatency = Infinity;
    // Another player sees other cards, so each table starts with a snapshot.
    if (player !== this.#name) for (const feed of this.#feeds.values()) feed.reset();
    this.#name = player;
    this.player.set(player);
    this.offset.set(serverNow - this.#env.now());
    this.status.set('open');
    for (const feed of this.#feeds.values()) this.#requestTable(feed);
    for (const { request } of this.#pending.values()) this.#send(request);
    this.#ping();
  }

  /** Measure the latency and the clock offset; the quickest answer gives the best offset. */
  #updateClockOffset(at: number, serverNow: number): void {
    const now = this.#env.now();
    const latencyMs = now - at;
    const latency = Math.max(1, latencyMs);
    if (!isWithinJitter(latency, get(this.latency))) this.latency.set(latency);
    if (latencyMs > this.#minLatency * 1.5 + 20) return;
    this.#minLatency = Math.min(this.#minLatency, latencyMs);
    const offset = Math.round(serverNow + latencyMs / 2 - now);
    if (!isWithinJitter(offset, get(this.offset))) this.offset.set(offset);
  }

  /** Handle the end of a watch. A table that the room reopens keeps its view and is requested again. */
  #handleWatchEnded(frame: WatchEnded): void {
    const feed = this.#feeds.get(frame.table);
    if (frame.code !== 'lost') return feed?.close(frame);
    feed?.reset();
    this.#env.setTimer(() => this.resubscribe(frame.table), REOPEN_MS);
  }

  #requestTable(feed: TableFeed): void {
    this.#send({ t: 'watch', table: feed.table, ...(feed.passive && { passive: true }), ...feed.resumePoint(this.#env.now()) });
  }

  #handleReply(frame: Accepted | Rejected): void {
    const pending = this.#pending.get(frame.cmd);
    if (!pending) return;
    this.#pending.delete(frame.cmd);
    this.#env.clearTimer(pending.timer);
    if (frame.t === 'granted') pending.accept(frame);
    else pending.reject(frame);
  }

  #timeOut(submission: SubmitCommand): void {
    const { cmd, table } = submission;
    const refusal: Phrase = { say: 'RoomResponseMissing' };
    const emptyFields = { rule: '', why: 'the room has not answered', legal: '', offer: null };
    this.#handleReply({ t: 'refused', cmd, table, code: 'no-answer', said: refusal, ...emptyFields });
  }

  // Cuts of the deck ---------------------------------------------------------------------------

  #cutChain(table: string): CutChain | null {
    const isSeated = (this.#feeds.get(table)?.state().mine?.chair ?? 0) > 0;
    return isSeated && this.#name ? new CutChain(table, this.#name, this.#env.storage) : null;
  }

  #commitCut(table: string): void {
    const chainPromise = this.#cutChain(table)?.commitment();
    if (chainPromise) this.#send({ t: 'promise', table, end: chainPromise });
  }

  #sendCut({ table, hand, root }: DeckSealedMessage): void {
    const cutValue = this.#cutChain(table)?.cut(hand, root) ?? '';
    recordSeal(this.#env.storage, table, { hand, root, cut: cutValue });
    if (cutValue) this.#send({ t: 'cut', table, hand, value: cutValue });
    this.#commitCut(table);
  }

  /** Check whether the room has counted the player's cut, which may have come too late. */
  #checkCut(table: string, facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (fact.type !== 'DeckCut') continue;
      const ownCut = findSeal(this.#env.storage, table, fact.hand)?.cut;
      if (!ownCut || fact.cuts.some(([, value]) => value === ownCut)) continue;
      this.#cutChain(table)?.recommit();
    }
    this.#commitCut(table);
  }

  #newId(): string {
    // crypto.randomUUID needs https, which a room in a home network may not have.
    const word = () => Math.floor(this.#env.random() * 2 ** 32).toString(36);
    return `w${this.#env.now().toString(36)}-${word()}${word()}`;
  }
}
