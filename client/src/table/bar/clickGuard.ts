/**
 * The guard against wrong clicks: it watches the buttons of the bar, and a click reaches its button
 * only if the meaning of the button has not changed for a moment.
 *
 * A player who is about to check must not call because another player bets in that instant. The
 * second half of a double click on Call must not answer the next question. Keys press the buttons
 * too, so the guard covers all input.
 */

/** Milliseconds for which a button ignores clicks after its meaning has changed. */
export const CHANGE_GUARD_MS = 300;
/** Milliseconds after a decision in which further presses are ignored, so that a double click is one click. */
export const DOUBLE_CLICK_MS = 500;

/** The meaning of the button in each place; an empty place is absent. */
export type MeaningBySlot = ReadonlyMap<string, string>;

export class ClickGuard {
  #meanings: MeaningBySlot = new Map();
  #changedAt = new Map<string, number>();
  #pressedAt = -Infinity;
  #heldPress: { place: string; meaning: string | undefined } | null = null;

  /** Record the buttons of the bar from *now* on. */
  recordButtons(meanings: MeaningBySlot, now: number): void {
    for (const place of new Set([...this.#meanings.keys(), ...meanings.keys()])) {
      if (this.#meanings.get(place) !== meanings.get(place)) this.#changedAt.set(place, now);
    }
    this.#meanings = new Map(meanings);
  }

  /** Record a pointer press; the click that ends it counts only on the same button. */
  recordPress(place: string): void {
    this.#heldPress = { place, meaning: this.#meanings.get(place) };
  }

  /** The time from which a place accepts clicks. */
  acceptsClicksFrom(place: string): number {
    return Math.max((this.#changedAt.get(place) ?? -Infinity) + CHANGE_GUARD_MS, this.#pressedAt + DOUBLE_CLICK_MS);
  }

  /** Return true if a press counts. A press that does not count delays the next one. */
  press(place: string, now: number, isPointer = false): boolean {
    const heldPress = this.#heldPress;
    this.#heldPress = null;
    const isSameButton = !isPointer || !heldPress || (heldPress.place === place && heldPress.meaning === this.#meanings.get(place));
    const isAccepted = isSameButton && now >= this.acceptsClicksFrom(place);
    this.#pressedAt = now;
    return isAccepted;
  }
}

const BUTTON_SELECTOR = 'button:not([data-harmless]), a[href], summary, [role="button"]';

const buttonLabel = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
const buttonSlot = (button: HTMLElement): string => button.dataset.place ?? buttonLabel(button);
const buttonMeaning = (button: HTMLElement): string => button.dataset.means ?? buttonLabel(button);

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
    guard.recordButtons(new Map(buttons().map((button) => [buttonSlot(button), buttonMeaning(button)])), performance.now());
    markButtons();
  }

  /** Mark each button that ignores clicks, for the eye and for screen readers. */
  function markButtons(): void {
    const now = performance.now();
    let next = Infinity;
    for (const button of buttons()) {
      const acceptsClicksFrom = guard.acceptsClicksFrom(buttonSlot(button));
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
    if (button) guard.recordPress(buttonSlot(button));
  }

  function onclick(event: MouseEvent): void {
    const button = buttonOf(event);
    if (!button) return;
    if (!guard.press(buttonSlot(button), performance.now(), event.detail > 0)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    markButtons();
  }

  const observer = new MutationObserver(checkButtons);
  observer.observe(bar, {
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
    observer.disconnect();
    clearTimeout(wakeTimer);
    bar.removeEventListener('pointerdown', onpointerdown, true);
    bar.removeEventListener('click', onclick, true);
  };
}
