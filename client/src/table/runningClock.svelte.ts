/** The room's time, four times a second, for as long as somebody looks at it. */

/** A clock that runs while it is used in an effect; *offset* is the room's time less this one's. */
export class RunningClock {
  now = $state(Date.now());

  run(offset: number): () => void {
    this.now = Date.now() + offset;
    const timer = setInterval(() => (this.now = Date.now() + offset), 250);
    return () => clearInterval(timer);
  }
}

/** Whole seconds from *now* until *then*, none below 0. */
export function secondsTo(then: number, now: number): number {
  return Math.max(0, Math.ceil((then - now) / 1000));
}
