import { signInMachine } from "../../../machines/account/sign-in";
import { defineScreen } from "../../screens/screen";
import { signInActors } from "../actors";
import { SignInWithPasskeys } from "./SignInWithPasskeys";

export const screen = defineScreen({
  logic: (get) => signInMachine.provide(signInActors(get)),
  View: SignInWithPasskeys,
  head: (_, t) => ({ title: t("signIn.title"), description: t("signIn.intro") }),
});
