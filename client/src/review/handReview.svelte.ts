/** The review of one hand of a table, for its replay: started, followed, and read. */
import { sendRequest } from '../lib/api';
import type { ReviewedHand, ReviewResponse } from '../lib/http';
import { errorText } from '../lib/notices.svelte';
import { phraseSentence } from '../lib/words/roomPhrases';

const POLL_MS = 700;

export class HandReviewLoader {
  hand: ReviewedHand | null = $state.raw(null);
  errorMessage = $state('');
  isWaiting = $state(false);
  /** The state of the work; null before it begins. */
  review: ReviewResponse | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latestRequest = 0;

  /** Review a hand from the flop on: an answer for the turn and the river comes first. */
  async start(table: string, hand: number): Promise<void> {
    const requestNumber = ++this.#latestRequest;
    this.errorMessage = '';
    this.isWaiting = true;
    try {
      await this.#applyProgress(await sendRequest('POST /api/reviews', { body: { table, hand, start: 'flop', ranges: {} } }), requestNumber);
    } catch (error) {
      this.#showError(errorText(error), requestNumber);
    }
  }

  /** Stop the work on the server, and keep the answer so far. */
  async cancel(): Promise<void> {
    const { review } = this;
    this.stop();
    this.isWaiting = false;
    if (!review) return;
    try {
      await sendRequest('DELETE /api/reviews/{review}', { path: { review: review.id } });
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  /** Stop following the review. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#latestRequest++;
  }

  #showError(text: string, requestNumber: number): void {
    if (requestNumber !== this.#latestRequest) return;
    this.errorMessage = text;
    this.isWaiting = false;
  }

  async #applyProgress(review: ReviewResponse, requestNumber: number): Promise<void> {
    if (requestNumber !== this.#latestRequest) return;
    this.review = review;
    const path = { review: review.id };
    if (review.done > review.left_out) {
      const response = await sendRequest('GET /api/reviews/{review}/hands/{hand}', { path: { ...path, hand: 1 } });
      if (requestNumber !== this.#latestRequest) return;
      this.hand = response;
    }
    if (review.state === 'queued' || review.state === 'reviewing') this.#timer = setTimeout(() => void this.#pollReview(review.id, requestNumber), POLL_MS);
    else if (review.failure) this.#showError(phraseSentence(review.failure), requestNumber);
    else this.isWaiting = false;
  }

  async #pollReview(review: string, requestNumber: number): Promise<void> {
    try {
      await this.#applyProgress(await sendRequest('GET /api/reviews/{review}', { path: { review } }), requestNumber);
    } catch (error) {
      this.#showError(errorText(error), requestNumber);
    }
  }
}
