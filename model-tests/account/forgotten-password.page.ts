import { registration } from "../../contract/account/registration";
import { definePage } from "../shared/define-page";
import { forgottenPasswordScreen } from "./forgotten-password.screen";
import { mailboxLink } from "./registration.page";

export const forgottenPasswordPage = definePage({
  screen: { ...forgottenPasswordScreen, ignores: [...forgottenPasswordScreen.ignores, mailboxLink] },
  path: "/academy/forgot-password/?returnTo=%2Facademy%2Fcourses%2Fseo%2F",
  region: ["main"],
  calls: { requestPassword: registration.forgotPassword },
});
