import type { FastifyRequest } from "fastify";
import type { Assertion, NewCredential } from "../../contract/account/passkeys";
import { addChallenge, type Purpose, takeChallenge } from "../account/queries/passkey-challenges";
import type { KnownPasskey } from "../account/queries/passkeys";
import { challengeMs } from "../account/rules/passkey";
import { challengeIn, readAssertion } from "../account/webauthn";
import type { Database } from "../db/database";
import { ApiError } from "./api-error";
import { relyingPartyOf } from "./relying-party";
import { hashOf, newToken, tokenOf } from "./session-cookie";

/** What the answers of a signed-in browser have to come with: its session. */
export const sessionHolder = (request: FastifyRequest): string => hashOf(tokenOf(request) ?? "");

/** A new challenge for this holder: for five minutes, and for one answer. */
export async function giveChallenge(
  db: Database,
  { holderHash, purpose }: { holderHash: string; purpose: Purpose },
  now: Date,
): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + challengeMs);
  await addChallenge(db, { challengeHash: hashOf(challenge), holderHash, purpose }, expiresAt);
  return challenge;
}

/**
 * Takes the challenge that an answer is to, whatever comes of the answer.
 * @throws {ApiError} `passkey_expired` if it was not given to this holder for this, has been answered, or is too old
 */
export async function answered(
  db: Database,
  {
    answer,
    holderHash,
    purposes,
  }: { answer: Assertion | NewCredential; holderHash: string; purposes: readonly Purpose[] },
  now: Date,
): Promise<{ challenge: string; purpose: Purpose }> {
  const challenge = challengeIn(answer);
  if (challenge === null) throw new ApiError("passkey_invalid");
  const purpose = await takeChallenge(db, { challengeHash: hashOf(challenge), holderHash }, now);
  if (purpose === null || !purposes.includes(purpose)) throw new ApiError("passkey_expired");
  return { challenge, purpose };
}

/** What answers to a request are checked against. */
export function expectedOf(request: FastifyRequest, challenge: string) {
  const { id, origins } = relyingPartyOf(request);
  return { challenge, origins, rpId: id };
}

/**
 * Checks what a passkey has signed.
 * @returns what is to be stored with its use
 * @throws {ApiError} `passkey_invalid`
 */
export async function verified(
  request: FastifyRequest,
  { answer, challenge, passkey }: { answer: Assertion; challenge: string; passkey: KnownPasskey },
) {
  const read = await readAssertion(answer, passkey.publicKey, expectedOf(request, challenge));
  if (read === null) throw new ApiError("passkey_invalid");
  return read;
}
