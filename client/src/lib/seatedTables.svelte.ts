/** The tables at which the player sits: each is watched on every page, so that each can call. */
import { untrack } from 'svelte';
import { hasPendingTurn } from './pendingTurn';
import { api } from './api';
import { room } from './roomConnection';
import { session } from './session.svelte';
import type { PrivateView, TableView } from './wire';

const EVERY = 12_000;

/** One of the player's tables, as it was told last. */
export class MyTable {
  readonly id: string;
  name = $state('');
  view: TableView | null = $state.raw(null);
  mine: PrivateView | null = $state.raw(null);
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

  /** The player has a chair there; until the table says so, the list of the room is believed. */
  get isSeated(): boolean {
    return this.mine === null || this.mine.chair > 0;
  }

  /** The table itself has said that the player has a chair there. */
  get hasSaidSo(): boolean {
    return (this.mine?.chair ?? 0) > 0;
  }

  /** It waits for the player. */
  get asks(): boolean {
    return hasPendingTurn(this.mine);
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
  #isKept = false;
  /** The tables that are drawn on this page: each of them calls by itself. */
  #drawn: readonly string[] = $state.raw([]);
  /** The room has answered once which they are. */
  isKnown = $state(false);

  /** The tables at which the player sits, in the order in which they sat down. */
  get all(): readonly MyTable[] {
    return this.#watched.filter((each) => each.isSeated);
  }

  /** Those that this page does not draw. */
  get undrawn(): readonly MyTable[] {
    return this.all.filter((each) => !this.#drawn.includes(each.id));
  }

  /** Those of them that wait for the player: first where the time is over first. */
  waiting(among: readonly MyTable[] = this.all): readonly MyTable[] {
    return among.filter((each) => each.asks).toSorted((a, b) => (a.until || Infinity) - (b.until || Infinity));
  }

  /** Draw a table on this page, until the returned function is called. */
  markDrawn(table: string): () => void {
    untrack(() => (this.#drawn = [...this.#drawn, table]));
    return () => untrack(() => (this.#drawn = this.#drawn.filter((each) => each !== table)));
  }

  /** Watch a table from now on, for the player has just been given a chair there. */
  add(id: string, name: string): void {
    if (this.#isKept && !this.#watched.some((each) => each.id === id)) this.#watched = [...this.#watched, new MyTable(id, name)];
  }

  /** Watch the player's tables, until the returned function is called. */
  subscribe(): () => void {
    this.#isKept = true;
    const timer = setInterval(() => {
      // A page that nobody sees asks no more, unless a game goes on behind it.
      if (!document.hidden || this.#watched.length) void this.refresh();
    }, EVERY);
    const stop = room.seated.subscribe((seat) => seat && untrack(() => this.add(seat.table, '')));
    return () => {
      clearInterval(timer);
      stop();
      this.#isKept = false;
      this.#watchOnly(() => false);
      this.isKnown = false;
    };
  }

  /** Ask the room which they are. */
  async refresh(): Promise<void> {
    if (!session.known) await session.load().catch(() => undefined);
    const player = session.me.name;
    const lines = player ? await api.myTables().catch(() => null) : [];
    // Another player came in meanwhile, whose tables are other ones.
    if (!lines || !this.#isKept || player !== session.me.name) return;
    const seated = lines.filter((line) => line.chair > 0);
    // A chair that was taken after the room had answered is known from its table.
    this.#watchOnly((each) => seated.some(({ id }) => id === each.id) || (player !== '' && each.hasSaidSo));
    for (const { id, name } of seated) this.add(id, name);
    this.isKnown = true;
  }

  #watchOnly(which: (each: MyTable) => boolean): void {
    const kept = this.#watched.filter(which);
    for (const gone of this.#watched) if (!kept.includes(gone)) gone.leave();
    if (kept.length < this.#watched.length) this.#watched = kept;
  }
}

export const myTables = new MyTables();

/** Note while the component is there that it draws a table, and that the player has a chair there. */
export function trackDrawnTable(table: string, isDrawn: () => boolean, chair: () => number): void {
  $effect(() => (isDrawn() ? myTables.markDrawn(table) : undefined));
  $effect(() => {
    if (chair()) untrack(() => myTables.add(table, ''));
  });
}
