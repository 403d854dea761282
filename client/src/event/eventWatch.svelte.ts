/** Polls an event at the interval that the event requests, and loads its details after a change. */
import type { EventDetails, Standings } from '../lib/http';
import { errorText } from '../lib/notices.svelte';
import { events, fetchEvent } from './eventApi';

/** The polling interval before the first response, which sets the next interval. */
const FIRST_INTERVAL_MS = 1_000;
/** The interval while the page is hidden. */
const HIDDEN_INTERVAL_MS = 5_000;
/** Return a random factor for the interval, so that the requests of many pages are spread out. */
const randomFactor = (): number => 0.75 + Math.random() / 2;

export class EventWatch {
  details: EventDetails | null = $state.raw(null);
  standings: Standings | null = $state.raw(null);
  errorMessage = $state('');
  /** True to poll a hidden page too, at a longer interval, because the player waits for an alert. */
  pollsHidden = false;
  /** The room's clock minus the clock of this device, as precise as known. */
  offset = $state(0);

  readonly #event: string;
  /** The minimum interval between two loads of the details; 0 means never. */
  readonly #detailsIntervalMs: number;
  #hasOffset = false;
  #etag = '';
  #detailsLoadedAt = 0;
  #isStale = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(event: string, detailsIntervalMs = 1_500) {
    this.#event = event;
    this.#detailsIntervalMs = detailsIntervalMs;
  }

  /** Poll until the returned function is called; a hidden page does not poll. */
  run(): () => void {
    let isStopped = false;
    const pollStandings = async (): Promise<void> => {
      clearTimeout(this.#timer);
      const isVisible = document.visibilityState === 'visible';
      if (isVisible || this.pollsHidden) await this.#pollOnce();
      clearTimeout(this.#timer);
      const intervalMs = Math.max(this.standings?.again ?? FIRST_INTERVAL_MS, isVisible ? 0 : HIDDEN_INTERVAL_MS);
      if (!isStopped) this.#timer = setTimeout(() => void pollStandings(), intervalMs * randomFactor());
    };
    const pollIfVisible = (): void => void (document.visibilityState === 'visible' && pollStandings());
    document.addEventListener('visibilitychange', pollIfVisible);
    void pollStandings();
    return () => {
      isStopped = true;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', pollIfVisible);
    };
  }

  /** Request everything at once, after a command. */
  async refresh(): Promise<void> {
    this.#isStale = true;
    this.#detailsLoadedAt = 0;
    await this.#pollOnce();
  }

  async #pollOnce(): Promise<void> {
    try {
      const { standings, mark, at } = await fetchEvent(this.#event, this.#etag);
      this.#etag = mark;
      if (standings) {
        this.standings = standings;
        this.#isStale = true;
        this.#updateOffset(standings.at);
      }
      this.#updateOffset(at);
      await this.#loadDetails();
      this.errorMessage = '';
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  async #loadDetails(): Promise<void> {
    if (!this.#detailsIntervalMs || !this.#isStale || Date.now() - this.#detailsLoadedAt < this.#detailsIntervalMs) return;
    this.#isStale = false;
    this.#detailsLoadedAt = Date.now();
    this.details = await events.details(this.#event);
  }

  /** Update the clock offset. A response arrives after its timestamp, so the largest difference is the most accurate. */
  #updateOffset(at: number): void {
    const offset = at - Date.now();
    if (!at || (this.#hasOffset && offset <= this.offset)) return;
    this.#hasOffset = true;
    this.offset = offset;
  }
}
