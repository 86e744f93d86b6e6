import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { emailConfirmationMachine } from "../../machines/account/email-confirmation";
import { EmailConfirmationPage } from "../../src/account/email-confirmation/EmailConfirmationPage";
import { alerts } from "../shared/reason";
import { emailConfirmationModel } from "./email-confirmation.model";
import { showPassword } from "./show-password";

type Snapshot = SnapshotFrom<typeof emailConfirmationMachine>;

const refused = "That isn’t the password you chose";
const limited = "Too many tries";
const failed = "We couldn’t confirm your address";
const used = "This link has already been used";
const expired = "This link no longer works";

/** The form: the typed password, whether it is being sent, and, of all possible messages, only this one. */
const form =
  (busy: boolean, failure?: string) =>
  async (user: User, { context }: Snapshot) => {
    await user.expectVisible(
      { role: "textbox", name: "The password you chose", value: context.password },
      { role: "button", name: "Confirm and sign in", busy },
      ...(failure === undefined ? [] : alerts(failure, failure === refused ? null : context.failure)),
    );
    await user.expectAbsent(...[refused, limited, failed, used, expired].filter((one) => one !== failure));
  };

const waiting = [
  "emailConfirmation.reading.pressed",
  "emailConfirmation.submitting",
  "emailConfirmation.confirming",
  "emailConfirmation.signedIn",
];

export const emailConfirmationScreen = defineScreenTests({
  testModel: emailConfirmationModel,
  render: (actor) => <EmailConfirmationPage actor={actor} />,
  does: {
    "password.change": (user, { password }) => user.fill("The password you chose", password),
    "confirmation.submit": (user) => user.press("button", "Confirm and sign in"),
  },
  world: ["session.changed"],
  sees: {
    "emailConfirmation.waiting": form(false),
    "emailConfirmation.reading.idle": form(false),
    "emailConfirmation.reading.pressed": form(true),
    "emailConfirmation.entering": form(false),
    "emailConfirmation.submitting": form(true),
    "emailConfirmation.confirming": form(true),
    "emailConfirmation.signedIn": form(true),
    "emailConfirmation.refused": form(false, refused),
    "emailConfirmation.limited": form(false, limited),
    "emailConfirmation.failed": form(false, failed),
    "emailConfirmation.unusable": async (user, { context }) => {
      const isUsed = context.failure?.code === "link_used";
      await user.expectVisible(
        isUsed ? used : expired,
        { role: "link", name: "Sign in" },
        { role: "link", name: "Register again" },
      );
      await user.expectAbsent(isUsed ? expired : used, { role: "button", name: "Confirm and sign in" });
    },
  },
  allowedDifferences: [
    {
      drift: "idle",
      event: "confirmation.submit",
      in: [
        "emailConfirmation.waiting",
        "emailConfirmation.reading.idle",
        "emailConfirmation.entering",
        "emailConfirmation.refused",
        "emailConfirmation.limited",
        "emailConfirmation.failed",
      ],
      why: "a button that is switched off says nothing: this one stays in use, and the browser says that the field is empty",
    },
    {
      drift: "missing",
      event: "password.change",
      in: waiting,
      why: "nobody can write meanwhile; what a password manager still fills in stays in its field",
    },
    {
      drift: "missing",
      event: "password.change",
      in: ["emailConfirmation.unusable"],
      why: "there is no field to type into",
    },
  ],
  ignores: [
    showPassword,
    { role: "link", name: "Sign in", why: "leads to another page" },
    { role: "link", name: "Register again", why: "leads to another page" },
  ],
});
