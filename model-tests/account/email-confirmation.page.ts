import { registration } from "../../contract/account/registration";
import { definePage } from "../shared/define-page";
import { emailConfirmationScreen } from "./email-confirmation.screen";

export const emailConfirmationPage = definePage({
  screen: emailConfirmationScreen,
  path: `/academy/confirm-email/#${"t".repeat(43)}`,
  region: ["main"],
  calls: { confirmEmail: registration.confirm },
  plays: { readLink: "the link is in the address, and no call is made" },
});
