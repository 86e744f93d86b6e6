import type { CreationOptions, RequestOptions } from "../../../contract/account/passkeys";
import { challengeMs, userHandleOf } from "./passkey";

/** How an authenticator finds a passkey of an account. */
interface Credential {
  id: string;
  transports: string[];
}

const descriptorOf = ({ id, transports }: Credential) => ({ id, type: "public-key" as const, transports });

/** Ed25519, ES256 and RS256: what the library checks, and what every authenticator has one of. */
export const algorithms = [-8, -7, -257];

/** What a browser needs to make a passkey that it can sign in with by itself, after it has verified the person. */
export const creationOptions = ({
  rpId,
  challenge,
  account,
  existing,
}: {
  rpId: string;
  challenge: string;
  account: { id: number; email: string; name: string };
  existing: readonly Credential[];
}): CreationOptions => ({
  rp: { id: rpId, name: "Academy" },
  user: {
    id: userHandleOf(account.id).toString("base64url"),
    name: account.email,
    displayName: account.name || account.email,
  },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
  timeout: challengeMs,
  excludeCredentials: existing.map(descriptorOf),
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  attestation: "none",
});

/** What a browser needs to use a passkey: one of these, or any of this site if there are none. */
export const requestOptions = ({
  rpId,
  challenge,
  allowed,
}: {
  rpId: string;
  challenge: string;
  allowed: readonly Credential[];
}): RequestOptions => ({
  rpId,
  challenge,
  timeout: challengeMs,
  allowCredentials: allowed.map(descriptorOf),
  userVerification: "required",
});
