import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { accountDetailsMachine } from "../../machines/account/account-details";
import { AccountDetailsPage } from "../../src/account/administration/AccountDetailsPage";
import { alerts } from "../shared/reason";
import { accountDetailsModel } from "./account-details.model";
import { rightsChangePart } from "./rights-change.screen";
import { sessionsEndingPart } from "./sessions-ending.screen";

type Snapshot = SnapshotFrom<typeof accountDetailsMachine>;
const heading = (name: string): Matcher => ({ role: "heading", name });
const rightsHeading = heading("Rights");
const give: Matcher = { role: "button", name: "Give the right “Administrator”" };
const end: Matcher = { role: "button", name: "Sign out everywhere" };
const own = "Only another administrator can give you this right.";
const missing = "There’s no such account";

async function account(user: User, { context: { account: shown, id, ownId } }: Snapshot) {
  await user.expectVisible(heading(shown?.name || "person7@academy.test"), rightsHeading);
  await user.expectVisible("person7@academy.test", heading("Last entries of the audit log"));
  await user.expectAbsent({ busy: true }, missing);
  if (id === ownId) await user.expectVisible(own);
  else await user.expectAbsent(own);
  if (shown?.otherSessions === 0)
    await user.expectVisible("It isn’t signed in anywhere.", "Nothing has been recorded about this account.");
  else await user.expectVisible("Firefox on Windows", "ada@academy.test changed the account person7@academy.test.");
}

export const accountDetailsScreen = defineScreenTests({
  testModel: accountDetailsModel,
  render: (actor) => <AccountDetailsPage actor={actor} />,
  does: {
    "right.change": (user, { right }) =>
      user.press("button", `Give the right “${right === "academy.admin" ? "Administrator" : "Student"}”`),
    "sessions.end": (user) => user.press("button", "Sign out everywhere"),
    "account.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["session.changed", "connection.changed", "screen.reopened"],
  sees: {
    "accountDetails.waiting": async (user) => {
      await user.expectVisible(heading("Account"), { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(rightsHeading, give);
    },
    "accountDetails.open.loading": async (user) => {
      await user.expectVisible(heading("Account"), { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(rightsHeading, give, end);
    },
    "accountDetails.open.shown": account,
    "accountDetails.open.refreshing": account,
    "accountDetails.open.missing": async (user) => {
      await user.expectVisible(missing, { role: "link", name: "All entries about this account" });
      await user.expectAbsent(rightsHeading, { busy: true });
    },
    "accountDetails.open.failed": async (user, { context }) => {
      await user.expectVisible(...alerts("We couldn’t load this account", context.failure));
      await user.expectAbsent(rightsHeading, { busy: true });
    },
    "accountDetails.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to open the administration"), { role: "button", name: "Sign in" });
      await user.expectAbsent(rightsHeading);
    },
    "accountDetails.forbidden": async (user) => {
      await user.expectVisible(heading("Your account has no administration rights"));
      await user.expectAbsent(rightsHeading);
    },
  },
  children: { rightsChange: rightsChangePart, sessionsEnding: sessionsEndingPart },
  ignores: [
    { role: "link", why: "leads to other pages" },
    {
      role: "button",
      name: /^Give the right “(Editor|Student|Account of the main site)”$/,
      why: "opens the same about another right",
    },
    { role: "button", name: "Undo", why: "is of the question about a right, which has tests of its own" },
    { role: "button", name: "Cancel", why: "is of either question, which have tests of their own" },
    { role: "button", name: /^Close/, why: "the same" },
  ],
});
