import { newPasswordMachine } from "../../../machines/account/new-password";
import type { Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { newPasswordActors } from "../registration-actors";
import { NewPasswordPage } from "./NewPasswordPage";

export const screen = defineScreen({
  logic: (get) => newPasswordMachine.provide(newPasswordActors(get)),
  View: NewPasswordPage,
  head: (_, t) => ({ title: t("newPassword.title"), description: t("newPassword.intro") }),
});

export const open = (): Opening => ({
  view: "new-password",
  texts: ["account-registration"],
  key: "new-password",
  input: {},
});
