/** A stack that counts up while chips slide to it, and follows at once otherwise. */
export class CountUp {
  shown = $state(0);
  #frame = 0;

  constructor(initialStack: number) {
    this.shown = initialStack;
  }

  /** Show *target*: within *milliseconds* if it is higher, else at once. */
  follow(target: number, milliseconds: number): void {
    this.stop();
    const from = this.shown;
    if (target <= from || milliseconds <= 0) {
      this.shown = target;
      return;
    }
    const start = performance.now();
    const drawFrame = (now: number): void => {
      const progress = Math.min(1, Math.max(0, (now - start) / milliseconds));
      this.shown = Math.round(from + (target - from) * progress);
      if (progress < 1) this.#frame = requestAnimationFrame(drawFrame);
    };
    this.#frame = requestAnimationFrame(drawFrame);
  }

  stop(): void {
    if (this.#frame) cancelAnimationFrame(this.#frame);
  }
}
