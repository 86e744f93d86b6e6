import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import { initialTransition, type SnapshotFrom, transition } from "xstate";
import { academyMachine } from "../../machines/account/academy";
import type { localeGateMachine } from "../../machines/account/locale-gate";
import { PageArea } from "../../src/shell/PageArea";
import { notFoundForm } from "../shared/not-found";
import { beside, WithAcademy } from "../shared/stub-actors";
import { localeGateModel } from "./locale-gate.model";

type Snapshot = SnapshotFrom<typeof localeGateMachine>;

export const page = "The page that is open";
export const notFound: Matcher = { role: "heading", name: "Page not found" };
export const leaving: Matcher = { role: "status", text: "Loading" };

/** The academy after the gate has reported its decision. */
function academyBeside({ value }: Snapshot): SnapshotFrom<typeof academyMachine> {
  const [open] = initialTransition(academyMachine);
  switch (value) {
    case "redirecting":
      return transition(academyMachine, open, { type: "site.leave", url: "" })[0];
    case "notFound":
      return transition(academyMachine, open, { type: "page.refused" })[0];
    default:
      return open;
  }
}

const shown = async (user: User) => {
  await user.expectVisible(page);
  await user.expectAbsent(notFound, leaving);
};

const tests = { testModel: localeGateModel, does: {}, world: ["page.opened", "profile.settled"] };
const silent = async () => undefined;

/** Part of the academy, which shows the result. */
export const localeGatePart = definePartTests({
  ...tests,
  sees: {
    "localeGate.waiting": silent,
    "localeGate.allowed": silent,
    "localeGate.redirecting": silent,
    "localeGate.notFound": silent,
  },
});

export const localeGateScreen = defineScreenTests({
  ...tests,
  render: (actor) => (
    <WithAcademy academy={beside(actor, academyBeside)}>
      <PageArea>
        <p>{page}</p>
      </PageArea>
    </WithAcademy>
  ),
  sees: {
    "localeGate.waiting": shown,
    "localeGate.allowed": shown,
    "localeGate.redirecting": async (user) => {
      await user.expectVisible(leaving);
      await user.expectAbsent(page, notFound);
    },
    "localeGate.notFound": async (user) => {
      await user.expectVisible(notFound);
      await user.expectAbsent(page, leaving);
    },
  },
  ignores: [{ role: "link", name: "See all courses", why: "leads to other pages" }, ...notFoundForm],
});
