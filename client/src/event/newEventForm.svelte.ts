/** The form of a new event: the fields, and the room's answers to them. */
import { PLAIN_CHIPS, parseChips } from '../lib/amount';
import type { AnteKind, EventPreview, StructureBody, NewEvent, Structure } from '../lib/http';
import { t } from '../lib/i18n/index.svelte';
import { errorText } from '../lib/notices.svelte';
import { refusalText } from '../lib/words/roomPhrases';
import { MONEY_FORMATS } from '../new/moneyFormats';
import { events } from './eventApi';
import { parseWholeNumbers, parseCardShares, rulesFromDraft, adaptStructure, splitBounty, tomlOf, defaultPrizeShares, type EventDraft, type PrizeFormat, type EventKind } from './eventRules';

/** The pause in typing, in milliseconds, before the room is asked. */
const DEBOUNCE_MS = 350;
const CHIPS_BY_KIND: Record<EventKind, number[]> = { 'sit-and-go': [5, 25, 100, 500, 1000, 5000], evening: [25, 100, 500, 1000, 5000], felt: [25, 100, 500, 1000, 5000] };

export class NewEventForm {
  kind: EventKind = $state('sit-and-go');
  format: PrizeFormat = $state('usual');
  seatWorth = $state('');
  /** The address of the target tournament of a satellite, or only its id. */
  seatIn = $state('');
  name = $state('');
  game = $state("no-limit hold'em");
  size = $state(6);
  expectedPlayers = $state(27);
  /** The length in hours; 0 means as long as the levels take. */
  hours = $state(0);
  levelMinutes = $state(6);
  stack = $state(1500);
  antes: AnteKind = $state('none');
  anteFromLevel = $state(3);
  breakEvery = $state(4);
  breakMinutes = $state(10);
  seats = $state(9);
  maxPlayers = $state(0);
  reentries = $state(0);
  lateUntilLevel = $state(0);
  /** The levels with which the days end: `8, 16`. */
  dayEnds = $state('');
  flight = $state('');
  prize = $state('');
  fee = $state('');
  bountyPrice = $state('');
  moneyName = $state('chips');
  rebuys = $state(false);
  rebuyUntilLevel = $state(4);
  addOn = $state(false);
  bounty: EventDraft['bounty'] = $state('none');
  mystery = $state('');
  cardShares = $state('');
  shares = $state('65, 35');
  paidPercent = $state(15);

  isPrivate = $state(false);
  password = $state('');
  approval = $state(false);
  startAt = $state('');
  bots = $state(0);
  decisionSeconds = $state(30);
  pauseSeconds = $state(3);
  botPace = $state(1.2);
  spectators = $state(true);
  delay = $state(0);
  chat = $state(true);
  about = $state('');

  structure: Structure | null = $state.raw(null);
  preview: EventPreview | null = $state.raw(null);
  errorMessage = $state('');
  /** The rules as an edited file; null while they are those of the form. */
  editedToml: string | null = $state(null);

