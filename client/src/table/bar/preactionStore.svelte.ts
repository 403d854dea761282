/** The pre-action of a player: an action that is chosen before the turn and sent when it comes. */
import { untrack } from 'svelte';
import type { TableProps } from '../../lib/tableProps';
import type { AnyClientCommand } from '../../lib/wire';
import { commandOfPreaction, revisePreaction, type Preaction } from './preaction';

export class PreactionStore {
  selected: Preaction | null = $state.raw(null);
  readonly #props: Pick<TableProps, 'view' | 'mine'>;

  constructor(props: Pick<TableProps, 'view' | 'mine'>) {
    this.#props = props;
    $effect(() => {
      const revisedPreaction = this.#revisePreaction();
      // During the turn `take` decides.
      if (!props.mine.turn) this.selected = revisedPreaction;
    });
  }

  /** Clear the pre-action and return its command for this turn, or null if it no longer applies. */
  takeCommand(): AnyClientCommand | null {
    const { turn } = this.#props.mine;
    const revisedPreaction = this.#revisePreaction();
    this.selected = null;
    return revisedPreaction && turn?.ask === 'act' ? commandOfPreaction(revisedPreaction, turn) : null;
  }

  #revisePreaction(): Preaction | null {
    const { view, mine } = this.#props;
    return revisePreaction(untrack(() => this.selected), view, mine);
  }
}
