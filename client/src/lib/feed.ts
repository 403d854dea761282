/** A table as the room tells it: the last view, what has just happened, and where one is in it. */
import { get, writable, type Readable } from 'svelte/store';
import type { Fact, Gone, ListPlace, Mine, Reacted, Said, Snapshot, TableView, Update } from './wire';
import type { Phrase } from './words/say';

export interface TableNow {
  /** Null until the room has told. */
  view: TableView | null;
  mine: Mine | null;
  facts: readonly Fact[];
  /** What has just happened, in words; or in the hand so far. */
  told: readonly Phrase[];
  /** The facts are the hand's so far, and have happened before. */
  fresh: boolean;
  chat: readonly Said[];
  /** Where one is on the waiting list, or was; null if the room has said nothing of it. */
  place: ListPlace | null;
  /** What somebody has shown just now; it is seen for a moment. */
  reacted: Reacted | null;
  /** Why there is nothing to see; null if there is. */
  gone: Gone | null;
}

/** What a table draws of it: everything but the view itself. */
export const shown = ({ facts, told, fresh, chat, place }: TableNow) => ({ facts, told, fresh, chat, place });

const MOST_SAID = 200;
/** How long what was asked for may take, before it is asked for again. */
const PATIENCE = 5_000;
const NOTHING: TableNow = {
  view: null, mine: null, facts: [], told: [], fresh: true, chat: [], place: null, reacted: null, gone: null,
};

export class TableFeed implements Readable<TableNow> {
  readonly table: string;
  readonly #store = writable<TableNow>(NOTHING);
  #epoch = '';
  #seq = 0;
  /** When what is missing was asked for; 0 if nothing is. */
  #asked = 0;

  constructor(table: string) {
    this.table = table;
  }

  subscribe: Readable<TableNow>['subscribe'] = (run, invalidate) =>
    this.#store.subscribe(run, invalidate);

  now(): TableNow {
    return get(this.#store);
  }

  /** Where one is, for the room to go on from; asking takes note that one has asked. */
  place(now: number): { epoch: string; seq: number } {
    this.#asked = now;
    return { epoch: this.#epoch, seq: this.#seq };
  }

  begin(frame: Snapshot): void {
    this.#epoch = frame.epoch;
    this.#seq = frame.seq;
    this.#asked = 0;
    const { view, mine, facts, told, chat } = frame;
    const nothing = { place: null, reacted: null, gone: null };
    this.#store.set({ view, mine, facts, told, fresh: true, chat, ...nothing });
  }

  /** Take an update; `gap` if something before it is missing and must be asked for. */
  goOn(frame: Update, now: number): 'taken' | 'had' | 'gap' {
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
  forget(): void {
    this.#epoch = '';
    this.#seq = 0;
  }

  /** Something that was said; whoever was away is told again what they may have heard. */
  say(frame: Said): void {
    const { player, text, at } = frame;
    if (this.now().chat.some((line) => line.at === at && line.player === player && line.text === text)) return;
    this.#store.update((now) => ({ ...now, chat: [...now.chat, frame].slice(-MOST_SAID) }));
  }

  /** The room says where one is on the waiting list. */
  stand(frame: ListPlace): void {
    this.#store.update((now) => ({ ...now, place: frame }));
  }

  react(frame: Reacted): void {
    this.#store.update((now) => ({ ...now, reacted: frame }));
  }

  end(frame: Gone): void {
    this.forget();
    this.#store.set({ ...NOTHING, gone: frame });
  }
}
