import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { appearanceMachine } from "../../machines/account/appearance";
import { AppearanceChoice } from "../../src/shell/AppearanceChoice";
import { WithSession } from "../shared/stub-actors";
import { appearanceFlow } from "./appearance.model";

type Snapshot = SnapshotFrom<typeof appearanceMachine>;
const names = { system: "System", light: "Light", dark: "Dark" };
const chosen = (hands: Hands, { context: { scheme } }: Snapshot) =>
  hands.see({ role: "choice", name: names[scheme], checked: true });

export const appearanceScreen = defineScreenTests({
  flow: appearanceFlow,
  render: (actor) => (
    <WithSession appearance={actor}>
      <AppearanceChoice />
    </WithSession>
  ),
  does: { "scheme.choose": (hands, { scheme }) => hands.check(names[scheme]) },
  sees: { "appearance.reading": chosen, "appearance.known": chosen },
  also: {
    "scheme.choose": [
      { role: "choice", name: names.system },
      { role: "choice", name: names.light },
    ],
  },
  excuses: [
    {
      drift: "unable",
      event: "scheme.choose",
      in: ["appearance.known"],
      when: ({ context }) => context.scheme === "dark",
      why: "what is chosen cannot be chosen once more",
    },
  ],
});
