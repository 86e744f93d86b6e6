import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import { FailedPage } from "../../src/shell/FailedPage";
import { failedPageModel } from "./failed-page.model";

const fault = { role: "heading", name: "This page stopped working" };
const offline = { role: "heading", name: "You’re offline" };
const reload = { role: "button", name: "Reload page" };

export const failedPageScreen = defineScreenTests({
  testModel: failedPageModel,
  render: (actor) => <FailedPage actor={actor} />,
  does: { "page.reload": (user) => user.press("button", "Reload page") },
  world: ["connection.changed"],
  sees: {
    "failedPage.broken": async (user) => {
      await user.expectVisible(fault, "It’s our fault, not yours", reload);
      await user.expectAbsent(offline);
    },
    "failedPage.offline": async (user) => {
      await user.expectVisible(offline, "It will open by itself when you’re back online.", reload);
      await user.expectAbsent(fault, "It’s our fault, not yours");
    },
    "failedPage.reloading": (user) => user.expectVisible({ ...reload, busy: true }),
  },
});
