/** The tables at which one sits: all of them are watched, so that each can call. */
import { untrack } from 'svelte';
import { asks } from './asks';
import { api } from './api';
import { room } from './room';
import { session } from './session.svelte';
import type { Mine, TableView } from './wire';

const EVERY = 12_000;

/** One of one's tables, as it was told last. */
export class MyTable {
  readonly id: string;
  name = $state('');
  view: TableView | null = $state.raw(null);
  mine: Mine | null = $state.raw(null);
  readonly #leave: () => void;

  constructor(id: string, name: string) {
    this.id = id;
    this.name = name;
    const stop = room.watch(id).subscribe(({ view, mine }) => {
      this.view = view;
      this.mine = mine;
      if (view) this.name = view.name;
    });
    this.#leave = () => {
      stop();
      room.unwatch(id);
    };
  }

  /** One has a chair there; as long as nothing is told, the lobby is believed. */
  get isSeated(): boolean {
    return this.mine === null || this.mine.chair > 0;
  }

  /** It waits for the player. */
  get asks(): boolean {
    return asks(this.mine);
  }

  /** When the player's time is over, by the room's clock; 0 is never. */
  get until(): number {
    return (this.asks && this.view?.clock?.until) || 0;
  }

  leave(): void {
    this.#leave();
  }
}

class MyTables {
  #watched: readonly MyTable[] = $state.raw([]);
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The room has said once which they are. */
  isKnown = $state(false);

  /** The tables at which one sits, in the order in which one sat down. */
  get all(): readonly MyTable[] {
    return this.#watched.filter((each) => each.isSeated);
  }

  /** Those of them that wait for the player, but for one. */
  waiting(except = ''): readonly MyTable[] {
    return this.all.filter((each) => each.asks && each.id !== except);
  }

  /** Keep watch, until what is returned is called. */
  keep(): () => void {
    this.#users += 1;
    if (this.#users === 1) {
      // What is looked up is not what an effect that keeps watch depends on.
      void untrack(() => this.look());
      this.#timer = setInterval(() => void this.look(), EVERY);
    }
    return () => {
      this.#users -= 1;
      if (this.#users === 0) this.#end();
    };
  }

  /** Ask the room which they are. */
  async look(): Promise<void> {
    if (!session.known) await session.load().catch(() => undefined);
    const lines = session.me.name ? await api.tables().catch(() => null) : [];
    if (!lines || this.#users === 0) return;
    const mine = lines.filter((line) => line.yours);
    const kept = this.#watched.filter((each) => mine.some(({ id }) => id === each.id));
    for (const gone of this.#watched) if (!kept.includes(gone)) gone.leave();
    const fresh = mine.filter(({ id }) => !kept.some((each) => each.id === id));
    this.#watched = [...kept, ...fresh.map(({ id, name }) => new MyTable(id, name))];
    this.isKnown = true;
  }

  #end(): void {
    clearInterval(this.#timer);
    for (const each of this.#watched) each.leave();
    this.#watched = [];
    this.isKnown = false;
  }
}

export const myTables = new MyTables();
