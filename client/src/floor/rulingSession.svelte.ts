/** A situation on its way to a ruling: what was told, what is asked now, and what the floor says. */
import { api } from '../lib/api';
import type { FloorField, FloorSituation, RuleAnswer, RuleBody } from '../lib/http';
import type { Spot } from '../lib/http';
import type { Phrase } from '../lib/words/phraseFormatter';
import { rulingRequest, nextRequiredField, answerTo, withoutAnswer, withAnswer, type Authority, type TableContext, type FieldAnswer, type Value } from './floorAnswers';

/** What is known before anything is asked, where somebody has typed a line. */
export interface InitialAnswers {
  readonly moment: Spot;
  /** Everything that was understood, a line each. */
  readonly says: readonly Phrase[];
  /** Chips and cards of it, to be drawn. */
  readonly drawn: readonly FieldAnswer[];
  /** What it tells of the fields that are asked: each may be told otherwise. */
  readonly told?: readonly FieldAnswer[];
}

export class RulingSession {
  readonly situation: FloorSituation;
  told: readonly FieldAnswer[] = $state.raw([]);
  /** What is asked now; nothing while the floor thinks, and when it has ruled. */
  field: FloorField | null = $state.raw(null);
  answer: RuleAnswer | null = $state.raw(null);
  /** Why there is no ruling. */
  trouble: unknown = $state.raw(null);
  isBusy = $state(false);
  readonly begun: InitialAnswers | null;
  #by: Authority;
  readonly #rule: (body: RuleBody) => Promise<RuleAnswer>;
  readonly #known: TableContext;
  #turn = 0;

  /** *rule* is whoever rules; without it the room does, at a table or of any. */
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
    void this.#go();
  }

  /** What is asked now was answered. */
  setAnswer(value: Value): void {
    if (!this.field) return;
    this.told = withAnswer(this.told, this.field, value);
    void this.#go();
  }

  /** Tell something besides, or something else than before. */
  reopen(field: FloorField): void {
    this.#turn += 1;
    this.answer = this.trouble = null;
    this.field = field;
  }

  /** It was not so, whatever was told of it. */
  clear(): void {
    if (!this.field) return;
    this.told = withoutAnswer(this.told, this.field.field);
    void this.#go();
  }

  /** The question before: what was told last is asked again. False if nothing was told. */
  back(): boolean {
    const last = this.told.at(-1);
    // What a line has told was no question: behind it is the line.
    if (!last || this.begun?.told?.includes(last)) return false;
    // A field that is told again keeps its place; its answer stands there to be changed.
    if (this.field && answerTo(this.told, this.field.field)) {
      void this.#go();
      return true;
    }
    this.told = this.told.slice(0, -1);
    this.reopen(last.field);
    return true;
  }

  /** The same by other rules. */
  applyAuthority(authority: Authority): void {
    this.#by = authority;
    void this.#go();
  }

  async #go(): Promise<void> {
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
