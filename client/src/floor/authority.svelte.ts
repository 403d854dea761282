/** The authority whose rules apply, stored in the browser. */
import { api } from '../lib/api';
import type { AuthorityInfo, FloorCatalogue } from '../lib/http';
import { t, type Key } from '../lib/i18n/index.svelte';

const AUTHORITY_KEY = 'rb.authority';
const CHANGES_KEY = 'rb.authority.but';
const DEFAULT_AUTHORITY = 'cash-2026';

/** The value of an option. */
export type OptionChoice = string | number | boolean;
type OptionChanges = Readonly<Record<string, OptionChoice>>;

function loadAuthority(): string {
  try {
    return localStorage.getItem(AUTHORITY_KEY) ?? DEFAULT_AUTHORITY;
  } catch {
    return DEFAULT_AUTHORITY;
  }
}

/** Load the stored changes, without values of an unknown type. */
function loadChanges(): OptionChanges {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CHANGES_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)));
  } catch {
    return {};
  }
}

class Authorities {
  chosenKey = $state(loadAuthority());
  /** The options changed from the authority. */
  changes = $state.raw<OptionChanges>(loadChanges());
  all: readonly AuthorityInfo[] = $state.raw([]);

  /** Load the situations and the authorities. */
  async load(): Promise<FloorCatalogue> {
    const catalogue = await api.floor();
    this.all = catalogue.authorities;
    if (!this.all.some((authority) => authority.key === this.chosenKey)) this.chosenKey = DEFAULT_AUTHORITY;
    return catalogue;
  }

  /** Choose another authority, and drop the changes of the previous one. */
  choose(key: string): void {
    this.chosenKey = key;
    this.changes = {};
    this.#save();
  }

  /** Change an option; null restores the value of the rule book. */
  setOption(option: string, value: OptionChoice | null): void {
    const otherChanges = Object.entries(this.changes).filter(([name]) => name !== option);
    this.changes = Object.fromEntries(value === null ? otherChanges : [...otherChanges, [option, value]]);
    this.#save();
  }

  /** Restore all values of the rule book. */
  clearChanges(): void {
    this.changes = {};
    this.#save();
  }

  #save(): void {
    try {
      localStorage.setItem(AUTHORITY_KEY, this.chosenKey);
      localStorage.setItem(CHANGES_KEY, JSON.stringify(this.changes));
    } catch {
      // A browser without storage uses the default on the next visit.
    }
  }

  /** The name of an authority: a book by title and year, a house by its kind. */
  authorityName({ key, name }: AuthorityInfo): string {
    return name || t(`floor-house-${key}` as Key);
  }
}

export const authorities = new Authorities();
