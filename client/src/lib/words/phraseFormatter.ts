/**
 * Renders messages in Project Fluent: the client's own texts, and phrases of the room:
 * `{ say: 'BetTooSmall', least: 10 }` is `the least is 10`.
 *
 * `riverboat.words.catalogue` describes the functions that format and select the arguments of a
 * phrase. A message is parsed when it is first rendered.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentFunction, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Code } from './codes';

/** A person: a name that may have a chair at a table, the chair alone, or a seat of the hand. */
export type Person = { readonly player: string; readonly chair: number } | { readonly chair: number } | { readonly seat: number };

/** A code with its arguments. */
export interface Phrase {
  readonly say: Code;
  readonly [argument: string]: unknown;
}

/** The messages and the grammar of a language. */
export interface Language {
  readonly you: string;
  /** The text for a person without a name: *the player*. */
  readonly somebody: string;
  readonly last: string;
  readonly ranks: Readonly<Record<string, readonly string[]>>;
  /** Words for small numbers from 0. */
  readonly numbers: readonly string[];
  /** Words of a table sign that differ in this language. */
  readonly signs: Readonly<Record<string, string>>;
  /** Names of preset tables, and of the styles of bots. */
  readonly presets: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<string, string>>;
  readonly templates: Templates;
}

/** Message patterns by code; a code whose bundle is not fetched yet has none. */
export type Templates = Readonly<Partial<Record<Code, string>>>;

/** The person for whom a phrase is rendered. */
export interface Reader {
  readonly language: Language;
  readonly locale: string;
  /** Formats a person; null if the person has no name on this page. */
  readonly name: (person: Person) => string | null;
  /** Formats an amount. */
  readonly chips: (chips: number) => string;
  /** Formats a number. */
  readonly count: (count: number) => string;
  /** Formats cards. */
  readonly cards: (cards: readonly number[]) => string;
  /** Formats a table sign with the names of games in a language. */
  readonly sign: (game: string, names: Language) => string;
  /** Returns true if a person is the reader. */
  readonly isYou: (person: Person) => boolean;
  /** English, for a phrase that a partial language does not cover. */
  readonly english?: Language | undefined;
  /** Called for a phrase without a message, whose bundle may not have been fetched yet. */
  readonly onMissing?: () => void;
}

type Values = Readonly<Record<string, unknown>>;

/** A phrase as text; one that begins with *you* begins with a capital. */
export function formatPhrase(phrase: Phrase, reader: Reader): string {
  const text = withoutDoubledNoun(render(phrase, reader, {}), reader.language.somebody);
  const message = messageOf(phrase, reader.language.templates[phrase.say] === undefined ? (englishReader(reader) ?? reader) : reader);
  const openingValue = message?.opening ? [phrase[message.opening]].flat()[0] : undefined;
  return isPerson(openingValue) && reader.isYou(openingValue) ? capitalize(text) : text;
}

/**
 * Remove the noun for a player without a name where the text already contains it: Czech declines the noun before a
 * name, *od hráče Ann*, and without a name *od hráče* is enough.
 */
function withoutDoubledNoun(text: string, noun: string): string {
  if (text.split(noun).length < 3) return text;
  const words: string[] = [];
  for (const word of text.split(' ')) {
    const previousWord = words.at(-1) ?? '';
    const ending = word.slice(noun.length);
    const isNoun = word.startsWith(noun) && !isLetter(ending.charAt(0));
    if (isNoun && previousWord.startsWith(noun) && [...previousWord].every(isLetter)) words[words.length - 1] = previousWord + ending;
    else words.push(word);
  }
  return words.join(' ');
}

/** True for a letter, which has two cases in the languages of the room. */
const isLetter = (letter: string): boolean => letter.toLowerCase() !== letter.toUpperCase();

/** A phrase as a separate sentence. */
export function formatSentence(phrase: Phrase, reader: Reader): string {
  return capitalize(formatPhrase(phrase, reader));
}

