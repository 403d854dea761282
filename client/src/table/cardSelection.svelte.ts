/** The player's own cards that are selected: to be discarded in a draw, or shown after the hand. */
import type { TableProps } from '../lib/tableProps';

export class CardSelection {
  /** Positions of the selected cards in the player's hand. */
  selected: readonly number[] = $state.raw([]);
  readonly #props: Pick<TableProps, 'mine'>;

  constructor(props: Pick<TableProps, 'mine'>) {
    this.#props = props;
    $effect(() => {
      if (!this.isOpen) this.clear();
    });
  }

  /** True while cards may be selected. */
  get isOpen(): boolean {
    const { turn, may_show } = this.#props.mine;
    return turn ? turn.ask === 'draw' : may_show.length > 0;
  }

  /** Select the card at a position, or deselect it. Cards beyond the limit stay unselected. */
  readonly toggle = (position: number): void => {
    const { cards, turn, may_show } = this.#props.mine;
    const card = cards[position];
    if (card === undefined || !this.isOpen) return;
    const [maxCards, isAllowed] = turn?.ask === 'draw' ? [turn.most, true] : [may_show.length, may_show.includes(card)];
    if (this.selected.includes(position)) this.selected = this.selected.filter((place) => place !== position);
    else if (this.selected.length < maxCards && isAllowed) this.selected = [...this.selected, position];
  };

  clear(): void {
    this.selected = [];
  }
}
