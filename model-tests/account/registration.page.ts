import { registration } from "../../contract/account/registration";
import { definePage } from "../shared/define-page";
import { registrationScreen } from "./registration.screen";

/** What leads to the mails that were just sent, in a demo. */
export const mailboxLink = {
  role: "link",
  name: "Open the demo’s mailbox",
  why: "leads to another page, in a demo",
} as const;

export const registrationPage = definePage({
  screen: { ...registrationScreen, ignores: [...registrationScreen.ignores, mailboxLink] },
  path: "/academy/register/?returnTo=%2Facademy%2Fcourses%2Fseo%2F",
  region: ["main"],
  calls: { register: registration.register },
});
