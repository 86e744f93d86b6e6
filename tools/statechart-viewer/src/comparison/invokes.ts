import type { ChartState } from "../chart/chart";

/** What a state invokes. XState derives the ids of unnamed invokes from their state. */
export const invokesOf = ({ id: state, invokes }: ChartState): string[] =>
  invokes.map(({ id, src }) => {
    const name = id.endsWith(`.${state}`) ? id.slice(0, -state.length - 1) : id;
    return src === id || src === name ? name : `${name} (${src})`;
  });
