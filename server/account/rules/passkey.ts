import { createHash } from "node:crypto";
import { type Actor, roleOf } from "./access";
import type { Device } from "./device";

/** How long a passkey may take to answer, in milliseconds. */
export const challengeMs = 5 * 60 * 1000;

/** How many passkeys an account can have. */
export const maxPasskeys = 20;

/** Whether the sign-in asks for a passkey after the password: of administrators and editors that have one (R61). */
export const isAskedForPasskey = (actor: Actor, passkeys: number): boolean =>
  passkeys > 0 && ["admin", "editor"].includes(roleOf(actor));

/**
 * What authenticators call an account: the same for all of its passkeys, and nothing that says who it is. An
 * authenticator replaces an earlier passkey of the same name.
 */
export const userHandleOf = (accountId: number): Buffer =>
  createHash("sha256").update(`academy account ${accountId}`).digest();

/** A new passkey's name, until its owner gives it another. */
export const nameByDevice = ({ browser, system }: Device): string =>
  [browser, system].filter((part) => part !== null).join(", ") || "Passkey";
