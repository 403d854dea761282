/** The time of the room, updated four times a second while a component shows it. */

/** A clock that runs while an effect uses it; *offset* is the time of the room minus that of this device. */
export class RunningClock {
  now = $state(Date.now());

  run(offset: number): () => void {
    this.now = Date.now() + offset;
    const timer = setInterval(() => (this.now = Date.now() + offset), 250);
    return () => clearInterval(timer);
  }
}

/** Whole seconds from *now* until *then*, at least 0. */
export function secondsTo(then: number, now: number): number {
  return Math.max(0, Math.ceil((then - now) / 1000));
}
