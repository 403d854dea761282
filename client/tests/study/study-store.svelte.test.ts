import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStudyRequest, exampleForm, buildSpotQuery } from '../../src/study/spotLink';
import { StudyStore } from '../../src/study/studyStore.svelte';

const EXPIRED_STUDY = { code: 'no-study', rule: '', why: 'gone' };

function studyBody(id: string, state: string): Record<string, unknown> {
  const spot = { ...buildStudyRequest(exampleForm()), raise_cap: 3 };
  return { id, state, is_own: true, ahead: 0, part: 1, iterations: 32, exploitability: 0.4, seconds: 1, size: { nodes: 1, hands: [1, 1], memory: 1, seconds: 1, largest_street: 'river' }, spot, failure: null };
}

function nodeBody(line: string): Record<string, unknown> {
  const range = { combos: 1, equity: 0.5, ev: 1, hands: [] };
  const steps = line ? line.split(', ').map((name) => ({ name, player: 'oop', actions: [name] })) : [];
  return { steps, kind: 'decision', player: 'oop', board: [], pot: 1, stack: [1, 1], actions: [], cards: [], oop: range, ip: range };
}

/** A room that answers by method and path; the requests that it got. */
function roomWith(answers: Readonly<Record<string, () => [number, unknown]>>): string[] {
  const requestedUrls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { method: string }) => {
    const request = `${init.method} ${url.split('?')[0]}`;
    requestedUrls.push(request);
    const line = new URLSearchParams(url.split('?')[1]).get('line') ?? '';
    const [status, body] = request.endsWith('/node') ? [200, nodeBody(line)] : answers[request]!();
    return new Response(JSON.stringify(body), { status });
  });
  return requestedUrls;
}

async function openStore(query: string): Promise<StudyStore> {
  const confirmName = (): Promise<boolean> => Promise.resolve(true);
  const store = new StudyStore({ hasName: confirmName, giveName: confirmName });
  await store.open(new URLSearchParams(query));
  return store;
}

describe('a link to a study', () => {
  beforeEach(() => void vi.stubGlobal('history', { replaceState: () => undefined }));

  it('opens the solution that the room still has, at its line', async () => {
    const requestedUrls = roomWith({ 'GET /api/studies/abc': () => [200, studyBody('abc', 'solved')] });
    const store = await openStore(buildSpotQuery(exampleForm(), { study: 'abc', line: 'check' }));
    expect(store.line).toEqual(['check']);
    expect(requestedUrls).not.toContain('POST /api/studies');
  });

  it('solves the spot again after a restart of the room', async () => {
    const requestedUrls = roomWith({ 'GET /api/studies/abc': () => [404, EXPIRED_STUDY], 'POST /api/studies': () => [200, studyBody('new', 'solved')] });
    const store = await openStore(buildSpotQuery(exampleForm(), { study: 'abc', line: 'check' }));
    expect(requestedUrls).toContain('POST /api/studies');
    expect([store.study?.id, store.line]).toEqual(['new', ['check']]);
  });

  it('without a solution fills the form alone', async () => {
    const requestedUrls = roomWith({});
    const store = await openStore(buildSpotQuery(exampleForm()));
    expect([store.study, store.form.pot, requestedUrls.length]).toEqual([null, exampleForm().pot, 0]);
  });

  it('keeps the reason and the field of a refusal', async () => {
    roomWith({ 'POST /api/studies': () => [400, { code: 'x', rule: '', why: 'no such hand', option: 'ip' }] });
    const store = await openStore(buildSpotQuery(exampleForm()));
    await store.solve();
    expect([store.errorMessage, store.invalidField, store.isBusy]).toEqual([expect.stringMatching(/no such hand/i), 'ip', false]);
  });

  it('locks a node as a new study, and keeps the old spot if that is refused', async () => {
    roomWith({ 'GET /api/studies/abc': () => [200, studyBody('abc', 'solved')], 'POST /api/studies': () => [429, { code: 'x', rule: '', why: 'wait' }] });
    const store = await openStore(buildSpotQuery(exampleForm(), { study: 'abc' }));
    await store.lock({ fold: 1 });
    expect([store.form.locks, store.study?.id]).toEqual([[], 'abc']);
  });
});
