/** The pots are paid one after the other, at the pace that the room tells; a tap ends it. */
import type { AwardView, TableView } from '../../lib/wire';

export class PayoutSequence {
  /** How many beats have passed: 0 is before the first part, and after the last comes the end. */
  #beat = $state(0);
  #awards: readonly AwardView[] = $state.raw([]);
  #hand = -1;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** What has been paid by now. */
  readonly paid = $derived(this.#awards.slice(0, this.#beat));
  /** What is still in the middle. */
  readonly unpaid = $derived(this.#awards.slice(this.#beat));
  /** All is paid, and everything is told at once. */
  readonly isOver = $derived(this.#beat > this.#awards.length);
  /** What is looked at now: the part that is being paid, or all of them in the end. */
  readonly now = $derived(this.isOver ? this.#awards : this.#awards.slice(this.#beat - 1, this.#beat));

  /** A table as it is now. Whoever comes later, or wants no motion, sees the end of it. */
  follow(view: Pick<TableView, 'hand' | 'awards' | 'pays'>, atOnce: boolean, onpay: (award: AwardView) => void): void {
    const isNew = this.#hand !== view.hand || !this.#awards.length;
    if (!view.awards.length) {
      this.stop();
      this.#awards = [];
    } else if (isNew) {
      this.#begin(view, atOnce, onpay);
    }
    this.#hand = view.hand;
  }

  #begin(view: Pick<TableView, 'awards' | 'pays'>, atOnce: boolean, onpay: (award: AwardView) => void): void {
    this.stop();
    this.#awards = view.awards;
    const count = view.awards.length;
    if (atOnce || !view.pays) {
      this.#beat = count + 1;
      return;
    }
    this.#beat = 0;
    this.#timer = setInterval(() => {
      const award = view.awards[this.#beat];
      this.#beat += 1;
      if (award) onpay(award);
      else this.stop();
    }, view.pays / (count + 1));
  }

  /** See the end of it now. */
  skip(): void {
    if (!this.#awards.length) return;
    this.stop();
    this.#beat = this.#awards.length + 1;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
