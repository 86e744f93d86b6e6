import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { shortcutsMachine } from "../../machines/account/shortcuts";
import { Shortcuts } from "../../src/shell/Shortcuts";
import { WithSession } from "../shared/stub-actors";
import { shortcutsModel } from "./shortcuts.model";

type Snapshot = SnapshotFrom<typeof shortcutsMachine>;
const box = "Use keyboard shortcuts";
const dialog: Matcher = { role: "dialog", name: "Keyboard shortcuts" };
/** The switch's label while the list is open. */
const switched = (checked: boolean) => async (user: User, snapshot: Snapshot) => {
  if (snapshot.hasTag("open")) await user.expectVisible({ role: "choice", name: box, checked });
};

export const shortcutsScreen = defineScreenTests({
  testModel: shortcutsModel,
  render: (actor) => (
    <WithSession shortcuts={actor}>
      <main>
        <h1>The open page</h1>
        <button type="button" onClick={() => actor.send({ type: "list.open" })}>
          Shortcuts of the footer
        </button>
      </main>
      <Shortcuts />
    </WithSession>
  ),
  does: {
    "keys.turnOn": (user) => user.check(box),
    "keys.turnOff": (user) => user.uncheck(box),
    "list.open": (user) => user.press("button", "Shortcuts of the footer"),
    "list.close": (user) => user.press("button", "Close"),
  },
  world: ["key.press", "page.opened"],
  sees: {
    "shortcuts.keys.reading": switched(false),
    "shortcuts.keys.on.waiting": switched(true),
    "shortcuts.keys.on.begun": switched(true),
    "shortcuts.keys.off": switched(false),
    "shortcuts.list.closed": (user) => user.expectAbsent(dialog),
    "shortcuts.list.open": (user) => user.expectVisible(dialog, "Next step", "Search", "This list"),
  },
  modal: ["shortcuts.list.open"],
  allowedDifferences: [
    {
      drift: "unable",
      event: "keys.turnOn",
      in: ["shortcuts.keys.on"],
      why: "a switch that is on cannot be switched on once more",
    },
    {
      drift: "unable",
      event: "keys.turnOff",
      in: ["shortcuts.keys.reading", "shortcuts.keys.off"],
      why: "a switch that is off cannot be switched off once more",
    },
    {
      drift: "missing",
      event: "keys.turnOn",
      in: ["shortcuts.list.closed"],
      why: "the switch is in the list",
    },
    {
      drift: "missing",
      event: "keys.turnOff",
      in: ["shortcuts.list.closed"],
      why: "the switch is in the list",
    },
  ],
});
