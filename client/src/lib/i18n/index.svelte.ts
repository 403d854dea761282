/**
 * Every word that the client says: `t('lobby.join', { name })`.
 *
 * A message is looked up in the language that is chosen (by the browser, or by hand), and read
 * again when it is changed, because the choice is a rune. Only the language that is chosen is
 * fetched: what a table says before anything is drawn, what is said around it when somebody first
 * touches the page or something of it is missed, and what the floor says when its page is opened.
 */
import { formatChips } from '../amount';
import type { Money } from '../wire';
import type { aroundEn } from './around.en';
import type { en } from './en';
import type { eventEn } from './event.en';
import type { floorEn } from './floor.en';
import type { Language as Said, Templates } from '../words/phraseFormatter';
import type { Message } from './messages';
import type { OptionNames } from '../words/optionNames';

type CoreKey = keyof typeof en;
type AroundKey = keyof typeof aroundEn;
type FloorKey = keyof typeof floorEn;
type EventKey = keyof typeof eventEn;
export type Key = CoreKey | AroundKey | FloorKey | EventKey;
export type Locale = 'en' | 'cs';
export const LOCALES: Record<Locale, string> = { en: 'English', cs: 'Čeština' };

/** A language: what the client says, and, where it is not English, what the room says. */
export interface LanguagePack {
  messages: Record<CoreKey, Message>;
  said: Said;
}
/** What the other pages say, and the tools of a host; and what the room says around a table. */
interface ExtraMessages {
  messages: Partial<Record<Key, Message>>;
  templates: Templates;
}

const FETCHED: Record<Locale, () => Promise<LanguagePack>> = {
  en: async () => {
    const { en, said } = await import('./en');
    return { messages: en, said };
  },
  cs: async () => {
    const { cs, said } = await import('./cs');
    return { messages: cs, said };
  },
};
const MORE: Record<Locale, () => Promise<ExtraMessages>> = {
  en: async () => {
    const [{ aroundEn }, { en }] = await Promise.all([import('./around.en'), import('../words/around.en')]);
    return { messages: aroundEn, templates: en };
  },
  cs: async () => {
    const [{ aroundCs }, { cs }] = await Promise.all([import('./around.cs'), import('../words/around.cs')]);
    return { messages: aroundCs, templates: cs };
  },
};
const FLOOR: Record<Locale, () => Promise<ExtraMessages>> = {
  en: async () => {
    const [{ floorEn }, { en }] = await Promise.all([import('./floor.en'), import('../words/floor.en')]);
    return { messages: floorEn, templates: en };
  },
  cs: async () => {
    const [{ floorCs }, { cs }] = await Promise.all([import('./floor.cs'), import('../words/floor.cs')]);
    return { messages: floorCs, templates: cs };
  },
};
const EVENTS: Record<Locale, () => Promise<ExtraMessages['messages']>> = {
  en: async () => (await import('./event.en')).eventEn,
  cs: async () => (await import('./event.cs')).eventCs,
};
const OPTIONS: Record<Locale, () => Promise<OptionNames>> = {
  en: async () => (await import('../words/options.en')).en,
  cs: async () => (await import('../words/options.cs')).cs,
};
/** The cookie by which the rulebook, a page of the room's own, is in the language that is chosen here. */
const TOLD = 'rb_locale';
const A_YEAR = 31_536_000;
const NO_MORE: ExtraMessages = { messages: {}, templates: {} };
const KEPT = 'rb.locale';

function loadLocale(): Locale {
  const kept = loadSetting(KEPT);
  const wished = [kept, ...(globalThis.navigator?.languages ?? [])];
  for (const wish of wished) {
    const short = wish?.slice(0, 2);
    if (short === 'en' || short === 'cs') return short;
  }
  return 'en';
}

function loadSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

