/**
 * Against the wrong click: whatever lies in the bar is watched from here, and a click reaches its
 * button only if that button has meant the same for a moment.
 *
 * Whoever was about to check must not call, because somebody has bet in that instant; and the
 * second half of a double click on Call must not answer what is asked next. Keys press the buttons
 * themselves, so that there is no other way in.
 */

/** So long a button is dead, in milliseconds, once it has come to mean something else. */
export const DEAD_TIME = 300;
/** So long nothing else is decided after something was: a double click is one click. */
export const SETTLING = 500;

/** What lies in each place of the bar; a place where nothing lies is not there. */
export type SlotActions = ReadonlyMap<string, string>;

export class ClickGuard {
  #means: SlotActions = new Map();
  #since = new Map<string, number>();
  #pressed = -Infinity;
  #held: { place: string; meaning: string | undefined } | null = null;

  /** The bar looks so from *now* on. */
  look(means: SlotActions, now: number): void {
    for (const place of new Set([...this.#means.keys(), ...means.keys()])) {
      if (this.#means.get(place) !== means.get(place)) this.#since.set(place, now);
    }
    this.#means = new Map(means);
  }

  /** A finger or a mouse button goes down: a click that ends it must find the same there. */
  hold(place: string): void {
    this.#held = { place, meaning: this.#means.get(place) };
  }

  /** From when on a place may be pressed. */
  opens(place: string): number {
    return Math.max((this.#since.get(place) ?? -Infinity) + DEAD_TIME, this.#pressed + SETTLING);
  }

  /** Does it count that a place is pressed? A press that does not makes the next one wait, too. */
  press(place: string, now: number, pointed = false): boolean {
    const held = this.#held;
    this.#held = null;
    const same = !pointed || !held || (held.place === place && held.meaning === this.#means.get(place));
    const counts = same && now >= this.opens(place);
    this.#pressed = now;
    return counts;
  }
}

const BUTTONS = 'button:not([data-harmless]), a[href], summary, [role="button"]';

const label = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
const placeOf = (button: HTMLElement): string => button.dataset.place ?? label(button);
const meaningOf = (button: HTMLElement): string => button.dataset.means ?? label(button);

/**
 * Watch all buttons in *bar*, those that are put there later included.
 *
 * A button may say where it lies (`data-place`) and what it means (`data-means`), if its label is
 * not that; and that it decides nothing (`data-harmless`), which makes it free.
 */
export function attachClickGuard(bar: HTMLElement): () => void {
  const watch = new ClickGuard();
  let waking: ReturnType<typeof setTimeout> | undefined;

  const buttons = (): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>(BUTTONS)];
  const buttonOf = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;

  function checkButtons(): void {
    watch.look(new Map(buttons().map((each) => [placeOf(each), meaningOf(each)])), performance.now());
    markButtons();
  }

  /** Say of each button whether it is dead, to whoever looks and to whoever listens. */
  function markButtons(): void {
    const now = performance.now();
    let next = Infinity;
    for (const button of buttons()) {
      const opens = watch.opens(placeOf(button));
      if (opens <= now) button.removeAttribute('aria-disabled');
      else {
        button.setAttribute('aria-disabled', 'true');
        next = Math.min(next, opens);
      }
    }
    clearTimeout(waking);
    if (next < Infinity) waking = setTimeout(markButtons, next - now + 1);
  }

  function onpointerdown(event: Event): void {
    const button = buttonOf(event);
    if (button) watch.hold(placeOf(button));
  }

  function onclick(event: MouseEvent): void {
    const button = buttonOf(event);
    if (!button) return;
    if (!watch.press(placeOf(button), performance.now(), event.detail > 0)) {
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
    clearTimeout(waking);
    bar.removeEventListener('pointerdown', onpointerdown, true);
    bar.removeEventListener('click', onclick, true);
  };
}
