import { registration } from "../../contract/account/registration";
import { definePage } from "../shared/define-page";
import { mailboxLink } from "./mailbox-link.testing";
import { registrationScreen } from "./registration.screen";

export const registrationPage = definePage({
  screen: { ...registrationScreen, ignores: [...registrationScreen.ignores, mailboxLink] },
  path: "/academy/register/?returnTo=%2Facademy%2Fcourses%2Fseo%2F",
  region: ["main"],
  calls: { register: registration.register },
});