/** The text with its first letter in upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text of a table sign: `limit pětikaretní draw 2/4`. */
export function localizedGame(game: string, { signs }: Language): string {
  return Object.entries(signs).reduce((text, [words, translated]) => text.replaceAll(new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'g'), translated), game);
}

/** A number that the room has formatted in English, with the separators of a locale: `1,234.5` is `1 234,5` in Czech. */
function localizedDecimal(number: string, locale: string): string {
  const sample = (1234.5).toLocaleString(locale, { useGrouping: 'always' });
  return number.replaceAll(/(?<=\d)[,.](?=\d)/g, (separator) => sample.charAt(separator === ',' ? 1 : 5));
}

// Messages ------------------------------------------------------------------------------------------

/** Arguments of the client's own messages. */
export type MessageArguments = Readonly<Record<string, string | number>>;

/** The text of one of the client's own messages; numbers get the separators of the locale. */
export function formatMessage(source: string, values: MessageArguments, locale: string): string {
  return format(parse(source).pattern, values, locale);
}

type Pattern = NonNullable<FluentResource['body'][number]['value']>;

interface ParsedMessage {
  readonly pattern: Pattern;
  /** Names of the variables, as they are in the pattern. */
  readonly variables: readonly string[];
  /** The argument that the text begins with; empty if it begins with a word. */
  readonly opening: string;
}

const parsed = new Map<string, ParsedMessage>();
const bundles = new Map<string, FluentBundle>();

/** The message of a phrase; a room that is newer than this page may send codes without one. */
function messageOf(phrase: Phrase, reader: Reader): ParsedMessage | null {
  const source = reader.language.templates[phrase.say];
  if (source === undefined) {
    reader.onMissing?.();
    return null;
  }
  return parse(source);
}

/** A reader of English with this person; null if English is not fetched or not needed. */
function englishReader(reader: Reader): Reader | null {
  return reader.english ? { ...reader, language: reader.english, english: undefined, locale: 'en' } : null;
}

function parse(source: string): ParsedMessage {
  let message = parsed.get(source);
  if (!message) {
    const pattern = new FluentResource(`message = ${source}`).body[0]?.value ?? '';
    const variables = new Set<string>();
    collectVariables(pattern, variables);
    message = { pattern, variables: [...variables], opening: argumentName(openingVariable(pattern)) };
    parsed.set(source, message);
  }
  return message;
}

function render(phrase: Phrase, reader: Reader, around: Values): string {
  const message = messageOf(phrase, reader);
  const english = message ? null : englishReader(reader);
  if (!message) return english ? render(phrase, english, around) : '';
  const allValues: Values = { ...around, ...phrase };
  const values = Object.fromEntries(message.variables.map((name) => [name, fluentValue(allValues[argumentName(name)], reader, allValues)]));
  return format(message.pattern, values, reader.locale);
}

/** The text of a pattern; a missing argument is shown as `{$name}`. */
function format(pattern: Pattern, values: Readonly<Record<string, FluentVariable>>, locale: string): string {
  let bundle = bundles.get(locale);
  if (!bundle) bundles.set(locale, (bundle = new FluentBundle(locale, { functions: FUNCTIONS, useIsolating: false })));
  return bundle.formatPattern(pattern, values, []);
}

const argumentName = (variable: string): string => variable.replaceAll('-', '_');

function collectVariables(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) for (const child of node) collectVariables(child, found);
  else if (isObject(node)) {
    if (node.type === 'var') found.add(String(node.name));
    else for (const child of Object.values(node)) collectVariables(child, found);
  }
}

function openingVariable(pattern: Pattern): string {
  let firstPart: unknown = typeof pattern === 'string' ? pattern : pattern[0];
  if (isObject(firstPart) && firstPart.type === 'select') firstPart = firstPart.selector;
  if (isObject(firstPart) && firstPart.type === 'func') firstPart = (firstPart.args as unknown[])[0];
  return isObject(firstPart) && firstPart.type === 'var' ? String(firstPart.name) : '';
}

// Arguments -----------------------------------------------------------------------------------------

