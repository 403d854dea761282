/** The reviews of a player while their page is open: the list, the open one, and the work of the room. */
import { ApiError, sendRequest } from '../lib/api';
import type { ReviewBody, ReviewedHand, ReviewedHandItem, ReviewResponse, ReviewSummary } from '../lib/http';
import { t } from '../lib/i18n/index.svelte';
import { errorText } from '../lib/notices.svelte';
import { phraseSentence } from '../lib/words/roomPhrases';

const POLL_MS = 700;
const LONG_POLL_MS = 2_500;
/** Hands of a review from which it is polled more slowly. */
const SLOW_POLL_HANDS = 100;
/** Hands of one request for the list. */
const PAGE_SIZE = 500;
/** Characters of a piece of an upload, and of a whole one. */
const UPLOAD_PIECE_LENGTH = 20_000;
const MAX_TEXT_LENGTH = 2_000_000;

export type StartStreet = 'flop' | 'turn' | 'river';

/** The player at the page, who needs a name to review hands. */
export interface Reviewer {
  hasName: () => Promise<boolean>;
  requireName: () => Promise<boolean>;
  /** Change the address of the page. */
  replaceUrl: (path: string) => void;
}

export class ReviewStore {
  list: readonly ReviewResponse[] = $state.raw([]);
  review: ReviewResponse | null = $state.raw(null);
  /** The place of the open hand in the review; 0 for its summary. */
  handIndex = $state(0);
  hand: ReviewedHand | null = $state.raw(null);
  summary: ReviewSummary | null = $state.raw(null);
  hands: readonly ReviewedHandItem[] = $state.raw([]);
  errorMessage = $state('');
  isBusy = $state(false);
  /** The part of an upload that is sent, from 0 to 1; null while there is none. */
  uploadedShare: number | null = $state(null);
  readonly #player: Reviewer;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastRequest = 0;
  #loadedCount = -1;
  /** Reviewed hands that are listed at most; a year of play has thousands. */
  limit = $state(PAGE_SIZE);

  constructor(player: Reviewer) {
    this.#player = player;
  }

  readonly isWaiting = $derived(this.review?.state === 'queued' || this.review?.state === 'reviewing');
  readonly isSingle = $derived(this.review?.total === 1);
  readonly failureText = $derived(this.review?.failure ? phraseSentence(this.review.failure) : '');

