/** One live game: its state, polled with long requests, and the entries of the scorekeeper. */
import { api, ApiError } from '../lib/api';
import type { AnyEntry, LiveMove, LiveSeat, LiveGameDetails } from '../lib/http';
import { t, type Key } from '../lib/i18n/index.svelte';
import { notices, errorText } from '../lib/notices.svelte';
import { eventSentences } from '../lib/words/roomPhrases';

const RETRY_MS = 2_000;
/** The room answers within a few seconds. A longer silence means that the connection is dead. */
const TIMEOUT_MS = 12_000;

const rejectAfterTimeout = (): Promise<never> => new Promise((_, reject) => setTimeout(() => reject(new ApiError(0, 'unreachable', '')), TIMEOUT_MS));

const AWARD_PHRASES: ReadonlySet<string> = new Set(['PotWon', 'PotSplit', 'HalfPotWon', 'PotHalfSplit']);

/** Return the phrase that names a move: the award of a pot rather than the mucked hands. */
export function moveTitle({ told }: Pick<LiveMove, 'told'>): LiveMove['told'][number] | undefined {
  return told.find(({ say }) => AWARD_PHRASES.has(say)) ?? told[0];
}

export class LiveGame {
  details = $state.raw<LiveGameDetails | null>(null);
  errorMessage = $state('');
  isBusy = $state(false);
  /** True while the room does not answer, so the page may be out of date. */
  isOffline = $state(false);
  readonly id: string;
  readonly watch: string;
  #isStopped = false;

  constructor(id: string, watch: string) {
    this.id = id;
    this.watch = watch;
  }

  get isScorekeeper(): boolean {
    return !!this.details && this.details.role !== 'watcher';
  }

  /** Poll until the returned function is called. */
  poll(): () => void {
    this.#isStopped = false;
    void this.#runPolling();
    return () => {
      this.#isStopped = true;
    };
  }

  async #runPolling(): Promise<void> {
    while (!this.#isStopped) {
      try {
        const knownVersion = this.details?.version ?? 0;
        const requestedAt = performance.now();
        const newDetails = await Promise.race([api.live.game(this.id, { watch: this.watch, after: knownVersion }), rejectAfterTimeout()]);
        this.isOffline = false;
        this.#useNewest(newDetails);
        // With too many waiting clients the room answers at once; wait before the next request.
        if (newDetails.version === knownVersion && performance.now() - requestedAt < RETRY_MS / 2) await new Promise((done) => setTimeout(done, RETRY_MS));
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
          this.errorMessage = errorText(error);
          return;
        }
        this.isOffline = true;
        await new Promise((done) => setTimeout(done, RETRY_MS));
      }
    }
  }

  /** Use an answer, unless a newer one has arrived. */
  #useNewest(newDetails: LiveGameDetails): void {
    if (!this.details || newDetails.version >= this.details.version || newDetails.role !== this.details.role) this.details = newDetails;
  }

  /** Send an entry; return true if the room accepted it. */
  async enter(entry: AnyEntry): Promise<boolean> {
    if (!this.details || this.isBusy) return false;
    this.isBusy = true;
    try {
      const { done, sheet: details } = await api.live.enter(this.id, this.details.version, entry);
      this.details = details;
      if (!done) notices.showError(new Error(t('live-stale')));
      return done;
    } catch (error) {
      notices.showError(error, this.details.money);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** Return the name of the player in a chair. */
  playerName(chair: number): string {
    return this.details?.seats.find((seat) => seat.chair === chair)?.player ?? String(chair);
  }

  seat(chair: number): LiveSeat | undefined {
    return this.details?.seats.find((seat) => seat.chair === chair);
  }

  /** Return a short text of a move. */
  moveText(move: LiveMove): string {
    const [firstSentence] = eventSentences([moveTitle(move)].filter((phrase) => phrase !== undefined), this.details?.money);
    if (move.what === 'Noted') return t('live-move-Noted', { note: move.note });
    if (move.what === 'Known' || move.what === 'Ruled' || move.what === 'CloseTable') return t(`live-move-${move.what}` as Key);
    if (!firstSentence) return t('live-move-other');
    return firstSentence.endsWith('.') ? firstSentence.slice(0, -1) : firstSentence;
  }
}
