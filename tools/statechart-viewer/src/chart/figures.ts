import { hierarchyOf } from "./hierarchy";
import type { Box, Layout, Point } from "./layout";
import type { LevelChart } from "./level";

/** The initial state of a state, as a drawing shows it. */
export interface FirstState {
  /** The state that it is the initial one of. */
  of: string;
  /** Where it begins among its siblings, in the direction of the drawing: 0 at their beginning, 1 at their end. */
  position: number;
}

/** Where the initial states are: of every state that has one and other states besides. */
export function firstStates({ states }: LevelChart, { states: boxes, directions }: Layout): FirstState[] {
  const { pathOf } = hierarchyOf(states);
  return states.flatMap(({ id }) => {
    const siblings = states.filter(({ parent }) => parent === id);
    const first = siblings.find(({ isInitial }) => isInitial);
    if (!first || siblings.length < 2) return [];
    const isDown = directions[pathOf(id)[0] ?? id] === "DOWN";
    const range = (box: Box): [number, number] => (isDown ? [box.y, box.y + box.height] : [box.x, box.x + box.width]);
    const ranges = siblings.map((one) => range(boxes[one.id] as Box));
    const least = Math.min(...ranges.map(([begin]) => begin));
    const most = Math.max(...ranges.map(([, end]) => end));
    const [begin] = range(boxes[first.id] as Box);
    return [{ of: id, position: (begin - least) / (most - least) }];
  });
}

/** A straight piece of a line. */
interface Piece {
  id: string;
  from: Point;
  to: Point;
}

const piecesOf = ({ transitions }: Layout): Piece[] =>
  transitions.flatMap(({ id, lines }) =>
    lines.flatMap((line) => line.slice(1).map((to, index): Piece => ({ id, from: line[index] as Point, to }))),
  );

const between = (value: number, one: number, other: number): boolean =>
  Math.min(one, other) < value && value < Math.max(one, other);

/** How often lines of different transitions cross. */
export function countCrossings(layout: Layout): number {
  const pieces = piecesOf(layout);
  const level = pieces.filter(({ from, to }) => from.y === to.y && from.x !== to.x);
  const upright = pieces.filter(({ from, to }) => from.x === to.x && from.y !== to.y);
  let crossings = 0;
  for (const one of level)
    for (const other of upright)
      if (
        one.id !== other.id &&
        between(other.from.x, one.from.x, one.to.x) &&
        between(one.from.y, other.from.y, other.to.y)
      )
        crossings += 1;
  return crossings;
}

/** The parts whose texts a line passes through. */
export function crossedLabels(layout: Layout): string[] {
  const pieces = piecesOf(layout);
  return Object.entries(layout.lines)
    .filter(([, lines]) => {
      const left = Math.min(...lines.map(({ x }) => x));
      const right = Math.max(...lines.map(({ x, width }) => x + width));
      const [top, bottom] = [Math.min(...lines.map(({ y }) => y - 11)), Math.max(...lines.map(({ y }) => y + 3))];
      return pieces.some(
        ({ from, to }) =>
          Math.min(from.x, to.x) < right &&
          Math.max(from.x, to.x) > left &&
          Math.min(from.y, to.y) < bottom &&
          Math.max(from.y, to.y) > top,
      );
    })
    .map(([id]) => id);
}
