import type { Chart, ChartState, ChartTransition } from "./chart";

/** Mermaid allows no dots or spaces in names, and a colon ends a transition. */
const nameOf = (id: string): string => id.replace(/[^A-Za-z0-9]/g, "_");
const plain = (text: string): string =>
  text.replaceAll(":", "∶").replaceAll(";", ",").replaceAll("#", "").replaceAll('"', "'");

const labelOf = ({ event, order, guard, actions }: ChartTransition): string =>
  plain(
    [
      `${order === null ? "" : `${order}. `}${event}`,
      guard && `[${guard}]`,
      actions.length > 0 && `/ ${actions.join(", ")}`,
    ]
      .filter(Boolean)
      .join(" "),
  );

function linesOf(chart: Chart, state: ChartState, indent: string): string[] {
  const name = nameOf(state.id);
  const children = chart.states.filter(({ parent }) => parent === state.id);
  const notes = [state.description ?? "", ...state.invokes.map(({ id }) => `invoke ${id}`)].filter(Boolean);
  const said = chart.transitions
    .filter(({ source, targets }) => source === state.id && targets.length === 0)
    .map((transition) => `${indent}${name} : ${labelOf(transition)}`);
  if (children.length === 0)
    return [
      `${indent}state "${state.key}" as ${name}`,
      ...notes.map((text) => `${indent}${name} : ${plain(text)}`),
      ...said,
    ];
  const inner = children.map((child) => linesOf(chart, child, `${indent}  `));
  const separated =
    state.kind === "parallel"
      ? inner.flatMap((lines, index) => (index > 0 ? [`${indent}  --`, ...lines] : lines))
      : inner.flat();
  const begins = children.filter(({ isInitial }) => isInitial).map(({ id }) => `${indent}  [*] --> ${nameOf(id)}`);
  const ends = children.filter(({ kind }) => kind === "final").map(({ id }) => `${indent}  ${nameOf(id)} --> [*]`);
  return [`${indent}state "${state.key}" as ${name} {`, ...separated, ...begins, ...ends, `${indent}}`];
}

/** A chart as Mermaid text, for places that show nothing else. It omits tags and entry and exit actions. */
export function mermaidOf(chart: Chart): string {
  const [root] = chart.states;
  const arrows = chart.transitions.flatMap((transition) =>
    transition.targets.map((target) => `  ${nameOf(transition.source)} --> ${nameOf(target)} : ${labelOf(transition)}`),
  );
  return ["stateDiagram-v2", ...(root ? linesOf(chart, root, "  ") : []), ...arrows, ""].join("\n");
}
