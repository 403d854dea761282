import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReviewResponse } from '../../src/lib/http';
import { language } from '../../src/lib/i18n/index.svelte';
import { ReviewStore } from '../../src/review/reviewStore.svelte';

const EXPIRED_REVIEW = { code: 'no-review', why: 'this review has expired: start it again', said: { say: 'ReviewExpired' } };

const review = (id: string, changes: Partial<ReviewResponse> = {}): ReviewResponse =>
  ({ id, state: 'done', table: '', name: '', hand: 0, player: 'Ann', start: 'turn', total: 1, done: 1, left_out: 0, unread: [], unread_count: 0, ahead: 0, since: 0, until: 0, is_own_play: false, made_at: 0, pause_seconds: 0, seconds: 1, street: '', part: 0, seconds_left: 0, failure: null, wrong_range: '', ...changes });

/** Answer requests; returns the list of those that were sent. */
function roomWith(answers: Record<string, (body: unknown) => [number, unknown]>): [string, unknown][] {
  const sentRequests: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    const requestBody = body ? JSON.parse(body) : null;
    sentRequests.push([`${method} ${url}`, requestBody]);
    const [status, answer] = (answers[`${method} ${url}`] ?? (() => [404, EXPIRED_REVIEW] as [number, unknown]))(requestBody);
    return { ok: status < 400, status, text: async () => JSON.stringify(answer) } as Response;
  });
  return sentRequests;
}

function makeStore(): [ReviewStore, string[]] {
  const shownPaths: string[] = [];
  return [new ReviewStore({ hasName: async () => true, requireName: async () => true, replaceUrl: (path) => shownPaths.push(path) }), shownPaths];
}

beforeAll(async () => {
  await language.load();
  await language.loadMore();
  await language.loadStudy();
});
afterEach(() => vi.unstubAllGlobals());

describe('the reviews of a player', () => {
  it('begin with a hand of a table, solved from the flop', async () => {
    const sentRequests = roomWith({ 'POST /api/reviews': () => [200, review('abc')], 'GET /api/reviews/abc/hands/1': () => [200, { hand: 1 }] });
    const [store, shownPaths] = makeStore();
    await store.open(new URLSearchParams('table=t1&hand=4'));
    expect(sentRequests[0]).toEqual(['POST /api/reviews', { table: 't1', hand: 4, start: 'flop', ranges: {} }]);
    expect([store.hand, shownPaths]).toEqual([{ hand: 1 }, ['/review?review=abc']]);
  });

  it('show the list and the reason when a review is gone or of another player', async () => {
    roomWith({ 'GET /api/reviews': () => [200, [review('mine')]] });
    const [store] = makeStore();
    await store.open(new URLSearchParams('review=abc'));
    expect([store.review, store.list.length]).toEqual([null, 1]);
    expect(store.errorMessage).toContain('has expired');
  });

  it('upload a long history in pieces', async () => {
    const sentRequests = roomWith({
      'POST /api/reviews/uploads': () => [200, { upload: 'up', characters: 1 }],
      'POST /api/reviews': () => [200, review('abc', { total: 30, done: 0, state: 'stopped' })],
    });
    const [store] = makeStore();
    await store.startText('x'.repeat(45_000), 'Ann', 'turn');
    expect(sentRequests.map(([request]) => request)).toEqual([...Array<string>(3).fill('POST /api/reviews/uploads'), 'POST /api/reviews']);
    expect(sentRequests.slice(0, 3).map(([, body]) => (body as { upload: string }).upload)).toEqual(['', 'up', 'up']);
    expect(sentRequests[3]![1]).toMatchObject({ upload: 'up', player: 'Ann' });
    await store.startText('x'.repeat(2_000_001), '', 'turn');
    expect(store.errorMessage).toContain('2 MB');
  });
});
