/** By whose rules somebody asks: an authority, remembered by this browser. */
import { api } from '../lib/api';
import type { AuthorityInfo, FloorCatalogue } from '../lib/http';
import { t, type Key } from '../lib/i18n/index.svelte';

const KEPT = 'rb.authority';
const CHANGED = 'rb.authority.but';
const USUAL = 'cash-2026';

/** What may be chosen of an option. */
export type OptionChoice = string | number | boolean;
type Changes = Readonly<Record<string, OptionChoice>>;

function loadAuthority(): string {
  try {
    return localStorage.getItem(KEPT) ?? USUAL;
  } catch {
    return USUAL;
  }
}

/** What was changed of the authority that is kept, as far as it makes sense. */
function loadChanges(): Changes {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(CHANGED) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)));
  } catch {
    return {};
  }
}

class Authorities {
  by = $state(loadAuthority());
  /** Options in which it is changed. */
  but = $state.raw<Changes>(loadChanges());
  all: readonly AuthorityInfo[] = $state.raw([]);

  /** All that the floor can be asked about, with the authorities. */
  async load(): Promise<FloorCatalogue> {
    const sheet = await api.floor();
    this.all = sheet.authorities;
    if (!this.all.some((each) => each.key === this.by)) this.by = USUAL;
    return sheet;
  }

  /** Another book: what was changed of the one before is not of this one. */
  choose(by: string): void {
    this.by = by;
    this.but = {};
    this.#keep();
  }

  /** An option decided otherwise; null as the book has it. */
  change(option: string, value: OptionChoice | null): void {
    const others = Object.entries(this.but).filter(([name]) => name !== option);
    this.but = Object.fromEntries(value === null ? others : [...others, [option, value]]);
    this.#keep();
  }

  /** All as the book has it. */
  forget(): void {
    this.but = {};
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEPT, this.by);
      localStorage.setItem(CHANGED, JSON.stringify(this.but));
    } catch {
      // A browser that keeps nothing asks again next time.
    }
  }

  /** A book by its name and year, a house by its kind. */
  named({ key, name }: AuthorityInfo): string {
    return name || t(`floor-house-${key}` as Key);
  }
}

export const authorities = new Authorities();
