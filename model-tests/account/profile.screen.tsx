import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { profileMachine } from "../../machines/account/profile";
import { ProfilePage } from "../../src/account/profile/ProfilePage";
import { AccountArea } from "../../src/shell/AccountArea";
import { alerts } from "../shared/reason";
import { stubActor, WithSession } from "../shared/stub-actors";
import { profileModel } from "./profile.model";

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** Export and deletion of all data have their own machine. */
const data = stubActor({
  context: { failure: null, fileName: "", uncertain: false },
  children: {},
  hasTag: () => false,
  matches: () => false,
});

const own = ({ context: { profile } }: Snapshot): Matcher[] => [
  { role: "link", name: `Profile: ${profile?.name}` },
  { role: "textbox", name: "Email", value: profile?.email ?? "" },
  { role: "textbox", name: "Name" },
];
const save = (busy: boolean): Matcher => ({ role: "button", name: "Save name", busy });
/** The name is read-only while an action on the account is running. */
const name = (disabled: boolean): Matcher => ({ role: "textbox", name: "Name", disabled });
const stale = "Your profile may be out of date";
const leave = (busy: boolean): Matcher => ({ role: "button", name: "Sign out", busy });
const notSaved = "We couldn’t save your name";
const notLeft = "You’re still signed in";

export const profileScreen = defineScreenTests({
  testModel: profileModel,
  render: (actor) => (
    <WithSession profile={actor}>
      <AccountArea />
      <ProfilePage actor={data as never} />
    </WithSession>
  ),
  does: {
    "profile.retry": (user) => user.press("button", "Try again"),
    "name.submit": async (user, { name }) => {
      await user.fill("Name", name);
      await user.press("button", "Save name");
    },
    "session.end": (user) => user.press("button", "Sign out"),
  },
  world: ["profile.load", "session.refresh", "session.lost", "billing.settled"],
  sees: {
    "profile.idle": (user) => user.expectVisible({ role: "heading", name: "Profile" }, { busy: true }),
    "profile.recognized": (user) =>
      user.expectVisible("Sign in to see your profile", { role: "link", name: "Sign in" }),
    "profile.loading": (user) => user.expectVisible({ role: "heading", name: "Profile" }, { busy: true }),
    "profile.anonymous": (user) => user.expectVisible("Sign in to see your profile", { role: "link", name: "Sign in" }),
    "profile.ready.account.viewing": async (user: User, snapshot) => {
      await user.expectVisible(...own(snapshot), name(false), save(false), leave(false));
      await user.expectAbsent({ role: "status" }, notSaved, notLeft);
    },
    "profile.ready.account.renaming": (user, snapshot) => user.expectVisible(...own(snapshot), name(true), save(true)),
    "profile.ready.account.renamed": (user, snapshot) =>
      user.expectVisible(...own(snapshot), name(false), save(false), { role: "status", text: "Name saved." }),
    "profile.ready.account.renameFailed": (user, snapshot) =>
      user.expectVisible(...own(snapshot), name(false), save(false), ...alerts(notSaved, snapshot.context.failure)),
    "profile.ready.account.signingOut": (user, snapshot) =>
      user.expectVisible(
        ...own(snapshot),
        name(true),
        { role: "button", name: "Save name", disabled: true },
        leave(true),
      ),
    "profile.ready.account.signOutFailed": (user, snapshot) =>
      user.expectVisible(...own(snapshot), name(false), leave(false), ...alerts(notLeft, snapshot.context.failure)),
    "profile.ready.freshness.fresh": (user) => user.expectAbsent(stale),
    "profile.ready.freshness.refreshing": async (user, { context }) => {
      if (!context.refreshFailure) await user.expectAbsent(stale);
      else await user.expectVisible({ role: "alert", text: stale }, { role: "button", name: "Try again", busy: true });
    },
    "profile.ready.freshness.stale": (user) =>
      user.expectVisible({ role: "alert", text: stale }, { role: "button", name: "Try again", busy: false }),
    "profile.failed": (user, { context }) =>
      user.expectVisible(...alerts("We couldn’t load your profile", context.failure), {
        role: "button",
        name: "Sign-in status unknown. Try again",
      }),
  },
  also: { "profile.retry": [{ role: "button", name: "Sign-in status unknown. Try again" }] },
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "button", name: "Download my data", why: "is of the account's data" },
    { role: "button", name: "Delete my account", why: "is of the account's data" },
  ],
});
