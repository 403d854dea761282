/** By whose rules somebody asks: an authority, remembered by this browser. */
import { api } from '../lib/api';
import type { AuthoritySheet, FloorSheet } from '../lib/http';
import { t, type Key } from '../lib/i18n/index.svelte';

const KEPT = 'rb.authority';
const USUAL = 'cash-2026';

function kept(): string {
  try {
    return localStorage.getItem(KEPT) ?? USUAL;
  } catch {
    return USUAL;
  }
}

class Authorities {
  by = $state(kept());
  all: readonly AuthoritySheet[] = $state.raw([]);

  /** All that the floor can be asked about, with the authorities. */
  async load(): Promise<FloorSheet> {
    const sheet = await api.floor();
    this.all = sheet.authorities;
    if (!this.all.some((each) => each.key === this.by)) this.by = USUAL;
    return sheet;
  }

  choose(by: string): void {
    this.by = by;
    try {
      localStorage.setItem(KEPT, by);
    } catch {
      // A browser that keeps nothing asks again next time.
    }
  }

  /** A book by its name and year, a house by its kind. */
  named({ key, name }: AuthoritySheet): string {
    return name || t(`floor.house.${key}` as Key);
  }
}

export const authorities = new Authorities();
