import { forgottenPasswordMachine } from "../../../machines/account/forgotten-password";
import { returnPath } from "../../paths/return-path";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { forgottenPasswordActors } from "../registration-actors";
import { ForgottenPasswordPage } from "./ForgottenPasswordPage";

export const screen = defineScreen({
  logic: (get) => forgottenPasswordMachine.provide(forgottenPasswordActors(get)),
  View: ForgottenPasswordPage,
  head: (_, t) => ({ title: t("forgottenPassword.title"), description: t("forgottenPassword.intro") }),
});

export const open = ({ search }: Address): Opening => {
  const returnTo = returnPath(search.returnTo);
  return {
    view: "forgotten-password",
    texts: ["account-registration"],
    key: `forgot-password ${returnTo}`,
    input: { returnTo },
  };
};
