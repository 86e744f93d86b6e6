import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher } from "statechart-testing/drivers/user";
import { AdministrationPage } from "../../src/account/administration/AdministrationPage";
import { administrationModel } from "./administration.model";

const heading = (name: string): Matcher => ({ role: "heading", name });
const title = heading("Administration");
const drafts: Matcher = { role: "link", name: "Drafts and translations" };
const signIn: Matcher = { role: "button", name: "Sign in" };
const closed = heading("Your account has no administration rights");

export const administrationScreen = defineScreenTests({
  testModel: administrationModel,
  render: (actor) => <AdministrationPage actor={actor} />,
  does: { "signIn.open": (user) => user.press("button", "Sign in") },
  world: ["session.changed"],
  sees: {
    "administration.waiting": async (user) => {
      await user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(drafts);
    },
    "administration.shown": async (user) => {
      await user.expectVisible(title, drafts, "What’s still a draft, and what still needs a translation.");
      await user.expectAbsent({ busy: true }, signIn, closed);
    },
    "administration.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to open the administration"), signIn);
      await user.expectAbsent(title, drafts, { busy: true });
    },
    "administration.forbidden": async (user) => {
      await user.expectVisible(closed, { role: "link", name: "Browse courses" });
      await user.expectAbsent(title, drafts, signIn, { busy: true });
    },
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
