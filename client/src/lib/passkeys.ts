/** Passkeys in this browser: what the room asks for, and what an authenticator answers. */
import { api } from './api';
import type { Assertion, Attestation, PasskeyOptions, ProofBody } from './http';

/** Whoever was asked has put the question away, or waited too long. */
export class PutAway extends Error {}

/** A page has passkeys if it is safe and has a name: an address has none. */
export function passkeysHere(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !isAddress && typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Make a passkey. */
export async function make({ options }: PasskeyOptions): Promise<Attestation> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return told(navigator.credentials.create({ publicKey }));
}

/** Let a passkey sign. */
export async function sign({ options }: PasskeyOptions): Promise<Assertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return told(navigator.credentials.get({ publicKey }));
}

/** Prove that it is oneself: the password, and a passkey that signs. */
export async function proof(password: string): Promise<ProofBody> {
  return { password, code: '', passkey: await sign(await api.passkeys.ask()) };
}

async function told<Answer extends Attestation | Assertion>(answer: Promise<Credential | null>): Promise<Answer> {
  const credential = await answer.catch((why: unknown) => {
    const isKnown = why instanceof DOMException && why.name === 'InvalidStateError';
    throw isKnown ? why : new PutAway();
  });
  if (!(credential instanceof PublicKeyCredential)) throw new PutAway();
  return credential.toJSON() as unknown as Answer; // it is of the kind that was asked for
}
