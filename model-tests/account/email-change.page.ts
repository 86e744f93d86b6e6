import { registration } from "../../contract/account/registration";
import { definePage } from "../shared/define-page";
import { emailChangeScreen } from "./email-change.screen";

export const emailChangePage = definePage({
  screen: emailChangeScreen,
  path: "/academy/change-email/",
  region: ["main"],
  calls: { requestEmailChange: registration.changeEmail },
  sharesSession: true,
});
