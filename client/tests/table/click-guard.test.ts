import { describe, expect, it } from 'vitest';
import { CHANGE_GUARD_MS, ClickGuard, DOUBLE_CLICK_MS } from '../../src/table/bar/clickGuard';

/** The guard of a bar that has not changed for a long time. */
function makeRestingGuard(means: Record<string, string>): ClickGuard {
  const guard = new ClickGuard();
  guard.recordButtons(bar(means), -10_000);
  return guard;
}
const bar = (meaningByLabel: Record<string, string>): Map<string, string> => new Map(Object.entries(meaningByLabel));

describe('a button whose meaning changes', () => {
  it('ignores clicks for a moment', () => {
    const guard = makeRestingGuard({ middle: 'check' });
    guard.recordButtons(bar({ middle: 'call 40' }), 1000);
    expect(guard.acceptsClicksFrom('middle')).toBe(1000 + CHANGE_GUARD_MS);
    expect(guard.press('middle', 1000 + CHANGE_GUARD_MS)).toBe(true);
  });

  it('ignores clicks when it appears in an empty place, and when it reappears', () => {
    const guard = makeRestingGuard({});
    guard.recordButtons(bar({ right: 'show' }), 0);
    expect(guard.press('right', CHANGE_GUARD_MS - 1)).toBe(false);
    guard.recordButtons(bar({}), 5000);
    guard.recordButtons(bar({ right: 'show' }), 6000);
    expect(guard.acceptsClicksFrom('right')).toBe(6000 + CHANGE_GUARD_MS);
  });

  it('does not affect buttons whose meaning stays', () => {
    const guard = makeRestingGuard({ left: 'fold', middle: 'check' });
    guard.recordButtons(bar({ left: 'fold', middle: 'call 40' }), 1000);
    expect(guard.press('left', 1001)).toBe(true);
  });

  it('ignores a click that began on the button before, however long it was held', () => {
    const guard = makeRestingGuard({ middle: 'check' });
    guard.recordPress('middle');
    guard.recordButtons(bar({ middle: 'call 40' }), 1000);
    expect(guard.press('middle', 3000, true)).toBe(false);
    expect(guard.press('middle', 4000, true)).toBe(true);
  });

  it('accepts a key while a click on another button is unfinished', () => {
    const guard = makeRestingGuard({ left: 'fold', middle: 'check' });
    guard.recordPress('left');
    expect(guard.press('middle', 1000)).toBe(true);
  });
});

describe('a double click', () => {
  it('is one click, even if the same button lies in the same place', () => {
    const guard = makeRestingGuard({ middle: 'call' });
    expect(guard.press('middle', 1000)).toBe(true);
    expect(guard.press('middle', 1000 + DOUBLE_CLICK_MS - 1)).toBe(false);
  });

  it('does not press a button of the next turn, in any place', () => {
    const guard = makeRestingGuard({ middle: 'call' });
    guard.press('middle', 1000);
    guard.recordButtons(bar({ left: 'muck', right: 'show' }), 1030);
    expect(guard.press('left', 1400)).toBe(false);
    expect(guard.press('right', 1450)).toBe(false);
  });

  it('is one click until the player pauses', () => {
    const guard = makeRestingGuard({ middle: 'call' });
    guard.press('middle', 1000);
    for (const at of [1200, 1600, 2000, 2400]) expect(guard.press('middle', at)).toBe(false);
    expect(guard.press('middle', 2400 + DOUBLE_CLICK_MS)).toBe(true);
  });
});
