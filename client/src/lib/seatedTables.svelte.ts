/** The tables at which the player sits. All pages watch them, so that each table can alert the player. */
import { untrack } from 'svelte';
import { hasPendingTurn } from './pendingTurn';
import { api } from './api';
import { room } from './roomConnection';
import { session } from './session.svelte';
import type { PrivateView, TableView } from './wire';

const POLL_MS = 12_000;

/** One of the player's tables, in its last known state. */
export class MyTable {
  readonly id: string;
  name = $state('');
  view: TableView | null = $state.raw(null);
  mine: PrivateView | null = $state.raw(null);
  readonly #unsubscribe: () => void;

  constructor(id: string, name: string) {
    this.id = id;
    this.name = name;
    const stop = room.watch(id).subscribe(({ view, mine }) => {
      this.view = view;
      this.mine = mine;
      if (view) this.name = view.name;
    });
    this.#unsubscribe = () => {
      stop();
      room.unwatch(id);
    };
  }

  /** True if the player has a chair there. Before the first view of the table, the room's list of tables counts. */
  get isSeated(): boolean {
    return this.mine === null || this.mine.chair > 0;
  }

  /** True if a view of the table has confirmed the player's chair. */
  get isConfirmed(): boolean {
    return (this.mine?.chair ?? 0) > 0;
  }

  /** True if the table waits for the player. */
  get isWaiting(): boolean {
    return hasPendingTurn(this.mine);
  }

  /** The end of the player's time by the room's clock; 0 for no limit. */
  get deadline(): number {
    return (this.isWaiting && this.view?.clock?.until) || 0;
  }

  leave(): void {
    this.#unsubscribe();
  }
}

class MyTables {
  #watched: readonly MyTable[] = $state.raw([]);
  #isSubscribed = false;
  /** The tables drawn on this page; each of them alerts the player itself. */
  #drawn: readonly string[] = $state.raw([]);
  /** True after the first list of tables from the room. */
  #isLoaded = $state(false);

  /** The tables at which the player sits, in the order in which they sat down. */
  get all(): readonly MyTable[] {
    return this.#watched.filter((watched) => watched.isSeated);
  }

  /** True if the list is complete; a visitor without a name has no tables. */
  get isKnown(): boolean {
    return this.#isLoaded || (session.isLoaded && !session.me.name);
  }

  /** The player's tables that this page does not draw. */
  get undrawn(): readonly MyTable[] {
    return this.all.filter((table) => !this.#drawn.includes(table.id));
  }

  /** The tables that wait for the player, with the earliest deadline first. */
  waitingTables(tables: readonly MyTable[] = this.all): readonly MyTable[] {
    return tables.filter((table) => table.isWaiting).toSorted((a, b) => (a.deadline || Infinity) - (b.deadline || Infinity));
  }

  /** Mark a table as drawn on this page, until the returned function is called. */
  markDrawn(table: string): () => void {
    untrack(() => (this.#drawn = [...this.#drawn, table]));
    return () => untrack(() => (this.#drawn = this.#drawn.filter((drawn) => drawn !== table)));
  }

  /** Watch a table at which the player has just been given a chair. */
  add(id: string, name: string): void {
    if (this.#isSubscribed && !this.#watched.some((watched) => watched.id === id)) this.#watched = [...this.#watched, new MyTable(id, name)];
  }

  /** Watch the player's tables, until the returned function is called. */
  subscribe(): () => void {
    this.#isSubscribed = true;
    const timer = setInterval(() => {
      // A hidden page polls only while the player sits at a table.
      if (!document.hidden || this.#watched.length) void this.refresh();
    }, POLL_MS);
    const stop = room.newSeat.subscribe((seat) => seat && untrack(() => this.add(seat.table, '')));
    return () => {
      clearInterval(timer);
      stop();
      this.#isSubscribed = false;
      this.#watchOnly(() => false);
      this.#isLoaded = false;
    };
  }

  /** Request the list of tables from the room. */
  async refresh(): Promise<void> {
    if (!session.isLoaded) await session.load().catch(() => undefined);
    const player = session.me.name;
    const lines = player ? await api.myTables().catch(() => null) : [];
    // Another player logged in meanwhile, with other tables.
    if (!lines || !this.#isSubscribed || player !== session.me.name) return;
    const seated = lines.filter((line) => line.chair > 0);
    // The list may be older than a chair that the table has already confirmed.
    this.#watchOnly((watched) => seated.some(({ id }) => id === watched.id) || (player !== '' && watched.isConfirmed));
    for (const { id, name } of seated) this.add(id, name);
    this.#isLoaded = true;
  }

  #watchOnly(isWatched: (table: MyTable) => boolean): void {
    const stillWatched = this.#watched.filter(isWatched);
    for (const unwatched of this.#watched) if (!stillWatched.includes(unwatched)) unwatched.leave();
    if (stillWatched.length < this.#watched.length) this.#watched = stillWatched;
  }
}

export const myTables = new MyTables();

/** Mark the table as drawn while the component exists and *isDrawn*, and watch it if the player has a chair there. */
export function trackDrawnTable(table: string, isDrawn: () => boolean, chair: () => number): void {
  $effect(() => (isDrawn() ? myTables.markDrawn(table) : undefined));
  $effect(() => {
    if (chair()) untrack(() => myTables.add(table, ''));
  });
}
