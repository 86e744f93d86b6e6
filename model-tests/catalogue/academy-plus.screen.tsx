import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { academyPlusMachine } from "../../machines/catalogue/academy-plus";
import { AcademyPlusPage } from "../../src/catalogue/academy-plus/AcademyPlusPage";
import { alerts } from "../shared/reason";
import { academyPlusModel } from "./academy-plus.model";

type Snapshot = SnapshotFrom<typeof academyPlusMachine>;
/** On the page in every state. */
const always = [
  { role: "heading", name: "Academy Plus" },
  { role: "heading", name: "What it gives you" },
  { role: "link", name: "Go to your plan" },
];
const empty = "There is nothing in Academy Plus yet.";

const shown = async (user: User, { context: { content } }: Snapshot) => {
  const cards = [...(content?.courses ?? []), ...(content?.series ?? [])];
  await user.expectVisible(...always, ...cards.map(({ title }) => ({ role: "link", name: title })));
  await user.expectAbsent({ role: "alert" }, { busy: true }, empty);
};

export const academyPlusScreen = defineScreenTests({
  testModel: academyPlusModel,
  render: (actor) => <AcademyPlusPage actor={actor} />,
  does: { "content.retry": (user) => user.press("button", "Try again") },
  world: ["connection.changed", "screen.reopened"],
  sees: {
    "academyPlus.loading": (user) => user.expectVisible(...always, { busy: true }),
    "academyPlus.shown": shown,
    "academyPlus.refreshing": shown,
    "academyPlus.empty": async (user) => {
      await user.expectVisible(...always, empty);
      await user.expectAbsent({ role: "alert" });
    },
    "academyPlus.failed": (user, { context }) =>
      user.expectVisible(...always, ...alerts("We couldn’t load what Academy Plus contains", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
