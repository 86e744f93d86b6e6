import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { shortcutsMachine } from "../../machines/account/shortcuts";
import { Shortcuts } from "../../src/shell/Shortcuts";
import { WithSession } from "../shared/stub-actors";
import { shortcutsFlow } from "./shortcuts.model";

type Snapshot = SnapshotFrom<typeof shortcutsMachine>;
const box = "Use keyboard shortcuts";
const dialog: Sign = { role: "dialog", name: "Keyboard shortcuts" };
/** What the switch says while the list is open. */
const switched = (checked: boolean) => async (hands: Hands, snapshot: Snapshot) => {
  if (snapshot.hasTag("open")) await hands.see({ role: "choice", name: box, checked });
};

export const shortcutsScreen = defineScreenTests({
  flow: shortcutsFlow,
  render: (actor) => (
    <WithSession shortcuts={actor}>
      <button type="button" onClick={() => actor.send({ type: "list.open" })}>
        Shortcuts of the footer
      </button>
      <Shortcuts />
    </WithSession>
  ),
  does: {
    "keys.turnOn": (hands) => hands.check(box),
    "keys.turnOff": (hands) => hands.uncheck(box),
    "list.open": (hands) => hands.press("button", "Shortcuts of the footer"),
    "list.close": (hands) => hands.press("button", "Close"),
  },
  world: ["key.press", "page.opened"],
  sees: {
    "shortcuts.keys.reading": switched(false),
    "shortcuts.keys.on.waiting": switched(true),
    "shortcuts.keys.on.begun": switched(true),
    "shortcuts.keys.off": switched(false),
    "shortcuts.list.closed": (hands) => hands.lack(dialog),
    "shortcuts.list.open": (hands) => hands.see(dialog, "Next step", "Search", "This list"),
  },
  modal: ["shortcuts.list.open"],
  excuses: [
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
      why: "the switch stands in the list",
    },
    {
      drift: "missing",
      event: "keys.turnOff",
      in: ["shortcuts.list.closed"],
      why: "the switch stands in the list",
    },
  ],
});
