/**
 * Verifies each finished hand in the background: fetches its proof, recomputes it, and compares it
 * with the seal and the cards that this browser saw. It takes one hand at a time, some seconds after
 * the hand, so that it does not delay the next one.
 */
import type { WitnessedSeal } from './cutChain';
import type { Proof } from './http';

export type Verdict = 'right' | 'wrong' | 'unseen' | 'unchecked';

export interface CheckedHand {
  readonly hand: number;
  readonly verdict: Verdict;
}

/** A finished hand, and the cards that were on the screen at its end. */
interface HandToCheck {
  readonly hand: number;
  readonly cards: readonly string[];
}

export interface CheckSources {
  proof(hand: number): Promise<Proof>;
  findSeal(hand: number): WitnessedSeal | null;
  setTimer(callback: () => void, milliseconds: number): unknown;
  random(): number;
}

/** The maximum number of waiting hands; if hands come faster, the oldest are dropped. */
const MAX_WAITING = 5;
/** The minimum delay after a hand and its random addition, so that the players of a table do not all send requests at once. */
const MIN_DELAY_MS = 1_500;
const RANDOM_DELAY_MS = 3_000;

export class HandChecks {
  /** The hand that was verified last. */
  last: CheckedHand | null = $state.raw(null);
  /** Hands that failed the verification; they stay on the screen. */
  failed: readonly number[] = $state.raw([]);
  readonly #sources: CheckSources;
  #waiting: HandToCheck[] = [];
  #isBusy = false;

  constructor(sources: CheckSources) {
    this.#sources = sources;
  }

  /** Queue a finished hand for verification. */
  add(hand: number, cards: readonly string[]): void {
    if (this.#waiting.some((waiting) => waiting.hand === hand)) return;
    this.#waiting = [...this.#waiting, { hand, cards }].slice(-MAX_WAITING);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isBusy || !this.#waiting.length) return;
    this.#isBusy = true;
    this.#sources.setTimer(() => void this.#checkNext(), MIN_DELAY_MS + RANDOM_DELAY_MS * this.#sources.random());
  }

  async #checkNext(): Promise<void> {
    const finishedHand = this.#waiting.shift();
    if (finishedHand) {
      const verdict = await verdictOf(finishedHand, this.#sources);
      this.last = { hand: finishedHand.hand, verdict };
      if (verdict === 'wrong') this.failed = [...this.failed, finishedHand.hand];
    }
    this.#isBusy = false;
    this.#schedule();
  }
}

async function verdictOf({ hand, cards }: HandToCheck, sources: CheckSources): Promise<Verdict> {
  try {
    const { verifyProof } = await import('./proofVerification');
    const proof = await sources.proof(hand);
    const steps = await verifyProof(proof, sources.findSeal(hand));
    const opened = new Set(proof.piles?.flatMap((pile) => pile.openings.map((opening) => opening.card)));
    const isOtherHand = proof.hand !== hand || cards.some((card) => !opened.has(card));
    if (isOtherHand || steps.some((step) => step.outcome === 'wrong')) return 'wrong';
    return steps.some((step) => step.what === 'seal' && step.outcome === 'right') ? 'right' : 'unseen';
  } catch {
    return 'unchecked'; // an error is not proof of fraud: there is no proof to check
  }
}
