/**
 * Puts phrases of the room into words: `{ say: 'TooSmall', least: 10 }` is `the least is 10`.
 *
 * A template names its arguments as `riverboat.words.template` describes it; who reads is called
 * *you*, everybody else by name.
 */
import type { Code } from './codes';

/** Somebody: by name, who may have a chair at a table, or by the chair alone. */
export type Person = { readonly player: string; readonly chair: number } | { readonly chair: number } | { readonly seat: number };

/** A code with its arguments. */
export interface Phrase {
  readonly say: Code;
  readonly [argument: string]: unknown;
}

/** What is said in a language, and how it counts and names ranks. */
export interface Language {
  readonly you: string;
  /** Who has no name here: *the player*. */
  readonly somebody: string;
  readonly last: string;
  /** The categories of `Intl.PluralRules`, in the order in which templates have their forms. */
  readonly plural: readonly string[];
  readonly ranks: Readonly<Record<string, readonly string[]>>;
  /** Words for small numbers from 0, and for places in a row from 1. */
  readonly numbers: readonly string[];
  readonly ordinals: readonly string[];
  /** Words of a table sign that players of the language would not say. */
  readonly signs: Readonly<Record<string, string>>;
  /** What tables that are ready to be opened are called, and the ways that a bot may play. */
  readonly presets: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<string, string>>;
  readonly templates: Templates;
}

/** What is said, by its code; what is not fetched yet is not there. */
export type Templates = Readonly<Partial<Record<Code, string>>>;

/** For whom something is said. */
export interface Reader {
  readonly language: Language;
  readonly locale: string;
  /** What somebody is called; nothing of who has no name here. */
  readonly name: (person: Person) => string | null;
  /** How an amount is written. */
  readonly chips: (chips: number) => string;
  /** How a number is written. */
  readonly count: (count: number) => string;
  /** How cards are written. */
  readonly cards: (cards: readonly number[]) => string;
  /** How a table sign is written. */
  readonly sign: (game: string) => string;
  /** Whether somebody is who reads. */
  readonly isYou: (person: Person) => boolean;
  /** A phrase has no words here: they may not have been fetched yet. */
  readonly missed?: () => void;
}

type Values = Readonly<Record<string, unknown>>;

const PLACE = /\{(\w+)(?:!(\w+))?(?::([^}]*))?\}/g;

/** A phrase in words. */
export function formatPhrase(phrase: Phrase, reader: Reader): string {
  const text = fillTemplate(phrase, reader, {});
  const first = /^\{(\w+)/.exec(templateOf(phrase, reader))?.[1];
  const opens = first ? [phrase[first]].flat()[0] : undefined;
  return isPerson(opens) && reader.isYou(opens) ? capitalize(text) : text;
}

/** A phrase as a sentence of its own. */
export function formatSentence(phrase: Phrase, reader: Reader): string {
  return capitalize(formatPhrase(phrase, reader));
}

/** A text as a sentence begins. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A room that is newer than this page may say what it has no words for. */
function templateOf(phrase: Phrase, reader: Reader): string {
  const template = reader.language.templates[phrase.say];
  if (template === undefined) reader.missed?.();
  return template ?? '';
}

function fillTemplate(phrase: Phrase, reader: Reader, around: Values): string {
  const known: Values = { ...around, ...phrase };
  return templateOf(phrase, reader).replace(PLACE, (_, name: string, kind = '', form = '') =>
    formatArgument(known[name], kind, form, reader, known),
  );
}

/** One argument, in the form that its place asks for. */
function formatArgument(value: unknown, kind: string, form: string, reader: Reader, around: Values): string {
  if (value === null || value === undefined || (Array.isArray(value) && !value.length)) {
    return form.includes('|') ? choice(form, 0).replaceAll('*', '') : '';
  }
  if (kind === 'rank' || kind === 'ranks') {
    const forms = reader.language.ranks[form || 'one'] ?? [];
    return [value].flat().map((rank) => forms[Number(rank)]).join('-');
  }
  if (isPerson(value)) return formatPerson(value, form, reader);
  if (typeof value === 'boolean') return choice(form, value ? 0 : 1);
  const plain = formatValue(value, kind, form, reader, around);
  if (form === '' || form === 'and') return plain;
  if (!form.includes('|')) return form.replaceAll('*', plain);
  const counted = typeof value === 'number' && !form.includes('=');
  return (counted ? choice(form, pluralForm(value, reader)) : chooseForm(form, typeof value === 'number' ? String(value) : plain)).replaceAll('*', plain);
}

function formatValue(value: unknown, kind: string, form: string, reader: Reader, around: Values): string {
  if (kind === 'cards') return reader.cards(value as readonly number[]);
  if (kind === 'number') return reader.language.numbers[Number(value)] ?? reader.count(Number(value));
  if (kind === 'ordinal') return reader.language.ordinals[Number(value) - 1] ?? reader.count(Number(value));
  if (typeof value === 'number') return kind === 'chips' ? reader.chips(value) : reader.count(value);
  if (Array.isArray(value)) {
    const each = value.map((one: unknown) => formatArgument(one, kind === 'sign' ? kind : '', '', reader, around));
    return form === 'and' ? joinList(each, reader.language.last) : each.join(', ');
  }
  if (isPhrase(value)) return fillTemplate(value, reader, around);
  return kind === 'sign' ? reader.sign(String(value)) : String(value);
}

/** What is played, as it is read and not as it is typed: `limit pětikaretní draw 2/4`. */
export function localizedGame(game: string, { signs }: Language): string {
  return Object.entries(signs).reduce((text, [words, said]) => text.replaceAll(new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'g'), said), game);
}

function formatPerson(value: Person, form: string, reader: Reader): string {
  if (reader.isYou(value)) return form ? choice(form, 1).replaceAll('*', reader.language.you) : reader.language.you;
  const name = reader.name(value);
  const nameless = name === null ? form.split('|')[2] : undefined;
  if (nameless !== undefined) return nameless;
  const plain = name ?? reader.language.somebody;
  return form ? choice(form, 0).replaceAll('*', plain) : plain;
}

function pluralForm(value: number, reader: Reader): number {
  const category = new Intl.PluralRules(reader.locale).select(Math.abs(value));
  const at = reader.language.plural.indexOf(category);
  return at < 0 ? reader.language.plural.length - 1 : at;
}

const choice = (form: string, at: number): string => form.split('|')[at] ?? '';

function chooseForm(form: string, word: string): string {
  for (const each of form.split('|')) {
    const [key, ...text] = each.split('=');
    if (!text.length) return each;
    if (key === word) return text.join('=');
  }
  return word;
}

function joinList(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : words.slice(0, -1).join(', ') + last + words.at(-1);
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isPhrase = (value: unknown): value is Phrase => isObject(value) && 'say' in value;
const isPerson = (value: unknown): value is Person =>
  isObject(value) && !('say' in value) && ('player' in value || 'chair' in value || 'seat' in value);
