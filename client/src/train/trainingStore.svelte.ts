/** The trainer while its page is open: the spot, its grade, the next spot, and the player's progress. */
import { sendRequest } from '../lib/api';
import type { FinishedTrainingHand, TrainingContinuation, TrainingFilter, TrainingGrade, TrainingSpotView } from '../lib/http';
import { errorText } from '../lib/notices.svelte';
import { dueSpots, isSameSpot, loadProgress, loadWholeHands, noProgress, parseProgress, recordAnswer, storeProgress, storeWholeHands, type TrainingProgress, type RepeatedSpot } from './trainingProgress';

/** The player at the page, who needs a name to train. */
export interface TrainingUser {
  requireName: () => Promise<boolean>;
}

interface DrawnSpot {
  view: TrainingSpotView;
  /** The spot as it is repeated; null for a new one. */
  repeated: RepeatedSpot | null;
}

/** The decisions of the hand that is being played, and its end. */
interface PlayedHand {
  decisions: number;
  lossBb: number;
  end: FinishedTrainingHand | null;
}

const newHand = (): PlayedHand => ({ decisions: 0, lossBb: 0, end: null });

export const noFilter = (): TrainingFilter => ({ street: '', position: '', pot_type: '', texture: '', line: '', depth: 100, players: 6 });

export class TrainingStore {
  filter: TrainingFilter = $state(noFilter());
  /** True to play each hand to its end, false for one decision of each. */
  wholeHands = $state(loadWholeHands());
  progress: TrainingProgress = $state.raw(loadProgress());
  isRunning = $state(false);
  isDrawing = $state(false);
  isGrading = $state(false);
  errorMessage = $state('');
  answer = $state('');
  grade: TrainingGrade | null = $state.raw(null);
  hand: PlayedHand = $state.raw(newHand());
  #drawnSpot: DrawnSpot | null = $state.raw(null);
  #nextSpot: Promise<DrawnSpot | null> | null = null;
  #continuation: Promise<TrainingContinuation> | null = null;
  #lastRequest = 0;
  readonly #user: TrainingUser;

  constructor(player: TrainingUser) {
    this.#user = player;
  }

  get spot(): TrainingSpotView | null {
    return this.#drawnSpot?.view ?? null;
  }

  get isRepeated(): boolean {
    return this.#drawnSpot?.repeated != null;
  }

