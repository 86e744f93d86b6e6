import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import { BlockOutlet } from "../../src/components/LazyBlock";
import { lazyBlockFlow } from "./lazy-block.model";

const text = "What was fetched";
const spinner = { role: "status", text: "Loading" };
const failed = { role: "alert", text: "A part of this page could not be loaded" };
const Fetched = () => <p>{text}</p>;

export const lazyBlockScreen = defineScreenTests({
  flow: lazyBlockFlow,
  render: (actor) => {
    const component = () => (actor.getSnapshot().matches("ready") ? Fetched : null);
    return <BlockOutlet actor={actor} block={{ machine: lazyBlockFlow.machine, component }} props={{}} />;
  },
  does: { "block.retry": (hands) => hands.press("button", "Try again") },
  sees: {
    "lazyBlock.fetching.loading": (hands) => hands.lack(text, spinner, failed),
    "lazyBlock.fetching.pastDelay": async (hands) => {
      await hands.see(spinner);
      await hands.lack(text, failed);
    },
    "lazyBlock.ready": async (hands) => {
      await hands.see(text);
      await hands.lack(spinner, failed);
    },
    "lazyBlock.timedOut": (hands) => hands.see(failed),
    "lazyBlock.failed": (hands) => hands.see(failed),
  },
});
