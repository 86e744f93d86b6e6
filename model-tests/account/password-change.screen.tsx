import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { passwordChangeMachine } from "../../machines/account/password-change";
import { PasswordChangePage } from "../../src/account/password-change/PasswordChangePage";
import { alerts } from "../shared/reason";
import { passwordChangeModel } from "./password-change.model";
import { showPassword } from "./show-password";

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;

const limited = "Too many tries";
const failed = "We couldn’t save your password";
const wrong = "That isn’t your present password. Try again.";
const saved = "Your new password is saved";
const passwordless = "Your account has no password here: you sign in with your main site account.";
const visitor = "Sign in to change your password";
const rules = {
  common: "This password is easy to guess. Choose another one, like a few random words.",
  length: "Use 12 to 200 characters.",
};

/** The form: the typed passwords, whether they are being saved, and, of all possible messages, only this one. */
const form =
  (busy: boolean, failure?: string) =>
  async (user: User, { context }: Snapshot) => {
    await user.expectVisible(
      { role: "textbox", name: "Present password", value: context.current },
      { role: "textbox", name: "New password", value: context.password },
      { role: "button", name: "Save password", busy },
      ...(failure === undefined ? [] : alerts(failure, failure === wrong ? null : context.failure)),
    );
    await user.expectAbsent(...[limited, failed, wrong, saved, passwordless, visitor].filter((one) => one !== failure));
  };
const instead = (text: string) => async (user: User) => {
  await user.expectVisible(text);
  await user.expectAbsent({ role: "button", name: "Save password" });
};
const typed = ["current.change", "password.change"] as const;

export const passwordChangeScreen = defineScreenTests({
  testModel: passwordChangeModel,
  render: (actor) => <PasswordChangePage actor={actor} />,
  does: {
    "current.change": (user, { current }) => user.fill("Present password", current),
    "password.change": (user, { password }) => user.fill("New password", password),
    "password.save": (user) => user.press("button", "Save password"),
  },
  world: ["session.changed"],
  sees: {
    "passwordChange.entering": form(false),
    "passwordChange.saving": form(true),
    "passwordChange.saved": instead(saved),
    "passwordChange.wrong": form(false, wrong),
    "passwordChange.refused": async (user, snapshot) => {
      await form(false)(user, snapshot);
      const isCommon = snapshot.context.failure?.code === "common_password";
      await user.expectVisible({ role: "alert", text: isCommon ? rules.common : rules.length });
      await user.expectAbsent(isCommon ? rules.length : rules.common);
    },
    "passwordChange.limited": form(false, limited),
    "passwordChange.failed": form(false, failed),
    "passwordChange.passwordless": instead(passwordless),
    "passwordChange.signedOut": instead(visitor),
  },
  allowedDifferences: [
    {
      drift: "idle",
      event: "password.save",
      in: ["entering", "wrong", "refused", "limited", "failed"].map((state) => `passwordChange.${state}`),
      why: "a button that is switched off says nothing: this one stays in use, and the browser says which field is empty",
    },
    ...typed.map((event) => ({
      drift: "missing" as const,
      event,
      in: ["passwordChange.saving"],
      why: "nobody can write meanwhile; what a password manager still fills in stays in its field",
    })),
    ...typed.map((event) => ({
      drift: "missing" as const,
      event,
      in: ["passwordChange.saved", "passwordChange.passwordless", "passwordChange.signedOut"],
      why: "there is no field to type into",
    })),
  ],
  ignores: [showPassword, { role: "link", why: "leads to other pages" }],
});
