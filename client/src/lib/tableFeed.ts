/** A table as the room tells it: the last view, what has just happened, and where one is in it. */
import { get, writable, type Readable } from 'svelte/store';
import type { Fact, WatchEnded, ListPosition, PrivateView, Reacted, ChatMessage, Snapshot, TableView, Update } from './wire';
import type { Phrase } from './words/phraseFormatter';

export interface TableFeedState {
  /** Null until the room has told. */
  view: TableView | null;
  mine: PrivateView | null;
  facts: readonly Fact[];
  /** What has just happened, in words; or in the hand so far. */
  told: readonly Phrase[];
  /** The facts are the hand's so far, and have happened before. */
  fresh: boolean;
  chat: readonly ChatMessage[];
  /** Where one is on the waiting list, or was; null if the room has said nothing of it. */
  place: ListPosition | null;
  /** What somebody has shown just now; it is seen for a moment. */
  reacted: Reacted | null;
  /** Why there is nothing to see; null if there is. */
  gone: WatchEnded | null;
}

/** What a table draws of it: everything but the view itself. */
export const tableProps = ({ facts, told, fresh, chat, place }: TableFeedState) => ({ facts, told, fresh, chat, place });

const MOST_SAID = 200;
/** How long what was asked for may take, before it is asked for again. */
const PATIENCE = 5_000;
const NOTHING: TableFeedState = {
  view: null, mine: null, facts: [], told: [], fresh: true, chat: [], place: null, reacted: null, gone: null,
};

export class TableFeed implements Readable<TableFeedState> {
  readonly table: string;
  readonly #store = writable<TableFeedState>(NOTHING);
  #epoch = '';
  #seq = 0;
  /** When what is missing was asked for; 0 if nothing is. */
  #asked = 0;

  constructor(table: string) {
    this.table = table;
  }

  subscribe: Readable<TableFeedState>['subscribe'] = (run, invalidate) =>
    this.#store.subscribe(run, invalidate);

  state(): TableFeedState {
    return get(this.#store);
  }

  /** Where one is, for the room to go on from; asking takes note that one has asked. */
  resumePoint(now: number): { epoch: string; seq: number } {
    this.#asked = now;
    return { epoch: this.#epoch, seq: this.#seq };
  }

  applySnapshot(frame: Snapshot): void {
    this.#epoch = frame.epoch;
    this.#seq = frame.seq;
    this.#asked = 0;
    const { view, mine, facts, told, chat } = frame;
    const nothing = { place: null, reacted: null, gone: null };
    this.#store.set({ view, mine, facts, told, fresh: true, chat, ...nothing });
  }

  /** Take an update; `gap` if something before it is missing and must be asked for. */
  applyUpdate(frame: Update, now: number): 'taken' | 'had' | 'gap' {
    if (frame.seq < this.#seq || (frame.seq === this.#seq && frame.count > 0)) return 'had';
    if (frame.seq - frame.count !== this.#seq || !this.#epoch) {
      // What was asked for is on its way, behind what the room had sent before.
      return now - this.#asked < PATIENCE ? 'had' : 'gap';
    }
    this.#seq = frame.seq;
    this.#asked = 0;
    const { view, mine, facts, told } = frame;
    this.#store.update((was) => ({ ...was, view, mine, facts, told, fresh: false, gone: null }));
    return 'taken';
  }

  /** Begin again with a snapshot, whatever one has. */
  reset(): void {
    this.#epoch = '';
    this.#seq = 0;
  }

  /** Something that was said; whoever was away is told again what they may have heard. */
  addChatMessage(frame: ChatMessage): void {
    const { player, text, at } = frame;
    if (this.state().chat.some((line) => line.at === at && line.player === player && line.text === text)) return;
    this.#store.update((now) => ({ ...now, chat: [...now.chat, frame].slice(-MOST_SAID) }));
  }

  /** The room says where one is on the waiting list. */
  setListPlace(frame: ListPosition): void {
    this.#store.update((now) => ({ ...now, place: frame }));
  }

  addReaction(frame: Reacted): void {
    this.#store.update((now) => ({ ...now, reacted: frame }));
  }

  close(frame: WatchEnded): void {
    this.reset();
    this.#store.set({ ...NOTHING, gone: frame });
  }
}
