/** The time of the room, updated while a component shows it. */

/** A clock that runs while an effect uses it; *offset* is the time of the room minus that of this device. */
export class RunningClock {
  now = $state(Date.now());

  /** Update the time whenever another second until *then* has passed, and not in between: each update repaints. */
  countDown(deadline: number, offset: number): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      this.now = Date.now() + offset;
      const msLeft = deadline - this.now;
      timer = msLeft >= 0 ? setTimeout(update, (msLeft % 1000) + 1) : undefined;
    };
    update();
    return () => clearTimeout(timer);
  }

  /** Update the time four times a second. */
  run(offset: number): () => void {
    this.now = Date.now() + offset;
    const timer = setInterval(() => (this.now = Date.now() + offset), 250);
    return () => clearInterval(timer);
  }
}

/** Whole seconds from *now* until *then*, at least 0. */
export function secondsTo(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
