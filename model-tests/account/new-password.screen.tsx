import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { newPasswordMachine } from "../../machines/account/new-password";
import { NewPasswordPage } from "../../src/account/new-password/NewPasswordPage";
import { alerts } from "../shared/reason";
import { newPasswordModel } from "./new-password.model";
import { showPassword } from "./show-password";

type Snapshot = SnapshotFrom<typeof newPasswordMachine>;

const failed = "We couldn’t save your password";
const used = "This link has already been used";
const expired = "This link no longer works";
const saved = "Your new password is saved";
const rules = {
  common: "This password is easy to guess. Choose another one, like a few random words.",
  length: "Use 12 to 200 characters.",
};

/** The form: the typed password, whether it is being saved, and, of all possible messages, only this one. */
const form =
  (busy: boolean, failure?: string) =>
  async (user: User, { context }: Snapshot) => {
    await user.expectVisible(
      { role: "textbox", name: "New password", value: context.password },
      { role: "button", name: "Save password", busy },
      ...(failure === undefined ? [] : alerts(failure, context.failure)),
    );
    await user.expectAbsent(...[failed, used, expired, saved].filter((one) => one !== failure));
  };

export const newPasswordScreen = defineScreenTests({
  testModel: newPasswordModel,
  render: (actor) => <NewPasswordPage actor={actor} />,
  does: {
    "password.change": (user, { password }) => user.fill("New password", password),
    "password.save": (user) => user.press("button", "Save password"),
  },
  world: ["session.changed"],
  sees: {
    "newPassword.waiting": form(false),
    "newPassword.reading.idle": form(false),
    "newPassword.reading.pressed": form(true),
    "newPassword.entering": form(false),
    "newPassword.saving": form(true),
    "newPassword.saved": async (user) => {
      await user.expectVisible(saved, { role: "link", name: "Sign in" });
      await user.expectAbsent({ role: "button", name: "Save password" });
    },
    "newPassword.refused": async (user, snapshot) => {
      await form(false)(user, snapshot);
      const isCommon = snapshot.context.failure?.code === "common_password";
      await user.expectVisible({ role: "alert", text: isCommon ? rules.common : rules.length });
      await user.expectAbsent(isCommon ? rules.length : rules.common);
    },
    "newPassword.failed": form(false, failed),
    "newPassword.unusable": async (user, { context }) => {
      const isUsed = context.failure?.code === "link_used";
      await user.expectVisible(isUsed ? used : expired, { role: "link", name: "Send a new link" });
      await user.expectAbsent(isUsed ? expired : used, { role: "button", name: "Save password" });
    },
  },
  allowedDifferences: [
    {
      drift: "idle",
      event: "password.save",
      in: [
        "newPassword.waiting",
        "newPassword.reading.idle",
        "newPassword.entering",
        "newPassword.refused",
        "newPassword.failed",
      ],
      why: "a button that is switched off says nothing: this one stays in use, and the browser says that the field is empty",
    },
    {
      drift: "missing",
      event: "password.change",
      in: ["newPassword.reading.pressed", "newPassword.saving"],
      why: "nobody can write meanwhile; what a password manager still fills in stays in its field",
    },
    {
      drift: "missing",
      event: "password.change",
      in: ["newPassword.unusable", "newPassword.saved"],
      why: "there is no field to type into",
    },
  ],
  ignores: [
    showPassword,
    { role: "link", name: "Sign in", why: "leads to another page" },
    { role: "link", name: "Send a new link", why: "leads to another page" },
  ],
});
