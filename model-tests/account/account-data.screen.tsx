import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { accountDataMachine } from "../../machines/account/account-data";
import { profileOf } from "../../machines/testing";
import { ProfilePage } from "../../src/account/profile/ProfilePage";
import { beside, WithSession } from "../shared/stub-actors";
import { accountDataModel } from "./account-data.model";
import { accountDeletionPart } from "./account-deletion.screen";
import { showPassword } from "./show-password";

type Snapshot = SnapshotFrom<typeof accountDataMachine>;

/** The profile state that matches this machine's: both receive the same session. */
const profileOfData = (snapshot: Snapshot) => {
  const profile = snapshot.matches("ready") ? profileOf(7) : null;
  const stands = snapshot.matches("waiting") ? "loading" : "anonymous";
  return {
    context: { profile, failure: null },
    hasTag: (tag: string) => tag === "visitor" && stands === "anonymous" && !profile,
    matches: (value: unknown) => !profile && value === stands,
  };
};

const blocks = (busy = false): Matcher[] => [
  { role: "heading", name: "Your data" },
  { role: "button", name: "Download my data", busy },
  { role: "heading", name: "Delete your account" },
];
const failed = (text: string) => (user: User) =>
  user.expectVisible(...blocks(), { role: "alert", text: "We couldn’t download your data" }, text);

export const accountDataScreen = defineScreenTests({
  testModel: accountDataModel,
  render: (actor) => (
    <WithSession profile={beside(actor, profileOfData)}>
      <ProfilePage actor={actor} />
    </WithSession>
  ),
  does: {
    "export.start": (user) => user.press("button", "Download my data"),
    "deletion.open": (user) => user.press("button", "Delete my account"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "accountData.waiting": (user) => user.expectVisible({ role: "heading", name: "Profile" }, { busy: true }),
    "accountData.signedOut": (user) =>
      user.expectVisible("Sign in to see your profile", { role: "link", name: "Sign in" }),
    "accountData.ready.idle": async (user) => {
      await user.expectVisible(...blocks());
      await user.expectAbsent({ role: "alert" }, "Your data was saved");
    },
    "accountData.ready.exporting": (user) => user.expectVisible(...blocks(true)),
    "accountData.ready.exported": (user, { context }) =>
      user.expectVisible(...blocks(), { role: "status", text: `Your data was saved as ${context.fileName}.` }),
    "accountData.ready.exportFailed": failed("Something went wrong on our end."),
    "accountData.ready.offline": failed("We couldn’t reach the server."),
    "accountData.deleted": (user) =>
      user.expectVisible(
        { role: "heading", name: "Your account has been deleted" },
        { role: "link", name: "Go to main page" },
      ),
    "accountData.sessionEnded": async (user, { context }) => {
      await user.expectVisible({ role: "status", text: "Your session has ended" }, { role: "link", name: "Sign in" });
      await (context.uncertain ? user.expectVisible : user.expectAbsent)("Your account may have been deleted");
    },
  },
  children: { accountDeletion: accountDeletionPart },
  hides: [
    {
      child: "accountDeletion",
      in: ["accountData.signedOut", "accountData.sessionEnded"],
      why: "the question goes with the account; where the session ends under it, its machine is not told",
    },
  ],
  ignores: [
    showPassword,
    { role: "link", why: "leads to other pages" },
    { role: "textbox", name: "Name", why: "is of the profile" },
    { role: "button", name: "Save name", why: "is of the profile" },
    { role: "button", name: "Sign out", why: "is of the profile" },
  ],
});
