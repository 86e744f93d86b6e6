import type { FastifyReply, FastifyRequest } from "fastify";
import type { Credentials } from "../../contract/account/session";
import { isPassword } from "../account/password";
import { type Account, findByEmail, findById, lockWithPassword } from "../account/queries/accounts";
import { recordAudit, recordAuditOnce } from "../account/queries/audit";
import { isKnownDevice, rememberDevice } from "../account/queries/known-devices";
import { addPendingSignIn } from "../account/queries/passkey-challenges";
import { countPasskeys } from "../account/queries/passkeys";
import type { Guesser, Lock } from "../account/queries/sign-in-failures";
import { challengeMs, isAskedForPasskey } from "../account/rules/passkey";
import type { Database } from "../db/database";
import { mailsSince } from "../mail/queries/mails";
import { ApiError } from "./api-error";
import { auditSource } from "./audit-source";
import { deviceTokenOf, setDeviceCookie } from "./device-cookie";
import type { Guesses } from "./limit-guesses";
import { tellOwner } from "./owner-mail";
import { setSignInToken } from "./passkey-cookie";
import { replaceSession } from "./replace-session";
import { hashOf, newToken, setSessionCookie } from "./session-cookie";
import { sourceOf } from "./source";

interface SignIn {
  body: Credentials;
  db: Database;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The source of a guess at an account's password: a browser that has signed in to it before is counted separately. */
async function guesserOf({ db, request }: SignIn, email: string): Promise<Guesser> {
  const device = deviceTokenOf(request);
  if (device !== null && (await isKnownDevice(db, email, hashOf(device))))
    return { subject: email, source: `device ${hashOf(device)}`, network: null };
  const { address, network } = sourceOf(request);
  return { subject: email, source: address, network };
}

/**
 * Records that sign-ins are rejected after too many wrong passwords (R63): once per lock and network, not for each try.
 */
async function recordLock({ db, now, request }: SignIn, email: string, { windowSeconds }: Lock): Promise<void> {
  const found = await findByEmail(db, email);
  const target = found ? { target: { kind: "account" as const, id: found.account.id } } : {};
  const entry = { ...auditSource(request, null), action: "sign-in-locked" as const, ...target };
  await recordAuditOnce(db, entry, now, windowSeconds);
}

const hour = 60 * 60 * 1000;

/** Tells the owner of an account that it was used in a new browser, once an hour: an address gets few mails in one. */
async function tellOfBrowser(tx: Database, request: FastifyRequest, accountId: number, now: Date): Promise<void> {
  const kind = "new-browser";
  const { email } = (await findById(tx, accountId))?.account ?? {};
  if (email === undefined || (await mailsSince(tx, email, new Date(now.getTime() - hour), kind)) > 0) return;
  await tellOwner(tx, request, { kind, email }, now);
}

/** What signs somebody in. */
export interface Proof {
  /** As the audit log says it, if it is not the password. */
  by?: "passkey" | "recovery code";
  /** Uses it up, or checks that it still holds, in the transaction of the sign-in. @throws to sign nobody in */
  spend(tx: Database): Promise<void>;
}

/** A password that was just checked: checking takes so long that it may have been replaced meanwhile (R60). */
const checked = ({ account: { id }, passwordHash }: { account: Account; passwordHash: string | null }): Proof => ({
  async spend(tx) {
    if (!(await lockWithPassword(tx, id, passwordHash ?? ""))) throw new ApiError("wrong_credentials");
  },
});

/**
 * Signs an account in: with a new session, and a browser that is remembered from now on. If the account has been used
 * in other browsers only, a mail tells its owner about a sign-in by password.
 * @throws {ApiError} `too_many`; whatever the proof throws
 */
export async function openSession(
  { db, now, request, reply }: Omit<SignIn, "body">,
  accountId: number,
  proof?: Proof,
): Promise<void> {
  const { countSignIn, outbox } = request.server.academy;
  countSignIn(accountId, now);
  const device = { old: deviceTokenOf(request), new: newToken() };
  const token = await db.transaction(async (tx) => {
    await proof?.spend(tx);
    const hashes = { oldHash: device.old === null ? null : hashOf(device.old), newHash: hashOf(device.new) };
    const isNew = await rememberDevice(tx, { accountId, ...hashes }, now);
    if (isNew && outbox && !proof?.by) await tellOfBrowser(tx, request, accountId, now);
    const target = { kind: "account", id: accountId } as const;
    const after = proof?.by && { after: { by: proof.by } };
    await recordAudit(tx, { ...auditSource(request, accountId), action: "sign-in", target, ...after }, now);
    return replaceSession(tx, request, accountId, now);
  });
  setSessionCookie(request, reply, token);
  setDeviceCookie(request, reply, device.new);
  outbox?.wake();
}

/** Keeps for a few minutes that the password was right in this browser: the passkey is still to come (R61). */
async function awaitPasskey({ db, now, request, reply }: SignIn, accountId: number, proof: Proof): Promise<never> {
  const token = newToken();
  await db.transaction(async (tx) => {
    await proof.spend(tx);
    await addPendingSignIn(tx, { holderHash: hashOf(token), accountId }, new Date(now.getTime() + challengeMs));
  });
  setSignInToken(request, reply, token);
  throw new ApiError("passkey_needed");
}

/**
 * Sign-in with email and password (R16), the only place where it succeeds, fails or is rejected: `check` returns, it
 * throws `wrong_credentials`, or `attempt` throws `too_many`. Limits are those of record 26.
 * @throws {ApiError} `wrong_credentials`, `passkey_needed`, `too_many`, `unavailable`
 */
export async function signInByPassword(guesses: Guesses, signIn: SignIn): Promise<void> {
  const { body, db, now } = signIn;
  const { email } = body;
  const check = async () => {
    const found = await findByEmail(db, email);
    if (!(await isPassword(found?.passwordHash ?? null, body.password)) || !found) {
      const target = found ? { target: { kind: "account" as const, id: found.account.id } } : {};
      await recordAudit(db, { ...auditSource(signIn.request, null), action: "sign-in-failed", ...target }, now);
      throw new ApiError("wrong_credentials");
    }
    return found;
  };
  const guess = {
    ...(await guesserOf(signIn, email)),
    isForgiving: true,
    onLock: (lock: Lock) => recordLock(signIn, email, lock),
  };
  const found = await guesses.attempt(db, guess, now, check);
  const { account } = found;
  const proof = checked(found);
  if (isAskedForPasskey(account, await countPasskeys(db, account.id))) return awaitPasskey(signIn, account.id, proof);
  await openSession(signIn, account.id, proof);
}
