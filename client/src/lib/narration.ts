/**
 * What happens at a table, told in sentences: for those who listen instead of looking.
 *
 * Facts name seats of the hand, from 0; `HandBegan` says which chairs they are. Where it was
 * missed, the chairs that the table shows in the hand stand for it.
 */
import { cardOf, nameKeys } from './cards';
import { chapterOf } from './chapters';
import type { Filling, Key } from './i18n/index.svelte';
import { didWords, leadsTo, pendingWords, waiting, wishOf } from './hosting';
import type { Fact, SeatView } from './wire';
import type { InBoth } from './words/reader';
import type { Phrase } from './words/say';

/** How a sentence is put together: `t` of the language that is chosen. */
export type Tell = (key: Key, filling?: Filling) => string;

/** How chips are written. */
export type Write = (chips: number) => string;

/** As much of a table as has to be known to call people by their names. */
export interface Around {
  readonly seats: readonly Pick<SeatView, 'chair' | 'player' | 'state'>[];
}

const IN_THE_HAND = new Set(['playing', 'folded', 'all-in']);

export class Narrator {
  #chairs: readonly number[] = [];
  #names = new Map<number, string>();
  /** Who has just sat down: they are in, and have not come back. */
  #sits = '';
  /** There is a bet to match in this round, so that the next one is a raise. */
  #faced = false;

  /** What a host has done, as it was said: the fact of the table that it led to is not said again. */
  #done = '';

  constructor(
    readonly tell: Tell,
    readonly write: Write = String,
    /** Why something could not be done, for whoever looks. */
    readonly refusal: (of: InBoth) => string = ({ why }) => why,
  ) {}

  /** Begin anew with what has been before: who sits where, who was dealt in, and what was bet. */
  listen(facts: readonly Fact[], view: Around): string[] {
    this.#chairs = [];
    this.#faced = false;
    if (facts.some((fact) => fact.type === 'HandBegan')) this.#meet(view);
    return this.narrate(facts, view);
  }