class Language {
  locale: Locale = $state(loadLocale());
  #words: LanguagePack | null = $state.raw(null);
  #more: ExtraMessages = $state.raw(NO_MORE);
  #floor: ExtraMessages = $state.raw(NO_MORE);
  #events: ExtraMessages['messages'] | null = $state.raw(null);
  readonly #said: Said | null = $derived(
    this.#words && { ...this.#words.said, templates: { ...this.#words.said.templates, ...this.#more.templates, ...this.#floor.templates } },
  );
  #options: Partial<Record<Locale, OptionNames>> = $state.raw({});
  readonly #asked = new Set<Locale>();
  readonly #fetched: Partial<Record<Locale, Promise<ExtraMessages>>> = {};

  /** The words of the language that is chosen; nothing is drawn before they are there. */
  get words(): LanguagePack {
    if (!this.#words) throw new Error('language.load() comes before the first word');
    return this.#words;
  }

  /** What the options of a table are called: fetched when a page first asks for one. */
  get options(): OptionNames | undefined {
    const { locale } = this;
    if (!this.#asked.has(locale)) {
      this.#asked.add(locale);
      this.loadOptions().catch(() => this.#asked.delete(locale));
    }
    return this.#options[locale];
  }

  /** Fetch what the options of a table are called. */
  async loadOptions(): Promise<void> {
    const { locale } = this;
    const found = await OPTIONS[locale]();
    this.#options = { ...this.#options, [locale]: found };
  }

  /** One message; nothing while that part of the language is still on its way. */
  message(key: Key): Message {
    const first: ExtraMessages['messages'] = this.words.messages;
    const found = first[key] ?? this.#more.messages[key] ?? this.#floor.messages[key] ?? this.#events?.[key];
    if (found === undefined) this.miss();
    return found ?? '';
  }

  /** All that is said around a table is here. */
  get whole(): boolean {
    return this.#more !== NO_MORE;
  }

  /** Something was to be said that is not here: fetch what is said around a table, if that is not here. */
  miss(): void {
    if (this.#more === NO_MORE) this.loadMore().catch(() => undefined);
  }

  /** What the room says; of what it says around a table nothing while that is still on its way. */
  get said(): Said {
    return this.#said ?? this.words.said;
  }

  /** Fetch the language of this browser. */
  async load(): Promise<void> {
    this.#words = await FETCHED[this.locale]();
  }

  /** Fetch what is said around a table, too. */
  async loadMore(): Promise<void> {
    const { locale } = this;
    const more = await (this.#fetched[locale] ??= MORE[locale]().catch((why: unknown) => {
      delete this.#fetched[locale];
      throw why;
    }));
    if (locale === this.locale) this.#more = more;
  }

  /** What the room has just said can be told in this language; or, if that cannot be fetched, not. */
  async told(): Promise<void> {
    if (!this.whole) await this.loadMore().catch(() => undefined);
  }

  /** And what the floor says, for a page that asks it. */
  async loadFloor(): Promise<void> {
    const { locale } = this;
    const floor = await FLOOR[locale]();
    if (locale === this.locale) this.#floor = floor;
  }

  /** And what is said of events. */
  async loadEvents(): Promise<void> {
    const { locale } = this;
    const events = await EVENTS[locale]();
    if (locale === this.locale) this.#events = events;
  }

  /** Speak another language, as soon as it is here; where it cannot be fetched, nothing changes. */
  async choose(locale: Locale): Promise<void> {
    const floor = this.#floor === NO_MORE ? NO_MORE : FLOOR[locale]();
    const events = this.#events && EVENTS[locale]();
    [this.#words, this.#more, this.#floor, this.#events] = await Promise.all([FETCHED[locale](), MORE[locale](), floor, events]);
    this.locale = locale;
    try {
      localStorage.setItem(KEPT, locale);
      document.cookie = `${TOLD}=${locale}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
    } catch {
      // A browser that keeps nothing asks again next time.
    }
  }
}

export const language = new Language();

export type MessageArguments = Record<string, string | number>;

/** A message in the language that is chosen; numbers get their thousands' separators. */
export function t(key: Key, filling: MessageArguments = {}): string {
  return formatMessage(language.message(key), filling, language.locale);
}

/** A place in a row, in the language that is chosen: `3rd`; the forms of the message are those of ordinals. */
export function ordinalText(key: Key, n: number): string {
  return formatMessage(language.message(key), { n }, language.locale, 'ordinal');
}

/** The text of a message: its plural chosen by `n`, its `{names}` put in. */
export function formatMessage(message: Message, filling: MessageArguments, locale: Locale, type: Intl.PluralRuleType = 'cardinal'): string {
  let text: string;
  if (typeof message === 'string') text = message;
  else {
    const form = new Intl.PluralRules(locale, { type }).select(Number(filling.n ?? 0));
    text = message[form] ?? message.other ?? '';
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = filling[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}

function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** A number as it is written, of a hand or of chips: `12,500`; chips at a table in its money: `€125`. */
export function chips(value: number, money?: Money): string {
  return formatChips(value, language.locale, 0, money);
}

/** Chips won or lost: `+120`, `−40`. */
export function signed(value: number, money?: Money): string {
  if (value === 0) return '0';
  return (value > 0 ? '+' : '−') + chips(Math.abs(value), money);
}

/** A moment, as a date and an hour. */
export function moment(at: number): string {
  const format = new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(at);
}
