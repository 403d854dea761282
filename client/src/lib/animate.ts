/** Animations; users who prefer reduced motion get none. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface SlideOptions {
  /** The start or end of the path, in pixels from the final position. */
  x: number;
  y: number;
  duration: number;
  delay?: number;
  /** The scale at the far end. */
  scale?: number;
}

/** Slide along a path and fade at its far end: as `in:` towards the element, as `out:` away from it. */
export function slide(_node: Element, slidePath: SlideOptions): TransitionConfig {
  const { x, y, duration, delay = 0, scale = 1 } = slidePath;
  return {
    duration,
    delay: duration ? delay : 0,
    easing: cubicOut,
    css: (t, u) => {
      const scaleAt = scale + (1 - scale) * t;
      return `translate: ${u * x}px ${u * y}px; scale: ${scaleAt}; opacity: ${Math.min(1, t * 2.5)}`;
    },
  };
}

/** Enlarge an element for a moment to attract attention. */
export function pulse(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (t) => `scale: ${1 + 0.45 * Math.sin(Math.PI * t)}` };
}

/** Return true if the device asks for reduced motion. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
