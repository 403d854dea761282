/**
 * Against the wrong click: when a button comes to mean something else, it is dead for a moment.
 *
 * Whoever was about to check must not call, because somebody has bet in that instant.
 */
export const DEAD_TIME = 250;

export class Guard {
  #meant = new Map<string, string>();
  #since = new Map<string, number>();

  /** A button means this from *now* on. The first meaning that it has is no change. */
  mean(button: string, meaning: string, now: number): boolean {
    const before = this.#meant.get(button);
    if (before === meaning) return false;
    this.#meant.set(button, meaning);
    if (before === undefined) return false;
    this.#since.set(button, now);
    return true;
  }

  /** May it be pressed? */
  open(button: string, now: number): boolean {
    const since = this.#since.get(button);
    return since === undefined || now - since >= DEAD_TIME;
  }
}
