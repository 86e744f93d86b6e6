import type { MachineId } from "../../machines/index";
import type { Share } from "../engine/plan";
import { stepLabel } from "../engine/stage";
import { writeJson } from "./files";
import { flowOf, type Planning, planning } from "./planning";
import { row } from "./table";
import { chosenMachines, chosenSeed, chosenStrategy, planOptions, planUsage, readArguments, type Verb } from "./verb";

const widths = [19, -5, -6, -8, -11, -14, -9, -12, 12] as const;
const heads = ["machine", "tests", "steps", "states", "transitions", "guard branches", "outcomes", "unreachable"];
const shareText = ({ covered, total }: Share): string => `${covered}/${total}`;

function planRow({ plan }: Planning): string {
  const { states, transitions, guards, outcomes } = plan;
  return row(widths, [
    plan.machine,
    plan.tests.length,
    plan.steps,
    ...[states, transitions, guards, outcomes].map(shareText),
    plan.unreachable.length,
    `${plan.hash}${plan.isTruncated ? "  truncated" : ""}`,
  ]);
}

/** What is wrong with a plan, a sentence each. */
export function complaints({ graph, plan }: Planning): string[] {
  const { machine, unreachable, idle } = plan;
  return [
    ...unreachable.map((id) => `UNREACHABLE ${id}: no path of ${machine} takes it.`),
    ...graph.undeclared.map((id) => `UNDECLARED ${id}: ${machine} runs it, and the flow names no outcome of it.`),
    ...idle.map((id) => `IDLE EXCEPTION ${id}: the flow of ${machine} excuses what can be taken, or is not there.`),
  ];
}

/** A plan as data: the same bytes for the same machine, strategy and seed. */
const planJson = ({ plan, seed }: Planning) => ({
  ...plan,
  seed,
  tests: plan.tests.map(({ input, steps }) => ({ input, steps: steps.map(stepLabel) })),
});

export const planVerb: Verb = {
  usage: `npm run qa -- plan [MACHINE|all] [--strategy=NAME] [--seed=N] [--json FILE]
Plans tests and says what they reach; fails on a state or a transition that no path can take.
${planUsage}
  --json FILE          writes the tests, step by step, into a file`,

  async run(args, { say }) {
    const { values, positionals } = readArguments("qa -- plan", args, { ...planOptions, json: { type: "string" } });
    const ids: MachineId[] = chosenMachines(positionals[0]);
    const strategy = chosenStrategy(values.strategy);
    const seed = chosenSeed(values.seed);
    const wrong: string[] = [];
    const data: object[] = [];
    say(row(widths, [...heads, `hash (${strategy}, seed ${seed})`]));
    for (const id of ids) {
      const planned = planning(await flowOf(id), strategy, seed);
      say(planRow(planned));
      wrong.push(...complaints(planned));
      data.push(planJson(planned));
    }
    for (const line of wrong) say(line);
    if (values.json !== undefined) writeJson(values.json, data);
    return wrong.length > 0 ? 1 : 0;
  },
};
