import { signInMachine } from "../../../machines/account/sign-in";
import { defineScreen } from "../../screens/screen";
import { signInActors } from "../actors";
import { SignInPage } from "./SignInPage";

export const screen = defineScreen({
  logic: (get) => signInMachine.provide(signInActors(get)),
  View: SignInPage,
  head: (_, t) => ({ title: t("signIn.title"), description: t("signIn.intro") }),
});
