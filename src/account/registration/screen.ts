import { registrationMachine } from "../../../machines/account/registration";
import { defineScreen } from "../../screens/screen";
import { registrationActors } from "../registration-actors";
import { RegistrationPage } from "./RegistrationPage";

export const screen = defineScreen({
  logic: (get) => registrationMachine.provide(registrationActors(get)),
  View: RegistrationPage,
  head: (_, t) => ({ title: t("registration.title"), description: t("registration.intro") }),
});
