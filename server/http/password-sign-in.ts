import type { FastifyReply, FastifyRequest } from "fastify";
import type { Credentials } from "../../contract/account/session";
import { isPassword } from "../account/password";
import { findByEmail } from "../account/queries/accounts";
import { recordAudit, recordAuditOnce } from "../account/queries/audit";
import { isKnownDevice, rememberDevice } from "../account/queries/known-devices";
import type { Guesser, Lock } from "../account/queries/sign-in-failures";
import type { Database } from "../db/database";
import { ApiError } from "./api-error";
import { auditSource } from "./audit-source";
import { deviceTokenOf, setDeviceCookie } from "./device-cookie";
import type { Guesses } from "./limit-guesses";
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

/** Signs an account in: with a new session, and a browser that is remembered from now on. */
export async function openSession({ db, now, request, reply }: Omit<SignIn, "body">, accountId: number): Promise<void> {
  const device = { old: deviceTokenOf(request), new: newToken() };
  const token = await db.transaction(async (tx) => {
    const hashes = { oldHash: device.old === null ? null : hashOf(device.old), newHash: hashOf(device.new) };
    await rememberDevice(tx, { accountId, ...hashes }, now);
    const target = { kind: "account", id: accountId } as const;
    await recordAudit(tx, { ...auditSource(request, accountId), action: "sign-in", target }, now);
    return replaceSession(tx, request, accountId, now);
  });
  setSessionCookie(request, reply, token);
  setDeviceCookie(request, reply, device.new);
}

/**
 * Sign-in with email and password (R16), the only place where it succeeds, fails or is rejected: `check` returns, it
 * throws `wrong_credentials`, or `attempt` throws `too_many`. Limits are those of record 26.
 * @throws {ApiError} `wrong_credentials`, `too_many`, `unavailable`
 */
export async function signInByPassword(guesses: Guesses, signIn: SignIn): Promise<void> {
  const { body, db, now } = signIn;
  const email = body.email.toLowerCase();
  const check = async () => {
    const found = await findByEmail(db, email);
    if (!(await isPassword(found?.passwordHash ?? null, body.password)) || !found) {
      const target = found ? { target: { kind: "account" as const, id: found.account.id } } : {};
      await recordAudit(db, { ...auditSource(signIn.request, null), action: "sign-in-failed", ...target }, now);
      throw new ApiError("wrong_credentials");
    }
    return found.account;
  };
  const guess = {
    ...(await guesserOf(signIn, email)),
    isForgiving: true,
    onLock: (lock: Lock) => recordLock(signIn, email, lock),
  };
  const account = await guesses.attempt(db, guess, now, check);
  await openSession(signIn, account.id);
}
