import { newPasswordMachine } from "../../../machines/account/new-password";
import { defineScreen } from "../../screens/screen";
import { newPasswordActors } from "../registration-actors";
import { NewPasswordPage } from "./NewPasswordPage";

export const screen = defineScreen({
  logic: (get) => newPasswordMachine.provide(newPasswordActors(get)),
  View: NewPasswordPage,
  head: (_, t) => ({ title: t("newPassword.title"), description: t("newPassword.intro") }),
});
