/** Passkeys: passes requests of the room to the authenticator, and returns its answers. */
import { api } from './api';
import type { Assertion, Attestation, PasskeyOptions, ReauthenticationBody } from './http';

/** The user closed the browser's prompt, or it timed out. */
export class PasskeyCancelled extends Error {}

/** Passkeys need a secure context and a host name; IP addresses have no passkeys. */
export function supportsPasskeys(): boolean {
  const isIpAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !isIpAddress && typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Create a passkey. */
export async function createPasskey({ options }: PasskeyOptions): Promise<Attestation> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return withPasskeyErrors(navigator.credentials.create({ publicKey }));
}

/** Sign a request with a passkey. */
export async function signWithPasskey({ options }: PasskeyOptions): Promise<Assertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return withPasskeyErrors(navigator.credentials.get({ publicKey }));
}

/** Confirm the user's identity with the password and a passkey. */
export async function proveIdentity(password: string): Promise<ReauthenticationBody> {
  return { password, code: '', passkey: await signWithPasskey(await api.passkeys.ask()) };
}

async function withPasskeyErrors<Answer extends Attestation | Assertion>(answer: Promise<Credential | null>): Promise<Answer> {
  const credential = await answer.catch((error: unknown) => {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    throw isKnown ? error : new PasskeyCancelled();
  });
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyCancelled();
  return credential.toJSON() as unknown as Answer; // the type is that of the request
}
