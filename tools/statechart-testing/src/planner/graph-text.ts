import type { Step } from "../simulator/step";
import type { Graph } from "./explore";

/** A graph as text, for another process. Paths are left out: they follow from the edges and would be most of it. */
export const textOfGraph = ({ nodes, ...graph }: Graph): string =>
  JSON.stringify({ ...graph, nodes: nodes.map(({ path: _, ...node }) => node) });

/** The graph of a text by `textOfGraph`. A place comes after the one from which it was reached first. */
export function graphOfText(text: string): Graph {
  const graph: Graph = JSON.parse(text);
  const pathTo = (index: number, from: number | null): Step[] => {
    const before = from === null ? undefined : graph.nodes[from];
    const last = before?.edges.find(({ to }) => to === index);
    return before && last ? [...before.path, last.step] : [];
  };
  for (const [index, node] of graph.nodes.entries()) node.path = pathTo(index, node.cameFrom);
  return graph;
}
