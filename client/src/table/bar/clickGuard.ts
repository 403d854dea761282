/**
 * The guard against wrong clicks: it watches the buttons of the bar, and a click reaches its button
 * only if the meaning of the button has not changed for a moment.
 *
 * A player who is about to check must not call because another player bets in that instant. The
 * second half of a double click on Call must not answer the next question. Keys press the buttons
 * too, so the guard covers all input.
 */

/** Milliseconds for which a button ignores clicks after its meaning has changed. */
export const DEAD_TIME_MS = 300;
/** Milliseconds after a decision in which no other counts, so that a double click is one click. */
export const SETTLING_MS = 500;

/** The meaning of the button in each place; an empty place is absent. */
export type SlotActions = ReadonlyMap<string, string>;

export class ClickGuard {
  #means: SlotActions = new Map();
  #since = new Map<string, number>();
  #pressed = -Infinity;
  #held: { place: string; meaning: string | undefined } | null = null;

  /** Record the buttons of the bar from *now* on. */
  recordButtons(meanings: SlotActions, now: number): void {
    for (const place of new Set([...this.#means.keys(), ...meanings.keys()])) {
      if (this.#means.get(place) !== meanings.get(place)) this.#since.set(place, now);
    }
    this.#means = new Map(meanings);
  }

  /** Record a pointer press; the click that ends it counts only on the same button. */
  recordPress(place: string): void {
    this.#held = { place, meaning: this.#means.get(place) };
  }

  /** The time from which a place accepts clicks. */
  acceptsClicksFrom(place: string): number {
    return Math.max((this.#since.get(place) ?? -Infinity) + DEAD_TIME_MS, this.#pressed + SETTLING_MS);
  }

  /** Return true if a press counts. A press that does not count delays the next one. */
  press(place: string, now: number, pointed = false): boolean {
    const heldClick = this.#held;
    this.#held = null;
    const isSameButton = !pointed || !heldClick || (heldClick.place === place && heldClick.meaning === this.#means.get(place));
    const counts = isSameButton && now >= this.acceptsClicksFrom(place);
    this.#pressed = now;
    return counts;
  }
}

const BUTTON_SELECTOR = 'button:not([data-harmless]), a[href], summary, [role="button"]';

const labelOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
const placeOf = (button: HTMLElement): string => button.dataset.place ?? labelOf(button);
const meaningOf = (button: HTMLElement): string => button.dataset.means ?? labelOf(button);

/**
 * Watch all buttons in *bar*, also those that are added later.
 *
 * A button may have a place (`data-place`), a meaning (`data-means`) if its label is not its
 * meaning, and the mark `data-harmless` if it decides nothing and needs no guard.
 */
export function attachClickGuard(bar: HTMLElement): () => void {
  const guard = new ClickGuard();
  let wakeTimer: ReturnType<typeof setTimeout> | undefined;

  const buttons = (): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>(BUTTON_SELECTOR)];
  const buttonOf = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON_SELECTOR) : null;

  function checkButtons(): void {
    guard.recordButtons(new Map(buttons().map((button) => [placeOf(button), meaningOf(button)])), performance.now());
    markButtons();
  }

  /** Mark each button that ignores clicks, for the eye and for screen readers. */
  function markButtons(): void {
    const now = performance.now();
    let next = Infinity;
    for (const button of buttons()) {
      const acceptsClicksFrom = guard.acceptsClicksFrom(placeOf(button));
      if (acceptsClicksFrom <= now) button.removeAttribute('aria-disabled');
      else {
        button.setAttribute('aria-disabled', 'true');
        next = Math.min(next, acceptsClicksFrom);
      }
    }
    clearTimeout(wakeTimer);
    if (next < Infinity) wakeTimer = setTimeout(markButtons, next - now + 1);
  }

  function onpointerdown(event: Event): void {
    const button = buttonOf(event);
    if (button) guard.recordPress(placeOf(button));
  }

  function onclick(event: MouseEvent): void {
    const button = buttonOf(event);
    if (!button) return;
    if (!guard.press(placeOf(button), performance.now(), event.detail > 0)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    markButtons();
  }

  const watcher = new MutationObserver(checkButtons);
  watcher.observe(bar, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-place', 'data-means', 'aria-label'],
  });
  bar.addEventListener('pointerdown', onpointerdown, true);
  bar.addEventListener('click', onclick, true);
  checkButtons();

  return () => {
    watcher.disconnect();
    clearTimeout(wakeTimer);
    bar.removeEventListener('pointerdown', onpointerdown, true);
    bar.removeEventListener('click', onclick, true);
  };
}
