/** Telling somebody who looks elsewhere that it is his turn: in the title, and as a notification. */

export class Calling {
  #title = '';
  #timer: ReturnType<typeof setInterval> | undefined;
  #note: Notification | undefined;

  /** Call him, if he does not see the page; *notify*: also outside the browser. */
  call(words: string, notify: boolean): void {
    this.stop();
    if (!document.hidden) return;
    this.#title = document.title;
    let flash = false;
    this.#timer = setInterval(() => {
      if (!document.hidden) return this.stop();
      flash = !flash;
      document.title = flash ? words : this.#title;
    }, 1000);
    if (notify && globalThis.Notification?.permission === 'granted') this.#show(words);
    globalThis.navigator?.vibrate?.(120);
  }

  /** He has come, or it is his turn no more. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (this.#title) document.title = this.#title;
    this.#title = '';
    this.#note?.close();
    this.#note = undefined;
  }

  #show(words: string): void {
    try {
      this.#note = new Notification(words, { tag: 'rb-turn' });
      this.#note.onclick = () => globalThis.focus();
    } catch {
      // Some phones allow notifications from service workers alone; the title flashes all the same.
    }
  }
}
