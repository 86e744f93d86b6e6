import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import { AccountDetailsPage } from "../../src/account/administration/AccountDetailsPage";
import { stubActor } from "../shared/stub-actors";
import { detailsOf } from "./administration.testing";
import { opened, rightsChangeModel } from "./rights-change.model";
import { emptyPasswordSays } from "./session-proof.testing";
import { modalOf, staffActionDoes, staffActionSees } from "./staff-action.testing";

type Subject = {
  right: string;
  permissions: Readonly<Record<string, boolean>>;
  sessions: number;
  administrators: number;
};
const subjectIn = (snapshot: { context: unknown }) => (snapshot.context as { subject: Subject | null }).subject;
const names: Record<string, string> = { "academy.admin": "Administrator", "academy.student": "Student" };
const isGiven = (subject: Subject | null): boolean => subject === null || subject.permissions[subject.right] === true;

/** What the dialog and the page say about a change; one that is undone asks and says the opposite. */
function saidOf(subject: Subject | null) {
  const { right = "academy.admin", sessions = 1, administrators = 2 } = subject ?? {};
  const name = names[right];
  const given = isGiven(subject);
  return {
    id: "rightsChange",
    dialog: given
      ? `Give person7@academy.test the right “${name}”?`
      : `Take the right “${name}” away from person7@academy.test?`,
    confirm: given ? "Give the right" : "Take the right away",
    failed: "We couldn’t change the rights",
    effects: [
      sessions === 0 ? "0 sessions end." : "1 session of this account ends. They have to sign in again.",
      ...(right === "academy.admin"
        ? [`After that, there are ${administrators + (given ? 1 : -1)} administrators.`]
        : []),
      "You can undo this.",
    ],
    done: `person7@academy.test ${given ? "now has" : "no longer has"} the right “${name}”.`,
  };
}

type Look = ReturnType<typeof staffActionSees>[string];
const sees = Object.fromEntries(
  Object.keys(staffActionSees(saidOf(null))).map((state) => [
    state,
    ((user, snapshot) => staffActionSees(saidOf(subjectIn(snapshot)))[state]?.(user, snapshot)) as Look,
  ]),
);

const tests = {
  testModel: rightsChangeModel,
  sees,
  modal: modalOf("rightsChange"),
  also: {
    "action.cancel": [
      { role: "button" as const, name: "Cancel" },
      { role: "button" as const, name: "Close and see what it is now" },
    ],
    "action.confirm": [{ role: "button" as const, name: "Take the right away" }],
  },
};
const answers = {
  ...staffActionDoes("Give the right"),
  "action.confirm": (user: Parameters<Look>[0], _: unknown, snapshot: { context: unknown }) =>
    user.press("button", isGiven(subjectIn(snapshot)) ? "Give the right" : "Take the right away"),
  "action.undo": (user: Parameters<Look>[0]) => user.press("button", "Undo"),
};

/** Part of the account's page, which opens it. */
export const rightsChangePart = definePartTests({
  ...tests,
  does: answers as never,
  world: ["action.open", "action.close"],
});

/** On a static page that only opens it. */
export const rightsChangeScreen = defineScreenTests({
  ...tests,
  allowedDifferences: [emptyPasswordSays("rightsChange")],
  render: (actor) => {
    const page = stubActor(
      {
        context: { id: 7, ownId: 10, account: detailsOf(), failure: null },
        children: { rightsChange: actor },
        hasTag: () => false,
        matches: () => false,
      },
      ({ type }) => {
        if (type === "right.change") actor.send({ type: "action.open", ...opened });
      },
    );
    return <AccountDetailsPage actor={page as never} />;
  },
  does: {
    ...(answers as object),
    "action.open": (user: Parameters<Look>[0]) => user.press("button", "Give the right “Administrator”"),
  } as never,
  world: ["action.close"],
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "button", name: /^Give the right “(?!Administrator)/, why: "opens the same about another right" },
    { role: "button", name: "Sign out everywhere", why: "is of the sessions: sessionsEnding" },
  ],
});
