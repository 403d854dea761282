import { describe, expect, it } from 'vitest';
import { CutChain, findSeal, recordSeal, type KeyValueStore } from '../../src/lib/cutChain';
import { fromHex, sha256, toHex } from '../../src/lib/sha256';

function fakeStorage(): KeyValueStore & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return { all, getItem: (key) => all.get(key) ?? null, setItem: (key, value) => void all.set(key, value) };
}

const hashHex = (hex: string) => toHex(sha256(fromHex(hex)));
const fixedRandom = (byte: number) => (bytes: Uint8Array) => bytes.fill(byte);

describe('a chain of cuts', () => {
  it('returns cuts that each hash to the cut before, and the first to the commitment', () => {
    const chain = new CutChain('t', 'Ann', fakeStorage(), fixedRandom(7));
    const commitment = chain.commitment();
    const firstCut = chain.cut(1, 'a')!;
    const secondCut = chain.cut(2, 'b')!;
    expect(hashHex(firstCut)).toBe(commitment);
    expect(hashHex(secondCut)).toBe(firstCut);
  });

  it('is committed once, also by another instance for the same player', () => {
    const storage = fakeStorage();
    expect(new CutChain('t', 'Ann', storage, fixedRandom(7)).commitment()).toMatch(/^[0-9a-f]{64}$/);
    expect(new CutChain('t', 'ann', storage, fixedRandom(9)).commitment()).toBeNull();
  });

  it('returns the same cut for the same seal, also in another window', () => {
    const storage = fakeStorage();
    const firstCut = new CutChain('t', 'Ann', storage, fixedRandom(7)).cut(4, 'a');
    expect(new CutChain('t', 'ann', storage, fixedRandom(9)).cut(4, 'a')).toBe(firstCut);
  });

  it('returns another cut when the deck of a hand is sealed again', () => {
    const chain = new CutChain('t', 'Ann', fakeStorage(), fixedRandom(7));
    const firstCut = chain.cut(4, 'a')!;
    expect(hashHex(chain.cut(4, 'b')!)).toBe(firstCut);
  });

  it('returns no cut for a hand that is over', () => {
    const chain = new CutChain('t', 'Ann', fakeStorage(), fixedRandom(7));
    chain.cut(4, 'a');
    expect(chain.cut(3, 'c')).toBeNull();
  });

  it('is committed again after a late cut, so that the next cut is one step away', () => {
    const chain = new CutChain('t', 'Ann', fakeStorage(), fixedRandom(7));
    chain.commitment();
    const laterCut = chain.cut(1, 'a')!;
    expect(chain.commitment()).toBeNull();
    chain.recommit();
    expect(chain.commitment()).toBe(laterCut);
    expect(hashHex(chain.cut(2, 'b')!)).toBe(laterCut);
  });

  it('is replaced by a new chain when it is used up, never reveals its secret, and needs a new commitment', () => {
    const storage = fakeStorage();
    let randomCalls = 0;
    const chain = new CutChain('t', 'Ann', storage, (bytes) => bytes.fill((randomCalls += 1)));
    chain.commitment();
    const key = [...storage.all.keys()][0]!;
    storage.setItem(key, JSON.stringify({ ...JSON.parse(storage.getItem(key)!), at: 1, root: 'y', hand: 8 }));
    expect(chain.cut(9, 'z')).toBeNull();
    expect(randomCalls).toBe(2);
    const commitment = chain.commitment()!;
    expect(hashHex(chain.cut(10, 'zz')!)).toBe(commitment);
  });

  it('is replaced by a new chain when the stored one is damaged', () => {
    const storage = fakeStorage();
    storage.setItem('rb.chain.t.ann', '{"secret":"zz","at":5}');
    expect(new CutChain('t', 'Ann', storage, fixedRandom(7)).commitment()).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the seals that a browser has recorded', () => {
  it('include the cut of a hand, which a later record does not erase', () => {
    const storage = fakeStorage();
    recordSeal(storage, 't', { hand: 3, root: 'a', cut: '' });
    recordSeal(storage, 't', { hand: 3, root: 'a', cut: 'c' });
    recordSeal(storage, 't', { hand: 3, root: 'a', cut: '' });
    expect(findSeal(storage, 't', 3)).toEqual({ hand: 3, root: 'a', cut: 'c' });
    expect(findSeal(storage, 't', 4)).toBeNull();
  });

  it('are limited in number, and the oldest are dropped first', () => {
    const storage = fakeStorage();
    for (let hand = 1; hand <= 310; hand += 1) recordSeal(storage, 't', { hand, root: `${hand}`, cut: '' });
    expect(findSeal(storage, 't', 1)).toBeNull();
    expect(findSeal(storage, 't', 310)?.root).toBe('310');
  });
});
