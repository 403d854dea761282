import { describe, expect, it } from 'vitest';
import { buildStudyRequest, emptyForm, exampleForm, parseForm, formFromSpot, parseNumberField, buildSpotQuery } from '../../src/study/spotLink';

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

describe('the address of a spot', () => {
  it('has the whole spot, with its locks', () => {
    const form = { ...exampleForm(), raises: '3x', rake: '5', locks: [{ line: 'check, bet 4.1', shares: { fold: 1 } }] };
    const reparsed = parseForm(new URLSearchParams(buildSpotQuery(form, { study: 'abc', line: 'check' })))!;
    expect({ ...reparsed, oop: withoutSpaces(reparsed.oop), ip: withoutSpaces(reparsed.ip) }).toEqual({ ...form, oop: withoutSpaces(form.oop), ip: withoutSpaces(form.ip) });
  });

  it('keeps locks of hands', () => {
    const locks = [{ line: 'check', shares: {}, hands: [{ hands: 'AhTd, K9s', shares: { check: 0.75, 'bet 3': 0.25 } }] }];
    expect(parseForm(new URLSearchParams(buildSpotQuery({ ...exampleForm(), locks })))!.locks).toEqual(locks);
  });

  it('is empty for an empty form, and ignores invalid values', () => {
    expect(buildSpotQuery(emptyForm())).toBe('');
    expect(parseForm(new URLSearchParams('oop=AA'))).toBeNull();
    expect(parseForm(new URLSearchParams('board=Ks8h3d&locks=[1,{'))!.locks).toEqual([]);
    expect(parseForm(new URLSearchParams('board=Ks8h3d&locks=[{"line":1}]&aggressor=x'))!.aggressor).toBe('');
    expect(parseForm(new URLSearchParams('board=Ks8h3d&locks=[{"line":"","shares":{},"hands":[{"hands":7}]}]'))!.locks).toEqual([]);
  });
});

describe('the form of a spot', () => {
  it('is a request once nothing is missing', () => {
    expect(buildStudyRequest(emptyForm())).toBeNull();
    expect(buildStudyRequest(exampleForm())).toMatchObject({ board: '7s 5h 3d 4s', pot: 5.5, stack: 97.5, rake_cap: null, locks: [] });
    expect(buildStudyRequest({ ...exampleForm(), pot: 'x' })).toBeNull();
    expect(buildStudyRequest({ ...exampleForm(), rake: '5', rakeCap: '3' })).toMatchObject({ rake: 0.05, rake_cap: 3 });
  });

  it('is that of the room for a spot that was solved', () => {
    const body = buildStudyRequest(exampleForm())!;
    const spot = { ...body, rake: 0, rake_cap: null, raise_cap: 3, target: 0.5, locks: [] } as unknown as Parameters<typeof formFromSpot>[0];
    expect(formFromSpot(spot)).toEqual(exampleForm());
  });

  it('takes a decimal comma', () => {
    expect([parseNumberField(' 5,5 '), parseNumberField('5.5'), parseNumberField('-1'), parseNumberField('1e3'), parseNumberField('')]).toEqual([5.5, 5.5, null, null, null]);
  });
});
