/**
 * Every word that the client says: `t('lobby.join', { name })`.
 *
 * A message is looked up in the language that is chosen (by the browser, or by hand), and read
 * again when it is changed, because the choice is a rune.
 */
import { cs } from './cs';
import { en } from './en';
import type { Message } from './messages';

export type Key = keyof typeof en;
export type Locale = 'en' | 'cs';
export const LOCALES: Record<Locale, string> = { en: 'English', cs: 'Čeština' };

const CATALOGUES: Record<Locale, Record<Key, Message>> = { en, cs };
const KEPT = 'rb.locale';

function chosen(): Locale {
  const kept = recall(KEPT);
  const wished = [kept, ...(globalThis.navigator?.languages ?? [])];
  for (const wish of wished) {
    const short = wish?.slice(0, 2);
    if (short === 'en' || short === 'cs') return short;
  }
  return 'en';
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

class Language {
  locale: Locale = $state(chosen());

  choose(locale: Locale): void {
    this.locale = locale;
    try {
      localStorage.setItem(KEPT, locale);
    } catch {
      // A browser that keeps nothing asks again next time.
    }
  }
}

export const language = new Language();

export type Filling = Record<string, string | number>;

/** A message in the language that is chosen; numbers get their thousands' separators. */
export function t(key: Key, filling: Filling = {}): string {
  return fill(CATALOGUES[language.locale][key], filling, language.locale);
}

/** The text of a message: its plural chosen by `n`, its `{names}` put in. */
export function fill(message: Message, filling: Filling, locale: Locale): string {
  let text: string;
  if (typeof message === 'string') text = message;
  else {
    const form = new Intl.PluralRules(locale).select(Number(filling.n ?? 0));
    text = message[form] ?? message.other ?? '';
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = filling[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? numberIn(value, locale) : value;
  });
}

function numberIn(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** Chips as they are written: `12,500`. */
export function chips(value: number): string {
  return numberIn(value, language.locale);
}

/** Chips won or lost: `+120`, `−40`. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return (value > 0 ? '+' : '−') + numberIn(Math.abs(value), language.locale);
}

/** A moment, as a date and an hour. */
export function moment(at: number): string {
  const format = new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(at);
}
