/** Short sentences that come and go: what was granted, and what was refused and why. */
import { NotGranted } from './api';
import { t } from './i18n/index.svelte';
import type { Refused } from './wire';

export interface Notice {
  id: number;
  text: string;
  kind: 'good' | 'bad';
}

const STAYS = 6_000;

class Notices {
  all: readonly Notice[] = $state.raw([]);
  #count = 0;

  good(text: string): void {
    this.#add(text, 'good');
  }

  /** Say why something was not done, whoever refused it. */
  bad(why: unknown): void {
    this.#add(reason(why), 'bad');
  }

  drop(id: number): void {
    this.all = this.all.filter((each) => each.id !== id);
  }

  #add(text: string, kind: Notice['kind']): void {
    const id = (this.#count += 1);
    this.all = [...this.all.slice(-3), { id, text, kind }];
    setTimeout(() => this.drop(id), STAYS);
  }
}

export const notices = new Notices();

/** Why something failed, as a sentence. */
export function reason(why: unknown): string {
  if (why instanceof NotGranted) {
    if (why.status === 0) return t('trouble.unreachable');
    return withRule(why.message || t('trouble.unknown'), why.rule);
  }
  const refused = why as Partial<Refused> | null;
  if (refused?.t === 'refused') return withRule(refused.why ?? '', refused.rule ?? '');
  return why instanceof Error && why.message ? why.message : t('trouble.unknown');
}

function withRule(text: string, rule: string): string {
  const sentence = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return rule && !sentence.includes(rule) ? `${sentence} (${rule})` : sentence;
}
