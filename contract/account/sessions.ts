import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { Id, IdParam, Instant } from "../primitives";
import { Assertion } from "./passkeys";
import { maxPasswordLength } from "./registration";

/** A browser that is signed in to the account. */
export const DeviceSession = z.object({
  id: Id,
  /** By name; null if its user agent did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The network that it signed in from, shortened: `192.0.2.0/24`. */
  network: z.nullable(z.string()),
  signedInAt: Instant,
  /** To within five minutes. */
  usedAt: Instant,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

const base = "/academy/private/api/v2/users/sessions";

/** Where an account is signed in (R60). */
export const sessions = {
  list: endpoint({
    id: "sessions.list",
    method: "GET",
    path: `${base}/`,
    summary: "The account's sessions: the caller's first, then the others, the last used first (R60).",
    access: "signed-in",
    reply: z.object({ sessions: z.array(DeviceSession) }),
  }),
  end: endpoint({
    id: "sessions.end",
    method: "DELETE",
    path: `${base}/{id}/`,
    summary: "Ends one of the account's sessions: its browser is signed out (R60).",
    access: "signed-in",
    params: z.object({ id: IdParam }),
    reply: null,
  }),
  confirm: endpoint({
    id: "sessions.confirm",
    method: "POST",
    path: `${base}/confirm/`,
    summary:
      "Confirms this session with the account’s password or one of its passkeys: for 15 minutes, administrators may then change rights, revoke and delete, and everyone may change their own passkeys (R60, R61).",
    access: "signed-in",
    body: z.union([
      z.object({ password: z.string().check(z.minLength(1), z.maxLength(maxPasswordLength)) }),
      z.object({ passkey: Assertion }),
    ]),
    reply: z.object({ confirmedUntil: Instant }),
  }),
  endOthers: endpoint({
    id: "sessions.endOthers",
    method: "POST",
    path: `${base}/end-others/`,
    summary: "Ends all of the account's sessions except the caller's (R60).",
    access: "signed-in",
    reply: null,
  }),
};
