/** Who looks at this page, and how they come by a name when one is needed. */
import { api } from './api';
import type { CurrentUser, SecondFactorKind } from './http';
import { room } from './roomConnection';
import { you } from './words/reader.svelte';

const NOBODY: CurrentUser = { name: '', guest: false, admin: false, csrf: '', locale: '' };

class Session {
  #me: CurrentUser = $state.raw(NOBODY);
  /** The room has said who one is. */
  known = $state(false);
  /** Somebody is asked for their name; what they answer settles it. */
  asking = $state(false);
  #answer: ((named: boolean) => void) | null = null;
  #first: Promise<void> | null = null;

  get me(): CurrentUser {
    return this.#me;
  }

  set me(me: CurrentUser) {
    this.#me = me;
    you.name = me.name;
  }

  /** Ask the room who one is. All who want to know first, as a page is opened, ask once. */
  async load(): Promise<void> {
    if (this.known) return this.#load();
    await (this.#first ??= this.#load().finally(() => (this.#first = null)));
  }

  async #load(): Promise<void> {
    const before = this.known ? this.me.name : null;
    this.me = await api.me();
    this.known = true;
    // The first answer says no more than the line knew when it was opened.
    if (before !== null && before !== this.me.name) room.reconnect();
  }

  /** True once there is a name; asks for one if there is none. */
  async named(): Promise<boolean> {
    if (!this.known) await this.load();
    if (this.me.name) return true;
    this.asking = true;
    return new Promise((answer) => (this.#answer = answer));
  }

  /** The name was given, or the question was put away. */
  settle(named: boolean): void {
    this.asking = false;
    this.#answer?.(named);
    this.#answer = null;
  }

  async guest(name: string): Promise<void> {
    await this.#as(() => api.guest(name));
  }

  /** Log in; what is asked for besides, or nothing: then one is in. */
  async login(name: string, password: string): Promise<readonly SecondFactorKind[]> {
    let more: readonly SecondFactorKind[] = [];
    await this.#as(async () => void (more = (await api.login(name, password)).more ?? []));
    return more;
  }

  /** After the password: a code of an authenticator, or a recovery code. */
  async code(code: string): Promise<void> {
    await this.#as(() => api.loginCode(code));
  }

  /** With a passkey, after the password or *alone*. */
  async passkey(alone: boolean): Promise<void> {
    await this.#as(async () => {
      const { signWithPasskey } = await import('./passkeys');
      await api.loginPasskey(await signWithPasskey(await api.askPasskey(alone)));
    });
  }

  async register(name: string, password: string): Promise<void> {
    await this.#as(() => api.register(name, password));
  }

  /** Be whom a code was made for. */
  async device(code: string): Promise<void> {
    await this.#as(() => api.device(code));
  }

  async logout(): Promise<void> {
    await this.#as(() => api.logout());
  }

  async #as(become: () => Promise<unknown>): Promise<void> {
    // The header of an unsafe request needs a token, and a first visit has none yet.
    if (!this.known) await this.load();
    await become();
    await this.load();
  }
}

export const session = new Session();
