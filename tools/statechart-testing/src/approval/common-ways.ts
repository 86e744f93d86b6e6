import { type Step, stepLabel } from "../simulator/step";

/** A test with what was observed at its start and after every step. */
interface ObservedTest<Moment> {
  input: string;
  start: Moment;
  steps: readonly (Moment & { step: Step })[];
}

/** A moment that two versions of the same tests have in common. */
export interface CommonMoment<Moment> {
  /** The number of the test in the later version, from 1. */
  test: number;
  input: string;
  /** The last step before it; null at the start. */
  step: Step | null;
  was: Moment;
  is: Moment;
  /** Whether no earlier test has had it. */
  isNew: boolean;
}

/** Every moment of a test, with the steps that lead to it. */
function* momentsOf<Moment>({ input, start, steps }: ObservedTest<Moment>) {
  const labels: string[] = [];
  const way = () => JSON.stringify([input, ...labels]);
  yield { way: way(), step: null, moment: start };
  for (const moment of steps) {
    labels.push(stepLabel(moment.step));
    yield { way: way(), step: moment.step, moment: moment as Moment };
  }
}

/**
 * The moments to which two versions of a machine's tests know the same way: the same input and steps. What was observed
 * there differs only if the machine does.
 * @param goesOn whether what comes after a moment can still be compared
 */
export function* commonMoments<Moment>(
  before: readonly ObservedTest<Moment>[],
  now: readonly ObservedTest<Moment>[],
  goesOn: (was: Moment, is: Moment) => boolean,
): Generator<CommonMoment<Moment>> {
  const known = new Map(
    before.flatMap((test) => [...momentsOf(test)].map(({ way, moment }) => [way, moment] as const)),
  );
  const seen = new Set<string>();
  for (const [index, test] of now.entries())
    for (const { way, step, moment: is } of momentsOf(test)) {
      const was = known.get(way);
      if (!was) break;
      yield { test: index + 1, input: test.input, step, was, is, isNew: !seen.has(way) };
      seen.add(way);
      if (!goesOn(was, is)) break;
    }
}
