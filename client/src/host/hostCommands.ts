/** Sends a host's commands and reports the results: refusals, and commands that take effect after the hand. */
import { t } from '../lib/i18n/index.svelte';
import { notices } from '../lib/notices.svelte';
import type { TableFeedState } from '../lib/tableFeed';
import type { AnyClientCommand, Accepted, Money } from '../lib/wire';

/** Milliseconds in which the same command counts as a repeated press. */
const REPEAT_MS = 500;

/** Send a command; return true if the room accepted it. */
export type SendHostCommand = (command: AnyClientCommand, doneMessage?: string) => Promise<boolean>;

/**
 * The key by which repeated presses are recognized. A second pause must not resume the game; each press for a bot
 * adds a bot.
 */
function idempotencyKey(command: AnyClientCommand): string {
  if (command.do === 'add-bot') return '';
  return command.do === 'go-on' ? 'pause' : command.do === 'pause' ? command.do : JSON.stringify(command);
}

/** *money* formats the amounts of error messages. */
export function createCommandSender(send: (command: AnyClientCommand) => Promise<Accepted>, money: () => Money | undefined): SendHostCommand {
  // A second press repeats a command that is under way or was just completed, so it is ignored.
  let lastKey = '';
  let ignoreUntilMs = 0;
  return async (command, doneMessage = '') => {
    const commandKey = idempotencyKey(command);
    if (commandKey && commandKey === lastKey && Date.now() < ignoreUntilMs) return false;
    lastKey = commandKey;
    ignoreUntilMs = Infinity;
    try {
      const answer = await send(command);
      if (answer.later) notices.showSuccess(t('host-later'));
      else if (doneMessage) notices.showSuccess(doneMessage);
      return true;
    } catch (error) {
      notices.showError(error, money());
      return false;
    } finally {
      if (lastKey === commandKey) ignoreUntilMs = Date.now() + REPEAT_MS;
    }
  };
}

/** Return true if the last update changed the rules of the table. */
export function hasNewRules(feed: TableFeedState): boolean {
  return !feed.isSnapshot && feed.facts.some((fact) => fact.type === 'RulesChanged');
}

/** The end of a ban: `until 30 Nov, 18:00`, or `permanently`. */
export function untilText(until: number, moment: (at: number) => string): string {
  return until < 0 ? t('until-good') : t('until-date', { at: moment(until) });
}
