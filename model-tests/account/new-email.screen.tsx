import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { newEmailMachine } from "../../machines/account/new-email";
import { NewEmailPage } from "../../src/account/new-email/NewEmailPage";
import { alerts } from "../shared/reason";
import { newEmailModel } from "./new-email.model";
import { showPassword } from "./show-password";

type Snapshot = SnapshotFrom<typeof newEmailMachine>;

const wrong = "That isn’t your password. Try again.";
const limited = "Too many tries";
const failed = "We couldn’t change your email address";
const changed = "Your email address is changed";
const taken = "Another account uses this address now";
const used = "This link has already been used";
const expired = "This link no longer works";
const messages = [wrong, limited, failed, changed, taken, used, expired];

/** The form: the typed password, whether it is being sent, and, of all possible messages, only this one. */
const form =
  (busy: boolean, failure?: string) =>
  async (user: User, { context }: Snapshot) => {
    await user.expectVisible(
      { role: "textbox", name: "Your password", value: context.password },
      { role: "button", name: "Confirm email address", busy },
      ...(failure === undefined ? [] : alerts(failure, failure === wrong ? null : context.failure)),
    );
    await user.expectAbsent(...messages.filter((one) => one !== failure));
  };
/** The word that stands in for the form, and where its link leads. */
const instead = async (user: User, text: string, link: string) => {
  await user.expectVisible(text, { role: "link", name: link });
  const others = messages.filter((one) => one !== text);
  await user.expectAbsent(...others, { role: "button", name: "Confirm email address" });
};
const toProfile = "Back to your profile";
const again = "Ask for a new link";

export const newEmailScreen = defineScreenTests({
  testModel: newEmailModel,
  render: (actor) => <NewEmailPage actor={actor} />,
  does: {
    "password.change": (user, { password }) => user.fill("Your password", password),
    "confirmation.submit": (user) => user.press("button", "Confirm email address"),
  },
  world: ["session.changed"],
  sees: {
    "newEmail.waiting": form(false),
    "newEmail.reading.idle": form(false),
    "newEmail.reading.pressed": form(true),
    "newEmail.entering": form(false),
    "newEmail.submitting": form(true),
    "newEmail.refused": form(false, wrong),
    "newEmail.limited": form(false, limited),
    "newEmail.failed": form(false, failed),
    "newEmail.changed": async (user, { context }) => {
      await instead(user, changed, toProfile);
      await user.expectVisible(`From now on, sign in with ${context.email}.`);
    },
    "newEmail.taken": (user) => instead(user, taken, again),
    "newEmail.unusable": (user, { context }) =>
      context.failure?.code === "link_used" ? instead(user, used, toProfile) : instead(user, expired, again),
  },
  allowedDifferences: [
    {
      drift: "idle",
      event: "confirmation.submit",
      in: ["waiting", "reading.idle", "entering", "refused", "limited", "failed"].map((state) => `newEmail.${state}`),
      why: "a button that is switched off says nothing: this one stays in use, and the browser says that the field is empty",
    },
    {
      drift: "missing",
      event: "password.change",
      in: ["newEmail.reading.pressed", "newEmail.submitting"],
      why: "nobody can write meanwhile; what a password manager still fills in stays in its field",
    },
    {
      drift: "missing",
      event: "password.change",
      in: ["newEmail.changed", "newEmail.taken", "newEmail.unusable"],
      why: "there is no field to type into",
    },
  ],
  ignores: [showPassword, { role: "link", why: "leads to other pages" }],
});
