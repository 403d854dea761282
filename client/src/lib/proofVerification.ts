/**
 * Verifies a proof of a hand without trust in the room: each seen card was sealed in the deck before any cut, and the
 * cuts moved it to the position at which it was dealt. `docs/explanation/the-deck.md` describes the same steps byte
 * by byte.
 */
import type { OpenedCard, Pile, Proof } from './http';
import { fromHex, sha256, toHex } from './sha256';

/** The deck seal and the cut that this browser stored when the hand was dealt. */
export interface LocalWitness {
  readonly root: string;
  /** Empty if this browser did not cut. */
  readonly cut: string;
}

export type StepOutcome = 'right' | 'wrong' | 'unknown';

export interface ProofStep {
  readonly what: 'form' | 'seal' | 'cut' | 'order' | 'card' | 'once';
  readonly outcome: StepOutcome;
  readonly pile: number;
  /** The index of the opening that was checked; -1 for none. */
  readonly opening: number;
  /** The computed value, for display. */
  readonly found: string;
  readonly expected: string;
}

type Hash = (bytes: Uint8Array) => Promise<Uint8Array>;

/** SHA-256 of the browser, or this client's own if the page is not served over https. */
export const platformSha256: Hash = async (bytes) => {
  const webCrypto = globalThis.crypto?.subtle;
  if (!webCrypto) return sha256(bytes);
  return new Uint8Array(await webCrypto.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
};

/** Verify a proof step by step. */
export async function verifyProof(proof: Proof, witness: LocalWitness | null, hash = platformSha256): Promise<ProofStep[]> {
  const problem = malformedProof(proof);
  if (problem) return [step('form', 'wrong', 0, -1, problem, '')];
  const steps = [checkSeal(proof, witness), checkCut(proof, witness)];
  for (const [index, pile] of proof.piles.entries()) {
    const order = await permutation(pile.root, proof.cuts, pile.size, hash);
    const firstCards = order.slice(0, 6).join(' ');
    steps.push(step('order', 'right', index, -1, `${firstCards} …`, ''));
    for (const [at, opening] of pile.openings.entries()) {
      steps.push(await checkCard(pile, opening, order, index, at, hash));
    }
    steps.push(checkUniqueCards(pile, index));
  }
  return steps;
}

function step(
  what: ProofStep['what'], outcome: StepOutcome, pile: number, opening: number, found: string, expected: string,
): ProofStep {
  return { what, outcome, pile, opening, found, expected };
}

function checkSeal(proof: Proof, witness: LocalWitness | null): ProofStep {
  const root = proof.piles[0]!.root;
  if (!witness?.root) return step('seal', 'unknown', 0, -1, root, '');
  return step('seal', witness.root === root ? 'right' : 'wrong', 0, -1, root, witness.root);
}

/** Return the cuts of human players. The room controls its bots, so their cuts give no protection. */
export function playerCuts(cuts: Proof['cuts'], bots: readonly number[]): Proof['cuts'] {
  return cuts.filter(([chair]) => !bots.includes(chair));
}

function checkCut(proof: Proof, witness: LocalWitness | null): ProofStep {
  const values = proof.cuts.map(([, value]) => value);
  if (!witness?.cut) return step('cut', 'unknown', 0, -1, String(values.length), '');
  // A cut that arrived too late is not evidence of fraud; the cards are proved anyway.
  const isIncluded = values.includes(witness.cut);
  return step('cut', isIncluded ? 'right' : 'unknown', 0, -1, String(values.length), witness.cut);
}

async function checkCard(
  pile: Pile, opening: OpenedCard, order: readonly number[], index: number, at: number, hash: Hash,
): Promise<ProofStep> {
  const root = await rootOf(opening, hash);
  if (root !== pile.root) return step('card', 'wrong', index, at, root, pile.root);
  const dealtPosition = order[opening.dealt];
  const isRight = dealtPosition === opening.position;
  return step('card', isRight ? 'right' : 'wrong', index, at, `${opening.position}`, `${dealtPosition}`);
}

function checkUniqueCards(pile: Pile, index: number): ProofStep {
  const countDistinct = (of: (opening: OpenedCard) => unknown) => new Set(pile.openings.map(of)).size;
  const count = pile.openings.length;
  const isRight = [countDistinct((o) => o.card), countDistinct((o) => o.dealt), countDistinct((o) => o.position)].every(
    (size) => size === count,
  );
  return step('once', isRight ? 'right' : 'wrong', index, -1, String(count), '');
}

/** Return the invalid part of a malformed proof, before any computation; empty for a well-formed proof. */
function malformedProof(proof: Proof): string {
  const hash = /^[0-9a-f]{64}$/;
  if (proof.piles.length === 0) return 'piles';
  if (!proof.cuts.every(([chair, cut]) => isByte(chair) && hash.test(cut))) return 'cuts';
  const chairs = proof.cuts.map(([chair]) => chair);
  if (chairs.some((chair, k) => k > 0 && chair <= chairs[k - 1]!)) return 'cuts';
  for (const { root, size, openings } of proof.piles) {
    if (!hash.test(root) || !isByte(size) || size > 52) return 'root';
    const depth = Math.ceil(Math.log2(Math.max(size, 1)));
    for (const { dealt, position, card, salt, path } of openings) {
      const isInRange = isByte(dealt) && dealt < size && isByte(position) && position < size;
      if (!isInRange || !/^[2-9TJQKA][cdhs]$/.test(card)) return 'card';
      if (!/^[0-9a-f]{32}$/.test(salt) || path.length !== depth) return 'path';
      if (!path.every((sibling) => hash.test(sibling))) return 'path';
    }
  }
  return '';
}

function isByte(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 256;
}

/** Return the root of the Merkle tree that an opening leads to. */
export async function rootOf(opening: OpenedCard, hash = platformSha256): Promise<string> {
  const card = new TextEncoder().encode(opening.card);
  let hashSoFar = await hash(concatBytes([0, opening.position], card, fromHex(opening.salt)));
  for (const [level, sibling] of opening.path.map(fromHex).entries()) {
    const isRight = (opening.position >> level) & 1;
    hashSoFar = await hash(isRight ? concatBytes([1], sibling, hashSoFar) : concatBytes([1], hashSoFar, sibling));
  }
  return toHex(hashSoFar);
}

/** Return the positions of the sealed deck in the order of the deal. */
export async function permutation(
  root: string, cuts: Proof['cuts'], count: number, hash = platformSha256,
): Promise<number[]> {
  const cutBytes = cuts.flatMap(([chair, cut]) => [[chair], fromHex(cut)]);
  const bytes = randomStream(await hash(concatBytes(fromHex(root), ...cutBytes)), 'cut', hash);
  const order = Array.from({ length: count }, (_, k) => k);
  for (let last = count - 1; last > 0; last -= 1) {
    // Skip bytes that would make some numbers more likely.
    const choices = last + 1;
    const limit = 256 - (256 % choices);
    let byte = (await bytes.next()).value;
    while (byte >= limit) byte = (await bytes.next()).value;
    const k = byte % choices;
    [order[k], order[last]] = [order[last]!, order[k]!];
  }
  return order;
}

async function* randomStream(seed: Uint8Array, label: string, hash: Hash): AsyncGenerator<number, never> {
  const head = concatBytes(new TextEncoder().encode(label), [0], seed);
  for (let count = 0; ; count += 1) {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, count);
    yield* await hash(concatBytes(head, counter));
  }
}

function concatBytes(...parts: ArrayLike<number>[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Return the proof with another card at one position, to demonstrate that verification fails. */
export function tamperProof(proof: Proof, pile: number, opening: number, card: string): Proof {
  const piles = proof.piles.map((original, index) =>
    index !== pile
      ? original
      : { ...original, openings: original.openings.map((o, at) => (at === opening ? { ...o, card } : o)) },
  );
  return { ...proof, piles };
}
