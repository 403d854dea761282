/** Passkeys in this browser: what the room asks for, and what an authenticator answers. */
import { api } from './api';
import type { Assertion, Attestation, PasskeyOptions, ReauthenticationBody } from './http';

/** Whoever was asked has put the question away, or waited too long. */
export class PasskeyCancelled extends Error {}

/** A page has passkeys if it is safe and has a name: an address has none. */
export function supportsPasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !isAddress && typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Make a passkey. */
export async function createPasskey({ options }: PasskeyOptions): Promise<Attestation> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return withPasskeyErrors(navigator.credentials.create({ publicKey }));
}

/** Let a passkey sign. */
export async function signWithPasskey({ options }: PasskeyOptions): Promise<Assertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return withPasskeyErrors(navigator.credentials.get({ publicKey }));
}

/** Prove that it is oneself: the password, and a passkey that signs. */
export async function proveIdentity(password: string): Promise<ReauthenticationBody> {
  return { password, code: '', passkey: await signWithPasskey(await api.passkeys.ask()) };
}

async function withPasskeyErrors<Answer extends Attestation | Assertion>(answer: Promise<Credential | null>): Promise<Answer> {
  const credential = await answer.catch((why: unknown) => {
    const isKnown = why instanceof DOMException && why.name === 'InvalidStateError';
    throw isKnown ? why : new PasskeyCancelled();
  });
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyCancelled();
  return credential.toJSON() as unknown as Answer; // it is of the kind that was asked for
}
