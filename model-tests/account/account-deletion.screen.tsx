import type { SnapshotFrom } from "xstate";
import type { accountDeletionMachine } from "../../machines/account/account-deletion";
import { AccountData } from "../../src/account/profile/AccountData";
import "../../src/account/profile/DeleteAccountDialog";
import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import { stubActor } from "../shared/stub-actors";
import { accountDeletionModel } from "./account-deletion.model";
import { showPassword } from "./show-password";

type Snapshot = SnapshotFrom<typeof accountDeletionMachine>;
const dialog = { role: "dialog", name: "Permanently delete your account?" };

/** The confirmation: what will be lost, the typed text, and whether it is being sent. */
const question = ({ context }: Snapshot, busy = false): Matcher[] => [
  dialog,
  "your courses and all your progress",
  { role: "textbox", name: "Your password", value: context.confirmation },
  { role: "button", name: "Delete permanently", busy },
];
const refused = "That isn’t the password for this account.";
const failures = ["We couldn’t delete your account", "We couldn’t confirm the deletion"];

const tests = {
  testModel: accountDeletionModel,
  sees: {
    "accountDeletion.closed": (user: User) => user.expectAbsent(dialog),
    "accountDeletion.asking.confirming": async (user: User, snapshot: Snapshot) => {
      await user.expectVisible(...question(snapshot));
      await user.expectAbsent({ role: "alert" });
    },
    "accountDeletion.asking.refused": async (user: User, snapshot: Snapshot) => {
      await user.expectVisible(...question(snapshot), { role: "alert", text: refused });
      await user.expectAbsent(...failures);
    },
    "accountDeletion.asking.failed": (user: User, snapshot: Snapshot) =>
      user.expectVisible(...question(snapshot), {
        role: "alert",
        text: failures[snapshot.context.unanswered ? 1 : 0] ?? "",
      }),
    "accountDeletion.asking.offline": (user: User, snapshot: Snapshot) =>
      user.expectVisible(...question(snapshot), { role: "alert", text: "We couldn’t reach the server" }),
    "accountDeletion.deleting": (user: User, snapshot: Snapshot) => user.expectVisible(...question(snapshot, true)),
  },
  modal: ["accountDeletion.asking", "accountDeletion.deleting"],
  also: { "deletion.cancel": [{ role: "button" as const, name: "Close" }] },
  allowedDifferences: [
    {
      drift: "idle" as const,
      event: "deletion.confirm" as const,
      in: ["accountDeletion.asking"],
      why: "a button that is switched off says nothing: this one stays in use, and the browser says that the field is empty",
    },
  ],
};
const answers = {
  "confirmation.change": (user: User, { confirmation }: { confirmation: string }) =>
    user.fill("Your password", confirmation),
  "deletion.confirm": (user: User) => user.press("button", "Delete permanently"),
  "deletion.cancel": (user: User) => user.press("button", "Keep my account"),
};

/** Part of the profile page, which opens it. */
export const accountDeletionPart = definePartTests({
  ...tests,
  does: answers,
  world: ["connection.changed", "deletion.open"],
});

/** Inside a static block that only opens it. */
export const accountDeletionScreen = defineScreenTests({
  ...tests,
  render: (actor) => {
    const block = stubActor(
      {
        context: { failure: null, fileName: "" },
        children: { accountDeletion: actor },
        hasTag: () => false,
        matches: () => false,
      },
      ({ type }) => {
        if (type === "deletion.open") actor.send({ type: "deletion.open", learnerId: 7 });
      },
    );
    return <AccountData actor={block as never} email="ada@academy.test" />;
  },
  does: { ...answers, "deletion.open": (user) => user.press("button", "Delete my account") },
  world: ["connection.changed"],
  ignores: [showPassword, { role: "button", name: "Download my data", why: "is of the block: accountData" }],
});
