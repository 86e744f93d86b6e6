import type { Share } from "../planner/plan";
import { type Planning, planning } from "../planner/planning";
import { stepLabel } from "../simulator/step";
import {
  anyNumber,
  type Command,
  chosenSeed,
  chosenStrategy,
  planOptions,
  planUsage,
  readArguments,
  subjectUsage,
} from "./command";
import { eachSubject } from "./each-subject";
import { writeJson } from "./files";
import { subjectsOfAll } from "./subjects";
import { headOnce, row } from "./table";

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

/** The problems of a plan, one sentence each. */
export function complaints({ graph, plan }: Planning): string[] {
  const { machine, unreachable, idle } = plan;
  return [
    ...unreachable.map((id) => `UNREACHABLE ${id}: no path of ${machine} reaches it.`),
    ...graph.undeclared.map(
      (id) =>
        `UNDECLARED ${id}: ${machine} runs it, but its test model has no outcome for it; add one, or {} if it never ends.`,
    ),
    ...idle.map(
      (id) => `IDLE EXCEPTION ${id}: the test model of ${machine} lists it, but it can be reached or does not exist.`,
    ),
  ];
}

/** A plan as JSON: identical for the same machine, strategy, and seed. */
const planJson = ({ plan, seed }: Planning) => ({
  ...plan,
  seed,
  tests: plan.tests.map(({ input, steps }) => ({ input, steps: steps.map(stepLabel) })),
});

export const planCommand: Command = {
  usage: `statechart-testing plan [FILE|MACHINE|all]... [--strategy=NAME] [--seed=N] [--json FILE]
Plans tests and reports what they cover; fails if no path can reach a state or a transition.
${subjectUsage}
${planUsage}
  --json FILE          writes the tests, step by step, into a file`,

  async run(args, { say, program, config }) {
    const { values, positionals } = readArguments(
      `${program} plan`,
      args,
      {
        ...planOptions,
        json: { type: "string" },
      },
      anyNumber,
    );
    const subjects = await subjectsOfAll(config, positionals);
    const strategy = chosenStrategy(values.strategy);
    const seed = chosenSeed(values.seed);
    const wrong: string[] = [];
    const notes: string[] = [];
    const data: object[] = [];
    const sayHead = headOnce(say, row(widths, [...heads, `hash (${strategy}, seed ${seed})`]));
    const isWhole = await eachSubject(subjects, say, async (subject) => {
      const planned = planning(await subject.testModel(), strategy, seed);
      sayHead();
      say(planRow(planned));
      wrong.push(...complaints(planned));
      notes.push(...(await subject.notes()));
      data.push(planJson(planned));
      return true;
    });
    for (const line of [...wrong, ...notes]) say(line);
    if (values.json !== undefined) writeJson(values.json, data);
    return isWhole && wrong.length === 0 ? 0 : 1;
  },
};
