/** How things move: from where they were, not at all for those who would rather they did not. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface SlidePath {
  /** Where it comes from or goes to, in pixels from where it lies. */
  x: number;
  y: number;
  duration: number;
  delay?: number;
  /** How large it is at the far end. */
  scale?: number;
}

/** Slide along a way and fade at its far end; as `in:` it arrives, as `out:` it goes. */
export function slide(_node: Element, way: SlidePath): TransitionConfig {
  const { x, y, duration, delay = 0, scale = 1 } = way;
  return {
    duration,
    delay: duration ? delay : 0,
    easing: cubicOut,
    css: (t, u) => {
      const grown = scale + (1 - scale) * t;
      return `translate: ${u * x}px ${u * y}px; scale: ${grown}; opacity: ${Math.min(1, t * 2.5)}`;
    },
  };
}

/** Be larger for a moment, so that one looks. */
export function pulse(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (t) => `scale: ${1 + 0.45 * Math.sin(Math.PI * t)}` };
}

/** Does the device ask for little motion? */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
