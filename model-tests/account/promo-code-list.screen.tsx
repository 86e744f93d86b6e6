import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { promoCodeListMachine } from "../../machines/account/promo-code-list";
import { PromoCodeListPage } from "../../src/account/administration/PromoCodeListPage";
import { alerts } from "../shared/reason";
import { promoCodeCreationPart } from "./promo-code-creation.screen";
import { promoCodeEndingPart } from "./promo-code-ending.screen";
import { promoCodeListModel } from "./promo-code-list.model";
import { noRows, noRowsFor } from "./staff-list.testing";

type Snapshot = SnapshotFrom<typeof promoCodeListMachine>;
const heading = (name: string): Matcher => ({ role: "heading", name });
const link = (name: string): Matcher => ({ role: "link", name });
const title = heading("Promo codes");
const apply: Matcher = { role: "button", name: "Apply filters" };
const clear: Matcher = { role: "button", name: "Remove all filters" };
const file = link("Download as CSV");
const failed = "We couldn’t load the list";
const one = "SPRING-7";
const add: Matcher = { role: "button", name: "Add a code" };

/** The form, which is there as soon as an administrator is. */
async function form(user: User, { context: { query } }: Snapshot) {
  await user.expectVisible(title, apply, file, add, { role: "textbox", name: "Code contains" });
  if (Object.keys(query).length === 0) await user.expectAbsent(clear);
  else await user.expectVisible(clear);
}
async function rows(user: User, snapshot: Snapshot) {
  await form(user, snapshot);
  await user.expectVisible(one, "SPRING-5", "Ended", "30 days of Academy Plus", link("Next page"));
  await user.expectVisible("Any number of uses", "1 use left", "No expiry day", "Redeemed by 2 accounts");
  await user.expectVisible({ role: "status", text: "51 promo codes" });
  await user.expectAbsent({ busy: true }, ...noRows, link("Previous page"), { role: "alert" });
}

export const promoCodeListScreen = defineScreenTests({
  testModel: promoCodeListModel,
  render: (actor) => <PromoCodeListPage actor={actor} />,
  does: {
    "filters.apply": async (user) => {
      await user.fill("Code contains", "spring");
      await user.choose("State", "Any");
      await user.press("button", "Apply filters");
    },
    "filters.clear": (user) => user.press("button", "Remove all filters"),
    "action.request": (user, { action }) =>
      user.press("button", action === "promoCodeCreation" ? "Add a code" : "End SPRING-7"),
    "list.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  allowedDifferences: [
    {
      drift: "missing",
      event: "action.request",
      in: ["promoCodeList.open"],
      when: (snapshot) => snapshot.hasTag("failed") || !snapshot.context.page?.data.length,
      why: "no code is shown that could be ended",
    },
  ],
  world: ["session.changed", "connection.changed", "screen.reopened", "address.changed"],
  sees: {
    "promoCodeList.waiting": async (user) => {
      await user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(apply, add, one);
    },
    "promoCodeList.open.loading": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(...noRows, failed);
    },
    "promoCodeList.open.shown": rows,
    "promoCodeList.open.refreshing": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectAbsent({ busy: true }, { role: "alert" });
    },
    "promoCodeList.open.empty": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ role: "status", text: noRowsFor(snapshot.context.query) });
      await user.expectAbsent(one, { busy: true }, link("Next page"));
    },
    "promoCodeList.open.failed": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(...alerts(failed, snapshot.context.failure), { role: "button", name: "Try again" });
      await user.expectAbsent(one, { busy: true });
    },
    "promoCodeList.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to open the administration"), { role: "button", name: "Sign in" });
      await user.expectAbsent(title, add, one, apply);
    },
    "promoCodeList.forbidden": async (user) => {
      await user.expectVisible(heading("Your account has no administration rights"));
      await user.expectAbsent(title, add, one, apply);
    },
  },
  children: { promoCodeCreation: promoCodeCreationPart, promoCodeEnding: promoCodeEndingPart },
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "button", name: "Reopen SPRING-5", why: "opens the same about another code" },
    { role: "button", name: "Undo", why: "is of the question about a code, which has tests of its own" },
    { role: "button", name: "Cancel", why: "is of the form and of the question, which have tests of their own" },
    { role: "button", name: /^Close/, why: "the same" },
    { role: "button", name: "Add the code", why: "is of the form, which has tests of its own" },
    {
      role: "textbox",
      name: /^(Code|Days of Academy Plus|Number of uses|Expiry day)$/,
      why: "is of the form, which has tests of its own",
    },
  ],
});
