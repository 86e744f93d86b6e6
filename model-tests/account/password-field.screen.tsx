import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import { PasswordInput } from "../../src/account/forms/PasswordField";
import { passwordFieldModel } from "./password-field.model";

const show = { role: "button", name: "Show" };
const hide = { role: "button", name: "Hide" };

export const passwordFieldScreen = defineScreenTests({
  testModel: passwordFieldModel,
  render: (actor) => <PasswordInput actor={actor} label="Password" name="password" defaultValue="correct horse" />,
  does: {
    "password.show": (user) => user.press("button", "Show"),
    "password.hide": (user) => user.press("button", "Hide"),
  },
  ignores: [{ role: "textbox", name: "Password", why: "what is typed is for the machine of the form" }],
  sees: {
    "passwordField.hidden": async (user) => {
      await user.expectVisible(show);
      await user.expectAbsent(hide);
    },
    "passwordField.shown": async (user) => {
      await user.expectVisible(hide);
      await user.expectAbsent(show);
    },
  },
});
