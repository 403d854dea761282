/** A line that somebody typed, on its way to something that the floor can rule on. */
import { api } from '../lib/api';
import type { SituationDraft, FloorCatalogue, FloorSituation, ParsedText, SeatedPlayer, TextBody, UnderstoodText } from '../lib/http';
import { language } from '../lib/i18n/index.svelte';
import type { FieldAnswer, Value } from './floorAnswers';

type Answers = NonNullable<TextBody['answers']>;
/** Whose choices stand with a rule that is quoted. */
type RuleQuotes = Pick<TextBody, 'by' | 'but'>;

export class ParsedLine {
  readonly text: string;
  /** What was made of it; nothing while it is read. */
  sheet: ParsedText | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  #guess: number | null = null;
  /** The situation that was chosen for it. */
  readonly #situation: string | null;
  #answers: Answers[number][] = [];
  readonly #table: string;
  #rules: RuleQuotes;
  #turn = 0;

  constructor(text: string, table: string, situation: string | null = null, rules: RuleQuotes = {}) {
    this.text = text;
    this.#rules = rules;
    this.#table = table;
    this.#situation = situation;
    void this.#read();
  }

  /** What was asked about it was answered. */
  tell(value: Value): void {
    this.#answers.push(value as Answers[number]);
    void this.#read();
  }

  /** It was not understood, and this is what was meant. */
  mean(guess: number): void {
    this.#guess = guess;
    void this.#read();
  }

  /** Quote rules by other choices. */
  by(rules: RuleQuotes): void {
    this.#rules = rules;
    if (this.sheet?.type === 'lost') void this.#read();
  }

  /** The step before; false if there is none. */
  back(): boolean {
    if (this.#answers.length) this.#answers.pop();
    else if (this.#guess !== null) this.#guess = null;
    else return false;
    void this.#read();
    return true;
  }

  async #read(): Promise<void> {
    const turn = (this.#turn += 1);
    this.sheet = this.trouble = null;
    try {
      const body = { text: this.text, lang: language.locale, guess: this.#guess, situation: this.#situation, answers: [...this.#answers], ...this.#rules };
      const sheet = await api.understand(body, this.#table);
      if (turn === this.#turn) this.sheet = sheet;
    } catch (why) {
      if (turn === this.#turn) this.trouble = why;
    }
  }
}

/** What was understood as a situation: all that was said is given, and only what is open is asked. */
export function situationFromLine(sheet: UnderstoodText): FloorSituation {
  // Its fields are sent back as they came: the room that has read them knows what they are.
  const given = sheet.seen as FloorSituation['given'];
  return { key: '', chapter: 'bets', title: sheet.title, also: [], see: sheet.see, given, needs: [...sheet.needs], more: [] };
}

/** What a line tells of a situation that was chosen for it, each thing to be corrected by itself. */
export function answersFromLine({ needs, more }: FloorSituation, sheet: SituationDraft): FieldAnswer[] {
  const told = [...needs, ...more].map((field) => ({ field, value: sheet.told[field.field] }));
  return told.filter((each): each is FieldAnswer => each.value !== undefined);
}

/** The same beside what a running hand knows itself, which no line is asked about. */
export function answersBesideHand(situation: FloorSituation, sheet: SituationDraft, known: readonly string[]): FieldAnswer[] {
  return answersFromLine(situation, sheet).filter(({ field }) => !known.includes(field.field));
}

/** Who a line is about, if it names one player of the hand alone; *rest* is what it says without `Ann:` before it. */
export function findNamedPlayer(line: string, players: readonly SeatedPlayer[]): { who: number | null; rest: string } {
  const said = line.toLowerCase();
  const isIn = ({ player }: SeatedPlayer): boolean => {
    const name = player.toLowerCase();
    return said.split(name).some((before, at, parts) => at + 1 < parts.length && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(parts[at + 1]!));
  };
  const named = players.filter(isIn);
  if (named.length !== 1) return { who: null, rest: line };
  const { seat, player } = named[0]!;
  const isHead = said.startsWith(`${player.toLowerCase()}:`);
  return { who: seat, rest: isHead ? line.slice(player.length + 1).trim() : line };
}

/** The situations of the list that a line may be, where it is not ruled on as it stands. */
export function candidateSituations(sheet: FloorCatalogue, read: UnderstoodText): FloorSituation[] {
  const given = (each: FloorSituation): [string, unknown][] => Object.entries(each.given);
  const same = sheet.situations.filter((each) => each.see === read.see);
  const fits = same.filter((each) => given(each).every(([name, value]) => (read.seen[name] ?? value) === value));
  const named = fits.filter((each) => given(each).some(([name]) => read.seen[name] !== undefined));
  return named.length ? named : fits.length ? fits : same;
}

/** Chips and cards that were understood, to be drawn. */
export function diagramFromLine(sheet: UnderstoodText): FieldAnswer[] {
  const told: FieldAnswer[] = [];
  for (const [name, kind] of Object.entries(DRAWN)) {
    const value = sheet.seen[name];
    if (!Array.isArray(value) || !value.length) continue;
    told.push({ field: { field: `seen.${name}`, kind, question: sheet.title, answers: [] }, value: value as Value });
  }
  return told;
}

const DRAWN = { motions: 'motions', old: 'chips', took: 'chips', cards: 'cards' } as const;
