/** Records the updates of a table: log, announcements, sounds, finished hands and reactions. */
import { untrack } from 'svelte';
import type { HandChecks } from '../../lib/handChecks.svelte';
import { formatChips } from '../../lib/amount';
import { language, t } from '../../lib/i18n/index.svelte';
import { notices } from '../../lib/notices.svelte';
import type { TableProps } from '../../lib/tableProps';
import { eventSentences } from '../../lib/words/roomPhrases';
import { preferences } from '../settings/tablePreferences.svelte';
import { playSound } from '../soundPlayer';
import { hasButton } from '../stakes';
import { soundsOf } from '../tableSounds';
import { isAnnouncement } from './announcements';
import { logEntries } from './logEntries';
import type { TableHistory } from './tableHistory.svelte';
import { visibleCards } from './visibleCards';

type UpdateProps = Pick<TableProps, 'view' | 'mine' | 'facts' | 'phrases' | 'isSnapshot' | 'offset' | 'ownName' | 'reaction'>;

/** Follow the updates of a table until the component is destroyed. A snapshot fills the log, and makes no sound. */
export function recordUpdates(props: UpdateProps, history: TableHistory, checks: Pick<HandChecks, 'add'>): void {
  $effect(() => {
    const { facts, phrases } = props;
    untrack(() => {
      const { view, mine, ownName } = props;
      const entries = logEntries(phrases, view.money, (chips) => formatChips(chips, language.locale, 0, view.money), hasButton(view));
      if (props.isSnapshot) return history.addPastEvents(view.hand, entries);
      history.announce(eventSentences(phrases, view.money));
      history.addEvents(view.hand, entries, Date.now() + props.offset);
      for (const announcement of phrases) if (isAnnouncement(announcement, ownName)) notices.showSuccess(eventSentences([announcement], view.money).join(''));
      for (const { sound, after } of soundsOf(facts)) playSound(sound, after);
      // A seated player verifies each hand when it is over.
      const closedFact = mine.chair && facts.find((fact) => fact.type === 'HandClosed');
      if (closedFact) checks.add(closedFact.number, visibleCards(view, mine));
    });
  });

  $effect(() => {
    const { view } = props;
    untrack(() => history.addHand(view));
  });

  // A reaction stays in the props; it is shown once.
  let shownReaction = untrack(() => props.reaction);
  $effect(() => {
    const { reaction } = props;
    if (!reaction || reaction === shownReaction) return;
    shownReaction = reaction;
    untrack(() => {
      if (preferences.muted.includes(reaction.player)) return;
      history.addReaction(reaction);
      history.announce([t('react-shown', { who: reaction.player, what: t(`react-${reaction.kind}`) })]);
    });
  });
}
