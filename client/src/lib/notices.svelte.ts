/** Short messages that disappear: confirmations, and errors with their reasons. */
import { withoutFullStop } from './words/sentenceStops';
import { ApiError } from './api';
import { language, t, type Locale } from './i18n/index.svelte';
import type { Money, Rejected, ErrorFrame } from './wire';
import { phraseText, refusalText } from './words/roomPhrases';

export interface Notice {
  id: number;
  text: string;
  kind: 'good' | 'bad';
  /** The page is older than its login or its room; a reload helps. */
  isStale?: boolean;
}

const NOTICE_MS = 6_000;

class Notices {
  all: readonly Notice[] = $state.raw([]);
  #count = 0;

  showSuccess(text: string): void {
    this.#add(text, 'good');
  }

  /** Show an error of the room, the network or the page. */
  showError(error: unknown, money?: Money): void {
    void language.waitForTexts().then(() => this.#add(errorText(error, money), 'bad', isStalePage(error)));
  }

  dismiss(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }

  #add(text: string, kind: Notice['kind'], isStale = false): void {
    const id = (this.#count += 1);
    // Only the latest confirmation stays; several would cover the next controls.
    const otherNotices = this.all.filter((notice) => (kind === 'bad' ? notice.text !== text : true) && (notice.kind === 'bad' || kind === 'bad'));
    this.all = [...otherNotices.slice(-3), { id, text, kind, isStale }];
    if (!isStale) setTimeout(() => this.dismiss(id), NOTICE_MS);
  }
}

export const notices = new Notices();

/** Return true for a refusal that occurs on a page loaded before the last login or update. */
function isStalePage(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return code === 'csrf' || code === 'protocol';
}

/** Switch to another language, or show an error if its messages cannot be fetched. */
export async function switchLanguage(locale: Locale): Promise<void> {
  await language.choose(locale).catch(() => notices.showError(new Error(t('trouble-unreachable'))));
}

/** The reason of a failure as a sentence; amounts are in this money. */
export function errorText(error: unknown, money?: Money): string {
  if (error instanceof ApiError) {
    if (error.status === 0) return t('trouble-unreachable');
    return error.said ? withRule(refusalText({ said: error.said, why: error.message }, money), error.rule) : error.message || t('trouble-unknown');
  }
  const answer = error as Rejected | ErrorFrame | null;
  if (answer?.t === 'refused') return tableRefusalText(answer, money);
  if (answer?.t === 'trouble') return withRule(refusalText(answer), '');
  return error instanceof Error && error.message ? error.message : t('trouble-unknown');
}

/** The refusal of a table with the legal actions, each named once. */
function tableRefusalText(refused: Rejected, money?: Money): string {
  const mainText = withRule(refusalText(refused, money), refused.rule);
  const legal = phraseText(refused.offer, money);
  if (!legal || mainText.includes(legal)) return mainText;
  return `${withoutFullStop(mainText)}. ${t('act-legal', { legal })}`;
}

function withRule(text: string, rule: string): string {
  const sentence = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return rule && !sentence.includes(rule) ? `${sentence} (${rule})` : sentence;
}
