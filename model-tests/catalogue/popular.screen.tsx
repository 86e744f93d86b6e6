import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { popularMachine } from "../../machines/catalogue/popular";
import { Popular } from "../../src/catalogue/popular/Popular";
import { alerts } from "../shared/reason";
import { popularFlow } from "./popular.model";

type Snapshot = SnapshotFrom<typeof popularMachine>;
const title = { role: "heading", name: "Popular courses" };
const more = (busy: boolean) => ({ role: "button", name: "Show more courses", busy });

const shown = (hands: Hands, { context: { cards } }: Snapshot) =>
  hands.see(title, ...cards.map((card) => ({ role: "link", name: card.title })));
const quiet = async (hands: Hands, snapshot: Snapshot) => {
  await shown(hands, snapshot);
  await hands.lack({ role: "alert" });
};

export const popularScreen = defineScreenTests({
  flow: popularFlow,
  render: (actor) => <Popular actor={actor} />,
  does: {
    "cards.more": (hands) => hands.press("button", "Show more courses"),
    "popular.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["screen.reopened", "connection.changed"],
  sees: {
    "popular.loading": (hands) => hands.see(title, { busy: true }),
    "popular.shown": quiet,
    "popular.refreshing": quiet,
    "popular.loadingMore": async (hands, snapshot) => {
      await shown(hands, snapshot);
      await hands.see(more(true));
    },
    "popular.empty": (hands) => hands.lack(title, { role: "link" }),
    "popular.moreFailed": async (hands, snapshot) => {
      await shown(hands, snapshot);
      await hands.see(...alerts("The next courses could not be loaded", snapshot.context.failure), more(false));
    },
    "popular.failed": (hands, { context }) =>
      hands.see(title, ...alerts("The popular courses could not be loaded", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
