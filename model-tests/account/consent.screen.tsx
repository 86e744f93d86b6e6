import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import { ConsentChoice } from "../../src/shell/ConsentChoice";
import { WithSession } from "../shared/stub-actors";
import { consentFlow } from "./consent.model";

const box = "Count my visits without personal data";
const ticked = (checked: boolean) => (hands: Hands) => hands.see({ role: "choice", name: box, checked });

export const consentScreen = defineScreenTests({
  flow: consentFlow,
  render: (actor) => (
    <WithSession consent={actor}>
      <ConsentChoice />
    </WithSession>
  ),
  does: {
    "consent.give": (hands) => hands.check(box),
    "consent.refuse": (hands) => hands.uncheck(box),
  },
  world: ["user.tagged", "page.seen"],
  sees: {
    "consent.reading": ticked(false),
    "consent.undecided": ticked(false),
    "consent.given": ticked(true),
    "consent.given.counting": ticked(true),
    "consent.refused": ticked(false),
  },
  excuses: [
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
