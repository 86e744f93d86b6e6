import { forgottenPasswordMachine } from "../../../machines/account/forgotten-password";
import { defineScreen } from "../../screens/screen";
import { forgottenPasswordActors } from "../registration-actors";
import { ForgottenPasswordPage } from "./ForgottenPasswordPage";

export const screen = defineScreen({
  logic: (get) => forgottenPasswordMachine.provide(forgottenPasswordActors(get)),
  View: ForgottenPasswordPage,
  head: (_, t) => ({ title: t("forgottenPassword.title"), description: t("forgottenPassword.intro") }),
});
