import { afterEach, expect, it, vi } from 'vitest';
import { isNewerClient, reloadForUpdate } from '../../src/lib/clientUpdate';

const page = (script: string): string => `<script type="module" src="${script}"></script><div id="app"></div>`;

afterEach(() => vi.unstubAllGlobals());

it('knows the page of a room that was updated', () => {
  expect(isNewerClient(page('/assets/index-b.js'), '/assets/index-a.js')).toBe(true);
  expect(isNewerClient(page('/assets/index-a.js'), '/assets/index-a.js')).toBe(false);
  expect(isNewerClient('<p>offline</p>', '/assets/index-a.js')).toBe(false);
});

it('loads the page again where a part is gone because there is a newer one, and not where the network is', async () => {
  const heard: (() => void)[] = [];
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => heard.push(hear));
  vi.stubGlobal('location', { href: '/t/1', reload });
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-a.js' }) });
  reloadForUpdate();
  const answers = [Promise.reject(new Error('offline')), page('/assets/index-a.js'), page('/assets/index-b.js')];
  vi.stubGlobal('fetch', async () => {
    const text = await answers.shift();
    return { ok: true, text: () => Promise.resolve(text) };
  });
  for (const reloaded of [0, 0, 1]) {
    heard[0]!();
    await new Promise((done) => setTimeout(done)); // all that was promised is kept before
    expect(reload).toHaveBeenCalledTimes(reloaded);
  }
});
