import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { accountDataMachine } from "../../machines/account/account-data";
import { profileOf } from "../../machines/testing";
import { ProfilePage } from "../../src/account/profile/ProfilePage";
import { beside, WithSession } from "../shared/stub-actors";
import { accountDataFlow } from "./account-data.model";
import { accountDeletionPart } from "./account-deletion.screen";

type Snapshot = SnapshotFrom<typeof accountDataMachine>;

/** The profile in the state that matches this machine's: both receive the same session. */
const profileOfData = (snapshot: Snapshot) => {
  const profile = snapshot.matches("ready") ? profileOf(7) : null;
  const stands = snapshot.matches("waiting") ? "loading" : "anonymous";
  return { context: { profile, failure: null }, matches: (value: unknown) => !profile && value === stands };
};

const blocks = (busy = false): Sign[] => [
  { role: "heading", name: "Your data" },
  { role: "button", name: "Download my data", busy },
  { role: "heading", name: "Delete your account" },
];
const failed = (text: string) => (hands: Hands) =>
  hands.see(...blocks(), { role: "alert", text: "Your data could not be downloaded" }, text);

export const accountDataScreen = defineScreenTests({
  flow: accountDataFlow,
  render: (actor) => (
    <WithSession profile={beside(actor, profileOfData)}>
      <ProfilePage actor={actor} />
    </WithSession>
  ),
  does: {
    "export.start": (hands) => hands.press("button", "Download my data"),
    "deletion.open": (hands) => hands.press("button", "Delete my account"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "accountData.waiting": (hands) => hands.see({ role: "heading", name: "Profile" }, { busy: true }),
    "accountData.signedOut": (hands) => hands.see("Sign in to see your profile", { role: "link", name: "Sign in" }),
    "accountData.ready.idle": async (hands) => {
      await hands.see(...blocks());
      await hands.lack({ role: "alert" }, "Your data is saved");
    },
    "accountData.ready.exporting": (hands) => hands.see(...blocks(true)),
    "accountData.ready.exported": (hands, { context }) =>
      hands.see(...blocks(), { role: "status", text: `Your data is saved as ${context.fileName}.` }),
    "accountData.ready.exportFailed": failed("Something went wrong on our side."),
    "accountData.ready.offline": failed("The server could not be reached."),
    "accountData.deleted": (hands) =>
      hands.see({ role: "heading", name: "Your account is deleted" }, { role: "link", name: "To the main page" }),
    "accountData.sessionEnded": async (hands, { context }) => {
      await hands.see({ role: "status", text: "Your session has ended" }, { role: "link", name: "Sign in" });
      await (context.uncertain ? hands.see : hands.lack)("The deletion may have got through");
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
    { role: "link", why: "leads to other pages" },
    { role: "textbox", name: "Name", why: "is of the profile" },
    { role: "button", name: "Save the name", why: "is of the profile" },
    { role: "button", name: "Sign out", why: "is of the profile" },
  ],
});