/** A value with its reader and the arguments of the phrases around it. */
class PhraseArgument extends FluentType<unknown> {
  constructor(
    value: unknown,
    readonly reader: Reader,
    readonly around: Values,
  ) {
    super(value);
  }

  override toString(): string {
    return argumentText(this.value, this.reader, this.around);
  }
}

function fluentValue(value: unknown, reader: Reader, around: Values): FluentValue {
  if (typeof value === 'boolean') return String(value);
  return new PhraseArgument(value, reader, around);
}

function argumentText(value: unknown, reader: Reader, around: Values): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item: unknown) => argumentText(item, reader, around)).join(', ');
  if (isPhrase(value)) return render(value, reader, around);
  if (isPerson(value)) return reader.isYou(value) ? reader.language.you : (reader.name(value) ?? reader.language.somebody);
  return typeof value === 'number' ? reader.count(value) : String(value);
}

// Functions of messages -----------------------------------------------------------------------------

type FormatArgument = (value: never, reader: Reader) => string;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && !value.length);

/** A function that formats a value, or each value of a list. */
const createFormatter =
  (formatArgument: FormatArgument): FluentFunction =>
  ([argument]) => {
    const { value, reader } = argument as PhraseArgument;
    return isEmpty(value) ? '' : [value].flat().map((item) => formatArgument(item as never, reader)).join(', ');
  };

const ARGUMENT_FORMATS: Readonly<Record<string, FormatArgument>> = {
  chips: (value: number, reader) => reader.chips(value),
  sign: (value: string, reader) => reader.sign(value, reader.language),
};

const FUNCTIONS: Record<string, FluentFunction> = {
  NUMBER: ([argument], { type }) => new FluentNumber(Number((argument as FluentType<unknown>).value ?? 0), type ? ({ type } as object) : {}),
  CHIPS: createFormatter(ARGUMENT_FORMATS.chips!),
  DECIMAL: createFormatter((value: string, reader) => localizedDecimal(value, reader.locale)),
  GAME: createFormatter(ARGUMENT_FORMATS.sign!),
  WORD: createFormatter((value: number, reader) => reader.language.numbers[value] ?? reader.count(value)),
  CARDS: ([argument]) => {
    const { value, reader } = argument as PhraseArgument;
    return isEmpty(value) ? '' : reader.cards(value as number[]);
  },
  RANK: ([argument], { form }) => {
    const { value, reader } = argument as PhraseArgument;
    const forms = reader.language.ranks[String(form ?? 'one')] ?? [];
    return isEmpty(value) ? '' : [value].flat().map((rank) => forms[Number(rank)]).join('-');
  },
  LIST: ([argument], { of }) => {
    const { value, reader, around: parentPhrase } = argument as PhraseArgument;
    const formatArgument = ARGUMENT_FORMATS[String(of ?? '')] ?? ((item: unknown) => argumentText(item, reader, parentPhrase));
    const words = (isEmpty(value) ? [] : [value].flat()).map((item) => formatArgument(item as never, reader));
    return words.length < 2 ? words.join('') : words.slice(0, -1).join(', ') + reader.language.last + words.at(-1);
  },
  PERSON: ([argument]) => {
    const { value, reader } = argument as PhraseArgument;
    if (!isPerson(value)) return 'other';
    if (reader.isYou(value)) return 'you';
    return reader.name(value) === null ? 'unnamed' : 'other';
  },
  GIVEN: ([argument]) => (isEmpty((argument as PhraseArgument).value) ? 'no' : 'yes'),
  KEY: ([argument]) => wordKey((argument as PhraseArgument).toString()),
};

/** A word as a variant key: *small blind* is `small-blind`. */
function wordKey(word: string): string {
  const key = word.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '').toLowerCase() || 'empty';
  return /^[a-z]/.test(key) ? key : `k${key}`;
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isPhrase = (value: unknown): value is Phrase => isObject(value) && 'say' in value;
const isPerson = (value: unknown): value is Person =>
  isObject(value) && !('say' in value) && ('player' in value || 'chair' in value || 'seat' in value);
