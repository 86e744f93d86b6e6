import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import { AccountDetailsPage } from "../../src/account/administration/AccountDetailsPage";
import { stubActor } from "../shared/stub-actors";
import { detailsOf } from "./administration.testing";
import { emptyPasswordSays } from "./session-proof.testing";
import { opened, sessionsEndingModel } from "./sessions-ending.model";
import { modalOf, staffActionDoes, staffActionSees } from "./staff-action.testing";

const tests = {
  testModel: sessionsEndingModel,
  sees: staffActionSees({
    id: "sessionsEnding",
    dialog: "Sign person7@academy.test out everywhere?",
    confirm: "Sign out",
    failed: "We couldn’t end the sessions",
    effects: ["1 session ends.", "You can’t undo this, but they can sign in again at any time."],
    done: "Signed out: 1 session has ended.",
  }),
  modal: modalOf("sessionsEnding"),
  also: {
    "action.cancel": [
      { role: "button" as const, name: "Cancel" },
      { role: "button" as const, name: "Close and see what it is now" },
    ],
  },
};
const answers = staffActionDoes("Sign out");

/** Part of the account's page, which opens it. */
export const sessionsEndingPart = definePartTests({
  ...tests,
  does: answers,
  world: ["action.open", "action.close"],
});

/** On a static page that only opens it. */
export const sessionsEndingScreen = defineScreenTests({
  ...tests,
  allowedDifferences: [emptyPasswordSays("sessionsEnding")],
  render: (actor) => {
    const page = stubActor(
      {
        context: { id: 7, ownId: 10, account: detailsOf(), failure: null },
        children: { sessionsEnding: actor },
        hasTag: () => false,
        matches: () => false,
      },
      ({ type }) => {
        if (type === "sessions.end") actor.send({ type: "action.open", ...opened });
      },
    );
    return <AccountDetailsPage actor={page as never} />;
  },
  does: { ...answers, "action.open": (user) => user.press("button", "Sign out everywhere") },
  world: ["action.close"],
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "button", name: /^Give the right/, why: "is of the rights: rightsChange" },
  ],
});
