import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Sign } from "statechart-testing/drivers/user";
import { ReportsDialog } from "../../src/account/reports/ReportsDialog";
import { WithSession } from "../shared/stub-actors";
import { reportsFlow } from "./reports.model";

const dialog: Sign = { role: "dialog", name: "What is counted" };
const none = "Nothing has been counted.";
const clear = "Clear what was counted";

export const reportsScreen = defineScreenTests({
  flow: reportsFlow,
  render: (actor) => (
    <WithSession>
      <ReportsDialog actor={actor} />
    </WithSession>
  ),
  does: { "reports.clear": (hands) => hands.press("button", clear) },
  world: ["reports.changed"],
  sees: {
    "reports.none": async (hands) => {
      await hands.see(dialog, none);
      await hands.lack({ role: "button", name: clear });
    },
    "reports.listed": async (hands, { context: { reports } }) => {
      await hands.see(dialog, `${reports.length} reports`, ...reports.map((report) => JSON.stringify(report)));
      await hands.lack(none);
    },
  },
  ignores: [
    { role: "button", name: "Close", why: "closes the dialog; whether it is open stands in the address" },
    { role: "choice", why: "the consent has a machine of its own" },
  ],
});
