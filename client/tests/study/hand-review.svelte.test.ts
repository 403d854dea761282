import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { language } from '../../src/lib/i18n/index.svelte';
import { HandReviewLoader } from '../../src/review/handReview.svelte';

const REVIEW_STATE = { id: 'abc', state: 'reviewing', total: 1, done: 1, left_out: 0, street: 'flop', part: 0.2, seconds_left: 40, pause_seconds: 0 };

beforeAll(async () => {
  await language.load();
});
afterEach(() => vi.unstubAllGlobals());

describe('the review beside a replay', () => {
  it('shows its first answer while the flop is solved, and can be stopped', async () => {
    const sentRequests: string[] = [];
    vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: { method?: string } = {}) => {
      sentRequests.push(`${method} ${url}`);
      const answer = url.endsWith('/hands/1') ? { hand: 1 } : method === 'DELETE' ? {} : REVIEW_STATE;
      return { ok: true, status: 200, text: async () => JSON.stringify(answer) } as Response;
    });
    const loader = new HandReviewLoader();
    await loader.start('t1', 4);
    expect([loader.hand, loader.isWaiting, loader.review?.street]).toEqual([{ hand: 1 }, true, 'flop']);
    await loader.cancel();
    expect([loader.hand, loader.isWaiting, loader.errorMessage]).toEqual([{ hand: 1 }, false, '']);
    expect(sentRequests.at(-1)).toBe('DELETE /api/reviews/abc');
  });
});
