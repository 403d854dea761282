/** The animation that pays pots one after the other, at the pace of the room; a tap skips it. */
import type { AwardView, TableView } from '../../lib/wire';

export class PayoutSequence {
  /** The number of steps done: 0 before the first award, and one more than the awards at the end. */
  #step = $state(0);
  #awards: readonly AwardView[] = $state.raw([]);
  #hand = -1;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** The awards paid so far. */
  readonly paid = $derived(this.#awards.slice(0, this.#step));
  /** The awards still in the middle. */
  readonly unpaid = $derived(this.#awards.slice(this.#step));
  /** True when all awards are paid and shown together. */
  readonly isOver = $derived(this.#step > this.#awards.length);
  /** The award that is being paid, or all of them at the end. */
  readonly now = $derived(this.isOver ? this.#awards : this.#awards.slice(this.#step - 1, this.#step));

  /** Follow the view of a table. After a snapshot, or without animations, skip to the end. */
  follow(view: Pick<TableView, 'hand' | 'awards' | 'pays'>, isInstant: boolean, onpay: (award: AwardView) => void): void {
    const isNew = this.#hand !== view.hand || !this.#awards.length;
    if (!view.awards.length) {
      this.stop();
      this.#awards = [];
    } else if (isNew) {
      this.#begin(view, isInstant, onpay);
    }
    this.#hand = view.hand;
  }

  #begin(view: Pick<TableView, 'awards' | 'pays'>, isInstant: boolean, onpay: (award: AwardView) => void): void {
    this.stop();
    this.#awards = view.awards;
    const awardCount = view.awards.length;
    if (isInstant || !view.pays) {
      this.#step = awardCount + 1;
      return;
    }
    this.#step = 0;
    this.#timer = setInterval(() => {
      const award = view.awards[this.#step];
      this.#step += 1;
      if (award) onpay(award);
      else this.stop();
    }, view.pays / (awardCount + 1));
  }

  /** Skip to the end. */
  skip(): void {
    if (!this.#awards.length) return;
    this.stop();
    this.#step = this.#awards.length + 1;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
