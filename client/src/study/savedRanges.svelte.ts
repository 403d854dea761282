/** Ranges that a player has named, kept in the browser. */

const STORAGE_KEY = 'rb.ranges';
const MAX_RANGES = 60;
export const MAX_NAME_LENGTH = 40;

export interface SavedRange {
  name: string;
  range: string;
}

const isSavedRange = (stored: unknown): stored is SavedRange =>
  typeof stored === 'object' && stored !== null && 'name' in stored && 'range' in stored && typeof stored.name === 'string' && typeof stored.range === 'string';

function readRanges(): SavedRange[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedRange).slice(0, MAX_RANGES) : [];
  } catch {
    return [];
  }
}

class SavedRanges {
  list: readonly SavedRange[] = $state.raw(readRanges());

  /** Save a range; one of that name is replaced. */
  save(name: string, range: string): void {
    const otherRanges = this.list.filter((range) => range.name !== name);
    this.#write([...otherRanges, { name, range }].sort((first, second) => first.name.localeCompare(second.name)).slice(-MAX_RANGES));
  }

  remove(name: string): void {
    this.#write(this.list.filter((saved) => saved.name !== name));
  }

  #write(list: readonly SavedRange[]): void {
    this.list = list;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(list));
    } catch {
      // With a full or blocked storage, the ranges are lost when the page is closed.
    }
  }
}

export const savedRanges = new SavedRanges();
