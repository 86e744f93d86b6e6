import { registration } from "../../contract/account/registration";
import { definePage } from "../shared/define-page";
import { passwordChangeScreen } from "./password-change.screen";

export const passwordChangePage = definePage({
  screen: passwordChangeScreen,
  path: "/academy/change-password/",
  region: ["main"],
  calls: { changePassword: registration.changePassword },
  sharesSession: true,
});
