import type { Matcher, User } from "statechart-testing/drivers/user";
import type { Proof } from "../../machines/account/session-proof";
import { texts as useTexts } from "../../src/i18n/locales/en/account-passkey-use";
import { texts as proofTexts } from "../../src/i18n/locales/en/account-proof";
import { offline, signedOut } from "../shared/cases";
import { alerts } from "../shared/reason";

const { proof: text } = proofTexts;
const { passkeyUse } = useTexts;

/** What staff do to confirm that it is them. */
export const proofEvents = {
  "password.change": { "": { password: "secret" }, empty: { password: "" } },
} as const;

/** How a confirmation may end. */
export const proofOutcomes = {
  confirmSession: {
    right: { output: "2026-03-01T12:15:00.000Z" },
    wrong: { error: { code: "wrong_confirmation" as const, status: 403 } },
    passwordless: { error: { code: "not_offered" as const, status: 403 } },
    signedOut,
    offline,
  },
  confirmByPasskey: {
    confirmed: { output: { kind: "confirmed" as const } },
    cancelled: { output: { kind: "cancelled" as const } },
    signedOut,
    offline,
  },
};

export const proofWords = {
  events: {
    "password.change": { "": "Enter “secret” as your password.", empty: "Empty the field for your password." },
  },
  outcomes: {
    confirmSession: {
      asks: "check the password",
      right: "the password is right",
      wrong: "the password is wrong",
      passwordless: "the account has no password here",
    },
    confirmByPasskey: { asks: "check the passkey", confirmed: "it is right", cancelled: "you cancel it" },
  },
};

interface Snapshot {
  context: Proof;
}
const password: Matcher = { role: "textbox", name: text.password };
const confirm = (busy: boolean): Matcher => ({ role: "button", name: text.confirm, busy });
const usePasskey = (busy: boolean): Matcher => ({ role: "button", name: text.usePasskey, busy });

/** What a dialog shows while it asks for a confirmation; `others` are of its other states. */
export function proofSees<S extends Snapshot>(
  id: string,
  dialogOf: (snapshot: S) => Matcher,
  others: readonly Matcher[] = [],
) {
  const asked = async (user: User, snapshot: S, busy: "password" | "passkey" | null = null) => {
    const field = { ...(password as object), value: snapshot.context.password };
    await user.expectVisible(dialogOf(snapshot), field, confirm(busy === "password"), usePasskey(busy === "passkey"));
    await user.expectAbsent(text.passwordless, ...others);
  };
  const quiet = [text.wrong, passkeyUse.stopped, text.failed];
  const states: Record<string, (user: User, snapshot: S) => Promise<void>> = {
    entering: async (user, snapshot) => {
      await asked(user, snapshot);
      await user.expectVisible(text.text);
      await user.expectAbsent(...quiet);
    },
    checkingPassword: (user, snapshot) => asked(user, snapshot, "password"),
    checkingPasskey: (user, snapshot) => asked(user, snapshot, "passkey"),
    wrong: async (user, snapshot) => {
      await asked(user, snapshot);
      await user.expectVisible({ role: "alert", text: text.wrong });
      await user.expectAbsent(passkeyUse.stopped, text.failed);
    },
    stopped: async (user, snapshot) => {
      await asked(user, snapshot);
      await user.expectVisible(passkeyUse.stopped, passkeyUse[snapshot.context.problem ?? "none"]);
      await user.expectAbsent(text.wrong, text.failed);
    },
    failed: async (user, snapshot) => {
      await asked(user, snapshot);
      await user.expectVisible(...alerts(text.failed, snapshot.context.failure));
      await user.expectAbsent(text.wrong, passkeyUse.stopped);
    },
    passwordless: async (user, snapshot) => {
      await user.expectVisible(dialogOf(snapshot), text.passwordless, usePasskey(false));
      await user.expectAbsent(password, confirm(false), ...others);
    },
  };
  return Object.fromEntries(Object.entries(states).map(([state, sees]) => [`${id}.proving.${state}`, sees]));
}

/** What a person does to confirm that it is them. */
export const proofDoes = {
  "password.change": async (user: User, { password }: { password: string }, { context }: Snapshot) => {
    // A field ignores what is in it already.
    if (context.password === password) await user.fill(text.password, password === "" ? "other" : "");
    await user.fill(text.password, password);
  },
  "password.submit": (user: User) => user.press("button", text.confirm),
  "passkey.use": (user: User) => user.press("button", text.usePasskey),
};

/** The states in which a dialog asks for a confirmation. */
export const modalOfProof = (id: string): string[] =>
  ["entering", "checkingPassword", "checkingPasskey", "wrong", "stopped", "failed", "passwordless"].map(
    (state) => `${id}.proving.${state}`,
  );

/** A button that is switched off says nothing: this one stays in use, and the browser says that the field is empty. */
export const emptyPasswordSays = (id: string) => ({
  drift: "idle" as const,
  event: "password.submit" as const,
  in: [`${id}.proving`],
  why: "a button that is switched off says nothing: this one stays in use, and the browser says that the field is empty",
});

/** Why the browser driver plays what asks for a passkey. */
export const authenticator = "a browser’s authenticator answers, which no test model can";
