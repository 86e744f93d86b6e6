import { registration } from "../../contract/account/registration";
import { definePage } from "../shared/define-page";
import { newPasswordScreen } from "./new-password.screen";

export const newPasswordPage = definePage({
  screen: newPasswordScreen,
  path: `/academy/new-password/#${"t".repeat(43)}`,
  region: ["main"],
  calls: { savePassword: registration.newPassword },
  plays: { readLink: "the link is in the address, and no call is made" },
});
