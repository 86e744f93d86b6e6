import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Assertion, passkeys } from "../../../contract/account/passkeys";
import type { Database } from "../../db/database";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { tellOwner } from "../../http/owner-mail";
import { answered, giveChallenge, verified } from "../../http/passkey-challenge";
import { clearSignInToken, setSignInToken, signInTokenOf } from "../../http/passkey-cookie";
import { openSession } from "../../http/password-sign-in";
import { createSourceRate } from "../../http/rate";
import { registerEndpoint } from "../../http/register-endpoint";
import { relyingPartyOf } from "../../http/relying-party";
import { hashOf, newToken } from "../../http/session-cookie";
import { sourceOf } from "../../http/source";
import { findById } from "../queries/accounts";
import { recordAudit, recordAuditOnce } from "../queries/audit";
import { pendingAccount, takePendingSignIn } from "../queries/passkey-challenges";
import { credentialsOf, findPasskey, usePasskey } from "../queries/passkeys";
import { useCode } from "../queries/recovery-codes";
import type { Lock } from "../queries/sign-in-failures";
import { requestOptions } from "../rules/passkey-options";
import { recoveryCodeHash } from "../rules/recovery-code";

/** Beginnings from one address within five minutes: each is a row for that long, and several classes may be behind it. */
const beginnings = { each: 300, all: 20_000, seconds: 5 * 60 };

interface Attempt {
  db: Database;
  now: Date;
  request: FastifyRequest;
}

const targetOf = (accountId: number | null) =>
  accountId === null ? {} : { target: { kind: "account" as const, id: accountId } };

/** Runs a check; a failure of it is recorded as a failed sign-in (R63). `accountId`: whose it is, once that is known. */
async function recordingFailure<T>(
  { db, now, request }: Attempt,
  by: "passkey" | "recovery code",
  check: (about: { accountId: number | null }) => Promise<T>,
): Promise<T> {
  const about: { accountId: number | null } = { accountId: null };
  try {
    return await check(about);
  } catch (thrown) {
    if (thrown instanceof ApiError) {
      const entry = { ...auditSource(request, null), action: "sign-in-failed" as const, ...targetOf(about.accountId) };
      await recordAudit(db, { ...entry, after: { by, reason: thrown.code } }, now);
    }
    throw thrown;
  }
}

/** Signing in with a passkey, alone or after the password, and the way in without it (R61). */
export async function passkeySignInRoutes(app: FastifyInstance): Promise<void> {
  const { signInGuesses } = app.academy;
  const rate = createSourceRate(beginnings);

  /** Limits wrong answers by who gives them, as wrong passwords (record 26); a lock is recorded once. */
  const guessOf = (attempt: Attempt, subject: string, accountId: number | null) => {
    const { address, network } = sourceOf(attempt.request);
    const onLock = ({ windowSeconds }: Lock) => {
      const entry = {
        ...auditSource(attempt.request, null),
        action: "sign-in-locked" as const,
        ...targetOf(accountId),
      };
      return recordAuditOnce(attempt.db, entry, attempt.now, windowSeconds);
    };
    return { subject, source: address, network, isForgiving: true, onLock };
  };

  registerEndpoint(app, passkeys.signInOptions, async ({ body: { step }, db, now, request, reply }) => {
    const retryAfter = rate.take(sourceOf(request), 1, now);
    if (retryAfter > 0) throw new ApiError("too_many", { retryAfter });
    const rpId = relyingPartyOf(request).id;
    const known = signInTokenOf(request);
    if (step === "alone") {
      const token = known ?? newToken();
      const challenge = await giveChallenge(db, { holderHash: hashOf(token), purpose: "sign-in" }, now);
      setSignInToken(request, reply, token);
      return requestOptions({ rpId, challenge, allowed: [] });
    }
    const accountId = known && (await pendingAccount(db, hashOf(known), now));
    if (!known || !accountId) throw new ApiError("sign_in_expired");
    const allowed = await credentialsOf(db, accountId);
    const challenge = await giveChallenge(db, { holderHash: hashOf(known), purpose: "second-step" }, now);
    return requestOptions({ rpId, challenge, allowed });
  });

  /** Whose answer it is, and what is to be stored with it. */
  async function check(attempt: Attempt, credential: Assertion, about: { accountId: number | null }) {
    const { db, now, request } = attempt;
    const token = signInTokenOf(request);
    if (token === null) throw new ApiError("passkey_expired");
    const holderHash = hashOf(token);
    const purposes = ["sign-in", "second-step"] as const;
    const { challenge, purpose } = await answered(db, { answer: credential, holderHash, purposes }, now);
    const passkey = await findPasskey(db, credential.id);
    about.accountId = passkey?.accountId ?? null;
    const pending = purpose === "second-step" ? await pendingAccount(db, holderHash, now) : null;
    if (purpose === "second-step" && pending === null) throw new ApiError("sign_in_expired");
    if (!passkey || (pending !== null && pending !== passkey.accountId)) throw new ApiError("passkey_unknown");
    const use = await verified(request, { answer: credential, challenge, passkey });
    return { passkey, use, isSecond: pending !== null, holderHash };
  }

  registerEndpoint(app, passkeys.signIn, async ({ body: { credential }, db, now, request, reply }) => {
    const attempt = { db, now, request };
    const guess = guessOf(attempt, `passkey ${hashOf(credential.id)}`, null);
    await signInGuesses.attempt(db, guess, now, () =>
      recordingFailure(attempt, "passkey", async (about) => {
        const { passkey, use, isSecond, holderHash } = await check(attempt, credential, about);
        const spend = async (tx: Database) => {
          if (!(await usePasskey(tx, passkey, use, now))) throw new ApiError("passkey_copied");
          if (isSecond && !(await takePendingSignIn(tx, holderHash, now))) throw new ApiError("sign_in_expired");
        };
        await openSession({ ...attempt, reply }, passkey.accountId, { by: "passkey", spend });
      }),
    );
    clearSignInToken(request, reply);
    return undefined;
  });

  registerEndpoint(app, passkeys.recover, async ({ body: { code }, db, now, request, reply }) => {
    const attempt = { db, now, request };
    const token = signInTokenOf(request);
    const holderHash = hashOf(token ?? "");
    const accountId = token && (await pendingAccount(db, holderHash, now));
    if (!accountId) throw new ApiError("sign_in_expired");
    const spend = async (tx: Database) => {
      if (!(await takePendingSignIn(tx, holderHash, now))) throw new ApiError("sign_in_expired");
      if (!(await useCode(tx, accountId, recoveryCodeHash(accountId, code), now)))
        throw new ApiError("recovery_code_wrong");
      const entry = { ...auditSource(request, accountId), ...targetOf(accountId) };
      await recordAudit(tx, { ...entry, action: "recovery-code-used" }, now);
      const { email } = (await findById(tx, accountId))?.account ?? {};
      if (email !== undefined) await tellOwner(tx, request, { kind: "recovery-code-used", email }, now);
    };
    const guess = guessOf(attempt, `recovery code, account ${accountId}`, accountId);
    await signInGuesses.attempt(db, guess, now, () =>
      recordingFailure(attempt, "recovery code", (about) => {
        about.accountId = accountId;
        return openSession({ ...attempt, reply }, accountId, { by: "recovery code", spend });
      }),
    );
    clearSignInToken(request, reply);
    return undefined;
  });
}
