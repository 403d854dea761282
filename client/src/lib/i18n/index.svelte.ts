/**
 * Every text of the client: `t('lobby-join', { name })`.
 *
 * A message is looked up in the chosen language (the browser's, or the player's choice), and read
 * again after a change, because the choice is a rune. Only the chosen language is fetched: texts of
 * a table before anything is drawn, texts around it at the first touch of the page or when one is
 * missed, and texts of the floor and of events when their pages are opened.
 */
import { formatChips } from '../amount';
import type { Money } from '../wire';
import { formatMessage, type Language as Said, type MessageArguments } from '../words/phraseFormatter';
import type { OptionNames } from '../words/optionNames';
import type { FirstMessages, LaterMessages } from './bundles';
import type { Key } from './keys';
import { BUNDLES, LOCALES, type Locale } from './locales';

export type { Key, Locale, MessageArguments };
export { LOCALES };

/** The cookie by which the rulebook, a page of the room's own, is in the language that is chosen here. */
const TOLD = 'rb_locale';
const A_YEAR = 31_536_000;
const NO_MORE: LaterMessages = { messages: {}, templates: {} };
const KEPT = 'rb.locale';

function loadLocale(): Locale {
  const kept = loadSetting(KEPT);
  const wished = [kept, ...(globalThis.navigator?.languages ?? [])];
  for (const wish of wished) {
    const short = wish?.slice(0, 2);
    if (short && short in LOCALES) return short as Locale;
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
  #words: FirstMessages | null = $state.raw(null);
  #more: LaterMessages = $state.raw(NO_MORE);
  #floor: LaterMessages = $state.raw(NO_MORE);
  #events: LaterMessages['messages'] | null = $state.raw(null);
  readonly #said: Said | null = $derived(
    this.#words && { ...this.#words.said, templates: { ...this.#words.said.templates, ...this.#more.templates, ...this.#floor.templates } },
  );
  #options: Partial<Record<Locale, OptionNames>> = $state.raw({});
  readonly #asked = new Set<Locale>();
  readonly #fetched: Partial<Record<Locale, Promise<LaterMessages>>> = {};

  /** The words of the language that is chosen; nothing is drawn before they are there. */
  get words(): FirstMessages {
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
    const found = await BUNDLES[locale].options();
    this.#options = { ...this.#options, [locale]: found };
  }

  /** One message; nothing while that part of the language is still on its way. */
  message(key: Key): string {
    const first: LaterMessages['messages'] = this.words.messages;
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
    this.#words = await BUNDLES[this.locale].first();
  }

  /** Fetch what is said around a table, too. */
  async loadMore(): Promise<void> {
    const { locale } = this;
    const more = await (this.#fetched[locale] ??= BUNDLES[locale].around().catch((why: unknown) => {
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
    const floor = await BUNDLES[locale].floor();
    if (locale === this.locale) this.#floor = floor;
  }

  /** And what is said of events. */
  async loadEvents(): Promise<void> {
    const { locale } = this;
    const events = await BUNDLES[locale].event();
    if (locale === this.locale) this.#events = events;
  }

  /** Speak another language, as soon as it is here; where it cannot be fetched, nothing changes. */
  async choose(locale: Locale): Promise<void> {
    const bundles = BUNDLES[locale];
    const floor = this.#floor === NO_MORE ? NO_MORE : bundles.floor();
    const events = this.#events && bundles.event();
    [this.#words, this.#more, this.#floor, this.#events] = await Promise.all([bundles.first(), bundles.around(), floor, events]);
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

/** A message in the chosen language; numbers get their thousands' separators. */
export function t(key: Key, values: MessageArguments = {}): string {
  return formatMessage(language.message(key), values, language.locale);
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
