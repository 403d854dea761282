/**
 * A player's cuts of the deck, from a hash chain. The browser draws a secret, hashes it a thousand times and sends
 * the last value to the room as its commitment. For each deck it reveals the value before the one revealed last. So
 * the room learns each cut only after it has sealed the deck, and the player cannot choose the cut afterwards.
 */
import { fromHex, sha256, toHex } from './sha256';

/** The number of decks that one chain serves. */
const CHAIN_LENGTH = 1000;
/** The maximum number of hands whose seals are stored. */
const MAX_SEALS = 300;

/** The stored state of a chain. */
interface StoredChain {
  secret: string;
  /** The index of the value sent last: the number of hashes applied to the secret. */
  at: number;
  /** The seal of the deck for which that value was sent; empty if none yet. */
  root: string;
  hand: number;
  /** True if the room knows the current value. */
  told: boolean;
}

/** The part of a browser's storage that is needed here. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export type Random = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

export class CutChain {
  readonly #storage: KeyValueStore;
  readonly #key: string;
  readonly #random: Random;

  /** Load the chain of *player* at *table*, or start a new one. */
  constructor(
    table: string,
    player: string,
    storage: KeyValueStore,
    random: Random = (bytes) => crypto.getRandomValues(bytes),
  ) {
    this.#storage = storage;
    this.#key = `rb.chain.${table}.${player.toLowerCase()}`;
    this.#random = random;
  }

  /** Return the value to commit to, or null if the room knows it. */
  commitment(): string | null {
    const storedChain = this.#read();
    if (storedChain.told) return null;
    this.#write({ ...storedChain, told: true });
    return valueOf(storedChain);
  }

  /**
   * The room did not count the last cut. The next value would be two steps away from the known one, so commit again.
   */
  recommit(): void {
    this.#write({ ...this.#read(), told: false });
  }

  /**
   * Return the cut of the deck with this seal. A repeated request gets the same cut. Another seal gets another cut,
   * because the room could otherwise try several decks against one cut. Return null for a finished hand, and at the
   * end of the chain; a new chain then starts with a new commitment.
   */
  cut(hand: number, root: string): string | null {
    const storedChain = this.#read();
    if (hand < storedChain.hand) return null;
    if (root === storedChain.root) return valueOf(storedChain);
    if (storedChain.at === 1) {
      this.#write(this.#newChain());
      return null;
    }
    const next = { ...storedChain, at: storedChain.at - 1, hand, root };
    this.#write(next);
    return valueOf(next);
  }

  #read(): StoredChain {
    // Read the storage each time, because another window of the browser may have cut meanwhile.
    const storedChain = parseChain(this.#storage.getItem(this.#key));
    if (storedChain) return storedChain;
    const newChain = this.#newChain();
    this.#write(newChain);
    return newChain;
  }

  #newChain(): StoredChain {
    const secret = toHex(this.#random(new Uint8Array(32)));
    return { secret, at: CHAIN_LENGTH, root: '', hand: 0, told: false };
  }

  #write(chain: StoredChain): void {
    writeItem(this.#storage, this.#key, JSON.stringify(chain));
  }
}

function valueOf(chain: StoredChain): string {
  let now = fromHex(chain.secret);
  for (let i = 0; i < chain.at; i += 1) now = sha256(now);
  return toHex(now);
}

function parseChain(text: string | null): StoredChain | null {
  try {
    const storedChain: StoredChain | null = JSON.parse(text ?? 'null');
    if (!storedChain || !/^[0-9a-f]{64}$/.test(storedChain.secret)) return null;
    const isValidIndex = Number.isInteger(storedChain.at) && storedChain.at > 0 && storedChain.at <= CHAIN_LENGTH;
    return isValidIndex && Number.isInteger(storedChain.hand) ? storedChain : null;
  } catch {
    return null;
  }
}

// Seals seen by the browser ----------------------------------------------------------------------

/** A seal seen before any card, with the player's cut, for comparison with the proof. */
export interface WitnessedSeal {
  hand: number;
  root: string;
  cut: string;
}

/** Store the seal of a hand. A stored seal stays, because it was seen earlier. */
export function recordSeal(storage: KeyValueStore, table: string, seal: WitnessedSeal): void {
  const seals = loadSeals(storage, table);
  const knownSeal = seals.find((storedSeal) => storedSeal.hand === seal.hand && storedSeal.root === seal.root);
  if (knownSeal && (knownSeal.cut || !seal.cut)) return;
  const otherSeals = seals.filter((known) => known !== knownSeal);
  writeItem(storage, `rb.seen.${table}`, JSON.stringify([...otherSeals, seal].slice(-MAX_SEALS)));
}

/** Return the stored seal of a hand; the last one if its deck was sealed more than once. */
export function findSeal(storage: KeyValueStore, table: string, hand: number): WitnessedSeal | null {
  return loadSeals(storage, table).findLast((known) => known.hand === hand) ?? null;
}

function loadSeals(storage: KeyValueStore, table: string): WitnessedSeal[] {
  try {
    const seals: WitnessedSeal[] = JSON.parse(storage.getItem(`rb.seen.${table}`) ?? '[]');
    return Array.isArray(seals) ? seals : [];
  } catch {
    return [];
  }
}

function writeItem(storage: KeyValueStore, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // The storage is full or forbidden; the next window starts a new chain.
  }
}
