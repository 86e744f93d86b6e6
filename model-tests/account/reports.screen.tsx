import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher } from "statechart-testing/drivers/user";
import { ReportsDialog } from "../../src/account/reports/ReportsDialog";
import { WithSession } from "../shared/stub-actors";
import { reportsModel } from "./reports.model";

const dialog: Matcher = { role: "dialog", name: "What we count" };
const none = "Nothing has been counted yet.";
const clear = "Clear reports";

export const reportsScreen = defineScreenTests({
  testModel: reportsModel,
  render: (actor) => (
    <WithSession>
      <ReportsDialog actor={actor} />
    </WithSession>
  ),
  does: { "reports.clear": (user) => user.press("button", clear) },
  world: ["reports.changed"],
  sees: {
    "reports.none": async (user) => {
      await user.expectVisible(dialog, none);
      await user.expectAbsent({ role: "button", name: clear });
    },
    "reports.listed": async (user, { context: { reports } }) => {
      await user.expectVisible(dialog, `${reports.length} reports`, ...reports.map((report) => JSON.stringify(report)));
      await user.expectAbsent(none);
    },
  },
  ignores: [
    { role: "button", name: "Close", why: "closes the dialog; the address says whether it is open" },
    { role: "choice", why: "the consent has a machine of its own" },
  ],
});
