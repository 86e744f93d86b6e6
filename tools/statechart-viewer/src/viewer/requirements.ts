import type { Chart, ChartState } from "../chart/chart";
import type { RequirementGroup } from "./settings";

const inOrder = new Intl.Collator("en", { numeric: true });

const statesIn = ({ states }: Chart, id: string): ChartState[] =>
  states.filter(({ requirements }) => requirements.includes(id));

/** A machine's states with a requirement. */
export interface CoveredMachine {
  chart: Chart;
  states: readonly ChartState[];
}

/** The states with a requirement, by machine. */
export const statesWith = (charts: readonly Chart[], id: string): CoveredMachine[] =>
  charts.map((chart) => ({ chart, states: statesIn(chart, id) })).filter(({ states }) => states.length > 0);

/** The ids of the machines with a requirement. */
export const machinesWith = (charts: readonly Chart[], id: string): string[] =>
  statesWith(charts, id).map(({ chart }) => chart.machine);

/** A requirement in the list of all. */
export interface ListedRequirement {
  id: string;
  /** Null if the project has no text for it. */
  text: string | null;
  machines: number;
  states: number;
}

/** Every requirement of the machines, with its text, by group; those of no group come last. */
export function listedRequirements(
  charts: readonly Chart[],
  groups: readonly RequirementGroup[],
): { title: string; listed: ListedRequirement[] }[] {
  const used = charts.flatMap(({ states }) => states.flatMap(({ requirements }) => requirements));
  const known = groups.flatMap(({ texts }) => Object.keys(texts));
  const others = {
    title: "Others",
    texts: {} as Record<string, string>,
    ids: used.filter((id) => !known.includes(id)),
  };
  return [...groups.map((group) => ({ ...group, ids: Object.keys(group.texts) })), others]
    .map(({ title, texts, ids }) => ({
      title,
      listed: [...new Set(ids)].sort(inOrder.compare).map((id) => {
        const found = statesWith(charts, id);
        const states = found.reduce((sum, one) => sum + one.states.length, 0);
        return { id, text: texts[id] ?? null, machines: found.length, states };
      }),
    }))
    .filter(({ listed }) => listed.length > 0);
}

/** The text of a requirement; null if there is none. */
export const requirementText = (groups: readonly RequirementGroup[], id: string): string | null =>
  groups.map(({ texts }) => texts[id]).find((text) => text !== undefined) ?? null;

/** How many similar requirements are worth showing. */
const maxLike = 5;

/** The requirements most like an unknown one: the first of those that begin alike; none if not even a letter is the same. */
export function likeRequirements(all: readonly string[], id: string): string[] {
  for (let length = id.length; length > 0; length -= 1) {
    const start = id.slice(0, length).toLowerCase();
    const found = all.filter((one) => one.toLowerCase().startsWith(start));
    if (found.length > 0) return found.slice(0, maxLike);
  }
  return [];
}
