/** A situation on its way to a ruling: the answers so far, the current question, and the ruling. */
import { api } from '../lib/api';
import type { FloorField, FloorSituation, RuleAnswer, RuleBody } from '../lib/http';
import type { Spot } from '../lib/http';
import type { Phrase } from '../lib/words/phraseFormatter';
import { rulingRequest, nextRequiredField, findAnswer, withoutAnswer, withAnswer, type Authority, type TableContext, type FieldAnswer, type Value } from './floorAnswers';

/** The facts known from a typed line before the first question. */
export interface InitialAnswers {
  readonly moment: Spot;
  /** The parsed facts, one per line. */
  readonly says: readonly Phrase[];
  /** The chips and cards of the line, for the picture. */
  readonly drawn: readonly FieldAnswer[];
  /** The line's answers to the questions; the user can correct each. */
  readonly told?: readonly FieldAnswer[];
}

export class RulingSession {
  readonly situation: FloorSituation;
  told: readonly FieldAnswer[] = $state.raw([]);
  /** The current question; null while the floor decides and after the ruling. */
  field: FloorField | null = $state.raw(null);
  answer: RuleAnswer | null = $state.raw(null);
  /** The error in place of a ruling. */
  trouble: unknown = $state.raw(null);
  isBusy = $state(false);
  readonly begun: InitialAnswers | null;
  #by: Authority;
  readonly #rule: (body: RuleBody) => Promise<RuleAnswer>;
  readonly #known: TableContext;
  #turn = 0;

  /** *rule* requests the ruling; the default asks the room, for a table or in general. */
  constructor(
    situation: FloorSituation,
    by: Authority,
    table = '',
    known: TableContext = { fields: [] },
    begun: InitialAnswers | null = null,
    rule: (body: RuleBody) => Promise<RuleAnswer> = (body) => api.ruling(body, table),
  ) {
    this.situation = situation;
    this.begun = begun;
    this.told = begun?.told ?? [];
    this.#by = by;
    this.#rule = rule;
    this.#known = known;
    void this.#requestRuling();
  }

  /** Answer the current question. */
  setAnswer(value: Value): void {
    if (!this.field) return;
    this.told = withAnswer(this.told, this.field, value);
    void this.#requestRuling();
  }

  /** Ask an optional question, or ask a question again. */
  reopen(field: FloorField): void {
    this.#turn += 1;
    this.answer = this.trouble = null;
    this.field = field;
  }

  /** Delete the answer of the current question. */
  clear(): void {
    if (!this.field) return;
    this.told = withoutAnswer(this.told, this.field.field);
    void this.#requestRuling();
  }

  /** Go back to the last answered question; return false if there is none. */
  goBack(): boolean {
    const last = this.told.at(-1);
    // Answers from a typed line have no question; going back from them leads to the line.
    if (!last || this.begun?.told?.includes(last)) return false;
    // A question that is asked again keeps its position and its answer, so going back only closes it.
    if (this.field && findAnswer(this.told, this.field.field)) {
      void this.#requestRuling();
      return true;
    }
    this.told = this.told.slice(0, -1);
    this.reopen(last.field);
    return true;
  }

  /** Request the ruling of another authority. */
  applyAuthority(authority: Authority): void {
    this.#by = authority;
    void this.#requestRuling();
  }

  async #requestRuling(): Promise<void> {
    const turn = (this.#turn += 1);
    this.trouble = null;
    const needed = nextRequiredField(this.situation, this.told, this.#known);
    this.field = needed;
    this.answer = null;
    if (needed) return;
    this.isBusy = true;
    try {
      const answer = await this.#rule(rulingRequest(this.situation, this.told, this.#by, this.begun?.moment));
      if (turn !== this.#turn) return;
      if (answer.verdict.type === 'asks') this.field = answer.verdict.asks;
      else this.answer = answer;
    } catch (why) {
      if (turn === this.#turn) this.trouble = why;
    } finally {
      if (turn === this.#turn) this.isBusy = false;
    }
  }
}
