import type { Chart, ChartState, ChartTransition } from "../chart/chart";

/** States that are the same in two charts, whatever they are called. */
export class Pairs {
  /** Ids after by ids before. */
  readonly afterOf = new Map<string, string>();
  /** Ids before by ids after. */
  readonly beforeOf = new Map<string, string>();

  add(before: string, after: string): void {
    this.afterOf.set(before, after);
    this.beforeOf.set(after, before);
  }
}

/** An event without the name of the state, which XState puts into what has no name of its own: `done(0.quiz.asking)`. */
export const eventOf = ({ event, source }: ChartTransition): string => event.replace(`.${source})`, ")");

/** What a state is known by, beside its name: the ways out of it, the ways into it, its description. */
interface Shape {
  out: string;
  into: string;
  description: string;
}

/** @param nameOf how a state is called in both charts; of one that has no partner yet it is not known */
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

/** How much speaks for two states being one: being equally empty says little. */
const weightOf = (one: string, other: string): number => (one !== other ? 0 : one === "" ? 0.5 : 2);
const likeness = (one: Shape, other: Shape): number =>
  weightOf(one.out, other.out) + weightOf(one.into, other.into) + weightOf(one.description, other.description);

/** From here on a state is taken for another one under a new name; under the same name elsewhere it takes a little more. */
const likeEnough = { renamed: 3, moved: 4 };

/** Pairs what two charts have in common: by id, by the name below the same parent, by what goes in and out. */
export function pairStates(before: Chart, after: Chart): Pairs {
  const pairs = new Pairs();
  const { afterOf, beforeOf } = pairs;
  const isLeftBefore = ({ id }: ChartState) => !afterOf.has(id);
  const isLeftAfter = ({ id }: ChartState) => !beforeOf.has(id);

  /** The likest first. The order among equals is the same from both sides, so that a comparison can be turned round. */
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

  /** Level by level: what is not paired yet of the children of paired parents, by their names and then by their shapes. */
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
