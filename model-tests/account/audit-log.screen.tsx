import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { auditLogMachine } from "../../machines/account/audit-log";
import { AuditLogPage } from "../../src/account/administration/AuditLogPage";
import { alerts } from "../shared/reason";
import { auditLogModel } from "./audit-log.model";
import { noRows, noRowsFor } from "./staff-list.testing";

type Snapshot = SnapshotFrom<typeof auditLogMachine>;
const heading = (name: string): Matcher => ({ role: "heading", name });
const link = (name: string): Matcher => ({ role: "link", name });
const title = heading("Audit log");
const apply: Matcher = { role: "button", name: "Apply filters" };
const clear: Matcher = { role: "button", name: "Remove all filters" };
const file = link("Download as CSV");
const failed = "We couldn’t load the list";
const one = "ada@academy.test changed the account person7@academy.test.";

/** The form, which is there as soon as an administrator is. */
async function form(user: User, { context: { query } }: Snapshot) {
  await user.expectVisible(title, apply, file, { role: "combobox", name: "Action" });
  if (Object.keys(query).length === 0) await user.expectAbsent(clear);
  else await user.expectVisible(clear);
}
async function rows(user: User, snapshot: Snapshot) {
  await form(user, snapshot);
  await user.expectVisible(
    one,
    "academy.student: false → true",
    "192.0.2.0/24",
    link("Next page"),
    link("Previous page"),
  );
  await user.expectVisible("The account #12 was deleted.");
  await user.expectVisible("ada@academy.test did something that this page doesn’t know: made-up.");
  await user.expectAbsent({ busy: true }, ...noRows, { role: "alert" });
}

export const auditLogScreen = defineScreenTests({
  testModel: auditLogModel,
  render: (actor) => <AuditLogPage actor={actor} />,
  does: {
    "filters.apply": async (user) => {
      await user.choose("Action", "Sign-in");
      await user.fill("Email or number of an account", "7");
      await user.fill("Day", "");
      await user.press("button", "Apply filters");
    },
    "filters.clear": (user) => user.press("button", "Remove all filters"),
    "list.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["session.changed", "connection.changed", "screen.reopened", "address.changed"],
  sees: {
    "auditLog.waiting": async (user) => {
      await user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(apply, one);
    },
    "auditLog.open.loading": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(...noRows, failed);
    },
    "auditLog.open.shown": rows,
    "auditLog.open.refreshing": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectAbsent({ busy: true }, { role: "alert" });
    },
    "auditLog.open.empty": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ role: "status", text: noRowsFor(snapshot.context.query) });
      await user.expectAbsent(one, { busy: true }, link("Next page"));
    },
    "auditLog.open.failed": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(...alerts(failed, snapshot.context.failure), { role: "button", name: "Try again" });
      await user.expectAbsent(one, { busy: true });
    },
    "auditLog.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to open the administration"), { role: "button", name: "Sign in" });
      await user.expectAbsent(title, one, apply);
    },
    "auditLog.forbidden": async (user) => {
      await user.expectVisible(heading("Your account has no administration rights"));
      await user.expectAbsent(title, one, apply);
    },
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