  readonly money = $derived(MONEY_FORMATS.find((format) => format.name === this.moneyName)?.money ?? PLAIN_CHIPS);
  readonly entrants = $derived(this.kind === 'sit-and-go' ? this.size : this.expectedPlayers);
  /** The first amount or list that cannot be parsed. */
  readonly invalidField = $derived(this.#findInvalidField());
  readonly rules = $derived(this.structure ? rulesFromDraft(this.#buildDraft(), adaptStructure(this.structure, this.kind)) : null);
  readonly toml = $derived(this.editedToml ?? (this.rules ? tomlOf(this.rules) : ''));

  /** Set the defaults of a kind of event. */
  setKind(kind: EventKind): void {
    this.kind = kind;
    this.editedToml = null;
    const isSitAndGo = kind === 'sit-and-go';
    [this.hours, this.levelMinutes, this.stack] = isSitAndGo ? [0, 6, 1500] : [0, 15, 10_000];
    this.antes = isSitAndGo ? 'none' : 'big_blind';
    this.lateUntilLevel = isSitAndGo ? 0 : 4;
    this.resize(this.size);
    // At physical tables the host enters decisions about rebuys, so there is more time for them.
    this.decisionSeconds = kind === 'felt' ? 600 : 30;
    if (kind === 'felt') this.bots = 0;
    if (!isSitAndGo) this.setExpectedPlayers(kind === 'felt' ? 18 : 27);
  }

  /** Set the size of a sit-and-go, with the default prizes for it. */
  resize(size: number): void {
    this.size = size;
    this.shares = defaultPrizeShares(size).join(', ');
  }

  /** Set the expected number of players of an evening, with the default prizes for it. */
  setExpectedPlayers(players: number): void {
    this.expectedPlayers = players;
    this.shares = defaultPrizeShares(players).join(', ');
  }

  /** An effect that requests generated levels from the room whenever their parameters change. */
  requestStructure(): () => void {
    const structureBody: StructureBody = {
      players: this.entrants,
      stack: this.stack,
      pace: this.kind === 'sit-and-go' ? 'turbo' : 'home',
      ...(this.hours && { hours: this.hours }),
      level_minutes: this.levelMinutes,
      chips: CHIPS_BY_KIND[this.kind],
      ante: this.antes,
      ante_from: this.anteFromLevel,
      break_every: this.kind === 'sit-and-go' ? 0 : this.breakEvery,
      break_minutes: this.breakMinutes,
    };
    return debounce(async () => {
      this.structure = await events.structure(structureBody);
    }, (error) => (this.errorMessage = errorText(error)));
  }

  /** An effect that asks the room to check the rules whenever they change. */
  checkRules(): () => void {
    const { toml, entrants } = this;
    if (!toml) return () => undefined;
    return debounce(async () => {
      const rulesCheck = await events.check({ toml, entries: entrants });
      this.errorMessage = rulesCheck.rules ? '' : rulesCheck.said ? refusalText({ said: rulesCheck.said, why: rulesCheck.why }, this.money) : rulesCheck.why;
      if (rulesCheck.rules) this.preview = rulesCheck;
    }, (error) => (this.errorMessage = errorText(error)));
  }

  /** Return the body of the request that opens the event. */
  requestBody(): NewEvent {
    return {
      toml: this.toml,
      private: this.isPrivate,
      password: this.password,
      approval: this.approval,
      start_at: this.startAt ? new Date(this.startAt).getTime() : 0,
      bots: this.bots,
      decide: this.decisionSeconds,
      between: this.pauseSeconds,
      bot_pace: this.botPace,
      spectators: this.spectators,
      delay: this.delay,
      chat: this.chat,
      about: this.about,
      money: this.money,
    };
  }

  #parseAmount(text: string): number {
    return text.trim() ? (parseChips(text, this.money) ?? 0) : 0;
  }

  /** Return the price of an entry; by default the bounty of a knockout is half of the price. */
  #entryPrice(): EventDraft['price'] {
    const [prize, fee] = [this.#parseAmount(this.prize), this.#parseAmount(this.fee)];
    if (this.bounty === 'none' || this.bountyPrice.trim()) return { prize, fee, bounty: this.#parseAmount(this.bountyPrice) };
    return { ...splitBounty(prize), fee };
  }

  #findInvalidField(): '' | 'dayEnds' | 'seatWorth' | 'prize' | 'fee' | 'head' | 'shares' | 'mystery' | 'cardShares' {
    const isInvalidAmount = (text: string): boolean => text.trim() !== '' && parseChips(text, this.money) === null;
    if (isInvalidAmount(this.prize)) return 'prize';
    if (isInvalidAmount(this.fee)) return 'fee';
    if (this.format === 'satellite' && isInvalidAmount(this.seatWorth)) return 'seatWorth';
    if (this.bounty !== 'none' && isInvalidAmount(this.bountyPrice)) return 'head';
    if (!parseWholeNumbers(this.shares)) return 'shares';
    if (!parseWholeNumbers(this.dayEnds)) return 'dayEnds';
    if (this.bounty !== 'mystery') return '';
    if (!parseWholeNumbers(this.mystery)) return 'mystery';
    return parseCardShares(this.cardShares) ? '' : 'cardShares';
  }

  #buildDraft(): EventDraft {
    return {
      kind: this.kind,
      format: this.format,
      seatWorth: this.#parseAmount(this.seatWorth),
      seatIn: /([\w-]+)\/?$/.exec(this.seatIn.trim())?.[1] ?? '',
      name: this.name.trim() || t(this.kind === 'sit-and-go' ? 'event-name-sng' : 'event-name-evening', { n: this.size }),
      game: this.game,
      size: this.size,
      seats: this.seats,
      maxPlayers: this.maxPlayers,
      reentries: this.reentries,
      lateUntilLevel: this.lateUntilLevel,
      dayEnds: parseWholeNumbers(this.dayEnds) ?? [],
      flight: this.flight.trim(),
      price: this.#entryPrice(),
      rebuys: this.rebuys,
      rebuyUntilLevel: this.rebuyUntilLevel,
      addOn: this.addOn,
      bounty: this.bounty,
      mystery: (parseWholeNumbers(this.mystery) ?? []).map((bounty) => bounty * 10 ** this.money.digits),
      cardShares: parseCardShares(this.cardShares) ?? [],
      shares: parseWholeNumbers(this.shares) ?? [],
      paidPercent: this.paidPercent,
    };
  }
}

/** Run a request after a pause without changes, and ignore outdated answers. */
function debounce(request: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isCancelled = false;
  const timer = setTimeout(() => {
    request().catch((error: unknown) => {
      if (!isCancelled) onError(error);
    });
  }, DEBOUNCE_MS);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}
