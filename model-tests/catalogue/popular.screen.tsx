import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { popularMachine } from "../../machines/catalogue/popular";
import { Popular } from "../../src/catalogue/popular/Popular";
import { alerts } from "../shared/reason";
import { popularModel } from "./popular.model";

type Snapshot = SnapshotFrom<typeof popularMachine>;
const title = { role: "heading", name: "Popular courses" };
const more = (busy: boolean) => ({ role: "button", name: "Show more courses", busy });

const shown = (user: User, { context: { cards } }: Snapshot) =>
  user.expectVisible(title, ...cards.map((card) => ({ role: "link", name: card.title })));
const quiet = async (user: User, snapshot: Snapshot) => {
  await shown(user, snapshot);
  await user.expectAbsent({ role: "alert" });
};

export const popularScreen = defineScreenTests({
  testModel: popularModel,
  render: (actor) => <Popular actor={actor} />,
  does: {
    "cards.more": (user) => user.press("button", "Show more courses"),
    "popular.retry": (user) => user.press("button", "Try again"),
  },
  world: ["screen.reopened", "connection.changed"],
  sees: {
    "popular.loading": (user) => user.expectVisible(title, { busy: true }),
    "popular.shown": quiet,
    "popular.refreshing": quiet,
    "popular.loadingMore": async (user, snapshot) => {
      await shown(user, snapshot);
      await user.expectVisible(more(true));
    },
    "popular.empty": (user) => user.expectAbsent(title, { role: "link" }),
    "popular.moreFailed": async (user, snapshot) => {
      await shown(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t load more courses", snapshot.context.failure), more(false));
    },
    "popular.failed": (user, { context }) =>
      user.expectVisible(title, ...alerts("We couldn’t load the popular courses", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
