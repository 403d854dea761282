/**
 * The connection to the room: one WebSocket for all tables that are watched.
 *
 * It keeps itself alive. Whatever happens to the network, it comes back, says where it was, and
 * asks again for what was not answered; who uses it sees stores, and promises of answers.
 */
import { ignoreUnknown } from './exhaustive';
import { writable, type Writable } from 'svelte/store';
import { CutChain, findSeal, recordSeal, type KeyValueStore } from './cutChain';
import { TableFeed } from './tableFeed';
import { PROTOCOL } from './wire';
import type { SubmitCommand, AnyClientCommand, Fact, ClientMessage, ServerMessage, WatchEnded, Accepted, MovePending, React, Rejected, Sealed, Seated, ErrorFrame } from './wire';
import type { Phrase } from './words/phraseFormatter';

/** `quiet`: the line stands, and the room does not answer on it. */
export type Status = 'connecting' | 'open' | 'quiet' | 'waiting' | 'closed';

/** As much of a WebSocket as is needed here. */
export interface Transport {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface SocketEnvironment {
  /** Call the room. */
  call: () => Transport;
  now: () => number;
  random: () => number;
  later: (what: () => void, milliseconds: number) => unknown;
  forget: (timer: unknown) => void;
  shelf: KeyValueStore;
}

/** How often the room is asked whether it is there, while somebody looks, and while nobody does. */
const BEAT = 1_500;
const BEAT_UNSEEN = 20_000;
/** Without an answer for so long the line is doubted, which is shown; for longer, it is given up. */
const DOUBT = 2_000;
const SILENCE = 6_000;
/** How long the room may take to pick up. */
const PICK_UP = 8_000;
const PATIENCE = 30_000;
const FIRST_WAIT = 500;
/** A table that has moved to another machine of the room is there in a moment. */
const OPENED_AGAIN = 250;
const LONGEST_WAIT = 15_000;

const IN_THE_HAND = new Set<AnyClientCommand['do']>([
  'fold', 'check', 'call', 'raise', 'pot', 'all-in', 'bring-in', 'discard', 'take-back', 'show',
  'muck', 'run-it', 'declare', 'add-chips', 'straddle', 'no-straddle', 'chop', 'marker', 'answer',
]);

interface Pending {
  ask: SubmitCommand;
  granted: (answer: Accepted) => void;
  refused: (answer: Rejected) => void;
  timer: unknown;
}

export class RoomSocket {
  readonly status: Writable<Status> = writable('closed');
  /** How long the room takes to answer, in milliseconds; 0 is not known. */
  readonly latency: Writable<number> = writable(0);
  /** The server's clock less this one's. */
  readonly offset: Writable<number> = writable(0);
  /** Who the room takes us for; empty if nobody. */
  readonly player: Writable<string> = writable('');
  /** What the room complained about last. */
  readonly trouble: Writable<ErrorFrame | null> = writable(null);
  /** When somebody came by one's own code, on another device. */
  readonly deviceCame: Writable<number> = writable(0);
  /** The seat at another table of an event that one was given last; the connection watches it. */
  readonly seated: Writable<Seated | null> = writable(null);
  /** One will move when the hand is over, and from which table. */
  readonly movesSoon: Writable<MovePending | null> = writable(null);

  readonly #around: SocketEnvironment;
  readonly #feeds = new Map<string, TableFeed>();
  readonly #watchers = new Map<string, number>();
  readonly #pending = new Map<string, Pending>();
  #line: Transport | null = null;
  #open = false;
  #name = '';
  #tries = 0;
  /** Since when an answer is waited for; 0 if none is. */
  #asked = 0;
  #isSeen = true;
  #beat: unknown = null;
  #retry: unknown = null;
  #fastest = Infinity;

  constructor(around: SocketEnvironment) {
    this.#around = around;
  }

  // Tables -------------------------------------------------------------------------------------

