/** What a host asks for, and how it was answered: refusals are said, and what waits is too. */
import { t } from '../lib/i18n/index.svelte';
import { notices } from '../lib/notices.svelte';
import type { TableFeedState } from '../lib/tableFeed';
import type { AnyClientCommand, Accepted, Money } from '../lib/wire';

/** Milliseconds in which nobody means the same again. */
const TWICE = 500;

/** Ask for something; whether it was granted. */
export type SendHostCommand = (wish: AnyClientCommand, done?: string) => Promise<boolean>;

/** What a second press would mean: a pause is not taken back with it, and each bot is another one. */
function idempotencyKey(wish: AnyClientCommand): string {
  if (wish.do === 'add-bot') return '';
  return wish.do === 'go-on' ? 'pause' : wish.do === 'pause' ? wish.do : JSON.stringify(wish);
}

/** *money* is that of the table, in which amounts are told. */
export function createCommandSender(send: (wish: AnyClientCommand) => Promise<Accepted>, money: () => Money | undefined): SendHostCommand {
  // A second press asks for what is on its way already, or was just done.
  let last = '';
  let until = 0;
  return async (wish, done = '') => {
    const same = idempotencyKey(wish);
    if (same && same === last && Date.now() < until) return false;
    last = same;
    until = Infinity;
    try {
      const answer = await send(wish);
      if (answer.later) notices.good(t('host-later'));
      else if (done) notices.good(done);
      return true;
    } catch (why) {
      notices.bad(why, money());
      return false;
    } finally {
      if (last === same) until = Date.now() + TWICE;
    }
  };
}

/** Whether the rules of a table have just become other ones. */
export function hasNewRules(feed: TableFeedState): boolean {
  return !feed.fresh && feed.facts.some((fact) => fact.type === 'RulesChanged');
}

/** Until when somebody stays out, in words. */
export function untilText(until: number, moment: (at: number) => string): string {
  return until < 0 ? t('until-good') : moment(until);
}
