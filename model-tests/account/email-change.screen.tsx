import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { emailChangeMachine } from "../../machines/account/email-change";
import { EmailChangePage } from "../../src/account/email-change/EmailChangePage";
import { alerts } from "../shared/reason";
import { emailChangeModel } from "./email-change.model";
import { showPassword } from "./show-password";

type Snapshot = SnapshotFrom<typeof emailChangeMachine>;

const limited = "Too many tries";
const failed = "We couldn’t send the link";
const wrong = "That isn’t your password. Try again.";
const rule = "Enter another email address, like ada@example.com.";
const sent = "Check your email";
const unavailable = "You can’t change your email address here.";
const visitor = "Sign in to change your email address";

/** The form: what is typed, whether it is being sent, and, of all possible messages, only this one. */
const form =
  (busy: boolean, failure?: string) =>
  async (user: User, { context }: Snapshot) => {
    const isAtField = failure === wrong || failure === rule;
    await user.expectVisible(
      { role: "textbox", name: "New email address", value: context.email },
      { role: "textbox", name: "Your password", value: context.password },
      { role: "button", name: "Send link", busy },
      ...(failure === undefined ? [] : alerts(failure, isAtField ? null : context.failure)),
    );
    const messages = [limited, failed, wrong, rule, sent, unavailable, visitor];
    await user.expectAbsent(...messages.filter((one) => one !== failure));
  };
const instead = (text: string) => async (user: User) => {
  await user.expectVisible(text);
  await user.expectAbsent({ role: "button", name: "Send link" });
};
const typed = ["email.change", "password.change"] as const;

export const emailChangeScreen = defineScreenTests({
  testModel: emailChangeModel,
  render: (actor) => <EmailChangePage actor={actor} />,
  does: {
    "email.change": (user, { email }) => user.fill("New email address", email),
    "password.change": (user, { password }) => user.fill("Your password", password),
    "link.request": (user) => user.press("button", "Send link"),
    "request.reopen": (user) => user.press("button", "Use another address"),
  },
  world: ["session.changed"],
  sees: {
    "emailChange.entering": form(false),
    "emailChange.sending": form(true),
    "emailChange.sent": async (user, { context }) => {
      await user.expectVisible(sent, `We sent an email to ${context.email}.`);
      await user.expectAbsent({ role: "button", name: "Send link" });
    },
    "emailChange.wrong": form(false, wrong),
    "emailChange.refused": form(false, rule),
    "emailChange.limited": form(false, limited),
    "emailChange.failed": form(false, failed),
    "emailChange.unavailable": instead(unavailable),
    "emailChange.signedOut": instead(visitor),
  },
  allowedDifferences: [
    {
      drift: "idle",
      event: "link.request",
      in: ["entering", "wrong", "refused", "limited", "failed"].map((state) => `emailChange.${state}`),
      why: "a button that is switched off says nothing: this one stays in use, and the browser says which field is empty",
    },
    ...typed.map((event) => ({
      drift: "missing" as const,
      event,
      in: ["emailChange.sending"],
      why: "nobody can write meanwhile; what a password manager still fills in stays in its field",
    })),
    ...typed.map((event) => ({
      drift: "missing" as const,
      event,
      in: ["emailChange.sent", "emailChange.unavailable", "emailChange.signedOut"],
      why: "there is no field to type into",
    })),
  ],
  ignores: [showPassword, { role: "link", why: "leads to other pages" }],
});