  /** The feed of a table, watched from now on until `unwatch` was called as often as this. */
  watch(table: string): TableFeed {
    let feed = this.#feeds.get(table);
    if (!feed) {
      feed = new TableFeed(table);
      this.#feeds.set(table, feed);
    }
    this.#watchers.set(table, (this.#watchers.get(table) ?? 0) + 1);
    if (this.#open) this.#askFor(feed);
    else if (!this.#line && this.#retry === null) this.connect();
    return feed;
  }

  unwatch(table: string): void {
    const left = (this.#watchers.get(table) ?? 0) - 1;
    this.#watchers.set(table, left);
    if (left > 0) return;
    this.#watchers.delete(table);
    this.#feeds.delete(table);
    if (this.#open) this.#send({ t: 'unwatch', table });
    if (this.#feeds.size === 0) this.close();
  }

  /** SubmitCommand for a table again, for instance after its password was given. */
  resubscribe(table: string): void {
    const feed = this.#feeds.get(table);
    if (feed && this.#open) this.#askFor(feed);
  }

  /** SubmitCommand for something at a table; rejects with the room's `Rejected`. */
  sendCommand(table: string, wish: AnyClientCommand): Promise<Accepted> {
    const now = this.#feeds.get(table)?.state();
    const bound = now && IN_THE_HAND.has(wish.do);
    const place = bound ? { hand: now.view?.hand ?? 0, token: now.mine?.token ?? 0 } : {};
    const ask: SubmitCommand = { t: 'wish', cmd: this.#fresh(), table, wish, ...place };
    return new Promise((granted, refused) => {
      const timer = this.#around.later(() => this.#giveUp(ask), PATIENCE);
      this.#pending.set(ask.cmd, { ask, granted, refused, timer });
      if (this.#open) this.#send(ask);
    });
  }

  sendChat(table: string, text: string): void {
    if (this.#open && text.trim()) this.#send({ t: 'say', table, text: text.trim().slice(0, 300) });
  }

  sendReaction(table: string, kind: React['kind']): void {
    if (this.#open) this.#send({ t: 'react', table, kind });
  }

  // The line -----------------------------------------------------------------------------------

  /** Call the room, now. */
  connect(): void {
    this.#hangUp();
    this.status.set('connecting');
    const line = this.#around.call();
    this.#line = line;
    line.onopen = () => this.#send({ t: 'hello', protocol: PROTOCOL, client: 'browser' });
    line.onmessage = (event) => this.#hear(event.data);
    line.onclose = () => this.#lost();
    this.#beat = this.#around.later(() => this.#lost(), PICK_UP);
  }

  /** Call again at once, for instance because who one is has changed. */
  reconnect(): void {
    this.#tries = 0;
    if (this.#feeds.size > 0) this.connect();
  }

  /** If the line is lost, do not wait to call again; if it stands, try it: something has changed. */
  retryNow(): void {
    if (this.#retry !== null) this.reconnect();
    else if (this.#open) this.#ping();
  }

  /** Whether somebody looks at the page: while nobody does, the line is tried rarely. */
  setVisible(isSeen: boolean): void {
    this.#isSeen = isSeen;
    if (isSeen) this.retryNow();
  }

  /** Hang up, and stay away until somebody watches again. */
  close(): void {
    this.#hangUp();
    this.status.set('closed');
  }

  #hangUp(): void {
    this.#around.forget(this.#retry);
    this.#around.forget(this.#beat);
    this.#retry = this.#beat = null;
    this.#open = false;
    this.#asked = 0;
    this.latency.set(0);
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #lost(): void {
    this.#hangUp();
    this.status.set('waiting');
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    // Not all at the same moment, when it was the room that went away.
    const wait = longest * (0.5 + this.#around.random() / 2);
    this.#retry = this.#around.later(() => {
      this.#retry = null;
      this.connect();
    }, wait);
  }

  /** SubmitCommand whether the room is there, from now on. */
  #ping(): void {
    this.#asked = this.#around.now();
    this.#send({ t: 'ping', at: this.#asked });
    this.#wake(DOUBT, () => this.#doubt());
  }

  /** No answer has come: say so, and in the end hang up. */
  #doubt(): void {
    const silent = this.#around.now() - this.#asked;
    // A device that has slept has not waited: what it was sent is still to be read.
    if (silent > SILENCE + BEAT_UNSEEN) return this.#ping();
    if (silent >= SILENCE) return this.#lost();
    this.status.set('quiet');
    this.#wake(SILENCE - silent, () => this.#doubt());
  }

  /** Something was heard: the line is well. */
  #answer(): void {
    if (!this.#open || !this.#asked) return;
    this.#asked = 0;
    this.status.set('open');
    this.#wake(this.#isSeen ? BEAT : BEAT_UNSEEN, () => this.#ping());
  }

  #wake(milliseconds: number, what: () => void): void {
    this.#around.forget(this.#beat);
    this.#beat = this.#around.later(what, milliseconds);
  }

  #send(frame: ClientMessage): void {
    this.#line?.send(JSON.stringify(frame));
  }

  // What the room says -------------------------------------------------------------------------

  #hear(data: unknown): void {
    if (typeof data !== 'string') return;
    this.#answer();
    const frame: ServerMessage = JSON.parse(data);
    switch (frame.t) {
      case 'welcome':
        return this.#welcomed(frame.player, frame.now);
      case 'snapshot': {
        this.#feeds.get(frame.table)?.applySnapshot(frame);
        return this.#promise(frame.table);
      }
      case 'update': {
        const feed = this.#feeds.get(frame.table);
        const how = feed?.applyUpdate(frame, this.#around.now());
        if (how === 'gap') this.#askFor(feed!);
        if (how === 'taken') this.#count(frame.table, frame.facts);
        return;
      }
      case 'said':
        return this.#feeds.get(frame.table)?.addChatMessage(frame);
      case 'place':
        return this.#feeds.get(frame.table)?.setListPlace(frame);
      case 'reacted':
        return this.#feeds.get(frame.table)?.addReaction(frame);
      case 'gone':
        return this.#parted(frame);
      case 'sealed':
        return this.#cut(frame);
      case 'granted':
      case 'refused':
        return this.#answered(frame);
      case 'pong':
        return this.#timed(frame.at, frame.now);
      case 'device-came':
        return this.deviceCame.set(frame.at);
      case 'seated':
        return this.seated.set(frame);
      case 'moves-soon':
        return this.movesSoon.set(frame);
      case 'trouble':
        this.trouble.set(frame);
        // The room has been updated since this page was loaded: calling again would end the same.
        return frame.code === 'protocol' ? this.close() : undefined;
      default:
        return ignoreUnknown(frame);
    }
  }

  #welcomed(player: string, serverNow: number): void {
    this.#open = true;
    this.#tries = 0;
    this.#fastest = Infinity;
    // Another player sees another table, from its beginning.
    if (player !== this.#name) for (const feed of this.#feeds.values()) feed.reset();
    this.#name = player;
    this.player.set(player);
    this.offset.set(serverNow - this.#around.now());
    this.status.set('open');
    for (const feed of this.#feeds.values()) this.#askFor(feed);
    for (const { ask } of this.#pending.values()) this.#send(ask);
    this.#ping();
  }

  /** The quicker the answer, the surer the clock. */
  #timed(at: number, serverNow: number): void {
    const now = this.#around.now();
    const took = now - at;
    this.latency.set(Math.max(1, took));
    if (took > this.#fastest * 1.5 + 20) return;
    this.#fastest = Math.min(this.#fastest, took);
    this.offset.set(Math.round(serverNow + took / 2 - now));
  }

  /** A table is gone; one that the room opens again is looked at as it was, and asked for again. */
  #parted(frame: WatchEnded): void {
    const feed = this.#feeds.get(frame.table);
    if (frame.code !== 'lost') return feed?.close(frame);
    feed?.reset();
    this.#around.later(() => this.resubscribe(frame.table), OPENED_AGAIN);
  }

  #askFor(feed: TableFeed): void {
    this.#send({ t: 'watch', table: feed.table, ...feed.resumePoint(this.#around.now()) });
  }

  #answered(frame: Accepted | Rejected): void {
    const pending = this.#pending.get(frame.cmd);
    if (!pending) return;
    this.#pending.delete(frame.cmd);
    this.#around.forget(pending.timer);
    if (frame.t === 'granted') pending.granted(frame);
    else pending.refused(frame);
  }

  #giveUp(ask: SubmitCommand): void {
    const { cmd, table } = ask;
    const said: Phrase = { say: 'HasNotAnswered' };
    const nothing = { rule: '', why: 'the room has not answered', legal: '', offer: null };
    this.#answered({ t: 'refused', cmd, table, code: 'no-answer', said, ...nothing });
  }

  // Cuts of the deck ---------------------------------------------------------------------------

  #chain(table: string): CutChain | null {
    const seated = (this.#feeds.get(table)?.state().mine?.chair ?? 0) > 0;
    return seated && this.#name ? new CutChain(table, this.#name, this.#around.shelf) : null;
  }

  #promise(table: string): void {
    const end = this.#chain(table)?.promise();
    if (end) this.#send({ t: 'promise', table, end });
  }

  #cut({ table, hand, root }: Sealed): void {
    const cut = this.#chain(table)?.cut(hand, root) ?? '';
    recordSeal(this.#around.shelf, table, { hand, root, cut });
    if (cut) this.#send({ t: 'cut', table, hand, value: cut });
    this.#promise(table);
  }

  /** Whether the room has counted our cut, as it says itself; it may have come too late. */
  #count(table: string, facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (fact.type !== 'DeckCut') continue;
      const mine = findSeal(this.#around.shelf, table, fact.hand)?.cut;
      if (!mine || fact.cuts.some(([, value]) => value === mine)) continue;
      this.#chain(table)?.missed();
    }
    this.#promise(table);
  }

  #fresh(): string {
    // Not crypto.randomUUID: a room in a living room is served without https, and has none.
    const word = () => Math.floor(this.#around.random() * 2 ** 32).toString(36);
    return `w${this.#around.now().toString(36)}-${word()}${word()}`;
  }
}
