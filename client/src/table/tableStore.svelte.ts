/** The state of one table on the page: its stores, and actions that concern several of them. */
import type { HandChecks } from '../lib/handChecks.svelte';
import { notes } from '../lib/notes.svelte';
import type { TableProps } from '../lib/tableProps';
import { keepScreenOn } from '../lib/wakeLock';
import type { SeatView } from '../lib/wire';
import { PreactionStore } from './bar/preactionStore.svelte';
import { ChatStore } from './beside/chatStore.svelte';
import { SidePanelStore } from './beside/sidePanelStore.svelte';
import { TableHistory } from './beside/tableHistory.svelte';
import { recordUpdates } from './beside/tableUpdates.svelte';
import { CardSelection } from './cardSelection.svelte';
import { CommandStore } from './commandStore.svelte';
import { DialogStore } from './dialogStore.svelte';
import { preferences } from './settings/tablePreferences.svelte';
import { handleTableKey } from './tableKeys';
import type { MenuChoice } from './tableMenuItems';
import { alertTurns } from './turnAlert.svelte';
import { watchTurnClock } from './turnClock.svelte';

/** Created by the component of the table; its effects end with the component. */
export class TableStore {
  readonly history = new TableHistory();
  readonly panel = new SidePanelStore();
  readonly dialogs = new DialogStore();
  readonly checks: HandChecks;
  readonly cards: CardSelection;
  readonly commands: CommandStore;
  readonly preaction: PreactionStore;
  readonly chat: ChatStore;
  readonly #props: TableProps;

  constructor(props: TableProps, checks: HandChecks) {
    this.#props = props;
    this.checks = checks;
    this.cards = new CardSelection(props);
    this.commands = new CommandStore(props, (command) => {
      if (command.do === 'show') this.cards.clear();
      this.dialogs.isMoving = false;
    });
    this.preaction = new PreactionStore(props);
    recordUpdates(props, this.history, checks);
    this.chat = new ChatStore(props, this.panel, this.history);
    alertTurns(props, this.history, () => this.#startTurn());
    watchTurnClock(props);
    $effect(() => void notes.load(props.ownName));
    const isInHand = $derived(['playing', 'all-in'].includes(this.seat?.state ?? ''));
    $effect(() => {
      if (isInHand && preferences.awake) return keepScreenOn();
    });
  }

  /** The player's own seat. */
  get seat(): SeatView | undefined {
    const { view, mine } = this.#props;
    return view.seats.find((seat) => seat.chair === mine.chair);
  }

  /** True between hands for a player who has no chips, has bought none, and may buy some. */
  get canRebuy(): boolean {
    const { seat } = this;
    const hasNoChips = seat && !seat.stack && !seat.asked && !seat.behind && !['playing', 'all-in', 'folded'].includes(seat.state);
    return Boolean(hasNoChips && this.#props.mine.buy[1]);
  }

  /** The use of an empty chair. An event draws its seats, and players do not choose. */
  get chairUse(): 'sit' | 'move' | 'none' {
    const { view, mine } = this.#props;
    if (this.dialogs.isMoving) return 'move';
    return !mine.chair && view.phase !== 'closed' && !view.event ? 'sit' : 'none';
  }

  /** Move to a chair, or open the dialog that takes it. */
  readonly takeSeat = (chair: number): void => {
    if (this.dialogs.isMoving) void this.commands.send({ do: 'move', to: chair });
    else this.dialogs.takeSeat(chair);
  };

  /** Run a choice from the menu of the table. */
  runMenuChoice(choice: MenuChoice): void {
    if ('command' in choice) void this.commands.send(choice.command);
    else if (choice.open === 'chat' || choice.open === 'hands') this.panel.select(choice.open);
    else this.dialogs.toggle(choice.open);
  }

  readonly handleKey = (event: KeyboardEvent): void => {
    const { view, mine } = this.#props;
    handleTableKey(event, view.table, {
      cancel: () => (this.dialogs.isMoving = false),
      time: mine.extra ? () => void this.commands.send({ do: 'time' }) : undefined,
      help: () => this.dialogs.toggle('keys'),
      chat: () => this.panel.select(this.panel.tab === 'chat' ? null : 'chat'),
    });
  };

  /** Clear the state of the last turn, and send the pre-action. Return true if there was one. */
  #startTurn(): boolean {
    this.cards.clear();
    this.commands.refusal = '';
    // On a phone nothing lies over the table during the player's turn.
    this.panel.closeSheet();
    const command = this.preaction.takeCommand();
    if (command) void this.commands.send(command);
    return command !== null;
  }
}
