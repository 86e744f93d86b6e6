import type { Matcher, User } from "statechart-testing/drivers/user";
import type { Failure } from "../../contract/errors";
import { offline, signedOut } from "../shared/cases";
import { alerts } from "../shared/reason";

/** How the check of the password may end. */
export const proofOutcomes = {
  right: { output: "2026-03-01T12:15:00.000Z" },
  wrong: { error: { code: "wrong_confirmation" as const, status: 403 } },
  passwordless: { error: { code: "not_offered" as const, status: 403 } },
  signedOut,
  offline,
};

export const proofWords = {
  events: {
    "password.change": { "": "Enter “secret” as your password.", empty: "Empty the field for your password." },
    "action.close": { "": "Someone else signs in." },
  },
  confirmSession: {
    asks: "check the password",
    right: "the password is right",
    wrong: "the password is wrong",
    passwordless: "the account has no password here",
  },
};

interface Said {
  /** The id of the machine. */
  id: string;
  dialog: string;
  confirm: string;
  failed: string;
  /** What the question says in numbers. */
  effects: readonly string[];
  /** What the page says when it is done. */
  done: string;
}
type Snapshot = { context: { failure: Failure | null; password: string } };

const password: Matcher = { role: "textbox", name: "Your password" };
const prove: Matcher = { role: "button", name: "Confirm" };
const wrong = "That isn’t your password. Try again.";
const outdated = "Someone else has changed this meanwhile";
const passwordless = "Your account has no password here.";

/** What the dialog of an action of staff shows in each of its states. */
export function staffActionSees({ id, dialog: name, confirm, failed, effects, done }: Said) {
  const dialog = { role: "dialog", name };
  const button = (busy: boolean): Matcher => ({ role: "button", name: confirm, busy });
  const question = async (user: User, busy = false) => {
    await user.expectVisible(dialog, button(busy), ...effects);
    await user.expectAbsent(password, outdated, passwordless);
  };
  const proof = async (user: User, { context }: Snapshot) => {
    await user.expectVisible(dialog, { ...(password as object), value: context.password });
    await user.expectAbsent(outdated, passwordless, ...effects);
  };
  return {
    [`${id}.closed`]: (user: User) => user.expectAbsent(dialog, done),
    [`${id}.asking`]: async (user: User) => {
      await question(user);
      await user.expectAbsent(failed);
    },
    [`${id}.performing`]: (user: User) => question(user, true),
    [`${id}.failed`]: async (user: User, { context }: Snapshot) => {
      await question(user);
      await user.expectVisible(...alerts(failed, context.failure));
    },
    [`${id}.proving.entering`]: async (user: User, snapshot: Snapshot) => {
      await proof(user, snapshot);
      await user.expectVisible(prove, "You last confirmed more than 15 minutes ago.");
      await user.expectAbsent(wrong, { role: "alert" });
    },
    [`${id}.proving.checking`]: async (user: User, snapshot: Snapshot) => {
      await proof(user, snapshot);
      await user.expectVisible({ role: "button", name: "Confirm", busy: true });
    },
    [`${id}.proving.wrong`]: async (user: User, snapshot: Snapshot) => {
      await proof(user, snapshot);
      await user.expectVisible({ role: "alert", text: wrong });
    },
    [`${id}.proving.failed`]: async (user: User, snapshot: Snapshot) => {
      await proof(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t check your password", snapshot.context.failure));
      await user.expectAbsent(wrong);
    },
    [`${id}.proving.passwordless`]: async (user: User) => {
      await user.expectVisible(dialog, passwordless, { role: "button", name: "Close and see what it is now" });
      await user.expectAbsent(password, prove);
    },
    [`${id}.outdated`]: async (user: User) => {
      await user.expectVisible(dialog, { role: "alert", text: outdated });
      await user.expectAbsent(...effects, { role: "button", name: confirm });
    },
    [`${id}.performed`]: async (user: User) => {
      await user.expectAbsent(dialog);
      await user.expectVisible({ role: "status", text: done });
    },
  };
}

/** What a person does in the dialog and with the message after it. */
export const staffActionDoes = (confirm: string) => ({
  "action.confirm": (user: User) => user.press("button", confirm),
  "action.cancel": (user: User) => user.press("button", "Close"),
  "password.change": async (user: User, { password }: { password: string }, { context }: Snapshot) => {
    // A field ignores what is in it already.
    if (context.password === password) await user.fill("Your password", password === "" ? "other" : "");
    await user.fill("Your password", password);
  },
  "password.submit": (user: User) => user.press("button", "Confirm"),
});

/** The states in which the dialog is open. */
export const modalOf = (id: string): string[] => [
  ...["asking", "performing", "outdated", "failed"].map((state) => `${id}.${state}`),
  ...["entering", "checking", "wrong", "failed", "passwordless"].map((state) => `${id}.proving.${state}`),
];
