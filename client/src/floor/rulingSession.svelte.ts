/** The session that leads from a situation to a ruling: the answers so far, the current question, and the ruling. */
import { api } from '../lib/api';
import type { FloorField, FloorSituation, FloorRulingResponse, RulingBody } from '../lib/http';
import type { Spot } from '../lib/http';
import type { Phrase } from '../lib/words/phraseFormatter';
import { rulingRequest, nextRequiredField, findAnswer, withoutAnswer, withAnswer, type Authority, type TableContext, type FieldAnswer, type AnswerValue } from './floorAnswers';

/** The facts known from a typed line before the first question. */
export interface LineAnswers {
  readonly spot: Spot;
  /** The parsed facts, one per line. */
  readonly says: readonly Phrase[];
  /** The chips and cards of the line, for the picture. */
  readonly drawn: readonly FieldAnswer[];
  /** The line's answers to the questions; the user can correct each. */
  readonly givenAnswers?: readonly FieldAnswer[];
}

export class RulingSession {
  readonly situation: FloorSituation;
  givenAnswers: readonly FieldAnswer[] = $state.raw([]);
  /** The current question; null while the floor decides and after the ruling. */
  field: FloorField | null = $state.raw(null);
  answer: FloorRulingResponse | null = $state.raw(null);
  /** The error in place of a ruling. */
  error: unknown = $state.raw(null);
  isBusy = $state(false);
  readonly initialAnswers: LineAnswers | null;
  #authority: Authority;
  readonly #requestVerdict: (body: RulingBody) => Promise<FloorRulingResponse>;
  readonly #context: TableContext;
  #requestCount = 0;

  /** *rule* requests the ruling; the default asks the room, for a table or in general. */
  constructor(
    situation: FloorSituation,
    by: Authority,
    table = '',
    known: TableContext = { fields: [] },
    initialAnswers: LineAnswers | null = null,
    rule: (body: RulingBody) => Promise<FloorRulingResponse> = (body) => api.ruling(body, table),
  ) {
    this.situation = situation;
    this.initialAnswers = initialAnswers;
    this.givenAnswers = initialAnswers?.givenAnswers ?? [];
    this.#authority = by;
    this.#requestVerdict = rule;
    this.#context = known;
    void this.#requestRuling();
  }

  /** Answer the current question. */
  setAnswer(value: AnswerValue): void {
    if (!this.field) return;
    this.givenAnswers = withAnswer(this.givenAnswers, this.field, value);
    void this.#requestRuling();
  }

  /** Ask an optional question, or ask a question again. */
  reopen(field: FloorField): void {
    this.#requestCount += 1;
    this.answer = this.error = null;
    this.field = field;
  }

  /** Delete the answer of the current question. */
  clear(): void {
    if (!this.field) return;
    this.givenAnswers = withoutAnswer(this.givenAnswers, this.field.field);
    void this.#requestRuling();
  }

  /** Go back to the last answered question; return false if there is none. */
  goBack(): boolean {
    const lastAnswer = this.givenAnswers.at(-1);
    // Answers from a typed line have no question; going back from them leads to the line.
    if (!lastAnswer || this.initialAnswers?.givenAnswers?.includes(lastAnswer)) return false;
    // A question that is asked again keeps its position and its answer, so going back only closes it.
    if (this.field && findAnswer(this.givenAnswers, this.field.field)) {
      void this.#requestRuling();
      return true;
    }
    this.givenAnswers = this.givenAnswers.slice(0, -1);
    this.reopen(lastAnswer.field);
    return true;
  }

  /** Request the ruling of another authority. */
  applyAuthority(authority: Authority): void {
    this.#authority = authority;
    void this.#requestRuling();
  }

  async #requestRuling(): Promise<void> {
    const requestNumber = (this.#requestCount += 1);
    this.error = null;
    const requiredField = nextRequiredField(this.situation, this.givenAnswers, this.#context);
    this.field = requiredField;
    this.answer = null;
    if (requiredField) return;
    this.isBusy = true;
    try {
      const answer = await this.#requestVerdict(rulingRequest(this.situation, this.givenAnswers, this.#authority, this.initialAnswers?.spot));
      if (requestNumber !== this.#requestCount) return;
      if (answer.verdict.type === 'asks') this.field = answer.verdict.asks;
      else this.answer = answer;
    } catch (error) {
      if (requestNumber === this.#requestCount) this.error = error;
    } finally {
      if (requestNumber === this.#requestCount) this.isBusy = false;
    }
  }
}
