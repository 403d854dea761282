import { afterEach, expect, it, vi } from 'vitest';
import { isNewerClient, reloadForUpdate } from '../../src/lib/clientUpdate';

const page = (script: string): string => `<script type="module" src="${script}"></script><div id="app"></div>`;

afterEach(() => vi.unstubAllGlobals());

it('recognizes the page of an updated room by its script', () => {
  expect(isNewerClient(page('/assets/index-b.js'), '/assets/index-a.js')).toBe(true);
  expect(isNewerClient(page('/assets/index-a.js'), '/assets/index-a.js')).toBe(false);
  expect(isNewerClient('<p>offline</p>', '/assets/index-a.js')).toBe(false);
});

it('reloads the page if a chunk is gone after an update, but not if the network is down', async () => {
  const listeners: (() => void)[] = [];
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
  vi.stubGlobal('location', { href: '/t/1', reload });
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-a.js' }) });
  reloadForUpdate();
  const answers = [Promise.reject(new Error('offline')), page('/assets/index-a.js'), page('/assets/index-b.js')];
  vi.stubGlobal('fetch', async () => {
    const text = await answers.shift();
    return { ok: true, text: () => Promise.resolve(text) };
  });
  for (const reloaded of [0, 0, 1]) {
    listeners[0]!();
    await new Promise((done) => setTimeout(done)); // all promises are settled by then
    expect(reload).toHaveBeenCalledTimes(reloaded);
  }
});
