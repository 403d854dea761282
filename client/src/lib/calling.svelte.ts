/**
 * Telling somebody that it is their turn, at whichever of their tables: in the title of the page, as a
 * notification outside of it, and by shaking the telephone.
 */

/** How somebody is called, as they like it. */
export interface Manner {
  notify: boolean;
  shake: boolean;
}

class Calling {
  /** What is called, by table; the first one stands in the title. */
  #calls: readonly (readonly [table: string, words: string])[] = $state.raw([]);
  /** The title blinks for whoever looks at another page. */
  #isDark = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #notes = new Map<string, Notification>();

  /** The title of a page: whose turn it is, before what the page is called. */
  title(name: string): string {
    const [first] = this.#calls;
    return first && !this.#isDark ? first[1] : name;
  }

  /** A table waits for the player. */
  call(table: string, words: string, { notify, shake }: Manner): void {
    this.stop(table);
    this.#calls = [...this.#calls, [table, words]];
    this.#timer ??= setInterval(() => (this.#isDark = document.hidden && !this.#isDark), 1000);
    // Browsers let nobody be shaken who has not touched the page.
    if (shake && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 80, 120]);
    if (notify && document.hidden) this.#show(table, words);
  }

  /** It waits no more. */
  stop(table: string): void {
    if (!this.#calls.some(([each]) => each === table)) return;
    this.#calls = this.#calls.filter(([each]) => each !== table);
    this.#notes.get(table)?.close();
    this.#notes.delete(table);
    if (this.#calls.length) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#isDark = false;
  }

  #show(table: string, words: string): void {
    if (globalThis.Notification?.permission !== 'granted') return;
    try {
      const note = new Notification(words, { tag: `rb-turn-${table}` });
      note.onclick = () => globalThis.focus();
      this.#notes.set(table, note);
    } catch {
      // Some phones allow notifications from service workers alone; the title says it all the same.
    }
  }
}

export const calling = new Calling();
