import { describe, expect, it } from 'vitest';
import { HandChecks, type CheckSources } from '../../src/lib/handChecks.svelte';
import type { Proof } from '../../src/lib/http';
import { tamperProof } from '../../src/lib/proofVerification';
import made from './proof.json';

const proof = made as unknown as Proof;
const card = proof.piles[0]!.openings[0]!.card;
const seal = { hand: proof.hand, root: proof.piles[0]!.root, cut: '' };

/** Checks whose timers run at once, and a function that waits until the queue is empty. */
function makeChecks(overrides: Partial<CheckSources> = {}): { checks: HandChecks; runQueuedTimers: () => Promise<void> } {
  const queuedTimers: (() => void)[] = [];
  const sources: CheckSources = {
    proof: () => Promise.resolve(proof), findSeal: () => seal, setTimer: (what) => queuedTimers.push(what), random: () => 0, ...overrides,
  };
  const checks = new HandChecks(sources);
  const runQueuedTimers = async (): Promise<void> => {
    for (let task = queuedTimers.shift(); task; task = queuedTimers.shift()) {
      const checkCount = checks.last;
      task();
      while (checks.last === checkCount) await new Promise((next) => setTimeout(next));
      await new Promise((next) => setTimeout(next));
    }
  };
  return { checks, runQueuedTimers };
}

async function verdictOfCard(overrides: Partial<CheckSources>, cards: string[] = [card], hand = proof.hand): Promise<string> {
  const { checks, runQueuedTimers } = makeChecks(overrides);
  checks.add(hand, cards);
  expect(checks.last).toBeNull();
  await runQueuedTimers();
  return checks.last!.verdict;
}

describe('the verification of a hand in the background', () => {
  it('passes if the proof, the seal and the cards agree', async () => {
    expect(await verdictOfCard({})).toBe('right');
  });
  it('is `unseen` if the browser has not seen the seal before the deal', async () => {
    expect(await verdictOfCard({ findSeal: () => null })).toBe('unseen');
  });
  it('fails with another seal, another card or another hand', async () => {
    expect(await verdictOfCard({ findSeal: () => ({ ...seal, root: '00'.repeat(32) }) })).toBe('wrong');
    const tampered = tamperProof(proof, 0, 0, card === 'As' ? 'Ks' : 'As');
    expect(await verdictOfCard({ proof: () => Promise.resolve(tampered) })).toBe('wrong');
    expect(await verdictOfCard({}, [card], proof.hand + 1)).toBe('wrong');
  });
  it('fails if a card from the screen is missing in the proof', async () => {
    const openedCards = new Set(proof.piles[0]!.openings.map((opening) => opening.card));
    const unopenedCard = ['2c', '3d', '4h', '5s', '6c', '7d', '8h', '9s', 'Tc', 'Jd'].find((card) => !openedCards.has(card))!;
    expect(await verdictOfCard({}, [unopenedCard])).toBe('wrong');
  });
  it('is `unchecked` if the room sends no proof', async () => {
    expect(await verdictOfCard({ proof: () => Promise.reject(new Error('503')) })).toBe('unchecked');
  });
  it('takes one hand at a time, and drops all but the last five waiting hands', async () => {
    let maxRunning = 0;
    let now = 0;
    const requestedHands: number[] = [];
    const { checks: made, runQueuedTimers } = makeChecks({
      proof: async (hand) => {
        requestedHands.push(hand);
        maxRunning = Math.max(maxRunning, (now += 1));
        await Promise.resolve();
        now -= 1;
        return { ...proof, hand };
      },
    });
    for (let hand = 1; hand <= 9; hand += 1) made.add(hand, []);
    await runQueuedTimers();
    expect(requestedHands).toEqual([5, 6, 7, 8, 9]);
    expect(maxRunning).toBe(1);
  });
});
