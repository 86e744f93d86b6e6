import { registrationMachine } from "../../../machines/account/registration";
import { returnPath } from "../../paths/return-path";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { registrationActors } from "../registration-actors";
import { RegistrationPage } from "./RegistrationPage";

export const screen = defineScreen({
  logic: (get) => registrationMachine.provide(registrationActors(get)),
  View: RegistrationPage,
  head: (_, t) => ({ title: t("registration.title"), description: t("registration.intro") }),
});

export const open = ({ search }: Address): Opening => {
  const returnTo = returnPath(search.returnTo);
  return { view: "registration", texts: ["account-registration"], key: `register ${returnTo}`, input: { returnTo } };
};
