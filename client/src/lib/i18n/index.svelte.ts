/**
 * The texts of the client: `t('lobby-join', { name })`.
 *
 * Messages are looked up in the chosen language, which is the browser's or the player's choice. The language is a
 * rune, so a change updates all texts. The client fetches the chosen language only: texts of a table before the first
 * paint, texts around it at the first touch of the page or the first missing message, and texts of the floor, of events
 * and of studies when their pages open. What a partial language does not cover is in English.
 */
import { formatChips } from '../amount';
import type { Money } from '../wire';
import { formatMessage, type Language as Said, type MessageArguments } from '../words/phraseFormatter';
import type { OptionNames } from '../words/optionNames';
import type { FirstMessages, LaterMessages } from './bundles';
import type { Key } from './keys';
import { BUNDLES, LOCALES, type CompleteLocale, type Locale } from './locales';

export type { Key, Locale, MessageArguments };
export { LOCALES };

/** The cookie that gives the rulebook, which the server renders, the language of the client. */
const LOCALE_COOKIE = 'rb_locale';
const YEAR_SECONDS = 31_536_000;
const NO_MESSAGES: LaterMessages = { messages: {}, templates: {} };
const STORAGE_KEY = 'rb.locale';

/** The language without texts of the floor. */
const isPartial = (locale: Locale): boolean => !BUNDLES[locale].floor;

