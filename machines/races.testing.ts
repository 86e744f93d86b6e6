import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flush } from "./testing";

/** A step as plain data, so that a failure can be saved and repeated: `["choose", "a", "x"]`. */
export type Step = readonly [name: string, ...data: (string | number | boolean)[]];

/** Random interleavings of what can happen to a machine at the same time. */
interface Races<World> {
  /** The machine's name in `machines/index.ts`. */
  machine: string;
  /** The title of the test: what always holds. */
  title: string;
  /** All steps; what is more likely is listed more often. */
  steps: fc.Arbitrary<Step>[];
  start(): Promise<World>;
  /** Does what the steps say, by their names; returns after the machine has handled it. */
  perform: Record<string, (world: World, ...data: never[]) => void | Promise<void>>;
  /** What holds after each step. @throws otherwise */
  check?(world: World): void;
  /** Ends all that is under way, then checks what has come of it. @throws */
  settle(world: World): Promise<void>;
  /** How many interleavings `npm test` tries; `RACES` tries as many as it says. */
  runs: number;
}

const here = dirname(fileURLToPath(import.meta.url));
const failures = join(here, "../test-results/races");
/** A failure that is repeated on every run; its file is named after what went wrong. */
interface SavedRace {
  machine: string;
  steps: Step[];
}
const read = (folder: string, name: string): SavedRace => JSON.parse(readFileSync(join(folder, name), "utf8"));
/** All failures that were saved. */
export const savedRaces = () =>
  readdirSync(join(here, "races")).map((file) => ({ file, ...read(join(here, "races"), file) }));

/** Performs the steps on a new machine. */
async function run<World>({ start, perform, check, settle }: Races<World>, steps: readonly Step[]): Promise<void> {
  const world = await start();
  for (const [name, ...data] of steps) {
    const performed = perform[name];
    if (!performed) throw new Error(`There is no step ${name}.`);
    await performed(world, ...(data as never[]));
    await flush();
    check?.(world);
  }
  await settle(world);
}

/** Writes a failure to where it can be copied from. */
function save(machine: string, steps: Step[]): string {
  mkdirSync(failures, { recursive: true });
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`).join(",\n");
  const path = join(failures, `${machine}.json`);
  writeFileSync(path, `{\n  "machine": ${JSON.stringify(machine)},\n  "steps": [\n${lines}\n  ]\n}\n`);
  return path;
}

/**
 * Performs random steps. The first failure is shortened to the fewest steps and the simplest data, and written to
 * `test-results/races/`.
 * @returns the failure, or null
 */
export async function findFailure<World>(races: Races<World>): Promise<Error | null> {
  const { machine, steps, runs } = races;
  const { RACES, RACES_SEED, RACES_PATH } = process.env;
  const { counterexample, counterexamplePath, errorInstance, seed } = await fc.check(
    fc.asyncProperty(fc.array(fc.oneof(...steps), { maxLength: 40, size: "max" }), (all) => run(races, all)),
    {
      numRuns: Number(RACES ?? runs),
      ...(RACES_SEED && { seed: Number(RACES_SEED) }),
      ...(RACES_PATH && { path: RACES_PATH }),
    },
  );
  if (!counterexample) return null;
  const [failing] = counterexample;
  const told = failing.map((one) => `  ${one.join(" ")}`).join("\n");
  const { message, stack } = errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance));
  const failure = new Error(
    `${message}\nafter ${failing.length} steps:\n${told}\nSaved in ${save(machine, failing)}; RACES_SEED=${seed} RACES_PATH=${counterexamplePath}`,
  );
  failure.stack = `${failure.message}\n${stack}`;
  return failure;
}

/** Defines the tests of a machine's races: the failures that were saved in `machines/races/`, then random steps. */
export function describeRaces<World>(races: Races<World>): void {
  describe(`races of ${races.machine}`, () => {
    const saved = savedRaces().filter(({ machine }) => machine === races.machine);
    if (saved.length > 0) it.each(saved)("$file", (one) => run(races, one.steps));

    it(races.title, async () => {
      const failure = await findFailure(races);
      if (failure) throw failure;
    });
  });
}

/** Steps of one name with random data. */
export const step = (name: string, ...data: fc.Arbitrary<string | number | boolean>[]): fc.Arbitrary<Step> =>
  fc.tuple(fc.constant(name), ...data) as fc.Arbitrary<Step>;

/** Fails unless the machine has nothing to do anymore after so many rounds. */
export async function untilIdle(round: () => Promise<boolean>): Promise<void> {
  for (let left = 60; left > 0; left -= 1) {
    await flush();
    if (!(await round())) return;
  }
  expect.fail("It never becomes idle.");
}
