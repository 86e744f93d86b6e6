import { emailChangeMachine } from "../../../machines/account/email-change";
import type { Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { emailChangeActors } from "../registration-actors";
import { EmailChangePage } from "./EmailChangePage";

export const screen = defineScreen({
  logic: (get) => emailChangeMachine.provide(emailChangeActors(get)),
  View: EmailChangePage,
  head: (_, t) => ({ title: t("emailChange.title"), description: t("emailChange.intro") }),
});

export const open = (): Opening => ({
  view: "email-change",
  texts: ["account-registration", "account-email"],
  key: "change-email",
  input: {},
});
