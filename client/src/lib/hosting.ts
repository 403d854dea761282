/** What hosts ask for and do at a table, in words: while it waits, and when it is done. */
import type { Filling, Key } from './i18n/index.svelte';
import type { ChooseGame, OfTheHost, PendingView } from './wire';

type Tell = (key: Key, filling?: Filling) => string;
type Write = (chips: number) => string;

/** What happens after this hand: `Ben moves to chair 4`. */
export function pendingWords(one: Omit<PendingView, 'id'>, tell: Tell, write: Write): string {
  const key = one.what === 'rules' && one.text ? 'pending.rules.game' : `pending.${one.what}`;
  const { player: who, to, text } = one;
  return tell(key as Key, { who, to, text, chips: withSign(one, write) });
}

function withSign(one: Pick<PendingView, 'what' | 'chips'>, write: Write): string {
  if (one.what !== 'adjust') return write(one.chips);
  return one.chips < 0 ? `−${write(-one.chips)}` : `+${write(one.chips)}`;
}

/** What somebody has asked for as a host. */
export interface Deed {
  readonly by: string;
  readonly wish: OfTheHost | ChooseGame;
  /** Whom it is about. */
  readonly player?: string;
  /** The game that it led to. */
  readonly text?: string;
}

/** What a host has done: `Ann moves Ben to chair 4.` */
export function didWords({ by, wish, player: who = '', text = '' }: Deed, tell: Tell, write: Write): string {
  switch (wish.do) {
    case 'rules':
      return text ? tell('say.did.rules.game', { by, text }) : tell('say.did.rules', { by });
    case 'approve':
      if (by === who) return tell('say.did.approve.own', { by });
      return tell(wish.yes === false ? 'say.did.approve.no' : 'say.did.approve', { by, who });
    case 'adjust': {
      const chips = withSign({ what: 'adjust', chips: wish.chips }, write);
      return tell('say.did.adjust', { by, who, chips, why: wish.reason });
    }
    case 'move-somebody':
      return tell('say.did.move-somebody', { by, who, chair: wish.to });
    case 'seat-somebody':
      return tell('say.did.seat-somebody', { by, who: wish.player, chair: wish.chair });
    case 'call-off':
      return tell('say.did.call-off', { by, why: wish.reason });
    case 'kitty':
      return tell('say.did.kitty', { by, chips: write(wish.chips), why: wish.what });
    case 'settle':
      return tell('say.did.settle', { by, who: wish.player, chips: write(wish.chips) });
    case 'begin':
      return tell('say.did.begin', { by, chips: write(wish.bomb ?? 0) });
    case 'game':
      return tell('say.did.game', { by, text });
    default:
      return tell(`say.did.${wish.do}` as Key, { by, who });
  }
}
