import { stateText } from "statechart-testing/cli/names";
import { type Step, stepLabel } from "statechart-testing/simulator/step";
import type { Chart } from "../../chart/chart";
import { stateTitle, stepTitle, transitionLabel } from "../names";
import type { SimulationState } from "./simulate";

/** What a simulation calls steps, states, and transitions. */
export interface SimulationWords {
  step(step: Step): string;
  /** The state that the machine is in; with tags in the words of the code. */
  state(now: SimulationState): string;
  transition(id: string): string;
}

/** The names in the code. */
export const codeWords: SimulationWords = {
  step: stepLabel,
  state: ({ value, tags }) =>
    `${stateText(value) || "its only state"}${tags.length > 0 ? ` [${tags.join(", ")}]` : ""}`,
  transition: (id) => id,
};

/** The words of the product, as the chart has them. */
export const productWords = (chart: Chart): SimulationWords => ({
  step: (step) => stepTitle(chart, stepLabel(step), "product"),
  state: ({ states }) =>
    chart.states
      .filter(({ id }) => states.includes(id))
      .map(({ id }) => stateTitle(chart, id, "product"))
      .join(", ") || "Its only state",
  transition(id) {
    const found = chart.transitions.find((one) => one.id === id);
    if (!found) return id;
    const { title, condition } = transitionLabel(found, "product");
    return `${stateTitle(chart, found.source, "product")}: ${title}${condition === null ? "" : `, ${condition}`}`;
  },
});
