/** The feed of one table: the last view, the last events, and the sequence number reached. */
import { get, writable, type Readable } from 'svelte/store';
import type { Fact, WatchEnded, ListPosition, PrivateView, ReactionMessage, ChatMessage, Snapshot, TableView, Update } from './wire';
import type { Phrase } from './words/phraseFormatter';

export interface TableFeedState {
  /** Null before the first snapshot. */
  view: TableView | null;
  mine: PrivateView | null;
  facts: readonly Fact[];
  /** The events of the last update as phrases; after a snapshot those of the hand so far. */
  phrases: readonly Phrase[];
  /** True after a snapshot, whose facts are those of the hand so far. */
  isSnapshot: boolean;
  chat: readonly ChatMessage[];
  /** The player's place on the waiting list, or the last one; null if the room has sent none. */
  listPosition: ListPosition | null;
  /** The last reaction of a player, which is shown for a moment. */
  reaction: ReactionMessage | null;
  /** Why the table cannot be watched; null if it can. */
  watchEnd: WatchEnded | null;
}

/** The props of a table from its feed, without the views. */
export const tableProps = ({ facts, phrases, isSnapshot, chat, listPosition }: TableFeedState) => ({ facts, phrases, isSnapshot, chat, listPosition });

const MAX_CHAT_LINES = 200;
/** Milliseconds before a request for missing updates is repeated. */
const REPEAT_MS = 5_000;
const EMPTY_STATE: TableFeedState = {
  view: null, mine: null, facts: [], phrases: [], isSnapshot: true, chat: [], listPosition: null, reaction: null, watchEnd: null,
};

export class TableFeed implements Readable<TableFeedState> {
  readonly table: string;
  /** True for a screen, which receives a spectator's view. */
  readonly passive: boolean;
  readonly #store = writable<TableFeedState>(EMPTY_STATE);
  #epoch = '';
  #seq = 0;
  /** The time of the request for missing updates; 0 if none is missing. */
  #requestedAt = 0;

  constructor(table: string, passive = false) {
    this.table = table;
    this.passive = passive;
  }

  subscribe: Readable<TableFeedState>['subscribe'] = (run, invalidate) =>
    this.#store.subscribe(run, invalidate);

  state(): TableFeedState {
    return get(this.#store);
  }

  /** The point from which the room resumes; records that a request is under way. */
  resumePoint(now: number): { epoch: string; seq: number } {
    this.#requestedAt = now;
    return { epoch: this.#epoch, seq: this.#seq };
  }

  applySnapshot(frame: Snapshot): void {
    this.#epoch = frame.epoch;
    this.#seq = frame.seq;
    this.#requestedAt = 0;
    const { view, mine, facts, told, chat } = frame;
    const emptyFields = { listPosition: null, reaction: null, watchEnd: null };
    this.#store.set({ view, mine, facts, phrases: told, isSnapshot: true, chat, ...emptyFields });
  }

  /** Apply an update. Return `gap` if an earlier update is missing and has to be requested. */
  applyUpdate(frame: Update, now: number): 'taken' | 'had' | 'gap' {
    if (frame.seq < this.#seq || (frame.seq === this.#seq && frame.count > 0)) return 'had';
    if (frame.seq - frame.count !== this.#seq || !this.#epoch) {
      // The missing updates are already requested; the room sends them after this one.
      return now - this.#requestedAt < REPEAT_MS ? 'had' : 'gap';
    }
    this.#seq = frame.seq;
    this.#requestedAt = 0;
    const { view, mine, facts, told } = frame;
    this.#store.update((state) => ({ ...state, view, mine, facts, phrases: told, isSnapshot: false, watchEnd: null }));
    return 'taken';
  }

  /** Replace the state with a snapshot. */
  reset(): void {
    this.#epoch = '';
    this.#seq = 0;
  }

  /** Add a chat line. After a reconnect the room repeats lines, which are added once. */
  addChatMessage(frame: ChatMessage): void {
    const { player, text, at } = frame;
    if (this.state().chat.some((line) => line.at === at && line.player === player && line.text === text)) return;
    this.#store.update((state) => ({ ...state, chat: [...state.chat, frame].slice(-MAX_CHAT_LINES) }));
  }

  /** Set the player's place on the waiting list. */
  setListPlace(frame: ListPosition): void {
    this.#store.update((state) => ({ ...state, listPosition: frame }));
  }

  addReaction(frame: ReactionMessage): void {
    this.#store.update((state) => ({ ...state, reaction: frame }));
  }

  close(frame: WatchEnded): void {
    this.reset();
    this.#store.set({ ...EMPTY_STATE, watchEnd: frame });
  }
}
