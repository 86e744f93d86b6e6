import { emailConfirmationMachine } from "../../../machines/account/email-confirmation";
import { defineScreen } from "../../screens/screen";
import { emailConfirmationActors } from "../registration-actors";
import { EmailConfirmationPage } from "./EmailConfirmationPage";

export const screen = defineScreen({
  logic: (get) => emailConfirmationMachine.provide(emailConfirmationActors(get)),
  View: EmailConfirmationPage,
  head: (_, t) => ({ title: t("emailConfirmation.title"), description: t("emailConfirmation.intro") }),
});
