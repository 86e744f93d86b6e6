import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import { BlockOutlet } from "../../src/components/LazyBlock";
import { lazyBlockModel } from "./lazy-block.model";

const text = "What was fetched";
const spinner = { role: "status", text: "Loading" };
const failed = { role: "alert", text: "We couldn’t load part of this page" };
const Fetched = () => <p>{text}</p>;

export const lazyBlockScreen = defineScreenTests({
  testModel: lazyBlockModel,
  render: (actor) => {
    const component = () => (actor.getSnapshot().matches("ready") ? Fetched : null);
    return <BlockOutlet actor={actor} block={{ component }} props={{}} />;
  },
  does: { "block.retry": (user) => user.press("button", "Try again") },
  sees: {
    "lazyBlock.fetching.loading": (user) => user.expectAbsent(text, spinner, failed),
    "lazyBlock.fetching.pastDelay": async (user) => {
      await user.expectVisible(spinner);
      await user.expectAbsent(text, failed);
    },
    "lazyBlock.ready": async (user) => {
      await user.expectVisible(text);
      await user.expectAbsent(spinner, failed);
    },
    "lazyBlock.timedOut": (user) => user.expectVisible(failed),
    "lazyBlock.failed": (user) => user.expectVisible(failed),
  },
});
