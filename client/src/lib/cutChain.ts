/**
 * A player's cuts of the deck. They draw a secret, hash it a thousand times and promise the end;
 * for each deck they give what comes before the last value that they gave. So the room learns their cut
 * only after its deck is sealed, and they cannot choose it afterwards.
 */
import { fromHex, sha256, toHex } from './sha256';

/** How many decks a chain is good for. */
const LENGTH = 1000;
/** How many hands a browser remembers the seals of. */
const MOST_SEEN = 300;

/** What is kept of a chain between visits. */
interface StoredChain {
  secret: string;
  /** Which value is promised or was given last: the secret hashed so often. */
  at: number;
  /** For which deck that was, by its seal; empty is for none yet. */
  root: string;
  hand: number;
  /** The room was told where the chain stands. */
  told: boolean;
}

/** As much of a browser's storage as is needed here. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export type Random = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

export class CutChain {
  readonly #shelf: KeyValueStore;
  readonly #key: string;
  readonly #random: Random;

  /** The chain of *player* at *table*, which is on the shelf or is begun. */
  constructor(
    table: string,
    player: string,
    shelf: KeyValueStore,
    random: Random = (bytes) => crypto.getRandomValues(bytes),
  ) {
    this.#shelf = shelf;
    this.#key = `rb.chain.${table}.${player.toLowerCase()}`;
    this.#random = random;
  }

  /** What to promise, or to promise on from; null as long as the room knows it. */
  promise(): string | null {
    const kept = this.#read();
    if (kept.told) return null;
    this.#write({ ...kept, told: true });
    return valueOf(kept);
  }

  /** The last cut was not counted, so the next would be a step of two: promise on from it. */
  missed(): void {
    this.#write({ ...this.#read(), told: false });
  }

  /**
   * The cut of the deck with this seal: the same if it is asked for again, and another for each
   * other seal, or the room could try several decks with one cut. None of a hand that is over, and
   * none when the chain is used up: then a new one is begun, and its promise is due.
   */
  cut(hand: number, root: string): string | null {
    const kept = this.#read();
    if (hand < kept.hand) return null;
    if (root === kept.root) return valueOf(kept);
    if (kept.at === 1) {
      this.#write(this.#begun());
      return null;
    }
    const next = { ...kept, at: kept.at - 1, hand, root };
    this.#write(next);
    return valueOf(next);
  }

  #read(): StoredChain {
    // Read anew each time: another window of the same browser may have cut meanwhile.
    const kept = parseChain(this.#shelf.getItem(this.#key));
    if (kept) return kept;
    const begun = this.#begun();
    this.#write(begun);
    return begun;
  }

  #begun(): StoredChain {
    const secret = toHex(this.#random(new Uint8Array(32)));
    return { secret, at: LENGTH, root: '', hand: 0, told: false };
  }

  #write(kept: StoredChain): void {
    store(this.#shelf, this.#key, JSON.stringify(kept));
  }
}

function valueOf(kept: StoredChain): string {
  let now = fromHex(kept.secret);
  for (let i = 0; i < kept.at; i += 1) now = sha256(now);
  return toHex(now);
}

function parseChain(text: string | null): StoredChain | null {
  try {
    const kept: StoredChain | null = JSON.parse(text ?? 'null');
    if (!kept || !/^[0-9a-f]{64}$/.test(kept.secret)) return null;
    const sound = Number.isInteger(kept.at) && kept.at > 0 && kept.at <= LENGTH;
    return sound && Number.isInteger(kept.hand) ? kept : null;
  } catch {
    return null;
  }
}

// What the browser has seen ----------------------------------------------------------------------

/** A seal that was seen before its cards, and what was cut; to be compared with the proof. */
export interface WitnessedSeal {
  hand: number;
  root: string;
  cut: string;
}

/** Write down the seal of a hand. What is written already stays: it was seen earlier. */
export function recordSeal(shelf: KeyValueStore, table: string, seen: WitnessedSeal): void {
  const all = loadSeals(shelf, table);
  const had = all.find((each) => each.hand === seen.hand && each.root === seen.root);
  if (had && (had.cut || !seen.cut)) return;
  const others = all.filter((each) => each !== had);
  store(shelf, `rb.seen.${table}`, JSON.stringify([...others, seen].slice(-MOST_SEEN)));
}

/** What was written down of a hand; the last, if its deck was sealed more than once. */
export function findSeal(shelf: KeyValueStore, table: string, hand: number): WitnessedSeal | null {
  return loadSeals(shelf, table).findLast((each) => each.hand === hand) ?? null;
}

function loadSeals(shelf: KeyValueStore, table: string): WitnessedSeal[] {
  try {
    const all: WitnessedSeal[] = JSON.parse(shelf.getItem(`rb.seen.${table}`) ?? '[]');
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

function store(shelf: KeyValueStore, key: string, value: string): void {
  try {
    shelf.setItem(key, value);
  } catch {
    // A full or forbidden storage: the next window begins a new chain.
  }
}
