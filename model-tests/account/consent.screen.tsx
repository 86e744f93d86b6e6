import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { ConsentChoice } from "../../src/shell/ConsentChoice";
import { WithSession } from "../shared/stub-actors";
import { consentModel } from "./consent.model";

const box = "Count my visits without personal data";
const ticked = (checked: boolean) => (user: User) => user.expectVisible({ role: "choice", name: box, checked });

export const consentScreen = defineScreenTests({
  testModel: consentModel,
  render: (actor) => (
    <WithSession consent={actor}>
      <ConsentChoice />
    </WithSession>
  ),
  does: {
    "consent.give": (user) => user.check(box),
    "consent.refuse": (user) => user.uncheck(box),
  },
  world: ["user.tagged", "page.seen"],
  sees: {
    "consent.reading": ticked(false),
    "consent.undecided": ticked(false),
    "consent.given": ticked(true),
    "consent.given.counting": ticked(true),
    "consent.refused": ticked(false),
  },
  allowedDifferences: [
    {
      drift: "unable",
      event: "consent.give",
      in: ["consent.given"],
      why: "a box that is ticked cannot be ticked once more",
    },
    {
      drift: "unable",
      event: "consent.refuse",
      in: ["consent.reading", "consent.undecided", "consent.refused"],
      why: "the tick of a box that has none cannot be taken away",
    },
  ],
});
