import { passwordChangeMachine } from "../../../machines/account/password-change";
import type { Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { passwordChangeActors } from "../registration-actors";
import { PasswordChangePage } from "./PasswordChangePage";

export const screen = defineScreen({
  logic: (get) => passwordChangeMachine.provide(passwordChangeActors(get)),
  View: PasswordChangePage,
  head: (_, t) => ({ title: t("passwordChange.title"), description: t("passwordChange.intro") }),
});

export const open = (): Opening => ({
  view: "password-change",
  texts: ["account-registration"],
  key: "change-password",
  input: {},
});
