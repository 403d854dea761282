/** What a host asks for, and how it was answered: refusals are said, and what waits is too. */
import { t } from '../lib/i18n/index.svelte';
import { notices } from '../lib/notices.svelte';
import type { TableNow } from '../lib/feed';
import type { AnyWish, Granted, Money } from '../lib/wire';

/** Ask for something; whether it was granted. */
export type AskFor = (wish: AnyWish, done?: string) => Promise<boolean>;

/** *money* is that of the table, in which amounts are told. */
export function asking(send: (wish: AnyWish) => Promise<Granted>, money: () => Money | undefined): AskFor {
  return async (wish, done = '') => {
    try {
      const answer = await send(wish);
      if (answer.later) notices.good(t('host.later'));
      else if (done) notices.good(done);
      return true;
    } catch (why) {
      notices.bad(why, money());
      return false;
    }
  };
}

/** Whether the rules of a table have just become other ones. */
export function hasNewRules(feed: TableNow): boolean {
  return !feed.fresh && feed.facts.some((fact) => fact.type === 'RulesChanged');
}

/** Until when somebody stays out, in words. */
export function untilWords(until: number, moment: (at: number) => string): string {
  return until < 0 ? t('until.good') : moment(until);
}
