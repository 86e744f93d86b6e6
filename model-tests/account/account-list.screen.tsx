import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { accountListMachine } from "../../machines/account/account-list";
import { AccountListPage } from "../../src/account/administration/AccountListPage";
import { alerts } from "../shared/reason";
import { accountListModel } from "./account-list.model";
import { noRows, noRowsFor } from "./staff-list.testing";

type Snapshot = SnapshotFrom<typeof accountListMachine>;
const heading = (name: string): Matcher => ({ role: "heading", name });
const link = (name: string): Matcher => ({ role: "link", name });
const title = heading("Accounts");
const apply: Matcher = { role: "button", name: "Apply filters" };
const clear: Matcher = { role: "button", name: "Remove all filters" };
const file = link("Download as CSV");
const failed = "We couldn’t load the list";
const one = link("Person 7, person7@academy.test");

/** The form, which is there as soon as an administrator is. */
async function form(user: User, { context: { query } }: Snapshot) {
  await user.expectVisible(title, apply, file, { role: "textbox", name: "Email or name" });
  if (Object.keys(query).length === 0) await user.expectAbsent(clear);
  else await user.expectVisible(clear);
}
async function rows(user: User, snapshot: Snapshot) {
  await form(user, snapshot);
  await user.expectVisible(one, link("Person 5, person5@academy.test"), "Administrator", "Staff", link("Next page"));
  await user.expectVisible({ role: "status", text: "51 accounts" });
  await user.expectAbsent({ busy: true }, ...noRows, link("Previous page"), { role: "alert" });
}

export const accountListScreen = defineScreenTests({
  testModel: accountListModel,
  render: (actor) => <AccountListPage actor={actor} />,
  does: {
    "filters.apply": async (user) => {
      await user.fill("Email or name", "person");
      for (const label of ["Plan", "Right", "Sign-in"]) await user.choose(label, "Any");
      await user.press("button", "Apply filters");
    },
    "filters.clear": (user) => user.press("button", "Remove all filters"),
    "list.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["session.changed", "connection.changed", "screen.reopened", "address.changed"],
  sees: {
    "accountList.waiting": async (user) => {
      await user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(apply, one);
    },
    "accountList.open.loading": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(...noRows, failed);
    },
    "accountList.open.shown": rows,
    "accountList.open.refreshing": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectAbsent({ busy: true }, { role: "alert" });
    },
    "accountList.open.empty": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ role: "status", text: noRowsFor(snapshot.context.query) });
      await user.expectAbsent(one, { busy: true }, link("Next page"));
    },
    "accountList.open.failed": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(...alerts(failed, snapshot.context.failure), { role: "button", name: "Try again" });
      await user.expectAbsent(one, { busy: true });
    },
    "accountList.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to open the administration"), { role: "button", name: "Sign in" });
      await user.expectAbsent(title, one, apply);
    },
    "accountList.forbidden": async (user) => {
      await user.expectVisible(heading("Your account has no administration rights"));
      await user.expectAbsent(title, one, apply);
    },
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
