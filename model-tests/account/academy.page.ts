import type { Part } from "statechart-testing/drivers/screen-tests";
import { session } from "../../contract/account/session";
import { definePage } from "../shared/define-page";
import { academyScreen, seesWith } from "./academy.screen";
import { inHeader } from "./profile.page";

/** On this page, the academy itself sends its children what the environment sends them alone. */
const told = (id: string, world: readonly string[] = []) => ({ ...(academyScreen.children[id] as Part), world });

const alone = "it has a page of its own here, and stands still";

export const academyPage = definePage({
  screen: {
    ...academyScreen,
    sees: seesWith({ role: "heading", name: "Terms of use" }) as typeof academyScreen.sees,
    children: { profile: told("profile", ["session.end"]), billing: told("billing"), localeGate: told("localeGate") },
    ignores: [...academyScreen.ignores, ...inHeader],
  },
  path: "/academy/terms/",
  never: { "to a visitor": "the server decides that with the first HTML; the tests of a visitor's first page open it" },
  region: ["header", "header ~ :not(footer)"],
  calls: {
    "profile: loadProfile": session.profile,
    "profile: refreshProfile": session.profile,
    "profile: updateName": session.updateName,
    "profile: signOut": session.signOut,
    "billing: loadBilling": session.billing,
  },
  stays: { "site.left": "another site would open" },
  plays: {
    trialBanner: alone,
    appearance: alone,
    consent: alone,
    notices: alone,
    shortcuts: alone,
    watchConnection: "the browser reports it, and no call is made",
    watchKept: "it watches the device, and no call is made",
  },
});
