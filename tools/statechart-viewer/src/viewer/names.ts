import { parseStep } from "statechart-testing/simulator/step";
import type { Chart, ChartTransition } from "../chart/chart";
import type { LevelState, LevelTransition } from "../chart/level";
import { capitalized, durationText, headline, readable, type Wording } from "../chart/machine-words";
import { productLabel } from "../chart/product-label";
import { isWithin, pathOf } from "./neighbours";

/** State ids start with the machine, whose name is usually given. */
export const shortId = (machine: string, id: string): string =>
  id.startsWith(`${machine}.`) ? id.slice(machine.length + 1) : id;

/**
 * A state's name with those of its parents: "Attempting › Reviewing", or as in the code.
 * @param from a state that the reader is at: in the product's words, parents of both are left out
 */
export function stateTitle(chart: Chart, id: string, wording: Wording, from = chart.machine): string {
  if (id === chart.machine) return "the whole machine";
  const path = pathOf(chart, id).toReversed();
  if (wording === "engineering" || path.length === 0) return shortId(chart.machine, id);
  const own = path.filter((state, index) => index === path.length - 1 || !isWithin(from, state.id));
  return own.map(({ said }) => said.name).join(" › ");
}

/** A state's own name. */
export function partName(chart: Chart, id: string, wording: Wording): string {
  const state = chart.states.find((one) => one.id === id);
  if (!state || wording === "engineering") return state?.key ?? id;
  return state.parent === null ? chart.title : state.said.name;
}

/** A transition's event and condition, as labels of separate elements. */
export const transitionLabel = (
  transition: ChartTransition,
  wording: Wording,
): { title: string; condition: string | null } =>
  wording === "product"
    ? productLabel(transition)
    : { title: transition.event, condition: transition.guard && `if ${transition.guard}` };

/** A box of a drawing; one in place of a state elsewhere is named as it is drawn. */
export function boxTitle(chart: Chart, box: LevelState, wording: Wording, from?: string): string {
  if (box.stub === undefined) return stateTitle(chart, box.id, wording, from);
  return wording === "product" ? box.said.name : box.key;
}

/** The label of an arrow, which may be several transitions at once. */
export const arrowLabel = (arrow: LevelTransition, wording: Wording): { title: string; condition: string | null } =>
  arrow.bundle
    ? { title: `${arrow.bundle.length} ${wording === "product" ? "ways" : "transitions"}`, condition: null }
    : transitionLabel(arrow, wording);

/** What a transition does. */
export const actionsOf = ({ actions, said }: ChartTransition, wording: Wording): readonly string[] =>
  wording === "product" ? said.actions : actions;

/** What an invoke does while it runs; null if the chart has no such invoke. */
function doingOf({ states }: Chart, invoke: string): string | null {
  for (const { invokes, said } of states) {
    const index = invokes.findIndex(({ id }) => id === invoke);
    if (index >= 0) return said.invokes[index] ?? null;
  }
  return null;
}

/** A test's step by its label: "Learner presses Finish", "Loading the exam: offline", or as in the code. */
export function stepTitle(chart: Chart, label: string, wording: Wording): string {
  if (wording === "engineering") return label;
  const step = parseStep(label);
  if (step?.kind === "time") return `After ${durationText(step.ms)}`;
  if (step?.kind === "outcome") {
    const doing = doingOf(chart, step.invoke);
    if (doing !== null) return `${capitalized(doing)}: ${step.case}`;
  }
  const event = step?.kind === "event" ? chart.transitions.find((one) => one.event === step.type) : undefined;
  if (!event || step?.kind !== "event") return capitalized(readable(label));
  return `${headline(event.said.event)}${step.case === "" ? "" : ` (${step.case})`}`;
}
