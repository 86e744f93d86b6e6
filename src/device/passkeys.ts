import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from "../../contract/account/passkeys";
import type { NoPasskey } from "../../machines/account/passkeys/context";

/** Why a browser made or used no passkey, by the name of the standard's error. */
function noPasskeyBy(thrown: unknown): NoPasskey {
  const name = thrown instanceof Error ? thrown.name : "";
  if (name === "InvalidStateError") return "known";
  return name === "NotAllowedError" || name === "AbortError" ? "cancelled" : "unsupported";
}

/** The browser asks its owner to make a passkey. */
export async function createPasskey(options: CreationOptions): Promise<NewCredential | NoPasskey> {
  try {
    return (await startRegistration({ optionsJSON: options as never })) as NewCredential;
  } catch (thrown) {
    return noPasskeyBy(thrown);
  }
}

/**
 * The browser asks its owner for a passkey.
 * @param isOffered among what it suggests for the field of the e-mail address, instead of a dialog: waits until one is
 * chosen
 */
export async function askPasskey(options: RequestOptions, isOffered = false): Promise<Assertion | NoPasskey> {
  try {
    return (await startAuthentication({ optionsJSON: options as never, useBrowserAutofill: isOffered })) as Assertion;
  } catch (thrown) {
    return noPasskeyBy(thrown);
  }
}

/** Whether the browser suggests passkeys for a field. */
export const canSuggestPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Stops suggesting passkeys. A dialog for one does so by itself. */
export const endSuggestion = (): void => WebAuthnAbortService.cancelCeremony();
