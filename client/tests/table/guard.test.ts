import { describe, expect, it } from 'vitest';
import { DEAD_TIME, ClickGuard, SETTLING } from '../../src/table/bar/clickGuard';

/** A bar that has looked so for a long time. */
function resting(means: Record<string, string>): ClickGuard {
  const guard = new ClickGuard();
  guard.look(bar(means), -10_000);
  return guard;
}
const bar = (means: Record<string, string>): Map<string, string> => new Map(Object.entries(means));

describe('a button whose meaning changes', () => {
  it('is dead for a moment, and then it is not', () => {
    const guard = resting({ middle: 'check' });
    guard.look(bar({ middle: 'call 40' }), 1000);
    expect(guard.opens('middle')).toBe(1000 + DEAD_TIME);
    expect(guard.press('middle', 1000 + DEAD_TIME)).toBe(true);
  });

  it('is dead when it appears where nothing was, and when it comes again', () => {
    const guard = resting({});
    guard.look(bar({ right: 'show' }), 0);
    expect(guard.press('right', DEAD_TIME - 1)).toBe(false);
    guard.look(bar({}), 5000);
    guard.look(bar({ right: 'show' }), 6000);
    expect(guard.opens('right')).toBe(6000 + DEAD_TIME);
  });

  it('says nothing about the others, nor about itself while it means the same', () => {
    const guard = resting({ left: 'fold', middle: 'check' });
    guard.look(bar({ left: 'fold', middle: 'call 40' }), 1000);
    expect(guard.press('left', 1001)).toBe(true);
  });

  it('is dead for a click that began on what lay there before, however long it was held', () => {
    const guard = resting({ middle: 'check' });
    guard.hold('middle');
    guard.look(bar({ middle: 'call 40' }), 1000);
    expect(guard.press('middle', 3000, true)).toBe(false);
    expect(guard.press('middle', 4000, true)).toBe(true);
  });

  it('is free to a key, whatever the mouse began and did not end', () => {
    const guard = resting({ left: 'fold', middle: 'check' });
    guard.hold('left');
    expect(guard.press('middle', 1000)).toBe(true);
  });
});

describe('a double click', () => {
  it('is one click, even where the same lies in the same place', () => {
    const guard = resting({ middle: 'call' });
    expect(guard.press('middle', 1000)).toBe(true);
    expect(guard.press('middle', 1000 + SETTLING - 1)).toBe(false);
  });

  it('does not answer what is asked next, in no place', () => {
    const guard = resting({ middle: 'call' });
    guard.press('middle', 1000);
    guard.look(bar({ left: 'muck', right: 'show' }), 1030);
    expect(guard.press('left', 1400)).toBe(false);
    expect(guard.press('right', 1450)).toBe(false);
  });

  it('is one click however often one clicks, until one pauses', () => {
    const guard = resting({ middle: 'call' });
    guard.press('middle', 1000);
    for (const at of [1200, 1600, 2000, 2400]) expect(guard.press('middle', at)).toBe(false);
    expect(guard.press('middle', 2400 + SETTLING)).toBe(true);
  });
});
