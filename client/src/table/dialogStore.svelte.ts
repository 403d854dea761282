/** Which dialog of the table is open, and the seats that dialogs and moves are about. */
import type { MenuPanel } from './tableMenuItems';

/** The dialogs of a table: those of its menu, adding chips during a hand, and taking a seat. */
export type TableDialog = Exclude<MenuPanel, 'chat' | 'hands' | 'move'> | 'add' | 'sit';

export class DialogStore {
  open: TableDialog | null = $state(null);
  /** The chair that the player takes in the dialog `sit`. */
  chair = $state(0);
  /** The seat whose menu is open, and its place on the screen. */
  seatMenu: { chair: number; at: DOMRect } | null = $state.raw(null);
  /** True while a seated player chooses another chair. */
  isMoving = $state(false);

  /** Open a dialog, or close it if it is open. `move` starts or ends the choice of another chair. */
  toggle(dialog: TableDialog | 'move'): void {
    if (dialog === 'move') this.isMoving = !this.isMoving;
    else this.open = this.open === dialog ? null : dialog;
  }

  takeSeat(chair: number): void {
    this.chair = chair;
    this.open = 'sit';
  }

  readonly close = (): void => {
    this.open = null;
  };
}
