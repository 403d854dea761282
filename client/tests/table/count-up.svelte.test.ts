import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CountUp } from '../../src/table/felt/countUp.svelte';

describe('a stack', () => {
  let frames: ((now: number) => void)[] = [];
  const draw = (now: number): void => frames.splice(0).forEach((frame) => frame(now));

  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('counts up to a win and ends on the exact amount', () => {
    const stack = new CountUp(100);
    stack.follow(201, 450);
    const displayedValues = [1_000, 1_150, 1_225, 1_500].map((now) => {
      draw(now);
      return stack.shown;
    });
    expect(displayedValues).toEqual([100, 134, 151, 201]);
    expect(frames).toEqual([]);
  });

  it('drops at once, also during an animation, and without animations', () => {
    const stack = new CountUp(100);
    stack.follow(200, 450);
    draw(1_225);
    stack.follow(90, 450);
    expect([stack.shown, frames.length]).toEqual([90, 0]);
    stack.follow(300, 0);
    expect(stack.shown).toBe(300);
  });
});
