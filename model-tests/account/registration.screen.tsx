import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { registrationMachine } from "../../machines/account/registration";
import { RegistrationPage } from "../../src/account/registration/RegistrationPage";
import { alerts } from "../shared/reason";
import { registrationModel } from "./registration.model";
import { showPassword } from "./show-password";

type Snapshot = SnapshotFrom<typeof registrationMachine>;

const limited = "Too many tries";
const failed = "We couldn’t create your account";
const sent = "Check your email";
const closed = "You can’t register here";
const rules = {
  common: "This password is easy to guess. Choose another one, like a few random words.",
  email: "Enter an email address like ada@example.com.",
};

/** The form: the typed text, whether it is being sent, and, of all possible messages, only this one. */
const form =
  (busy: boolean, failure?: string) =>
  async (user: User, { context }: Snapshot) => {
    await user.expectVisible(
      { role: "textbox", name: "Name", value: context.name },
      { role: "textbox", name: "Email", value: context.email.trim() },
      { role: "textbox", name: "Password", value: context.password },
      { role: "button", name: "Create account", busy },
      ...(failure === undefined ? [] : alerts(failure, context.failure)),
    );
    await user.expectAbsent(...[limited, failed, sent, closed].filter((one) => one !== failure));
  };

const waiting = ["registration.submitting", "registration.signedIn"];
const typed = ["name.change", "email.change", "password.change"] as const;

export const registrationScreen = defineScreenTests({
  testModel: registrationModel,
  render: (actor) => <RegistrationPage actor={actor} />,
  does: {
    "name.change": (user, { name }) => user.fill("Name", name),
    "email.change": (user, { email }) => user.fill("Email", email),
    "password.change": (user, { password }) => user.fill("Password", password),
    "registration.submit": (user) => user.press("button", "Create account"),
    "registration.reopen": (user) => user.press("button", "Use another address"),
  },
  // Browsers trim the value of an email field.
  world: ["session.changed", "email.change (empty)"],
  sees: {
    "registration.entering": form(false),
    "registration.submitting": form(true),
    "registration.sent": async (user, { context }) => {
      await user.expectVisible(sent, `We sent an email to ${context.email.trim()}.`);
      await user.expectAbsent({ role: "button", name: "Create account" });
    },
    "registration.refused": async (user, snapshot) => {
      await form(false)(user, snapshot);
      const isCommon = snapshot.context.failure?.code === "common_password";
      await user.expectVisible({ role: "alert", text: isCommon ? rules.common : rules.email });
      await user.expectAbsent(isCommon ? rules.email : rules.common);
    },
    "registration.limited": form(false, limited),
    "registration.failed": form(false, failed),
    "registration.closed": async (user) => {
      await user.expectVisible(closed);
      await user.expectAbsent({ role: "button", name: "Create account" });
    },
    "registration.signedIn": form(true),
  },
  allowedDifferences: [
    {
      drift: "idle",
      event: "registration.submit",
      in: ["registration.entering", "registration.refused", "registration.limited", "registration.failed"],
      why: "a button that is switched off says nothing: this one stays in use, and the browser says which field is empty",
    },
    ...typed.map((event) => ({
      drift: "missing" as const,
      event,
      in: waiting,
      why: "nobody can write meanwhile; what a password manager still fills in stays in its field",
    })),
    ...typed.map((event) => ({
      drift: "missing" as const,
      event,
      in: ["registration.sent", "registration.closed"],
      why: "there is no field to type into",
    })),
  ],
  ignores: [showPassword, { role: "link", name: "Sign in", why: "leads to another page" }],
});