  /** The time at which due spots were counted last. */
  #countedAt = $state.raw(new Date());
  /** Spots that are due; a new spot, grade or filter counts them again. */
  readonly dueCount = $derived(dueSpots(this.progress, this.filter, this.#countedAt).length);

  async begin(): Promise<void> {
    storeWholeHands(this.wholeHands);
    if (!(await this.#user.requireName())) return;
    this.isRunning = true;
    await this.showNext();
  }

  stop(): void {
    this.#lastRequest++;
    this.#drawnSpot = this.grade = this.#nextSpot = this.#continuation = null;
    this.hand = newHand();
    this.isRunning = this.isDrawing = false;
    this.errorMessage = '';
    this.#countedAt = new Date();
  }

  /** Show the next spot: the one that was drawn in the background, or a new one. */
  async showNext(): Promise<void> {
    if (this.isDrawing) return;
    const requestNumber = ++this.#lastRequest;
    this.#countedAt = new Date();
    this.errorMessage = this.answer = '';
    this.grade = this.#drawnSpot = this.#continuation = null;
    this.hand = newHand();
    this.isDrawing = true;
    try {
      const nextSpot = (await this.#nextSpot) ?? (await this.#drawSpot());
      if (requestNumber !== this.#lastRequest) return;
      this.#drawnSpot = nextSpot;
    } catch (error) {
      if (requestNumber === this.#lastRequest) this.errorMessage = errorText(error);
    } finally {
      if (requestNumber === this.#lastRequest) this.isDrawing = false;
    }
    this.#nextSpot = null;
    if (this.#drawnSpot) this.#prefetchSpot();
  }

  /** Answer the spot. */
  async answerSpot(action: string): Promise<void> {
    const currentSpot = this.#drawnSpot;
    if (!currentSpot || this.grade || this.isGrading) return;
    const requestNumber = this.#lastRequest;
    this.answer = action;
    this.isGrading = true;
    this.errorMessage = '';
    try {
      const body = { spot: currentSpot.view.spot, action, memory: currentSpot.repeated?.memory ?? null };
      const grade = await sendRequest('POST /api/training/answers', { body });
      if (requestNumber !== this.#lastRequest) return;
      this.grade = grade;
      this.hand = { ...this.hand, decisions: this.hand.decisions + 1, lossBb: this.hand.lossBb + grade.loss_bb };
      if (this.wholeHands && grade.can_continue) this.#continuation = this.#requestContinuation(currentSpot.view, action);
      this.#saveProgress(recordAnswer(this.progress, currentSpot.view.spot, currentSpot.view.tags, grade, new Date()));
    } catch (error) {
      if (requestNumber === this.#lastRequest) this.errorMessage = errorText(error);
    } finally {
      this.isGrading = false;
    }
  }

  /** Play the hand on after an answer: to the next decision, or to the end. */
  async playHandOn(): Promise<void> {
    const currentSpot = this.#drawnSpot;
    if (!currentSpot || !this.grade?.can_continue || this.isDrawing) return;
    const requestNumber = this.#lastRequest;
    this.isDrawing = true;
    this.errorMessage = '';
    try {
      const { spot, end } = await (this.#continuation ?? this.#requestContinuation(currentSpot.view, this.answer));
      if (requestNumber !== this.#lastRequest) return;
      this.#continuation = null;
      if (spot) {
        this.answer = '';
        this.grade = null;
        this.#drawnSpot = { view: spot, repeated: null };
      } else {
        this.hand = { ...this.hand, end };
      }
    } catch (error) {
      if (requestNumber === this.#lastRequest) this.errorMessage = errorText(error);
      this.#continuation = null;
    } finally {
      if (requestNumber === this.#lastRequest) this.isDrawing = false;
    }
  }

  /** True if the main button plays on: in whole hands, as long as there is more to see. */
  get canPlayOn(): boolean {
    return this.wholeHands && !!this.grade?.can_continue && !this.hand.end;
  }

  /** Play on or draw the next spot, as the main button does. */
  async advance(): Promise<void> {
    await (this.canPlayOn ? this.playHandOn() : this.showNext());
  }

  #requestContinuation(view: TrainingSpotView, action: string): Promise<TrainingContinuation> {
    const response = sendRequest('POST /api/training/continuations', { body: { spot: view.spot, action } });
    response.catch(() => undefined); // shown when the player asks for it
    return response;
  }

  /** Import the progress of a file. Return false if the file is no progress file. */
  importProgress(text: string): boolean {
    const storedProgress = parseProgress(text);
    if (storedProgress) this.#saveProgress(storedProgress);
    return storedProgress !== null;
  }

  resetProgress(): void {
    this.#saveProgress(noProgress());
  }

  #saveProgress(progress: TrainingProgress): void {
    this.progress = progress;
    this.#countedAt = new Date();
    storeProgress(progress);
  }

  /** Draw a spot while the player thinks. */
  #prefetchSpot(): void {
    const next = this.#drawSpot().catch(() => null);
    this.#nextSpot = next;
  }

  async #drawSpot(): Promise<DrawnSpot | null> {
    const current = this.#drawnSpot?.view.spot;
    const repeatedSpot = dueSpots(this.progress, this.filter, new Date()).find(({ spot }) => !current || !isSameSpot(spot, current)) ?? null;
    if (!repeatedSpot) return { view: await sendRequest('POST /api/training/spots', { body: { wanted: { ...this.filter } } }), repeated: repeatedSpot };
    const { game, stacks, seat, actions, solved_from } = repeatedSpot.spot;
    const body = { spot: { game, stacks, seat, actions, solved_from: solved_from ?? ('' as const) } };
    try {
      return { view: await sendRequest('POST /api/training/spots', { body }), repeated: repeatedSpot };
    } catch (error) {
      if ((error as { status?: number }).status !== 400) throw error;
      // A spot of a version with other rules.
      this.#saveProgress({ ...this.progress, repeated: this.progress.repeated.filter((spot) => spot !== repeatedSpot) });
      return this.#drawSpot();
    }
  }
}