  #meet(view: Around): void {
    for (const seat of view.seats) this.#names.set(seat.chair, seat.player);
  }

  /** Who was dealt in, if nobody has said. */
  #guess(view: Around): void {
    if (this.#chairs.length) return;
    const seen = view.seats.filter((seat) => IN_THE_HAND.has(seat.state));
    this.#chairs = seen.map((seat) => seat.chair).sort((a, b) => a - b);
  }

  /** What the facts of an update say, a sentence each; what nobody need hear is left out. */
  narrate(facts: readonly Fact[], view: Around): string[] {
    this.#meet(view);
    if (!facts.some((fact) => fact.type === 'HandBegan')) this.#guess(view);
    const said = facts.map((fact) => {
      this.#learn(fact);
      const sentence = this.#sentence(fact);
      this.#raise(fact);
      return sentence;
    });
    return said.filter(Boolean);
  }

  #learn(fact: Fact): void {
    if (fact.type === 'HandBegan') this.#chairs = fact.chairs as number[];
    if (typeof fact.chair === 'number' && typeof fact.player === 'string') {
      this.#names.set(fact.chair, fact.player);
    }
    if (fact.type === 'HandBegan' || (fact.type === 'BettingOpened' && fact.street)) {
      this.#faced = false;
    }
  }

  /** After this there is a bet to match, so that the next one is a raise. */
  #raise(fact: Fact): void {
    const isBlind = fact.type === 'Posted' && fact.kind !== 'ante' && fact.kind !== 'dead';
    if (isBlind || fact.type === 'BroughtIn' || fact.type === 'Raised') this.#faced = true;
  }

  #sentence(fact: Fact): string {
    const chapter = chapterOf(fact.type);
    switch (chapter) {
      case 'betting':
        return this.#ofBetting(fact);
      case 'cards':
        return this.#ofCards(fact);
      case 'hosts':
        return this.#ofHosts(fact);
      case 'table':
      case '': // it may be what a host's wish led to, and ends the waiting for it
        return this.#ofTable(fact);
      default:
        return chapter satisfies never;
    }
  }

  #ofHosts(fact: Fact): string {
    const [who, by] = [String(fact.player ?? ''), String(fact.by ?? '')];
    switch (fact.type) {
      case 'Paused':
        return this.tell(fact.now ? 'say.paused' : 'say.pauses', { who: by });
      case 'WentOn':
        return this.tell('say.goes-on', { who: by });
      case 'HostDid':
        this.#done = leadsTo(wishOf(fact));
        return didWords(fact, this.tell, this.write);
      case 'WishWaits': {
        const what = pendingWords(waiting(fact), this.tell, this.write);
        return this.tell('say.waits', { by, what });
      }
      case 'WishTakenBack':
        return this.tell('say.taken-back', { by });
      case 'WishDropped': {
        const { said, why } = fact as unknown as Record<'said' | 'why', string>;
        // What was dropped before there were phrases has English alone.
        return this.tell('say.dropped', { by, why: said ? this.refusal({ said: JSON.parse(said) as Phrase, why }) : why });
      }
      case 'SentAway': {
        const key = fact.until ? 'say.banned' : 'say.sent-away';
        return fact.reason
          ? this.tell(`${key}.why`, { by, who, why: String(fact.reason) })
          : this.tell(key, { by, who });
      }
      case 'LetBackIn':
        return this.tell('say.let-in', { by, who });
      case 'RoleGiven':
        return this.tell(`say.role.${(fact.role || 'none') as 'host' | 'player' | 'none'}`, { by, who });
      case 'BombProposed':
        return this.tell('say.bomb.proposed', { by, chips: this.write(Number(fact.chips)) });
      case 'BombAgreed':
        return this.tell('say.bomb.agreed', { chips: this.write(Number(fact.chips)) });
      case 'Announced':
        return this.tell('say.announced', { by, text: String(fact.text) });
      default:
        return '';
    }
  }

  #ofBetting(fact: Fact): string {
    const who = this.#seat(fact.seat);
    const chips = this.write(Number(fact.chips ?? 0));
    switch (fact.type) {
      case 'Posted':
        return this.tell(postKey(String(fact.kind)), { who, chips });
      case 'BroughtIn':
        return this.tell('say.bring-in', { who, chips });
      case 'Folded':
        return (fact.cards as number[] | undefined)?.length
          ? this.tell('say.fold-open', { who, cards: this.#cards(fact.cards as number[]) })
          : this.tell('say.fold', { who });
      case 'Checked':
        return this.tell('say.check', { who });
      case 'Called':
        return this.tell('say.call', { who, chips });
      case 'Raised':
        return this.tell(this.#faced ? 'say.raise' : 'say.bets', {
          who,
          chips: this.write(Number(fact.to)),
        });
      case 'UncalledBetReturned':
        return this.tell('say.uncalled', { who, chips });
      case 'ChipsAdded':
        return this.tell('say.added', { who, chips });
      case 'PotAwarded':
        return this.tell('say.wins', { who, chips });
      default:
        return '';
    }
  }

  #ofCards(fact: Fact): string {
    const who = this.#seat(fact.seat);
    const cards = fact.cards as number[] | undefined;
    switch (fact.type) {
      case 'HoleCardsDealt':
        return this.tell('say.dealt');
      case 'UpcardsDealt':
        return this.#upcards(fact.cards as number[][]);
      case 'BoardDealt':
        return this.tell('say.board', { cards: this.#cards(cards ?? []) });
      case 'Discarded':
        return cards?.length
          ? this.tell('say.draws', { who, n: cards.length })
          : this.tell('say.pat', { who });
      case 'HandShown':
        return this.tell('say.shows', { who, cards: this.#cards(cards ?? []) });
      case 'HandMucked':
        return this.tell('say.mucks', { who });
      case 'RunItAgreed':
        return this.tell('say.run-it', { n: Number(fact.times) });
      case 'Declared':
        return this.tell('say.declared', { who });
      case 'PassedOut':
        return this.tell('say.passed-out');
      default:
        return '';
    }
  }

  #ofTable(fact: Fact): string {
    const who = typeof fact.player === 'string' ? fact.player : this.#chair(fact.chair);
    const chips = this.write(Number(fact.chips ?? 0));
    if (this.#done && this.#done === `${fact.type} ${fact.chair ?? ''}`) {
      this.#done = '';
      if (fact.type === 'SatDown') this.#sits = who;
      return '';
    }
    switch (fact.type) {
      case 'ChangedChair':
        return this.tell('say.moves', { who, chair: Number(fact.to) });
      case 'HandBegan':
        this.#sits = '';
        return this.tell('say.hand', { n: Number(fact.number) });
      case 'HandCalledOff':
        return this.tell('say.called-off', { why: String(fact.reason) });
      case 'BlindsChopped':
        return this.tell('say.chopped');
      case 'ChopOffered':
        return this.tell('say.chop', { who });
      case 'Straddled':
        return this.tell('say.straddles', { who, chips: this.write(Number(fact.to)) });
      case 'SatDown':
        this.#sits = who;
        return this.tell(fact.entry === 'replacing' ? 'say.sits.replacing' : 'say.sits', { who, chair: Number(fact.chair) });
      case 'Left':
        return this.tell(fact.why === 'picked up' ? 'say.picked-up' : 'say.leaves', { who, chips });
      case 'SatOut':
        this.#sits = '';
        return this.tell('say.out', { who });
      case 'CameBack':
        return who === this.#sits ? '' : this.tell('say.back', { who });
      case 'CardsShown':
        return this.tell('say.shows', { who, cards: this.#cards(fact.cards as number[]) });
      case 'ChipsBought':
        return this.tell(fact.how === 'transfer' ? 'say.brings' : 'say.buys', { who, chips });
      case 'ChipsReturned':
        if (fact.spent) return this.tell('say.spends', { who, chips: this.write(-Number(fact.chips)) });
        return this.tell('say.adjusted', { who, why: String(fact.reason) });
      case 'MarkerOffered':
        return this.tell('say.marker', { who, chips });
      case 'ConnectionLost':
        return this.tell('say.lost', { who });
      case 'ConnectionBack':
        return this.tell('say.returned', { who });
      case 'TimeRanOut':
        return fact.chair ? this.tell('say.time', { who }) : '';
      case 'KillWon':
        return this.tell('say.kill', { who });
      case 'SevenDeucePaid':
        return this.tell('say.seven-deuce', { who, chips });
      case 'JackpotWon':
        return this.#jackpot(fact);
      case 'TimeFeeDue':
        return this.tell('say.time-due', { chips });
      case 'RulesChanged':
        return this.tell('say.rules');
      case 'SeatHandedOver':
        return this.tell('say.seat-link', { who, by: String(fact.by) });
      case 'TableClosed':
        return this.tell('say.closed');
      default:
        return '';
    }
  }

  #jackpot(fact: Fact): string {
    const loser = (fact.losers as number[]).map((chair) => this.#names.get(chair) ?? '').join(', ');
    const shares = (fact.chips as [number, string, number][]).map(([, who, chips]) =>
      this.tell('say.jackpot.share', { who, chips: this.write(chips) }),
    );
    return [this.tell('say.jackpot', { loser, cards: this.#cards(fact.cards as number[]) }), ...shares].join(' ');
  }

  #upcards(hands: number[][]): string {
    const told = hands.map((cards, seat) =>
      cards.length ? this.tell('say.upcards', { who: this.#seat(seat), cards: this.#cards(cards) }) : '',
    );
    return told.filter(Boolean).join(' ');
  }

  #cards(cards: number[]): string {
    return cards.map((card) => spoken(cardOf(card), this.tell)).join(', ');
  }

  #seat(seat: unknown): string {
    return typeof seat === 'number' ? this.#chair(this.#chairs[seat]) : '';
  }

  #chair(chair: unknown): string {
    if (typeof chair !== 'number') return '';
    return this.#names.get(chair) ?? this.tell('say.chair', { chair });
  }
}

/** A hand of before in sentences: *players* and their *chairs* by seat of the hand. */
export function retell(
  hand: { facts: readonly Fact[]; players: readonly string[]; chairs: readonly number[] },
  tell: Tell,
  write: Write,
): string[] {
  const { facts, players, chairs } = hand;
  const seats = players.map((player, seat) => ({ player, chair: chairs[seat] ?? 0, state: 'playing' as const }));
  const narrator = new Narrator(tell, write);
  narrator.listen([{ type: 'HandBegan', chairs }], { seats });
  return narrator.narrate(facts, { seats });
}

/** A card as it is spoken: `ace of spades`. */
export function spoken(card: string, tell: Tell): string {
  const keys = nameKeys(card);
  return keys ? tell('card.of', { rank: tell(keys.rank), suit: tell(keys.suit) }) : tell('card.down');
}

function postKey(kind: string): Key {
  if (kind === 'ante' || kind === 'dead') return 'say.ante';
  return kind === 'straddle' || kind === 'sleeper' ? 'say.straddles' : 'say.posts';
}