function loadLocale(): Locale {
  const storedLanguage = loadSetting(STORAGE_KEY);
  const preferredLocales = [storedLanguage, ...(globalThis.navigator?.languages ?? [])];
  for (const preferredLocale of preferredLocales) {
    const short = preferredLocale?.slice(0, 2);
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
  #messages: FirstMessages | null = $state.raw(null);
  #later: LaterMessages = $state.raw(NO_MESSAGES);
  #floor: LaterMessages = $state.raw(NO_MESSAGES);
  #events: LaterMessages['messages'] | null = $state.raw(null);
  #study: LaterMessages = $state.raw(NO_MESSAGES);
  readonly #phrases: Said | null = $derived(
    this.#messages && { ...this.#messages.said, templates: { ...this.#messages.said.templates, ...this.#later.templates, ...this.#floor.templates, ...(isPartial(this.locale) ? {} : this.#study.templates) } },
  );
  /** Texts that a partial language lacks: all phrases, and the client's texts of the floor. */
  #english: { phrases: Said; messages: LaterMessages['messages'] } | null = $state.raw(null);
  #options: Partial<Record<Locale, OptionNames>> = $state.raw({});
  readonly #requested = new Set<Locale>();
  readonly #fetched: Partial<Record<Locale, Promise<LaterMessages>>> = {};

  /** The messages of the chosen language; nothing is drawn before they are loaded. */
  get messages(): FirstMessages {
    if (!this.#messages) throw new Error('language.load() comes before the first word');
    return this.#messages;
  }

  /** The names of table options, which are fetched when a page first needs one. */
  get options(): OptionNames | undefined {
    const { locale } = this;
    if (!this.#requested.has(locale)) {
      this.#requested.add(locale);
      this.loadOptions().catch(() => this.#requested.delete(locale));
    }
    return this.#options[locale];
  }

  /** Fetch the names of table options. */
  async loadOptions(): Promise<void> {
    const { locale } = this;
    const optionNames = await BUNDLES[locale].options();
    this.#options = { ...this.#options, [locale]: optionNames };
  }

  /** Return a message, or an empty text while its bundle is being fetched. */
  message(key: Key): string {
    const firstMessages: LaterMessages['messages'] = this.messages.messages;
    const laterMessage = this.#floor.messages[key] ?? this.#events?.[key] ?? this.#study.messages[key] ?? this.#english?.messages[key];
    const message = firstMessages[key] ?? this.#later.messages[key] ?? laterMessage;
    if (message === undefined) this.loadMissing();
    return message ?? '';
  }

  /** The language of a message: English where a partial language has none. */
  localeOf(key: Key): Locale {
    const isEnglish = (this.#english && key in this.#english.messages) || (isPartial(this.locale) && key in this.#study.messages);
    return isEnglish ? 'en' : this.locale;
  }

  /** The language of the floor and of the rulebook: English for a partial language. */
  get completeLocale(): CompleteLocale {
    return isPartial(this.locale) ? 'en' : (this.locale as CompleteLocale);
  }

  /** True after the texts around a table are loaded. */
  get isComplete(): boolean {
    return this.#later !== NO_MESSAGES;
  }

  /** Fetch the texts around a table after a missing message, and then the English ones that a partial language needs. */
  loadMissing(): void {
    if (this.#later === NO_MESSAGES) this.loadMore().catch(() => undefined);
    else if (isPartial(this.locale) && !this.#english) this.#loadEnglish().catch(() => undefined);
  }

  /** The room's phrases; those around a table are missing until they are loaded. */
  get phrases(): Said {
    return this.#phrases ?? this.messages.said;
  }

  /** The English phrases, for those that a partial language does not cover. */
  get englishPhrases(): Said | undefined {
    return this.#english?.phrases;
  }

  /** Fetch the first bundle of the chosen language. */
  async load(): Promise<void> {
    this.#messages = await BUNDLES[this.locale].first();
  }

  /** Fetch the texts around a table. */
  async loadMore(): Promise<void> {
    const { locale } = this;
    const aroundMessages = await (this.#fetched[locale] ??= BUNDLES[locale].around().catch((error: unknown) => {
      delete this.#fetched[locale];
      throw error;
    }));
    if (locale === this.locale) this.#later = aroundMessages;
  }

  /** Wait for the texts needed to show an answer of the room; on an error, continue without them. */
  async waitForTexts(): Promise<void> {
    if (!this.isComplete) await this.loadMore().catch(() => undefined);
  }

  /** Fetch the texts of the floor. */
  async loadFloor(): Promise<void> {
    const { locale } = this;
    const floor = await BUNDLES[locale].floor?.();
    if (!floor) await this.#loadEnglish();
    else if (locale === this.locale) this.#floor = floor;
  }

  async #loadEnglish(study = this.#study): Promise<void> {
    const { first, around, floor } = BUNDLES.en;
    const [{ said }, more, last] = await Promise.all([first(), around(), floor!()]);
    const templates = { ...said.templates, ...more.templates, ...last.templates, ...study.templates };
    this.#english = { phrases: { ...said, templates }, messages: last.messages };
  }

  /** Fetch the texts of events. */
  async loadEvents(): Promise<void> {
    const { locale } = this;
    const events = await BUNDLES[locale].event();
    if (locale === this.locale) this.#events = events;
  }

  /** Fetch the texts of studies. */
  async loadStudy(): Promise<void> {
    const { locale } = this;
    const study = await (BUNDLES[locale].study ?? BUNDLES.en.study!)();
    if (locale !== this.locale) return;
    this.#study = study;
    if (isPartial(locale)) await this.#loadEnglish();
  }

  /** Change the language after its bundles are fetched; on an error, nothing changes. */
  async choose(locale: Locale): Promise<void> {
    const bundles = BUNDLES[locale];
    const hasFloor = this.#floor !== NO_MESSAGES || this.#english !== null;
    const floor = (hasFloor && bundles.floor?.()) || NO_MESSAGES;
    const events = this.#events && bundles.event();
    const hasStudy = this.#study !== NO_MESSAGES;
    const study = hasStudy ? await (bundles.study ?? BUNDLES.en.study!)() : NO_MESSAGES;
    const loaded = Promise.all([bundles.first(), bundles.around(), floor, events, study]);
    if ((hasFloor || hasStudy) && isPartial(locale)) await this.#loadEnglish(study);
    [this.#messages, this.#later, this.#floor, this.#events, this.#study] = await loaded;
    if (!isPartial(locale)) this.#english = null;
    this.locale = locale;
    try {
      localStorage.setItem(STORAGE_KEY, locale);
      document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
    } catch {
      // A browser without storage uses its own language on the next visit.
    }
  }
}

export const language = new Language();

/** Return a message in the chosen language; numbers get thousands separators. */
export function t(key: Key, values: MessageArguments = {}): string {
  return formatMessage(language.message(key), values, language.localeOf(key));
}

/** Format a number such as that of a hand: `12,500`; with *money*, an amount of chips: `€125`. */
export function chips(value: number, money?: Money): string {
  return formatChips(value, language.locale, 0, money);
}

/** Format a win or loss: `+120`, `−40`. */
export function signedChips(value: number, money?: Money): string {
  if (value === 0) return '0';
  return (value > 0 ? '+' : '−') + chips(Math.abs(value), money);
}

/** Format a time as date and hour. */
export function formatTime(at: number): string {
  const format = new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(at);
}
