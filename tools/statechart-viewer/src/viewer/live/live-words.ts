import { stateText } from "statechart-testing/cli/names";
import type { Chart } from "../../chart/chart";
import { capitalized, headline, readable } from "../../chart/machine-words";
import type { StateValue, StepMessage } from "../../mirror/messages";
import { stateTitle, transitionLabel } from "../names";
import { leavesOf } from "./live";

/** What the live pane calls machines, states, and events. */
export interface LiveWords {
  machine(machine: string): string;
  state(machine: string, value: StateValue): string;
  /** An event that can be sent. */
  event(machine: string, event: string): string;
  /** What happened in a step; an error has its code. */
  happened(step: StepMessage): string;
}

const withCode = (event: string, code: string | undefined) => (code === undefined ? event : `${event} (${code})`);

/** The names in the code. */
export const codeWords: LiveWords = {
  machine: (machine) => machine,
  state: (_, value) => stateText(value) || "its only state",
  event: (_, event) => event,
  happened: ({ event, code }) => withCode(event, code),
};

/** An event that XState sends, as charts name it: `xstate.done.actor.save` is `done(save)`. */
const chartEvent = (event: string): string => event.replace(/^xstate\.(done|error)\.actor\.(.+)$/, "$1($2)");

/** The words of the product, as the charts have them; a machine without a chart is named after its code. */
export function productWords(charts: readonly Chart[]): LiveWords {
  const byMachine = new Map(charts.map((chart) => [chart.machine, chart]));
  const eventOf = (machine: string, event: string): string => {
    const found = byMachine.get(machine)?.transitions.find((one) => one.event === chartEvent(event));
    return found ? headline(found.said.event) : capitalized(readable(event));
  };
  return {
    machine: (machine) => byMachine.get(machine)?.title ?? capitalized(readable(machine)),
    state(machine, value) {
      const chart = byMachine.get(machine);
      if (!chart) return capitalized(readable(stateText(value))) || "Its only state";
      const leaves = leavesOf(machine, value);
      const inOrder = chart.states.filter(({ id }) => leaves.includes(id));
      return inOrder.map(({ id }) => stateTitle(chart, id, "product")).join(", ") || "Its only state";
    },
    event: eventOf,
    happened({ machine, event, code, taken }) {
      if (event === "xstate.init") return "It starts";
      // A delay's event has no name that charts know, but its transition has.
      const own = byMachine.get(machine)?.transitions.find(({ id }) => id === taken[0]);
      return withCode(own ? transitionLabel(own, "product").title : eventOf(machine, event), code);
    },
  };
}
