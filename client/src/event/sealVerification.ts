/**
 * Checks the seal of an event's draws: the SHA-256 of a label and the seed (`riverboat.tourney.seating.random_draw`).
 */
import { fromHex, sha256, toHex } from '../lib/sha256';

const HASH_PREFIX = 'riverboat event';

/** Return true if the seed, in hexadecimal, matches the seal that was published before the first draw. */
export function verifySeal(seal: string, seed: string): boolean {
  try {
    const bytes = fromHex(seed);
    const label = new TextEncoder().encode(HASH_PREFIX);
    const labelledBytes = new Uint8Array(label.length + bytes.length);
    labelledBytes.set(label);
    labelledBytes.set(bytes, label.length);
    return toHex(sha256(labelledBytes)) === seal;
  } catch {
    return false;
  }
}
