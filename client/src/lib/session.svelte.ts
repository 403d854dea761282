/** The current user, and the dialog that asks for a name when one is needed. */
import { api } from './api';
import type { CurrentUser, SecondFactorKind } from './http';
import { room } from './roomConnection';
import { you } from './words/reader.svelte';

const NO_USER: CurrentUser = { name: '', guest: false, admin: false, csrf: '', locale: '' };

class Session {
  #me: CurrentUser = $state.raw(NO_USER);
  /** True after the room's first answer. */
  isLoaded = $state(false);
  /** True while the dialog asks for a name. */
  isAskingName = $state(false);
  #resolveName: ((isNamed: boolean) => void) | null = null;
  #firstLoad: Promise<void> | null = null;

  get me(): CurrentUser {
    return this.#me;
  }

  set me(me: CurrentUser) {
    this.#me = me;
    you.name = me.name;
  }

  /** Load the current user. Simultaneous first calls share one request. */
  async load(): Promise<void> {
    if (this.isLoaded) return this.#load();
    await (this.#firstLoad ??= this.#load().finally(() => (this.#firstLoad = null)));
  }

  async #load(): Promise<void> {
    const before = this.isLoaded ? this.me.name : null;
    this.me = await api.me();
    this.isLoaded = true;
    // The first answer needs no reconnect, because the connection was opened for the same user.
    if (before !== null && before !== this.me.name) room.reconnect();
  }

  /** Return true if the user has a name; ask for one if not. */
  async requireName(): Promise<boolean> {
    if (!this.isLoaded) await this.load();
    if (this.me.name) return true;
    this.isAskingName = true;
    return new Promise((resolve) => (this.#resolveName = resolve));
  }

  /** Resolve the request for a name after the dialog was submitted or closed. */
  finishNaming(isNamed: boolean): void {
    this.isAskingName = false;
    this.#resolveName?.(isNamed);
    this.#resolveName = null;
  }

  async joinAsGuest(name: string): Promise<void> {
    await this.#logInWith(() => api.guest(name));
  }

  /** Log in. Return the possible second factors, or an empty list if the login is complete. */
  async login(name: string, password: string): Promise<readonly SecondFactorKind[]> {
    let secondFactors: readonly SecondFactorKind[] = [];
    await this.#logInWith(async () => void (secondFactors = (await api.logIn(name, password)).more ?? []));
    return secondFactors;
  }

  /** Second step of a login: a code of an authenticator, or a recovery code. */
  async submitCode(code: string): Promise<void> {
    await this.#logInWith(() => api.loginCode(code));
  }

  /** Log in with a passkey, as the second step or as the only one (*alone*). */
  async logInWithPasskey(alone: boolean): Promise<void> {
    await this.#logInWith(async () => {
      const { signWithPasskey } = await import('./passkeys');
      await api.loginPasskey(await signWithPasskey(await api.askPasskey(alone)));
    });
  }

  async register(name: string, password: string): Promise<void> {
    await this.#logInWith(() => api.register(name, password));
  }

  /** Log in with a code from another device. */
  async redeemDeviceCode(code: string): Promise<void> {
    await this.#logInWith(() => api.device(code));
  }

  async logout(): Promise<void> {
    await this.#logInWith(() => api.logOut());
  }

  async #logInWith(logIn: () => Promise<unknown>): Promise<void> {
    // Unsafe requests need a CSRF token, which a first visit does not have yet.
    if (!this.isLoaded) await this.load();
    await logIn();
    await this.load();
  }
}

export const session = new Session();
