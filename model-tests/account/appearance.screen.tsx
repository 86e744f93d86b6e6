import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { appearanceMachine } from "../../machines/account/appearance";
import { AppearanceChoice } from "../../src/shell/AppearanceChoice";
import { WithSession } from "../shared/stub-actors";
import { appearanceModel } from "./appearance.model";

type Snapshot = SnapshotFrom<typeof appearanceMachine>;
const names = { system: "System", light: "Light", dark: "Dark" };
const chosen = (user: User, { context: { scheme } }: Snapshot) =>
  user.expectVisible({ role: "choice", name: names[scheme], checked: true });

export const appearanceScreen = defineScreenTests({
  testModel: appearanceModel,
  render: (actor) => (
    <WithSession appearance={actor}>
      <AppearanceChoice />
    </WithSession>
  ),
  does: { "scheme.choose": (user, { scheme }) => user.check(names[scheme]) },
  sees: { "appearance.reading": chosen, "appearance.known": chosen },
  also: {
    "scheme.choose": [
      { role: "choice", name: names.system },
      { role: "choice", name: names.light },
    ],
  },
  allowedDifferences: [
    {
      drift: "unable",
      event: "scheme.choose",
      in: ["appearance.known"],
      when: ({ context }) => context.scheme === "dark",
      why: "what is chosen cannot be chosen once more",
    },
  ],
});
