/** A table as the room tells it: the last view, what has just happened, and where one is in it. */
import { get, writable, type Readable } from 'svelte/store';
import type { Fact, Mine, Said, Snapshot, TableView, Update } from './wire';

export interface TableNow {
  /** Null until the room has told. */
  view: TableView | null;
  mine: Mine | null;
  facts: readonly Fact[];
  /** The facts are the hand's so far, and have happened before. */
  fresh: boolean;
  chat: readonly Said[];
  /** Why there is nothing to see; empty if there is. */
  gone: string;
  goneCode: string;
}

const MOST_SAID = 200;
/** How long what was asked for may take, before it is asked for again. */
const PATIENCE = 5_000;
const NOTHING: TableNow = {
  view: null, mine: null, facts: [], fresh: true, chat: [], gone: '', goneCode: '',
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
    const { view, mine, facts, chat } = frame;
    this.#store.set({ view, mine, facts, fresh: true, chat, gone: '', goneCode: '' });
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
    const { view, mine, facts } = frame;
    this.#store.update((was) => ({ ...was, view, mine, facts, fresh: false, gone: '', goneCode: '' }));
    return 'taken';
  }

  /** Begin again with a snapshot, whatever one has. */
  forget(): void {
    this.#epoch = '';
    this.#seq = 0;
  }

  /** Something that was said; whoever was away is told again what he may have heard. */
  say(frame: Said): void {
    const { player, text, at } = frame;
    if (this.now().chat.some((line) => line.at === at && line.player === player && line.text === text)) return;
    this.#store.update((now) => ({ ...now, chat: [...now.chat, frame].slice(-MOST_SAID) }));
  }

  end(code: string, why: string): void {
    this.forget();
    this.#store.set({ ...NOTHING, gone: why || code, goneCode: code });
  }
}
