import type { Chart, ChartState, ChartTransition } from "../chart/chart";

/** Pairs of matching states in two charts, regardless of their names. */
export class Pairs {
  /** New ids by old ids. */
  readonly afterOf = new Map<string, string>();
  /** Old ids by new ids. */
  readonly beforeOf = new Map<string, string>();

  add(before: string, after: string): void {
    this.afterOf.set(before, after);
    this.beforeOf.set(after, before);
  }
}

/** An event without its state's id, which XState adds to unnamed actors: `done(0.quiz.asking)`. */
export const eventOf = ({ event, source }: ChartTransition): string => event.replace(`.${source})`, ")");

/** What identifies a state besides its name: its outgoing and incoming transitions, and its description. */
interface Shape {
  out: string;
  into: string;
  description: string;
}

/** @param nameOf a state's name that is the same in both charts; unknown for an unmatched state */
function shapeOf({ id, description }: ChartState, chart: Chart, nameOf: (id: string) => string): Shape {
  const named = (other: string) => (other === id ? "itself" : nameOf(other));
  const text = (parts: (readonly [string, ChartTransition])[]) =>
    parts
      .map(([other, transition]) => JSON.stringify([eventOf(transition), transition.guard, other]))
      .sort()
      .join();
  const out = chart.transitions.filter(({ source }) => source === id);
  const into = chart.transitions.filter(({ source, targets }) => source !== id && targets.includes(id));
  return {
    out: text(out.map((one) => [one.targets.map(named).sort().join(), one])),
    into: text(into.map((one) => [named(one.source), one])),
    description: description ?? "",
  };
}

/** How similar two properties are. Two empty ones say little. */
const weightOf = (one: string, other: string): number => (one !== other ? 0 : one === "" ? 0.5 : 2);
const likeness = (one: Shape, other: Shape): number =>
  weightOf(one.out, other.out) + weightOf(one.into, other.into) + weightOf(one.description, other.description);

/** The minimum similarity of a renamed state; a state with the same name but another parent needs a little more. */
const likeEnough = { renamed: 3, moved: 4 };

/** Matches the states of two charts: by id, by name in the same parent, by their transitions. */
export function pairStates(before: Chart, after: Chart): Pairs {
  const pairs = new Pairs();
  const { afterOf, beforeOf } = pairs;
  const isLeftBefore = ({ id }: ChartState) => !afterOf.has(id);
  const isLeftAfter = ({ id }: ChartState) => !beforeOf.has(id);

  /** Best matches first. Ties are resolved symmetrically, so that a comparison can be reversed. */
  function pairTheLike(
    some: readonly ChartState[],
    others: readonly ChartState[],
    enough: number,
    mayBe: (one: ChartState, other: ChartState) => boolean,
  ): string[] {
    const was = some.map((state) => shapeOf(state, before, (id) => afterOf.get(id) ?? "?"));
    const is = others.map((state) => shapeOf(state, after, (id) => (beforeOf.has(id) ? id : "?")));
    const found = some.flatMap((one, i) =>
      others.flatMap((other, j) => {
        const score = likeness(was[i] as Shape, is[j] as Shape);
        return one.kind === other.kind && score >= enough && mayBe(one, other) ? [{ one, other, i, j, score }] : [];
      }),
    );
    found.sort((a, b) => b.score - a.score || a.i + a.j - (b.i + b.j) || Math.abs(a.i - a.j) - Math.abs(b.i - b.j));
    const paired: string[] = [];
    for (const { one, other } of found)
      if (isLeftBefore(one) && isLeftAfter(other)) {
        pairs.add(one.id, other.id);
        paired.push(one.id);
      }
    return paired;
  }

  /** Matches level by level: the unmatched children of matched parents, by name and then by shape. */
  function pairBelow(parents: readonly string[]): void {
    if (parents.length === 0) return;
    const was = before.states.filter(({ parent }) => parent !== null && parents.includes(parent));
    const partners = parents.map((id) => afterOf.get(id));
    const is = after.states.filter(({ parent }) => parent !== null && partners.includes(parent));
    const isBelowPartner = (one: ChartState, other: ChartState) => afterOf.get(one.parent ?? "") === other.parent;
    for (const child of was.filter(isLeftBefore)) {
      const same = is.find((one) => one.key === child.key && isBelowPartner(child, one) && isLeftAfter(one));
      if (same) pairs.add(child.id, same.id);
    }
    pairTheLike(was.filter(isLeftBefore), is.filter(isLeftAfter), likeEnough.renamed, isBelowPartner);
    pairBelow(was.map(({ id }) => id).filter((id) => afterOf.has(id)));
  }

  const ids = new Set(after.states.map(({ id }) => id));
  for (const { id } of before.states) if (ids.has(id)) pairs.add(id, id);
  const [rootBefore, rootAfter] = [before.states[0], after.states[0]];
  if (!rootBefore || !rootAfter) return pairs;
  if (isLeftBefore(rootBefore) && isLeftAfter(rootAfter)) pairs.add(rootBefore.id, rootAfter.id);
  pairBelow([rootBefore.id]);
  const moved = pairTheLike(
    before.states.filter(isLeftBefore),
    after.states.filter(isLeftAfter),
    likeEnough.moved,
    (one, other) => one.key === other.key,
  );
  pairBelow(moved);
  return pairs;
}
