/** Parsing of a typed line into a situation that the floor can rule on. */
import { api } from '../lib/api';
import type { SituationDraft, FloorCatalogue, FloorSituation, ParsedText, SeatedPlayer, IncidentTextBody, UnderstoodText } from '../lib/http';
import { language } from '../lib/i18n/index.svelte';
import type { FieldAnswer, AnswerValue } from './floorAnswers';

type TextAnswers = NonNullable<IncidentTextBody['answers']>;
/** The authority by which rules are quoted. */
type QuotedAuthority = Pick<IncidentTextBody, 'by' | 'but'>;

export class ParsedLine {
  readonly text: string;
  /** The result of parsing; null while the request is under way. */
  parsed: ParsedText | null = $state.raw(null);
  error: unknown = $state.raw(null);
  #guess: number | null = null;
  /** The situation that the user chose for the line. */
  readonly #situation: string | null;
  #answers: TextAnswers[number][] = [];
  readonly #table: string;
  #rules: QuotedAuthority;
  #requestCount = 0;

  constructor(text: string, table: string, situation: string | null = null, rules: QuotedAuthority = {}) {
    this.text = text;
    this.#rules = rules;
    this.#table = table;
    this.#situation = situation;
    void this.#parse();
  }

  /** Answer the question about the line. */
  answerQuestion(value: AnswerValue): void {
    this.#answers.push(value as TextAnswers[number]);
    void this.#parse();
  }

  /** Choose one of the offered meanings of the line. */
  chooseMeaning(guess: number): void {
    this.#guess = guess;
    void this.#parse();
  }

  /** Quote rules of another authority. */
  quoteAuthority(rules: QuotedAuthority): void {
    this.#rules = rules;
    if (this.parsed?.type === 'lost') void this.#parse();
  }

  /** Undo the last step; return false if there is none. */
  goBack(): boolean {
    if (this.#answers.length) this.#answers.pop();
    else if (this.#guess !== null) this.#guess = null;
    else return false;
    void this.#parse();
    return true;
  }

  async #parse(): Promise<void> {
    const requestNumber = (this.#requestCount += 1);
    this.parsed = this.error = null;
    try {
      const body = { text: this.text, lang: language.completeLocale, guess: this.#guess, situation: this.#situation, answers: [...this.#answers], ...this.#rules };
      const parsed = await api.parseLine(body, this.#table);
      if (requestNumber === this.#requestCount) this.parsed = parsed;
    } catch (error) {
      if (requestNumber === this.#requestCount) this.error = error;
    }
  }
}

/** Return the parsed line as a situation: parsed facts are given, and only open fields are asked. */
export function situationFromLine(parsed: UnderstoodText): FloorSituation {
  // The fields go back unchanged to the room that produced them.
  const givenFields = parsed.seen as FloorSituation['given'];
  return { key: '', former_key: '', chapter: 'bets', title: parsed.title, also: [], see: parsed.see, given: givenFields, needs: [...parsed.needs], more: [...parsed.more] };
}

/** Return the facts of an understood line, so that each can be corrected on its own. */
export function factsFromLine({ facts }: UnderstoodText): FieldAnswer[] {
  return facts.map(({ field, value, is_assumed }) => ({ field, value: value as AnswerValue, isAssumed: is_assumed }));
}

/** Return the facts of the line as answers to the chosen situation, so that each can be corrected on its own. */
export function answersFromLine({ needs, more }: FloorSituation, draft: SituationDraft): FieldAnswer[] {
  const answers = [...needs, ...more].map((field) => ({ field, value: draft.told[field.field] }));
  return answers.filter((given): given is FieldAnswer => given.value !== undefined);
}

/** Return the answers of a line without the fields that the running hand answers. */
export function answersWithoutHand(situation: FloorSituation, draft: SituationDraft, known: readonly string[]): FieldAnswer[] {
  return answersFromLine(situation, draft).filter(({ field }) => !known.includes(field.field));
}

/**
 * Return the seat of the player if the line names exactly one player of the hand. *rest* is the line without a
 * leading `Ann:`.
 */
export function findNamedPlayer(line: string, players: readonly SeatedPlayer[]): { who: number | null; rest: string } {
  const lowerCaseLine = line.toLowerCase();
  const isInHand = ({ player }: SeatedPlayer): boolean => {
    const name = player.toLowerCase();
    return lowerCaseLine.split(name).some((precedingText, at, parts) => at + 1 < parts.length && !/[\p{L}\p{N}]$/u.test(precedingText) && !/^[\p{L}\p{N}]/u.test(parts[at + 1]!));
  };
  const playersInHand = players.filter(isInHand);
  if (playersInHand.length !== 1) return { who: null, rest: line };
  const { seat, player } = playersInHand[0]!;
  const startsWithName = lowerCaseLine.startsWith(`${player.toLowerCase()}:`);
  return { who: seat, rest: startsWithName ? line.slice(player.length + 1).trim() : line };
}

/** Return the situations that the line may describe, for a user who rejects the first reading. */
export function candidateSituations(catalogue: FloorCatalogue, parsed: UnderstoodText): FloorSituation[] {
  const givenEntries = (listed: FloorSituation): [string, unknown][] => Object.entries(listed.given);
  const candidates = catalogue.situations.filter((listed) => listed.see === parsed.see);
  const matchingSituations = candidates.filter((candidate) => givenEntries(candidate).every(([name, value]) => (parsed.seen[name] ?? value) === value));
  const explicitMatches = matchingSituations.filter((candidate) => givenEntries(candidate).some(([name]) => parsed.seen[name] !== undefined));
  return explicitMatches.length ? explicitMatches : matchingSituations.length ? matchingSituations : candidates;
}

/** Return the chips and cards of the line for the picture. */
export function diagramFromLine(parsed: UnderstoodText): FieldAnswer[] {
  const drawnAnswers: FieldAnswer[] = [];
  for (const [name, kind] of Object.entries(DRAWN_FIELDS)) {
    const value = parsed.seen[name];
    if (!Array.isArray(value) || !value.length || parsed.facts.some((fact) => fact.field.field === `seen.${name}`)) continue;
    drawnAnswers.push({ field: { field: `seen.${name}`, kind, question: parsed.title, answers: [] }, value: value as AnswerValue });
  }
  return drawnAnswers;
}

const DRAWN_FIELDS = { motions: 'motions', old: 'chips', took: 'chips', cards: 'cards' } as const;
