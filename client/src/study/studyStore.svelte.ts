/** A study while its page is open: the form, the work of the room, and the node that is shown. */
import { ApiError, sendRequest } from '../lib/api';
import type { LockedHands, StudyNode, StudyResponse } from '../lib/http';
import { t } from '../lib/i18n/index.svelte';
import { errorText } from '../lib/notices.svelte';
import { buildStudyRequest, emptyForm, exampleForm, parseForm, formFromSpot, buildSpotQuery, type SpotForm } from './spotLink';

const POLL_MS = 700;

/** The person at the page, who needs a name to solve a spot. */
export interface StudyUser {
  /** Resolve to true if they have a name. */
  hasName: () => Promise<boolean>;
  /** Resolve to true if they have a name, or give one now. */
  giveName: () => Promise<boolean>;
}

export class StudyStore {
  form: SpotForm = $state(emptyForm());
  study: StudyResponse | null = $state.raw(null);
  node: StudyNode | null = $state.raw(null);
  line: readonly string[] = $state.raw([]);
  errorMessage = $state('');
  /** The field of the form that the room refused; empty if it named none. */
  invalidField = $state('');
  isBusy = $state(false);
  readonly #user: StudyUser;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastRequest = 0;

  constructor(student: StudyUser) {
    this.#user = student;
  }

  /** True while the room has the spot in its queue or solves it. */
  readonly isWaiting = $derived(this.study?.state === 'queued' || this.study?.state === 'solving');
  readonly isComplete = $derived(buildStudyRequest(this.form) !== null);

  /** Open the spot of an address: a solution that the room still has, or the spot to be solved again. */
  async open(query: URLSearchParams): Promise<void> {
    const form = parseForm(query);
    if (!form) return;
    this.form = form;
    const id = query.get('study');
    if (!id) return;
    if (!(await this.#user.hasName())) return;
    const line = (query.get('line') ?? '').split(',').filter(Boolean);
    try {
      await this.#follow(await sendRequest('GET /api/studies/{study}', { path: { study: id } }), line);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) await this.solve(line);
      else this.errorMessage = errorText(error);
    }
  }

  tryExample(): void {
    this.form = exampleForm();
  }

  /** Solve the spot of the form, and show a line of it. */
  async solve(line: readonly string[] = []): Promise<void> {
    const body = buildStudyRequest(this.form);
    if (!body || this.isBusy) return;
    this.#updateUrl(); // a login returns to this address
    if (!(await this.#user.giveName())) return;
    this.errorMessage = this.invalidField = '';
    this.isBusy = true;
    try {
      await this.#follow(await sendRequest('POST /api/studies', { body }), line);
    } catch (error) {
      this.errorMessage = errorText(error);
      this.invalidField = error instanceof ApiError ? error.option : '';
    } finally {
      this.isBusy = false;
    }
  }

  async cancel(): Promise<void> {
    if (!this.study) return;
    const { id } = this.study;
    this.close();
    await sendRequest('DELETE /api/studies/{study}', { path: { study: id } }).catch((error) => (this.errorMessage = errorText(error)));
  }

  /** Go back to the form. */
  close(): void {
    this.stop();
    this.study = this.node = null;
    this.line = [];
    this.#updateUrl();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#lastRequest++;
  }

  /** Show the node after actions and cards. */
  async showNode(line: readonly string[]): Promise<void> {
    if (!this.study) return;
    const requestNumber = ++this.#lastRequest;
    try {
      const response = await sendRequest('GET /api/studies/{study}/node', { path: { study: this.study.id }, query: { line: line.join(', ') } });
      if (requestNumber !== this.#lastRequest) return;
      this.node = response;
      this.line = response.steps.map((step) => step.name);
      this.errorMessage = '';
      this.#updateUrl();
    } catch (error) {
      if (requestNumber === this.#lastRequest) this.errorMessage = errorText(error);
    }
  }

  /** The lock of the node that is shown, if it has one. */
  readonly currentLock = $derived(this.form.locks.find((lock) => lock.line === this.line.join(', ')));

  /** Lock the strategy of the whole range, or of some hands, at the node that is shown, and solve the spot around it. */
  async lock(shares: Readonly<Record<string, number>>, hands: readonly LockedHands[] = []): Promise<void> {
    const line = this.line.join(', ');
    const otherLocks = this.form.locks.filter((lock) => lock.line !== line);
    await this.#solveWith([...otherLocks, { line, shares, hands }]);
  }

  async unlock(line: string): Promise<void> {
    await this.#solveWith(this.form.locks.filter((lock) => lock.line !== line));
  }

  async #solveWith(locks: SpotForm['locks']): Promise<void> {
    const previousLocks = this.form.locks;
    this.form.locks = locks;
    await this.solve(this.line);
    if (this.errorMessage) this.form.locks = previousLocks;
  }

  /** The address that others can open. */
  readonly link = $derived(`${location.origin}/study?${buildSpotQuery(this.form, this.#linkParameters())}`);

  #linkParameters(): Record<string, string> {
    return this.study ? { study: this.study.id, line: this.line.join(',') } : {};
  }

  #updateUrl(): void {
    const query = buildSpotQuery(this.form, this.#linkParameters());
    history.replaceState(null, '', query ? `/study?${query}` : '/study');
  }

  /** Watch a study until it is solved. */
  async #follow(study: StudyResponse, line: readonly string[]): Promise<void> {
    this.stop();
    this.study = study;
    this.form = formFromSpot(study.spot);
    if (study.state === 'solved') {
      await this.showNode(line);
      if (!this.node && line.length) await this.showNode([]);
      return;
    }
    this.node = null;
    if (study.state === 'queued' || study.state === 'solving') {
      this.#updateUrl();
      this.#timer = setTimeout(() => void this.#poll(study.id, line), POLL_MS);
      return;
    }
    this.errorMessage = study.state === 'failed' ? t('study-failed') : '';
    this.study = null;
  }

  async #poll(id: string, line: readonly string[]): Promise<void> {
    try {
      const response = await sendRequest('GET /api/studies/{study}', { path: { study: id } });
      if (this.study?.id === id) await this.#follow(response, line);
    } catch (error) {
      if (this.study?.id !== id) return;
      this.errorMessage = errorText(error);
      const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
      if (isGone) this.study = null;
      else this.#timer = setTimeout(() => void this.#poll(id, line), 4 * POLL_MS);
    }
  }
}
