import type { Assertion, NewCredential } from "../../contract/account/passkeys";
import { algorithms } from "./rules/passkey-options";

/** What an answer is checked against. */
interface Expected {
  challenge: string;
  origins: string[];
  rpId: string;
}

/** Reads half a second of code, so it is loaded by the first call that needs it, and not at the start. */
const library = () => import("@simplewebauthn/server");

/** The challenge that an answer is to; null if it does not say. */
export function challengeIn({ response: { clientDataJSON } }: Assertion | NewCredential): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

/** Null if it is not valid: whatever the library dislikes, it throws. */
async function orNull<T>(checked: Promise<T>): Promise<T | null> {
  return checked.catch(() => null);
}

/** A new passkey, if it is what was asked for: for this site, this challenge, by a person who was verified. */
export async function readNewCredential(credential: NewCredential, { challenge, origins, rpId }: Expected) {
  const { verifyRegistrationResponse } = await library();
  const { id, rawId, type, response } = credential;
  const { clientDataJSON, attestationObject } = response;
  const read = await orNull(
    verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!read?.verified) return null;
  const { credential: made, credentialBackedUp } = read.registrationInfo;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString("base64url"),
    counter: made.counter,
    isBackedUp: credentialBackedUp,
    transports: response.transports ?? [],
  };
}

/** What a passkey says with its signature, if that is valid: for this site, this challenge, by a verified person. */
export async function readAssertion(assertion: Assertion, publicKey: string, { challenge, origins, rpId }: Expected) {
  const { verifyAuthenticationResponse } = await library();
  const { id, rawId, type, response } = assertion;
  const { clientDataJSON, authenticatorData, signature } = response;
  const read = await orNull(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      // The library looks at the count before the signature, and only at what was read before: `usePasskey` decides.
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, "base64url")), counter: -1 },
    }),
  );
  if (!read?.verified) return null;
  return { counter: read.authenticationInfo.newCounter, isBackedUp: read.authenticationInfo.credentialBackedUp };
}
