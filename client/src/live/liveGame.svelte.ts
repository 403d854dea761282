/** One live game: as it stands, looked at again whenever something happens, and what is entered. */
import { api, ApiError } from '../lib/api';
import type { AnyEntry, LiveMove, LiveSeat, LiveGameDetails } from '../lib/http';
import { t, type Key } from '../lib/i18n/index.svelte';
import { notices, errorText } from '../lib/notices.svelte';
import { eventSentences } from '../lib/words/roomPhrases';

const AGAIN = 2_000;
/** The room answers within some seconds: a line that has died in between says nothing at all. */
const LONGEST = 12_000;

const tooLong = (): Promise<never> => new Promise((_, no) => setTimeout(() => no(new ApiError(0, 'unreachable', '')), LONGEST));

const AWARDS: ReadonlySet<string> = new Set(['Wins', 'Split', 'WinsAHalf', 'SplitAHalf']);

/** What a move is called by: who has won, where the pot was pushed, and not who mucked for that. */
export function moveTitle({ told }: Pick<LiveMove, 'told'>): LiveMove['told'][number] | undefined {
  return told.find(({ say }) => AWARDS.has(say)) ?? told[0];
}

export class LiveGame {
  sheet = $state.raw<LiveGameDetails | null>(null);
  trouble = $state('');
  isBusy = $state(false);
  /** No answer comes: what is drawn may be old. */
  isAway = $state(false);
  readonly id: string;
  readonly watch: string;
  #isOver = false;

  constructor(id: string, watch: string) {
    this.id = id;
    this.watch = watch;
  }

  get keeps(): boolean {
    return !!this.sheet && this.sheet.role !== 'watcher';
  }

  /** Look until the page is left. */
  follow(): () => void {
    this.#isOver = false;
    void this.#look();
    return () => {
      this.#isOver = true;
    };
  }

  async #look(): Promise<void> {
    while (!this.#isOver) {
      try {
        const after = this.sheet?.version ?? 0;
        const asked = performance.now();
        const found = await Promise.race([api.live.game(this.id, { watch: this.watch, after }), tooLong()]);
        this.isAway = false;
        this.#take(found);
        // Where too many wait the room answers at once: whoever asks again gives it some time.
        if (found.version === after && performance.now() - asked < AGAIN / 2) await new Promise((done) => setTimeout(done, AGAIN));
      } catch (why) {
        if (why instanceof ApiError && why.status >= 400 && why.status < 500 && why.status !== 429) {
          this.trouble = errorText(why);
          return;
        }
        this.isAway = true;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  /** An answer that has been overtaken by a later one is none. */
  #take(found: LiveGameDetails): void {
    if (!this.sheet || found.version >= this.sheet.version || found.role !== this.sheet.role) this.sheet = found;
  }

  /** Enter something; whether it was done. */
  async enter(entry: AnyEntry): Promise<boolean> {
    if (!this.sheet || this.isBusy) return false;
    this.isBusy = true;
    try {
      const { done, sheet } = await api.live.enter(this.id, this.sheet.version, entry);
      this.sheet = sheet;
      if (!done) notices.bad(new Error(t('live-stale')));
      return done;
    } catch (why) {
      notices.bad(why, this.sheet.money);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** What a player is called. */
  named(chair: number): string {
    return this.sheet?.seats.find((each) => each.chair === chair)?.player ?? String(chair);
  }

  seat(chair: number): LiveSeat | undefined {
    return this.sheet?.seats.find((each) => each.chair === chair);
  }

  /** A move in a few words. */
  told(move: LiveMove): string {
    const [first] = eventSentences([moveTitle(move)].filter((each) => each !== undefined), this.sheet?.money);
    if (move.what === 'Noted') return t('live-move-Noted', { note: move.note });
    if (move.what === 'Known' || move.what === 'Ruled' || move.what === 'CloseTable') return t(`live-move-${move.what}` as Key);
    if (!first) return t('live-move-other');
    return first.endsWith('.') ? first.slice(0, -1) : first;
  }
}
