import { emailConfirmationMachine } from "../../../machines/account/email-confirmation";
import type { Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { emailConfirmationActors } from "../registration-actors";
import { EmailConfirmationPage } from "./EmailConfirmationPage";

export const screen = defineScreen({
  logic: (get) => emailConfirmationMachine.provide(emailConfirmationActors(get)),
  View: EmailConfirmationPage,
  head: (_, t) => ({ title: t("emailConfirmation.title"), description: t("emailConfirmation.intro") }),
});

export const open = (): Opening => ({
  view: "email-confirmation",
  texts: ["account-registration"],
  key: "confirm-email",
  input: {},
});