  /** Open an address: a review, a hand or a session of a table to be reviewed now, or the list. */
  async open(query: URLSearchParams): Promise<void> {
    const table = query.get('table');
    const hand = Number(query.get('hand') ?? 0);
    const id = query.get('review');
    const sinceMs = Number(query.get('since') ?? 0);
    const period = sinceMs ? { since: sinceMs, until: Number(query.get('until') ?? 0) } : {};
    const live = query.get('live');
    if (table || sinceMs || live) {
      const source = live ? { live, player: query.get('player') ?? '' } : { table: table ?? '', hand, ...period };
      await this.start({ ...source, start: hand ? 'flop' : 'turn', ranges: {} });
      return;
    }
    if (!(await this.#player.hasName())) return;
    if (id) await this.#showErrors(async () => this.#follow(await sendRequest('GET /api/reviews/{review}', { path: { review: id } }), hand));
    if (!this.review) await this.loadList();
  }

  /** Load the list below the form; an earlier error stays. */
  async loadList(): Promise<void> {
    try {
      this.list = await sendRequest('GET /api/reviews');
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  /** Start a review. */
  async start(body: ReviewBody): Promise<void> {
    if (this.isBusy || !(await this.#player.requireName())) return;
    this.isBusy = true;
    await this.#showErrors(async () => this.#follow(await sendRequest('POST /api/reviews', { body }), 0));
    this.isBusy = false;
  }

  /** Upload a text in pieces, and review it. */
  async startText(text: string, player: string, start: StartStreet): Promise<void> {
    if (text.length > MAX_TEXT_LENGTH) {
      this.errorMessage = t('review-too-large', { mb: MAX_TEXT_LENGTH / 1e6 });
      return;
    }
    if (text.length <= UPLOAD_PIECE_LENGTH) return this.start({ text, player, start, ranges: {} });
    if (this.isBusy || !(await this.#player.requireName())) return;
    this.isBusy = true;
    let upload = '';
    await this.#showErrors(async () => {
      for (let at = 0; at < text.length; at += UPLOAD_PIECE_LENGTH) {
        this.uploadedShare = at / text.length;
        ({ upload } = await sendRequest('POST /api/reviews/uploads', { body: { text: text.slice(at, at + UPLOAD_PIECE_LENGTH), upload } }));
      }
    });
    this.uploadedShare = null;
    this.isBusy = false;
    if (!this.errorMessage) await this.start({ upload, player, start, ranges: {} });
  }

  /** Review a hand of the open review alone, with the strategies of whole ranges. */
  async openAlone(place: number, ranges: Record<string, string> = {}): Promise<void> {
    if (!this.review) return;
    await this.start({ review: this.review.id, hand: place, start: 'flop', ranges });
  }

  async stopWork(review: ReviewResponse): Promise<void> {
    await this.#showErrors(() => sendRequest('DELETE /api/reviews/{review}', { path: { review: review.id } }));
    if (this.review?.id === review.id) await this.#poll(review.id);
    else await this.loadList();
  }

  async resume(review: ReviewResponse): Promise<void> {
    await this.#showErrors(async () => this.#follow(await sendRequest('POST /api/reviews/{review}/resume', { path: { review: review.id } }), 0));
  }

  async show(review: ReviewResponse): Promise<void> {
    this.errorMessage = '';
    await this.#showErrors(() => this.#follow(review, 0));
  }

  /** Go back to the form and the list. */
  async close(): Promise<void> {
    this.stop();
    this.review = this.hand = this.summary = null;
    this.hands = [];
    this.errorMessage = '';
    this.#player.replaceUrl('/review');
    await this.loadList();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#lastRequest++;
  }

  async #follow(review: ReviewResponse, place: number): Promise<void> {
    this.stop();
    const isOtherReview = this.review?.id !== review.id;
    if (isOtherReview) {
      this.hand = this.summary = null;
      this.hands = [];
      this.limit = PAGE_SIZE;
      this.#loadedCount = -1;
    }
    this.review = review;
    this.handIndex = review.total === 1 ? 1 : place;
    this.#player.replaceUrl(`/review?review=${review.id}`);
    const requestNumber = this.#lastRequest;
    if (review.total === 1) await this.#loadHand(review);
    else if (review.done > 0 && review.done !== this.#loadedCount) await this.#loadSummary(review);
    if (requestNumber !== this.#lastRequest) return;
    if (review.state === 'queued' || review.state === 'reviewing') this.#timer = setTimeout(() => void this.#poll(review.id), review.total > SLOW_POLL_HANDS ? LONG_POLL_MS : POLL_MS);
  }

  async #loadHand(review: ReviewResponse): Promise<void> {
    if (review.state === 'failed' || (!review.done && review.state !== 'done')) return;
    this.hand = await sendRequest('GET /api/reviews/{review}/hands/{hand}', { path: { review: review.id, hand: 1 } });
  }

  async #loadSummary(review: ReviewResponse): Promise<void> {
    this.#loadedCount = review.done;
    const path = { review: review.id };
    if (review.done === review.left_out) return;
    const [summary] = await Promise.all([sendRequest('GET /api/reviews/{review}/summary', { path }), this.#loadHands(review.id)]);
    this.summary = summary;
  }

  /** Read the hands after those that are listed. */
  async #loadHands(id: string): Promise<void> {
    while (this.hands.length < this.limit) {
      const lastHand = this.hands.at(-1)?.hand ?? 0;
      const response = await sendRequest('GET /api/reviews/{review}/hands', { path: { review: id }, query: { after: lastHand, limit: PAGE_SIZE } });
      if (this.review?.id !== id) return;
      this.hands = [...this.hands, ...response];
      if (response.length < PAGE_SIZE) return;
    }
  }

  async loadMoreHands(): Promise<void> {
    this.limit += PAGE_SIZE;
    const id = this.review?.id;
    if (id) await this.#showErrors(() => this.#loadHands(id));
  }

  async #poll(id: string): Promise<void> {
    try {
      const response = await sendRequest('GET /api/reviews/{review}', { path: { review: id } });
      if (this.review?.id !== id) return;
      this.errorMessage = '';
      await this.#follow(response, this.handIndex);
    } catch (error) {
      if (this.review?.id !== id) return;
      this.errorMessage = errorText(error);
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) this.review = null;
      else this.#timer = setTimeout(() => void this.#poll(id), 4 * POLL_MS);
    }
  }

  async #showErrors(work: () => Promise<unknown>): Promise<void> {
    this.errorMessage = '';
    try {
      await work();
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }
}
