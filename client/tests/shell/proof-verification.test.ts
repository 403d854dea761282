import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/lib/sha256';
import type { Proof } from '../../src/lib/http';
import { playerCuts, permutation, tamperProof, verifyProof, type ProofStep } from '../../src/lib/proofVerification';
import made from './proof.json';

// The room's own code wrote this proof, so both sides agree about every byte.
const proof = made as unknown as Proof;
const [pile] = proof.piles;
const witnessedSeal = { root: pile!.root, cut: proof.cuts[0]![1] };
const failedSteps = (steps: ProofStep[]) => steps.filter((step) => step.outcome === 'wrong');

describe('a proof', () => {
  it('from the room passes every step', async () => {
    const steps = await verifyProof(proof, witnessedSeal);
    expect(steps).toHaveLength(2 + 1 + pile!.openings.length + 1);
    expect(steps.every((step) => step.outcome === 'right')).toBe(true);
  });

  it('passes without the hash function of the browser, too', async () => {
    const hashLocally = async (bytes: Uint8Array) => sha256(bytes);
    expect(await verifyProof(proof, witnessedSeal, hashLocally)).toEqual(await verifyProof(proof, witnessedSeal));
  });

  it('leaves the seal and the cut undecided if the browser has recorded neither', async () => {
    const outcomesByStep = (await verifyProof(proof, null)).slice(0, 2).map((step) => step.outcome);
    expect(outcomesByStep).toEqual(['unknown', 'unknown']);
  });

  it('with another card fails, and names the card', async () => {
    const failures = failedSteps(await verifyProof(tamperProof(proof, 0, 3, otherCard(3)), witnessedSeal));
    expect(failures.map(({ what, opening }) => [what, opening])).toEqual([['card', 3]]);
  });

  it('with another salt, path or place fails', async () => {
    const firstOpening = pile!.openings[0]!;
    const path = ['ab'.repeat(32), ...firstOpening.path.slice(1)];
    const movedPosition = (firstOpening.position + 1) % 52;
    for (const change of [{ salt: '00'.repeat(16) }, { path }, { position: movedPosition }, { dealt: 2 }]) {
      const openings = [{ ...firstOpening, ...change }, ...pile!.openings.slice(1)];
      expect(failedSteps(await verifyProof({ ...proof, piles: [{ ...pile!, openings }] }, witnessedSeal)).length).toBe(1);
    }
  });

  it('with another cut deals other cards', async () => {
    const cuts = [[2, '11'.repeat(32)], proof.cuts[1]!] as const;
    const steps = await verifyProof({ ...proof, cuts }, witnessedSeal);
    expect(steps[1]).toMatchObject({ what: 'cut', outcome: 'unknown', expected: witnessedSeal.cut });
    expect(failedSteps(steps).filter((step) => step.what === 'card').length).toBeGreaterThan(5);
  });

  it('with another seal than the browser has seen fails', async () => {
    const steps = failedSteps(await verifyProof(proof, { ...witnessedSeal, root: '22'.repeat(32) }));
    expect(steps.map((step) => step.what)).toEqual(['seal']);
  });

  it('with a duplicate card fails', async () => {
    const openings = [...pile!.openings, pile!.openings[0]!];
    const steps = await verifyProof({ ...proof, piles: [{ ...pile!, openings }] }, witnessedSeal);
    expect(failedSteps(steps).map((step) => step.what)).toEqual(['once']);
  });

  it.each([
    ['cuts', { cuts: [[5, '11'.repeat(32)], [2, '11'.repeat(32)]] }],
    ['cuts', { cuts: [[2, 'AB'.repeat(32)]] }],
    ['piles', { piles: [] }],
    ['root', { piles: [{ ...pile!, root: 'x' }] }],
    ['card', { piles: [{ ...pile!, openings: [{ ...pile!.openings[0]!, dealt: 52 }] }] }],
    ['path', { piles: [{ ...pile!, openings: [{ ...pile!.openings[0]!, path: [] }] }] }],
  ])('with an invalid form (%s) fails before any computation', async (problem, change) => {
    const steps = await verifyProof({ ...proof, ...change } as unknown as Proof, witnessedSeal);
    expect(steps).toMatchObject([{ what: 'form', outcome: 'wrong', found: problem }]);
  });
});

describe('the cut', () => {
  it('orders the deck as the room orders it', async () => {
    const order = await permutation('00'.repeat(32), [[1, '11'.repeat(32)], [4, '22'.repeat(32)]], 52);
    expect(order.slice(0, 4)).toEqual([12, 10, 7, 16]);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, k) => k));
  });
});

function otherCard(opening: number): string {
  const openedCards = new Set(pile!.openings.map((opening) => opening.card));
  const unopenedCard = [...'23456789TJQKA'].map((rank) => `${rank}s`).find((card) => !openedCards.has(card));
  expect(unopenedCard).not.toBe(pile!.openings[opening]!.card);
  return unopenedCard!;
}

describe('the cuts of a deck', () => {
  it('are counted without those of house bots', () => {
    const cuts: Proof['cuts'] = [
      [1, 'aa'],
      [3, 'bb'],
      [4, 'cc'],
    ];
    expect(playerCuts(cuts, [3, 4, 5])).toEqual([[1, 'aa']]);
    expect(playerCuts(cuts, [])).toEqual(cuts);
  });
});
