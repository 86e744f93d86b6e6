import { session } from "../../contract/account/session";
import { definePage } from "../shared/define-page";
import { profileScreen } from "./profile.screen";

/** Controls in every page's header that are of other machines. */
export const inHeader = [
  { role: "textbox", name: "Search Academy", why: "is of the search" },
  { role: "button", name: "Search", why: "is of the search" },
  { role: "button", name: /^Messages/, why: "opens what was said in this visit" },
  { role: "button", name: "More: All sections", why: "opens the menu of sections" },
  { role: "button", name: "EN, Language: English", why: "opens the menu of languages" },
] as const;

/** Controls of the other parts of the profile page. */
export const besideProfile = [
  { role: "textbox", name: "Code", why: "is of the promo code" },
  { role: "button", name: "Redeem", why: "is of the promo code" },
  { role: "button", name: "Sign in to redeem", why: "is of the promo code" },
  { role: "button", name: "Sign in", why: "is of the plan" },
] as const;

export const profilePage = definePage({
  screen: { ...profileScreen, ignores: [...profileScreen.ignores, ...inHeader, ...besideProfile] },
  path: "/academy/profile/",
  never: { "to a visitor": "the server decides that with the first HTML; the tests of a visitor's first page open it" },
  region: ["header", "main"],
  calls: {
    loadProfile: session.profile,
    refreshProfile: session.profile,
    updateName: { call: session.updateName, replyFor: (userProfile: unknown) => ({ userProfile }) },
    signOut: session.signOut,
  },
});
