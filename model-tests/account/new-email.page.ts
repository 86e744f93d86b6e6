import { registration } from "../../contract/account/registration";
import { definePage } from "../shared/define-page";
import { newEmailScreen } from "./new-email.screen";

export const newEmailPage = definePage({
  screen: newEmailScreen,
  path: `/academy/confirm-new-email/#${"t".repeat(43)}`,
  region: ["main"],
  calls: { confirmNewEmail: registration.confirmNewEmail },
  plays: { readLink: "the link is in the address, and no call is made" },
});
