import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, downloadUrls, ApiError } from '../../src/lib/api';

/** Stub the room with one answer. Return the stub, which records the requests. */
function stubFetch(status: number, text: string): ReturnType<typeof vi.fn> {
  const fetchMock = vi.fn(() => Promise.resolve({ ok: status < 400, status, text: () => Promise.resolve(text) }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  it('fills in its path, and puts the given options into the query', async () => {
    const fetchMock = stubFetch(200, '[]');
    await api.hands('a/b', { search: 'A♥ Ben', won: true, before: 0, limit: 50 });
    expect(fetchMock.mock.calls[0]![0]).toBe('/api/tables/a%2Fb/hands?search=A%E2%99%A5+Ben&won=true&limit=50');
    expect(fetchMock.mock.calls[0]![1].body).toBeUndefined();
  });

  it('that changes something is a POST with a body and the CSRF token of the session', async () => {
    stubFetch(200, '{"name":"Ann","csrf":"secret"}');
    await api.me();
    const fetchMock = stubFetch(200, '{"done":true}');
    await api.logOut();
    const [path, { method, headers, body }] = fetchMock.mock.calls[0]!;
    expect([path, method, body]).toEqual(['/api/logout', 'POST', '{}']);
    expect(headers).toMatchObject({ 'X-CSRF': 'secret', 'Content-Type': 'application/json' });
  });

  it('that is refused rejects with the reason, as a phrase where the room has one', async () => {
    const refusal = { say: 'NoSuchRule', rule: 'X-1' };
    stubFetch(404, JSON.stringify({ code: 'missing', rule: '', why: 'no rule X-1', said: refusal }));
    await expect(api.tableDetails('t')).rejects.toMatchObject({ status: 404, code: 'missing', said: refusal, option: '' });
  });

  it('that is refused waits until the messages of the chosen language are loaded', async () => {
    vi.resetModules();
    const { language } = await import('../../src/lib/i18n/index.svelte');
    const freshApi = await import('../../src/lib/api');
    stubFetch(200, '[]');
    await freshApi.api.tables();
    expect(language.isComplete).toBe(false);
    stubFetch(404, JSON.stringify({ why: 'say who you are first', said: { say: 'PlayerNameMissing' } }));
    await expect(freshApi.api.tableDetails('t')).rejects.toMatchObject({ status: 404 });
    expect(language.isComplete).toBe(true);
  });

  it('that a proxy answers instead of the room rejects with the code `trouble`', async () => {
    stubFetch(502, '<html>');
    await expect(api.tables()).rejects.toMatchObject({ status: 502, code: 'trouble', said: null });
    stubFetch(200, '<html>');
    await expect(api.tables()).rejects.toBeInstanceOf(ApiError);
  });
});

it('a download has a URL', () => {
  expect(downloadUrls.hand('t1', 12, 'phh')).toBe('/api/tables/t1/hands/12.phh');
  expect(downloadUrls.audit('', { person: 'Ann' })).toBe('/api/admin/audit.json?person=Ann');
});
