import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { forgottenPasswordMachine } from "../../machines/account/forgotten-password";
import { ForgottenPasswordPage } from "../../src/account/forgotten-password/ForgottenPasswordPage";
import { alerts } from "../shared/reason";
import { forgottenPasswordModel } from "./forgotten-password.model";

type Snapshot = SnapshotFrom<typeof forgottenPasswordMachine>;

const limited = "Too many tries";
const failed = "We couldn’t send the link";
const sent = "Check your email";
const unavailable = "We can’t send you a link";
const rule = "Enter an email address like ada@example.com.";

/** The form: the typed address, whether it is being sent, and, of all possible messages, only this one. */
const form =
  (busy: boolean, failure?: string) =>
  async (user: User, { context }: Snapshot) => {
    await user.expectVisible(
      { role: "textbox", name: "Email", value: context.email.trim() },
      { role: "button", name: "Send link", busy },
      ...(failure === undefined ? [] : alerts(failure, context.failure)),
    );
    await user.expectAbsent(...[limited, failed, sent, unavailable].filter((one) => one !== failure));
  };

export const forgottenPasswordScreen = defineScreenTests({
  testModel: forgottenPasswordModel,
  render: (actor) => <ForgottenPasswordPage actor={actor} />,
  does: {
    "email.change": (user, { email }) => user.fill("Email", email),
    "password.request": (user) => user.press("button", "Send link"),
    "request.reopen": (user) => user.press("button", "Use another address"),
  },
  // Browsers trim the value of an email field.
  world: ["email.change (empty)"],
  sees: {
    "forgottenPassword.entering": form(false),
    "forgottenPassword.requesting": form(true),
    "forgottenPassword.sent": async (user, { context }) => {
      await user.expectVisible(sent, `We sent an email to ${context.email.trim()}.`);
      await user.expectAbsent({ role: "button", name: "Send link" });
    },
    "forgottenPassword.refused": async (user, snapshot) => {
      await form(false)(user, snapshot);
      await user.expectVisible({ role: "alert", text: rule });
    },
    "forgottenPassword.limited": form(false, limited),
    "forgottenPassword.failed": form(false, failed),
    "forgottenPassword.unavailable": async (user) => {
      await user.expectVisible(unavailable);
      await user.expectAbsent({ role: "button", name: "Send link" });
    },
  },
  allowedDifferences: [
    {
      drift: "idle",
      event: "password.request",
      in: [
        "forgottenPassword.entering",
        "forgottenPassword.refused",
        "forgottenPassword.limited",
        "forgottenPassword.failed",
      ],
      why: "a button that is switched off says nothing: this one stays in use, and the browser says that the field is empty",
    },
    {
      drift: "missing",
      event: "email.change",
      in: ["forgottenPassword.requesting"],
      why: "nobody can write meanwhile; what a password manager still fills in stays in its field",
    },
    {
      drift: "missing",
      event: "email.change",
      in: ["forgottenPassword.sent", "forgottenPassword.unavailable"],
      why: "there is no field to type into",
    },
  ],
  ignores: [{ role: "link", name: "Back to sign-in", why: "leads to another page" }],
});
