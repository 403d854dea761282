/** An event that is looked at: how it stands, as often as it says, and its sheet when something has changed. */
import type { EventDetails, Standings } from '../lib/http';
import { errorText } from '../lib/notices.svelte';
import { events, fetchEvent } from './eventApi';

/** Until the first answer, which says itself when to ask again. */
const EVERY = 1_000;
/** For a page that nobody sees. */
const UNSEEN = 5_000;
/** Pages that were answered together do not ask together the next time. */
const spread = (): number => 0.75 + Math.random() / 2;

export class EventWatch {
  sheet: EventDetails | null = $state.raw(null);
  standings: Standings | null = $state.raw(null);
  trouble = $state('');
  /** It looks while nobody sees the page, too, though less often: somebody wants to be called. */
  listens = false;
  /** The room's time less this one's, as near as it is known. */
  offset = $state(0);

  readonly #event: string;
  /** How often its sheet is asked for at most; 0 is never. */
  readonly #sheetEvery: number;
  #known = false;
  #mark = '';
  #sheetAt = 0;
  #isStale = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(event: string, sheetEvery = 1_500) {
    this.#event = event;
    this.#sheetEvery = sheetEvery;
  }

  /** Look until what is given back is called; a page that nobody sees does not look. */
  run(): () => void {
    let isOver = false;
    const again = async (): Promise<void> => {
      clearTimeout(this.#timer);
      const isSeen = document.visibilityState === 'visible';
      if (isSeen || this.listens) await this.#look();
      clearTimeout(this.#timer);
      const often = Math.max(this.standings?.again ?? EVERY, isSeen ? 0 : UNSEEN);
      if (!isOver) this.#timer = setTimeout(() => void again(), often * spread());
    };
    const seen = (): void => void (document.visibilityState === 'visible' && again());
    document.addEventListener('visibilitychange', seen);
    void again();
    return () => {
      isOver = true;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /** Ask for everything at once: something was just done. */
  async refresh(): Promise<void> {
    this.#isStale = true;
    this.#sheetAt = 0;
    await this.#look();
  }

  async #look(): Promise<void> {
    try {
      const { standings, mark, at } = await fetchEvent(this.#event, this.#mark);
      this.#mark = mark;
      if (standings) {
        this.standings = standings;
        this.#isStale = true;
        this.#time(standings.at);
      }
      this.#time(at);
      await this.#lookAtSheet();
      this.trouble = '';
    } catch (why) {
      this.trouble = errorText(why);
    }
  }

  async #lookAtSheet(): Promise<void> {
    if (!this.#sheetEvery || !this.#isStale || Date.now() - this.#sheetAt < this.#sheetEvery) return;
    this.#isStale = false;
    this.#sheetAt = Date.now();
    this.sheet = await events.sheet(this.#event);
  }

  /** What was said at a moment was said no later than it was heard: the latest is the nearest. */
  #time(at: number): void {
    const offset = at - Date.now();
    if (!at || (this.#known && offset <= this.offset)) return;
    this.#known = true;
    this.offset = offset;
  }
}
