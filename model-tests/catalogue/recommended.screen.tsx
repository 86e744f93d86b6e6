import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import { Recommended } from "../../src/catalogue/recommended/Recommended";
import { alerts } from "../shared/reason";
import { recommendedModel } from "./recommended.model";

const title = { role: "heading", name: "What to learn next" };

export const recommendedScreen = defineScreenTests({
  testModel: recommendedModel,
  render: (actor) => <Recommended actor={actor} />,
  does: { "recommended.retry": (user) => user.press("button", "Try again") },
  world: ["connection.changed"],
  sees: {
    "recommended.loading": async (user) => {
      await user.expectVisible(title, { busy: true });
      await user.expectAbsent({ role: "link" }, { role: "alert" });
    },
    "recommended.shown": async (user, { context: { cards } }) => {
      await user.expectVisible(title, ...cards.map((card) => ({ role: "link", name: card.title })));
      await user.expectAbsent({ role: "alert" });
    },
    "recommended.empty": (user) => user.expectAbsent(title, { role: "link" }, { role: "alert" }),
    "recommended.failed": (user, { context }) =>
      user.expectVisible(title, ...alerts("We couldn’t load the recommended courses", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
