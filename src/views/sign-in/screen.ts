import { signInMachine } from "../../../machines/session/sign-in";
import { signInActors } from "../../actors/session";
import { defineScreen } from "../../screens/screen";
import { SignInPage } from "./SignInPage";

export const screen = defineScreen({
  logic: (get) => signInMachine.provide(signInActors(get)),
  View: SignInPage,
  head: (_, t) => ({ title: t("signIn.title"), description: t("signIn.intro") }),
});
